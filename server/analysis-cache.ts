import type { CancellationToken } from 'vscode-languageserver';
import type { CardDocument, Lexicon } from '../grammar/index.ts';
import type { PrintedCards } from '../grammar/printed-cards.ts';
import type { Analysis, AnalyzeOptions, Finding, Locale } from '../service/index.ts';
import { requestCancelled } from './guard.ts';
import { createCardFileReader } from './read-card-file.ts';
import type { LanguageService } from './language-service.ts';
import type { Snapshot } from './open-documents.ts';
import type { Runtime } from './runtime.ts';
import type { Settings } from './settings.ts';
import { textLines } from './text-lines.ts';
import type { TextLines } from './text-lines.ts';

/** One version of a document with everything that was found in it. */
export interface AnalyzedDocument {
  uri: string;
  version: number;
  analysis: Analysis;
  /** Those of the file, then those of each face. */
  findings: Finding[];
  lines: TextLines;
  settings: Settings;
  /** Names this analysis: no other of this or of an earlier server has the same. */
  resultId: string;
}

export interface AnalysisCache {
  /**
   * The analysis of the document under these settings, made at most once while it is remembered.
   * Rejects with `RequestCancelled` when everyone who waits for it has cancelled.
   */
  get(snapshot: Snapshot, settings: Settings, token: CancellationToken, lexicon?: Lexicon, cards?: PrintedCards, locale?: Locale): Promise<AnalyzedDocument>;
  drop(uri: string): void;
}

interface Entry {
  version: number;
  text: string;
  settings: string;
  /** The keys of the words in force and of the printed cards, and the language. */
  words: string;
  /** Those who wait; null once the analysis is there. */
  waiting: CancellationToken[] | null;
  result: Promise<AnalyzedDocument>;
}

const allCancelled = (waiting: readonly CancellationToken[]): boolean => waiting.every((waiter) => waiter.isCancellationRequested);

const LIMIT = 64;

/** Milliseconds of work between two looks at the messages that wait. */
const SLICE = 4;

/** Remembers the newest analysis of each of the last `limit` documents that were asked about; `read` gives the cards of a text. */
export function createAnalysisCache(service: LanguageService, runtime: Runtime, { limit = LIMIT, read = createCardFileReader() } = {}): AnalysisCache {
  const entries = new Map<string, Entry>();
  const era = runtime.now().toString(36);
  let serial = 0;

  const start = (snapshot: Snapshot, settings: Settings, token: CancellationToken, given: Given): Entry => {
    const waiting = [token];
    const resultId = `${era}.${++serial}`;
    const result = analyze(service, runtime, () => read(snapshot.text), settings, given, () => allCancelled(waiting)).then((analysis) => describe(snapshot, settings, analysis, resultId));
    const entry: Entry = { version: snapshot.version, text: snapshot.text, settings: JSON.stringify(settings), words: wordsKey(given), waiting, result };
    result.then(
      () => (entry.waiting = null),
      () => entries.get(snapshot.uri) === entry && entries.delete(snapshot.uri),
    );
    return entry;
  };

  return {
    get: (snapshot, settings, token, lexicon, cards, locale) => {
      const given = { lexicon, cards, locale };
      const known = entries.get(snapshot.uri);
      const entry = known && isAnalysisOf(known, snapshot, settings, wordsKey(given)) ? known : start(snapshot, settings, token, given);
      if (entry === known) entry.waiting?.push(token);
      entries.delete(snapshot.uri);
      entries.set(snapshot.uri, entry);
      if (entries.size > limit) entries.delete(entries.keys().next().value!);
      return entry.result;
    },
    drop: (uri) => void entries.delete(uri),
  };
}

type Given = Pick<AnalyzeOptions, 'lexicon' | 'cards' | 'locale'>;

const wordsKey = ({ lexicon, cards, locale }: Given): string => `${lexicon?.key} ${cards?.key} ${locale}`;

/** An analysis that all who wait for it have cancelled may stop at any moment, so nobody joins it. */
function isAnalysisOf(entry: Entry, { version, text }: Snapshot, settings: Settings, words: string): boolean {
  const isSame = entry.version === version && entry.text === text && entry.settings === JSON.stringify(settings) && entry.words === words;
  return isSame && !(entry.waiting && allCancelled(entry.waiting));
}

async function analyze(service: LanguageService, runtime: Runtime, read: () => CardDocument, { rules, edition }: Settings, { lexicon, cards, locale }: Given, abandoned: () => boolean): Promise<Analysis> {
  const pause = async () => {
    await runtime.pause();
    if (abandoned()) throw requestCancelled();
  };
  await pause();
  const document = read();
  const options = { rules, ...(edition ? { edition } : {}), ...(lexicon ? { lexicon } : {}), ...(cards ? { cards } : {}), ...(locale ? { locale } : {}) };
  if (!service.analyzeInSteps) return service.analyze(document, options);
  const steps = service.analyzeInSteps(document, options);
  let since = runtime.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (Math.abs(runtime.now() - since) < SLICE) continue;
    await pause();
    since = runtime.now();
  }
}

function describe({ uri, version, text }: Snapshot, settings: Settings, analysis: Analysis, resultId: string): AnalyzedDocument {
  const findings = settings.ignored ? [] : [...analysis.findings, ...analysis.faces.flatMap((face) => face.findings)];
  return { uri, version, analysis, findings, lines: textLines(text), settings, resultId };
}
