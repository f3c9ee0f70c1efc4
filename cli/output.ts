import type { Writable } from 'node:stream';

export interface Output {
  /** Writes and waits until the reader keeps up. False once nobody reads any more (`| head`). */
  write(text: string): Promise<boolean>;
}

/** Wraps a stream so that a reader who goes away (EPIPE) is no error; any other failure rejects. */
export function outputTo(stream: Writable): Output {
  let gone = stream.destroyed;
  let failure: Error | null = null;
  const wakers = new Set<() => void>();
  const wake = (): void => wakers.forEach((waker) => waker());
  stream.on('error', (error: NodeJS.ErrnoException) => {
    gone = true;
    if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_DESTROYED') failure = error;
    wake();
  });
  stream.on('close', () => {
    gone = true;
    wake();
  });
  stream.on('drain', wake);
  const settled = (): Promise<void> => new Promise((resolve) => {
    const waker = (): void => {
      wakers.delete(waker);
      resolve();
    };
    wakers.add(waker);
  });
  return {
    async write(text) {
      if (!gone && text !== '' && !stream.write(text)) await settled();
      if (failure) throw failure;
      return !gone;
    },
  };
}
