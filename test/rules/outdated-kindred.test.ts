import { describe, test } from 'vitest';
import rule from '../../service/rules/outdated-kindred.ts';
import { check } from '../support/rule-check.ts';
import { mends } from '../support/mends.ts';

describe('outdated-kindred', () => {
  test('on the type line', () => {
    check(rule, `
      Gull Omen {1}{U}
      Tribal Sorcery — Bird
      ^^^^^^ warning outdated-kindred
      Draw a card.
    `, { whole: true });
    mends(rule, 'Gull Omen {1}{U}\nTribal Sorcery — Bird\nDraw a card.', 'Gull Omen {1}{U}\nKindred Sorcery — Bird\nDraw a card.', { whole: true });
  });
  test('in the text', () => {
    mends(rule, 'Return target tribal card from your graveyard to your hand.', 'Return target kindred card from your graveyard to your hand.');
  });
  test('not Kindred, and not the word elsewhere', () => {
    check(rule, 'Draw a card.', { type: 'Kindred Sorcery — Bird' });
    check(rule, 'Draw a card.', { name: 'Tribal Omen' });
  });
});
