import { describe, expect, test } from 'vitest';
import type { TokenModel } from '../../grammar/resolve/token-model.ts';
import { resolved, type FaceParts } from '../support/grammar/faces.ts';

type Part = Partial<Omit<TokenModel, 'start' | 'end'>>;

function expectTokens(text: string, expected: Part[], parts?: FaceParts): void {
  const { tokens } = resolved(text, parts);
  expect(tokens.map((t, i) => Object.fromEntries(Object.keys(expected[i] ?? t).map((k) => [k, t[k as keyof TokenModel]])))).toEqual(expected);
}

const table = (cases: readonly (readonly [string, Part[]])[]): void => {
  test.each(cases)('%s', (text, expected) => expectTokens(text, expected));
};

describe('names (111.4)', () => {
  table([
    ['Create a 1/1 green Elf Warrior creature token.', [{ name: 'Elf Warrior Token', nameJa: 'エルフ・戦士・トークン', subtypes: ['Elf', 'Warrior'] }]],
    ['Create two 1/1 white Spirit creature tokens with flying.', [{ name: 'Spirit Token', nameJa: 'スピリット・トークン', count: '2', abilities: ['flying'] }]],
    ['Create a colorless artifact token named Lantern with "{T}: Add {C}."', [{ name: 'Lantern', nameJa: null, types: ['artifact'], colorless: true, abilities: ['{T}: Add {C}.'] }]],
    ['Create a 4/4 black Demon creature token with flying named Ash Fiend.', [{ name: 'Ash Fiend', subtypes: ['Demon'], power: '4', toughness: '4' }]],
    ['Create Ash, a legendary 2/2 red Dog creature token with haste.', [{ name: 'Ash', supertypes: ['legendary'], colors: ['red'], subtypes: ['Dog'], power: '2', abilities: ['haste'], count: '1' }]],
    ['Create a token that\'s a copy of Ember Lash.', [{ name: 'Ember Lash', source: 'copy' }]],
    ['Create a token that\'s a copy of target creature you control.', [{ name: null, copyOf: 'target creature you control', source: 'copy', undefined: [] }]],
    ['Create two tokens that are copies of target artifact you control.', [{ name: null, copyOf: 'target artifact you control', count: '2' }]],
  ]);
});

describe('counts and who creates it (111.2)', () => {
  table([
    ['Create three Clue tokens.', [{ name: 'Clue Token', count: '3', controller: 'you' }]],
    ['Create X 1/1 green Snake creature tokens, where X is the number of Forests you control.', [{ count: 'X', name: 'Snake Token' }]],
    ['Create that many 1/1 white Soldier creature tokens.', [{ count: 'that many' }]],
    ['Create a number of 1/1 white Soldier creature tokens equal to the number of cards in your hand.', [{ name: 'Soldier Token', count: 'number of' }]],
    ['Each player creates a 1/1 green Saproling creature token.', [{ controller: 'each player' }]],
    ['Target opponent creates two Treasure tokens.', [{ controller: 'target opponent', count: '2' }]],
    ['Destroy target creature. Its controller creates a 3/3 green Beast creature token.', [{ controller: 'its controller' }]],
    ['You may create a Food token.', [{ controller: 'you' }]],
    ['That player draws a card and creates a Clue token.', [{ controller: 'that player' }]],
    ['When this creature dies, its owner creates a Blood token.', [{ controller: 'its owner' }]],
    ['Other creatures you control have "When this creature dies, create a Food token."', [{ controller: 'you', name: 'Food Token' }]],
    ['If you would create one or more tokens, create twice that many of those tokens instead.', []],
    ['Whenever you create a token, draw a card.', []],
    ['{1}, Sacrifice a Food: Create a 2/2 green Bear creature token.', [{ name: 'Bear Token', power: '2' }]],
  ]);
});

