import { lexiconOf } from '../grammar/index.ts';
import type { CardDocument, Definition, Lexicon } from '../grammar/index.ts';
import { definitionsOf } from '../service/index.ts';
import { textLines } from './text-lines.ts';
import type { TextLines } from './text-lines.ts';

/** The words that the card files of the workspace and the open documents define. */
export interface ProjectWords {
  /** The words in force. The same object for as long as they mean the same; undefined where there are none. */
  lexicon(): Lexicon | undefined;
  /** Where each word is defined now. */
  definitions(): readonly Definition[];
  /** The lines of a file that defines words. */
  linesOf(uri: string): TextLines | undefined;
  /** What the editor holds counts before what is on the disk; null when it is closed. Answers whether words may have changed. */
  setOpen(uri: string, text: string | null): boolean;
  /** What is on the disk; null where it is no more. Answers as {@link setOpen}. */
  setFile(uri: string, text: string | null): boolean;
  /** Takes the files below a folder out, but for those that are open. */
  dropFolder(folder: string): boolean;
}

interface Defining {
  text: string;
  /** Read when they are first asked for. */
  definitions?: Definition[];
}

const HAS_WORDS = /^[^\S\r\n]*[Dd]efine\s|tokens?\b[^()\r\n]*\((?:It|They)\b/mu;

const definingIn = (text: string | null): Defining | undefined => (text !== null && HAS_WORDS.test(text) ? { text } : undefined);

/** `read` gives the cards of a text. */
export function createProjectWords(read: (text: string) => CardDocument): ProjectWords {
  const files = new Map<string, Defining | undefined>();
  const open = new Map<string, Defining | undefined>();
  let current: Lexicon | undefined;
  let all: Definition[] | undefined = [];

  const defining = (uri: string): Defining | undefined => (open.has(uri) ? open.get(uri) : files.get(uri));

  /** Whether what counts of the file is another text than before. */
  const changing = (uri: string, change: () => void): boolean => {
    const before = defining(uri);
    change();
    const after = defining(uri);
    if (before?.text === after?.text) {
      if (after && before) after.definitions = before.definitions;
      return false;
    }
    all = undefined;
    return true;
  };

  const definitions = (): readonly Definition[] => {
    if (all) return all;
    const uris = [...new Set([...files.keys(), ...open.keys()])].sort();
    all = uris.flatMap((uri) => {
      const found = defining(uri);
      return found ? (found.definitions ??= definitionsOf(read(found.text), uri)) : [];
    });
    const lexicon = lexiconOf(all);
    if (lexicon?.key !== current?.key) current = lexicon;
    return all;
  };

  return {
    definitions,
    lexicon: () => {
      definitions();
      return current;
    },
    linesOf: (uri) => {
      const found = defining(uri);
      return found && textLines(found.text);
    },
    setOpen: (uri, text) => changing(uri, () => void (text === null ? open.delete(uri) : open.set(uri, definingIn(text)))),
    dropFolder: (folder) => {
      const below = folder.endsWith('/') ? folder : `${folder}/`;
      const inside = [...files.keys()].filter((uri) => uri.startsWith(below));
      return inside.map((uri) => changing(uri, () => void files.delete(uri))).includes(true);
    },
    setFile: (uri, text) => changing(uri, () => void (text === null ? files.delete(uri) : files.set(uri, definingIn(text)))),
  };
}
