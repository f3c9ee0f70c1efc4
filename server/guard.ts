import { ErrorCodes, LSPErrorCodes, ResponseError } from 'vscode-languageserver';
import type { CancellationToken, RemoteConsole } from 'vscode-languageserver';

export type Lifecycle = 'starting' | 'running' | 'shut down';

export interface Guard {
  lifecycle: Lifecycle;
  /**
   * Wraps a request handler. Cancelled: `RequestCancelled`. A crash: logged with its stack and answered `empty`.
   * A `ResponseError` that the handler throws goes to the client. Outside the time between
   * `initialize` and `shutdown` the handler is not called.
   */
  request<P, R>(method: string, empty: R, handler: (params: P, token: CancellationToken) => R | Promise<R>): (params: P, token: CancellationToken) => Promise<R>;
  /** Runs work that nobody waits for: a crash is logged and then made up for, a cancellation is silent. */
  background(what: string, work: () => void | Promise<void>, afterCrash?: () => void): Promise<void>;
}

export const requestCancelled = (): ResponseError<void> => new ResponseError(LSPErrorCodes.RequestCancelled, 'The request was cancelled.');

const isCancelled = (error: unknown): boolean => error instanceof ResponseError && error.code === LSPErrorCodes.RequestCancelled;

const describe = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

export function createGuard(console: Pick<RemoteConsole, 'error'>): Guard {
  const logCrash = (what: string, error: unknown) => console.error(`${what} failed: ${describe(error)}`);
  const guard: Guard = {
    lifecycle: 'starting',
    request: (method, empty, handler) => {
      const answer = async (...[params, token]: Parameters<typeof handler>) => {
        try {
          return await handler(params, token);
        } catch (error) {
          if (error instanceof ResponseError) throw error;
          logCrash(method, error);
          return empty;
        }
      };
      return (params, token) => {
        const refusal = refuse(guard.lifecycle);
        return refusal ? Promise.reject(refusal) : orCancelled(token, () => answer(params, token));
      };
    },
    background: async (what, work, afterCrash) => {
      try {
        await work();
      } catch (error) {
        if (isCancelled(error)) return;
        logCrash(what, error);
        afterCrash?.();
      }
    },
  };
  return guard;
}

function refuse(lifecycle: Lifecycle): ResponseError<void> | undefined {
  if (lifecycle === 'starting') return new ResponseError(ErrorCodes.ServerNotInitialized, 'The server is not initialized yet: send "initialize" first.');
  if (lifecycle === 'shut down') return new ResponseError(ErrorCodes.InvalidRequest, 'The server has been shut down: only "exit" may follow.');
  return undefined;
}

/** The outcome of `work`, or `RequestCancelled` as soon as the token says so. */
async function orCancelled<R>(token: CancellationToken, work: () => Promise<R>): Promise<R> {
  if (token.isCancellationRequested) throw requestCancelled();
  return new Promise<R>((resolve, reject) => {
    const listener = token.onCancellationRequested(() => reject(requestCancelled()));
    work().then(resolve, reject).finally(() => listener.dispose());
  });
}
