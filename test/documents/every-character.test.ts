import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDocument, type CardDocument, type CardFace, type SourceText, type Span } from '../../grammar/index.ts';

const LINES = [
  'Ash {R}', 'Ash', '灰の鞭/Ash Whip (１)(白)', '《灰》 (1)(2)', '{R}', 'Creature — Elf', 'クリーチャー - エルフ', 'Planeswalker', 'Battle — Siege', 'Flying', 'LEVEL 1-3',
  'Draw a card.', 'カード１枚を引く。', '2/2', '＊／１＋＊', '-1 / 3', '4', 'Loyalty: 4', '守備値：5', '# note', '＃', '#', '@rarity rare', '@lang ja', '@lang fr', '@note', '@what is this',
  '英語名：Ash', '日本語名：灰（はい）', '　コスト：(１)(赤)', '　タイプ：土地', 'Ｐ／Ｔ：1/1', '忠誠度：', '稀少度：レア', 'ソーサリー', 'Sorcery',
  'define token Potion', 'define keyword Hearth {cost}', 'define creature type 灯人/Lanternkin, Whelp', 'define', 'define foo', 'define token', 'White Creature — Elf', '@', '----', '---', '--', '——', '', '', ' \t', '\u3000', '\uFEFF', '\u0000', '\uD800', '//',
];
const PADDING = ['', '', '', ' ', '\t', '\u3000', '\uFEFF', '\u00a0'];
const cardText = fc
  .array(fc.tuple(fc.constantFrom(...PADDING), fc.constantFrom(...LINES), fc.constantFrom(...PADDING), fc.constantFrom('\n', '\n', '\r\n', '\r')), { maxLength: 40 })
  .map((lines) => lines.map((parts) => parts.join('')).join(''));
const anyText = fc.oneof(cardText, fc.string({ unit: 'binary', maxLength: 300 }), fc.array(fc.nat(0xffff), { maxLength: 200 }).map((codes) => String.fromCharCode(...codes)),
  fc.string({ unit: fc.constantFrom('a', '2', '/', '{', '}', '(', ')', '-', '—', '#', '@', ' ', '\n', '\r', '白', 'の', ':', '*'), maxLength: 120 }));

const present = (parts: (SourceText | null | undefined)[]): SourceText[] => parts.filter((part): part is SourceText => part !== null && part !== undefined);

/** A translation may have its name from the face that it translates. */
const ownName = ({ name, start, translationOf }: CardFace) => (translationOf === undefined || (name && name.start >= start) ? name : undefined);

/** What of the file each face takes: no two of these may overlap. */
const fieldsOf = (face: CardFace): SourceText[] =>
  present([ownName(face), face.otherName, face.manaCost, face.typeLine, ...face.paragraphs, face.power, face.toughness, face.loyalty, face.defense]);

/** What of the file each block of definitions takes; the words of one block share what stands below them. */
function definitionParts({ definitions = [], text }: CardDocument): Span[] {
  const blocks = new Map([...definitions].reverse().map((definition) => [definition.start, definition]));
  const others = definitions.flatMap(({ name, ja, nameSpan, end }) => (ja && ja !== name ? [otherName(text, ja, nameSpan, end)] : []));
  const shared = [...blocks.values()].flatMap(({ annotations, face, kind, paragraphs }) => [...annotations, ...(kind === 'token' ? tokenParts(face!, paragraphs[0]) : paragraphs)]);
  return [...definitions.map(({ nameSpan }) => nameSpan), ...others, ...shared];
}

/** The Japanese name stands right before the English one, or after it. */
function otherName(text: string, ja: string, nameSpan: Span, end: number): Span {
  const before = text.lastIndexOf(ja, nameSpan.start - 1);
  const start = before >= 0 && /^[\s/／]+$/u.test(text.slice(before + ja.length, nameSpan.start)) ? before : text.indexOf(ja, nameSpan.end);
  expect(start).toBeLessThan(end);
  return { start, end: start + ja.length };
}

/** The line of types begins with colors, which are no part of the face's own type line. */
const tokenParts = (face: CardFace, line: Span | undefined): Span[] =>
  [...fieldsOf(face).filter((part) => part !== face.name), ...(line && face.typeLine && line.start < face.typeLine.start ? [{ start: line.start, end: face.typeLine.start }] : [])];

