import { isLeaf, type Adverbial, type Sentence } from '../../grammar/tree.ts';
import { rule, type NodeContext } from '../engine/rule.ts';
import { wordAt, words, wordsBelow } from '../engine/wording-words.ts';

const TRIGGERS = new Set(['when', 'whenever', 'at']);
/** What an effect opens with. */
const EFFECT = new Set(['you', 'draw', 'create', 'put', 'destroy', 'exile', 'return', 'target', 'each', 'it', 'they', 'sacrifice', 'scry', 'surveil', 'mill', 'tap', 'untap', 'add', 'search', 'gain', 'lose', 'reveal', 'look', 'choose', 'discard', 'counter', 'investigate', 'this creature', 'another', 'until', 'if']);
const UNTOUCHED = new Set(['trigger', 'attack', 'block', 'enter']);

/** `at the beginning each upkeep` lacks another word. */
const opensEffect = (word: string, { relation }: Adverbial): boolean => EFFECT.has(word) && !(relation === 'at' && word === 'each');

function endOfTrigger(sentence: Sentence): Adverbial | undefined {
  const last = sentence.leading.at(-1);
  const next = last && sentence.children[sentence.children.indexOf(last) + 1];
  return last && TRIGGERS.has(last.relation) && next && !isLeaf(next) ? last : undefined;
}

function check(sentence: Sentence, ctx: NodeContext): void {
  const trigger = endOfTrigger(sentence);
  if (!trigger || trigger.gap || wordsBelow(trigger, ctx).some((word) => word.text === ',')) return;
  const list = words(ctx);
  const at = list.findIndex((word) => word.start >= trigger.end);
  if (at < 0 || !opensEffect(wordAt(list, at).low, trigger) || UNTOUCHED.has(wordAt(list, at).id)) return;
  const last = list[at - 1]!;
  ctx.report(last, {
    message: 'A comma stands between what an ability triggers on and what it does.',
    fixes: [{ title: 'Insert the comma', edits: [{ span: { start: last.end, end: last.end }, newText: ',' }], preferred: true }],
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
