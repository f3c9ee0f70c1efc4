import type { Span } from '../../grammar/index.ts';

/** One thing explained; the span is that of the words it stands for, in offsets of the file. */
export interface Section extends Span {
  markdown: string;
}

/** Text of the card as Markdown that shows it as it is. */
export const escapeMarkdown = (text: string): string => text.replace(/[\r\n]+/g, ' ').replace(/[\\`*_[\]<>|&#~]/g, '\\$&');

export const quoted = (text: string): string => `“${escapeMarkdown(text)}”`;

/** `**Elf Token** · エルフ・トークン`; names are plain text. */
export const heading = (name: string, ja?: string | null): string => `**${escapeMarkdown(name)}**${ja ? ` · ${escapeMarkdown(ja)}` : ''}`;

export const paragraphs = (...parts: readonly (string | undefined | false)[]): string => parts.filter(Boolean).join('\n\n');

export const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

/** `a`, `a and b`, `a, b and c`. */
export const listed = (words: readonly string[], joint = 'and'): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`;

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `a creature`, `an artifact`. */
export const withArticle = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
