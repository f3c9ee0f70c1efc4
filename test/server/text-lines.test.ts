import fc from 'fast-check';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { expect, test } from 'vitest';
import { textLines, toOffset, toPosition } from '../../server/text-lines.ts';

const text = fc.array(fc.constantFrom('a', '\n', '\r', '\r\n', '𠮟', '食'), { maxLength: 30 }).map((pieces) => pieces.join(''));

test('property: offsets become the positions that the protocol library gives', () => {
  fc.assert(
    fc.property(text, fc.integer({ min: -3, max: 80 }), (source, offset) => {
      expect(toPosition(textLines(source), offset)).toEqual(TextDocument.create('', '', 1, source).positionAt(offset));
    }),
  );
});

test('property: positions, those past an end too, become the offsets that the protocol library gives', () => {
  fc.assert(
    fc.property(text, fc.integer({ min: -2, max: 40 }), fc.integer({ min: -2, max: 40 }), (source, line, character) => {
      expect(toOffset(textLines(source), { line, character })).toBe(TextDocument.create('', '', 1, source).offsetAt({ line, character }));
    }),
  );
});
