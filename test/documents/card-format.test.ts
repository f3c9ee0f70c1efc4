import { describe, expect, test } from 'vitest';
import { readDocument, type CardDocument, type CardFace, type Span } from '../../grammar/index.ts';
import { parseFixture } from '../support/markers.ts';

const read = (text: string): CardDocument => readDocument(text, 'card');
const faces = (text: string): CardFace[] => read(text).cards.flatMap((card) => card.faces);
const face = (text: string): CardFace => {
  const all = faces(text);
  expect(all).toHaveLength(1);
  return all[0]!;
};
const codes = (text: string): string[] => {
  const document = read(text);
  return [...document.problems, ...document.cards.flatMap((card) => card.faces.flatMap((one) => one.problems))].map((problem) => problem.code);
};
const at = ({ start, end }: Span): Span => ({ start, end });

describe('a card', () => {
  test('has a name, a mana cost, a type line, paragraphs, power and toughness, each at its place', () => {
    const { text, expected } = parseFixture(`
      Larder Warden {1}{G}
      ^^^^^^^^^^^^^ name
                    ^^^^^^ cost
      Creature — Elf Warrior
      ^^^^^^^^^^^^^^^^^^^^^^ type
      Reach
      ^^^^^ reach
      {2}, {T}: Destroy target creature you don't control.
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ ability
      2/3
      ^ power
        ^ toughness
    `);
    const card = face(text);
    const found = [card.name, card.manaCost, card.typeLine, ...card.paragraphs, card.power, card.toughness].map((part) => at(part!));
    expect(found).toEqual(expected.map(at));
    for (const part of [card.name, card.manaCost, card.typeLine, ...card.paragraphs]) expect(part!.text).toBe(text.slice(part!.start, part!.end));
    expect([card.loyalty, card.defense]).toEqual([null, null]);
    expect(card.rulesText!.text).toBe(`Reach\n${card.paragraphs[1]!.text}`);
    expect(read(text).delimiters).toEqual([{ start: card.power!.end, end: card.toughness!.start }]);
    expect(codes(text)).toEqual([]);
  });

  test('ends at a blank line, also one with white space in it', () => {
    expect(faces('Ash\nInstant\nDraw a card.\n \t\u3000\nBrand\nSorcery\n\n\n\nCinder\nLand').map((one) => one.name!.text)).toEqual(['Ash', 'Brand', 'Cinder']);
  });

  test('without mana cost, text or statistics has null there', () => {
    const { manaCost, rulesText, power, loyalty, paragraphs } = face('Causeway\nLand');
    expect({ manaCost, rulesText, power, loyalty, paragraphs }).toEqual({ manaCost: null, rulesText: null, power: null, loyalty: null, paragraphs: [] });
  });

  test('keeps its index, and spans its lines', () => {
    const text = '\n\nAsh\nInstant\n\nBrand\nSorcery\nDraw a card.\n';
    const [, brand] = read(text).cards;
    expect(text.slice(brand!.start, brand!.end)).toBe('Brand\nSorcery\nDraw a card.');
    expect(brand!.faces[0]!.card).toBe(1);
  });
});

describe('white space', () => {
  test('a byte order mark counts in the offsets and belongs to nothing', () => {
    const card = face('\uFEFFAsh {R}\nInstant\nDraw a card.');
    expect(at(card.name!)).toEqual({ start: 1, end: 4 });
    expect(at(card.manaCost!)).toEqual({ start: 5, end: 8 });
    expect(at(card.typeLine!)).toEqual({ start: 9, end: 16 });
  });

  test('\\r\\n and \\r end lines, and paragraphs have neither', () => {
    const card = face('Ash {R}\r\nInstant\r\nDraw a card.\r\nYou gain 1 life.\rScry 1.\r\n');
    expect(card.paragraphs).toEqual([
      { text: 'Draw a card.', start: 18, end: 30 },
      { text: 'You gain 1 life.', start: 32, end: 48 },
      { text: 'Scry 1.', start: 49, end: 56 },
    ]);
  });

  test('\\r\\n\\r\\n is a blank line', () => {
    expect(faces('Ash\r\nInstant\r\n\r\nBrand\r\nLand')).toHaveLength(2);
  });

  test('tabs, no-break and full-width spaces stand around and inside lines', () => {
    const text = '\t灰の矢\u3000(１)(赤)\u3000\n\u3000インスタント\u3000\n\u00a0カード１枚を引く。\u3000\n';
    const card = face(text);
    expect(at(card.name!)).toEqual({ start: 1, end: 4 });
    expect(card.manaCost).toEqual({ text: '(１)(赤)', start: 5, end: 11 });
    expect(card.typeLine).toEqual({ text: 'インスタント', start: 14, end: 20 });
    expect(card.paragraphs).toEqual([{ text: 'カード１枚を引く。', start: 23, end: 32 }]);
  });
});

