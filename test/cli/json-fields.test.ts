import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeJsonString, encodeJsonString, jsonStrings, rawOffset } from '../../cli/lint/json-fields.ts';

test('every string value is found with its path', () => {
  const json = '{ "name": "Imp", "card_faces": [ {"oracle_text": "A"}, {"x": [1, true, null, "y"], "oracle_text": "B\\n\\"C\\""} ], "text": {"ja": "エルフ"} }';
  const found = jsonStrings(json).map(({ path, start, end }) => [path, json.slice(start, end)]);
  expect(found).toEqual([
    ['name', 'Imp'],
    ['card_faces.0.oracle_text', 'A'],
    ['card_faces.1.x.3', 'y'],
    ['card_faces.1.oracle_text', 'B\\n\\"C\\"'],
    ['text.ja', 'エルフ'],
  ]);
});

test('the strings of any JSON value come back, in order', () => {
  const stringsOf = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
  fc.assert(fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, space) => {
    const json = JSON.stringify(value, null, space);
    const parsed: unknown = JSON.parse(json);
    expect(jsonStrings(json).map(({ start, end }) => decodeJsonString(json.slice(start, end)))).toEqual(stringsOf(parsed));
  }));
});

test('an offset in a decoded string is found in the raw one', () => {
  const raw = 'a\\n\\u3042“\\\\z';
  const text = decodeJsonString(raw);
  expect([...Array(text.length).keys()].map((offset) => raw.slice(rawOffset(raw, offset)))).toEqual([
    'a\\n\\u3042“\\\\z', '\\n\\u3042“\\\\z', '\\u3042“\\\\z', '“\\\\z', '\\\\z', 'z',
  ]);
  expect(rawOffset(raw, text.length)).toBe(raw.length);
});

test('decoding the rest of a raw string gives the rest of the text', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), fc.nat(), (text, seed) => {
    const raw = encodeJsonString(text);
    const offset = seed % (text.length + 1);
    expect(decodeJsonString(raw.slice(rawOffset(raw, offset)))).toBe(text.slice(offset));
  }));
});
