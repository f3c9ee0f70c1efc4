// How fast Cardwright is, against the budgets in floors.json. Needs a build; run by npm run bench:throughput.
//   --cards N    cards that are inspected (default 12000)
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import Table from 'cli-table3';
import { readDocument } from '../grammar/index.ts';
import { analyze } from '../service/index.ts';
import { readFloors } from './figures.mjs';
import { generatedBlocks, recordsOf } from './generate-cards.mjs';
import { BIN, ROOT } from './read-sample.mjs';
import { serverStart, typedInServer } from './server-speed.mjs';

const SCOREBOARD = resolve(ROOT, '../shared/tools/score.mjs');
const EDITED_CARDS = 300;
const TYPED = 'Whenever this creature deals combat damage to a player, create a Clue token. ';
const SENTENCES = 4;
const STARTS = 5;

const seconds = (since) => Number(process.hrtime.bigint() - since) / 1e9;
const quantile = (values, q) => [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(q * values.length))];

/** Cards a second through the command line, its start included: distinct names and numbers, so no parse is shared. */
function cardsPerSecond(count) {
  const directory = mkdtempSync(join(tmpdir(), 'cardwright-bench-'));
  try {
    const file = join(directory, 'cards.jsonl');
    writeFileSync(file, recordsOf(generatedBlocks(count)).map((record) => JSON.stringify(record)).join('\n'));
    const since = process.hrtime.bigint();
    const run = spawnSync(process.execPath, [BIN, 'inspect', file], { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 31 - 1 });
    const taken = seconds(since);
    if (run.status !== 0) throw new Error(`inspect ended with ${run.status ?? run.error?.message}: ${run.stderr?.slice(0, 500)}`);
    return { 'inspect.cardsPerSecond': Math.round(count / taken) };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** The same of the corpora, where they lie beside the project: start-up counts, and so do paragraphs that come twice. */
function corpusCardsPerSecond() {
  if (!existsSync(SCOREBOARD)) return {};
  const run = spawnSync(process.execPath, [SCOREBOARD, 'coverage', 'coverageJa', '--json'], { cwd: ROOT, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`the scoreboard ended with ${run.status ?? run.error?.message}: ${run.stderr?.slice(0, 500)}`);
  const { coverage, coverageJa } = JSON.parse(run.stdout);
  return { 'corpus.cardsPerSecond': coverage.cardsPerSecond, 'corpusJa.cardsPerSecond': coverageJa.cardsPerSecond };
}

/** A file of cards, and the end of a line of one in the middle of it. */
function editedFile() {
  const blocks = generatedBlocks(EDITED_CARDS);
  const start = `${blocks.slice(0, EDITED_CARDS / 2).join('\n\n')}\n\nMoth of the Ninth Hour {2}{B}\nCreature — Insect\nFlying\n`;
  return { start, end: `\n2/2\n\n${blocks.slice(EDITED_CARDS / 2).join('\n\n')}\n` };
}

/** Analyses the file anew after each letter, without a server. */
function keystrokes() {
  const { start, end } = editedFile();
  const analysis = (text) => analyze(readDocument(text, 'card'));
  const first = process.hrtime.bigint();
  analysis(start + end);
  const cold = seconds(first) * 1000;
  const taken = [];
  for (let i = 1; i <= TYPED.length; i++) {
    const since = process.hrtime.bigint();
    analysis(start + TYPED.slice(0, i) + end);
    taken.push(seconds(since) * 1000);
  }
  return { 'keystroke.firstMs': cold, 'keystroke.medianMs': quantile(taken, 0.5), 'keystroke.p95Ms': quantile(taken, 0.95) };
}

async function keystrokesInServer() {
  const { start, end } = editedFile();
  const taken = await typedInServer(start + end, start.length, TYPED.repeat(SENTENCES));
  return { 'server.keystrokeMedianMs': quantile(taken, 0.5), 'server.keystrokeP95Ms': quantile(taken, 0.95) };
}

async function serverStarts() {
  const taken = [];
  for (let i = 0; i < STARTS; i++) taken.push(await serverStart());
  return { 'server.startMs': quantile(taken, 0.5) };
}

const holds = (id, value, budget) => budget === undefined || (id.endsWith('PerSecond') ? value >= budget : value <= budget);

async function main() {
  const [option, count = '12000', ...more] = process.argv.slice(2);
  if ((option !== undefined && option !== '--cards') || more.length > 0 || !(Number(count) > 0)) throw new Error('usage: throughput.mjs [--cards N]');
  if (!existsSync(join(ROOT, 'dist/cli.mjs'))) throw new Error('it is not built yet; run npm run build');
  const figures = { ...cardsPerSecond(Number(count)), ...corpusCardsPerSecond(), ...keystrokes(), ...(await keystrokesInServer()), ...(await serverStarts()) };
  const { budgets } = readFloors();
  const table = new Table({ head: ['figure', 'measured', 'budget', ''], style: { head: [], border: [] } });
  let failed = false;
  for (const [id, value] of Object.entries(figures)) {
    const budget = budgets[id];
    const held = holds(id, value, budget);
    failed ||= !held;
    table.push([id, Math.round(value * 10) / 10, budget === undefined ? '—' : `${id.endsWith('PerSecond') ? '≥' : '≤'} ${budget}`, held ? '' : 'OVER BUDGET']);
  }
  process.stdout.write(`${table.toString()}\n`);
  process.exitCode = failed ? 1 : 0;
}

await main();
