import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { nodeFiles } from '../../server/node-files.ts';
import { createOwnFiles } from '../../server/own-files.ts';
import { textOf } from '../../service/index.ts';
import { folderWith } from '../support/cli.ts';
import { SCRYFALL } from './tiny-cards.ts';
import { TINY_RULES } from './tiny-rules.ts';

const runtime = { name: 'test', now: () => 0, pause: async () => undefined, after: () => () => undefined, ...nodeFiles };

async function read(uri: string) {
  const told: string[] = [];
  const own = createOwnFiles(runtime, (message) => void told.push(textOf(message)));
  const done = new Promise<void>((resolve) => own.onCardsRead(resolve));
  expect(own.cards(uri)).toBeUndefined();
  return { own, told, done };
}

test('files of the disk, with spaces and accents in their paths and characters of several bytes across parts', async () => {
  const folder = folderWith({ 'my rules.txt': `\uFEFF${TINY_RULES}`, 'été/cards.json': SCRYFALL.replace('[', `[{"name":"Long","type":"Instant","text":"x${'é'.repeat(400_000)}"},`).replace('Larder Imp', `Lárder ${'é'.repeat(150)}`) });
  const cards = pathToFileURL(join(folder, 'été/cards.json')).href;
  const { own, told, done } = await read(cards);
  await done;
  expect([...own.cards(cards)!.byName.keys()].slice(0, 2)).toEqual(['long', `lárder ${'é'.repeat(150)}`]);
  const rules = await own.rules(pathToFileURL(join(folder, 'my rules.txt')).href);
  expect(rules?.content.rules.get('115.2')?.text).toBe('You point at what is there.');
  expect(told).toEqual([]);
});

test.each(['gone.json', ''])('what is not there, or is a folder, is told: “%s”', async (name) => {
  const folder = folderWith({ 'a.txt': '' });
  const uri = pathToFileURL(join(folder, name)).href;
  const { own, told } = await read(uri);
  await expect.poll(() => told.length).toBe(1);
  expect(told[0]).toContain('cannot be read');
  expect(own.cards(uri)).toBeUndefined();
  expect(told).toHaveLength(1);
});

test('a URI that names no file of the disk is told', async () => {
  const { told } = await read('untitled:cards');
  await expect.poll(() => told.length).toBe(1);
});

test.skipIf(process.platform === 'win32')('a device that never ends is not read', async () => {
  const { own, told } = await read('file:///dev/zero');
  await expect.poll(() => told.length).toBe(1);
  expect(await own.rules('file:///dev/zero')).toBeUndefined();
});