describe('comments', () => {
  test('before a card stand in the document, with the card that follows', () => {
    const text = '# Commons\nAsh\nInstant\n\n# Rares\n\nBrand\nLand\n\n# End';
    expect(read(text).comments).toEqual([
      { text: '# Commons', start: 0, end: 9, before: 0 },
      { text: '# Rares', start: 23, end: 30, before: 1 },
      { text: '# End', start: 44, end: 49, before: 2 },
    ]);
  });

  test('inside a card are remarks on it and break nothing', () => {
    const card = face('Ash\n# was Cinder\nInstant\nDraw a card.\n#   twice?\nScry 1.');
    expect(card.typeLine!.text).toBe('Instant');
    expect(card.paragraphs.map((paragraph) => paragraph.text)).toEqual(['Draw a card.', 'Scry 1.']);
    expect(card.annotations.map(({ key, value }) => [key, value.text])).toEqual([['comment', 'was Cinder'], ['comment', 'twice?']]);
  });

  test('are read with a full-width sign', () => {
    expect(read('＃ 見出し\n\n灰\n土地').comments).toMatchObject([{ text: '＃ 見出し', before: 0 }]);
  });
});

describe('annotations', () => {
  test('are taken out of the text, each with its value', () => {
    const text = 'Ash\nInstant\n@rarity rare\nDraw a card.\n@Flavour: It was warm once.\n@artist  M. Ink \n@note a\n@note b';
    const card = face(text);
    expect(card.annotations.map(({ key, value }) => [key, value.text])).toEqual([
      ['rarity', 'rare'], ['flavor', 'It was warm once.'], ['artist', 'M. Ink'], ['note', 'a'], ['note', 'b'],
    ]);
    expect(card.rarity).toBe('rare');
    expect(card.paragraphs).toHaveLength(1);
    for (const { value } of card.annotations) expect(text.slice(value.start, value.end)).toBe(value.text);
  });

  test('after a blank line belong to the card before', () => {
    const text = 'Ash\nInstant\n\n@rarity rare\n\nBrand\nLand';
    const [ash, brand] = faces(text);
    expect([ash!.rarity, brand!.rarity]).toEqual(['rare', undefined]);
    expect(codes(text)).toEqual([]);
  });

  test('before the first card belong to none', () => {
    const text = '@rarity rare\n\nAsh\nInstant';
    expect(read(text).problems).toMatchObject([{ code: 'malformed-card', start: 0, end: 12 }]);
  });

  test('above the name, in the same block, belong to the card', () => {
    expect(face('@lang ja\nAsh\nInstant').dialect).toBe('mtg-ja');
  });

  test('with an unknown key are reported whole, with the nearest key', () => {
    const card = face('Ash\nInstant\n@rarety rare');
    expect(card.problems).toMatchObject([{ code: 'unknown-annotation', start: 12, end: 24 }]);
    expect(card.problems[0]!.message).toContain('@rarity?');
  });

  test.each(['@constructor x', '@__proto__ x', '@', '@ x', '@@'])('%s is unknown and does no harm', (line) => {
    expect(codes(`Ash\nInstant\n${line}`)).toEqual(['unknown-annotation']);
  });

  test('with an unknown language are reported on the language', () => {
    expect(face('Ash\nInstant\n@lang fr').problems).toMatchObject([{ code: 'unknown-annotation', start: 18, end: 20 }]);
  });
});

