import { describe, expect, test } from 'vitest';
import { readDocument, type CardFace } from '../../grammar/index.ts';
import { isOneEditApart } from '../../grammar/documents/near-word.ts';
import { typeLineLikeness } from '../../grammar/documents/type-line.ts';

const face = (text: string): CardFace => readDocument(text, 'card').cards[0]!.faces[0]!;

describe('the name line', () => {
  const named = (line: string, typeLine = 'Instant') => {
    const { name, otherName, manaCost } = face(`${line}\n${typeLine}`);
    return [name?.text, otherName?.text, manaCost?.text];
  };

  test.each([
    ['Ember Lash {R}', 'Ember Lash', '{R}'],
    ['Ember Lash{1}{R/G}{X}', 'Ember Lash', '{1}{R/G}{X}'],
    ['Ember Lash\t{1} {R}', 'Ember Lash', '{1} {R}'],
    ['Ember Lash {K}', 'Ember Lash', '{K}'],
    ['Ember Lash {}', 'Ember Lash', '{}'],
    ['Ember Lash ｛１｝｛Ｒ｝', 'Ember Lash', '｛１｝｛Ｒ｝'],
    ['Ember Lash (1)(R)', 'Ember Lash', '(1)(R)'],
    ['Split Ends {1}{R} // {2}{U}', 'Split Ends', '{1}{R} // {2}{U}'],
    ['Ember (Second Try)', 'Ember (Second Try)', undefined],
    ['Goblin (2)', 'Goblin (2)', undefined],
    ['Ember Lash R', 'Ember Lash R', undefined],
    ['Ember {R} Lash', 'Ember {R} Lash', undefined],
    ['Ember Lash }', 'Ember Lash }', undefined],
    ['Ember Lash {a line that goes on and on}', 'Ember Lash {a line that goes on and on}', undefined],
    ['Rock/Paper/Scissors', 'Rock/Paper/Scissors', undefined],
  ])('%s', (line, name, cost) => {
    expect(named(line)).toEqual([name, undefined, cost]);
  });

  test.each([
    ['灰の鞭 (２)(白)(Ｔ)', '灰の鞭', undefined, '(２)(白)(Ｔ)'],
    ['灰の鞭（１０）（青/黒）', '灰の鞭', undefined, '（１０）（青/黒）'],
    ['灰の鞭 (3)', '灰の鞭', undefined, '(3)'],
    ['灰の鞭 (白/Φ){X}', '灰の鞭', undefined, '(白/Φ){X}'],
    ['灰の鞭/Ash Whip {1}{W}', '灰の鞭', 'Ash Whip', '{1}{W}'],
    ['Ash Whip / 灰の鞭 (１)(白)', '灰の鞭', 'Ash Whip', '(１)(白)'],
    ['《灰の鞭／Ash Whip》 (１)(白)', '灰の鞭', 'Ash Whip', '(１)(白)'],
    ['鞭/2', '鞭/2', undefined, undefined],
    ['灰の鞭/', '灰の鞭/', undefined, undefined],
  ])('%s', (line, name, other, cost) => {
    expect(named(line, 'インスタント')).toEqual([name, other, cost]);
  });

  test('of two names the one in the language of the card is its name', () => {
    expect(named('灰の鞭/Ash Whip {1}{W}', 'Instant')).toEqual(['Ash Whip', '灰の鞭', '{1}{W}']);
    expect(named('Ash Whip/灰の鞭', 'Instant\n@lang ja')).toEqual(['灰の鞭', 'Ash Whip', undefined]);
  });

  test('each part is at its place, and the marks between them are delimiters', () => {
    const document = readDocument('《灰の鞭 / Ash Whip》　(１)(白)\nインスタント', 'card');
    const { name, otherName, manaCost } = document.cards[0]!.faces[0]!;
    expect(name).toEqual({ text: '灰の鞭', start: 1, end: 4 });
    expect(otherName).toEqual({ text: 'Ash Whip', start: 7, end: 15 });
    expect(manaCost).toEqual({ text: '(１)(白)', start: 17, end: 23 });
    expect(document.delimiters).toEqual([{ start: 0, end: 1 }, { start: 5, end: 6 }, { start: 15, end: 16 }]);
  });
});

