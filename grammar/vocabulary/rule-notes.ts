import { EFFECT_NOTES } from './effect-notes.ts';
import { OBJECT_NOTES } from './object-notes.ts';
import { SECTION_NOTES } from './section-notes.ts';

/**
 * Rule number → what the rule means, in our own words. Sections and the subrules that designers cite; keyword
 * actions and abilities have their summaries in `ACTIONS` and `KEYWORDS`.
 */
export const RULE_NOTES: Readonly<Record<string, string>> = { ...SECTION_NOTES, ...OBJECT_NOTES, ...EFFECT_NOTES };
