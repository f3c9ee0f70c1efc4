import { format } from 'node:util';
import type { Page } from 'playwright-core';

/** Chatter of the workbench itself that it sends through the same door as the tests' output. */
const CHATTER = /^(Resolv|Creating a socket|Updating additional|Ignoring |Found additional|Loading development|Request to|vscode-test-web-support|\[|Creation of workbench|ChatSessionStore|%c)/;

/**
 * Opens the page and waits until the tests in its extension host end. Prints what they print.
 * Resolves with their exit code; rejects when they do not end in time.
 */
export async function runTestsInPage(page: Page, url: string, timeoutMs: number): Promise<number> {
  await page.exposeFunction('codeAutomationLog', (type: string, args: unknown[]) => {
    const line = format(...args);
    if (process.env['VERBOSE'] || (type !== 'error' && !CHATTER.test(line))) console.log(line);
  });
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the tests did not end within ${timeoutMs / 1000} s`)), timeoutMs);
  });
  const exit = new Promise<number>((resolve) => void page.exposeFunction('codeAutomationExit', resolve).then(() => page.goto(url)));
  try {
    return await Promise.race([exit, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
