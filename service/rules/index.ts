// Generated from the files of this folder by `npm run generate`; do not edit.
import type { Rule } from '../engine/rule.ts';
import abilityWordStyle from './ability-word-style.ts';
import activationLimit from './activation-limit.ts';
import agreement from './agreement.ts';
import anotherWithoutOther from './another-without-other.ts';
import article from './article.ts';
import attachedMismatch from './attached-mismatch.ts';
import auraWithoutEnchant from './aura-without-enchant.ts';
import cardMissingDefense from './card-missing-defense.ts';
import cardMissingLoyalty from './card-missing-loyalty.ts';
import cardMissingPowerToughness from './card-missing-power-toughness.ts';
import cardPowerToughnessOnNoncreature from './card-power-toughness-on-noncreature.ts';
import cardWord from './card-word.ts';
import combatOnYourTurn from './combat-on-your-turn.ts';
import contraction from './contraction.ts';
import counterWord from './counter-word.ts';
import damageWithoutSource from './damage-without-source.ts';
import definitionClash from './definition-clash.ts';
import doubledWord from './doubled-word.ts';
import duplicateDefinition from './duplicate-definition.ts';
import getGainHave from './get-gain-have.ts';
import illegalDamageRecipient from './illegal-damage-recipient.ts';
import illegalSacrifice from './illegal-sacrifice.ts';
import illegalTarget from './illegal-target.ts';
import interpunct from './interpunct.ts';
import itsItIs from './its-it-is.ts';
import keywordParameter from './keyword-parameter.ts';
import keywordStyle from './keyword-style.ts';
import legendSelfReference from './legend-self-reference.ts';
import malformedCard from './malformed-card.ts';
import malformedDefinition from './malformed-definition.ts';
import malformedRecord from './malformed-record.ts';
import missingDuration from './missing-duration.ts';
import missingFullStop from './missing-full-stop.ts';
import modalHeader from './modal-header.ts';
import nonPrefix from './non-prefix.ts';
import numberStyle from './number-style.ts';
import objectSelfReference from './object-self-reference.ts';
import ofTheirChoice from './of-their-choice.ts';
import outdatedAddMana from './outdated-add-mana.ts';
import outdatedAnyTarget from './outdated-any-target.ts';
import outdatedBury from './outdated-bury.ts';
import outdatedCast from './outdated-cast.ts';
import outdatedCreate from './outdated-create.ts';
import outdatedDies from './outdated-dies.ts';
import outdatedEndStep from './outdated-end-step.ts';
import outdatedEnters from './outdated-enters.ts';
import outdatedExile from './outdated-exile.ts';
import outdatedHexproof from './outdated-hexproof.ts';
import outdatedKindred from './outdated-kindred.ts';
import outdatedManaPool from './outdated-mana-pool.ts';
import outdatedManaValue from './outdated-mana-value.ts';
import outdatedMill from './outdated-mill.ts';
import outdatedSelfReference from './outdated-self-reference.ts';
import outdatedShuffle from './outdated-shuffle.ts';
import outdatedSubtype from './outdated-subtype.ts';
import outdatedTarget from './outdated-target.ts';
import outdatedTheir from './outdated-their.ts';
import outdatedTokenControl from './outdated-token-control.ts';
import outdatedUmbraArmor from './outdated-umbra-armor.ts';
import printedName from './printed-name.ts';
import putCounters from './put-counters.ts';
import quoteStop from './quote-stop.ts';
import referenceWithoutAntecedent from './reference-without-antecedent.ts';
import reminderText from './reminder-text.ts';
import searchWithoutShuffle from './search-without-shuffle.ts';
import spellAbilityOnPermanent from './spell-ability-on-permanent.ts';
import subtypeCapitalization from './subtype-capitalization.ts';
import subtypeMismatch from './subtype-mismatch.ts';
import symbolOrder from './symbol-order.ts';
import targetCardWithoutZone from './target-card-without-zone.ts';
import targetHiddenZone from './target-hidden-zone.ts';
import targetInCost from './target-in-cost.ts';
import targetInManaAbility from './target-in-mana-ability.ts';
import targetInReplacement from './target-in-replacement.ts';
import targetInStaticAbility from './target-in-static-ability.ts';
import targetInTrigger from './target-in-trigger.ts';
import targetNeverLegal from './target-never-legal.ts';
import targetSelf from './target-self.ts';
import thenComma from './then-comma.ts';
import tokenAsCard from './token-as-card.ts';
import tokenAuraWithoutEnchant from './token-aura-without-enchant.ts';
import tokenCannotReturn from './token-cannot-return.ts';
import tokenCharacteristicOrder from './token-characteristic-order.ts';
import tokenCopyImpossible from './token-copy-impossible.ts';
import tokenLegendaryUnnamed from './token-legendary-unnamed.ts';
import tokenMissingCardType from './token-missing-card-type.ts';
import tokenMissingColor from './token-missing-color.ts';
import tokenMissingPowerToughness from './token-missing-power-toughness.ts';
import tokenMissingSubtype from './token-missing-subtype.ts';
import tokenNameNotSubtype from './token-name-not-subtype.ts';
import tokenNumberAgreement from './token-number-agreement.ts';
import tokenOutsideBattlefield from './token-outside-battlefield.ts';
import tokenPowerToughnessOnNoncreature from './token-power-toughness-on-noncreature.ts';
import tokenRoleUnattached from './token-role-unattached.ts';
import tokenSelfReference from './token-self-reference.ts';
import tokenSplitDescription from './token-split-description.ts';
import tooLarge from './too-large.ts';
import translationMismatch from './translation-mismatch.ts';
import triggerComma from './trigger-comma.ts';
import triggerOnce from './trigger-once.ts';
import typography from './typography.ts';
import unbalanced from './unbalanced.ts';
import undefinedRounding from './undefined-rounding.ts';
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
import whenWhenever from './when-whenever.ts';
import width from './width.ts';
import wordCapitalization from './word-capitalization.ts';
import wordOrder from './word-order.ts';

