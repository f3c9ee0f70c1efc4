import { JAPANESE } from './ja/index.ts';
import type { Locale, Message, Part } from './message.ts';

/** What is said, in the language of the user; in English where a translation is missing. */
export function textOf(part: Part, locale: Locale = 'en'): string {
  if (typeof part === 'string') return part;
  if (typeof part === 'number') return String(part);
  return 'template' in part ? filled(part, locale) : part[locale];
}

function filled({ template, args }: Message, locale: Locale): string {
  const text = locale === 'ja' ? JAPANESE.get(template) ?? template : template;
  return args.length === 0 ? text : text.replace(/\$(\d+)/gu, (place, index: string) => (Number(index) < args.length ? textOf(args[Number(index)]!, locale) : place));
}
