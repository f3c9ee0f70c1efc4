import { describe, expect, test } from 'vitest';
import activationLimit from '../../service/rules/activation-limit.ts';
import agreement from '../../service/rules/agreement.ts';
import searchWithoutShuffle from '../../service/rules/search-without-shuffle.ts';
import triggerComma from '../../service/rules/trigger-comma.ts';
import whenWhenever from '../../service/rules/when-whenever.ts';
import { accepts, allFindings, checkFix } from '../support/rule-check.ts';

describe('agreement', () => {
  test('the object itself is one', () => checkFix(agreement, '{2}: This artifact gain indestructible until end of turn.', '{2}: This artifact gains indestructible until end of turn.', { type: 'Artifact' }));
  test('what is enchanted or equipped is one', () => checkFix(agreement, 'Equipped creature get +1/+0.', 'Equipped creature gets +1/+0.', { type: 'Artifact — Equipment' }));
  test('the bare verb is right where another verb governs it', () =>
    accepts(agreement, ['You may have this creature enter as a copy of any creature on the battlefield.', 'Equipped creatures get +1/+0.', "Enchanted creature can't attack or block."], { type: 'Creature — Shapeshifter' }));
});

describe('activation-limit', () => {
  test('“only” is not said twice', () => checkFix(activationLimit, '{1}: Draw a card. Activate only at sorcery speed.', '{1}: Draw a card. Activate only as a sorcery.', { type: 'Artifact' }));
});

describe('search-without-shuffle', () => {
  test('an offer to search ends like an order', () =>
    checkFix(searchWithoutShuffle, 'You may search your library for an Elf card, reveal it, and put it into your hand.', 'You may search your library for an Elf card, reveal it, put it into your hand, then shuffle.'));
  test('what another player does has no fix', () => {
    const found = allFindings('Sad Errand {G}\nSorcery\nTarget player may search their library for a basic land card and put it onto the battlefield.', [searchWithoutShuffle]);
    expect(found.map(({ fixes }) => fixes)).toEqual([[]]);
  });
});

describe('trigger-comma', () => {
  const enchantment = { type: 'Enchantment' };
  test('before “exile”, which is a zone as well', () => checkFix(triggerComma, 'When this enchantment enters exile target creature.', 'When this enchantment enters, exile target creature.', enchantment));
  test('before a condition', () => checkFix(triggerComma, 'When this enchantment enters if you control a Gate, draw a card.', 'When this enchantment enters, if you control a Gate, draw a card.', enchantment));
  test('at the first place of several', () => checkFix(triggerComma, 'At the beginning of your upkeep each opponent loses 1 life and you gain 1 life.', 'At the beginning of your upkeep, each opponent loses 1 life and you gain 1 life.', enchantment));
  test('no comma is missing where a condition has one', () =>
    accepts(triggerComma, ['When this enchantment enters, if you control a Gate, draw a card.', 'At the beginning of each upkeep, each player loses 1 life.', 'Whenever a card is put into exile from your hand, you gain 1 life.'], enchantment));
});

describe('when-whenever', () => {
  test('what you lose does not end the object', () => checkFix(whenWhenever, 'When this creature attacks, you lose 1 life.', 'Whenever this creature attacks, you lose 1 life.', { type: 'Creature — Imp', below: '1/1' }));
  test('what the object loses may end it', () => accepts(whenWhenever, ['When this creature attacks, it loses this ability.'], { type: 'Creature — Imp', below: '1/1' }));
});
