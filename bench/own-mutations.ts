import { FILE_MUTATIONS, DEFINITION_MUTATIONS } from './own-mutations/files.ts';
import { JAPANESE_MUTATIONS } from './own-mutations/japanese.ts';
import { MEANING_MUTATIONS } from './own-mutations/meaning.ts';
import { TOKEN_MUTATIONS } from './own-mutations/tokens.ts';
import { WORDING_MUTATIONS } from './own-mutations/wording.ts';
import { WORD_MUTATIONS } from './own-mutations/words.ts';
import type { Mutations } from './own-mutations/model.ts';

export { rowOf, type CardRow, type OwnMutation } from './own-mutations/model.ts';

/** Faults that are put into right cards, by name. */
export const OWN_MUTATIONS: Mutations = { ...WORD_MUTATIONS, ...WORDING_MUTATIONS, ...MEANING_MUTATIONS, ...TOKEN_MUTATIONS, ...FILE_MUTATIONS, ...DEFINITION_MUTATIONS, ...JAPANESE_MUTATIONS };

/** Codes whose faults the mutations of the scoreboard make. */
export const SCOREBOARD_CODES: ReadonlySet<string> = new Set([
  'article', 'attached-mismatch', 'aura-without-enchant', 'card-missing-power-toughness', 'card-power-toughness-on-noncreature',
  'illegal-damage-recipient', 'illegal-sacrifice', 'illegal-target', 'missing-full-stop', 'number-style', 'outdated-any-target', 'outdated-create',
  'outdated-dies', 'outdated-enters', 'outdated-exile', 'outdated-mana-pool', 'outdated-mana-value', 'outdated-self-reference', 'outdated-their',
  'reference-without-antecedent', 'spell-ability-on-permanent', 'subtype-capitalization', 'subtype-mismatch', 'target-card-without-zone',
  'target-hidden-zone', 'target-in-cost', 'target-in-replacement', 'target-in-static-ability', 'token-as-card', 'token-characteristic-order',
  'token-legendary-unnamed', 'token-missing-card-type', 'token-missing-color', 'token-missing-power-toughness', 'token-number-agreement',
  'token-outside-battlefield', 'token-power-toughness-on-noncreature', 'undefined-token', 'undefined-x', 'unknown-keyword', 'unknown-subtype',
  'unknown-symbol', 'unknown-word',
]);
