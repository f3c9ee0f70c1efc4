import { describe, expect, test } from 'vitest';
import { readDocument } from '../../grammar/index.ts';
import { analyze, completion, hover } from '../../service/index.ts';
import { cursorIn } from '../support/features.ts';

const card = (text: string): string => `Brass Lantern {2}\nArtifact\n${text}\n`;
const analysed = (text: string, edition?: string) => analyze(readDocument(card(text), 'card'), edition === undefined ? {} : { edition });
const tokenIn = (text: string, edition?: string) => analysed(text, edition).faces[0]!.tokens[0]!;
const codesIn = (text: string, edition?: string): string[] => analysed(text, edition).faces[0]!.findings.filter((f) => f.severity !== 'hint').map((f) => f.code);

describe('names of tokens (111.4)', () => {
  const ELF = '{T}: Create a 1/1 green Elf Warrior creature token.';
  test.each([
    [undefined, 'Elf Warrior Token', 'エルフ・戦士・トークン'],
    ['2023-11-17', 'Elf Warrior Token', 'エルフ・戦士・トークン'],
    ['2021-11-19', 'Elf Warrior Token', 'エルフ・戦士・トークン'],
    ['2021-11-18', 'Elf Warrior', 'エルフ・戦士'],
  ])('on %s', (edition, name, nameJa) => {
    expect(tokenIn(ELF, edition)).toMatchObject({ name, nameJa });
  });

  test('predefined words', () => {
    expect(tokenIn('{T}: Create a Food token.', '2021-06-18')).toMatchObject({ name: 'Food', nameJa: '食物', source: 'predefined' });
  });

  test('a name that the effect gives stays as it is', () => {
    expect(tokenIn('{T}: Create a 1/1 green Elf Warrior creature token named Ivy Runner.', '2019-01-01').name).toBe('Ivy Runner');
  });
});

describe('predefined tokens (111.10)', () => {
  const LANDER = '{T}: Create a Lander token.';
  test.each([[undefined, []], ['2026-09-25', []], ['2023-11-17', ['undefined-token']]])('on %s', (edition, codes) => {
    expect(codesIn(LANDER, edition)).toEqual(codes);
  });

  test('one that the edition does not know has what its effect says', () => {
    expect(tokenIn('{T}: Create a blue Lander token.', '2023-11-17')).toMatchObject({ name: 'Lander Token', colors: ['blue'], types: [], abilities: [], undefined: ['definition'] });
  });

  test('the finding says since when the word is defined', () => {
    const [finding] = analysed(LANDER, '2023-11-17').faces[0]!.findings.filter((f) => f.code === 'undefined-token');
    expect(finding!.message).toMatch(/since 2025-07-25.*2023-11-17/);
  });

  test('a definition of the designer makes up for it', () => {
    const document = readDocument(`${card(LANDER)}\ndefine token Lander\nArtifact — Lander\n{2}, {T}, Sacrifice this token: Draw a card.\n`, 'card');
    const face = analyze(document, { edition: '2023-11-17' }).faces[0]!;
    expect(face.tokens[0]).toMatchObject({ types: ['artifact'], undefined: [], source: 'definition' });
    expect(face.findings.filter((f) => f.code === 'undefined-token')).toEqual([]);
  });
});

describe('wording', () => {
  test.each([
    ['When this artifact enters the battlefield, draw a card.', '2023-11-17', 'outdated-enters'],
    ['{T}: Target player puts the top two cards of their library into their graveyard.', '2019-07-12', 'outdated-mill'],
  ])('%s is current on %s', (text, edition, code) => {
    expect(codesIn(text)).toContain(code);
    expect(codesIn(text, edition)).not.toContain(code);
  });

  test('what is old on that day too', () => {
    expect(codesIn('{T}: Target player puts the top two cards of their library into their graveyard.', '2023-11-17')).toContain('outdated-mill');
  });
});

describe('numbers of rules', () => {
  const WRONG = '{T}: Destroy target player.';
  const finding = (edition?: string) => analysed(WRONG, edition).faces[0]!.findings.find((f) => f.code === 'illegal-target')!;

  test('of findings', () => {
    expect(finding().rules).toContain('701.8');
    expect(finding('2023-11-17').rules).toContain('701.7');
    expect(finding('2023-11-17').rules).not.toContain('701.8');
  });

  test('of hovers', () => {
    const at = card(WRONG).indexOf('Destroy') + 1;
    const contents = (edition?: string): string => hover(analysed(WRONG, edition), at, edition === undefined ? {} : { edition })!.contents;
    expect(contents()).toContain('701.8');
    expect(contents('2023-11-17')).toContain('701.7');
    expect(contents('2023-11-17')).not.toContain('701.8');
  });
});

describe('completion', () => {
  const labelsAt = (marked: string, edition?: string): string[] => {
    const { analysis, offset } = cursorIn(marked);
    return completion(analysis, offset, edition === undefined ? {} : { edition }).map(({ label }) => label);
  };
  const elf = (text: string): string => `Larder Warden {1}{G}\nCreature — Elf\n${text}\n2/2`;
  const japanese = (text: string): string => `木の実番 {1}{G}\nクリーチャー — エルフ\n${text}\n2/2`;

  test.each([
    [elf('When this creature enters, create $0'), 'a Lander token', 'a Food token', '2023-11-17', '2025-07-25'],
    [elf('$0'), 'Offspring', 'Flying', '2023-11-17', '2024-08-02'],
    [elf('{T}: $0'), 'Airbend', 'Investigate', '2025-07-25', '2025-11-14'],
    ['Larder Warden {1}{G}\nArtifact — $0', 'Lander', 'Food', '2023-11-17', '2025-07-25'],
    ['木の実番 {1}{G}\nアーティファクト — $0', '着陸船', '食物', '2023-11-17', '2025-07-25'],
    [japanese('白の$0'), '着陸船・トークン', '食物・トークン', '2023-11-17', '2025-07-25'],
  ])('words that the edition has: %s', (marked, later, known, before, since) => {
    expect(labelsAt(marked)).toEqual(expect.arrayContaining([later, known]));
    expect(labelsAt(marked, since)).toContain(later);
    expect(labelsAt(marked, before)).toContain(known);
    expect(labelsAt(marked, before)).not.toContain(later);
  });

  test('numbers of rules are those of the day', () => {
    const { analysis, offset } = cursorIn(elf('{T}: $0'));
    const detail = (edition?: string): string => completion(analysis, offset, edition === undefined ? {} : { edition }).find(({ label }) => label === 'Destroy')!.detail;
    expect(detail()).toContain('701.8');
    expect(detail('2023-11-17')).toContain('701.7');
  });
});

describe('the owner of a token (111.2)', () => {
  const ELF = 'Target opponent creates a 1/1 green Elf Warrior creature token.';
  const contents = (edition?: string): string => hover(analysed(ELF, edition), card(ELF).indexOf('Elf') + 1, edition === undefined ? {} : { edition })!.contents;

  test.each([
    [undefined, /Owner and controller .* whoever creates it/],
    ['2018-07-13', /Owner and controller .* whoever creates it/],
    ['2018-07-12', /Owner and controller .* the player under whose control it enters; its creator since 2018-07-13/],
    ['2009-07-11', /Owner and controller .* the player under whose control it enters/],
    ['2009-07-10', /\| Owner \| you \| the controller of the spell or ability that makes it/],
  ])('on %s', (edition, row) => {
    expect(contents(edition)).toMatch(row);
  });
});
