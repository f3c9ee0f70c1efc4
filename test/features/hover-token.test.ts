import { describe, expect, test } from 'vitest';
import { readDocument } from '../../grammar/index.ts';
import type { TokenModel } from '../../grammar/resolve/token-model.ts';
import { analyze, hover } from '../../service/index.ts';
import { creature, hoverIn, japanese } from '../support/features.ts';

const row = (contents: string, name: string): string[] => {
  const line = contents.split('\n').find((l) => l.startsWith(`| ${name} |`));
  return line?.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')) ?? [];
};

describe('a token of the effect’s own words', () => {
  const at = (text: string) => hoverIn(creature(text))!;

  test('both names, and every characteristic with what gives it', () => {
    const { contents, covers } = at('When this creature enters, create two tapped 1/1 green Elf Warrior crea$0ture tokens with reach.');
    expect(covers).toBe('two tapped 1/1 green Elf Warrior creature tokens with reach');
    expect(contents).toMatch(/^\*\*Elf Warrior Token\*\* · エルフ・戦士・トークン/);
    expect(contents).toContain('its subtypes and the word “Token” (rule 111.4)');
    expect(row(contents, 'Number')).toEqual(['Number', '2', 'the effect’s words']);
    expect(row(contents, 'Enters')[1]).toBe('tapped');
    expect(row(contents, 'Supertypes')[1]).toBe('none');
    expect(row(contents, 'Power and toughness')).toEqual(['Power and toughness', '1/1', 'the effect’s words']);
    expect(row(contents, 'Colors')[1]).toBe('green');
    expect(row(contents, 'Types')[1]).toBe('creature');
    expect(row(contents, 'Subtypes')[1]).toBe('Elf (エルフ), Warrior (戦士)');
    expect(row(contents, 'Abilities')[1]).toBe('reach');
    expect(row(contents, 'Owner and controller')).toEqual(['Owner and controller', 'you', 'whoever creates it, 111.2']);
  });

  test.each(['$0two', 't$0wo', '1$0/1', 'gre$0en', 'Gob$0lin', 'toke$0ns', 'tokens$0', 'Goblin$0'])('any part of the phrase: %s', (marked) => {
    const phrase = 'two 1/1 green Goblin creature tokens'.replace(marked.replace('$0', ''), marked);
    expect(at(`Create ${phrase}.`).contents).toMatch(/^\*\*Goblin Token\*\*/);
  });

  test('the words around it are none of it', () => {
    expect(at('Crea$0te a 1/1 green Elf creature token.').contents).toMatch(/^\*\*create\*\* · 生成する/);
  });

  test('the word follows the token', () => {
    const { contents } = at('Create a 1/1 green Elf creature token with rea$0ch.');
    expect(contents.indexOf('**Elf Token**')).toBe(0);
    expect(contents.indexOf('**reach** · 到達')).toBeGreaterThan(0);
  });

  test('in a quoted ability the word comes before the token', () => {
    const { contents, covers } = at('Create a 1/1 red Goblin creature token with "When this token d$0ies, draw a card."');
    expect(covers).toBe('dies');
    expect(contents.indexOf('**die**')).toBe(0);
    expect(contents).toContain('**Goblin Token**');
  });

  test('a token that a quoted ability makes is the inner one', () => {
    const { contents } = at('Create a 1/1 red Goblin creature token with "When this token dies, create a Tre$0asure token."');
    expect(contents).toMatch(/^\*\*Treasure Token\*\* · 宝物・トークン/);
    expect(contents).toContain('**Treasure** · 宝物');
    expect(contents).not.toContain('Goblin');
  });

  test('another player who creates it owns and controls it', () => {
    expect(row(at('Target opponent creates a 1/1 green Elf creature t$0oken.').contents, 'Owner and controller')[1]).toBe('target opponent');
  });

  test('a name that the effect gives', () => {
    const { contents } = at('Create Korla, a legendary 2/2 red Elf creature t$0oken.');
    expect(contents).toMatch(/^\*\*Korla\*\*/);
    expect(contents).toContain('The effect gives the name (rule 111.4).');
    expect(row(contents, 'Supertypes')).toEqual(['Supertypes', 'legendary', 'the effect’s words']);
  });
});