describe('the type line', () => {
  test.each([
    'Creature', 'instant', 'Legendary Artifact Creature — Construct', 'Creature - Elf', 'Creature -- Elf', 'Creature --- Elf', 'Creature – Elf',
    'Creature—Elf', 'Creature ― Elf', 'Token Creature — Elf', 'Tribal Sorcery — Goblin', 'creature - elf warrior', 'Creature — Elf.', 'Battle — Siege',
    'Legendary Creature — The Loudest Loudmouth of the Loud', 'Basic Land — Forest', 'Emblem — Orla', 'Creature —', 'Land', 'Snow',
    'クリーチャー — エルフ・戦士', '伝説のクリーチャー ― 人間', '基本土地 — 森', '部族・インスタント', '同族・エンチャント', '伝説の氷雪アーティファクト', 'プレインズウォーカー',
    'クリーチャー - 人間(Human)・ウィザード(Wizard)', 'エンチャント（クリーチャー）', 'バトル ー 包囲戦', 'クリーチャー -- ならず者', 'クリーチャー・トークン — 兵士',
  ])('certainly: %s', (line) => {
    expect(typeLineLikeness(line)).toBe('certain');
  });

  test.each([
    'Riddle Creature — Elf', 'Riddle Creature', 'Creature Elf Warrior', 'Creature or Noncreature', 'Craeture — Elf', 'craeture - elf', 'Sorccery', 'Legenedary Creature — Elf',
    'Mystery — Riddle', 'Mystery - Riddle of Ash', 'Enchant Creature', '謎のクリーチャー — エルフ', '試練 — 謎', 'クリーチャー・謎',
  ])('likely: %s', (line) => {
    expect(typeLineLikeness(line)).toBe('likely');
  });

  test.each([
    '', '—', '//', '— Elf', 'Flying', 'First strike', 'Enchant creature', 'Enchant legendary creature', 'Battle cry', 'Legendary landwalk', 'Artifact landcycling {2}',
    'Creatures you control get +1/+1.', 'Destroy target creature', 'Draw a card', 'Landfall — Whenever a land you control enters, draw a card.', 'Choose one —', 'Ward—{2}',
    'Ward — Sacrifice a creature', 'Equip—Pay 3 life', 'Kicker—Sacrifice a creature', 'II — Proliferate', 'Land — Whenever this land enters, you gain 1 life and draw a card.', '2/2', '+1: Draw a card.',
    'Half-Elf',
    '飛行', 'クリーチャー１体を対象とする。それを破壊する。', '上陸 — 土地が戦場に出るたび、カード１枚を引く', '土地渡り', 'プロテクション（アーティファクト）', '待機３ ― (赤)(赤)', '土地サイクリング{2}',
  ])('no: %s', (line) => {
    expect(typeLineLikeness(line)).toBe('no');
  });
});

test('a line of more than 300 characters is no type line', () => {
  expect([288, 289].map((length) => typeLineLikeness(`Creature — E${'l'.repeat(length)}`))).toEqual(['certain', 'no']);
});