/** Every rule, in the order of their codes. */
export const RULES: readonly Rule[] = [
  abilityWordStyle,
  activationLimit,
  agreement,
  anotherWithoutOther,
  article,
  attachedMismatch,
  auraWithoutEnchant,
  cardMissingDefense,
  cardMissingLoyalty,
  cardMissingPowerToughness,
  cardPowerToughnessOnNoncreature,
  cardWord,
  combatOnYourTurn,
  contraction,
  counterWord,
  damageWithoutSource,
  definitionClash,
  doubledWord,
  duplicateDefinition,
  getGainHave,
  illegalDamageRecipient,
  illegalSacrifice,
  illegalTarget,
  interpunct,
  itsItIs,
  keywordParameter,
  keywordStyle,
  legendSelfReference,
  malformedCard,
  malformedDefinition,
  malformedRecord,
  missingDuration,
  missingFullStop,
  modalHeader,
  nonPrefix,
  numberStyle,
  objectSelfReference,
  ofTheirChoice,
  outdatedAddMana,
  outdatedAnyTarget,
  outdatedBury,
  outdatedCast,
  outdatedCreate,
  outdatedDies,
  outdatedEndStep,
  outdatedEnters,
  outdatedExile,
  outdatedHexproof,
  outdatedKindred,
  outdatedManaPool,
  outdatedManaValue,
  outdatedMill,
  outdatedSelfReference,
  outdatedShuffle,
  outdatedSubtype,
  outdatedTarget,
  outdatedTheir,
  outdatedTokenControl,
  outdatedUmbraArmor,
  printedName,
  putCounters,
  quoteStop,
  referenceWithoutAntecedent,
  reminderText,
  searchWithoutShuffle,
  spellAbilityOnPermanent,
  subtypeCapitalization,
  subtypeMismatch,
  symbolOrder,
  targetCardWithoutZone,
  targetHiddenZone,
  targetInCost,
  targetInManaAbility,
  targetInReplacement,
  targetInStaticAbility,
  targetInTrigger,
  targetNeverLegal,
  targetSelf,
  thenComma,
  tokenAsCard,
  tokenAuraWithoutEnchant,
  tokenCannotReturn,
  tokenCharacteristicOrder,
  tokenCopyImpossible,
  tokenLegendaryUnnamed,
  tokenMissingCardType,
  tokenMissingColor,
  tokenMissingPowerToughness,
  tokenMissingSubtype,
  tokenNameNotSubtype,
  tokenNumberAgreement,
  tokenOutsideBattlefield,
  tokenPowerToughnessOnNoncreature,
  tokenRoleUnattached,
  tokenSelfReference,
  tokenSplitDescription,
  tooLarge,
  translationMismatch,
  triggerComma,
  triggerOnce,
  typography,
  unbalanced,
  undefinedRounding,
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
  whenWhenever,
  width,
  wordCapitalization,
  wordOrder,
];
