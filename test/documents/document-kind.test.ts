import { expect, test } from 'vitest';
import { documentKind } from '../../grammar/index.ts';

const CARD = '{"name":"Ash","type_line":"Instant","oracle_text":"Draw a card."}';
const TEXT = '# Commons\n\nAsh {R}\n# a remark\nInstant\nDraw a card.\n';

test.each([
  ['set.card', '', 'card'], ['SET.CARD', '{}', 'card'], ['C:\\sets\\new.set.card', 'x', 'card'], ['sets/a.jsonl', '', 'jsonl'], ['a.ndjson', 'x', 'jsonl'],
  ['a.json', `[${CARD}]`, 'json'], ['a.json', CARD, 'json'], ['a.json', `\uFEFF\n${CARD}`, 'json'], ['a.json', `{"cards" : [${CARD}]}`, 'json'], ['a.json', '{"data":[]}', 'json'],
  ['a.json', `${CARD}\n${CARD}\n`, 'jsonl'], ['a.json', `${CARD}\r\n\r\n${CARD}`, 'jsonl'], ['a.json', '{"game":"yugioh","name":{}}', 'json'],
  ['a.json', '', 'json'], ['a.json', '[]', 'json'], ['a.json', 'oops', 'json'],
  ['package.json', '{"name":"x","version":"1.0.0","scripts":{"test":"y"}}', undefined], ['cardwright.json', '{"edition":"2026-09-25","rules":{}}', undefined],
  ['notes.txt', TEXT, 'card'], ['notes.txt', '灰の鞭 (１)(白)\nインスタント', 'card'], ['notes.txt', 'Shopping\nmilk\neggs', undefined], ['notes.txt', '', undefined], ['a.txt', CARD, 'json'],
  ['', TEXT, 'card'], ['-', `${CARD}\n${CARD}`, 'jsonl'], ['', `[${CARD}]`, 'json'], ['', '[1,2]', undefined], ['', '{"a":1}', undefined], ['dir.d/cards', TEXT, 'card'],
  ['readme.md', TEXT, undefined], ['a.ts', CARD, undefined], ['a.card.bak', TEXT, undefined],
])('%s with %j is %s', (name, text, kind) => {
  expect(documentKind(name, text)).toBe(kind);
});
