import { readComprehensiveRules } from '../grammar/comprehensive-rules.ts';
import type { ComprehensiveRules } from '../grammar/comprehensive-rules.ts';
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
  /** Has the files read anew when they are next asked for. */
  dropAll(): void;
}

const encoded = (path: string): string => path.split(/[\\/]/).map(encodeURIComponent).join('/');

/** The URI of a file that a setting names: a URI, an absolute path, or a path from a folder (a URI that ends in a slash). */
export function uriOfFile(path: string, folder: string): string {
  if (/^[a-z][a-z\d+.-]+:/i.test(path)) return path;
  if (/^[a-z]:[\\/]/i.test(path)) return `file:///${path.slice(0, 2)}${encoded(path.slice(2))}`;
  try {
    return new URL(path.startsWith('/') ? `file://${encoded(path)}` : encoded(path), folder).href;
  } catch {
    return path;
  }
}

export function createOwnFiles(runtime: Runtime, tell: (message: string) => void): OwnFiles {
  const known = new Map<string, Promise<OwnFile<ComprehensiveRules> | undefined>>();
  const told = new Set<string>();

  const tellOnce = (message: string): void => {
    if (told.has(message)) return;
    told.add(message);
    tell(message);
  };

  const read = async (uri: string): Promise<OwnFile<ComprehensiveRules> | undefined> => {
    const found = await rulesAt(uri, runtime);
    if ('content' in found) return found;
    tellOnce(`${found.problem} Until then the rules are explained in Cardwright’s own words.`);
    return undefined;
  };

  return {
    rules: async (uri) => {
      if (uri === undefined) return undefined;
      const answer = known.get(uri) ?? read(uri);
      known.set(uri, answer);
      // A file that is mended is read at the next question.
      if ((await answer) === undefined) known.delete(uri);
      return answer;
    },
    dropAll: () => known.clear(),
  };
}

function shownUri(uri: string): string {
  try {
    return decodeURIComponent(uri.replace(/^file:\/\//, ''));
  } catch {
    return uri;
  }
}

async function rulesAt(uri: string, { readFile }: Runtime): Promise<OwnFile<ComprehensiveRules> | { problem: string }> {
  if (!readFile) return { problem: 'cardwright.comprehensiveRules: this editor runs in a browser, where Cardwright cannot read files. Open the folder in a desktop editor to use it.' };
  const text = await readFile(uri);
  if (text === undefined) return { problem: `cardwright.comprehensiveRules: ${shownUri(uri)} cannot be read: there is no such file, or it is too large. Correct the path.` };
  const content = readComprehensiveRules(text);
  if ('problem' in content) return { problem: `cardwright.comprehensiveRules: ${shownUri(uri)} is no Comprehensive Rules text: ${content.problem}. Name the text (.txt) edition of the rules.` };
  return { uri, content };
}
