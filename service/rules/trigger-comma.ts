import { parseFace, renderEnglish } from '../../grammar/index.ts';
import { isLeaf, type Ability, type Adverbial, type Child, type Clause, type Noun, type Sentence } from '../../grammar/tree.ts';
import { NEVER_ORDERED } from '../../grammar/vocabulary/index.ts';
import { rule, type NodeContext } from '../engine/rule.ts';
import { hasWord } from '../engine/things.ts';
import { hasUnknown } from '../engine/tree-places.ts';
import { wordsBelow, type Word } from '../engine/wording-words.ts';
import { say } from '../l10n/message.ts';

const TRIGGERS = new Set(['when', 'whenever', 'at']);
const COMMA = ',';
/** No trigger condition has more words. */
const LONGEST_CONDITION = 40;
/** With more words, or more that no list has, no comma makes a sentence understood. */
const LONGEST_SENTENCE = 120;
const MOST_UNLISTED = 2;

const isComma = (child: Child): boolean => isLeaf(child) && child.id === COMMA;

/** `at the beginning`, and not of what. */
const isBareBeginning = (noun: Noun): boolean => hasWord(noun, 'beginning') && noun.qualifiers.length === 0;

/** The trigger condition that stands before the effect, and what follows it. */
function triggerOf(sentence: Sentence | undefined): { trigger: Adverbial; next: Child | undefined } | undefined {
  const trigger = sentence?.leading.at(-1);
  if (!sentence || !trigger || !TRIGGERS.has(trigger.relation) || trigger.phrase?.items.some(isBareBeginning)) return undefined;
  return { trigger, next: sentence.children[sentence.children.indexOf(trigger) + 1] };
}

/** Where the effect follows its trigger condition with a comma; undefined where no condition is read so. */
function commaAfterTrigger(sentence: Sentence | undefined): number | undefined {
  const found = triggerOf(sentence);
  return found?.next && isComma(found.next) ? found.trigger.end : undefined;
}

/** `When it enters if it was kicked, draw`: the condition is no part of the event. */
function beforeCondition(sentence: Sentence): number | undefined {
  const trigger = sentence.leading[0];
  const event = trigger && TRIGGERS.has(trigger.relation) ? trigger.clause : undefined;
  return event?.adverbials.find(({ relation, comma }) => relation === 'if' && !comma)?.start;
}

/** The sentence is understood, and its effect follows the trigger without a comma. */
function beforeEffect(sentence: Sentence, ctx: NodeContext): number | undefined {
  const { trigger, next } = triggerOf(sentence) ?? {};
  if (!trigger || !next || isLeaf(next) || next.kind !== 'Clause' || !isEffect(next) || next.start <= trigger.end) return undefined;
  return wordsBelow(sentence, ctx).some((word) => word.text === COMMA && word.end < trigger.end) ? undefined : next.start;
}

/** Something is done, by one who is named or as an order: a list would have begun in the condition. */
function isEffect(clause: Clause | undefined): boolean {
  if (!clause || clause.verb === '' || clause.voice === 'nominal') return false;
  return clause.subject ? clause.subject.items.length === 1 : !NEVER_ORDERED.has(clause.verb);
}

/** An effect that follows any condition. */
const ANY_EFFECT = ' you draw a card.';

/** The words up to a comma are a whole trigger condition: the comma is in its place. */
const isCondition = (text: string, ctx: NodeContext): boolean => readWithComma(text + ANY_EFFECT, text.length, ctx) !== undefined;

/** The sentence with a comma at an offset, where it is then understood as a trigger condition and an effect. */
function readWithComma(text: string, at: number, { face, lexicon }: NodeContext): { text: string; ability: Ability } | undefined {
  const mended = `${text.slice(0, at)}${COMMA}${text.slice(at)}`;
  const [paragraph] = parseFace({ ...face, paragraphs: [{ text: mended, start: 0, end: mended.length }] }, lexicon).paragraphs;
  const read = paragraph?.ability.sentences[0];
  return read && !hasUnknown(paragraph.ability) && commaAfterTrigger(read) === at && isEffect(read.clauses[0]) ? { text: mended, ability: paragraph.ability } : undefined;
}

const plain = (text: string): string => text.replace(/\s*\([^()]*\)/gu, '').replace(/[“”]/gu, '"').replace(/[’‘]/gu, "'").trim();

/** The effect is no past event, and said from its meaning alone it is the same text: number and person of its verbs agree. */
const isSaidSo = ({ text, ability }: { text: string; ability: Ability }, { face }: NodeContext): boolean =>
  !ability.sentences[0]!.clauses[0]?.past && plain(renderEnglish([ability], { name: face.name?.text ?? '', self: 'as-written' })) === plain(text);

const mayBeUnderstood = (list: readonly Word[]): boolean => list.length <= LONGEST_SENTENCE && list.filter(({ id }) => id === 'unknown').length <= MOST_UNLISTED;

/** The sentence is not right as it is: the word after which a comma makes it a trigger condition and an effect, best where its verbs agree. */
function whereCommaHelps(sentence: Sentence, list: readonly Word[], ctx: NodeContext): Word | undefined {
  const relation = sentence.leading[0]?.relation ?? list[0]?.id ?? '';
  if (!TRIGGERS.has(relation) || commaAfterTrigger(sentence) !== undefined || !mayBeUnderstood(list)) return undefined;
  const text = ctx.text(sentence);
  const comma = list.findIndex((word) => word.text === COMMA);
  if (comma >= 0 && isCondition(text.slice(0, list[comma]!.start - sentence.start), ctx)) return undefined;
  // A list may stand in an event; a time that has a comma is parted from its effect already.
  const end = relation === 'at' && comma >= 0 ? comma : LONGEST_CONDITION;
  let first: Word | undefined;
  for (const word of list.slice(1, end)) {
    const read = word.text === COMMA ? undefined : readWithComma(text, word.end - sentence.start, ctx);
    if (!read) continue;
    if (isSaidSo(read, ctx)) return word;
    if (comma < 0) first ??= word;
  }
  return first;
}

function check(sentence: Sentence, ctx: NodeContext): void {
  const condition = beforeCondition(sentence);
  const effect = beforeEffect(sentence, ctx);
  if (condition === undefined && effect === undefined && !hasUnknown(sentence)) return;
  const list = wordsBelow(sentence, ctx);
  const upTo = (offset: number | undefined): Word | undefined => (offset === undefined ? undefined : list.filter((word) => word.end <= offset).at(-1));
  const isWrong = effect !== undefined || hasUnknown(sentence);
  const last = upTo(condition) ?? (isWrong ? whereCommaHelps(sentence, list, ctx) : undefined) ?? upTo(effect);
  if (!last) return;
  ctx.report(last, {
    message: say`A comma stands between what an ability triggers on and what it does.`,
    fixes: [{ title: say`Insert the comma`, edits: [{ span: { start: last.end, end: last.end }, newText: COMMA }], preferred: true }],
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
