/** The languages that Cardwright speaks to its user. */
export const LOCALES = ['en', 'ja'] as const;
export type Locale = (typeof LOCALES)[number];

/** The language for a tag of BCP 47 or a POSIX locale: `ja`, `ja-JP`, `ja_JP.UTF-8`. */
export const localeOf = (tag: string | undefined): Locale => (/^ja(?:$|[-_.@])/iu.test(tag ?? '') ? 'ja' : 'en');

/** What is said, in no language yet: plain data. The template is the English text, with `$0`, `$1` for what is put in. */
export interface Message {
  template: string;
  args: readonly Part[];
}

/** A word of the game by its name in each language. */
export interface Term {
  en: string;
  ja: string;
}

/** Text of the user's, or a part that has a translation of its own. */
export type Part = string | number | Term | Message;

/** Text as it is, or something to be said in the user's language. */
export type Text = string | Message;

/** A text of Cardwright's own: ``say`Write “${word}”` ``. Every template has its translation in `ja/`. */
export const say = (strings: TemplateStringsArray, ...args: readonly Part[]): Message => ({ template: templateOf(strings), args });

const templateOf = (strings: readonly string[]): string => strings.map((text, i) => (i === 0 ? text : `$${i - 1}${text}`)).join('');

/** Parts one after the other, with `between` between them. */
export const joined = (parts: readonly Part[], between = ''): Message => ({ template: parts.map((_, i) => `$${i}`).join(between), args: parts });

/** What is said, with each template as `translate` has it. */
export function filled(part: Part, locale: Locale, translate: (template: string) => string): string {
  if (typeof part === 'string') return part;
  if (typeof part === 'number') return String(part);
  if (!('template' in part)) return part[locale];
  const { template, args } = part;
  const text = translate(template);
  return args.length === 0 ? text : text.replace(/\$(\d+)/gu, (place, index: string) => (Number(index) < args.length ? filled(args[Number(index)]!, locale, translate) : place));
}

/** What is said, in English: what a log says, and errors of the program. */
export const englishOf = (part: Part): string => filled(part, 'en', (template) => template);

/** A whole text that has its translation under its own words: a note of the vocabulary, the summary of a rule. */
export const noted = (text: string): Message => ({ template: text, args: [] });
