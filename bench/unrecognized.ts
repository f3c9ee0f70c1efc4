// Ranks what is not understood yet by how many cards one more production would free.
//   npm run bench:unrecognized -- FILE.jsonl… [--top N] [--every N] [--by words|types] [--examples N]
// A line is a card: `oracle_text` (or `text`), and a name and type line where there are any; faces count by themselves.
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import type { CardFace } from '../grammar/index.ts';
import { parseFace, readDocument, type ParsedFace, type Unrecognized } from '../grammar/index.ts';
import { readWords, type Word } from '../grammar/english/tokens-at.ts';

interface Place {
  /** Cards in which nothing else is unrecognized. */
  alone: number;
  /** Cards in which other runs are unrecognized as well. */
  others: number;
  examples: string[];
}

const BEFORE = 48;
const AFTER = 64;
const START = '^';

function usage(message: string): never {
  process.stderr.write(`unrecognized: ${message}\nusage: npm run bench:unrecognized -- FILE.jsonl… [--top N] [--every N] [--by words|types] [--examples N]\n`);
  process.exit(2);
}

/** The record in the field names that a card file has. */
function asCard(line: string): string {
  const record = JSON.parse(line) as Record<string, unknown>;
  return JSON.stringify({ ...record, object: 'card', lang: record['lang'] ?? 'en', name: record['face_name'] ?? record['name'], oracle_text: record['oracle_text'] ?? record['text'] ?? '' });
}

const typeOf = (word: Word | undefined): string => (word === undefined ? START : word.kind + (word.class ? `.${word.class}` : '') + (word.singular ? '.singular' : ''));

/** What stands around the start of a run: the word before it and its first two. */
function signature(face: CardFace, parsed: ParsedFace, run: Unrecognized): { words: string; types: string; context: string } {
  const paragraph = parsed.paragraphs.find((p) => p.source.start <= run.start && run.start < p.source.end)!;
  const { text, start } = paragraph.source;
  const at = run.start - start;
  const words = readWords(text, face.name?.text, /legendary/i.test(face.typeLine?.text ?? ''));
  const first = words.findIndex((w) => w.end > at);
  const three = [first > 0 ? words[first - 1] : undefined, words[first], words[first + 1]];
  const [before, one, two] = three.map((w) => w?.text ?? START);
  const context = `${text.slice(Math.max(0, at - BEFORE), at)}⟦${text.slice(at, at + AFTER)}`;
  return { words: `${before} ⟦${one} ${two}`, types: three.map(typeOf).join(' '), context };
}

class Ranking {
  private readonly places = new Map<string, Place>();
  cards = 0;
  whole = 0;
  words = 0;
  understood = 0;

  constructor(private readonly by: 'words' | 'types', private readonly examples: number) {}

  add(face: CardFace): void {
    const parsed = parseFace(face);
    this.cards++;
    this.words += parsed.words;
    this.understood += parsed.understood;
    if (parsed.unrecognized.length === 0) this.whole++;
    const found = parsed.unrecognized.map((run) => ({ run, ...signature(face, parsed, run) }));
    const keys = new Set(found.map((f) => f[this.by]));
    for (const key of keys) {
      const place = this.places.get(key) ?? { alone: 0, others: 0, examples: [] };
      this.places.set(key, place);
      if (keys.size === 1) place.alone++;
      else place.others++;
      if (place.examples.length < this.examples) place.examples.push(found.find((f) => f[this.by] === key)!.context);
    }
  }

  ranked(top: number): [string, Place][] {
    const gain = ({ alone, others }: Place): number => alone + others / 4;
    return [...this.places].sort((a, b) => gain(b[1]) - gain(a[1])).slice(0, top);
  }
}

async function read(file: string, every: number, ranking: Ranking): Promise<void> {
  let index = 0;
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    if (!line.trim() || index++ % every !== 0) continue;
    let record: string;
    try {
      record = asCard(line);
    } catch {
      process.stderr.write(`unrecognized: ${file}: record ${index} is not JSON and is left out\n`);
      continue;
    }
    for (const card of readDocument(record, 'jsonl').cards) for (const face of card.faces) if (face.dialect === 'mtg-en') ranking.add(face);
  }
}

const share = (part: number, all: number): string => (all === 0 ? '—' : `${((100 * part) / all).toFixed(1)} %`);

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { top: { type: 'string', default: '40' }, every: { type: 'string', default: '1' }, by: { type: 'string', default: 'words' }, examples: { type: 'string', default: '3' } } });
  if (positionals.length === 0) usage('name a .jsonl file of cards');
  if (values.by !== 'words' && values.by !== 'types') usage('--by is words or types');
  const [top, every, examples] = [values.top, values.every, values.examples].map(Number) as [number, number, number];
  if (![top, every, examples].every((n) => Number.isInteger(n) && n > 0)) usage('--top, --every and --examples are whole numbers from 1');
  const ranking = new Ranking(values.by, examples);
  for (const file of positionals) await read(file, every, ranking);
  const { cards, whole, words, understood } = ranking;
  process.stdout.write(`${cards} faces, whole ${share(whole, cards)}, words ${share(understood, words)}\n`);
  process.stdout.write('cards freed (and cards in which more is missing), what stands there, where\n\n');
  for (const [key, place] of ranking.ranked(top)) {
    process.stdout.write(`${String(place.alone).padStart(5)} (+${place.others})  ${key}\n`);
    for (const example of place.examples) process.stdout.write(`${' '.repeat(14)}${example}\n`);
  }
}

await main();
