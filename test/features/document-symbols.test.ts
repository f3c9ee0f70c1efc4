import { expect, test } from 'vitest';
import { readDocument } from '../../grammar/index.ts';
import { analyze, documentSymbols } from '../../service/index.ts';
import type { DocumentSymbol } from '../../service/index.ts';

const symbolsIn = (text: string): DocumentSymbol[] => documentSymbols(analyze(readDocument(text, 'card')));
/** `kind name` of each symbol, indented below its parent. */
const outline = (symbols: readonly DocumentSymbol[], indent = ''): string[] => symbols.flatMap((s) => [`${indent}${s.kind} ${s.name}`, ...outline(s.children, `${indent}  `)]);

const ELF = 'Larder Warden {1}{G}\nCreature — Elf Warrior\nReach\n{T}: Add {G}.\n2/2';
const RAID = 'Cellar Raid {R}\nSorcery\nCreate a Food token.';

test('sections hold the cards that follow, cards their abilities', () => {
  expect(outline(symbolsIn(`${RAID}\n\n# Green\n\n${ELF}\n\n# Red\n${RAID}\n`))).toEqual([
    'card Cellar Raid', '  ability Create a Food token.',
    'section Green', '  card Larder Warden', '    ability Reach', '    ability {T}: Add {G}.',
    'section Red', '  card Cellar Raid', '    ability Create a Food token.',
  ]);
});

test('details: mana cost and type line, kind of ability', () => {
  const [card] = symbolsIn(ELF);
  expect(card!.detail).toBe('{1}{G} · Creature — Elf Warrior');
  expect(card!.children.map(({ detail }) => detail)).toEqual(['keyword', 'activated']);
});

test('more marks are a deeper section', () => {
  expect(outline(symbolsIn(`# Set\n\n## Green\n\n${RAID}\n\n## Red\n\n${RAID}\n\n# Tokens\n\n${RAID}`)).filter((line) => !line.includes('ability'))).toEqual([
    'section Set', '  section Green', '    card Cellar Raid', '  section Red', '    card Cellar Raid', 'section Tokens', '  card Cellar Raid',
  ]);
});

test('a comment of several lines is one section, decoration is none, a remark in a card is none', () => {
  expect(outline(symbolsIn(`# ====\n\n# == Commons ==\n# of the first set\n\n${RAID}\n# a remark\n\n# Empty`))).toEqual(['section Commons', '  card Cellar Raid', '    ability Create a Food token.', 'section Empty']);
});

test('the faces of a card stand between it and its abilities', () => {
  const text = `${ELF}\n----\nBack\nCreature — Elf\nFlying\n3/3`;
  const symbols = symbolsIn(text);
  expect(outline(symbols)).toEqual(['card Larder Warden // Back', '  face Larder Warden', '    ability Reach', '    ability {T}: Add {G}.', '  face Back', '    ability Flying']);
  expect(text.slice(symbols[0]!.selection.start, symbols[0]!.selection.end)).toBe('Larder Warden');
  expect(text.slice(symbols[0]!.start, symbols[0]!.end)).toBe(text);
});

test('every symbol lies in its parent, its selection in itself, its siblings after one another', () => {
  const check = (symbols: readonly DocumentSymbol[], start: number, end: number): void => {
    let at = start;
    for (const s of symbols) {
      expect(s.start).toBeGreaterThanOrEqual(at);
      expect(s.end).toBeLessThanOrEqual(end);
      expect([s.selection.start >= s.start, s.selection.end <= s.end, s.name !== '']).toEqual([true, true, true]);
      check(s.children, s.start, s.end);
      at = s.end;
    }
  };
  const text = `# A\r\n\r\n${ELF}\r\n@note x\r\n\r\n## B\r\n${RAID}\r\n----\r\nBack\r\nInstant\r\n\r\n{1}\r\nInstant\r\nDraw a card.\r\n\r\nCreature — Elf\r\nFlying`;
  check(symbolsIn(text), 0, text.length);
});

test('a JSON document has none', () => expect(documentSymbols(analyze(readDocument('{"name":"A","type_line":"Instant","oracle_text":"Draw a card."}', 'json')))).toEqual([]));

test('a card in both languages is one card by its first name, and its parts lie in their own lines', () => {
  const [card] = symbolsIn('Muster Horn/招集の角笛 {2}{W}\nSorcery\nDraw a card.\n@lang ja\nソーサリー\nカード１枚を引く。');
  expect(card!.name).toBe('Muster Horn');
  expect(card!.children.map(({ name }) => name)).toEqual(['Muster Horn', '招集の角笛']);
  for (const { start, end, selection } of card!.children) expect(selection.start >= start && selection.end <= end).toBe(true);
});
