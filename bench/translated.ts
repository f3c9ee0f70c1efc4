/**
 * Whether what is said in Japanese says what the English text says: each English card is put into Japanese, the Japanese
 * is read again, and the two are compared as the two parts of one card are (`translation-mismatch`). What stays marked
 * (⟦…⟧) is counted and not compared.
 *   npm run bench:translated -- [--every N] [--show N] [--self name|this]
 * The cards stand beside the project (../shared); without them nothing is measured.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readDocument, type CardFace } from '../grammar/index.ts';
import { analyze, type Finding } from '../service/index.ts';
import { renderedParagraphs } from '../service/features/render-card.ts';

const CARDS = new URL('../../shared/corpus/mtg-en.dev.jsonl', import.meta.url);
const MARK = '⟦';

interface Row { name: string; face_name?: string; type_line: string; oracle_text?: string }

interface Result {
  said: number;
  marked: number;
  /** Words of the Japanese that its grammar does not know, and what differs from the English. */
  unread: string[];
  differs: string[];
}

const isInText = ({ start }: Finding, face: CardFace): boolean => face.paragraphs.some((p) => p.start <= start && start <= p.end);

/** The card in both languages: the Japanese part has the English name and type line, which are not compared. */
const bothLanguages = ({ name, face_name, type_line, oracle_text }: Row, japanese: string): string =>
  `${face_name ?? name}\n${type_line}\n${oracle_text}\n@lang ja\n${face_name ?? name}\nクリーチャー ― エルフ\n${japanese}\n`;

function measure(row: Row, self: 'name' | 'this', result: Result): void {
  const record = { object: 'card', lang: 'en', name: row.face_name ?? row.name, type_line: row.type_line, oracle_text: row.oracle_text };
  const [face] = analyze(readDocument(`${JSON.stringify(record)}\n`, 'jsonl')).faces;
  if (!face || face.parsed.paragraphs.length === 0 || face.parsed.unrecognized.length > 0) return;
  const japanese = renderedParagraphs(face, { language: 'ja', self }).join('\n');
  if (japanese.includes(MARK)) return void result.marked++;
  result.said++;
  const translation = analyze(readDocument(bothLanguages(row, japanese), 'card')).faces[1];
  if (!translation) return;
  const about = (what: string): string => `${what}\n    ${row.oracle_text!.replace(/\n/g, ' / ')}\n    ${japanese.replace(/\n/g, ' / ')}`;
  const [unread] = translation.parsed.unrecognized;
  if (unread) result.unread.push(about(unread.text));
  const [found] = translation.findings.filter((finding) => finding.code === 'translation-mismatch' && isInText(finding, translation.face));
  if (found) result.differs.push(about(found.message));
}

const some = (list: readonly string[], count: number): string[] => list.filter((_, i) => i % Math.max(1, Math.ceil(list.length / count)) === 0);

function main(): void {
  const { values } = parseArgs({ options: { every: { type: 'string', default: '5' }, show: { type: 'string', default: '5' }, self: { type: 'string', default: 'this' } } });
  if (!existsSync(CARDS)) return void process.stdout.write('There are no cards beside the project: nothing is measured.\n');
  const rows = readFileSync(CARDS, 'utf8').split('\n').filter(Boolean).map((line) => JSON.parse(line) as Row);
  const result: Result = { said: 0, marked: 0, unread: [], differs: [] };
  for (let i = 0; i < rows.length; i += Number(values.every)) if (rows[i]!.oracle_text) measure(rows[i]!, values.self === 'name' ? 'name' : 'this', result);
  const { said, marked, unread, differs } = result;
  process.stdout.write(`said in full: ${said}; with a part that stays marked: ${marked}\nnot read back: ${unread.length}, ${((1000 * unread.length) / said).toFixed(1)} per 1,000\n`);
  for (const one of some(unread, Number(values.show))) process.stdout.write(`  ${one}\n`);
  process.stdout.write(`read back with another content: ${differs.length}, ${((1000 * differs.length) / said).toFixed(1)} per 1,000\n`);
  for (const one of some(differs, Number(values.show))) process.stdout.write(`  ${one}\n`);
}

main();
