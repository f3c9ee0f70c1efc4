import { describe, expect, test } from 'vitest';
import { localeFor } from '../../cli/locale.ts';
import { runCli } from '../support/cli.ts';

const CARD = 'Ember Lash {2}{R}\nSorcery\nDestroy target player.';

const lint = (args: readonly string[], env: Record<string, string> = {}) => runCli(['lint', '--stdin', ...args], { input: CARD, env });

test('what is wrong with files and the command line', async () => {
  const told = async (...args: string[]) => (await runCli([...args, '--locale', 'ja'])).stderr;
  expect(await told('lint', 'nowhere.card')).toBe('cardwright: nowhere.card：ファイルやフォルダーがありません\n');
  expect(await told('inspect', 'nowhere.card')).toContain('ファイルやフォルダーがありません');
  expect(await told('rules', 'ilegal-target')).toBe('cardwright: 「ilegal-target」という診断はありません。illegal-targetのことでしょうか（すべての一覧は「cardwright rules」で表示します）\n');
});

describe('--locale ja', () => {
  test('lint: findings and the line that sums up', async () => {
    const { stdout, status } = await lint(['--locale', 'ja']);
    expect(status).toBe(1);
    expect(stdout).toContain('エラー: 「破壊する」はパーマネントに対する処理です。プレイヤーがこれに当たることはありません（CR 115.2, 701.8）。');
    expect(stdout).toContain('1ファイル中、エラー1件、警告0件。');
  });

  test('lint --format json: messages', async () => {
    const [finding] = JSON.parse((await lint(['--locale', 'ja', '--format', 'json'])).stdout) as { message: string; code: string }[];
    expect(finding).toMatchObject({ code: 'illegal-target', message: expect.stringContaining('パーマネント') as string });
  });

  test('inspect: messages, and nothing else', async () => {
    const inspected = async (...args: string[]) => JSON.parse((await runCli(['inspect', '-', ...args], { input: CARD })).stdout) as { diagnostics: { message: string }[] };
    const [english, japanese] = [await inspected(), await inspected('--locale', 'ja')];
    expect(japanese.diagnostics[0]!.message).toContain('パーマネント');
    const silent = ({ diagnostics, ...face }: Awaited<ReturnType<typeof inspected>>) => ({ ...face, diagnostics: diagnostics.map((d) => ({ ...d, message: '' })) });
    expect(silent(japanese)).toEqual(silent(english));
  });

  test('rules', async () => {
    const { stdout } = await runCli(['rules', 'illegal-target', '--locale', 'ja']);
    expect(stdout).toContain('illegal-target（エラー、ルール115.2）');
    expect(stdout).not.toMatch(/\b(?:Why|Wrong|Right)\b/);
  });

  test('tokens', async () => {
    expect((await runCli(['tokens', 'examples/commons.card', '--format', 'markdown', '--locale', 'ja'])).stdout).toContain('| 名前 | 日本語名 |');
  });
});

test('no other language', async () => {
  const { status, stderr } = await lint(['--locale', 'fr']);
  expect(status).toBe(2);
  expect(stderr).toContain('en, ja');
});

test('the environment decides where nothing is asked', async () => {
  expect((await lint([], { LANG: 'ja_JP.UTF-8' })).stdout).toContain('パーマネント');
  expect((await lint(['--locale', 'en'], { LANG: 'ja_JP.UTF-8' })).stdout).toContain('acts on permanents');
  expect((await lint([])).stdout).toContain('acts on permanents');
});

test.each([
  [{}, 'en'], [{ LANG: 'ja_JP.UTF-8' }, 'ja'], [{ LANG: 'ja_JP.UTF-8', LC_ALL: 'C' }, 'en'], [{ LANG: 'en_US.UTF-8', LC_MESSAGES: 'ja' }, 'ja'], [{ LC_ALL: '', LANG: 'ja' }, 'ja'], [{ LANG: 'jam' }, 'en'],
] as const)('%j', (env, locale) => {
  expect(localeFor(undefined, env)).toBe(locale);
});
