import type { Clause, Noun } from '../../grammar/tree.ts';
import { hasIllegalObjects, isIllegal, objectsOf, ruleOf } from '../engine/legal-objects.ts';
import { rule, type NodeContext } from '../engine/rule.ts';
import { subjectFault } from '../engine/legal-subjects.ts';
import { around, goesOnUnknown, hasUnknown, patientOf, verbLeaf } from '../engine/tree-places.ts';
import { headOf, thingsOf, type Thing } from '../engine/things.ts';
import { namesZone } from '../engine/zones.ts';
import { sameCase, withArticle } from '../engine/wording.ts';
import type { Fix } from '../model.ts';

/** Why the thing is out of reach. */
function because(action: string, { kind, head }: Thing): string {
  const what = withArticle(head);
  if (kind === 'permanent' && action === 'counter') return `${what} without “spell” is a permanent on the battlefield`;
  if (kind === 'permanent' && action === 'discard') return `${what} without “card” is a permanent on the battlefield`;
  if (objectsOf(action) === 'objects') return `${what} is none`;
  return kind === 'card' ? `${what} outside the battlefield is none of them` : `${what} is never one`;
}

function wayOut(action: string, { kind, head }: Thing): string {
  if (action === 'counter' && kind === 'permanent') return `Write “${head} spell”, or destroy or exile it.`;
  if (action === 'discard') return `Write “${head} card”.`;
  if (kind === 'spell') return action === 'exile' ? '' : 'Counter it as a spell, or exile it as a card from a graveyard.';
  if (kind === 'player') return 'Name something that the player controls, or another effect.';
  if (action === 'counter') return 'Name a spell or an ability.';
  return `Name ${objectsOf(action) === 'creatures' ? 'a creature' : 'a permanent'}, or another action.`;
}

/** The fixes as a question: their titles begin with “Write”. */
const didYouMean = (fixes: readonly Fix[]): string => `Did you mean ${fixes.map(({ title }) => title.replace(/^Write /, '')).join(', or ')}?`;

/** `destroy target instant`: it is countered as a spell, or exiled as a card. */
function fixesForSpell(clause: Clause, noun: Noun, thing: Thing, ctx: NodeContext): Fix[] {
  const verb = verbLeaf(clause);
  const head = headOf(noun);
  if (!verb || !head || head.plural || clause.voice !== 'active' || noun.qualifiers.length > 0 || head.at.end !== noun.end || ctx.text(verb).toLowerCase() !== clause.verb) return [];
  const written = ctx.text(noun);
  const fix = (action: string, after: string): Fix => ({
    title: `Write “${action} ${written}${after}”`, preferred: false,
    edits: [{ span: { start: verb.start, end: verb.end }, newText: sameCase(ctx.text(verb), action) }, ...(after ? [{ span: { start: noun.end, end: noun.end }, newText: after }] : [])],
  });
  if (thing.head === 'spell') return [fix('counter', '')];
  return [fix('counter', ' spell'), ...(clause.verb === 'exile' ? [] : [fix('exile', ' card from a graveyard')])];
}

function fixesFor(clause: Clause, noun: Noun, thing: Thing, ctx: NodeContext): Fix[] {
  const action = clause.verb;
  if (thing.kind === 'spell' && action !== 'counter') return fixesForSpell(clause, noun, thing, ctx);
  const head = headOf(noun);
  const word = { counter: 'spell', discard: 'card' }[action];
  if (!word || thing.kind !== 'permanent' || !head || head.plural) return [];
  const at = { start: head.at.end, end: head.at.end };
  return [{ title: `Insert “${word}”`, edits: [{ span: at, newText: ` ${word}` }], preferred: true }];
}

/** The action of a clause on what it is done to. */
function checkObject(clause: Clause, ctx: NodeContext): void {
  const { verb } = clause;
  if (!hasIllegalObjects(verb)) return;
  for (const noun of patientOf(clause)?.items ?? []) {
    const things = thingsOf(noun);
    const wrong = things.filter((thing) => isIllegal(verb, thing));
    if (wrong.length === 0 || wrong.length < things.length || hasUnknown(clause) || goesOnUnknown(noun, ctx)) continue;
    if (noun.target && wrong.every((thing) => thing.kind === 'card') && !namesZone(around(ctx, 'Sentence') ?? clause)) continue; // target-card-without-zone says it
    const [thing] = wrong;
    const number = ruleOf(verb);
    const fixes = fixesFor(clause, noun, thing!, ctx);
    ctx.report(noun, {
      message: `“${sameCase('A', verb)}” acts on ${objectsOf(verb)}; ${because(verb, thing!)} (CR ${['115.2', ...(number ? [number] : [])].join(', ')}). ${thing!.kind === 'spell' && fixes.length > 0 ? didYouMean(fixes) : wayOut(verb, thing!)}`.trim(),
      rules: ['115.2', ...(number ? [number] : [])],
      fixes,
    });
  }
}

/** What the subject of a clause is made to do. */
function checkSubject(clause: Clause, ctx: NodeContext): void {
  const fault = subjectFault(clause);
  if (!fault || hasUnknown(clause)) return;
  const subject = ctx.text(fault.noun);
  const fixes: Fix[] = fault.needs === 'player' && fault.noun.form === 'common' && fault.noun.qualifiers.length === 0 ? [{ title: `Write “${subject}'s controller”`, edits: [{ span: fault.noun, newText: `${subject}'s controller` }], preferred: false }] : [];
  ctx.report(fault.noun, { message: `${fault.because} (CR ${fault.rules.join(', ')}). ${fault.wayOut}`, rules: fault.rules, fixes });
}

export default rule({
  code: 'illegal-target',
  since: '0.1.0',
  severity: 'error',
  rules: ['115.2'],
  summary: 'An action is done to a kind of object or player that it can never be done to.',
  why: 'Each action of the rules works on certain things only: permanents are destroyed and tapped, spells and abilities are countered, players gain life and draw cards, creatures get +1/+1.',
  bad: 'Static Hush {1}{U}\nInstant\nCounter target creature.',
  good: 'Static Hush {1}{U}\nInstant\nCounter target creature spell.',
  fixable: true,
  on: {
    Clause(clause, ctx) {
      checkObject(clause, ctx);
      checkSubject(clause, ctx);
    },
  },
});
