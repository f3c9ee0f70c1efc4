import { isLeaf, type Sentence } from '../../grammar/tree.ts';
import { rule, type NodeContext } from '../engine/rule.ts';
import { hasUnknown } from '../engine/tree-places.ts';
import { singularVerb } from '../engine/wording-verbs.ts';
import { wordsBelow, type Word } from '../engine/wording-words.ts';
import { say } from '../l10n/message.ts';

const TRIGGERS = new Set(['when', 'whenever', 'at']);
/** What an effect opens with. */
const EFFECT = new Set(['you', 'draw', 'create', 'put', 'destroy', 'exile', 'return', 'target', 'each', 'it', 'they', 'sacrifice', 'scry', 'surveil', 'mill', 'tap', 'untap', 'add', 'search', 'gain', 'lose', 'reveal', 'look', 'choose', 'discard', 'counter', 'investigate', 'this creature', 'another', 'until', 'if', 'unless', 'turn', 'count', 'incubate', 'secretly', 'this enchantment', 'this artifact', 'that player', 'enchanted', 'defending player', 'venture', 'other', 'remove', 'discover', 'proliferate', 'copy', 'attach', 'roll', 'amass', 'prevent', 'up to', 'any']);
const UNTOUCHED = new Set(['trigger', 'attack', 'block', 'enter']);

/** `at the beginning each upkeep` lacks another word. */
const opensEffect = (word: string, before: string, relation: string): boolean => EFFECT.has(word) && !(relation === 'at' && word === 'each' && !ENDS.has(before));

/** Words that a trigger condition may end with, where an effect that follows is no part of it. */
const ENDS = new Set(['enters', 'enter', 'dies', 'die', 'battlefield', 'attacks', 'attack', 'blocks', 'upkeep', 'end step', 'draw step', 'combat', 'turn', 'this turn', 'spell', 'player', 'opponent', 'graveyard', 'life', 'tapped', 'untapped']);

/** `attacks you`: a player may be the object of the verb. */
const ATTACKS = new Set(['attack', 'attacks']);
/** What may have a relative clause without its relative word. */
const OBJECTS = new Set(['spell', 'player', 'opponent', 'graveyard', 'battlefield']);

/** The trigger is understood: the word before what follows it. */
function afterTrigger(sentence: Sentence, list: readonly Word[]): Word | undefined {
  const trigger = sentence.leading.at(-1);
  const next = trigger && sentence.children[sentence.children.indexOf(trigger) + 1];
  if (!trigger || !TRIGGERS.has(trigger.relation) || trigger.gap || !next || isLeaf(next)) return undefined;
  const at = list.findIndex((word) => word.start >= trigger.end);
  if (at > 1 && list[at - 1]!.low === 'you' && ENDS.has(list[at - 2]!.low) && doesIt(list[at])) return list[at - 2];
  if (at > 1 && list[at - 1]!.low === 'exile' && ENDS.has(list[at - 2]!.low)) return list[at - 2];
  if (at <= 0 || !opensEffect(list[at]!.low, list[at - 1]!.low, trigger.relation) || UNTOUCHED.has(list[at]!.id) || list.slice(0, at).some((word) => word.text === ',')) return undefined;
  return list[firstEnd(list, trigger.relation, at) - 1] ?? list[at - 1];
}

/** `enters if it was kicked, draw`: the condition is no part of the event. */
function beforeCondition(sentence: Sentence, list: readonly Word[]): Word | undefined {
  const trigger = sentence.leading[0];
  const condition = trigger && TRIGGERS.has(trigger.relation) ? trigger.clause?.adverbials.find(({ relation }) => relation === 'if') : undefined;
  const before = condition && list.filter((word) => word.end <= condition.start).at(-1);
  return before && ENDS.has(before.low) ? before : undefined;
}

/** `attacks you lose`, `enters you gain`: the player is no object but does what follows. */
const doesIt = (next: Word | undefined): boolean => next !== undefined && (next.low === 'may' || next.low === 'have' || singularVerb(next.low) !== undefined);

/** The player belongs to what stands before: `attacks you`, `a spell you control`. */
function belongs(list: readonly Word[], i: number): boolean {
  const [before, word, next] = [list[i - 1]!, list[i]!, list[i + 1]];
  if (word.low !== 'you' && word.low !== 'they') return false;
  return OBJECTS.has(before.low) ? next?.low !== 'may' : ATTACKS.has(before.low) && !doesIt(next);
}

/** Where a condition may end and an effect begin, before the word at `until`. */
const firstEnd = (list: readonly Word[], relation: string, until = list.length): number =>
  list.findIndex((word, i) => i > 1 && i < until && (word.text === ',' || (ENDS.has(list[i - 1]!.low) && opensEffect(word.low, list[i - 1]!.low, relation) && !belongs(list, i))));

/** The sentence is not understood: the first place where a condition may end and an effect begin. */
function likelyEnd(sentence: Sentence, list: readonly Word[]): Word | undefined {
  const relation = sentence.leading[0]?.relation ?? list[0]?.low ?? '';
  if (!TRIGGERS.has(relation) || !hasUnknown(sentence)) return undefined;
  const at = firstEnd(list, relation);
  return at > 0 && list[at]!.text !== ',' ? list[at - 1] : undefined;
}

function check(sentence: Sentence, ctx: NodeContext): void {
  const list = wordsBelow(sentence, ctx);
  const last = beforeCondition(sentence, list) ?? afterTrigger(sentence, list) ?? likelyEnd(sentence, list);
  if (!last) return;
  ctx.report(last, {
    message: say`A comma stands between what an ability triggers on and what it does.`,
    fixes: [{ title: say`Insert the comma`, edits: [{ span: { start: last.end, end: last.end }, newText: ',' }], preferred: true }],
  });
}

export default rule({
  code: 'trigger-comma',
  since: '0.1.0',
  severity: 'warning',
  rules: ['603.1'],
  summary: 'A triggered ability without the comma after its condition.',
  why: 'The comma shows where the trigger condition ends and the effect begins.',
  bad: 'Grave Clerk {1}{B}\nCreature — Human Cleric\nWhen this creature dies draw a card.\n1/1',
  good: 'Grave Clerk {1}{B}\nCreature — Human Cleric\nWhen this creature dies, draw a card.\n1/1',
  fixable: true,
  dialects: ['mtg-en'],
  on: { Sentence: check },
});