function check(document: CardDocument): void {
  const { text } = document;
  const faces = document.cards.flatMap((card) => card.faces);
  for (const part of [...faces.flatMap(fieldsOf), ...faces.flatMap((face) => face.annotations.map((annotation) => annotation.value)), ...document.comments])
    expect(part.text).toBe(text.slice(part.start, part.end));
  for (const part of faces.flatMap((face) => face.paragraphs)) expect(part.text).toBe(part.text.trim());

  const owners = new Uint8Array(text.length);
  const own = (span: Span): void => { for (let i = span.start; i < span.end; i++) owners[i]!++; };
  faces.flatMap(fieldsOf).forEach(own);
  faces.flatMap((face) => face.annotations).forEach(own);
  document.comments.forEach(own);
  definitionParts(document).forEach(own);
  document.delimiters!.forEach(own);
  const problems = [...document.problems, ...faces.flatMap((face) => face.problems)];
  const reported = new Uint8Array(text.length);
  for (const { start, end } of problems) reported.fill(1, start, end);
  for (let i = 0; i < text.length; i++) {
    if (owners[i] === 1 || (owners[i] === 0 && (reported[i] === 1 || /\s/u.test(text[i]!)))) continue;
    throw new Error(`Character ${i} (${JSON.stringify(text[i])}) has ${owners[i]} owners in ${JSON.stringify(text)}.`);
  }
}

function checkOrder(document: CardDocument): void {
  let end = 0;
  document.cards.forEach((card, index) => {
    expect(card.start).toBeGreaterThanOrEqual(end);
    end = card.end;
    expect(card.faces.length).toBeGreaterThan(0);
    card.faces.forEach((face, place) => {
      expect([face.card, face.face]).toEqual([index, place]);
      expect(face.start).toBeGreaterThanOrEqual(card.start);
      expect(face.end).toBeLessThanOrEqual(card.end);
      for (const part of [...fieldsOf(face), ...face.annotations]) expect(part.start >= face.start && part.end <= face.end).toBe(true);
    });
  });
}

test('every character that is no white space has one owner', () => {
  fc.assert(fc.property(anyText, (text) => check(readDocument(text, 'card'))), { numRuns: 1500 });
});

test('cards and faces stand in order, and hold what is theirs', () => {
  fc.assert(fc.property(anyText, (text) => checkOrder(readDocument(text, 'card'))), { numRuns: 500 });
});

test('white space at the ends of lines, and how lines end, change no field', () => {
  const texts = (document: CardDocument) => document.cards.map((card) => card.faces.map((face) => fieldsOf(face).map((part) => part.text)));
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...LINES), { maxLength: 25 }), (lines) => {
      const plain = texts(readDocument(lines.join('\n'), 'card'));
      expect(texts(readDocument(lines.join('\r\n'), 'card'))).toEqual(plain);
      expect(texts(readDocument(`\uFEFF${lines.map((line) => `\t${line}\u3000`).join('\r')}`, 'card'))).toEqual(plain);
    }),
    { numRuns: 300 },
  );
});

test('a card reads the same alone and among others', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...LINES.filter((line) => line.trim() !== '' && !line.startsWith('-') && !line.startsWith('—'))), { minLength: 1, maxLength: 8 }), (lines) => {
      const block = lines.join('\n');
      const alone = readDocument(`Front\nLand\n\n${block}`, 'card').cards[1]?.faces[0];
      const among = readDocument(`Front\nLand\n\n${block}\n\nBack\nLand`, 'card').cards[1]?.faces[0];
      if (alone) expect(among).toEqual(alone);
    }),
    { numRuns: 300 },
  );
});

test('no JSON text makes the readers throw, and every line of a .jsonl file gets its card', () => {
  const jsonish = fc.string({ unit: fc.constantFrom('{', '}', '[', ']', '"', ':', ',', '\\', '1', 'null', '"name"', '"cards"', ' ', '\n', '\r\n'), maxLength: 60 });
  fc.assert(
    fc.property(fc.oneof(jsonish, fc.json(), anyText), (text) => {
      readDocument(text, 'json');
      const document = readDocument(text, 'jsonl');
      const lines = text.split(/\r\n|\n|\r/u).filter((line) => line.trim() !== '');
      expect(document.cards.map((card) => text.slice(card.start, card.end))).toEqual(lines.map((line) => line.trim()));
      for (const card of document.cards) expect(card.faces.length === 0).toBe(card.error !== undefined);
    }),
    { numRuns: 1000 },
  );
});
