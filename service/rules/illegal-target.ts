import type { Clause, Noun } from '../../grammar/tree.ts';
import { hasIllegalObjects, isIllegal, objectsOf, ruleOf } from '../engine/legal-objects.ts';
import { rule, type NodeContext, type ProposedFix } from '../engine/rule.ts';
import { subjectFault } from '../engine/legal-subjects.ts';
import { anyBelow, around, goesOnUnknown, hasUnknown, patientOf, verbLeaf } from '../engine/tree-places.ts';
import { headOf, thingsOf, type Thing } from '../engine/things.ts';
import { namesZone } from '../engine/zones.ts';
import { sameCase } from '../engine/wording.ts';
import type { TextEdit } from '../model.ts';
import { say, type Message } from '../l10n/message.ts';
import { aWord, wordAs } from '../l10n/words.ts';

/** Why the thing is out of reach. */
function because(action: string, { kind, head }: Thing): Message {
  const what = aWord(head);
  if (kind === 'permanent' && action === 'counter') return say`${what} without “spell” is a permanent on the battlefield`;
  if (kind === 'permanent' && action === 'discard') return say`${what} without “card” is a permanent on the battlefield`;
  if (objectsOf(action).template === 'objects') return say`${what} is none`;
  return kind === 'card' ? say`${what} outside the battlefield is none of them` : say`${what} is never one`;
}

function wayOut(action: string, { kind, head }: Thing): Message | undefined {
  if (action === 'counter' && kind === 'permanent') return say`Write “${head} spell”, or destroy or exile it.`;
  if (action === 'discard') return say`Write “${head} card”.`;
  if (kind === 'spell') return action === 'exile' ? undefined : say`Counter it as a spell, or exile it as a card from a graveyard.`;
  if (kind === 'player') return say`Name something that the player controls, or another effect.`;
  if (action === 'counter') return say`Name a spell or an ability.`;
  return objectsOf(action).template === 'creatures' ? say`Name a creature, or another action.` : say`Name a permanent, or another action.`;
}

/** Other words for the whole clause. */
interface Way {
  text: string;
  edits: TextEdit[];
}

const didYouMean = ([first, second]: readonly Way[]): Message => (second ? say`Did you mean “${first!.text}”, or “${second.text}”?` : say`Did you mean “${first!.text}”?`);

/** `destroy target instant`: it is countered as a spell, or exiled as a card. */
function waysForSpell(clause: Clause, noun: Noun, thing: Thing, ctx: NodeContext): Way[] {
  const verb = verbLeaf(clause);
  const head = headOf(noun);
  if (!verb || !head || head.plural || clause.voice !== 'active' || noun.qualifiers.length > 0 || head.at.end !== noun.end || ctx.text(verb).toLowerCase() !== clause.verb) return [];
  const written = ctx.text(noun);
  const way = (action: string, after: string): Way => ({
    text: `${action} ${written}${after}`,
    edits: [{ span: { start: verb.start, end: verb.end }, newText: sameCase(ctx.text(verb), action) }, ...(after ? [{ span: { start: noun.end, end: noun.end }, newText: after }] : [])],
  });
  if (thing.head === 'spell') return [way('counter', '')];
  return [way('counter', ' spell'), ...(clause.verb === 'exile' ? [] : [way('exile', ' card from a graveyard')])];
}

function insertion(action: string, noun: Noun, thing: Thing): ProposedFix[] {
  const head = headOf(noun);
  const word = { counter: 'spell', discard: 'card' }[action];
  if (!word || thing.kind !== 'permanent' || !head || head.plural) return [];
  const at = { start: head.at.end, end: head.at.end };
  return [{ title: say`Insert “${word}”`, edits: [{ span: at, newText: ` ${word}` }], preferred: true }];
}

/** 「灯火の鞭の上にカウンターがないならば、それを…」: それ is the object of the condition. */
const namesSelf = anyBelow((node) => node.kind === 'Noun' && node.form === 'self');

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
    if (noun.antecedent && thing!.kind === 'player' && (around(ctx, 'Sentence')?.leading ?? []).some(namesSelf)) continue;
    const number = ruleOf(verb);
    const ways = thing!.kind === 'spell' && verb !== 'counter' ? waysForSpell(clause, noun, thing!, ctx) : [];
    const rules = ['115.2', ...(number ? [number] : [])];
    const said = say`“${wordAs(sameCase('A', verb), verb)}” acts on ${objectsOf(verb)}; ${because(verb, thing!)} (CR ${rules.join(', ')}).`;
    const help = ways.length > 0 ? didYouMean(ways) : wayOut(verb, thing!);
    ctx.report(noun.antecedent ?? noun, {
      message: help ? say`${said} ${help}` : said,
      rules,
      fixes: thing!.kind === 'spell' && verb !== 'counter' ? ways.map(({ text, edits }) => ({ title: say`Write “${text}”`, edits, preferred: false })) : insertion(verb, noun, thing!),
    });
  }
}

/** What the subject of a clause is made to do. */
function checkSubject(clause: Clause, ctx: NodeContext): void {
  const fault = subjectFault(clause);
  if (!fault || hasUnknown(clause)) return;
  const subject = ctx.text(fault.noun);
  const fixes: ProposedFix[] = fault.needs === 'player' && fault.noun.form === 'common' && fault.noun.qualifiers.length === 0 ? [{ title: say`Write “${subject}'s controller”`, edits: [{ span: fault.noun, newText: `${subject}'s controller` }], preferred: false }] : [];
  ctx.report(fault.noun, { message: say`${fault.because} (CR ${fault.rules.join(', ')}). ${fault.wayOut}`, rules: fault.rules, fixes });
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
