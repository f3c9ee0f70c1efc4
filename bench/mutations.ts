/**
 * Puts one known fault each into right cards and counts how many are found and mended.
 *   npm run bench:mutations -- --limit 100 --show 3 --nth 1 --only put-counters
 * `limit` is the most cases of one fault, `show` how many missed ones are shown, `nth` reads every nth card of the
 * scoreboard where it is beside the project (0: the project's own cards alone), `only` is one code.
 */
import { parseArgs } from 'node:util';
import Table from 'cli-table3';
import { OWN_MUTATIONS } from './own-mutations.ts';
import { corpusBlocks, ownBlocks } from './own-mutations/blocks.ts';
import { casesOf, outcomeOf, type Outcome } from './own-mutations/run.ts';

const { values } = parseArgs({ options: { limit: { type: 'string', default: '40' }, show: { type: 'string', default: '0' }, nth: { type: 'string', default: '3' }, only: { type: 'string' } } });
const { limit, show, nth } = { limit: Number(values.limit), show: Number(values.show), nth: Number(values.nth) };

const percent = (part: number, all: number): string => (all === 0 ? '—' : ((100 * part) / all).toFixed(1));
const count = (outcomes: readonly Outcome[], of: (outcome: Outcome) => boolean | undefined): number => outcomes.filter(of).length;

const blocks = [...ownBlocks(), ...(nth > 0 ? corpusBlocks(nth) : [])];
const table = new Table({ head: ['fault', 'code', 'cases', 'caught %', 'already there %', 'mended %'], style: { head: [], border: [] } });
const shares: number[] = [];
const missed: string[] = [];
for (const [name, mutation] of Object.entries(OWN_MUTATIONS)) {
  if (values.only && !mutation.codes.includes(values.only)) continue;
  const outcomes = casesOf(mutation, blocks, limit).map((one) => outcomeOf(mutation, one));
  const caught = count(outcomes, (o) => o.caught);
  const mendable = outcomes.filter((o) => o.mended !== undefined);
  table.push([name, mutation.codes.join(', '), outcomes.length, percent(caught, outcomes.length), percent(count(outcomes, (o) => o.alreadyThere), outcomes.length), percent(count(mendable, (o) => o.mended), mendable.length)]);
  if (outcomes.length > 0) shares.push((100 * caught) / outcomes.length);
  for (const { wrong } of outcomes.filter((o) => !o.caught && !o.alreadyThere).slice(0, show)) missed.push(`— ${name}\n${wrong.slice(0, 700)}`);
  for (const { wrong, right } of mendable.filter((o) => !o.mended).slice(0, Math.ceil(show / 3))) missed.push(`— ${name}: the first fix does not give back\n${right.slice(0, 500)}\n…of\n${wrong.slice(0, 500)}`);
}
process.stdout.write(`${table.toString()}\nmean caught ${(shares.reduce((sum, share) => sum + share, 0) / shares.length).toFixed(1)} % of ${shares.length} faults\n${missed.join('\n\n')}\n`);
