import { NEWEST_EDITION, ruleNumberIn } from '../../grammar/vocabulary/rule-numbers.ts';

/** The number that a rule has on the day `edition` (ISO 8601); the newest where that edition had no such rule, or none is asked for. */
export const numberIn = (edition: string | undefined, number: string): string => (edition === undefined ? number : ruleNumberIn(number, NEWEST_EDITION, edition) ?? number);

/** Words of ours with the rule numbers in them as they are on the day `edition`. */
export const textIn = (edition: string | undefined, text: string): string =>
  edition === undefined ? text : text.replace(/(?<![\d.])\d{3}\.\d{1,3}[a-z]{0,2}(?![\dA-Za-z])/gu, (number) => numberIn(edition, number));
