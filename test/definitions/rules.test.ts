import { describe, expect, test } from 'vitest';
import { lexiconOf, readDocument } from '../../grammar/index.ts';
import { rule } from '../../service/engine/rule.ts';
import { runRules } from '../../service/engine/run.ts';
import { analyze, definitionsOf } from '../../service/index.ts';
import { allFindings, applyFix } from '../support/rule-check.ts';

const WORDS = [
  'define token Potion', 'Artifact — Potion', '{1}, {T}, Sacrifice this token: You gain 2 life.', '',
  'define keyword Hearthbound {cost}', '(You may pay the hearthbound cost as this creature enters.)', '',
  'define creature type Lanternkin, Whelp', '', 'define counter frost', '', 'define ability word Last Light',
].join('\n');
const CARD = ['Wick Tender {2}{W}', 'Creature — Whelp Lanternkin', 'Hearthbound {1}, flying', 'Last Light — When this creature dies, create two Potion tokens.', 'Whelps you control get +1/+1.', '2/2'].join('\n');

const codes = (text: string): string[] => allFindings(text).map(({ code }) => code);
const said = (text: string, code: string): string[] => allFindings(text).filter((finding) => finding.code === code).map(({ message }) => message);

describe('words in force', () => {
  test('without them the card has unknown words, with them none', () => {
    expect(codes(CARD)).toEqual(expect.arrayContaining(['undefined-token', 'unknown-subtype', 'unrecognized-text']));
    expect(codes(`${WORDS}\n\n${CARD}`)).toEqual([]);
  });
  test('also where they stand in another file', () => {
    const lexicon = lexiconOf(definitionsOf(readDocument(WORDS, 'card'), 'words.card'));
    const { faces, findings } = analyze(readDocument(CARD, 'card'), { lexicon });
    expect([...findings, ...faces[0]!.findings]).toEqual([]);
    expect(faces[0]!.tokens[0]).toMatchObject({ name: 'Potion Token', types: ['artifact'], subtypes: ['Potion'], source: 'definition', rule: '111.10', undefined: [], count: '2' });
  });
  test('and in records of a JSON file', () => {
    const record = JSON.stringify({ object: 'card', name: 'Wick', type_line: 'Instant', oracle_text: 'Create a Potion token.' });
    const lexicon = lexiconOf(definitionsOf(readDocument(WORDS, 'card')));
    expect(analyze(readDocument(record, 'jsonl'), { lexicon }).faces[0]!.findings).toEqual([]);
    expect(analyze(readDocument(record, 'jsonl')).faces[0]!.findings.map(({ code, fixes }) => [code, fixes.length])).toEqual([['undefined-token', 0]]);
  });
  test('what is remembered of a card follows its words: a definition that is taken away or changed counts at once', () => {
    const analyzed = (words: string) => analyze(readDocument(CARD, 'card'), { lexicon: lexiconOf(definitionsOf(readDocument(words, 'card'))) }).faces[0]!;
    expect(analyzed(WORDS).findings).toEqual([]);
    expect(analyzed(WORDS.replace('Potion\nArtifact', 'Elixir\nArtifact')).findings.map(({ code }) => code)).toContain('undefined-token');
    expect(analyzed(WORDS.replace('Artifact — Potion', 'Blue Creature — Potion')).tokens[0]).toMatchObject({ colors: ['blue'], types: ['creature'] });
  });
  test('a definition is checked like a card', () => {
    expect(codes('define token Grub\nCreature — Insect\n{T}: Destroy target player.\n0/1')).toContain('illegal-target');
    expect(codes('define token Grub\nGreen Creature — Insect\n0/1')).toEqual([]);
    expect(codes('define keyword Gleaming\nWhenever this creature attacks, destroy target player.')).toContain('illegal-target');
  });
  test('a subtype belongs to the card types of its definition', () => {
    expect(codes(`${WORDS}\n\nOdd Chest {2}\nArtifact — Whelp\nWard {1}`)).toEqual(['subtype-mismatch']);
    expect(codes(`${WORDS}\n\nOdd Chest {2}\nArtifact — Potion\nWard {1}`)).toEqual([]);
  });
});

test('a slip of a word of the set', () => {
  expect(said(`${WORDS}\n\nWick {W}\nCreature — Lanternikn\nReach\n1/1`, 'unknown-subtype')).toEqual([expect.stringContaining('Did you mean Lanternkin?')]);
  expect(said(`${WORDS}\n\nWick {W}\nInstant\nCreate a Poton token.`, 'undefined-token')).toEqual([expect.stringContaining('Did you mean Potion?')]);
  expect(said(`${WORDS}\n\nWick {W}\nInstant\nDestroy target Wehlp.`, 'unknown-subtype')).toEqual([expect.stringContaining('Did you mean Whelp?')]);
});

