// Nonsense made from Japanese sentences: the share of it that the grammar refuses.
//   npm run bench:garble-ja [-- FILE.jsonl]     without a file, the Japanese corpus beside the project, or else the sample
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unrecognizedOf } from '../grammar/coverage.ts';
import { readDocument } from '../grammar/index.ts';
import { fold } from '../grammar/japanese/fold.ts';
import { lex } from '../grammar/japanese/lex.ts';
import { japaneseSelfNames, parseJapanese } from '../grammar/japanese/parse-paragraph.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const CORPUS = join(ROOT, '../shared/corpus/mtg-ja.dev.jsonl');
const PARTICLES = ['を', 'に', 'が', 'から', 'で'];
const CARDS = 1_500;

interface Text { name: string; paragraphs: string[] }

function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((state / 0x7fffffff) * below) % below;
  };
}

type Garble = (units: readonly string[], random: (below: number) => number) => string[];

const KINDS: Readonly<Record<string, Garble>> = {
  'order lost': (units, random) => [...units].map((unit) => [random(1e6), unit] as const).sort((a, b) => a[0] - b[0]).map(([, unit]) => unit),
  'two words exchanged': (units, random) => { const i = random(units.length - 1); const made = [...units]; [made[i], made[i + 1]] = [made[i + 1]!, made[i]!]; return made; },
  'a word dropped': (units, random) => { const i = random(units.length); return units.filter((_, k) => k !== i); },
  'a word doubled': (units, random) => { const i = random(units.length); return [...units.slice(0, i + 1), units[i]!, ...units.slice(i + 1)]; },
  'turned around': (units) => [...units].reverse(),
  'another particle': (units, random) => {
    const places = units.flatMap((unit, i) => (PARTICLES.includes(unit) ? [i] : []));
    if (places.length === 0) return [...units];
    const i = places[random(places.length)]!;
    const others = PARTICLES.filter((p) => p !== units[i]);
    return units.map((unit, k) => (k === i ? others[random(others.length)]! : unit));
  },
};

function texts(file: string | undefined): Text[] {
  const path = file ?? (existsSync(CORPUS) ? CORPUS : undefined);
  if (!path) return readDocument(readFileSync(join(ROOT, 'bench/sample/japanese.card'), 'utf8'), 'card').cards.flatMap(({ faces }) => faces.map((face) => ({ name: face.name?.text ?? '', paragraphs: face.paragraphs.map((p) => p.text) })));
  const rows = readFileSync(path, 'utf8').split('\n').filter(Boolean).map((line) => JSON.parse(line) as { name_ja?: string; text_ja?: string }).filter((row) => (row.text_ja ?? '').length > 25);
  const step = Math.max(1, rows.length / CARDS);
  return Array.from({ length: Math.min(CARDS, rows.length) }, (_, i) => rows[Math.floor(i * step)]!).map((row) => ({ name: row.name_ja ?? '', paragraphs: row.text_ja!.replace(/（[^（）]*。[^（）]*）/g, '').split('\n').filter((p) => p.length > 15) }));
}

function main(): void {
  const random = randomOf(7);
  const counts = new Map<string, [caught: number, made: number]>(Object.keys(KINDS).map((kind) => [kind, [0, 0]]));
  for (const { name, paragraphs } of texts(process.argv[2])) {
    const names = japaneseSelfNames(name);
    const text = paragraphs[random(Math.max(1, paragraphs.length))];
    if (text === undefined || unrecognizedOf(parseJapanese(text, names)).length > 0) continue;
    const units = lex(fold(text), { names }).map((token) => token.text);
    const stop = units.indexOf('。');
    const sentence = stop > 3 ? units.slice(0, stop) : units;
    if (sentence.length < 5) continue;
    for (const [kind, garble] of Object.entries(KINDS)) {
      const made = garble(sentence, random);
      if (made.join('') === sentence.join('')) continue;
      const count = counts.get(kind)!;
      count[1]++;
      if (unrecognizedOf(parseJapanese([...made, ...(stop > 3 ? units.slice(stop) : [])].join(''), names)).length > 0) count[0]++;
    }
  }
  const all = [...counts.values()].reduce<[number, number]>((sum, [a, b]) => [sum[0] + a, sum[1] + b], [0, 0]);
  for (const [kind, [caught, made]] of [...counts, ['all', all] as const]) console.log(`${kind}: ${made ? ((100 * caught) / made).toFixed(1) : '—'} % of ${made}`);
}

main();
