import { DidChangeWatchedFilesNotification, FileChangeType } from 'vscode-languageserver';
import type { DidChangeWatchedFilesParams, InitializeParams, WorkspaceFoldersChangeEvent } from 'vscode-languageserver';
import { CONFIGURATION_FILE } from '../service/configuration.ts';
import type { ServerContext } from './server-context.ts';

/** The folders that the client has open. */
export function workspaceFolders({ workspaceFolders: folders, rootUri }: InitializeParams): string[] {
  const uris = Array.isArray(folders) ? folders.map((folder) => folder?.uri) : [rootUri];
  return uris.filter((uri) => typeof uri === 'string');
}

const CARD_FILE = /\.card$/i;
const isConfiguration = (uri: string): boolean => uri.endsWith(`/${CONFIGURATION_FILE}`);

/** Reads the definitions of every card file below these folders; answers whether there are any. What cannot be read defines nothing. */
export async function readWorkspace({ runtime, words }: ServerContext, folders: readonly string[]): Promise<boolean> {
  let changed = false;
  for (const folder of folders) {
    for (const uri of (await runtime.findCardFiles?.(folder)) ?? []) changed = words.setFile(uri, (await runtime.readFile?.(uri)) ?? null) || changed;
  }
  return changed;
}

/** Takes in which folders were added and removed; answers whether words may have changed. */
export async function readChangedFolders(context: ServerContext, { added, removed }: WorkspaceFoldersChangeEvent): Promise<boolean> {
  const [gone, come] = [removed, added].map((folders) => folders.map(({ uri }) => uri)) as [string[], string[]];
  context.folders = [...context.folders.filter((uri) => !gone.includes(uri)), ...come];
  const dropped = gone.map((uri) => context.words.dropFolder(uri)).includes(true);
  return (await readWorkspace(context, come)) || dropped;
}

/** Asks the client to tell of changes of card files and configurations on the disk. */
export async function watchFiles({ connection, support }: ServerContext): Promise<void> {
  if (!support.watchedFilesRegistration) return;
  await connection.client.register(DidChangeWatchedFilesNotification.type, { watchers: [{ globPattern: '**/*.card' }, { globPattern: `**/${CONFIGURATION_FILE}` }] });
}

/** Takes in what changed on the disk. */
export async function readChangedFiles({ configuration, runtime, words }: ServerContext, { changes }: DidChangeWatchedFilesParams): Promise<void> {
  for (const { uri, type } of changes) {
    if (isConfiguration(uri)) configuration.dropAll();
    else if (CARD_FILE.test(uri)) words.setFile(uri, type === FileChangeType.Deleted ? null : ((await runtime.readFile?.(uri)) ?? null));
  }
}
