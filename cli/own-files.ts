import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { createCardFileReader } from '../grammar/card-file.ts';
import { readComprehensiveRules, type ComprehensiveRules } from '../grammar/comprehensive-rules.ts';
import type { PrintedCards } from '../grammar/printed-cards.ts';
import { readerMessage } from '../service/l10n/reader-message.ts';
import { UserError, causeOf } from './errors.ts';
import { readNamedText } from './files/read-file.ts';
import { oneLine } from './printable.ts';
import { say } from '../service/l10n/message.ts';

/** Reads the Comprehensive Rules text that the user names. Throws a {@link UserError} where it is none. */
export async function readRulesFile(name: string, cwd: string): Promise<ComprehensiveRules> {
  const { text } = await readNamedText(name, cwd);
  const rules = readComprehensiveRules(text);
  if ('problem' in rules) throw new UserError(say`${oneLine(name)}: is no Comprehensive Rules text: ${readerMessage(rules.problem)}; name the text (.txt) edition of the rules`);
  return rules;
}

/** Reads the card file that the user names, part by part; undefined where none is named. Throws a {@link UserError} where it is none. */
export async function readCardsFile(name: string | undefined, cwd: string): Promise<PrintedCards | undefined> {
  if (name === undefined) return undefined;
  const reader = createCardFileReader();
  try {
    for await (const part of createReadStream(resolve(cwd, name), { encoding: 'utf8', highWaterMark: 1024 * 1024 }) as AsyncIterable<string>) reader.read(part);
  } catch (error) {
    throw new UserError(say`${oneLine(name)}: cannot be read: ${causeOf(error)}`);
  }
  const cards = reader.end();
  if ('problem' in cards) throw new UserError(say`${oneLine(name)}: is no card file: ${readerMessage(cards.problem)}; name a bulk file of Scryfall or AtomicCards of MTGJSON, unpacked`);
  return cards;
}