describe('faces', () => {
  const two = 'Ash\nInstant\n@rarity rare\n----\nBrand\nCreature — Elf\n1/1';

  test('are parted by three hyphens or more', () => {
    for (const line of ['---', '----', '-----------', ' ---- ', '－－－', '——', 'ーーー']) {
      const [card, ...rest] = read(two.replace('----', line)).cards;
      expect(rest).toEqual([]);
      expect(card!.faces.map(({ name, card: index, face: place }) => [name!.text, index, place])).toEqual([['Ash', 0, 0], ['Brand', 0, 1]]);
    }
    expect(read(two).delimiters).toContainEqual({ start: 25, end: 29 });
  });

  test('share rarity and language', () => {
    expect(faces(two).map((one) => one.rarity)).toEqual(['rare', 'rare']);
    expect(faces(`${two}\n@lang ja`).map((one) => one.dialect)).toEqual(['mtg-ja', 'mtg-ja']);
  });

  test('two hyphens part nothing', () => {
    expect(face('Ash\nInstant\n--\nDraw a card.').paragraphs.map((paragraph) => paragraph.text)).toEqual(['--', 'Draw a card.']);
  });

  test.each([
    ['Ash\nInstant\n\n----\n\nBrand\nLand', 2, 13],
    ['Ash\nInstant\n----\n\nBrand\nLand', 2, 12],
    ['Ash\nInstant\n\n----\nBrand\nLand', 2, 13],
    ['----\nBrand\nLand', 1, 0],
    ['Ash\nInstant\n----\n@note x', 1, 12],
    ['Ash\nInstant\n----\n----\nBrand\nLand', 1, 17],
  ])('a line of hyphens without a face on each side is reported: %j', (text, cards, start) => {
    const document = read(text);
    expect(document.cards).toHaveLength(cards);
    expect(document.problems).toMatchObject([{ code: 'malformed-card', start, end: start + 4 }]);
    expect(document.delimiters).toContainEqual({ start, end: start + 4 });
  });
});

describe('a malformed card', () => {
  test('with a name alone is reported on the name', () => {
    const card = face('Ash {R}');
    expect(card.problems).toMatchObject([{ code: 'malformed-card', start: 0, end: 7 }]);
    expect([card.name!.text, card.manaCost!.text, card.typeLine]).toEqual(['Ash', '{R}', undefined]);
  });

  test('without a type line keeps every other line as rules text', () => {
    const card = face('\nAsh {R}\nFlying\nWhenever this creature attacks, draw a card.\n2/2');
    expect(card.problems).toMatchObject([{ code: 'malformed-card', start: 1, end: 8 }]);
    expect(card.paragraphs.map((paragraph) => paragraph.text)).toEqual(['Flying', 'Whenever this creature attacks, draw a card.']);
    expect([card.typeLine, card.power!.text]).toEqual([undefined, '2']);
  });

  test('with a type line in the name’s place has no name', () => {
    const card = face('Creature — Elf\nFlying\n2/2');
    expect(card.problems).toMatchObject([{ code: 'malformed-card', start: 0, end: 14 }]);
    expect([card.name, card.typeLine!.text, card.paragraphs.map((paragraph) => paragraph.text)]).toEqual([null, 'Creature — Elf', ['Flying']]);
  });

  test('with a mana cost and no name is reported', () => {
    const card = face('{R}\nInstant');
    expect([card.name, card.manaCost!.text, card.problems.map((problem) => problem.code)]).toEqual([null, '{R}', ['malformed-card']]);
  });

  test('may have a name that is a card type', () => {
    expect(face('World\nLand').name!.text).toBe('World');
  });
});

test('a line of more than 20,000 characters is reported and kept', () => {
  const long = 'x '.repeat(10_001).trim();
  const card = face(`Ash\nInstant\nDraw a card.\n${long}`);
  expect(card.paragraphs[1]!.text).toBe(long);
  expect(card.problems).toMatchObject([{ code: 'too-large', field: 'text', start: 25, end: 25 + long.length }]);
  expect(codes(`Ash\nInstant\n${'x'.repeat(20_000)}`)).toEqual([]);
});
