import { describe, expect, test } from 'vitest';
import { readDocument } from '../../grammar/index.ts';
import { analyze, completion, definedWordAt, documentSymbols, hover } from '../../service/index.ts';

const SET = [
  '# Words', '', 'define token Potion', 'Artifact — Potion', '{1}, {T}, Sacrifice this token: You gain 2 life.', '',
  'define keyword Hearthbound {cost}', '(You may pay the hearthbound cost as this creature enters.)', '', 'define creature type 灯人/Lanternkin, Whelp', 'define counter frost', 'define supertype Elder', '',
  '# Cards', '', 'Wick Tender {2}{W}', 'Creature — Lanternkin', 'Hearthbound {1}', 'When this creature enters, create two Potion tokens.', 'Whelps you control have hearthbound {2}.', '2/2', '',
].join('\n');
const analysisOf = (text: string) => analyze(readDocument(text, 'card'));
const at = (text: string, words: string, nth = 0): number => {
  let from = -1;
  for (let i = 0; i <= nth; i++) from = text.indexOf(words, from + 1);
  expect(from).toBeGreaterThanOrEqual(0);
  return from;
};

describe('hover', () => {
  test.each([
    ['Hearthbound {1}', '**Hearthbound \\[cost\\]**', 'keyword'], ['Potion tokens', '**Potion**', 'token'], ['Whelps', '**Whelp**', 'creature type'], ['Lanternkin\n', '**Lanternkin** · 灯人', 'creature type'],
  ])('on %j: what the set says', (words, heading, kind) => {
    const found = hover(analysisOf(SET), at(SET, words) + 1)!;
    expect(found.contents).toContain(heading);
    expect(found.contents).toContain(`Defined in this file · ${kind}`);
  });
  test('shows the meaning, and the token that it makes', () => {
    const { contents } = hover(analysisOf(SET), at(SET, 'Potion tokens'))!;
    expect(contents).toContain('Sacrifice this token: You gain 2 life.');
    expect(contents).toContain('Potion Token');
    expect(contents).not.toContain('Not defined');
  });
  test('on a word that is part of another there is none', () => {
    const text = 'define term ember\n\nMembers {W}\nInstant\nRemember November.';
    expect(definedWordAt(analysisOf(text), at(text, 'ember', 3))).toBeNull();
  });
  test('on the name in the definition itself, and on a symbol in its text', () => {
    expect(hover(analysisOf(SET), at(SET, 'Potion') + 2)!.contents).toContain('**Potion**');
    expect(hover(analysisOf(SET), at(SET, '{T}') + 1)!.contents).toContain('{T}');
  });
});

describe('symbols', () => {
  const text = 'define symbol {I} One ichor mana, {∆}\nIt is bitter.\n\nWick Hall {2}{I}\nArtifact\n{T}: Add {∆}.\n';
  test('hover shows what stands after and below them, in the cost and in the text', () => {
    const contents = hover(analysisOf(text), at(text, '{2}{I}') + 4)!.contents;
    expect(contents).toContain('Defined in this file · symbol');
    expect(contents).toContain('One ichor mana');
    expect(contents).toContain('It is bitter.');
    expect(definedWordAt(analysisOf(text), at(text, 'Add {∆}') + 5)?.definitions.map(({ name }) => name)).toEqual(['{∆}']);
  });
  test('are offered in braces', () => {
    const typed = `${text}\nNew Hall {1}{`;
    expect(completion(analysisOf(typed), typed.length).map(({ label }) => label).slice(0, 2)).toEqual(['{I}', '{∆}']);
  });
});

describe('completion', () => {
  const labels = (line: string, kind?: string): string[] => {
    const text = `${SET}\nNewcomer {1}{W}\nCreature — Elf\n${line}`;
    return completion(analysisOf(text), text.length).filter((item) => !kind || item.kind === kind).map(({ label }) => label);
  };
  test('offers tokens, keywords, types and counters of the set where they may stand', () => {
    expect(labels('When this creature enters, create ', 'token')[0]).toBe('a Potion token');
    expect(labels('When this creature enters, create two ', 'token')[0]).toBe('Potion tokens');
    expect(labels('Flying, ', 'keyword')[0]).toBe('hearthbound');
    expect(labels('H', 'keyword')).toContain('Hearthbound');
    expect(labels('Destroy target ', 'subtype')).toContain('Whelp');
    expect(labels('Put a ', 'counter')).toContain('frost counter');
  });
  test('on a type line', () => {
    const line = `${SET}\nNewcomer {1}{W}\n`;
    expect(completion(analysisOf(`${line}Creature — `), line.length + 11).map(({ label }) => label).slice(0, 2)).toEqual(['Lanternkin', 'Whelp']);
    expect(completion(analysisOf(`${line}E`), line.length + 1).map(({ label }) => label)).toContain('Elder');
  });
  test('after define: the kinds', () => {
    const items = completion(analysisOf('define c'), 8);
    expect(items.map(({ label }) => label)).toEqual(expect.arrayContaining(['creature type', 'counter']));
    expect(items[0]!.span).toEqual({ start: 7, end: 8 });
  });
});

test('the outline lists definitions in their sections', () => {
  const [words, cards] = documentSymbols(analysisOf(SET));
  expect(words!.children.map(({ name, detail, kind }) => `${kind} ${name} · ${detail}`)).toEqual([
    'definition Potion · token', 'definition Hearthbound · keyword', 'definition Lanternkin · creature type', 'definition Whelp · creature type', 'definition frost · counter', 'definition Elder · supertype',
  ]);
  expect(cards!.children.map(({ name }) => name)).toEqual(['Wick Tender']);
});
