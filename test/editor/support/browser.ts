import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';

const EXECUTABLE = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
const VIEWPORT = { width: 1280, height: 800 };

export interface Window {
  page: Page;
  close(): Promise<void>;
}

/**
 * A window with a profile of its own. The profile is on disk, not incognito, and takes third-party cookies:
 * the web workbench runs its extension host in an iframe of another origin.
 */
export async function openWindow(): Promise<Window> {
  const profile = mkdtempSync(join(tmpdir(), 'cardwright-profile-'));
  mkdirSync(join(profile, 'Default'));
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify({ profile: { cookie_controls_mode: 0, block_third_party_cookies: false } }));
  const context = await chromium.launchPersistentContext(profile, { executablePath: EXECUTABLE, headless: true, args: ARGUMENTS, viewport: VIEWPORT });
  const page = context.pages()[0] ?? (await context.newPage());
  if (process.env['VERBOSE']) page.on('console', (message) => console.log(`  [${message.type()}] ${message.text().slice(0, 500)}`));
  const close = async (): Promise<void> => {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  };
  return { page, close };
}
