/**
 * Whether quick fixes give the right text back: one known fault is put into a right card, the first fix of the first
 * finding of that fault is applied, and the text is compared with the source. Then, on mutated cards, whether all
 * preferred fixes applied twice equal applied once and make no new finding.
 *   npm run bench:fixes -- [--each N] [--every N] [--show N] [--sample N]
 * The faults and the cards are those of the scoreboard, which stands beside the project (../shared); without it nothing is measured.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readDocument } from '../grammar/index.ts';
import { analyze, type Finding, type Fix, type TextEdit } from '../service/index.ts';

const MUTATIONS = new URL('../../shared/tools/mutations.mjs', import.meta.url);
const CARDS = new URL('../../shared/corpus/mtg-en.dev.jsonl', import.meta.url);
const DESIGNED = new URL('../../shared/corpus/custom-sets.dev.jsonl', import.meta.url);
const AIM = 90;
/** Rounds after which what still changes never settles. */
const ROUNDS = 5;

/** Faults whose right answer can be read off the wrong text. */
const OBVIOUS: ReadonlySet<string> = new Set([
  'token without card type', 'token subtype misspelt', 'token number disagrees', 'token words out of order', 'token subtype in lower case',
  'token put onto the battlefield', 'token called a card', 'predefined token misspelt', 'destroy target creature card', 'token in a graveyard',
  'sacrifice a target', 'target in a cost', 'Aura without enchant', 'type line subtype misspelt', 'keyword misspelt', 'enters the battlefield',
  'converted mana cost', 'mana pool', 'creature or player', 'his or her', 'put into a graveyard from the battlefield', 'remove from the game',
  'comes into play', 'number as a digit', 'article wrong', 'no full stop', 'other than its own name', 'that creature with nothing before it',
]);

/** What the wrong text no longer says: `another` creature, and what more an Aura asks of what it enchants. */
const LOST: Readonly<Record<string, RegExp>> = {
  'sacrifice a target': /acrifice another creature/,
  'target in a cost': /acrifice another creature/,
  'Aura without enchant': /^Enchant (?!(?:creature|land|artifact|permanent|player|opponent)$)/m,
};

type Field = 'oracle_text' | 'type_line';
type Row = Record<string, unknown> & { oracle_text: string; type_line: string };
interface Case {
  kind: string;
  codes: string[];
  row: Row;
  change: Partial<Row>;
}

const { values } = parseArgs({ options: { each: { type: 'string', default: '60' }, every: { type: 'string', default: '1' }, show: { type: 'string', default: '3' }, sample: { type: 'string', default: '1000' } } });
const [each, every, shown, sampled] = [values.each, values.every, values.show, values.sample].map(Number) as [number, number, number, number];

const FIELD_OF: Readonly<Record<string, Field>> = { text: 'oracle_text', type_line: 'type_line' };

const findingsOf = (row: Row): Finding[] =>
  analyze(readDocument(`${JSON.stringify({ ...row, object: 'card', lang: 'en', name: row['face_name'] ?? row['name'] })}\n`, 'jsonl')).faces.flatMap((face) => face.findings);

const edited = (text: string, edits: readonly TextEdit[]): string =>
  [...edits].sort((a, b) => b.span.start - a.span.start).reduce((rest, { span, newText }) => rest.slice(0, span.start) + newText + rest.slice(span.end), text);

function withFix(row: Row, finding: Finding, fix: Fix): Row | undefined {
  const field = FIELD_OF[finding.field];
  return field && { ...row, [field]: edited(row[field], fix.edits) };
}

/** All preferred fixes at once; of two that overlap the first. */
function mendedOnce(row: Row, findings: readonly Finding[]): Row {
  const next = { ...row };
  for (const [name, field] of Object.entries(FIELD_OF)) {
    const taken: TextEdit[] = [];
    for (const finding of findings.filter((f) => f.field === name)) {
      const edits = finding.fixes.find((fix) => fix.preferred)?.edits ?? [];
      const free = edits.every(({ span }) => taken.every((other) => other.span.end < span.start || span.end < other.span.start));
      if (free) taken.push(...edits);
    }
    next[field] = edited(row[field], taken);
  }
  return next;
}

/** As “fix all” does it: round after round until nothing is left to mend. */
function mended(row: Row): Row {
  let now = row;
  for (let round = 0; round < ROUNDS; round++) {
    const next = mendedOnce(now, findingsOf(now));
    if (same(now, next)) return now;
    now = next;
  }
  return now;
}

const same = (a: Row, b: Row): boolean => Object.values(FIELD_OF).every((field) => a[field] === b[field]);
const percent = (part: number, whole: number): string => (whole ? `${((100 * part) / whole).toFixed(1)} %` : '–');
const short = (text: string): string => text.replaceAll('\n', ' / ').slice(0, 140);

