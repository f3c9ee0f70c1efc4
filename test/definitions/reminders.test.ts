import { describe, expect, test } from 'vitest';
import { readDocument } from '../../grammar/index.ts';
import { reminderDefinitions } from '../../grammar/resolve/index.ts';
import { analyze } from '../../service/index.ts';
import { allFindings } from '../support/rule-check.ts';

const card = (name: string, text: string): string => `${name} {2}{W}\nSorcery\n${text}`;
const NOVICE = "Create a Novice token. (It's a 1/1 white Acolyte creature with lifelink.)";

describe('reminder text defines a token', () => {
  test.each([
    [NOVICE, { name: 'Novice', colors: ['white'], types: ['creature'], subtypes: ['Acolyte'], power: '1', toughness: '1', abilities: ['lifelink'] }],
    ['Create two Potion tokens. (They’re colorless Potion artifacts with “{1}, {T}, Sacrifice this token: You gain 2 life.”)', { name: 'Potion Token', types: ['artifact'], subtypes: ['Potion'], power: null, abilities: ['{1}, {T}, Sacrifice this token: You gain 2 life.'] }],
    ["Create a Stone Idol token. (It's a 0/4 colorless Golem artifact creature with defender.)", { name: 'Stone Idol', types: ['artifact', 'creature'], abilities: ['defender'] }],
  ])('%s', (text, token) => {
    expect(reminderDefinitions(readDocument(card('Call', text), 'card')).map((definition) => definition.token)).toEqual([expect.objectContaining(token)]);
  });
  test.each([
    "Create a Food token. (It's an artifact with “{2}, {T}, Sacrifice this token: You gain 3 life.”)", "Create a Novice token. (It's quite new.)", "Create a Novice token. (It's a creature.)", 'Create a Novice token. (Everyone was one once.)',
  ])('not here: %s', (text) => {
    expect(reminderDefinitions(readDocument(card('Call', text), 'card'))).toEqual([]);
  });
  test('for the other cards too', () => {
    const { faces, findings } = analyze(readDocument(`${card('Call', NOVICE)}\n\n${card('Muster', 'Create three Novice tokens.')}`, 'card'));
    expect(faces.map(({ tokens }) => [tokens[0]!.name, tokens[0]!.source, tokens[0]!.power, tokens[0]!.count])).toEqual([['Novice', 'reminder', '1', '1'], ['Novice', 'reminder', '1', '3']]);
    expect([...findings, ...faces.flatMap((face) => face.findings)]).toEqual([]);
  });
});

describe('two that disagree', () => {
  const messages = (...texts: string[]): string[] => allFindings(texts.join('\n\n')).filter(({ code }) => code === 'duplicate-definition').map(({ severity, message }) => `${severity}: ${message}`);
  test('are shown where they stand', () => {
    expect(messages(card('Call', NOVICE), card('Muster', NOVICE))).toEqual([]);
    const found = messages(card('Call', NOVICE), card('Muster', NOVICE.replace('1/1', '2/2')));
    expect(found).toEqual([expect.stringMatching(/^warning: .*another reminder text/), expect.stringMatching(/^warning: .*another reminder text/)]);
  });
  test('also with a definition', () => {
    expect(messages('define token Novice\nWhite Creature — Acolyte\n2/2', card('Call', NOVICE))).toEqual([expect.stringContaining('its definition of the set says something else')]);
  });
});
