import { describe, test } from 'vitest';
import rule from '../../service/rules/unknown-word.ts';
import { accepts, check, checkFix } from '../support/rule-check.ts';

describe('unknown-word', () => {
  test('a slip of a word of rules text', () => {
    check(rule, 'Destroy [|targt|] creature.');
    check(rule, 'Target creature gets +2/+2 [|untill|] end of turn.');
    checkFix(rule, 'Draw two cards unless the kicker cost was payed.', 'Draw two cards unless the kicker cost was paid.');
  });

  test('not English that the grammar does not know', () => {
    accepts(rule, [
      'Effects that alter its power alter its toughness instead, and vice versa.',
      'Moss-veiled creatures crew Vehicles as though their power were doubled.',
      'Put your choice of a first strike or reach counter on it, whichever was bolder.',
      'Any cursed player loses 3 life.',
      'Draw a card if you haven’t already.',
      'If you have the peace of the moor, draw a card.',
    ]);
  });

  test('not a word that the designer has made', () => {
    accepts(rule, [
      'Invest {3} ({3}: Attach this to a permanent. Invest only as a sorcery.)',
      'Cressel down (Whenever a creature blocks this creature, it loses 1 life.)',
      'As long as this creature is dantled, it gets +2/+2.\nDantle (You may pair this creature with a land.)',
      'You gain 1 life for each flud counter on the kettle of dusk.',
    ], { type: 'Creature — Spirit', below: '2/2' });
  });
});
