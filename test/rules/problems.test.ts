import { expect, test } from 'vitest';
import { readDocument } from '../../grammar/index.ts';
import { runRules } from '../../service/engine/run.ts';
import { RULES } from '../../service/rules/index.ts';
import { allFindings } from '../support/rule-check.ts';

const codes = (text: string): string[] => allFindings(text).map(({ code, severity }) => `${severity} ${code}`);

test('what the reader of .card files could not read', () => {
  expect(codes('Gull Watch {1}{W}\nFlying')).toContain('error malformed-card');
  expect(codes('@note A remark on no card.')).toEqual(['error malformed-card']);
  expect(codes('Gull Watch {1}{W}\nCreature — Bird\nFlying\n2/1\n@raritty common')).toEqual(['warning unknown-annotation']);
});

test('a finding about one card stands on that card, one about the file on the file', () => {
  const analysis = runRules(readDocument('----\n\nGull Watch {1}{W}\nCreature — Bird\nFlying\n2/1\n@raritty common', 'card'), RULES);
  expect(analysis.findings.map(({ code }) => code)).toEqual(['malformed-card']);
  expect(analysis.faces.map(({ findings }) => findings.map(({ code }) => code))).toEqual([['unknown-annotation']]);
});

test('a field of the wrong type is shown on that field', () => {
  const [face] = runRules(readDocument('{"object":"card","name":"Gull Watch","type_line":"Creature","oracle_text":"Flying","power":2}', 'jsonl'), RULES).faces;
  expect(face!.findings.map(({ code, field, start, end }) => [code, field, start, end])).toEqual([['malformed-record', 'power', 0, 0]]);
});

test('a problem of a whole record stays on its card', () => {
  const [face] = runRules(readDocument('{"object":"card","name":"Gull Watch","card_faces":7,"type_line":"Creature","oracle_text":"Flying"}', 'jsonl'), RULES).faces;
  expect(face!.findings.map(({ code, field, start, end }) => [code, field, start, end])).toEqual([['malformed-record', 'text', 0, 0]]);
});

test('a line that is not JSON', () => {
  expect(codes('{"object":"card"\n')).toContain('error malformed-record');
});

test('cards of the other game have their problems too', () => {
  expect(codes('{"game":"yugioh","lang":"en","name":{"en":"Ember Knight"},"text":{"en":7}}')).toEqual(['error malformed-record']);
});

test('more than is read', () => {
  const long = `Gull Watch {1}{W}\nCreature — Bird\n${'Flying '.repeat(20_000)}\n2/1`;
  expect(codes(long)).toContain('error too-large');
});
