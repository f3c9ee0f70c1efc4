// Fails when a figure that was reached once is not reached any more.
//   npm run bench:ratchet                the sample, and the scoreboard where its data is beside the project
//   npm run bench:ratchet -- --update    floors rise to what is measured; they never fall
//   npm run bench:ratchet -- --sample    the sample alone
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import Table from 'cli-table3';
import { raise, readFloors, verdictOf } from './figures.mjs';
import { BIN, ROOT, sampleFiles } from './read-sample.mjs';

const SCOREBOARD = resolve(ROOT, '../shared/tools/score.mjs');
const LIMIT = 2000;

const failWith = (message) => {
  process.stderr.write(`ratchet: ${message}\n`);
  process.exit(2);
};

function run(command, args) {
  const done = spawnSync(command, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 30 });
  if (done.error || done.status !== 0) failWith(`${args.join(' ')} ended with ${done.status ?? done.error?.message}: ${done.stderr?.slice(0, 500)}`);
  return done.stdout;
}

const share = (part, all) => Math.round((10_000 * part) / all) / 100;

/** The sample is ours and read in full, so no figure of it may fall behind at all. */
function sampleFigures() {
  const faces = run(process.execPath, [BIN, 'inspect', ...sampleFiles()]).split('\n').filter(Boolean).map((line) => JSON.parse(line));
  const sum = (of) => faces.reduce((total, face) => total + of(face), 0);
  const findings = (severity) => sum((face) => face.diagnostics.filter((d) => d.severity === severity && d.code !== 'unrecognized-text').length);
  const more = (id, value) => ({ id: `sample.${id}`, better: 'more', tolerance: 0, value });
  const less = (id, value) => ({ id: `sample.${id}`, better: 'less', tolerance: 0, value });
  const same = (id, value) => ({ id: `sample.${id}`, better: 'same', tolerance: 0, value });
  return [
    same('faces', faces.length),
    more('wholeFaces', share(faces.filter((face) => face.unrecognized.length === 0).length, faces.length)),
    more('words', share(sum((face) => face.understood), sum((face) => face.words))),
    same('tokens', sum((face) => face.tokens.length)),
    same('targets', sum((face) => face.targets.length)),
    less('tokensUndefined', sum((face) => face.tokens.filter((token) => token.undefined.length > 0).length)),
    less('errors', findings('error')),
    less('warnings', findings('warning')),
  ];
}

/** Figure, its unit of tolerance, and which way is better, in the scoreboard's own names. */
const SCORED = [
  ['coverage', 'wholeCards', 'more', 0.3], ['coverage', 'understoodWords', 'more', 0.1], ['coverage', 'errorsPer1000', 'less', 0.5], ['coverage', 'warningsPer1000', 'less', 1],
  ['garble', 'caught', 'more', 1],
  ['roundTrip', 'equal', 'more', 0.3], ['canonical', 'equal', 'more', 1],
  ['tokens', 'names', 'more', 0.3], ['tokens', 'exact', 'more', 0.3], ['tokens', 'notInTruth', 'less', 0.3],
  ['mutations', 'caught', 'more', 0.5], ['mutations', 'meanOverKinds', 'more', 0.5], ['mutations', 'alreadyThere', 'less', 0.2],
  ['coverageJa', 'wholeCards', 'more', 0.4], ['coverageJa', 'understoodWords', 'more', 0.1], ['coverageJa', 'errorsPer1000', 'less', 1], ['coverageJa', 'warningsPer1000', 'less', 3],
  ['coverageJaPrinted', 'wholeCards', 'more', 0.4], ['coverageJaPrinted', 'understoodWords', 'more', 0.1], ['coverageJaPrinted', 'errorsPer1000', 'less', 1],
  ['bilingual', 'sameTokens', 'more', 0.5], ['bilingual', 'sameTargetCount', 'more', 0.5], ['roundTripJa', 'equal', 'more', 0.4], ['translate', 'equal', 'more', 0.5],
  ['custom', 'wholeCards', 'more', 0.5], ['custom', 'understoodWords', 'more', 0.2],
];

function scoredFigures() {
  const suites = [...new Set(SCORED.map(([suite]) => suite))];
  const results = JSON.parse(run(process.execPath, [SCOREBOARD, ...suites, '--limit', String(LIMIT), '--json']));
  for (const suite of suites) if (results[suite]?.failed) failWith(`the suite ${suite} failed: ${results[suite].failed}`);
  return SCORED.map(([suite, key, better, tolerance]) => ({ id: `${suite}.${key}`, better, tolerance, value: results[suite][key] ?? null }));
}

const SIGN = { more: '≥', less: '≤', same: '=' };
const MARK = { ok: 'ok', better: 'better: raise the floor with --update', new: 'no floor yet: set it with --update', failed: 'WORSE THAN IT WAS', missing: 'NOT MEASURED' };

function main() {
  const options = process.argv.slice(2);
  const unknown = options.find((option) => option !== '--update' && option !== '--sample');
  if (unknown) failWith(`no option ${unknown}; there are --update and --sample`);
  if (!existsSync(resolve(ROOT, 'dist/cli.mjs'))) failWith('it is not built yet; run npm run build');
  const withScores = !options.includes('--sample') && existsSync(SCOREBOARD);
  const figures = [...sampleFigures(), ...(withScores ? scoredFigures() : [])];
  const floors = readFloors();
  const rows = figures.map((figure) => ({ ...figure, floor: floors.floors[figure.id], verdict: verdictOf(figure, floors.floors[figure.id]) }));
  const table = new Table({ head: ['figure', 'measured', 'floor', 'tolerance', ''], style: { head: [], border: [] } });
  for (const { id, better, value, floor, tolerance, verdict } of rows) table.push([id, value ?? '—', floor === undefined ? '—' : `${SIGN[better]} ${floor}`, tolerance, MARK[verdict]]);
  process.stdout.write(`${table.toString()}\n`);
  if (!withScores) process.stdout.write('The scoreboard was not run: the sample alone was measured.\n');
  const failed = rows.some(({ verdict }) => verdict === 'failed' || verdict === 'missing');
  if (options.includes('--update') && !failed) raise(floors, figures);
  else if (options.includes('--update')) process.stdout.write('Nothing was raised: a figure is worse than it was.\n');
  process.exitCode = failed ? 1 : 0;
}

main();
