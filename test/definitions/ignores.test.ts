import { expect, test } from 'vitest';
import { readDocument } from '../../grammar/index.ts';
import { analyze } from '../../service/index.ts';
import { allFindings } from '../support/rule-check.ts';

const card = (...comments: string[]): string => ['Ember Lash {2}{R}', 'Sorcery', ...comments, 'Destroy target player.', 'Draw a card.'].join('\n');
const codes = (text: string): string[] => allFindings(text).map(({ code }) => code);

test('the next line is ignored, with a reason or without', () => {
  expect(codes(card())).toEqual(['illegal-target']);
  expect(codes(card('# cardwright-ignore-next-line illegal-target -- a joke'))).toEqual([]);
  expect(codes(card('# cardwright-ignore-next-line illegal-target'))).toEqual([]);
  expect(codes(card('＃cardwright-ignore-next-line illegal-target — a joke'))).toEqual([]);
});
test('comments and several codes above one line', () => {
  expect(codes(card('# cardwright-ignore-next-line illegal-target', '# another remark'))).toEqual([]);
  expect(codes(card('# cardwright-ignore-next-line illegal-target, undefined-x'))).toEqual(['unused-ignore']);
});
test('only the code that is named, and only the next line', () => {
  expect(codes(card('# cardwright-ignore-next-line undefined-token'))).toEqual(['unused-ignore', 'illegal-target']);
  expect(codes('Ember Lash {2}{R}\nSorcery\n# cardwright-ignore-next-line illegal-target\nDraw a card.\nDestroy target player.')).toEqual(['unused-ignore', 'illegal-target']);
});
test('a whole file, its definitions too', () => {
  expect(codes(`# cardwright-ignore-file illegal-target -- all jokes\n\n${card()}\n\n${card()}`)).toEqual([]);
  expect(codes(`${card()}\n\n# cardwright-ignore-file illegal-target`)).toEqual([]);
  expect(codes('# cardwright-ignore-next-line definition-clash\ndefine counter charge')).toEqual([]);
  expect(codes('# cardwright-ignore-next-line malformed-card\nGull Watch {W}')).toEqual([]);
});
test('an unused one is shown on its code, as information, and says why', () => {
  const text = card('# cardwright-ignore-next-line ilegal-target', '# cardwright-ignore-file', '# cardwright-ignore-file undefined-x');
  const unused = allFindings(text).filter(({ code }) => code === 'unused-ignore');
  expect(unused.map(({ start, end, severity, message }) => [text.slice(start, end), severity, message.split(/[.:]/)[0]])).toEqual([
    ['ilegal-target', 'information', 'There is no diagnostic ilegal-target, so this comment ignores nothing'],
    ['# cardwright-ignore-file', 'information', 'This comment ignores nothing'],
    ['undefined-x', 'information', 'Nothing is found here that undefined-x would report, so this comment can go'],
  ]);
  expect(unused[0]!.message).toContain('Did you mean illegal-target?');
});
test('nothing is unused where its diagnostic is off, or where unused ones are ignored', () => {
  const document = readDocument(card('# cardwright-ignore-next-line undefined-x', '# cardwright-ignore-next-line illegal-target'), 'card');
  expect(analyze(document, { rules: { 'undefined-x': 'off' } }).findings).toEqual([]);
  expect(codes(card('# cardwright-ignore-file unused-ignore', '# cardwright-ignore-next-line undefined-x', '# cardwright-ignore-next-line illegal-target'))).toEqual([]);
});
test('a comment with nothing below it', () => {
  expect(allFindings('# cardwright-ignore-next-line illegal-target').map(({ message }) => message)).toEqual([expect.stringMatching(/^No line follows/)]);
});
