import { test } from 'vitest';
import rule from '../../service/rules/token-legendary-unnamed.ts';
import { accepts, check, checkFix } from '../support/rule-check.ts';

test('a legendary token without a name', () => {
  check(rule, `
    Create a legendary 4/4 red Dragon creature token with flying.
             ^^^^^^^^^ warning token-legendary-unnamed
  `);
  checkFix(rule, 'Create a legendary 4/4 red Dragon creature token.', 'Create a 4/4 red Dragon creature token.');
});

test('not where it has one', () => {
  accepts(rule, [
    'Create a legendary 4/4 red Dragon creature token named Cinder.',
    'Create Cinder, a legendary 4/4 red Dragon creature token with flying.',
    'Create a legendary 4/4 red Dragon creature token with flying named Cinder.',
    'Create a 4/4 red Dragon creature token.',
    'Create a token that\'s a copy of target legendary creature.',
  ]);
});
