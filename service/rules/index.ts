// Generated from the files of this folder by `npm run generate`; do not edit.
import type { Rule } from '../engine/rule.ts';
import agreement from './agreement.ts';
import article from './article.ts';
import attachedMismatch from './attached-mismatch.ts';
import auraWithoutEnchant from './aura-without-enchant.ts';
import cardMissingDefense from './card-missing-defense.ts';
import cardMissingLoyalty from './card-missing-loyalty.ts';
import cardMissingPowerToughness from './card-missing-power-toughness.ts';
import cardPowerToughnessOnNoncreature from './card-power-toughness-on-noncreature.ts';
import combatOnYourTurn from './combat-on-your-turn.ts';
import contraction from './contraction.ts';
import damageWithoutSource from './damage-without-source.ts';
import definitionClash from './definition-clash.ts';
import duplicateDefinition from './duplicate-definition.ts';
import getGainHave from './get-gain-have.ts';
import illegalDamageRecipient from './illegal-damage-recipient.ts';
import illegalSacrifice from './illegal-sacrifice.ts';
import illegalTarget from './illegal-target.ts';
import malformedCard from './malformed-card.ts';
import malformedDefinition from './malformed-definition.ts';
import malformedRecord from './malformed-record.ts';
import missingDuration from './missing-duration.ts';
import missingFullStop from './missing-full-stop.ts';
import modalHeader from './modal-header.ts';
import nonPrefix from './non-prefix.ts';
import numberStyle from './number-style.ts';
import outdatedAnyTarget from './outdated-any-target.ts';
import outdatedCast from './outdated-cast.ts';
import outdatedCreate from './outdated-create.ts';
import outdatedDies from './outdated-dies.ts';
import outdatedEndStep from './outdated-end-step.ts';
import outdatedEnters from './outdated-enters.ts';
import outdatedExile from './outdated-exile.ts';
import outdatedKindred from './outdated-kindred.ts';
import outdatedManaPool from './outdated-mana-pool.ts';
import outdatedManaValue from './outdated-mana-value.ts';
import outdatedMill from './outdated-mill.ts';
import outdatedSelfReference from './outdated-self-reference.ts';
import outdatedShuffle from './outdated-shuffle.ts';
import outdatedSubtype from './outdated-subtype.ts';
import outdatedTheir from './outdated-their.ts';
import putCounters from './put-counters.ts';
import referenceWithoutAntecedent from './reference-without-antecedent.ts';
import spellAbilityOnPermanent from './spell-ability-on-permanent.ts';
import subtypeCapitalization from './subtype-capitalization.ts';
import subtypeMismatch from './subtype-mismatch.ts';
import targetCardWithoutZone from './target-card-without-zone.ts';
import targetHiddenZone from './target-hidden-zone.ts';
import targetInCost from './target-in-cost.ts';
import targetInReplacement from './target-in-replacement.ts';
import targetInStaticAbility from './target-in-static-ability.ts';
import targetInTrigger from './target-in-trigger.ts';
import thenComma from './then-comma.ts';
import tokenAsCard from './token-as-card.ts';
import tokenCharacteristicOrder from './token-characteristic-order.ts';
import tokenLegendaryUnnamed from './token-legendary-unnamed.ts';
import tokenMissingCardType from './token-missing-card-type.ts';
import tokenMissingColor from './token-missing-color.ts';
import tokenMissingPowerToughness from './token-missing-power-toughness.ts';
import tokenMissingSubtype from './token-missing-subtype.ts';
import tokenNumberAgreement from './token-number-agreement.ts';
import tokenOutsideBattlefield from './token-outside-battlefield.ts';
import tokenPowerToughnessOnNoncreature from './token-power-toughness-on-noncreature.ts';
import tooLarge from './too-large.ts';
import triggerOnce from './trigger-once.ts';
import undefinedToken from './undefined-token.ts';
import undefinedX from './undefined-x.ts';
import unknownAnnotation from './unknown-annotation.ts';
import unknownCardType from './unknown-card-type.ts';
import unknownKeyword from './unknown-keyword.ts';
import unknownSubtype from './unknown-subtype.ts';
import unknownSupertype from './unknown-supertype.ts';
import unknownSymbol from './unknown-symbol.ts';
import unknownWord from './unknown-word.ts';
import unrecognizedText from './unrecognized-text.ts';
import unusedIgnore from './unused-ignore.ts';

/** Every rule, in the order of their codes. */
export const RULES: readonly Rule[] = [
  agreement,
  article,
  attachedMismatch,
  auraWithoutEnchant,
  cardMissingDefense,
  cardMissingLoyalty,
  cardMissingPowerToughness,
  cardPowerToughnessOnNoncreature,
  combatOnYourTurn,
  contraction,
  damageWithoutSource,
  definitionClash,
  duplicateDefinition,
  getGainHave,
  illegalDamageRecipient,
  illegalSacrifice,
  illegalTarget,
  malformedCard,
  malformedDefinition,
  malformedRecord,
  missingDuration,
  missingFullStop,
  modalHeader,
  nonPrefix,
  numberStyle,
  outdatedAnyTarget,
  outdatedCast,
  outdatedCreate,
  outdatedDies,
  outdatedEndStep,
  outdatedEnters,
  outdatedExile,
  outdatedKindred,
  outdatedManaPool,
  outdatedManaValue,
  outdatedMill,
  outdatedSelfReference,
  outdatedShuffle,
  outdatedSubtype,
  outdatedTheir,
  putCounters,
  referenceWithoutAntecedent,
  spellAbilityOnPermanent,
  subtypeCapitalization,
  subtypeMismatch,
  targetCardWithoutZone,
  targetHiddenZone,
  targetInCost,
  targetInReplacement,
  targetInStaticAbility,
  targetInTrigger,
  thenComma,
  tokenAsCard,
  tokenCharacteristicOrder,
  tokenLegendaryUnnamed,
  tokenMissingCardType,
  tokenMissingColor,
  tokenMissingPowerToughness,
  tokenMissingSubtype,
  tokenNumberAgreement,
  tokenOutsideBattlefield,
  tokenPowerToughnessOnNoncreature,
  tooLarge,
  triggerOnce,
  undefinedToken,
  undefinedX,
  unknownAnnotation,
  unknownCardType,
  unknownKeyword,
  unknownSubtype,
  unknownSupertype,
  unknownSymbol,
  unknownWord,
  unrecognizedText,
  unusedIgnore,
];
