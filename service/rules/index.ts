// Generated from the files of this folder by `npm run generate`; do not edit.
import type { Rule } from '../engine/rule.ts';
import auraWithoutEnchant from './aura-without-enchant.ts';
import illegalDamageRecipient from './illegal-damage-recipient.ts';
import illegalTarget from './illegal-target.ts';
import malformedCard from './malformed-card.ts';
import malformedRecord from './malformed-record.ts';
import outdatedCreate from './outdated-create.ts';
import outdatedEnters from './outdated-enters.ts';
import subtypeMismatch from './subtype-mismatch.ts';
import targetCardWithoutZone from './target-card-without-zone.ts';
import targetInReplacement from './target-in-replacement.ts';
import targetInStaticAbility from './target-in-static-ability.ts';
import tokenMissingCardType from './token-missing-card-type.ts';
import tokenMissingColor from './token-missing-color.ts';
import tokenMissingPowerToughness from './token-missing-power-toughness.ts';
import tokenMissingSubtype from './token-missing-subtype.ts';
import tokenPowerToughnessOnNoncreature from './token-power-toughness-on-noncreature.ts';
import tooLarge from './too-large.ts';
import undefinedToken from './undefined-token.ts';
import undefinedX from './undefined-x.ts';
import unknownAnnotation from './unknown-annotation.ts';
import unknownSubtype from './unknown-subtype.ts';
import unknownSymbol from './unknown-symbol.ts';
import unrecognizedText from './unrecognized-text.ts';

/** Every rule, in the order of their codes. */
export const RULES: readonly Rule[] = [
  auraWithoutEnchant,
  illegalDamageRecipient,
  illegalTarget,
  malformedCard,
  malformedRecord,
  outdatedCreate,
  outdatedEnters,
  subtypeMismatch,
  targetCardWithoutZone,
  targetInReplacement,
  targetInStaticAbility,
  tokenMissingCardType,
  tokenMissingColor,
  tokenMissingPowerToughness,
  tokenMissingSubtype,
  tokenPowerToughnessOnNoncreature,
  tooLarge,
  undefinedToken,
  undefinedX,
  unknownAnnotation,
  unknownSubtype,
  unknownSymbol,
  unrecognizedText,
];
