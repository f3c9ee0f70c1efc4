/** What the server needs of the place it runs in. */
export interface Runtime {
  name: string;
  /** Milliseconds since the epoch. */
  now(): number;
  /** Resolves once the messages that wait have been taken in. */
  pause(): Promise<void>;
  /** Calls `callback` after `milliseconds`, unless what is returned is called before. */
  after(milliseconds: number, callback: () => void): () => void;
  /** The text of a file by its URI; undefined where there is none. Absent where no files can be read. */
  readFile?(uri: string): Promise<string | undefined>;
  /** The text of a file in parts, for files too large to be held whole. Rejects where there is none. */
  readParts?(uri: string): AsyncIterable<string>;
  /** The URIs of the card files in a folder and below it. */
  findCardFiles?(folderUri: string): Promise<string[]>;
}

export function after(milliseconds: number, callback: () => void): () => void {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
}
