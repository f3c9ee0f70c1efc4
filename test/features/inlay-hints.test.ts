import { expect, test } from 'vitest';
import { readDocument } from '../../grammar/index.ts';
import type { TokenModel } from '../../grammar/resolve/token-model.ts';
import { analyze, inlayHints } from '../../service/index.ts';
import type { Analysis } from '../../service/index.ts';
import { creature, japanese } from '../support/features.ts';

const read = (text: string): Analysis => analyze(readDocument(text, 'card'));
const hintsIn = (text: string) => inlayHints(read(text), { start: 0, end: text.length });
/** The text with each hint put in where it stands. */
const shown = (text: string): string => hintsIn(text).reverse().reduce((all, { offset, label }) => `${all.slice(0, offset)}‹${label}›${all.slice(offset)}`, text);

test('the name stands after the description', () => {
  expect(shown(creature('When this creature enters, create a Food token and two 1/1 green Elf Warrior creature tokens.'))).toContain(
    'create a Food token‹→ Food Token› and two 1/1 green Elf Warrior creature tokens‹→ Elf Warrior Token›.',
  );
});

test('the tooltip has the Japanese name, size, colors, types and abilities', () => {
  expect(hintsIn(creature('Create a 2/1 black and red Goblin artifact creature token with haste.'))[0]!.tooltip).toBe('ゴブリン・トークン · 2/1 black and red artifact creature · with haste · rule 111.3');
});

test('a copy is called by what it copies', () => {
  expect(hintsIn(creature("Create a token that's a copy of target creature you control.")).map(({ label }) => label)).toEqual(['→ copy of target creature you control']);
});

test('tokens with one description share a hint', () => {
  expect(hintsIn(creature('Create a Clue, Food, or Treasure token.')).map(({ label }) => label)).toEqual(['→ Clue Token / Food Token / Treasure Token']);
});

test('the other face of a token has no hint of its own', () => {
  expect(hintsIn(creature('When this creature enters, incubate 2.')).map(({ label }) => label)).toEqual(['→ Incubator Token']);
});

test('only hints inside the range, ends included', () => {
  const text = `${creature('Create a Food token.')}\n\n${creature('Create a Clue token.')}\n\n${creature('Create a Map token.')}`;
  const analysis = read(text);
  const end = text.indexOf('Clue token') + 'Clue token'.length;
  expect(inlayHints(analysis, { start: end, end }).map(({ label, offset }) => [label, offset])).toEqual([['→ Clue Token', end]]);
  expect(inlayHints(analysis, { start: end + 1, end: text.length }).map(({ label }) => label)).toEqual(['→ Map Token']);
  expect(inlayHints(analysis, { start: 0, end: end - 1 }).map(({ label }) => label)).toEqual(['→ Food Token']);
});

test('a Japanese card has Japanese names', () => {
  const text = japanese('緑の１/１のエルフ・戦士・クリーチャー・トークン１体を生成する。');
  const analysis = read(text);
  const token: TokenModel = {
    start: text.indexOf('緑の'), end: text.indexOf('を生成'), name: 'Elf Warrior Token', nameJa: 'エルフ・戦士・トークン', count: '1', controller: 'you', supertypes: [], colors: ['green'], colorless: false, types: ['creature'], subtypes: ['Elf', 'Warrior'],
    power: '1', toughness: '1', abilities: [], tapped: false, attacking: false, source: 'text', rule: '111.3', undefined: [], changed: [],
  };
  analysis.faces[0]!.tokens = [token];
  expect(inlayHints(analysis, { start: 0, end: text.length })).toEqual([{ offset: token.end, label: '→ エルフ・戦士・トークン', tooltip: 'Elf Warrior Token · 1/1 green creature · rule 111.3' }]);
  analysis.faces[0]!.tokens = [{ ...token, name: null, nameJa: null, copyOf: 'そのクリーチャー' }];
  expect(inlayHints(analysis, { start: 0, end: text.length })[0]!.label).toBe('→ そのクリーチャーのコピー');
});

test('a JSON document has none', () => {
  const json = '{"name":"A","type_line":"Instant","oracle_text":"Create a Food token."}';
  expect(inlayHints(analyze(readDocument(json, 'json')), { start: 0, end: json.length })).toEqual([]);
});
