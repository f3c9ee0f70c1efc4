import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { documentKind, readDocument, type CardDocument } from '../../grammar/index.ts';

const FILES = ['commons.card', 'legends.card', 'mistakes.card', 'japanese.card'] as const;
const read = (file: string): CardDocument => readDocument(readFileSync(new URL(`../../examples/${file}`, import.meta.url), 'utf8'), 'card');

const SHOWN = [
  'undefined-token', 'token-missing-power-toughness', 'token-missing-color', 'token-missing-card-type', 'token-power-toughness-on-noncreature', 'unknown-subtype', 'subtype-mismatch',
  'illegal-target', 'illegal-damage-recipient', 'target-card-without-zone', 'target-in-static-ability', 'aura-without-enchant', 'unknown-symbol', 'undefined-x', 'outdated-create', 'outdated-enters',
];

describe.each(FILES)('%s', (file) => {
  const document = read(file);
  const faces = document.cards.flatMap((card) => card.faces);

  test('has no problem of format', () => {
    expect([...document.problems, ...faces.flatMap((face) => face.problems)]).toEqual([]);
    expect(documentKind(file, document.text)).toBe('card');
    expect(documentKind('pasted.txt', document.text)).toBe('card');
  });

  test('has whole cards with names of their own', () => {
    expect(faces.length).toBeGreaterThan(5);
    for (const face of faces) expect([face.name?.text, face.typeLine?.text].every(Boolean)).toBe(true);
    expect(new Set(faces.map((face) => face.name!.text)).size).toBe(faces.length);
    expect(new Set(faces.filter((face) => face.translationOf === undefined).map((face) => face.dialect))).toEqual(new Set([file === 'japanese.card' ? 'mtg-ja' : 'mtg-en']));
  });
});

test('every creature has power and toughness, every planeswalker loyalty, every battle defense, and nothing else has them', () => {
  for (const file of FILES)
    for (const { typeLine, power, toughness, loyalty, defense } of read(file).cards.flatMap((card) => card.faces)) {
      const type = typeLine!.text;
      const has = [power, toughness, loyalty, defense].map(Boolean);
      const creature = /Creature|クリーチャー/u.test(type);
      expect([type, ...has]).toEqual([type, creature, creature, type.includes('Planeswalker'), type.includes('Battle')]);
    }
});

test('mistakes.card names the diagnostic above each card, and shows all of them', () => {
  const { cards, comments } = read('mistakes.card');
  const codes = new Map(comments.flatMap(({ text, before }) => (/^# ([a-z-]+): ./u.exec(text) ? [[before, /^# ([a-z-]+):/u.exec(text)![1]!]] : []) as [number, string][]));
  expect([...codes.keys()]).toEqual(cards.map((_, index) => index));
  expect([...new Set(codes.values())].sort()).toEqual([...SHOWN].sort());
  expect([...codes.values()].filter((code) => code === 'illegal-target').length).toBeGreaterThan(2);
});

test('legends.card has cards of two faces', () => {
  expect(read('legends.card').cards.map((card) => card.faces.length)).toEqual([2, 2, 1, 1]);
});

test('the cards of docs/card-format.md are read without a problem', () => {
  const page = readFileSync(new URL('../../docs/card-format.md', import.meta.url), 'utf8');
  const blocks = [...page.matchAll(/^```\n([^]*?)^```$/gmu)].map((match) => readDocument(match[1]!, 'card'));
  expect(blocks.map((block) => [block.cards.length, block.definitions!.length])).toEqual([[2, 0], [1, 0], [2, 0], [1, 0], [1, 0], [0, 9]]);
  expect(blocks.flatMap((block) => [...block.problems, ...block.cards.flatMap((card) => card.faces.flatMap((face) => face.problems))])).toEqual([]);
});
