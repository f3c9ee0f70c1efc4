import type { DiagnosticsPublisher } from './diagnostics.ts';
import { isCardDocument } from './open-documents.ts';
import type { ServerContext } from './server-context.ts';

/** Has the client ask, or tells it, anew what is found in the open documents. */
export interface Refresher {
  all(): Promise<void>;
  /** Once typing rests, where the words in force mean something else than before; an earlier call is called off. */
  wordsChanged(): void;
  dispose(): void;
}

const REST_MILLISECONDS = 300;

export function createRefresher(context: ServerContext, publisher: DiagnosticsPublisher): Refresher {
  const { connection, documents, guard, runtime, words } = context;
  let shown = words.lexicon()?.key;
  let callOff = (): void => {};

  const all = async (): Promise<void> => {
    shown = words.lexicon()?.key;
    const { support } = context;
    if (!support.pullDiagnostics) documents.all().filter(isCardDocument).forEach(({ uri }) => publisher.schedule(uri));
    await Promise.all([support.diagnosticRefresh && connection.languages.diagnostics.refresh(), support.inlayHintRefresh && connection.languages.inlayHint.refresh()]);
  };

  const refreshIfChanged = async (): Promise<void> => {
    if (guard.lifecycle === 'running' && words.lexicon()?.key !== shown) await all();
  };

  context.own.onCardsRead(() => void guard.background('refreshing once the card file is read', all));

  return {
    all,
    wordsChanged: () => {
      callOff();
      callOff = runtime.after(REST_MILLISECONDS, () => void guard.background('refreshing after a change of the words of the set', refreshIfChanged));
    },
    dispose: () => callOff(),
  };
}
