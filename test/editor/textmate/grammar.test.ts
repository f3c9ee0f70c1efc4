import assert from 'node:assert/strict';
import { ABILITY_WORDS, ACTIONS, CARD_TYPES, KEYWORDS, SUBTYPES, SYMBOLS } from '../../../grammar/vocabulary/index.ts';
import { loadTokenizer, type Tokenize } from './tokenizer.ts';

describe('the TextMate grammar', () => {
  let tokenize: Tokenize;
  before(async () => {
    tokenize = await loadTokenizer();
  });

  /** The innermost scope of `text` where it is a token of its own on `line` (from 0) of `source`. */
  const scopeOf = (source: string, line: number, text: string): string | undefined =>
    tokenize(source)[line]?.find((token) => token.text.trim() === text)?.scopes.at(-1);
  const inCard = (line: string): string => `Herald {G}\nCreature — Elf\n${line}`;
  const inRules = (line: string, text: string): string | undefined => scopeOf(inCard(line), 2, text);

  const CARD = [
    '# Grovefolk',
    'Thicket Herald {2}{G/W}',
    'Legendary Creature — Elf Warrior',
    '@flavor Nobody heard it.',
    'Landfall — Whenever a land enters, create a 1/1 green Elf token with “{T}: Add {G}.” (It can be tapped.)',
    '2/3',
    '---',
    'Grove Voice',
    'Planeswalker — Jace',
    '[+1]: Scry 2.',
    'Loyalty: 4',
  ].join('\n');

  for (const [line, text, expected] of [
    [0, '#', 'punctuation.definition.comment'],
    [0, 'Grovefolk', 'entity.name.section'],
    [1, 'Thicket Herald', 'entity.name.type.card'],
    [1, '{G/W}', 'constant.character.escape.symbol'],
    [2, 'Legendary', 'storage.modifier.supertype'],
    [2, 'Creature', 'storage.type.card-type'],
    [2, '—', 'punctuation.separator.type-line'],
    [2, 'Warrior', 'support.type.subtype'],
    [3, '@flavor', 'keyword.other.annotation'],
    [3, 'Nobody heard it.', 'string.unquoted.annotation'],
    [4, 'Landfall', 'markup.italic.ability-word'],
    [4, 'Whenever', 'keyword.control.conditional'],
    [4, 'create', 'keyword.control.action'],
    [4, '1/1', 'constant.numeric.power-toughness'],
    [4, 'green', 'constant.language.color'],
    [4, '{T}', 'constant.character.escape.symbol'],
    [4, 'It can be tapped.', 'markup.italic.reminder'],
    [5, '2', 'constant.numeric.power'],
    [5, '3', 'constant.numeric.toughness'],
    [6, '---', 'punctuation.separator.face'],
    [7, 'Grove Voice', 'entity.name.type.card'],
    [8, 'Jace', 'support.type.subtype'],
    [9, '+1', 'constant.numeric.loyalty-cost'],
    [10, '4', 'constant.numeric.loyalty'],
  ] as const) {
    it(`gives ${JSON.stringify(text)} on line ${line + 1} the scope ${expected}`, () => assert.equal(scopeOf(CARD, line, text), expected));
  }

  const WORDS = ['define token Potion', 'Artifact — Food', '{T}, Sacrifice this token: You gain 2 life.', 'define keyword Hearthbound {cost}', '(You may pay it.)', '', 'Define Reality {U}', 'Instant'].join('\n');

  for (const [line, text, expected] of [
    [0, 'define', 'keyword.other.define'],
    [0, 'token', 'storage.type.definition'],
    [0, 'Potion', 'entity.name.type.definition'],
    [1, 'Artifact', 'storage.type.card-type'],
    [1, 'Food', 'support.type.subtype'],
    [2, '{T}', 'constant.character.escape.symbol'],
    [3, 'keyword', 'storage.type.definition'],
    [3, 'Hearthbound', 'entity.name.type.definition'],
    [3, '{cost}', 'variable.parameter.definition'],
    [4, 'You may pay it.', 'markup.italic.reminder'],
    [6, 'Define Reality', 'entity.name.type.card'],
  ] as const) {
    it(`gives ${JSON.stringify(text)} on line ${line + 1} of definitions the scope ${expected}`, () => assert.equal(scopeOf(WORDS, line, text), expected));
  }

  it('marks quoted abilities as strings with the rules words inside', () => {
    const add = tokenize(CARD)[4]!.find((token) => token.text === 'Add')!;
    assert.deepEqual(add.scopes.slice(-2), ['string.quoted.ability', 'keyword.control.action']);
  });

  it('reads Japanese cards', () => {
    const card = ['森の声/Grove Voice {1}{G}', '伝説のクリーチャー ― エルフ・戦士', '飛行、警戒', 'クリーチャー１体を対象とする。それを破壊する。（それは再生できない。）', '２/３'].join('\n');
    assert.equal(scopeOf(card, 0, '森の声/Grove Voice'), 'entity.name.type.card');
    assert.equal(scopeOf(card, 1, '伝説'), 'storage.modifier.supertype');
    assert.equal(scopeOf(card, 1, 'クリーチャー'), 'storage.type.card-type');
    assert.equal(scopeOf(card, 1, '戦士'), 'support.type.subtype');
    assert.equal(scopeOf(card, 2, '警戒'), 'keyword.other.keyword-ability');
    assert.equal(scopeOf(card, 3, '対象'), 'keyword.other.target');
    assert.equal(scopeOf(card, 3, '破壊する'), 'keyword.control.action');
    assert.equal(scopeOf(card, 3, 'それは再生できない。'), 'markup.italic.reminder');
    assert.equal(scopeOf(card, 4, '２'), 'constant.numeric.power');
  });

  it('finds no Japanese type inside a longer katakana word', () => {
    assert.equal(tokenize(inCard('エルフィンは光る。'))[2]!.some((token) => token.scopes.at(-1) === 'support.type.subtype'), false);
  });

  it('ends a face at a blank line even where a quotation was left open', () => {
    assert.equal(scopeOf('Herald\nCreature\nIt has “flying\n\nWarden {W}\nInstant', 4, 'Warden'), 'entity.name.type.card');
  });

  it('knows every keyword ability of the vocabulary', () => {
    const missed = KEYWORDS.filter(({ name }) => inRules(`It has ${name}.`, name) !== 'keyword.other.keyword-ability').map(({ name }) => name);
    assert.deepEqual(missed, []);
  });

  it('knows every action, with its inflections', () => {
    const single = ACTIONS.map(({ name }) => name).filter((name) => /^[a-z]+$/.test(name));
    const missed = single.filter((name) => !['keyword.control.action', 'keyword.other.keyword-ability', 'support.type.counter'].includes(inRules(`They may ${name} it.`, name) ?? ''));
    assert.deepEqual(missed, []);
    assert.equal(inRules('It sacrifices a land.', 'sacrifices'), 'keyword.control.action');
  });

  it('knows every subtype, card type, symbol and ability word', () => {
    const missed = [
      ...SUBTYPES.map(({ name }) => name).filter((name) => scopeOf(`Herald\nCreature — ${name}`, 1, name) !== 'support.type.subtype'),
      ...CARD_TYPES.map(({ id }) => id).filter((id) => inRules(`It is a ${id}.`, id) !== 'storage.type.card-type'),
      ...SYMBOLS.map(({ symbol }) => symbol).filter((symbol) => inRules(`Pay ${symbol} now.`, symbol) !== 'constant.character.escape.symbol'),
      ...ABILITY_WORDS.map(({ name }) => name[0]!.toUpperCase() + name.slice(1)).filter((name) => inRules(`${name} — Draw a card.`, name) !== 'markup.italic.ability-word'),
    ];
    assert.deepEqual(missed, []);
  });

  it('leaves an unknown symbol alone', () => assert.equal(inRules('Pay {K} now.', '{K}'), undefined));

  for (const [what, line] of [
    ['spaces', ' '.repeat(20_000)],
    ['capital letters before no dash', 'A'.repeat(20_000)],
    ['opening braces', '{'.repeat(20_000)],
    ['symbols', '{G}'.repeat(6_000)],
    ['hyphens', `${'-'.repeat(20_000)}x`],
    ['type words', 'Legendary '.repeat(2_000)],
    ['katakana', 'アーティファクト・'.repeat(2_000)],
    ['quotation marks', '“'.repeat(20_000)],
    ['digits', '1/'.repeat(10_000)],
  ] as const) {
    it(`colours 20,000 characters of ${what} in under two seconds`, () => {
      const start = performance.now();
      tokenize(`${line}\n${inCard(line)}`);
      assert.ok(performance.now() - start < 2000, `${Math.round(performance.now() - start)} ms`);
    });
  }
});
