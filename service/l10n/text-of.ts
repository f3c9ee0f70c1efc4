import { JAPANESE } from './ja/index.ts';
import { englishOf, filled, type Locale, type Part } from './message.ts';

/** What is said, in the language of the user; in English where a translation is missing. */
export const textOf = (part: Part, locale: Locale = 'en'): string =>
  locale === 'ja' ? filled(part, locale, (template) => JAPANESE.get(template) ?? template) : englishOf(part);
