import { describe, expect, test } from 'vitest';
import { readDocument, type CardDocument } from '../../grammar/index.ts';

const names = (document: CardDocument) => document.cards.map((card) => card.error ?? card.faces.map((face) => face.name?.text).join(' // '));
const sources = (document: CardDocument) => document.cards.map((card) => document.text.slice(card.start, card.end));

describe('a .jsonl file', () => {
  test('holds a record a line; blank lines, \\r\\n and a byte order mark do not matter', () => {
    const document = readDocument('\uFEFF{"name":"Ash"}\r\n\r\n  \n {"name":"Brand"} \r\n', 'jsonl');
    expect(names(document)).toEqual(['Ash', 'Brand']);
    expect(sources(document)).toEqual(['{"name":"Ash"}', '{"name":"Brand"}']);
    expect(document.cards[1]!.faces[0]).toMatchObject({ card: 1, start: document.cards[1]!.start, end: document.cards[1]!.end });
    expect(document.problems).toEqual([]);
  });

  test('gives a card with an error for a line that is no record, in its place', () => {
    const lines = ['{"name":"Ash"}', '{"name":', 'Ash Whip', '7', 'null', '"Ash"', '[{"name":"Ash"}]', '{"name":"Ash",}', "{'name':1}", '{"name":"Brand"}'];
    const document = readDocument(lines.join('\n'), 'jsonl');
    expect(sources(document)).toEqual(lines);
    expect(document.cards.map((card) => card.faces.length)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
    expect(document.cards.map((card) => card.error?.match(/valid JSON|not JSON|a number|null|a string|a list/u)?.[0])).toEqual([
      undefined, 'valid JSON', 'not JSON', 'a number', 'null', 'a string', 'a list', 'valid JSON', 'valid JSON', undefined,
    ]);
    expect(document.problems.map((problem) => problem.message)).toEqual(document.cards.flatMap((card) => card.error ?? []));
    for (const problem of document.problems) {
      const card = document.cards.find((one) => one.error === problem.message && one.start <= problem.start && problem.end <= one.end);
      expect([problem.code, card !== undefined, problem.end > problem.start]).toEqual(['malformed-record', true, true]);
    }
  });

  test('may be empty', () => {
    expect(readDocument('', 'jsonl').cards).toEqual([]);
    expect(readDocument('\n\n\uFEFF\n', 'jsonl').cards).toEqual([]);
  });
});

describe('a .json file', () => {
  test.each([
    ['[{"name":"Ash"},{"name":"Brand"}]', ['Ash', 'Brand']],
    ['\uFEFF [\n {"name":"Ash"} ,\r\n {"name":"Brand"}\n]\n', ['Ash', 'Brand']],
    ['{"name":"Ash"}', ['Ash']],
    ['{"meta":{"cards":[1]},"cards":[{"name":"Ash"}]}', ['Ash']],
    ['{"object":"list","data":[{"name":"Ash"},{"name":"Brand"}],"has_more":false}', ['Ash', 'Brand']],
    ['{"data":[{"name":"Brand"}],"cards":[{"name":"Ash"}]}', ['Ash']],
    ['{"cards":[{"name":"Brand"}],"cards":[{"name":"Ash"}]}', ['Ash']],
    ['{"cards":"none","name":"Ash"}', ['Ash']],
    ['{"a\\"cards":[7],"name":"Ash"}', ['Ash']],
    ['[{"name":"[{,]} \\" \\\\"}]', ['[{,]} " \\']],
    ['[]', []], ['{"cards":[]}', []], ['', []], [' \n', []],
  ])('%j', (text, expected) => {
    const document = readDocument(text, 'json');
    expect(names(document)).toEqual(expected);
    expect(document.problems).toEqual([]);
    for (const source of sources(document)) expect(typeof JSON.parse(source)).toBe('object');
  });

  test('keeps the other cards where one record is broken', () => {
    expect(names(readDocument('[{"name":"Ash"},{"name":Brand},{"name":"Cinder"}]', 'json'))).toMatchObject(['Ash', expect.stringContaining('not valid JSON'), 'Cinder']);
  });

  test('ends a string that is not closed with its line', () => {
    const document = readDocument('[\n{\n"name": "Ash,\n"type_line": "Instant"\n},\n{"name":"Brand"}\n]', 'json');
    expect(names(document)).toMatchObject([expect.stringContaining('not valid JSON'), 'Brand']);
  });

  test('a record that is never closed takes what follows, with one error', () => {
    const document = readDocument('[{"name":"Ash"},{"name":"Brand",{"name":"Cinder"}]', 'json');
    expect(names(document)).toMatchObject(['Ash', expect.stringContaining('not valid JSON')]);
    expect(sources(document)[1]).toBe('{"name":"Brand",{"name":"Cinder"}]');
    expect(document.problems).toHaveLength(2);
  });

  test.each([
    ['[{"name":"Ash"}{"name":"Brand"}]', 15], ['[{"name":"Ash"},,{"name":"Brand"}]', 16], ['[{"name":"Ash"},{"name":"Brand"},]', 33], ['[,{"name":"Ash"},{"name":"Brand"}]', 1],
  ])('reads over a wrong comma, and says so: %s', (text, start) => {
    const document = readDocument(text, 'json');
    expect(names(document)).toEqual(['Ash', 'Brand']);
    expect(document.problems).toMatchObject([{ code: 'malformed-record', start, end: start + 1 }]);
  });

  test('reports a list that is never closed, and what follows a list', () => {
    expect(readDocument('[{"name":"Ash"}', 'json')).toMatchObject({ cards: [{ faces: [{}] }], problems: [{ start: 0, end: 1 }] });
    expect(readDocument('[{"name":"Ash"}] and more', 'json')).toMatchObject({ cards: [{ faces: [{}] }], problems: [{ start: 17, end: 25 }] });
    expect(readDocument('{"cards":[{"name":"Ash"}', 'json')).toMatchObject({ cards: [{ faces: [{}] }], problems: [{ start: 9, end: 10 }] });
  });

  test.each(['7', 'null', '"Ash"', 'Ash', '{"name"', '{"name":"Ash"}}', '{"name":"Ash"}\n{"name":"Brand"}'])('%j is one card with an error', (text) => {
    const document = readDocument(text, 'json');
    expect(document.cards).toMatchObject([{ faces: [], error: expect.any(String), start: 0, end: text.length }]);
    expect(document.problems).toHaveLength(1);
  });

  test('places the fault where the engine tells it', () => {
    const text = '[{"name":"Ash"}, {"name" "Brand"}]';
    const [problem] = readDocument(text, 'json').problems;
    expect(problem!.start).toBe(text.indexOf('"Brand"'));
  });
});
