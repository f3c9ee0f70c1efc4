import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { SCREENSHOTS } from '../support/paths.ts';

const plain = (text: string): string => text.replace(/\u00a0/g, ' ').replace(/[\u200b-\u200d\u2060]/g, '');

/** Without spaces, so that it does not matter where the editor wraps a line. */
const solid = (text: string): string => text.replace(/\s+/g, '');

/** What a person does in VS Code's window, and what they see there. */
export interface Workbench {
  openFile(name: string): Promise<void>;
  /** The text of the editor's lines as shown, hints included. */
  shownText(): Promise<string>;
  /** Waits until the editor shows `text`. */
  untilShown(text: string): Promise<void>;
  squiggles(severity: 'error' | 'warning' | 'info'): Locator;
  /** Opens the Problems view and waits for the row with the code. */
  problem(code: string): Promise<string>;
  closePanel(): Promise<void>;
  goTo(line: number, column: number): Promise<void>;
  /** Puts the cursor there and shows the hover. */
  hoverAt(line: number, column: number): Promise<string>;
  /** Opens the list of quick fixes at the cursor and takes the first whose title matches. */
  takeQuickFix(title: RegExp): Promise<string>;
  languageMode(): Promise<string>;
  notifications(): Promise<string[]>;
  screenshot(name: string): Promise<void>;
}

const EDITOR = '.editor-instance .monaco-editor';
const WAIT = 20_000;

/** Waits for the window to be ready. */
export async function useWorkbench(page: Page, label: string): Promise<Workbench> {
  await page.waitForSelector('.explorer-folders-view .monaco-list-row', { timeout: 90_000 });

  const shownText = async (): Promise<string> => {
    const lines = await page.locator(`${EDITOR} .view-line`).evaluateAll((all) =>
      all.map((line) => ({ top: (line as HTMLElement).offsetTop, text: line.textContent ?? '' })));
    return plain(lines.sort((a, b) => a.top - b.top).map(({ text }) => text).join('\n'));
  };
  const command = async (name: string): Promise<void> => {
    await page.keyboard.press('F1');
    await page.locator('.quick-input-widget:visible .quick-input-box input').fill(`>${name}`);
    await page.locator('.quick-input-list .monaco-list-row', { hasText: name }).first().click();
  };
  const goTo = async (line: number, column: number): Promise<void> => {
    await page.keyboard.press('Control+G');
    const input = page.locator('.quick-input-widget:visible .quick-input-box input');
    await input.fill(`:${line}:${column}`);
    await page.keyboard.press('Enter');
    await input.waitFor({ state: 'hidden', timeout: WAIT });
  };

  return {
    shownText,
    goTo,
    openFile: async (name) => {
      await page.locator('.explorer-folders-view .monaco-list-row', { hasText: name }).dblclick();
      await page.waitForSelector(`${EDITOR} .view-line`, { timeout: WAIT });
      await page.locator(`${EDITOR} .view-lines`).click({ position: { x: 5, y: 5 } });
    },
    untilShown: async (text) => {
      const end = Date.now() + WAIT;
      for (let shown = ''; !solid(shown).includes(solid(text)); shown = await shownText()) {
        if (Date.now() > end) throw new Error(`the editor never showed ${JSON.stringify(text)} but:\n${shown}`);
        await page.waitForTimeout(100);
      }
    },
    squiggles: (severity) => page.locator(`${EDITOR} .squiggly-${severity}`),
    problem: async (code) => {
      await command('Problems: Focus on Problems View');
      const row = page.locator('.markers-panel-container .monaco-list-row', { hasText: code }).first();
      await row.waitFor({ timeout: WAIT });
      return plain(await row.innerText()).replace(/\s+/g, ' ');
    },
    closePanel: async () => {
      await command('View: Hide Panel');
      await page.locator('.markers-panel-container').waitFor({ state: 'hidden', timeout: WAIT });
      await command('View: Focus Active Editor Group');
    },
    hoverAt: async (line, column) => {
      await goTo(line, column);
      await page.mouse.move(1000, 700); // away from what shows a hover of its own
      await page.keyboard.press('Control+K');
      await page.keyboard.press('Control+I');
      const hover = page.locator('.monaco-hover:visible .hover-contents:not(:has(.hover-contents))', { hasText: /\S/ }).first();
      await hover.waitFor({ timeout: WAIT });
      await page.waitForTimeout(500);
      return plain((await page.locator('.monaco-hover:visible').allInnerTexts()).join('\n'));
    },
    takeQuickFix: async (title) => {
      await page.keyboard.press('Control+.');
      const row = page.locator('.action-widget .monaco-list-row', { hasText: title }).first();
      await row.waitFor({ timeout: WAIT });
      const taken = plain(await row.innerText()).trim();
      await page.waitForTimeout(300);
      await page.screenshot({ path: join(SCREENSHOTS, `${label}-quick-fixes.png`) });
      for (let moves = 0; moves < 20 && !/\bfocused\b/.test((await row.getAttribute('class')) ?? ''); moves++) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      return taken;
    },
    languageMode: async () => plain(await page.locator('.statusbar-item[id="status.editor.mode"]').innerText()),
    notifications: async () => (await page.locator('.notification-toast').allInnerTexts()).map(plain),
    screenshot: async (name) => {
      mkdirSync(SCREENSHOTS, { recursive: true });
      await page.waitForTimeout(300);
      await page.screenshot({ path: join(SCREENSHOTS, `${label}-${name}.png`) });
    },
  };
}
