import type { Clause } from '../../grammar/tree.ts';
import { rule, type NodeContext } from '../engine/rule.ts';
import { headOf } from '../engine/things.ts';
import { patientOf, verbLeaf } from '../engine/tree-places.ts';
import { plain, rewrite } from '../engine/wording-words.ts';
import { sameCase } from '../engine/wording.ts';
import { say } from '../l10n/message.ts';

const FORMS: Readonly<Record<string, string>> = { place: 'put', places: 'puts', placed: 'put', placing: 'putting' };

function check(clause: Clause, ctx: NodeContext): void {
  if (clause.verb !== 'place' || !patientOf(clause)?.items.every((noun) => headOf(noun)?.id === 'counter')) return;
  const verb = verbLeaf(clause);
  const form = verb && FORMS[plain(ctx.text(verb))];
  if (!form) return;
  const text = sameCase(ctx.text(verb), form);
  ctx.report(verb, { message: say`Counters are put on objects and players (CR 122.6): write “${text}”.`, fixes: [rewrite(verb, text)] });
}

export default rule({
  code: 'put-counters',
  since: '0.1.0',
  severity: 'warning',
  rules: ['122.6'],
  summary: 'Counters are “placed” instead of put.',
  why: 'Every printed card says “put”, and rules that watch for counters being put look for that word.',
  bad: 'Sap Rite {G}\nSorcery\nPlace two +1/+1 counters on target creature.',
  good: 'Sap Rite {G}\nSorcery\nPut two +1/+1 counters on target creature.',
  fixable: true,
  dialects: ['mtg-en'],
  on: { Clause: check },
});
