import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const BIN = fileURLToPath(new URL('../bin/cardwright', import.meta.url));

const SAMPLE = new URL('sample/', import.meta.url);

/** The sample's files, as paths from the project's root, in a fixed order. */
export const sampleFiles = () => readdirSync(SAMPLE).filter((name) => name.endsWith('.card')).sort().map((name) => `bench/sample/${name}`);

/** Every card block of the sample, as text without comments. */
export const sampleBlocks = () =>
  sampleFiles()
    .map((file) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))
    .flatMap((text) => text.split(/\n{2,}/))
    .map((block) => block.split('\n').filter((line) => !line.startsWith('#')).join('\n').trim())
    .filter(Boolean);