describe('power and toughness, loyalty, defense', () => {
  const stats = (line: string, typeLine = 'Creature — Elf') => {
    const { power, toughness, loyalty, defense, paragraphs } = face(`Ash\n${typeLine}\n${line}`);
    return [power?.text, toughness?.text, loyalty?.text, defense?.text, paragraphs.map((paragraph) => paragraph.text).join('|')];
  };

  test.each([
    ['2/2', '2', '2'], ['*/1+*', '*', '1+*'], ['X/X', 'X', 'X'], ['-1/3', '-1', '3'], ['−1/3', '−1', '3'], ['7-*/7', '7-*', '7'], ['10 / 12', '10', '12'],
    ['２／３', '２', '３'], ['＊/１＋＊', '＊', '１＋＊'], ['?/?', '?', '?'], ['1.5/2', '1.5', '2'], ['★/★', '★', '★'],
  ])('%s', (line, power, toughness) => {
    expect(stats(line)).toEqual([power, toughness, undefined, undefined, '']);
  });

  test.each(['2', '2/', '/2', '2/2/2', 'Two/two', '2/2.', '1234567/1', 'and/or'])('%s is rules text', (line) => {
    expect(stats(line)).toEqual([undefined, undefined, undefined, undefined, line]);
  });

  test('the last line that matches counts, wherever it stands', () => {
    expect(stats('2/2\nFlying')).toEqual(['2', '2', undefined, undefined, 'Flying']);
    expect(stats('1/1\nFlying\n3/3')).toEqual(['3', '3', undefined, undefined, '1/1|Flying']);
    expect(stats('Flying\n2/2\n@note x')).toEqual(['2', '2', undefined, undefined, 'Flying']);
  });

  test('under a level they are that level’s', () => {
    expect(stats('Level up {2}\nLEVEL 1-3\n3/3\nLEVEL 4+\n5/5')).toEqual([undefined, undefined, undefined, undefined, 'Level up {2}|LEVEL 1-3|3/3|LEVEL 4+|5/5']);
    expect(stats('Level up {2}\nLEVEL 4+\n5/5\n1/1')).toEqual(['1', '1', undefined, undefined, 'Level up {2}|LEVEL 4+|5/5']);
  });

  test.each([
    ['Loyalty: 4', 'Legendary Planeswalker', '4', undefined], ['loyalty：Ｘ', 'Creature — Elf', 'Ｘ', undefined], ['忠誠度：４', 'プレインズウォーカー', '４', undefined],
    ['4', 'Planeswalker — Orla', '4', undefined], ['４', '伝説のプレインズウォーカー — オルラ', '４', undefined],
    ['Defense: 5', 'Battle — Siege', undefined, '5'], ['5', 'Battle — Siege', undefined, '5'], ['守備値：5', 'バトル — 包囲戦', undefined, '5'],
  ])('%s on %s', (line, typeLine, loyalty, defense) => {
    expect(stats(line, typeLine)).toEqual([undefined, undefined, loyalty, defense, '']);
  });

  test('a label and the slash are delimiters', () => {
    expect(readDocument('Ash\nPlaneswalker\nLoyalty : 4', 'card').delimiters).toEqual([{ start: 17, end: 26 }]);
    expect(readDocument('Ash\nCreature\n１ ／ ２', 'card').delimiters).toEqual([{ start: 15, end: 16 }]);
  });
});

describe('the language', () => {
  test.each([
    ['灰の鞭\nインスタント', 'mtg-ja'], ['Ash Whip\nインスタント', 'mtg-ja'], ['Ash\nInstant\nDraw a card.', 'mtg-en'], ['灰の鞭\nInstant\nDraw a card.', 'mtg-en'],
    ['Ash\nInstant\nカード１枚を引く。', 'mtg-ja'], ['Ash\nInstant\nCreate a token named 灰.', 'mtg-en'], ['灰の鞭', 'mtg-ja'], ['Ash', 'mtg-en'], ['灰の鞭\nカード１枚を引く。', 'mtg-ja'],
    ['Ash\nInstant\n@lang ja', 'mtg-ja'], ['Ash\nInstant\n@lang 日本語', 'mtg-ja'], ['灰\nインスタント\n@lang en', 'mtg-en'], ['灰\nインスタント\n@lang xx', 'mtg-ja'],
  ])('%j', (text, dialect) => {
    expect(face(text).dialect).toBe(dialect);
  });
});

test.each([
  ['rarity', 'rarety', true], ['rarity', 'rarit', true], ['rarity', 'rarityy', true], ['rarity', 'arrity', true], ['rarity', 'raritiy', true], ['aab', 'ab', true], ['a', '', true],
  ['rarity', 'rarity', false], ['rarity', 'rareties', false], ['ab', 'cd', false], ['note', 'notary', false], ['abc', 'cba', false],
])('%s and %s are one edit apart: %s', (a, b, near) => {
  expect([isOneEditApart(a, b), isOneEditApart(b, a)]).toEqual([near, near]);
});
