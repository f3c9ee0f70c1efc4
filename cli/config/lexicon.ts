import { readDocument, type Definition, type Lexicon } from '../../grammar/index.ts';
import { definitionsOf, lexiconOf } from '../../service/definitions.ts';
import { readNamedText } from '../files/read-file.ts';
import { UserError } from '../errors.ts';

const CARD_FILE = /\.cards?$/i;
const HAS_WORDS = /^[^\S\r\n]*[Dd]efine\s|tokens?\b[^()\r\n]*\((?:It|They)\b/mu;

/** The words that a text in the card format defines. */
export const definitionsIn = (text: string, file: string): Definition[] => (HAS_WORDS.test(text) ? definitionsOf(readDocument(text, 'card'), file) : []);

/** The words that these files define together: they are in force in all of them. A file that cannot be read defines none. */
export async function definitionsInFiles(files: readonly string[], cwd: string): Promise<Definition[]> {
  const found: Definition[] = [];
  for (const file of files.filter((name) => CARD_FILE.test(name))) {
    try {
      found.push(...definitionsIn((await readNamedText(file, cwd)).text, file));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
    }
  }
  return found;
}

export const lexiconOfFiles = async (files: readonly string[], cwd: string): Promise<Lexicon | undefined> => lexiconOf(await definitionsInFiles(files, cwd));