describe('a predefined token', () => {
  test('what the word gives, and that the effect changes nothing', () => {
    const { contents, covers } = hoverIn(creature('When this creature enters, create a F$0ood token.'))!;
    expect(covers).toBe('a Food token');
    expect(contents).toMatch(/^\*\*Food Token\*\* · 食物・トークン/);
    expect(row(contents, 'Types')).toEqual(['Types', 'artifact', 'definition, 111.10b']);
    expect(row(contents, 'Colors')).toEqual(['Colors', 'colorless', 'definition, 111.10b']);
    expect(contents).toContain('The word Food stands for a colorless Food artifact');
    expect(contents).toContain('The effect changes no characteristic of it.');
    expect(contents).toContain('**Food** · 食物');
  });

  test('what the effect changes is named', () => {
    const model: Partial<TokenModel> = { colors: ['red'], colorless: false, changed: ['colors'] };
    const text = creature('When this creature enters, create a Food token.');
    const analysis = analyze(readDocument(text, 'card'));
    Object.assign(analysis.faces[0]!.tokens[0]!, model);
    const { contents } = hover(analysis, text.indexOf('Food') + 1)!;
    expect(row(contents, 'Colors')).toEqual(['Colors', 'red', 'the effect’s words']);
    expect(row(contents, 'Types')[2]).toBe('definition, 111.10b');
    expect(contents).toContain('The effect itself states its colors');
  });

  test('the name of a definition may be no subtype', () => {
    const { contents } = hoverIn(creature('Create a Wal$0ker token.'))!;
    expect(contents).toMatch(/^\*\*Walker\*\* · ウォーカー/);
    expect(contents).toContain('rules 111.4 and 111.10d');
    expect(row(contents, 'Subtypes')[1]).toBe('Zombie (ゾンビ)');
  });

  test.each([['Cl$0ue', 'Clue Token'], ['Foo$0d', 'Food Token'], ['Trea$0sure', 'Treasure Token']])('of several words the one that is meant: %s', (marked, name) => {
    const phrase = 'a Clue, Food, or Treasure token'.replace(marked.replace('$0', ''), marked);
    const { contents } = hoverIn(creature(`Create ${phrase}.`))!;
    expect(contents.match(/\*\*\w+ Token\*\*/g)).toEqual([`**${name}**`]);
  });

  test('of several words in the plural too', () => expect(hoverIn(creature('Create two Clue or Foo$0d tokens.'))!.contents).toMatch(/^\*\*Food Token\*\*/));

  test('becoming one gives no ability', () => {
    const { contents, covers } = hoverIn(creature('When this creature dies, target creature becomes a Fo$0od artifact in addition to its other types.'))!;
    expect(covers).toBe('Food');
    expect(contents).toContain('Becoming a Food gives the subtype and no ability');
    expect(contents).toContain('rule 111.10b');
  });

  test('sacrificing one is no becoming', () => {
    const { contents } = hoverIn(creature('Sacrifice a Fo$0od: Draw a card.'))!;
    expect(contents).not.toContain('Becoming');
    expect(contents).toContain('The subtype itself gives no ability');
  });
});

describe('what is not defined, and what follows', () => {
  const notDefined = (text: string): string => hoverIn(creature(text))!.contents.split('Not defined:')[1] ?? '';

  test('power and toughness', () => {
    const text = notDefined('Create a white Soldier creature t$0oken.');
    expect(text).toContain('rule 208.5');
    expect(text).toContain('704.5f');
    expect(text).not.toContain('color:');
  });

  test('color', () => expect(notDefined('Create two 1/1 Goblin creature t$0okens.')).toContain('it is colorless'));
  test('card type', () => expect(notDefined('Create a 1/1 white Soldier t$0oken.')).toContain('card type:'));
  test('definition', () => expect(notDefined('Create a Potion t$0oken.')).toContain('no rule, definition or card says what a Potion Token is'));
  test('a whole token has none', () => expect(hoverIn(creature('Create a 1/1 white Soldier creature t$0oken.'))!.contents).not.toContain('Not defined'));
});

describe('copies and keywords', () => {
  test('what is copied is only known in play', () => {
    const { contents } = hoverIn(creature("Create a t$0oken that's a copy of target creature you control."))!;
    expect(contents).toMatch(/^\*\*Copy of target creature you control\*\*/);
    expect(row(contents, 'Types')).toEqual(['Types', 'as copied', 'what is copied, 707.2']);
  });

  test('a keyword action before the token that it makes', () => {
    const { contents } = hoverIn(creature('When this creature enters, inves$0tigate.'))!;
    expect(contents).toMatch(/^\*\*investigate\*\* · 調査を行う/);
    expect(contents).toContain('**Clue Token** · 手掛かり・トークン');
  });
});

test.each([
  ['spell-copy', 'the copied spell, 111.13'], ['definition', 'the definition in the set'], ['card-name', 'the card of that name, 111.11'], ['reminder', 'reminder text in the set'],
] as const)('a token by %s says what gives its characteristics', (source, from) => {
  const text = creature('Create a 1/1 white Soldier creature token.');
  const analysis = analyze(readDocument(text, 'card'));
  const token: Partial<TokenModel> = { source, name: 'Gate Guard', supertypes: [] };
  Object.assign(analysis.faces[0]!.tokens[0]!, token);
  expect(row(hover(analysis, text.indexOf('Soldier'))!.contents, 'Supertypes')[2]).toBe(from);
});

test('a name from the card is shown as it is, whatever marks it has', () => {
  const text = creature('Create a 1/1 white Soldier creature token.');
  const analysis = analyze(readDocument(text, 'card'));
  Object.assign(analysis.faces[0]!.tokens[0]!, { name: '[x](command:y) **<b>|', abilities: ['a | b\n# c'] });
  const { contents } = hover(analysis, text.indexOf('Soldier'))!;
  expect(contents).toMatch(/^\*\*\\\[x\\\]\(command:y\) \\\*\\\*\\<b\\>\\\|\*\*/);
  expect(row(contents, 'Abilities')[1]).toBe('a \\| b \\# c');
});

test('a Japanese token has both names too', () => {
  const text = japanese('このクリーチャーが戦場に出たとき、緑の１/１のエルフ・戦士・クリーチャー・トークン１体を生成する。');
  const analysis = analyze(readDocument(text, 'card'));
  const start = text.indexOf('緑の');
  const end = text.indexOf('を生成');
  const token: TokenModel = {
    start, end, name: 'Elf Warrior Token', nameJa: 'エルフ・戦士・トークン', count: '1', controller: 'you', supertypes: [], colors: ['green'], colorless: false, types: ['creature'], subtypes: ['Elf', 'Warrior'],
    power: '1', toughness: '1', abilities: [], tapped: false, attacking: false, source: 'text', rule: '111.3', undefined: [], changed: [],
  };
  analysis.faces[0]!.tokens = [token];
  const found = hover(analysis, text.indexOf('トークン') + 2)!;
  expect(found).toMatchObject({ start, end });
  expect(found.contents).toMatch(/^\*\*Elf Warrior Token\*\* · エルフ・戦士・トークン/);
  expect(hover(analysis, text.indexOf('エルフ・戦士・ク') + 1)!.contents).toContain('**Elf** · エルフ');
});
