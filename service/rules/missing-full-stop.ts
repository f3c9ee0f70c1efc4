import { isLeaf, type Ability, type Child, type Sentence } from '../../grammar/tree.ts';
import { rule, type NodeContext } from '../engine/rule.ts';
import { hasUnknown } from '../engine/tree-places.ts';
import { wordsBelow } from '../engine/wording-words.ts';
import { say } from '../l10n/message.ts';

/** Abilities whose last words are sentences. */
const SPEAKS = new Set<Ability['ability']>(['spell', 'activated', 'triggered', 'static', 'loyalty', 'mana', 'chapter', 'mode', 'row', 'characteristic-defining']);

/** Headings: a level of a Class, and a keyword after its flavor word. */
const NO_STOP = new Set(['', 'level', 'equip']);

const isReminder = (child: Child): boolean => !isLeaf(child) && child.kind === 'ReminderText';

/** The sentence that the ability ends with, reminder text aside. */
function lastSentence(ability: Ability): Sentence | undefined {
  const last = ability.children.filter((child) => !isReminder(child)).at(-1);
  return last && !isLeaf(last) && last.kind === 'Sentence' ? last : undefined;
}

/** `Choose a Background` is a keyword; a set may have others like it, such as `Choose an Aspect` or `Mending 2`. */
const OWN_KEYWORD = /^(?:Choose an? \p{Lu}\p{L}+|\p{Lu}\p{L}+ing \d+)$/u;
const isOwnKeyword = ({ clauses: [clause, next], children }: Sentence, ctx: NodeContext): boolean => next === undefined && clause !== undefined && children.length === 1 && OWN_KEYWORD.test(ctx.text(clause));

/** `Conjure {2}`, `Healing 2`: one word and its parameter, which may be a keyword of the set's own. */
function looksLikeKeyword(ability: Ability, { clauses, leading }: Sentence): boolean {
  const [clause] = clauses;
  const noun = clause?.object?.items[0];
  if (ability.cost || leading.length > 0 || clauses.length !== 1 || !noun || clause.subject || clause.verb === 'add') return false;
  return noun.form === 'symbols' || (noun.modifiers.length === 0 && noun.count !== undefined && (clause.form === 'ing' || clause.progressive));
}

/** A line that was broken in the middle of a sentence: the next one begins small. */
function goesOnBelow({ face, paragraph }: NodeContext): boolean {
  const at = face.paragraphs.findIndex(({ start }) => start === paragraph.source.start);
  return /^\p{Ll}/u.test(face.paragraphs[at + 1]?.text ?? '');
}

function check(ability: Ability, ctx: NodeContext): void {
  if (ctx.path.length > 0 || !SPEAKS.has(ability.ability)) return;
  const sentence = lastSentence(ability);
  if (sentence?.closing !== 'none' || sentence.clauses.length === 0 || hasUnknown(sentence)) return;
  if (sentence.clauses.every((clause) => NO_STOP.has(clause.verb)) || looksLikeKeyword(ability, sentence) || isOwnKeyword(sentence, ctx)) return;
  const last = wordsBelow(sentence, ctx).at(-1);
  if (!last || !/[\p{L}\d}]$/u.test(last.text) || goesOnBelow(ctx)) return;
  ctx.report(last, {
    message: say`A sentence of rules text ends with a full stop. Only keywords and headings go without.`,
    fixes: [{ title: say`Insert the full stop`, edits: [{ span: { start: last.end, end: last.end }, newText: '.' }], preferred: true }],
  });
}

function checkJapanese(ability: Ability, ctx: NodeContext): void {
  if (ctx.path.length > 0 || !SPEAKS.has(ability.ability) || ability.keywords.length > 0) return;
  const sentence = lastSentence(ability);
  const last = sentence?.clauses.at(-1);
  const verb = last?.children.at(-1);
  if (sentence?.closing !== 'none' || !last || last.voice === 'nominal' || !verb || !isLeaf(verb) || verb.id !== last.verb || hasUnknown(sentence)) return;
  if (!/[るうくすつぬぶむいだ]$/u.test(ctx.text(verb)) || verb.end !== ctx.text(ctx.paragraph.ability).trimEnd().length) return;
  ctx.report(verb, {
    message: say`A sentence of rules text ends with a full stop. Only keywords and headings go without.`,
    fixes: [{ title: say`Insert the full stop`, edits: [{ span: { start: verb.end, end: verb.end }, newText: '。' }], preferred: true }],
  });
}

export default rule({
  code: 'missing-full-stop',
  since: '0.1.0',
  severity: 'warning',
  rules: [],
  summary: 'A sentence of rules text without a full stop at its end.',
  why: 'Every sentence of rules text ends with a full stop; lists of keywords and the heading of modes do not.',
  bad: 'Ember Lash {2}{R}\nSorcery\nEmber Lash deals 3 damage to any target',
  good: 'Ember Lash {2}{R}\nSorcery\nEmber Lash deals 3 damage to any target.',
  fixable: true,
  on: { en: { Ability: check }, ja: { Ability: checkJapanese } },
});
