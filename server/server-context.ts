import { MessageType, ShowMessageNotification } from 'vscode-languageserver';
import type { CancellationToken, Connection } from 'vscode-languageserver';
import { createAnalysisCache } from './analysis-cache.ts';
import type { AnalysisCache, AnalyzedDocument } from './analysis-cache.ts';
import { readClientSupport } from './client-support.ts';
import type { ClientSupport } from './client-support.ts';
import { createGuard } from './guard.ts';
import type { Guard } from './guard.ts';
import type { LanguageService } from './language-service.ts';
import { createOpenDocuments, isCardDocument } from './open-documents.ts';
import type { OpenDocuments } from './open-documents.ts';
import type { Runtime } from './runtime.ts';
import { createOwnFiles, ownFileUris } from './own-files.ts';
import type { OwnFiles } from './own-files.ts';
import { createProjectConfiguration } from './project-configuration.ts';
import type { ProjectConfiguration } from './project-configuration.ts';
import { createProjectWords } from './project-words.ts';
import type { ProjectWords } from './project-words.ts';
import { createCardFileReader } from './read-card-file.ts';
import { textOf } from '../service/index.ts';
import type { Locale } from '../service/index.ts';
import { createSettingsStore } from './settings.ts';
import type { Settings, SettingsStore } from './settings.ts';

/** What the handlers of one connection share. */
export interface ServerContext {
  connection: Connection;
  runtime: Runtime;
  service: LanguageService;
  guard: Guard;
  documents: OpenDocuments;
  settings: SettingsStore;
  cache: AnalysisCache;
  words: ProjectWords;
  configuration: ProjectConfiguration;
  /** What the user has downloaded and named in the settings. */
  own: OwnFiles;
  /** The folders that the client has open, by their URIs. */
  folders: string[];
  /** The language of the client's user. */
  locale: Locale;
  /** Nothing is supported until `initialize` says so. */
  support: ClientSupport;
}

export function createServerContext(connection: Connection, runtime: Runtime, service: LanguageService): ServerContext {
  const read = createCardFileReader();
  const context: ServerContext = {
    connection,
    runtime,
    service,
    guard: createGuard(connection.console),
    documents: createOpenDocuments(),
    settings: createSettingsStore(connection, () => context.support.configuration),
    cache: createAnalysisCache(service, runtime, { read }),
    words: createProjectWords(read),
    configuration: createProjectConfiguration(runtime, () => service.ruleDescriptions?.().map(({ code }) => code) ?? [], (message) => connection.console.warn(message)),
    own: createOwnFiles(runtime, (message) => void connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Warning, message: textOf(message, context.locale) })),
    folders: [],
    locale: 'en',
    support: readClientSupport({}),
  };
  return context;
}

/** The analysis of the document as it is at the call; undefined where no card document with this URI is open. */
export async function analyzed({ documents, settings, configuration, words, cache, folders, locale, own: ownFiles }: ServerContext, uri: string, token: CancellationToken): Promise<AnalyzedDocument | undefined> {
  const document = documents.get(uri);
  if (!document || !isCardDocument(document)) return undefined;
  const snapshot = { uri, version: document.version, text: document.getText() };
  const [own, project] = await Promise.all([settings.for(uri), configuration.for(uri)]);
  const isStillOpen = documents.get(uri) === document;
  if (!isStillOpen) return undefined;
  const inForce = withProject(withFolder(own, uri, folders), project);
  return cache.get(snapshot, inForce, token, words.lexicon(), ownFiles.cards(inForce.cards), locale);
}

/** Relative paths of the client's settings count from the folder that the document is in, or else the first. */
function withFolder(own: Settings, uri: string, folders: readonly string[]): Settings {
  const { comprehensiveRules, cards } = own;
  if (comprehensiveRules === undefined && cards === undefined) return own;
  const folder = folders.find((f) => uri.startsWith(f.endsWith('/') ? f : `${f}/`)) ?? folders[0] ?? uri;
  return { ...own, ...ownFileUris({ comprehensiveRules, cards }, folder === uri || folder.endsWith('/') ? folder : `${folder}/`) };
}

/** The client's settings with those of the project, which count before them. */
function withProject(own: Settings, project: Awaited<ReturnType<ProjectConfiguration['for']>>): Settings {
  if (!project) return own;
  const { configuration: { rules, edition, comprehensiveRules, cards }, folder, ignored } = project;
  return { ...own, rules: { ...own.rules, ...rules }, ...(edition ? { edition } : {}), ...ownFileUris({ comprehensiveRules, cards }, folder), ...(ignored ? { ignored } : {}) };
}
