import { ABILITIES } from './abilities.ts';
import { CARDS } from './cards.ts';
import { CLI } from './cli.ts';
import { FEATURES } from './features.ts';
import { FILES } from './files.ts';
import { NOTES_BY_TEXT } from './notes.ts';
import { JAPANESE_WORDING } from './japanese.ts';
import { READER } from './reader.ts';
import { SERVER } from './server.ts';
import { TARGETS } from './targets.ts';
import { TOKENS } from './tokens.ts';
import { VOCABULARY_BY_TEXT } from './vocabulary.ts';
import { WORDING } from './wording.ts';

const SAID = [TARGETS, TOKENS, WORDING, CARDS, FEATURES, CLI, SERVER, FILES, JAPANESE_WORDING];

/** Those that are used by ``say`…` ``. */
export const TEMPLATES: readonly string[] = SAID.flatMap((part) => Object.keys(part));

/** Templates, and whole texts of the vocabulary and the rules, in Japanese. */
export const JAPANESE: ReadonlyMap<string, string> = new Map([...NOTES_BY_TEXT, ...VOCABULARY_BY_TEXT, ...[READER, ...SAID, ABILITIES].flatMap((part) => Object.entries(part))]);
