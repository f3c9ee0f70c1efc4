import { describe, expect, test } from 'vitest';
import { readDocument, type Definition } from '../../grammar/index.ts';
import { allFindings } from '../support/rule-check.ts';

const read = (text: string): Definition[] => readDocument(text, 'card').definitions!;
const words = (text: string): string[] => read(text).map(({ kind, name, ja, parameter }) => [kind, name, ja, parameter].filter(Boolean).join(' | '));
const problems = (text: string): string[] => allFindings(text).filter(({ code }) => code === 'malformed-definition').map(({ message }) => message);

describe('a define line', () => {
  test.each([
    ['define token Potion\nArtifact — Potion', ['token | Potion']],
    ['define keyword Hearthbound {cost}', ['keyword | Hearthbound | cost']],
    ['define keyword Bulwark {N}', ['keyword | Bulwark | N']],
    ['define keyword Gleaming', ['keyword | Gleaming | none']],
    ['define creature type Lanternkin, Whelp', ['creature type | Lanternkin', 'creature type | Whelp']],
    ['define creature type Lanternkin, Whelp\ndefine counter frost\ndefine ability word Last Light', ['creature type | Lanternkin', 'creature type | Whelp', 'counter | frost', 'ability word | Last Light']],
    ['define counter 霜/frost', ['counter | frost | 霜']],
    ['define creature type Whelp/子灯、 Lanternkin', ['creature type | Whelp | 子灯', 'creature type | Lanternkin']],
    ['define token 霊薬\nアーティファクト — 霊薬', ['token | 霊薬 | 霊薬']],
    ['define artifact type Potion', ['artifact type | Potion']], ['define land type Hearth', ['land type | Hearth']], ['define enchantment type Oath', ['enchantment type | Oath']],
    ['define spell type Hex', ['spell type | Hex']], ['define planeswalker type Mirra', ['planeswalker type | Mirra']], ['define supertype Elder', ['supertype | Elder']], ['define zone hearth', ['zone | hearth']], ['define term kindled', ['term | kindled']],
    ['Define counter frost', ['counter | frost']],
    ['define symbol {I}', ['symbol | {I}']], ['define symbol {I} One ichor mana, {∆}', ['symbol | {I}', 'symbol | {∆}']],
  ])('%s', (text, expected) => {
    expect(words(text)).toEqual(expected);
    expect(readDocument(text, 'card')).toMatchObject({ cards: [], problems: [] });
  });

  test('has the place of its word, and of its block', () => {
    const text = '# Words\n\ndefine token Potion\nArtifact — Potion\n\ndefine counter 霜/frost';
    expect(read(text).map(({ nameSpan, start, end }) => [text.slice(nameSpan.start, nameSpan.end), text.slice(start, end)])).toEqual([
      ['Potion', 'define token Potion\nArtifact — Potion'], ['frost', 'define counter 霜/frost'],
    ]);
  });
  test('a card may be named Define', () => {
    const { cards, definitions } = readDocument('Define Reality {U}\nInstant\nDraw a card.', 'card');
    expect([cards[0]!.faces[0]!.name!.text, definitions]).toEqual(['Define Reality', []]);
  });
  test.each([
    ['define', 'does not say which kind'], ['define Potion', 'does not say which kind'], ['define tokn Potion', 'Did you mean “define token”?'], ['define creature tipe Elf', 'Did you mean “define creature type”?'],
    ['define token', 'does not name it'], ['define counter ,', 'does not name it'], ['define symbol I', 'A symbol stands in braces'], ['define symbol', 'does not name it'], ['define keyword Bulwark {soul}', 'write {cost}, {N} or {quality}'], ['define token Potion', 'Write its type line'],
    ['define token Potion\nDraw a card.', 'Write its type line'], ['define token Potion\nArtifact — Potion\n----\nArtifact', 'has one face'],
  ])('%s: told what to write', (text, message) => {
    expect(problems(text)).toEqual([expect.stringContaining(message)]);
  });
});

describe('a token', () => {
  test('has what its lines say, as a card would', () => {
    const [novice] = read('define token Novice\nLegendary Creature — Acolyte\n{T}: Draw a card.\n(It is patient.)\n1/2\n@note The first one.');
    expect(novice!.token).toEqual({ name: 'Novice', colors: [], supertypes: ['legendary'], types: ['creature'], subtypes: ['Acolyte'], power: '1', toughness: '2', abilities: ['{T}: Draw a card.'] });
    expect(novice!.annotations.map(({ key }) => key)).toEqual(['note']);
  });
  test.each([['White', ['white']], ['White and blue', ['white', 'blue']], ['Red, White,', ['white', 'red']], ['Colorless', []]])('%s stands before its types', (color, colors) => {
    const [token] = read(`define token Novice\n${color} Creature — Acolyte\n1/1`);
    expect(token!.token).toMatchObject({ colors, types: ['creature'] });
    expect(token!.face!.typeLine!.text).toBe('Creature — Acolyte');
  });
  test('is named by its subtype and “Token” where the word is its subtype', () => {
    expect(read('define token Potion\nArtifact — Potion')[0]!.token!.name).toBe('Potion Token');
  });
});

test('reminder text of a keyword is kept for hover', () => {
  expect(read('define keyword Gleaming\n(It gleams.)')[0]).toMatchObject({ reminder: '(It gleams.)', parameter: 'none' });
});
