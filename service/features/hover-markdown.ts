import type { Span } from '../../grammar/index.ts';
import { joined, say, type Message, type Part } from '../l10n/message.ts';

/** One thing explained; the span is that of the words it stands for, in offsets of the file. */
export interface Section extends Span {
  markdown: Part;
}

/** Text of the card as Markdown that shows it as it is. */
export const escapeMarkdown = (text: string): string => text.replace(/[\r\n]+/g, ' ').replace(/[\\`*_[\]<>|&#~]/g, '\\$&');

export const quoted = (text: string): Message => say`“${escapeMarkdown(text)}”`;

/** `**Elf Token** · エルフ・トークン`; names are plain text, a message is Markdown. */
export function heading(name: string | Message, ja?: string | null): Message {
  const shown = typeof name === 'string' ? escapeMarkdown(name) : name;
  return ja ? say`**${shown}** · ${escapeMarkdown(ja)}` : say`**${shown}**`;
}

export const paragraphs = (...parts: readonly (Part | undefined | false)[]): Message => joined(parts.filter((part) => part !== undefined && part !== false).filter((part) => part !== ''), '\n\n');

export const bullets = (lines: readonly Part[]): Part => (lines.length === 0 ? '' : joined(lines.map((line) => joined(['- ', line])), '\n'));

/** `a creature`, `an artifact`. */
export const withArticle = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
