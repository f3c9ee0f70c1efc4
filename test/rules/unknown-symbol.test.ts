import { expect, test } from 'vitest';
import rule from '../../service/rules/unknown-symbol.ts';
import { check, checkFix, messages } from '../support/rule-check.ts';

const whole = { whole: true };

test('a symbol that no rule has, once a card', () => {
  check(rule, '[|{I}|]: Draw a card. {I}{I}: Untap this artifact.');
  expect(messages(rule, '{I}: Draw a card.')[0]).toContain('define symbol {I}');
});

test('a word for a symbol', () => {
  checkFix(rule, '{TAP}: Add {R}.', '{T}: Add {R}.');
});

test('those of the set, alone and in halves', () => {
  check(rule, 'Wick Hall {2}{I}{I/W}\nArtifact\n{i}, {2/I}, {I/P}: Add {∆}.\n\ndefine symbol {I} One ichor mana, {∆}', whole);
  check(rule, 'Wick Hall {2}\nArtifact\n[|{I/Q}|]: Add [|{V}|].\n\ndefine symbol {I}', whole);
});