describe('characteristics', () => {
  table([
    ['Create a 1/1 blue and black Faerie creature token with flying.', [{ colors: ['blue', 'black'], colorless: false, subtypes: ['Faerie'] }]],
    ['Create a 0/1 colorless Eldrazi Scion creature token with "Sacrifice this creature: Add {C}."', [{ colors: [], colorless: true, subtypes: ['Eldrazi', 'Scion'], abilities: ['Sacrifice this creature: Add {C}.'] }]],
    ['Create a 1/1 colorless Thopter artifact creature token with flying.', [{ types: ['artifact', 'creature'], subtypes: ['Thopter'], name: 'Thopter Token' }]],
    ['Create an X/X green Ooze creature token, where X is the number of creatures you control.', [{ power: 'X', toughness: 'X' }]],
    ['Create a green Ooze creature token with "This creature\'s power and toughness are each equal to the number of creatures you control."', [{ power: '*', toughness: '*', undefined: [] }]],
    ['Create a 2/2 white Cat creature token that\'s tapped and attacking.', [{ tapped: true, attacking: true }]],
    ['Create a tapped 2/2 black Zombie creature token.', [{ tapped: true, attacking: false, colors: ['black'] }]],
    ['Create a 3/3 green Beast creature token with trample and haste.', [{ abilities: ['trample', 'haste'] }]],
    ['Create a 1/1 white Human Soldier creature token with vigilance and "{1}: This creature gets +1/+0 until end of turn."', [{ subtypes: ['Human', 'Soldier'], abilities: ['vigilance', '{1}: This creature gets +1/+0 until end of turn.'] }]],
    ['Create a white Spirit creature token with flying.', [{ undefined: ['power', 'toughness'] }]],
    ['Create a 1/1 Goblin creature token.', [{ undefined: ['color'] }]],
    ['Create a 1/1 red Goblin token.', [{ undefined: ['type'] }]],
    ['Create a 1/1 red creature token.', [{ undefined: ['subtype'] }]],
  ]);
});

describe('predefined tokens (111.10)', () => {
  table([
    ['Create a tapped Treasure token.', [{ name: 'Treasure Token', source: 'predefined', tapped: true, types: ['artifact'], subtypes: ['Treasure'], changed: [] }]],
    ['Create a Clue, Food, or Treasure token.', [{ name: 'Clue Token' }, { name: 'Food Token' }, { name: 'Treasure Token' }]],
    ['Create a Blood token, a Clue token, and a Food token.', [{ name: 'Blood Token' }, { name: 'Clue Token' }, { name: 'Food Token' }]],
    ['Create a legendary Food token.', [{ name: 'Food Token', supertypes: ['legendary'], changed: ['supertypes'] }]],
    ['Create a Walker token.', [{ name: 'Walker', subtypes: ['Zombie'], power: '2', toughness: '2', colors: ['black'] }]],
    ['Create a Wicked Role token attached to target creature you control.', [{ name: 'Wicked', types: ['enchantment'], subtypes: ['Aura', 'Role'], power: null }]],
    ['Create a Young Hero Role token attached to it.', [{ name: 'Young Hero', source: 'predefined' }]],
    ['Create a Potion token.', [{ name: 'Potion Token', undefined: ['definition'] }]],
  ]);
});

describe('keywords and keyword actions', () => {
  table([
    ['Investigate.', [{ name: 'Clue Token', source: 'keyword' }]],
    ['Incubate 3.', [{ name: 'Incubator Token' }]],
    ['Amass Orcs 2.', [{ name: 'Orc Army Token', subtypes: ['Orc', 'Army'], power: '0', colors: ['black'] }]],
    ['Populate.', [{ name: null, source: 'copy', copyOf: 'a creature token you control' }]],
    ['Fabricate 2', [{ name: 'Servo Token', types: ['artifact', 'creature'], count: '2', colorless: true }]],
    ['Afterlife 1', [{ name: 'Spirit Token', colors: ['white', 'black'], abilities: ['flying'] }]],
    ['Living weapon', [{ name: 'Phyrexian Germ Token', power: '0', toughness: '0' }]],
    ['Embalm {3}{W}', [{ name: 'Ember Lash', source: 'copy' }]],
    ['Offspring {2}', [{ name: 'Ember Lash', source: 'copy' }]],
    ['Whenever this creature attacks, investigate twice.', [{ name: 'Clue Token' }]],
    ['Gift a tapped Fish', [{ name: 'Fish Token', tapped: true, controller: 'an opponent' }]],
    ['This creature endures 2.', [{ name: 'Spirit Token', power: '2', toughness: '2', colors: ['white'] }]],
  ]);
});

test('spans count in the host text', () => {
  const text = 'Flying\nWhen this creature enters, create a Food token.';
  const [token] = resolved(text).tokens;
  expect(text.slice(token!.start, token!.end)).toBe('a Food token');
});
