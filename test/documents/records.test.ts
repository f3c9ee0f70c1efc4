import { describe, expect, test } from 'vitest';
import { readDocument, type CardFace } from '../../grammar/index.ts';

const facesOf = (record: unknown): CardFace[] => readDocument(JSON.stringify(record), 'jsonl').cards[0]!.faces;
const faceOf = (record: unknown): CardFace => facesOf(record)[0]!;
const whole = (text: string) => ({ text, start: 0, end: text.length });

describe('a Magic record', () => {
  const record = {
    object: 'card', lang: 'en', name: 'Larder Warden', mana_cost: '{1}{G}', type_line: 'Creature — Elf Warrior', oracle_text: 'Reach\n\n{T}: Add {G}.\r\n Draw a card. ',
    power: '2', toughness: '1+*', layout: 'normal', rarity: 'common', flavor_text: 'Long winter.', artist: 'M. Ink',
  };

  test('in English gives one face, each field with offsets of its own', () => {
    const face = faceOf(record);
    expect(face).toMatchObject({
      dialect: 'mtg-en', card: 0, face: 0, name: whole('Larder Warden'), manaCost: whole('{1}{G}'), typeLine: whole('Creature — Elf Warrior'),
      power: whole('2'), toughness: whole('1+*'), layout: 'normal', rarity: 'common', problems: [],
    });
    expect(face.rulesText).toEqual(whole(record.oracle_text));
    expect(face.paragraphs).toEqual([{ text: 'Reach', start: 0, end: 5 }, { text: '{T}: Add {G}.', start: 7, end: 20 }, { text: 'Draw a card.', start: 23, end: 35 }]);
    expect(face.annotations.map(({ key, value }) => [key, value])).toEqual([['flavor', whole('Long winter.')], ['artist', whole('M. Ink')]]);
  });

  test('leaves absent fields unknown, and null or blank ones empty', () => {
    const absent = faceOf({ name: 'Ash' });
    expect([absent.manaCost, absent.typeLine, absent.rulesText, absent.power, absent.loyalty, absent.defense]).toEqual(Array(6).fill(undefined));
    const empty = faceOf({ name: '', mana_cost: null, type_line: ' ', oracle_text: '', power: null, toughness: '', loyalty: null, defense: null });
    expect([empty.name, empty.manaCost, empty.typeLine, empty.rulesText, empty.power, empty.toughness, empty.loyalty, empty.defense]).toEqual(Array(8).fill(null));
    expect([absent.paragraphs, empty.paragraphs, absent.problems, empty.problems]).toEqual([[], [], [], []]);
  });

  test('in Japanese reads the printed fields, and `name` is the other name', () => {
    const face = faceOf({ lang: 'ja', name: 'Ash Whip', printed_name: '灰の鞭', type_line: 'Instant', printed_type_line: 'インスタント', oracle_text: 'Draw a card.', printed_text: 'カード１枚を引く。' });
    expect(face).toMatchObject({ dialect: 'mtg-ja', name: whole('灰の鞭'), otherName: whole('Ash Whip'), typeLine: whole('インスタント'), paragraphs: [whole('カード１枚を引く。')] });
  });

  test('in Japanese without a printed text is read by its English text', () => {
    const face = faceOf({ lang: 'ja', name: 'Ash Whip', printed_name: '灰の鞭', type_line: 'Instant', printed_type_line: 'インスタント', oracle_text: 'Draw a card.' });
    expect(face).toMatchObject({ dialect: 'mtg-en', name: whole('Ash Whip'), otherName: whole('灰の鞭'), typeLine: whole('Instant') });
  });

  test.each([
    [{ lang: 'ja', printed_text: '' }, 'mtg-ja'], [{ lang: 'ja' }, 'mtg-ja'], [{ lang: 'fr', oracle_text: 'Draw a card.' }, 'mtg-en'],
    [{ oracle_text: 'カード１枚を引く。' }, 'mtg-ja'], [{ printed_text: 'カード１枚を引く。' }, 'mtg-ja'], [{ lang: 'ja', oracle_text: 'カード１枚を引く。' }, 'mtg-ja'], [{}, 'mtg-en'],
  ])('%j is %s', (fields, dialect) => {
    expect(faceOf(fields).dialect).toBe(dialect);
  });

  test('gives the Japanese name of an English card', () => {
    expect(faceOf({ lang: 'en', name: 'Ash Whip', printed_name: '灰の鞭', oracle_text: 'Draw a card.' })).toMatchObject({ dialect: 'mtg-en', name: whole('Ash Whip'), otherName: whole('灰の鞭') });
  });

  test('gives a face for each of card_faces; layout and rarity are the card’s', () => {
    const faces = facesOf({ name: 'Ash // Brand', layout: 'transform', rarity: 'rare', lang: 'en', card_faces: [{ name: 'Ash', oracle_text: 'Flying', rarity: 'common' }, { name: 'Brand', type_line: 'Land' }] });
    expect(faces.map(({ name, face, layout, rarity }) => [name!.text, face, layout, rarity])).toEqual([['Ash', 0, 'transform', 'common'], ['Brand', 1, 'transform', 'rare']]);
    expect(faces[1]!.rulesText).toBeUndefined();
  });

  test('with no faces in card_faces is one face', () => {
    expect([[], null].map((card_faces) => facesOf({ name: 'Ash', card_faces }).map((face) => face.name!.text))).toEqual([['Ash'], ['Ash']]);
  });

  test('its rules text of more than 20,000 characters in one paragraph is reported and kept', () => {
    const long = 'x'.repeat(20_001);
    const face = faceOf({ name: 'Ash', oracle_text: `Flying\n${long}` });
    expect(face.problems).toMatchObject([{ code: 'too-large', field: 'text', start: 7, end: 7 + long.length }]);
    expect(face.paragraphs).toHaveLength(2);
  });
});

