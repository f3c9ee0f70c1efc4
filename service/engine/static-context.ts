import { isLeaf, walk, type Ability, type Clause, type Node, type Noun, type Sentence } from '../../grammar/tree.ts';
import { perNode } from './memo.ts';
import type { NodeContext } from './rule.ts';
import { hasWord, thingsOf } from './things.ts';
import { around, hasUnknown } from './tree-places.ts';
import { hasSubtype, hasType } from './type-line.ts';

const PERMANENTS = ['creature', 'artifact', 'enchantment', 'land', 'planeswalker', 'battle'];
const CHOOSES = new Set(['choose', 'change', 'target']);

const TRIGGERS = new Set(['when', 'whenever', 'at', 'first-time', 'second-time', 'third-time', 'last-time', 'after']);

/** Where the first part that triggers begins: what follows it may target. */
const firstTrigger = perNode((ability: Ability): number => {
  for (const node of walk(ability)) {
    if (node.kind === 'Noun' && hasWord(node, 'beginning')) return node.start;
    const [trigger] = (node.kind === 'Adverbial' ? [node] : node.kind === 'Clause' ? node.adverbials : []).filter(({ relation }) => TRIGGERS.has(relation));
    if (trigger) return trigger.start;
  }
  return Infinity;
});

/** `as this creature enters`, `enters with`, `would …, instead`: an effect that replaces an event (614.1). Quoted abilities are none of it. */
function replaces(node: Node): boolean {
  if (node.kind === 'Ability') return false;
  if (node.kind === 'Clause' && ((node.verb === 'enter' && !node.past) || node.modal === 'would')) return true;
  if (node.kind === 'Adverbial' && node.relation === 'instead') return true;
  return node.children.some((child) => !isLeaf(child) && replaces(child));
}

const isReplacement = perNode(replaces);

const isPermanent = ({ typeLine }: NodeContext): boolean => hasType(typeLine, ...PERMANENTS) && !hasType(typeLine, 'instant', 'sorcery');

/** Whether a quoted ability is given to spells or abilities, whose text may well target. */
function isGivenToSpell(ctx: NodeContext): boolean {
  const giver = ctx.path.slice(0, ctx.path.indexOf(ctx.ability)).reverse().find((n) => n.kind === 'Clause' && n.subject !== undefined);
  if (giver?.kind !== 'Clause') return false;
  return giver.subject!.items.some((noun) => thingsOf(noun).some((t) => t.kind === 'spell' || t.kind === 'ability' || t.kind === 'card') || (noun.form === 'self' && !isPermanent(ctx)));
}

/** An order to the player: a spell's text, which spell-ability-on-permanent speaks of. */
const isCommand = (noun: Noun, sentence: Sentence): boolean => {
  const clause = sentence.clauses.find((c) => c.start <= noun.start && noun.end <= c.end);
  return clause !== undefined && orders(clause);
};

const orders = (clause: Clause): boolean => !clause.subject && !clause.sharedSubject && clause.voice === 'active';

/** 「〜を対象とする。それは…」 says what is so of what it chooses, 「〜を対象とする。それを…」 orders what is done. */
function said(noun: Noun, { ability, face }: NodeContext): { sentence: Sentence; clause: Clause } | undefined {
  if (face.dialect !== 'mtg-ja') return undefined;
  const parts = ability.sentences.flatMap((sentence) => sentence.clauses.map((clause) => ({ sentence, clause })));
  const at = parts.findIndex(({ clause }) => clause.verb === 'target' && !clause.subject && !clause.modal && clause.object?.items.includes(noun));
  return at < 0 ? undefined : parts[at + 1];
}

/**
 * Whether a noun that targets stands where nothing is ever put on the stack: in a static ability, or in a
 * replacement effect that one makes. null: it may target, or the ability is not understood.
 */
export function forbiddenContext(noun: Noun, ctx: NodeContext): 'static' | 'replacement' | null {
  const { ability, typeLine } = ctx;
  if (!noun.target || ability.ability !== 'static' || noun.determiners.includes('that')) return null;
  const outermost = ctx.path[0] === ability || ctx.path.length === 0;
  if (outermost && !isPermanent(ctx)) return null;
  if (!outermost && isGivenToSpell(ctx)) return null;
  const sentence = around(ctx, 'Sentence');
  const next = said(noun, ctx);
  if (!sentence || (ctx.face.dialect === 'mtg-ja' && !next) || (next ? orders(next.clause) : isCommand(noun, sentence)) || (outermost && hasSubtype(typeLine, 'Saga')) || hasUnknown(ability) || firstTrigger(ability) < noun.start) return null;
  if (ctx.path.some((n) => n.kind === 'Clause' && CHOOSES.has(n.verb) && n !== sentence.clauses[0])) return null;
  if (ability.children.some((c) => !isLeaf(c) && c.kind === 'Cost')) return null;
  return isReplacement(sentence) || (next && isReplacement(next.sentence)) ? 'replacement' : 'static';
}
