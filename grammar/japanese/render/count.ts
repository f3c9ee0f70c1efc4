import type { Noun } from '../../tree.ts';
import { COUNT_HEAD_FORMS, COUNT_TAIL_FORMS, COUNT_WORD_FORMS, COUNTER_WORD_FORMS, formAt } from '../lexicon/forms.ts';
import { usualCounter } from '../lexicon/counter-of.ts';
import { wide } from './options.ts';

const QUANTITIES = /^(?:life|damage|(?:combat|noncombat|excess) damage)$/;

/** Where nothing is said of the count, that of life and damage stands before them: ３点のダメージ. */
export function isCountedBefore(noun: Noun): boolean {
  const head = noun.modifiers.at(-1);
  return noun.count !== undefined && noun.japanese?.counter === undefined && noun.japanese?.countAt === undefined && head?.kind === 'word' && QUANTITIES.test(head.id);
}

const TAILS: Readonly<Record<string, string>> = { '-or-more': '以上', '-or-less': '以下', '-less': '未満', '-more': 'より多く', '-at-most': 'まで', '-or-later': '以降' };

/** The count stands beyond the particle. */
export const isCountedAfter = (noun: Noun): boolean => noun.japanese?.countAt === 'after-particle' || noun.japanese?.countAt === 'apart';

/** How many of the determiners belong to the count: 最大 of 最大２体. */
export const headsOf = (noun: Noun): number => {
  const said = noun.japanese?.order?.filter((one) => one.startsWith('determiner')).length;
  if (said !== undefined) return noun.determiners.length - said;
  return noun.count === undefined ? 0 : [...noun.determiners].reverse().findIndex((d) => !COUNT_HEAD_FORMS.of.has(d)) === -1 ? noun.determiners.length : [...noun.determiners].reverse().findIndex((d) => !COUNT_HEAD_FORMS.of.has(d));
};

/** 、合わせて before a count of several things. */
const countOpening = (noun: Noun): string => (noun.japanese?.also ?? []).map((id) => COUNT_OPENINGS[id] ?? '').join('');
const COUNT_OPENINGS: Readonly<Record<string, string>> = { 'count-comma': '、', 'in-total': '合わせて' };

/** 最大２体, ３枚以上, 望む数. */
export function countText(noun: Noun, heads: readonly string[] = noun.determiners.slice(noun.determiners.length - headsOf(noun))): string {
  if (noun.count === undefined) return '';
  const before = countOpening(noun) + heads.map((id) => formAt(COUNT_HEAD_FORMS, id) ?? '').join('');
  const tail = (noun.japanese?.also ?? []).map((id) => id === 'even' ? 'も' : formAt(COUNT_TAIL_FORMS, id) ?? '').join('');
  const [, upTo, value, suffix = ''] = /^(up-to )?(.+?)(-or-more|-or-less|-less|-more|-at-most|-or-later)?$/.exec(noun.count)!;
  const word = formAt(COUNT_WORD_FORMS, value!, noun.japanese?.countForm);
  if (word && !/^[\dXYZ]/.test(value!)) return before + word + tail;
  const counter = value!.startsWith('{') ? 'none' : noun.japanese?.counter ?? usualCounter(noun);
  return before + (upTo ? '最大' : '') + (value!.startsWith('{') ? value! : wide(value!)) + (counter === 'none' ? '' : formAt(COUNTER_WORD_FORMS, counter) ?? '') + (TAILS[suffix] ?? '') + tail;
}
