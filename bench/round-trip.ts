/**
 * Round trip: card text → tree → JSON → tree → text, compared with the source.
 * Usage: npx tsx bench/round-trip.ts FILE.jsonl [kinds shown] [every nth card] [only texts with …]
 * The file holds one card face a line: face_name (or name), type_line, oracle_text.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseFace } from '../grammar/parse-face.ts';
import { renderEnglish } from '../grammar/english/render/index.ts';
import { deserialize, serialize } from '../grammar/serialize.ts';
import type { CardFace } from '../grammar/documents/model.ts';

interface Row { name: string; face_name?: string; type_line?: string; oracle_text?: string }

const [file = '', shown = '40', step = '1', only = ''] = process.argv.slice(2);
if (!existsSync(file)) throw new Error(`no such file: ${file || '(none given)'}`);

/** Without reminder text, with plain marks and single spaces. */
const plain = (text: string): string => text.replace(/ ?\([^()]*(?:[.。]|[a-z]{2})[^()]*\)/g, '').normalize('NFKC').replace(/[“”]/g, '"').replace(/[‘’]/g, "'").replace(/[−–—―─]/g, '-').replace(/ *- */g, '-').replace(/[ \t\u3000]+/g, ' ').split('\n').map((l) => l.trim()).filter(Boolean).join('\n');

const part = (text: string | undefined) => (text === undefined ? undefined : { text, start: 0, end: text.length });

function faceOf(row: Row): CardFace {
  let at = 0;
  const paragraphs = (row.oracle_text ?? '').split('\n').map((text) => {
    const p = { text, start: at, end: at + text.length };
    at += text.length + 1;
    return p;
  }).filter((p) => p.text.trim());
  return { dialect: 'mtg-en', name: part(row.face_name ?? row.name), typeLine: part(row.type_line), paragraphs } as unknown as CardFace;
}

interface Difference { count: number; examples: string[] }

const differences = new Map<string, Difference>();

function note(want: string, have: string): void {
  const [a, b] = [want.split(/(?<=\s)|(?=[.,:;"\n])/), have.split(/(?<=\s)|(?=[.,:;"\n])/)];
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  const kind = `${a.slice(i, i + 2).join('') || '$'} ≠ ${b.slice(i, i + 2).join('') || '$'}`.replace(/\n/g, '⏎');
  const entry = differences.get(kind) ?? { count: 0, examples: [] };
  entry.count++;
  const from = Math.max(0, i - 7);
  if (entry.examples.length < 3) entry.examples.push(`${a.slice(from, i + 8).join('')} ≠ ${b.slice(i, i + 8).join('')}`.replace(/\n/g, '⏎'));
  differences.set(kind, entry);
}

let whole = 0;
let equal = 0;
let cards = 0;
let thrown = 0;
const rows = readFileSync(file, 'utf8').split('\n').filter(Boolean).map((l) => JSON.parse(l) as Row);
for (let i = 0; i < rows.length; i += Number(step)) {
  const row = rows[i]!;
  cards++;
  const parsed = parseFace(faceOf(row));
  if (parsed.unrecognized.length || !row.oracle_text) continue;
  whole++;
  let have = '';
  try {
    have = plain(renderEnglish(parsed.paragraphs.map((p) => deserialize(serialize(p.ability))), { name: row.face_name ?? row.name, self: 'as-written' }));
  } catch (error) {
    thrown++;
    have = String((error as Error).stack).slice(0, 300);
  }
  const want = plain(row.oracle_text);
  if (want === have) equal++;
  else if (!only || want.includes(only)) note(want, have);
}
console.log(`cards ${cards}, understood whole ${whole}, rendered equal ${equal} (${((100 * equal) / whole).toFixed(2)} %), thrown ${thrown}`);
for (const [kind, { count, examples }] of [...differences].sort((a, b) => b[1].count - a[1].count).slice(0, Number(shown))) console.log(`${count}  ${kind}\n     ${examples.join('\n     ')}`);