/** What the first fix makes of the wrong card; undefined where there is none. */
function firstFixed({ row, change, codes }: Case): Row | undefined {
  const wrong = { ...row, ...change } as Row;
  const finding = findingsOf(wrong).find(({ code }) => codes.includes(code));
  return finding?.fixes[0] && withFix(wrong, finding, finding.fixes[0]);
}

function restoring(cases: readonly Case[]): void {
  let [right, all] = [0, 0];
  for (const kind of OBVIOUS) {
    const own = cases.filter((one) => one.kind === kind && !LOST[kind]?.test(one.row.oracle_text));
    const results = own.map((one) => ({ one, got: firstFixed(one) }));
    const good = results.filter(({ one, got }) => got && same(got, { ...one.row })).length;
    right += good;
    all += own.length;
    process.stdout.write(`${percent(good, own.length).padStart(8)}  ${String(own.length).padStart(4)}  ${kind}${own.length && good / own.length < AIM / 100 ? '  ← below' : ''}\n`);
    for (const { one, got } of results.filter(({ one, got }) => !got || !same(got, { ...one.row })).slice(0, shown)) {
      const field = Object.keys(one.change).find((name) => name === 'type_line') ? 'type_line' : 'oracle_text';
      process.stdout.write(`            ${String(one.row['name'])}\n              right ${short(one.row[field])}\n              fixed ${got ? short(got[field]) : '(no fix)'}\n`);
    }
  }
  process.stdout.write(`${percent(right, all).padStart(8)}  ${String(all).padStart(4)}  overall (aim ${AIM} %)\n`);
}

/** What is worth a word: information that a text is not understood may come and go. */
const codesOf = (findings: readonly Finding[]): string[] => findings.filter(({ severity }) => severity === 'error' || severity === 'warning').map(({ code }) => code);

function settling(what: string, cases: readonly Case[]): void {
  const unsettled: string[] = [];
  let [changed, again] = [0, 0];
  const fresh: string[] = [];
  for (const { row, change, kind } of cases) {
    const wrong = { ...row, ...change } as Row;
    const first = mendedOnce(wrong, findingsOf(wrong));
    const once = mended(wrong);
    if (!same(wrong, first)) changed++;
    if (!same(first, once)) again++;
    const after = findingsOf(once);
    if (!same(once, mendedOnce(once, after))) unsettled.push(`${kind}: ${String(row['name'])}: ${short(once.oracle_text)}`);
    const before = new Set(codesOf(findingsOf(wrong)));
    const made = codesOf(after).filter((code) => !before.has(code));
    if (made.length) fresh.push(`${kind}: ${String(row['name'])}: ${made.join(', ')}: ${short(once.oracle_text)}`);
  }
  process.stdout.write(`\nall fixes on ${cases.length} ${what}: ${changed} were changed, ${again} needed a second round, ${unsettled.length} still change when fixed again, ${fresh.length} have a new finding\n`);
  for (const line of [...unsettled, ...fresh].slice(0, shown * 8)) process.stdout.write(`  ${line}\n`);
}

/** Cards as designers wrote them, with several faults each. */
function designed(count: number): Case[] {
  if (!existsSync(DESIGNED)) return [];
  const rows = readFileSync(DESIGNED, 'utf8').split('\n').filter(Boolean).map((line) => JSON.parse(line) as Record<string, string>).filter((row) => row['type_line']);
  const step = Math.max(1, rows.length / count);
  return Array.from({ length: Math.min(count, rows.length) }, (_, i) => rows[Math.floor(i * step)]!).map((row) => ({
    kind: row['set'] ?? '', codes: [], change: {}, row: { name: row['name'], mana_cost: row['mana_cost'], type_line: row['type_line']!, oracle_text: row['text'] ?? '' },
  }));
}

if (!existsSync(MUTATIONS) || !existsSync(CARDS)) {
  process.stdout.write('fixes: the scoreboard\'s faults and cards are not beside the project; nothing is measured.\n');
} else {
  const { mutate, rng } = (await import(MUTATIONS.href)) as { mutate: (rows: Row[], random: () => number, each: number) => Case[]; rng: (seed: number) => () => number };
  const rows = readFileSync(CARDS, 'utf8').split('\n').filter(Boolean).filter((_, i) => i % every === 0).map((line) => JSON.parse(line) as Row);
  const cases = mutate(rows, rng(3), each);
  restoring(cases);
  const step = Math.max(1, cases.length / sampled);
  settling('cards with a fault put in', Array.from({ length: Math.min(sampled, cases.length) }, (_, i) => cases[Math.floor(i * step)]!));
  settling('cards of designers', designed(sampled));
}
