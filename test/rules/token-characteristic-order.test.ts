import { test } from 'vitest';
import rule from '../../service/rules/token-characteristic-order.ts';
import { accepts, check, checkFix } from '../support/rule-check.ts';

test('words in another order', () => {
  check(rule, `
    Create a green 1/1 Insect creature token.
             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning token-characteristic-order
  `);
  checkFix(rule, 'Create a white and black 1/1 Inkling creature token.', 'Create a 1/1 white and black Inkling creature token.');
  checkFix(rule, 'Create a red 8/8 Dragon creature token.', 'Create an 8/8 red Dragon creature token.');
  checkFix(rule, 'Create a green X/X Ooze creature token, where X is your life total.', 'Create an X/X green Ooze creature token, where X is your life total.');
  checkFix(rule, 'Create a 1/1 colorless artifact Thopter creature token.', 'Create a 1/1 colorless Thopter artifact creature token.');
});

test('every printed order', () => {
  accepts(rule, [
    'Create two tapped 2/2 black Zombie creature tokens.',
    'Create a tapped and attacking 2/2 black Zombie creature token.',
    'Create a 2/2 black Zombie creature token that\'s tapped and attacking.',
    'Create a legendary 4/4 red Dragon creature token named Cinder with flying.',
    'Create a legendary 4/4 red Dragon creature token with flying named Cinder.',
    'Create Cinder, a legendary 4/4 red Dragon creature token.',
    'Create a colorless snow artifact token.',
    'Create a 1/1 white and blue Bird creature token with flying.',
    'Create a Treasure token.',
  ]);
});
