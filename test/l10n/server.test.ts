import { expect, test } from 'vitest';
import type { MarkupContent } from 'vscode-languageserver/node';
import { startClient } from '../support/lsp-client.ts';

const URI = 'file:///set/one.card';
const CARD = 'Ember Lash {2}{R}\nSorcery\nDestroy target player. Create a Food token.\n\nFen Warden {G}\nCreature — Elf\nTrample\n2/2';
const LATIN = /[A-Za-z]{3,}/;

const opened = async (locale?: string) => {
  const client = await startClient({ locale });
  await client.open(URI, CARD);
  return client;
};

test.each(['ja', 'ja-JP'])('a client whose user reads Japanese (%s)', async (locale) => {
  const client = await opened(locale);
  const problems = await client.problems(URI);
  expect(problems.map(({ message }) => message)).toEqual(['「破壊する」はパーマネントに対する処理です。プレイヤーがこれに当たることはありません（CR 115.2, 701.8）。そのプレイヤーがコントロールするものを指定するか、別の効果にしてください。']);
  const hover = async (line: number, character: number) => ((await client.hover(URI, line, character))!.contents as MarkupContent).value;
  expect(await hover(6, 2)).toMatch(/^\*\*トランプル\*\* · trample\n\nキーワード能力、ルール702\.19/);
  expect(await hover(2, 10)).toContain('場所：プレイヤーはどの領域にも属しません');
  expect(await hover(2, 37)).toContain('| 数 | 1 | 効果の文章 |');
  const item = (await client.completion(URI, 6, 2)).find(({ label }) => label === 'Trample');
  expect(item!.detail).toBe('ルール702.19 · トランプル');
  const [hint] = await client.inlayHints(URI);
  expect((hint!.tooltip as string).replace(/能力：.*· /, '')).not.toMatch(LATIN);
  const symbols = await client.symbols(URI);
  expect(symbols.flatMap(({ children }) => children ?? []).map(({ detail }) => detail).join()).toMatch(/^..型能力,キーワード能力$|^呪文能力,キーワード能力$/);
  client.dispose();
});

test('any other client reads English', async () => {
  for (const locale of [undefined, 'en', 'fr']) {
    const client = await opened(locale);
    expect((await client.problems(URI))[0]!.message).toContain('acts on permanents');
    client.dispose();
  }
});
