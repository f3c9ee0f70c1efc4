import { describe, expect, test } from 'vitest';
import { definedIn, lexiconOf, parseFace, pluralOf, readDocument, renderEnglish, type Lexicon, type ParsedFace } from '../../grammar/index.ts';
import { walk, type Node } from '../../grammar/tree.ts';
import { faceOf } from '../support/grammar/faces.ts';

const lexicon = (text: string): Lexicon => lexiconOf(readDocument(text, 'card').definitions!)!;
const WORDS = lexicon(['define token Potion', 'Artifact — Potion', '', 'define keyword Hearthbound {cost}', 'define keyword Bulwark {N}', 'define keyword Gleaming', 'define keyword Kinship {quality}', 'define creature type Whelp, Time Keeper', 'define counter frost', 'define ability word Last Light', 'define supertype Elder', 'define zone hearth', 'define term kindled', 'define creature type Counter'].join('\n'));

const parsed = (text: string): ParsedFace => parseFace(faceOf(text), WORDS);
const nodes = (text: string): Node[] => parsed(text).paragraphs.flatMap(({ ability }) => [...walk(ability)]);
const modifiers = (text: string): string[] => nodes(text).flatMap((node) => (node.kind === 'Noun' ? node.modifiers : [])).flatMap((m) => (m.kind === 'word' ? [`${m.negated ? 'non-' : ''}${m.class} ${m.id}`] : []));

describe('every kind of word is read', () => {
  test.each([
    ['Hearthbound {2}{W}, gleaming'], ['Bulwark 2'], ['Kinship from red'], ['Target creature gains hearthbound {1} until end of turn.'], ['Whelps you control get +1/+1.'], ["Destroy target Whelp's controller's artifact."],
    ['Put two frost counters on target creature.'], ['Exile target card from your hearth.'], ['Destroy target kindled creature.'], ['Other elder creatures you control have gleaming.'], ['Whenever a nonWhelp creature dies, draw a card.'], ['Whenever a non-Whelp creature dies, draw a card.'],
    ['Last Light — When this creature dies, draw a card.'], ['Create a 1/1 white Time Keeper creature token with "{T}: Create a Potion token."'], ['Choose target Time Keeper.'],
  ])('%s', (text) => {
    expect(parsed(text).unrecognized).toEqual([]);
    expect(parsed(text).understood).toBe(parsed(text).words);
  });
  test('with its class, its singular as id, and its number', () => {
    expect(modifiers('Whelps you control get +1/+1.')).toContain('subtype Whelp');
    expect(modifiers('Whenever a nonWhelp creature dies, draw a card.')).toContain('non-subtype Whelp');
    expect(modifiers('Put a frost counter on target creature.')).toContain('counter-kind frost');
    expect(modifiers('Destroy target kindled creature.')).toContain('status kindled');
    expect(modifiers('Choose target Time Keeper.')).toContain('subtype Time Keeper');
  });
  test('a keyword with its parameter, an ability word as one', () => {
    const uses = nodes('Hearthbound {2}, bulwark 3').flatMap((node) => (node.kind === 'KeywordUse' ? [[node.keyword, node.cost !== undefined, node.count]] : []));
    expect(uses).toEqual([['hearthbound', true, undefined], ['bulwark', false, '3']]);
    expect(parsed('Last Light — When this creature dies, draw a card.').paragraphs[0]!.ability).toMatchObject({ word: 'Last Light', ability: 'triggered' });
  });
});

test('a word that the language has too keeps its own meaning where it is not capitalised', () => {
  expect(modifiers('Put a +1/+1 counter on target Counter.')).toEqual(expect.arrayContaining(['thing counter', 'subtype Counter']));
  expect(nodes('Counter target spell.').some((node) => node.kind === 'Clause' && node.verb === 'counter')).toBe(true);
});

test.each(['Hearthbound {2}, bulwark 3', 'Whelps you control get +1/+1.', 'Last Light — When this creature dies, create two Potion tokens.', 'Destroy target kindled non-Whelp creature.', 'Put two frost counters on it.', 'Exile target card from your hearth.'])('said again from its meaning: %s', (text) => {
  expect(renderEnglish(parsed(text).paragraphs.map(({ ability }) => ability), { name: 'Ember Lash', self: 'as-written' })).toBe(text);
});

describe('the parse of a paragraph', () => {
  const ability = (text: string, words?: Lexicon) => parseFace(faceOf(text), words).paragraphs[0]!.ability;
  test('is kept while words that it does not have come and go', () => {
    const text = 'Whenever this creature attacks, scry 1.';
    expect(ability(text, WORDS)).toBe(ability(text));
    expect(ability(text, lexicon('define counter frost'))).toBe(ability(text));
  });
  test('is made anew for those that it has, and then kept', () => {
    const text = 'Create a Potion token.';
    expect(ability(text, WORDS)).not.toBe(ability(text));
    expect(ability(text, WORDS)).toBe(ability(text, lexicon('define token Potion\nCreature — Potion\n9/9')));
  });
  test('without words there is no lexicon', () => {
    expect(lexiconOf([])).toBeUndefined();
  });
});

test('lexicons that mean the same have one key, wherever their words stand', () => {
  const [a, b, c] = ['define counter frost\ndefine counter rime', '# Words\n\ndefine counter rime\n\ndefine counter frost', 'define counter frost\n(It is cold.)\n\ndefine counter rime'].map(lexicon);
  expect([a!.key === b!.key, a!.wordsKey === b!.wordsKey, a!.key === c!.key, a!.wordsKey === c!.wordsKey]).toEqual([true, true, false, true]);
});

test('only words whose first part a text has are looked for in it', () => {
  expect(definedIn("A nonWhelp's frosty hearth", WORDS).map(({ name }) => name)).toEqual(['Whelp', 'hearth']);
  expect(definedIn('', WORDS)).toEqual([]);
});

test.each([['Whelp', 'Whelps'], ['Lanternkin', 'Lanternkin'], ['Fox', 'Foxes'], ['Fairy', 'Fairies'], ['Monkey', 'Monkeys'], ['Dire Wolf', 'Dire Wolves'], ['Swordsman', 'Swordsmen'], ['Human', 'Humans'], ['Fish', 'Fish'], ['Witch', 'Witches'], ['霊薬', '霊薬'], ['Gladius', 'Gladius'], ['Mark 2', 'Mark 2']])('the plural of %s is %s', (noun, plural) => {
  expect(pluralOf(noun)).toBe(plural);
});
