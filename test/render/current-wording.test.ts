import { expect, test } from 'vitest';
import { renderEnglish } from '../../grammar/index.ts';
import { abilityOf } from '../support/grammar/faces.ts';

const rendered = (text: string): string => renderEnglish([abilityOf(text)], { name: 'Ember Lash', self: 'as-written' });

test.each([
  ['When this creature enters the battlefield, draw a card.', 'When this creature enters, draw a card.'],
  ['When this creature comes into play, draw a card.', 'When this creature enters, draw a card.'],
  ['{T}: Add {G} to your mana pool.', '{T}: Add {G}.'],
  ['Target player sacrifices his or her lands.', 'Target player sacrifices their lands.'],
  ['Exile target creature with converted mana cost 3 or less.', 'Exile target creature with mana value 3 or less.'],
  ['Draw 2 cards.', 'Draw two cards.'],
  ['When this creature is put into a graveyard from the battlefield, you gain 1 life.', 'When this creature dies, you gain 1 life.'],
  ['Sacrifice a artifact.', 'Sacrifice an artifact.'],
  ['Create a white 1/1 Soldier creature token.', 'Create a 1/1 white Soldier creature token.'],
  ['Create a 1/1 white soldier creature token.', 'Create a 1/1 white Soldier creature token.'],
  ['Put two 1/1 white Soldier creature tokens onto the battlefield.', 'Create two 1/1 white Soldier creature tokens.'],
  ['Create two 1/1 white Soldier creature token.', 'Create two 1/1 white Soldier creature tokens.'],
  ['Create a 1/1 white Soldier creature tokens.', 'Create a 1/1 white Soldier creature token.'],
  ['Remove target creature from the game.', 'Exile target creature.'],
])('%s', (old, current) => {
  expect(rendered(old)).toBe(current);
});

test('what is current stays: only creatures die, and who controls what entered is said in full', () => {
  const kept = ['When this artifact is put into a graveyard from the battlefield, draw a card.', 'Draw a card if two or more creatures entered the battlefield under your control this turn.', 'Put target creature card from your graveyard onto the battlefield.'];
  for (const text of kept) expect(rendered(text)).toBe(text);
});
