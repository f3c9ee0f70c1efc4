import type { Clause, Node, Sentence } from '../../grammar/tree.ts';
import { rule, type NodeContext } from '../engine/rule.ts';
import { anyBelow, around, hasUnknown } from '../engine/tree-places.ts';
import { isPermanentCard } from '../engine/permanents.ts';
import { say } from '../l10n/message.ts';

const isDuration = (relation: string): boolean => /^(?:until|for-as-long|as-long-as|this-|during|while)/.test(relation);

/** Anything that says how long: a phrase, a clause of its own, or reminder text. */
const hasDuration = anyBelow((node: Node) =>
  (node.kind === 'Adverbial' && isDuration(node.relation)) || node.kind === 'ReminderText' || (node.kind === 'Noun' && node.modifiers.some((m) => m.kind === 'word' && m.class === 'time')));

/** `gets +2/+2`, `gains flying`: what ends with a duration or never. */
function changes({ verb, voice, object, negative }: Clause): boolean {
  if (voice !== 'active' || negative || !object) return false;
  if (verb === 'get') return object.items.every((n) => n.form === 'change');
  return verb === 'gain' && object.items.every((n) => n.form === 'keyword');
}

/** The last clause with the same subject that changes too: `gets +2/+2 and gains trample`. */
function lastOf(clause: Clause, sentence: Sentence): Clause {
  let last = clause;
  for (const next of sentence.clauses.slice(sentence.clauses.indexOf(clause) + 1)) {
    if (!next.sharedSubject || !next.object || (next.verb !== 'get' && next.verb !== 'gain')) break;
    last = next;
  }
  return last;
}

/** The sentence, with the condition or trigger around it, holds for the whole ability. */
const isStatic = ({ ability, path, ...ctx }: NodeContext): boolean => ability.ability === 'static' && (path[0] !== ability || isPermanentCard(ctx));

function checkEnglish(clause: Clause, ctx: NodeContext): void {
  const sentence = ctx.path.at(-1);
  if (sentence?.kind !== 'Sentence' || !changes(clause) || !clause.subject?.items.some((n) => n.target && n.form === 'common')) return;
  if (isStatic(ctx) || hasDuration(ctx.ability) || hasUnknown(around(ctx, 'Ability') ?? sentence)) return;
  const last = lastOf(clause, sentence);
  const at = { start: last.object!.end, end: last.object!.end };
  ctx.report({ start: clause.start, end: last.end }, {
    message: say`Nothing says how long this lasts, so it would last for the rest of the game (CR 611.2a). Add “until end of turn”, or another duration.`,
    fixes: [{ title: say`Insert “until end of turn”`, edits: [{ span: at, newText: ' until end of turn' }], preferred: true }],
  });
}

const before = (sentence: Sentence, { ability }: NodeContext): Sentence | undefined => ability.sentences[ability.sentences.indexOf(sentence) - 1];

/** それは＋２/＋２の修整を受ける, after something was made a target. */
function checkJapanese(clause: Clause, ctx: NodeContext): void {
  const sentence = ctx.path.at(-1);
  const [subject] = clause.subject?.items ?? [];
  if (sentence?.kind !== 'Sentence' || !subject || !changes(clause)) return;
  const meansTarget = subject.antecedent !== undefined || (subject.form === 'pronoun' && (subject.id === 'it' || subject.id === 'they') && before(sentence, ctx)?.clauses.some(({ verb }) => verb === 'target'));
  if (!meansTarget || isStatic(ctx) || hasDuration(ctx.ability) || hasUnknown(ctx.ability)) return;
  const at = { start: clause.subject!.start, end: clause.subject!.start };
  ctx.report({ start: clause.subject!.start, end: clause.end }, {
    message: say`Nothing says how long this lasts, so it would last for the rest of the game (CR 611.2a). Add “${UNTIL}”, or another duration.`,
    fixes: [{ title: say`Insert “${UNTIL}”`, edits: [{ span: at, newText: UNTIL }], preferred: true }],
  });
}

const UNTIL = 'ターン終了時まで、';

export default rule({
  code: 'missing-duration',
  since: '0.1.0',
  severity: 'warning',
  rules: ['611.2a'],
  summary: 'A target is changed, and nothing says for how long.',
  why: 'Without a duration a change that a spell or ability makes lasts until the end of the game, which is hard to remember. Cards that mean it say so in reminder text.',
  bad: 'Sudden Bloom {G}\nInstant\nTarget creature gets +2/+2.',
  good: 'Sudden Bloom {G}\nInstant\nTarget creature gets +2/+2 until end of turn.',
  fixable: true,
  on: { en: { Clause: checkEnglish }, ja: { Clause: checkJapanese } },
});
