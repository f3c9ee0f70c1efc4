import { describe, expect, test } from 'vitest';
import { inOrder } from '../../service/engine/wording-symbols.ts';
import rule from '../../service/rules/symbol-order.ts';
import { check } from '../support/rule-check.ts';
import { mends } from '../support/mends.ts';

describe('symbol-order', () => {
  test('in the mana cost', () => {
    check(rule, 'Twin Groves [|{W}{G}|]\nInstant\nYou gain 4 life.', { whole: true });
    mends(rule, 'Twin Groves {W}{G}\nInstant\nYou gain 4 life.', 'Twin Groves {G}{W}\nInstant\nYou gain 4 life.', { whole: true });
  });
  test('in the text', () => {
    mends(rule, '{R}{1}{X}, {T}: Draw a card.', '{X}{1}{R}, {T}: Draw a card.', { type: 'Artifact' });
    mends(rule, 'Add {B}{W}.', 'Add {W}{B}.');
  });
  test.each(['{2}{G}{W}, {T}: Draw a card.', '{U}{R}{W}: Draw a card.', '{G}, {R}: Draw a card.', 'Add {G} or {R}.', '{W/U}{G}{R}: Draw a card.'])('not %s', (text) => check(rule, text, { type: 'Artifact' }));
  test.each([
    ['{G}{B}', '{B}{G}'], ['{W}{G}{U}', '{G}{W}{U}'], ['{B}{R}{W}', '{R}{W}{B}'], ['{G}{R}{B}{U}{W}', '{W}{U}{B}{R}{G}'], ['{R}{W}{R}', '{R}{R}{W}'],
  ])('%s', (symbols, right) => {
    expect(inOrder(symbols)).toBe(right);
  });
});
