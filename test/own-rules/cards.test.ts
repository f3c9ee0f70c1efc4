import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCardFileReader } from '../../grammar/card-file.ts';
import { readDocument } from '../../grammar/index.ts';
import { printedCard, type PrintedCards } from '../../grammar/printed-cards.ts';
import { analyze, type AnalyzeOptions } from '../../service/index.ts';
import printedName from '../../service/rules/printed-name.ts';
import { ATOMIC, SCRYFALL } from './tiny-cards.ts';

function readIn(text: string, size = text.length): PrintedCards | { problem: string } {
  const reader = createCardFileReader();
  for (let i = 0; i < text.length; i += Math.max(1, size)) reader.read(text.slice(i, i + Math.max(1, size)));
  return reader.end();
}

function cardsOf(text: string): PrintedCards {
  const cards = readIn(text);
  if ('problem' in cards) throw new Error(cards.problem);
  return cards;
}

const IMP = { name: 'Larder Imp', supertypes: [], types: ['creature'], subtypes: ['Imp'], colors: ['black'], power: '1', toughness: '1' };
const DUSK = { name: 'Dusk Sill', supertypes: [], types: ['creature'], subtypes: ['Wall'], colors: ['white', 'blue'], power: '0', toughness: '4' };

describe('a card file', () => {
  test('of Scryfall', () => {
    const { byName } = cardsOf(SCRYFALL);
    expect([...byName.keys()]).toEqual(['larder imp', 'pip, the "small"', 'dawn sill // dusk sill', 'dawn sill', 'dusk sill', 'meadow']);
    expect(byName.get('larder imp')).toEqual(IMP);
    expect(byName.get('dusk sill')).toEqual(DUSK);
    expect(byName.get('dawn sill')).toMatchObject({ types: ['land'], colors: [], power: null });
    expect(byName.get('pip, the "small"')).toEqual({ name: 'Pip, the "Small"', supertypes: ['legendary'], types: ['artifact', 'creature'], subtypes: ['Time Lord', 'Toy'], colors: [], power: '*', toughness: '1+*' });
  });

  test('of MTGJSON', () => {
    const { byName } = cardsOf(ATOMIC);
    expect([...byName.keys()]).toEqual(['larder imp', 'dawn sill // dusk sill', 'dawn sill', 'dusk sill']);
    expect(byName.get('larder imp')).toEqual(IMP);
    expect(byName.get('dusk sill')).toEqual(DUSK);
  });

  test('property: it does not matter where its parts are cut', () => {
    const whole = cardsOf(SCRYFALL);
    fc.assert(fc.property(fc.integer({ min: 1, max: SCRYFALL.length }), (size) => {
      expect(readIn(SCRYFALL, size)).toEqual(whole);
    }), { numRuns: 40 });
  });

  test('its key follows its content', () => {
    expect(cardsOf(SCRYFALL).key).toBe(cardsOf(`\uFEFF ${SCRYFALL}`).key);
    expect(cardsOf(SCRYFALL).key).not.toBe(cardsOf(SCRYFALL.replace('"B"', '"R"')).key);
  });

  test.each([
    ['nothing', '', 'empty'], ['a text', 'hello', 'no cards'], ['a file that breaks off', SCRYFALL.slice(0, -300), 'breaks off'],
    ['another list', '[{"name":"x"}]', 'no cards'], ['damage', '[{"name":"x",}]', 'damaged'], ['deep nesting', '['.repeat(100_000), 'nests too deep'],
  ])('%s is none', (_what, text, problem) => {
    expect(readIn(text)).toEqual({ problem: expect.stringContaining(problem) });
  });

  test('an object that is far too long is passed over', () => {
    const { byName } = cardsOf(`[{"name":"${'x'.repeat(2_000_001)}","type":"Creature"},${SCRYFALL.slice(1)}`);
    expect(byName.size).toBe(6);
  });
});

const cards = cardsOf(SCRYFALL);

