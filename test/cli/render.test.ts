import { expect, test } from 'vitest';
import { folderWith, runCli } from '../support/cli.ts';

const CARDS = 'Muster Horn/招集の角笛 {2}{W}\nSorcery\nCreate two 1/1 white Soldier creature tokens.\n\nLarder Warden {1}{G}\nLegendary Creature — Elf Warrior\nWhen this creature enters, draw a card.\n2/2\n';

test('cards are said in Japanese, as a file of cards', async () => {
  const cwd = folderWith({ 'a.card': CARDS });
  const { status, stdout, stderr } = await runCli(['render', '--lang', 'ja', 'a.card'], { cwd });
  expect(stdout).toBe('招集の角笛 {2}{W}\nソーサリー\n白の１/１の兵士・クリーチャー・トークン２体を生成する。\n\nLarder Warden {1}{G}\n伝説のクリーチャー — エルフ・戦士\nこのクリーチャーが戦場に出たとき、カード１枚を引く。\n2/2\n');
  expect([status, stderr]).toEqual([0, '']);
});

test('--self decides how a card speaks of itself', async () => {
  const cwd = folderWith({ 'a.card': CARDS });
  expect((await runCli(['render', '--self', 'name', 'a.card'], { cwd })).stdout).toContain('Larder Wardenが戦場に出たとき');
});

test('English is said in current wording', async () => {
  const cwd = folderWith({ 'a.card': 'Larder Warden (１)(緑)\nCreature — Elf\nWhen Larder Warden enters the battlefield, draw a card.\n2/2\n' });
  expect((await runCli(['render', '--lang', 'en', '--self', 'this', 'a.card'], { cwd })).stdout).toBe('Larder Warden {1}{G}\nCreature — Elf\nWhen this creature enters, draw a card.\n2/2\n');
});

test('what cannot be said is marked and counted; translations are left out; faces are parted', async () => {
  const cwd = folderWith({ 'a.card': 'Ash {R}\nInstant\nFrobnicate the creature.\n@lang ja\n灰\nインスタント\nカード１枚を引く。\n----\nBrand\nLand\n' });
  const { status, stdout, stderr } = await runCli(['render', 'a.card'], { cwd });
  expect(stdout).toBe('Ash {R}\nインスタント\n⟦…⟧\n----\nBrand\n土地\n');
  expect(stderr).toContain('1 of 1 cards have parts that could not be put into words');
  expect(status).toBe(0);
});

test('a file that cannot be read gives status 2', async () => {
  expect((await runCli(['render', 'none.card'], { cwd: folderWith({}) })).status).toBe(2);
});
