// How fast Cardwright is, against the budgets in floors.json. Needs a build; run by npm run bench:throughput.
//   --cards N    cards that are inspected (default 12000)
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Table from 'cli-table3';
import { createProtocolConnection, InitializeRequest, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver-protocol/node';
import { readDocument } from '../grammar/index.ts';
import { analyze } from '../service/index.ts';
import { readFloors } from './figures.mjs';
import { generatedBlocks, recordsOf } from './generate-cards.mjs';
import { BIN, ROOT } from './read-sample.mjs';

const EDITED_CARDS = 300;
const KEYSTROKES = 60;
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

/** Types a sentence at the end of a line of a card in the middle, letter by letter, and analyses the file after each. */
function keystrokes() {
  const blocks = generatedBlocks(EDITED_CARDS);
  const start = `${blocks.slice(0, EDITED_CARDS / 2).join('\n\n')}\n\nMoth of the Ninth Hour {2}{B}\nCreature — Insect\nFlying\n`;
  const end = `\n2/2\n\n${blocks.slice(EDITED_CARDS / 2).join('\n\n')}\n`;
  const typed = 'Whenever this creature deals combat damage to a player, create a Clue token.'.slice(0, KEYSTROKES);
  const analysis = (text) => analyze(readDocument(text, 'card'));
  const first = process.hrtime.bigint();
  analysis(start + end);
  const cold = seconds(first) * 1000;
  const taken = [];
  for (let i = 1; i <= typed.length; i++) {
    const since = process.hrtime.bigint();
    analysis(start + typed.slice(0, i) + end);
    taken.push(seconds(since) * 1000);
  }
  return { 'keystroke.firstMs': cold, 'keystroke.medianMs': quantile(taken, 0.5), 'keystroke.p95Ms': quantile(taken, 0.95) };
}

/** Milliseconds from starting the process to its answer to `initialize`. */
async function serverStart() {
  const since = process.hrtime.bigint();
  const child = spawn(process.execPath, [BIN, 'server', '--stdio'], { cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit'] });
  const connection = createProtocolConnection(new StreamMessageReader(child.stdout), new StreamMessageWriter(child.stdin));
  connection.listen();
  await connection.sendRequest(InitializeRequest.type, { processId: process.pid, rootUri: null, capabilities: {} });
  const taken = seconds(since) * 1000;
  await connection.sendRequest('shutdown');
  await connection.sendNotification('exit');
  await new Promise((done) => child.once('exit', done));
  connection.dispose();
  return taken;
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
  const figures = { ...cardsPerSecond(Number(count)), ...keystrokes(), ...(await serverStarts()) };
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