function faceOf(text: string, options: AnalyzeOptions = { cards }) {
  const analysis = analyze(readDocument(`Ash Bolt {R}\nSorcery\n${text}\n`, 'card'), options);
  return { token: analysis.faces[0]!.tokens[0], codes: analysis.faces[0]!.findings.map(({ code }) => code) };
}

describe('create a [card name] token (111.11)', () => {
  test.each(['Create a Larder Imp token.', 'Create two Larder Imp tokens.', 'Create a tapped Larder Imp token.', 'Create a number of Larder Imp tokens equal to your life total.'])('%s', (text) => {
    const { token, codes } = faceOf(text);
    expect(token).toMatchObject({ ...IMP, source: 'card-name', rule: '111.11', undefined: [] });
    expect(codes).toEqual([]);
    expect(faceOf(text, {}).codes).toContain('undefined-token');
  });

  test('another word than the card’s is defined by nothing', () => {
    expect(faceOf('Create a Pantry Imp token.').codes).toContain('undefined-token');
    expect(faceOf('Create a Great Larder Imp token.').codes).toContain('undefined-token');
  });

  test('not before the rule was made', () => {
    expect(faceOf('Create a Larder Imp token.', { cards, edition: '2023-11-17' }).codes).toContain('undefined-token');
  });

  test('a predefined word, and a definition of the set, count before a card', () => {
    const named = cardsOf(SCRYFALL.replaceAll('Larder Imp', 'Food'));
    expect(faceOf('Create a Food token.', { cards: named }).token).toMatchObject({ source: 'predefined' });
  });
});

describe('copies', () => {
  test.each(['Dusk Sill', 'the card named Dusk Sill', 'a card named Dusk Sill'])('of %s have what the card has', (copied) => {
    expect(faceOf(`Create a token that's a copy of ${copied}.`).token).toMatchObject({ ...DUSK, source: 'copy' });
  });

  test('of a card whose name has a comma', () => {
    expect(faceOf('Create a token that\'s a copy of Pip, the Small.', { cards: cardsOf(SCRYFALL.replaceAll('\\"Small\\"', 'Small')) }).token).toMatchObject({ name: 'Pip, the Small', supertypes: ['legendary'], subtypes: ['Time Lord', 'Toy'] });
  });

  test('keep the name that the effect gives', () => {
    expect(faceOf('Create a token named Ledge that\'s a copy of Dusk Sill.').token).toMatchObject({ ...DUSK, name: 'Ledge', source: 'copy' });
  });

  test('with an exception stay unknown', () => {
    expect(faceOf('Create a token that\'s a copy of Dusk Sill, except it\'s a 3/3 red creature.').token).toMatchObject({ name: 'Dusk Sill', types: [], power: null });
  });

  test('of what is only known in play stay unknown', () => {
    expect(faceOf('Create a token that\'s a copy of target creature.').token).toMatchObject({ name: null, types: [] });
  });
});

describe('printed-name', () => {
  const named = (text: string) => {
    const analysis = analyze(readDocument(text, 'card'), { cards });
    return [...analysis.findings, ...analysis.faces.flatMap((face) => face.findings)].filter(({ code }) => code === 'printed-name').map(({ start, end, severity }) => [text.slice(start, end), severity]);
  };

  test('its examples', () => {
    expect(named(printedName.bad)).toEqual([['Larder Imp', 'information']]);
    expect(named(printedName.good)).toEqual([]);
  });

  test('a defined token', () => {
    expect(named('define token Larder Imp\nArtifact — Larder\n{T}: Draw a card.\n')).toEqual([['Larder Imp', 'information']]);
  });

  test('a basic land is a reprint', () => {
    expect(named('Meadow\nBasic Land — Plains\n')).toEqual([]);
  });

  test('nothing is known without a card file', () => {
    expect(printedCard(undefined, 'Larder Imp')).toBeUndefined();
    expect(analyze(readDocument(printedName.bad, 'card')).faces[0]!.findings).toEqual([]);
  });
});
