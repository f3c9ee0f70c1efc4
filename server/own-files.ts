import { createCardFileReader } from '../grammar/card-file.ts';
import { readComprehensiveRules } from '../grammar/comprehensive-rules.ts';
import type { ComprehensiveRules } from '../grammar/comprehensive-rules.ts';
import type { PrintedCards } from '../grammar/printed-cards.ts';
import { readerMessage, say, textOf } from '../service/index.ts';
import type { Message } from '../service/index.ts';
import type { Runtime } from './runtime.ts';

/** A file that the user has downloaded, read. */
export interface OwnFile<T> {
  uri: string;
  content: T;
}

/** Files that the settings name. Each is read once; what is wrong with it is told once. */
export interface OwnFiles {
  /** The Comprehensive Rules at this URI; undefined where there is none, or it is no such document. */
  rules(uri: string | undefined): Promise<OwnFile<ComprehensiveRules> | undefined>;
  /** The cards of the file at this URI, once they are read: the first question has them read. */
  cards(uri: string | undefined): PrintedCards | undefined;
  /** Calls `listener` whenever the cards of a file have been read. */
  onCardsRead(listener: () => void): void;
  /** Has the files read anew when they are next asked for. */
  dropAll(): void;
}

type Read<T> = OwnFile<T> | { problem: Message };

const encoded = (path: string): string => path.split(/[\\/]/).map(encodeURIComponent).join('/');

/** The machine that a URI names; some systems take two slashes before a path for one as well. */
function hostOf(uri: string): string {
  try {
    const { host, pathname } = new URL(uri);
    return pathname.startsWith('//') ? '//' : host;
  } catch {
    return '';
  }
}

/** Before the path of a file on another machine, which is never opened: a strange project could name one to have the user greet it. */
const ELSEWHERE = 'elsewhere:';

/** The URI of a file that a setting names: a URI, an absolute path, or a path from a folder (a URI that ends in a slash). */
export function uriOfFile(path: string, folder: string): string {
  const uri = resolved(path, folder);
  return hostOf(uri) === '' || hostOf(uri) === hostOf(folder) ? uri : `${ELSEWHERE}${path}`;
}

function resolved(path: string, folder: string): string {
  if (/^[a-z][a-z\d+.-]+:/i.test(path)) return path;
  if (/^[a-z]:[\\/]/i.test(path)) return `file:///${path.slice(0, 2)}${encoded(path.slice(2))}`;
  try {
    return new URL(path.startsWith('/') ? `file://${encoded(path)}` : encoded(path), folder).href;
  } catch {
    return path;
  }
}

/** Those of the files that are named, by their URIs. */
export function ownFileUris({ comprehensiveRules, cards }: { comprehensiveRules?: string; cards?: string }, folder: string): { comprehensiveRules?: string; cards?: string } {
  return {
    ...(comprehensiveRules === undefined ? {} : { comprehensiveRules: uriOfFile(comprehensiveRules, folder) }),
    ...(cards === undefined ? {} : { cards: uriOfFile(cards, folder) }),
  };
}

export function createOwnFiles(runtime: Runtime, tell: (message: Message) => void): OwnFiles {
  const told = new Set<string>();
  const tellOnce = (message: Message): void => {
    const text = textOf(message);
    if (told.has(text)) return;
    told.add(text);
    tell(message);
  };
  const rules = new Map<string, Promise<OwnFile<ComprehensiveRules> | undefined>>();
  const cards = new Map<string, PrintedCards | 'unread'>();
  const listeners: (() => void)[] = [];

  const readRules = async (uri: string): Promise<OwnFile<ComprehensiveRules> | undefined> => {
    const found = await rulesAt(uri, runtime);
    if ('content' in found) return found;
    tellOnce(say`${found.problem} Until then the rules are explained in Cardwright’s own words.`);
    return undefined;
  };

  const readCards = async (uri: string): Promise<void> => {
    cards.set(uri, 'unread');
    const found = await cardsAt(uri, runtime);
    if (!('content' in found)) return tellOnce(say`${found.problem} Until then no names of printed cards are known.`);
    if (!cards.has(uri)) return;
    cards.set(uri, found.content);
    for (const listener of listeners) listener();
  };

  return {
    rules: async (uri) => {
      if (uri === undefined) return undefined;
      const answer = rules.get(uri) ?? readRules(uri);
      rules.set(uri, answer);
      // A file that is mended is read at the next question.
      if ((await answer) === undefined) rules.delete(uri);
      return answer;
    },
    cards: (uri) => {
      if (uri === undefined) return undefined;
      const known = cards.get(uri);
      if (known === undefined) void readCards(uri);
      return known === 'unread' ? undefined : known;
    },
    onCardsRead: (listener) => void listeners.push(listener),
    dropAll: () => {
      rules.clear();
      cards.clear();
    },
  };
}

function shownUri(uri: string): string {
  try {
    return decodeURIComponent(uri.replace(/^file:\/\//, ''));
  } catch {
    return uri;
  }
}

/** Why the file of a setting is not even looked for. */
function refusal(setting: string, uri: string, canRead: boolean): { problem: Message } | null {
  if (!canRead) return { problem: say`${setting}: this editor runs in a browser, where Cardwright cannot read files. Open the folder in a desktop editor to use it.` };
  return uri.startsWith(ELSEWHERE) ? { problem: say`${setting}: ${uri.slice(ELSEWHERE.length)} is on another machine, where Cardwright opens no files. Copy it here.` } : null;
}

async function rulesAt(uri: string, { readFile }: Runtime): Promise<Read<ComprehensiveRules>> {
  const setting = 'cardwright.comprehensiveRules';
  const refused = refusal(setting, uri, readFile !== undefined);
  if (refused || !readFile) return refused!;
  const text = await readFile(uri);
  if (text === undefined) return { problem: say`${setting}: ${shownUri(uri)} cannot be read: there is no such file, or it is too large. Correct the path.` };
  const content = readComprehensiveRules(text);
  if ('problem' in content) return { problem: say`${setting}: ${shownUri(uri)} is no Comprehensive Rules text: ${readerMessage(content.problem)}. Name the text (.txt) edition of the rules.` };
  return { uri, content };
}

async function cardsAt(uri: string, { readParts, pause }: Runtime): Promise<Read<PrintedCards>> {
  const setting = 'cardwright.cards';
  const refused = refusal(setting, uri, readParts !== undefined);
  if (refused || !readParts) return refused!;
  const reader = createCardFileReader();
  try {
    for await (const part of readParts(uri)) {
      reader.read(part);
      await pause();
    }
  } catch {
    return { problem: say`${setting}: ${shownUri(uri)} cannot be read: there is no such file. Correct the path.` };
  }
  const content = reader.end();
  if ('problem' in content) return { problem: say`${setting}: ${shownUri(uri)} is no card file: ${readerMessage(content.problem)}. Name a bulk file of Scryfall or AtomicCards of MTGJSON, unpacked.` };
  return { uri, content };
}
