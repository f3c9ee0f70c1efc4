import { CancellationTokenSource } from 'vscode-languageserver/node';
import { expect, test } from 'vitest';
import { createAnalysisCache } from '../../server/analysis-cache.ts';
import { after } from '../../server/runtime.ts';
import type { Runtime } from '../../server/runtime.ts';
import { fakeAnalysis, fakeService } from '../support/fake-service.ts';
import { startClient } from '../support/lsp-client.ts';

const URI = 'file:///set/one.card';
const CANCELLED = { code: -32800 };
const SETTINGS = { rules: {}, inlayHints: { enabled: true } };

/** A service that takes `cards` steps of a millisecond each, how many it has taken, and the clock that they move. */
function slowService(cards: number, onStep: (step: number) => void = () => {}) {
  const progress = { steps: 0 };
  const clock = { now: () => progress.steps };
  const service = fakeService({
    *analyzeInSteps(document, options) {
      for (let step = 0; step < cards; step++) {
        progress.steps++;
        onStep(progress.steps);
        yield;
      }
      return fakeAnalysis(document, options);
    },
  });
  return { service, progress, clock };
}

test('an analysis in steps gives the same answer as one in a piece', async () => {
  const { service, progress } = slowService(5);
  const client = await startClient({ service });
  await client.open(URI, 'bad');
  expect(await client.problems(URI)).toHaveLength(1);
  expect(progress.steps).toBe(5);
});

test('other messages are served between cards', async () => {
  const cards = 20_000;
  const { service, progress, clock } = slowService(cards);
  const client = await startClient({ service, runtime: clock });
  await client.open(URI, 'bad');
  const slow = client.problems(URI);
  while (progress.steps === 0) expect(await client.hover('file:///unknown.card', 0, 0)).toBeNull();
  expect(progress.steps).toBeLessThan(cards);
  expect(await slow).toHaveLength(1);
});

test('a cancelled request is answered "cancelled" and its analysis stops', async () => {
  const { service, progress, clock } = slowService(1_000_000);
  const client = await startClient({ service, runtime: clock });
  await client.open(URI, 'bad');
  const source = new CancellationTokenSource();
  const request = client.connection.sendRequest('textDocument/hover', { textDocument: { uri: URI }, position: { line: 0, character: 0 } }, source.token);
  await client.until(() => progress.steps > 3);
  source.cancel();
  await expect(request).rejects.toMatchObject(CANCELLED);
  await new Promise((resolve) => setTimeout(resolve, 10));
  const { steps } = progress;
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(progress.steps).toBe(steps);
  expect(client.received.logs.filter(({ type }) => type === 1)).toEqual([]);
});

test('a request cancelled before its turn never starts', async () => {
  const { service, progress } = slowService(3);
  const client = await startClient({ service });
  await client.open(URI, 'bad');
  const source = new CancellationTokenSource();
  const request = client.connection.sendRequest('textDocument/hover', { textDocument: { uri: URI }, position: { line: 0, character: 0 } }, source.token);
  source.cancel();
  await expect(request).rejects.toMatchObject(CANCELLED);
  expect(progress.steps).toBe(0);
});

test('a request that waits for the settings can be cancelled', async () => {
  let asked = false;
  const configuration = () => {
    asked = true;
    return new Promise(() => {});
  };
  const client = await startClient({ service: fakeService(), configuration });
  await client.open(URI, 'bad');
  const source = new CancellationTokenSource();
  const request = client.connection.sendRequest('textDocument/hover', { textDocument: { uri: URI }, position: { line: 0, character: 0 } }, source.token);
  await client.until(() => asked);
  source.cancel();
  await expect(request).rejects.toMatchObject(CANCELLED);
});

const runtime: Runtime = { name: 'test', now: () => 0, pause: () => new Promise((resolve) => setImmediate(resolve)), after };
const snapshot = (text: string, version = 1, uri = URI) => ({ uri, version, text });

test('an analysis goes on while anyone still waits for it', async () => {
  const first = new CancellationTokenSource();
  const { service, progress } = slowService(10, (step) => step === 4 && first.cancel());
  const cache = createAnalysisCache(service, runtime);
  const results = [cache.get(snapshot('bad'), SETTINGS, first.token), cache.get(snapshot('bad'), SETTINGS, new CancellationTokenSource().token)];
  expect((await Promise.all(results)).map(({ findings }) => findings.length)).toEqual([1, 1]);
  expect(progress.steps).toBe(10);
});

test('nobody joins an analysis that all have cancelled', async () => {
  const { service, progress } = slowService(10);
  const cache = createAnalysisCache(service, runtime);
  const source = new CancellationTokenSource();
  const abandoned = cache.get(snapshot('bad'), SETTINGS, source.token);
  source.cancel();
  const fresh = cache.get(snapshot('bad'), SETTINGS, new CancellationTokenSource().token);
  await expect(abandoned).rejects.toMatchObject(CANCELLED);
  expect((await fresh).findings).toHaveLength(1);
  expect(progress.steps).toBe(10);
  expect(await cache.get(snapshot('bad'), SETTINGS, new CancellationTokenSource().token)).toBe(await fresh);
});

test('the cache keeps the newest version of the last documents, and forgets what is dropped', async () => {
  const service = fakeService();
  const cache = createAnalysisCache(service, runtime, { limit: 2 });
  const { token } = new CancellationTokenSource();
  const ask = async (text: string, version?: number, uri?: string) => (await cache.get(snapshot(text, version, uri), SETTINGS, token)).resultId;
  const one = await ask('a', 1, 'one');
  expect(await ask('a', 1, 'one')).toBe(one);
  expect(await ask('a', 2, 'one')).not.toBe(one);
  expect(await ask('b', 2, 'one')).not.toBe(one);
  const two = await ask('a', 1, 'two');
  await ask('a', 1, 'three');
  expect(await ask('a', 1, 'two')).toBe(two);
  await ask('b', 2, 'one');
  expect(service.analyzed).toHaveLength(6);
  cache.drop('two');
  expect(await ask('a', 1, 'two')).not.toBe(two);
});

test('the cache lets go of the document that was not asked about for longest', async () => {
  const service = fakeService();
  const cache = createAnalysisCache(service, runtime, { limit: 2 });
  const { token } = new CancellationTokenSource();
  for (const uri of ['one', 'two', 'one', 'three', 'one']) await cache.get(snapshot(uri, 1, uri), SETTINGS, token);
  expect(service.analyzed).toEqual(['one', 'two', 'three']);
});

test('other settings are another analysis', async () => {
  const cache = createAnalysisCache(fakeService(), runtime);
  const { token } = new CancellationTokenSource();
  expect((await cache.get(snapshot('bad'), SETTINGS, token)).findings).toHaveLength(1);
  expect((await cache.get(snapshot('bad'), { ...SETTINGS, rules: { 'bad-word': 'off' } }, token)).findings).toHaveLength(0);
});

test('a crash is not remembered', async () => {
  let calls = 0;
  const service = fakeService({
    analyze: (document) => {
      if (++calls === 1) throw new Error('once');
      return fakeAnalysis(document);
    },
  });
  const cache = createAnalysisCache(service, runtime);
  const { token } = new CancellationTokenSource();
  await expect(cache.get(snapshot('bad'), SETTINGS, token)).rejects.toThrow('once');
  expect((await cache.get(snapshot('bad'), SETTINGS, token)).findings).toHaveLength(1);
});
