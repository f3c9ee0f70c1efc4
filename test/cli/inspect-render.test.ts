import { expect, test } from 'vitest';
import { folderWith, runCli } from '../support/cli.ts';

const JAPANESE = { object: 'card', lang: 'ja', name: 'Lamp Warden', printed_name: '灯の番人、アカリ', printed_type_line: 'クリーチャー ― エルフ', printed_text: 'アカリが戦場に出たとき、カードを１枚引く。' };
const ENGLISH = { object: 'card', lang: 'en', name: 'Lamp Warden', printed_name: '灯の番人', type_line: 'Creature — Elf', oracle_text: 'When Lamp Warden enters, draw a card.' };

async function rendered(card: object, ...flags: string[]): Promise<unknown> {
  const { stdout } = await runCli(['inspect', ...flags, 'a.jsonl'], { cwd: folderWith({ 'a.jsonl': `${JSON.stringify(card)}\n` }) });
  return (JSON.parse(stdout) as { rendered?: string }).rendered;
}

test.each([
  ['Japanese from Japanese', JAPANESE, ['--render', 'ja'], 'アカリが戦場に出たとき、カードを１枚引く。'],
  ['by its whole name', JAPANESE, ['--render', 'ja', '--self', 'name'], '灯の番人、アカリが戦場に出たとき、カードを１枚引く。'],
  ['as this', JAPANESE, ['--render', 'ja', '--self', 'this'], 'このクリーチャーが戦場に出たとき、カードを１枚引く。'],
  ['Japanese from English', ENGLISH, ['--render', 'ja'], '灯の番人が戦場に出たとき、カード１枚を引く。'],
  ['no English from Japanese', JAPANESE, ['--render', 'en'], '⟦…⟧'],
  ['nothing unless it is asked for', JAPANESE, [], undefined],
])('%s', async (_, card, flags, text) => {
  expect(await rendered(card, ...flags)).toBe(text);
});
