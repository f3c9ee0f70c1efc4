import { describe, expect, test } from 'vitest';
import type { TargetModel } from '../../grammar/resolve/target-model.ts';
import { resolved } from '../support/grammar/faces.ts';

type Part = Partial<Omit<TargetModel, 'start' | 'end'>>;

const CASES: Readonly<Record<string, readonly (readonly [string, Part[]])[]>> = {
  'numbers': [
    ['Destroy target creature.', [{ text: 'target creature', min: 1, max: 1, word: 0, source: 'text' }]],
    ['Destroy up to two target artifacts.', [{ min: 0, max: 2 }]],
    ['Destroy two target lands.', [{ min: 2, max: 2 }]],
    ['Tap up to X target creatures.', [{ min: 0, max: null }]],
    ['Exile any number of target creatures.', [{ min: 0, max: null }]],
    ['Tap X target creatures.', [{ min: 0, max: null }]],
    ['One or two target creatures each get +1/+1 until end of turn.', [{ min: 1, max: 2 }]],
    ['Choose target creature. Destroy it.', [{ min: 1, max: 1 }]],
    ['Return up to one other target nonland permanent to its owner\'s hand.', [{ min: 0, max: 1 }]],
  ],
  'kinds': [
    ['Destroy target creature or planeswalker.', [{ kinds: ['creature', 'planeswalker'] }]],
    ['Destroy target artifact, enchantment, or land.', [{ kinds: ['artifact', 'enchantment', 'land'] }]],
    ['Target player draws a card.', [{ kinds: ['player'], zone: null }]],
    ['Target opponent discards a card.', [{ kinds: ['opponent'], zone: null }]],
    ['Destroy target Elf.', [{ kinds: ['permanent'], zone: 'battlefield' }]],
    ['Exile target nonland permanent.', [{ kinds: ['permanent'], zone: 'battlefield' }]],
  ],
  'zones': [
    ['Destroy target creature you control.', [{ zone: 'battlefield' }]],
    ['Return target creature card from your graveyard to your hand.', [{ zone: 'graveyard', kinds: ['card'] }]],
    ['Exile target card from a graveyard.', [{ zone: 'graveyard' }]],
    ['Counter target creature spell.', [{ zone: 'stack' }]],
    ['Counter target activated ability.', [{ zone: 'stack' }]],
    ['Return target card in your graveyard to your hand.', [{ zone: 'graveyard' }]],
    ['Put target exiled card into its owner\'s graveyard.', [{ zone: 'exile' }]],
  ],
  'instances of the word (115.3)': [
    ['Target creature you control fights target creature you don\'t control.', [{ word: 0 }, { word: 1 }]],
    ['Move a counter from target permanent onto another target permanent.', [{ word: 0 }, { word: 1 }]],
    ['Ember Lash deals 2 damage to any target.', [{ min: 1, max: 1, word: 0 }]],
    ['Destroy each creature that shares a color with it.', []],
    ['Whenever this creature becomes the target of a spell, draw a card.', []],
    ['You may choose new targets for that spell.', []],
  ],
  'keywords': [
    ['Enchant creature you control', [{ source: 'enchant', kinds: ['creature'], zone: 'battlefield' }]],
    ['Enchant player', [{ source: 'enchant', kinds: ['player'], zone: null }]],
    ['Equip {2}', [{ source: 'keyword', kinds: ['creature'] }]],
    ['Flying', []],
    ['Ward {2} (Whenever this creature becomes the target of a spell or ability an opponent controls, counter it unless that player pays {2}.)', []],
  ],
  'quoted abilities': [
    ['Creatures you control have "{T}: This creature deals 1 damage to target player."', [{ kinds: ['player'] }]],
  ],
};

describe.each(Object.entries(CASES))('%s', (_, cases) => {
  test.each(cases)('%s', (text, expected) => {
    const { targets } = resolved(text);
    expect(targets.map((t, i) => Object.fromEntries(Object.keys(expected[i] ?? t).map((k) => [k, t[k as keyof TargetModel]])))).toEqual(expected);
  });
});

test('words are numbered through the whole face, and spans count in the host text', () => {
  const text = 'Destroy target artifact.\nTap up to two target creatures.';
  const { targets } = resolved(text);
  expect(targets.map((t) => [t.word, text.slice(t.start, t.end)])).toEqual([[0, 'target artifact'], [1, 'up to two target creatures']]);
});