describe('a wrong type', () => {
  test.each([
    ['name', 'name', 'name'], ['mana_cost', 'mana_cost', 'manaCost'], ['type_line', 'type_line', 'typeLine'], ['oracle_text', 'text', 'rulesText'],
    ['power', 'power', 'power'], ['toughness', 'toughness', 'toughness'], ['loyalty', 'loyalty', 'loyalty'], ['defense', 'defense', 'defense'],
  ] as const)('of %s is a problem of the field %s, which is unknown then', (key, field, property) => {
    for (const value of [7, true, ['a'], { a: 1 }]) {
      const face = faceOf({ name: 'Ash', oracle_text: 'Flying', [key]: value });
      expect(face.problems).toMatchObject([{ code: 'malformed-record', field, start: 0, end: 0 }]);
      expect(face.problems[0]!.message).toContain(key);
      expect(face[property]).toBeUndefined();
    }
  });

  test('of the printed fields of a Japanese card', () => {
    const face = faceOf({ lang: 'ja', name: 'Ash', printed_name: 1, printed_type_line: 2, printed_text: 3, oracle_text: 'Draw a card.' });
    expect(face.dialect).toBe('mtg-ja');
    expect(face.problems.map((problem) => problem.field)).toEqual(['name', 'text', 'type_line']);
  });

  test('of card_faces, or of one face in it, leaves a face', () => {
    expect(facesOf({ name: 'Ash', card_faces: 'two' })).toMatchObject([{ name: whole('Ash'), problems: [{ code: 'malformed-record' }] }]);
    const faces = facesOf({ name: 'Ash', card_faces: [null, { name: 'Brand' }, 3] });
    expect(faces.map((face) => [face.name?.text, face.problems.length])).toEqual([[undefined, 1], ['Brand', 0], [undefined, 1]]);
  });

  test('of lang, layout, rarity or game is passed over', () => {
    expect(faceOf({ name: 'Ash', lang: 3, layout: [], rarity: {}, game: 1, artist: 2 })).toMatchObject({ dialect: 'mtg-en', name: whole('Ash'), annotations: [], problems: [] });
  });

  test('never reaches a prototype', () => {
    const face = readDocument('{"__proto__":{"name":"Ash","power":1},"constructor":2}', 'jsonl').cards[0]!.faces[0]!;
    expect([face.name, face.problems]).toEqual([undefined, []]);
  });

  test('more than 100 faces are cut and reported', () => {
    const faces = facesOf({ card_faces: Array(101).fill({}) });
    expect(faces).toHaveLength(100);
    expect(faces[0]!.problems).toMatchObject([{ code: 'too-large' }]);
  });
});

describe('a Yu-Gi-Oh! record', () => {
  const record = { game: 'yugioh', name: { en: 'Ash Imp', ja: '灰の小鬼' }, card_type: 'Monster', text: { en: 'Draw 1 card.', ja: '自分はデッキから１枚ドローする。' } };

  test('is read in its language', () => {
    expect(faceOf({ ...record, lang: 'en' })).toMatchObject({ dialect: 'yugioh-en', name: whole('Ash Imp'), otherName: whole('灰の小鬼'), typeLine: whole('Monster'), paragraphs: [whole('Draw 1 card.')], problems: [] });
    expect(faceOf({ ...record, lang: 'ja' })).toMatchObject({ dialect: 'yugioh-ja', name: whole('灰の小鬼'), otherName: whole('Ash Imp'), paragraphs: [whole('自分はデッキから１枚ドローする。')] });
  });

  test.each([
    [{ text: { ja: '引く。' } }, 'yugioh-ja'], [{ lang: 'ja', text: { en: 'Draw 1 card.' } }, 'yugioh-en'], [{ lang: 'ja', text: {} }, 'yugioh-ja'],
    [{ text: '１枚ドローする。' }, 'yugioh-ja'], [{ lang: 'ja', text: 'Draw.' }, 'yugioh-ja'], [{}, 'yugioh-en'], [{ text: 5 }, 'yugioh-en'],
  ])('%j is %s', (fields, dialect) => {
    expect(faceOf({ game: 'yugioh', ...fields }).dialect).toBe(dialect);
  });

  test('may give name and text as they are', () => {
    expect(faceOf({ game: 'yugioh', name: 'Ash Imp', text: 'Draw 1 card.' })).toMatchObject({ name: whole('Ash Imp'), paragraphs: [whole('Draw 1 card.')] });
  });

  test('without a name in its language has the other', () => {
    const face = faceOf({ ...record, lang: 'ja', name: { en: 'Ash Imp' } });
    expect([face.name, face.otherName]).toEqual([undefined, whole('Ash Imp')]);
  });

  test('with wrong types has a problem for each field', () => {
    expect(faceOf({ game: 'yugioh', name: 1, card_type: 2, text: ['x'] }).problems.map((problem) => problem.field)).toEqual(['name', 'type_line', 'text']);
    expect(faceOf({ game: 'yugioh', name: { en: 1 }, text: { en: 2 } }).problems.map((problem) => problem.field)).toEqual(['name', 'text']);
  });
});
