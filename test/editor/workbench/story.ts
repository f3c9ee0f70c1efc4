import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openWindow, type Window } from '../support/browser.ts';
import { WORKSPACE } from '../support/paths.ts';
import { useWorkbench, type Workbench } from './workbench.ts';

/** Serves a workbench that has the packed extension and shows `folder`. */
export type Serve = (folder: string) => Promise<{ url: string; stop(): Promise<void> | void }>;

const FILE = 'grovefolk.card';
/** Lines of the file, from 1. */
const TOKEN_LINE = 5;
const TOKEN_TEXT = 'When this creature enters, create a 1/1 green Elf creature token.';
/** What stands before a name that the editor shows after its description. */
const HINT = '→ ';
const TARGET_LINE = 10;
const OLD_LINE = 15;
const JAPANESE_LINE = 22;
const JAPANESE_TOKEN_LINE = 23;
const JAPANESE_TOKEN_TEXT = 'このクリーチャーが戦場に出たとき、緑の１/１のエルフ・戦士・クリーチャー・トークン１体を生成する。';
const COUNTER_LINE = 28;
const COUNTER_TEXT = '白の１/１の兵士・クリーチャー・トークン２つを生成する。';

/** The story of a designer who opens a file: the same in every workbench. */
export function designerStory(label: string, serve: Serve): void {
  describe(`a designer in ${label}`, function () {
    this.timeout(120_000);
    let folder: string;
    let stop: () => Promise<void> | void;
    let window: Window;
    let workbench: Workbench;

    before(async () => {
      folder = mkdtempSync(join(tmpdir(), 'cards-'));
      cpSync(WORKSPACE, folder, { recursive: true });
      const served = await serve(folder);
      stop = served.stop;
      window = await openWindow();
      await window.page.goto(served.url);
      workbench = await useWorkbench(window.page, label);
    });
    after(async () => {
      await window?.close();
      await stop?.();
      rmSync(folder, { recursive: true, force: true });
    });
    afterEach(async function () {
      if (this.currentTest?.state === 'failed') await workbench?.screenshot(`failed-${this.currentTest.title.replace(/\W+/g, '-')}`);
    });

    it('opens a file of cards in its language', async () => {
      await workbench.openFile(FILE);
      await workbench.untilShown('Thicket Herald');
      assert.equal(await workbench.languageMode(), 'Cardwright');
    });

    it('sees a squiggle under the illegal target', async () => {
      await workbench.squiggles('error').first().waitFor({ timeout: 30_000 });
      await workbench.screenshot('squiggle');
    });

    it('finds it in the Problems view with its code', async () => {
      const row = await workbench.problem('illegal-target');
      assert.match(row, /CR 115\.2/);
      assert.match(row, new RegExp(`Ln ${TARGET_LINE}, Col \\d+`));
      await workbench.screenshot('problems');
      await workbench.closePanel();
    });

    it("hovers over a token's words and reads its two names", async () => {
      const hover = await workbench.hoverAt(TOKEN_LINE, TOKEN_TEXT.indexOf('creature token') + 4);
      assert.match(hover, /Elf Token/);
      assert.match(hover, /エルフ・トークン/);
      await workbench.screenshot('hover');
      await window.page.keyboard.press('Escape');
    });

    it('hovers over a Japanese keyword and reads its name in both languages and its rule', async () => {
      const hover = await workbench.hoverAt(JAPANESE_LINE, '飛行'.length);
      assert.match(hover, /飛行/);
      assert.match(hover, /flying/i);
      assert.match(hover, /702\.9/);
      await workbench.screenshot('hover-japanese');
      await window.page.keyboard.press('Escape');
    });

    it('hovers over a Japanese token and reads its two names, and sees its name after it', async () => {
      await workbench.untilShown(`トークン１体${HINT}エルフ・戦士・トークンを生成する。`);
      const hover = await workbench.hoverAt(JAPANESE_TOKEN_LINE, JAPANESE_TOKEN_TEXT.indexOf('・トークン'));
      assert.match(hover, /エルフ・戦士・トークン/);
      assert.match(hover, /Elf Warrior Token/);
      await workbench.screenshot('hover-japanese-token');
      await window.page.keyboard.press('Escape');
    });

    it('mends a Japanese counter by a quick fix', async () => {
      await workbench.goTo(COUNTER_LINE, COUNTER_TEXT.indexOf('つを') + 1);
      await workbench.takeQuickFix(/体/);
      await workbench.untilShown(`トークン２体${HINT}兵士・トークンを生成する。`);
      await workbench.screenshot('japanese-quick-fix');
    });

    it("sees the token's name change while its words are typed", async () => {
      await workbench.goTo(TOKEN_LINE, TOKEN_TEXT.indexOf('Elf creature') + 'Elf'.length + 1);
      await workbench.untilShown(`green Elf creature token${HINT}Elf Token`);
      await workbench.screenshot('name-before-typing');
      await window.page.keyboard.type(' Warrior', { delay: 60 });
      await window.page.keyboard.press('Escape');
      await workbench.untilShown(`green Elf Warrior creature token${HINT}Elf Warrior Token`);
      await workbench.screenshot('name-after-typing');
    });

    it('mends old wording by a quick fix', async () => {
      await workbench.goTo(OLD_LINE, 'When this creature enters the b'.length);
      await workbench.takeQuickFix(/the battlefield/i);
      await workbench.untilShown('When this creature enters, you gain 2 life.');
      await workbench.screenshot('after-quick-fix');
    });

    it('was shown no error message meanwhile', async () => {
      assert.deepEqual((await workbench.notifications()).filter((text) => /cardwright/i.test(text)), []);
    });
  });
}
