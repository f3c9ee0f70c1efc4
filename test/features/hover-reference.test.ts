import { expect, test } from 'vitest';
import { hoverIn } from '../support/features.ts';

const card = (text: string): string => `Willow Reeve {1}{G}\nCreature — Elf Druid\n${text}\n2/2\n`;

test.each([
  ['Exile target creature you control, then return i$0t to the battlefield.', 'target creature you control'],
  ['When this creature enters, exile target artifact. Its controller may pay {2}. If they do, return that arti$0fact to the battlefield.', 'target artifact'],
  ['Whenever another creature dies, you may exile i$0t.', 'another creature'],
  ['Create two 1/1 green Elf Warrior creature tokens. Tho$0se tokens gain haste until end of turn.', 'two 1/1 green Elf Warrior creature tokens'],
])('%s', (text, meant) => {
  expect(hoverIn(card(text))?.contents).toContain(meant);
});

test('nothing is said where nothing before fits', () => {
  expect(hoverIn(card('Destroy that crea$0ture.'))?.contents ?? '').not.toContain('most likely');
});
