import { describe, test } from 'vitest';
import rule from '../../service/rules/legend-self-reference.ts';
import { check } from '../support/rule-check.ts';
import { mends } from '../support/mends.ts';

const legend = { name: 'Orla, Reef Warden', type: 'Legendary Creature — Merfolk', below: '2/2' };

describe('legend-self-reference', () => {
  test('legends have names', () => {
    check(rule, 'When [|this creature|] enters, draw a card.', legend);
    mends(rule, 'When this creature enters, draw a card.', 'When Orla enters, draw a card.', legend);
    mends(rule, 'When this land enters, draw a card.', 'When Gullhaven enters, draw a card.', { name: 'Gullhaven', type: 'Legendary Land', cost: '' });
  });
  test.each([
    'When Orla enters, draw a card.',
    'Whenever this creature transforms into Orla, Reef Warden, draw a card.',
    'Whenever this creature mutates, draw a card.',
    'Other creatures you control have "When this creature dies, draw a card."',
    'Return this card from your graveyard to your hand.',
  ])('not %s', (text) => check(rule, text, legend));
  test('not on others', () => check(rule, 'When this creature enters, draw a card.', { ...legend, type: 'Creature — Merfolk' }));
});
