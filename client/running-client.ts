import type { BaseLanguageClient, LanguageClientOptions } from 'vscode-languageclient';

/** A language client and the release of what its server runs in. */
export interface RunningClient {
  client: BaseLanguageClient;
  dispose(): void;
}

export type CreateClient = (options: LanguageClientOptions) => RunningClient;

/** Keeps one client alive and never starts two at a time. */
export interface ClientHolder {
  /** Stops the running client, if any, and starts a new one. Rejects when the server cannot be started. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export function holdClient(create: () => RunningClient): ClientHolder {
  let running: RunningClient | undefined;
  let queue: Promise<void> = Promise.resolve();

  const stopNow = async (): Promise<void> => {
    const old = running;
    running = undefined;
    if (!old) return;
    try {
      await old.client.dispose();
    } finally {
      old.dispose();
    }
  };
  const startNow = async (): Promise<void> => {
    await stopNow().catch(() => undefined);
    running = create();
    await running.client.start();
  };
  const enqueue = (step: () => Promise<void>): Promise<void> => {
    const result = queue.then(step);
    queue = result.catch(() => undefined);
    return result;
  };

  return { restart: () => enqueue(startNow), stop: () => enqueue(stopNow) };
}