test('rules are told the edition and the words in force', () => {
  const asked: unknown[] = [];
  const curious = rule({
    code: 'curious', since: '0.1.0', severity: 'hint', rules: [], summary: 'S.', why: 'W.', bad: '', good: '', fixable: false,
    on: { Face: ({ edition, lexicon }) => void asked.push(edition, lexicon?.definitions.length), Sentence: (_, { edition, lexicon }) => void asked.push(edition, lexicon?.definitions.length) },
  });
  runRules(readDocument('define counter frost\n\nWick {W}\nInstant\nDraw a card.', 'card'), [curious], { edition: '2023-11-17' });
  runRules(readDocument('Wick {W}\nInstant\nDraw a card.', 'card'), [curious]);
  expect(asked).toEqual(['2023-11-17', 1, '2023-11-17', 1, undefined, undefined, undefined, undefined]);
});

describe('two meanings', () => {
  test('of one word in one file: the later is shown', () => {
    const text = 'define counter frost\n\ndefine counter Frost';
    expect(allFindings(text).map(({ code, start }) => [code, text.slice(start, start + 5)])).toEqual([['duplicate-definition', 'Frost']]);
  });
  test('of one word in two files: each names the other', () => {
    const [one, two] = ['define counter frost', 'define counter frost'].map((text) => readDocument(text, 'card'));
    const lexicon = lexiconOf([...definitionsOf(one!, 'one.card'), ...definitionsOf(two!, 'two.card')]);
    expect(analyze(one!, { lexicon }).findings.map(({ code }) => code)).toEqual(['duplicate-definition']);
  });
  test('of one word as two kinds is no fault', () => {
    expect(codes('define counter frost\n\ndefine ability word Frost')).toEqual([]);
  });
  test.each([
    ['token Food\nArtifact — Food', 'a predefined token'], ['keyword Ward {cost}', 'a keyword ability'], ['keyword Scry', 'a keyword action'], ['creature type Elf', 'a subtype (creature)'],
    ['counter charge', 'a kind of counter'], ['ability word Landfall', 'an ability word'], ['zone graveyard', 'a zone'], ['supertype Snow', 'a supertype'], ['term flying', 'a keyword ability'], ['symbol {T}', 'a symbol'], ['symbol {u/w}', 'a symbol'],
  ])('define %s: the game has it', (line, what) => {
    const text = `define ${line}`;
    expect(said(text, 'definition-clash')).toEqual([expect.stringContaining(`is ${what} of the game already`)]);
  });
});

describe('the fix that defines', () => {
  const defining = (text: string, code: string): string => {
    const finding = allFindings(text).find((found) => found.code === code)!;
    return applyFix(text, finding.fixes.find(({ title }) => title.startsWith('Define'))!);
  };
  test.each(['', '\n', '\n\n', '\r\n'])('a token, at the end of the file, and nothing is found then (file ends with %j)', (end) => {
    const card = `Wick {W}${end === '\r\n' ? '\r\n' : '\n'}Instant${end === '\r\n' ? '\r\n' : '\n'}Create a Glowpot token.`;
    const mended = defining(card + end, 'undefined-token');
    expect(mended.replace(/\r\n/g, '\n')).toBe('Wick {W}\nInstant\nCreate a Glowpot token.\n\ndefine token Glowpot\nArtifact — Glowpot\n');
    expect(mended.includes('\r')).toBe(end === '\r\n');
    expect(codes(mended)).toEqual([]);
  });
  test('a subtype, of the card type that it stands on', () => {
    const mended = defining('Wick Hall {2}\nArtifact — Quillstone\nWard {1}', 'unknown-subtype');
    expect(mended).toContain('\n\ndefine artifact type Quillstone\n');
    expect(codes(mended)).toEqual([]);
  });
  test('a symbol, also in the mana cost', () => {
    const mended = defining('Wick Hall {2}{I}\nArtifact\n{T}: Add {I}.\n', 'unknown-symbol');
    expect(mended).toContain('\n\ndefine symbol {I}\n');
    expect(codes(mended)).toEqual([]);
  });
  test('moves with the file: it is right for a card that was found equal before', () => {
    const card = 'Wick {W}\nInstant\nCreate a Glowpot token.';
    allFindings(card);
    const later = `# The others\n\nGull {W}\nCreature — Bird\nFlying\n1/1\n\n${card}\n\nGull {W}\nCreature — Bird\nFlying\n1/1\n`;
    expect(defining(later, 'undefined-token')).toBe(`${later}\ndefine token Glowpot\nArtifact — Glowpot\n`);
  });
});
