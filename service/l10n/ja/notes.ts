import { RULE_NOTES } from '../../../grammar/vocabulary/index.ts';
import { CARDS_AND_TURNS } from './notes-cards.ts';
import { EFFECTS } from './notes-effects.ts';
import { OBJECTS } from './notes-objects.ts';
import { SECTIONS } from './notes-sections.ts';

/** What rules mean, by their numbers: the Japanese of `RULE_NOTES`. */
export const NOTES: Readonly<Record<string, string>> = { ...SECTIONS, ...OBJECTS, ...CARDS_AND_TURNS, ...EFFECTS };

/** The same by the English text. */
export const NOTES_BY_TEXT: readonly (readonly [english: string, japanese: string])[] = Object.entries(NOTES).flatMap(([rule, japanese]) => (RULE_NOTES[rule] === undefined ? [] : [[RULE_NOTES[rule], japanese] as const]));
