import { READER } from './ja/reader.ts';
import { noted, type Message } from './message.ts';

const PLACE = /\$\d/gu;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** The templates that have something put in, as patterns. */
const PATTERNS: readonly { template: string; pattern: RegExp }[] = Object.keys(READER).filter((template) => template.includes('$0'))
  .map((template) => ({ template, pattern: new RegExp(`^${template.split(PLACE).map(escaped).join('(.*?)')}$`, 'su') }));

/** What the reader of documents, which knows no languages, says of a file: the template of its words and what is put in. */
export function readerMessage(text: string): Message {
  if (Object.hasOwn(READER, text)) return noted(text);
  for (const { template, pattern } of PATTERNS) {
    const match = pattern.exec(text);
    if (match) return { template, args: match.slice(1).map(readerMessage) };
  }
  return { template: '$0', args: [text] };
}
