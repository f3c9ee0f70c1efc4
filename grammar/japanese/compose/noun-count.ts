import type { Noun } from '../../tree.ts';
import { thatMany, thatManyTokens } from './amounts.ts';
import { counted, determined, noun, unsayable, type WordModifier } from './build.ts';
import type { Context } from './context.ts';
import { counterWord } from './counter-word.ts';
import type { Use } from './noun.ts';
import { isYourChoice } from './qualifier.ts';
import { headId, headOf, isCountable } from './words.ts';

/** `a 1/1 white Bird creature token`. */
export const isSized = (n: Noun): boolean => headId(n) === 'token' && n.modifiers.some((m) => m.kind === 'power-toughness');

const BEFORE = /-or-more$|^any-number$|^that-many$/;

/** How many there are, where it is said at all. */
function countOf(n: Noun, use: Use, head: WordModifier | undefined): string | undefined {
  const indefinite = n.determiners.includes('a') || n.determiners.includes('another');
  if (n.count === undefined && isChosenKind(n)) return '1';
  const given = n.count === 'number-of' && n.qualifiers.some((q) => q.relation === 'comparison') ? undefined : n.count;
  if (n.count === 'number-of' && given === undefined) return undefined;
  const count = given ?? (indefinite && use.indefinite !== false && isCountable(head) ? '1' : undefined);
  return count !== undefined && isUnsaid(count) ? unsayable() : count;
}

const UNSAID_COUNTS = new Set(['number-of', 'as-many', 'how-many', 'any-combination-of', 'combination-of', 'twice-that-many', 'half-that-many', 'all-but-1', 'third', '1-or-2', '1-to-3', '2-or-3', 'total-of', 'many', 'much']);
export const isUnsaid = (count: string): boolean => /[^0-9XYZa-z-]/.test(count) || UNSAID_COUNTS.has(count);

/** The word that counts it: kinds that are chosen are 種類. */
const counterOf = (made: Noun, n: Noun, head: WordModifier | undefined): string => (!head || !isCountable(head) ? 'none' : isChosenKind(n) && head.id !== 'color' ? (head.id === 'basic land type' ? 'shu' : 'shurui') : counterWord(made.modifiers));

const KINDS = new Set(['creature type', 'land type', 'basic land type', 'card type', 'artifact type']);

/** `the color of your choice`: one is chosen. */
const isChosenKind = (n: Noun): boolean => n.determiners.includes('the') && (headId(n) === 'color' || KINDS.has(headId(n))) && !headOf(n)?.plural && n.qualifiers.some(isYourChoice);

/** `the color of your choice`: あなたが選んだ１色の色. */
const isColorFirst = (n: Noun, c: Context): boolean => c.era === 'classic' && isChosenKind(n) && headId(n) === 'color';

const isFront = (count: string, counter: string, head: WordModifier | undefined): boolean => head !== undefined && (BEFORE.test(count) || counter === 'ten' || counter === 'shurui');

/** `Goblins you control`, `other permanents you control`. */
const isPluralStatic = (n: Noun): boolean => headOf(n)?.plural === true && n.determiners.every((d) => d === 'other') && n.qualifiers.some((q) => q.clause?.verb === 'control');

/** 各, すべての, １体以上の: right before the head and its colors. */
export function withNearest(made: Noun, n: Noun, c: Context, use: Use, head: WordModifier | undefined): Noun {
  const count = countOf(n, use, head);
  const counter = counterOf(made, n, head);
  let result = made;
  if (count === 'that-many' && isSized(n)) return result;
  if (count === 'that-many' && isCountable(head)) return thatMany(result, n, c) ?? counted(result, count, counter, 'before');
  if (count !== undefined && (isFront(count, counter, head) || isColorFirst(n, c))) result = counted(result, count, counter, 'before');
  if (use.plural && count === undefined && isPluralStatic(n)) result = determined(result, 'each');
  if (n.determiners.includes('each') && count === undefined) result = determined(result, 'each');
  if (n.determiners.includes('each-other')) result = determined(result, 'each');
  return result;
}

export function withCount(made: Noun, n: Noun, use: Use, head: WordModifier | undefined, c: Context): Noun {
  const count = countOf(n, use, head);
  if (count === undefined) return made;
  const counter = counterOf(made, n, head);
  if (count === 'that-many' && isSized(n)) return thatManyTokens(made, c);
  const done = isFront(count, counter, head) || isColorFirst(n, c) ? made : counted(made, count, counter);
  return n.determiners.includes('up-to') ? { ...done, determiners: [...done.determiners, 'up-to'], japanese: { order: [], ...done.japanese } } : done;
}

/** `six {E}`: energy is counted, mana is written out. */
export const symbols = (n: Noun): Noun => (n.modifiers.length === 1 && n.modifiers[0]!.kind === 'symbol' && n.modifiers[0]!.text === '{E}' && !isUnsaid(n.count!) ? counted(noun({ modifiers: n.modifiers }), n.count!, 'ko') : unsayable());
