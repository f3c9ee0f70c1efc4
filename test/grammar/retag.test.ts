import { describe, expect, test } from 'vitest';
import { groupTokens } from '../../grammar/english/group.ts';
import { lex } from '../../grammar/english/lex.ts';
import { retag } from '../../grammar/english/retag.ts';
import { selfNames } from '../../grammar/english/units.ts';

/** The type (and noun class) of the token that stands between `[` and `]`. */
function readingOf(marked: string): string {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  const text = marked.replace(/[[\]]/g, '');
  const token = retag(groupTokens(lex(text)), selfNames('Ember Lash', false), text).find((t) => t.startOffset <= start && end <= (t.endOffset as number) + 1);
  if (!token) throw new Error(`no one token covers the mark: ${marked}`);
  return token.entry.class ? `${token.tokenType.name} ${token.entry.class}` : token.tokenType.name;
}

const CASES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'counter': [
    ['[Counter] target spell.', 'VerbBase'],
    ['You may [counter] that spell.', 'VerbBase'],
    ['Put a +1/+1 [counter] on target creature.', 'NounWord thing'],
    ['Remove a charge [counter] from this artifact.', 'NounWord thing'],
    ['Whenever a spell or ability you control is [countered], draw a card.', 'VerbPast'],
    ['Whenever a player [counters] a spell, draw a card.', 'VerbSingular'],
    ['This creature enters with two +1/+1 [counters] on it.', 'NounWord thing'],
  ],
  'target': [
    ['Destroy [target] creature.', 'Target'],
    ['Destroy up to two [target] creatures.', 'Target'],
    ['You may choose new [targets] for the copy.', 'NounWord thing'],
    ['Change the [target] of that spell.', 'NounWord thing'],
    ['Whenever this creature becomes the [target] of a spell, sacrifice it.', 'NounWord thing'],
    ['Spells that [target] this creature cost {2} more to cast.', 'VerbBase'],
    ['Whenever a spell [targets] this creature, draw a card.', 'VerbSingular'],
  ],
  'copy': [
    ['[Copy] target instant spell.', 'VerbBase'],
    ['You may [copy] that spell.', 'VerbBase'],
    ['Create a token that\'s a [copy] of target creature.', 'NounWord object'],
    ['You may choose new targets for the [copy].', 'NounWord object'],
    ['Create two tokens that are [copies] of it.', 'NounWord object'],
  ],
  'cost': [
    ['Spells you cast [cost] {1} less to cast.', 'VerbBaseOrPast'],
    ['This spell [costs] {2} less to cast.', 'VerbSingular'],
    ['As an additional [cost] to cast this spell, discard a card.', 'NounWord compound'],
    ['Abilities you activate [cost] {1} less to activate.', 'VerbBaseOrPast'],
    ['You may pay that spell\'s mana [cost].', 'NounWord property'],
  ],
  'cast': [
    ['[Cast] that card without paying its mana cost.', 'VerbBaseOrPast'],
    ['Whenever you [cast] a spell, scry 1.', 'VerbBaseOrPast'],
    ['If this spell was [cast] from a graveyard, draw a card.', 'VerbBaseOrPast'],
    ['Whenever a player [casts] a spell, scry 1.', 'VerbSingular'],
  ],
  'exile': [
    ['[Exile] target creature.', 'VerbBase'],
    ['You may [exile] a card from your graveyard.', 'VerbBase'],
    ['Return target card from [exile] to its owner\'s hand.', 'NounWord zone'],
    ['You may cast the [exiled] card.', 'NounWord status'],
    ['For as long as that card remains in [exile], you may play it.', 'NounWord zone'],
    ['If a card would be [exiled] this way, draw a card.', 'VerbPast'],
  ],
  'attack and block': [
    ['This creature can\'t [attack] or block.', 'VerbBase'],
    ['This creature can\'t attack or [block].', 'VerbBase'],
    ['Whenever this creature [attacks], draw a card.', 'VerbSingular'],
    ['Whenever this creature [blocks], draw a card.', 'VerbSingular'],
    ['[Attacking] creatures you control get +1/+0.', 'NounWord status'],
    ['Destroy target [attacking] creature.', 'NounWord status'],
    ['Whenever this creature becomes [blocked], it gets +2/+0 until end of turn.', 'NounWord status'],
    ['Creatures you control can\'t be [blocked] this turn.', 'VerbPast'],
  ],
  'damage': [
    ['This creature deals 2 [damage] to any target.', 'NounWord quantity'],
    ['Prevent the next 2 [damage] that would be dealt to target creature.', 'NounWord quantity'],
    ['Whenever this creature deals [combat damage] to a player, draw a card.', 'NounWord quantity'],
  ],
  'play': [
    ['You may [play] lands from your graveyard.', 'VerbBase'],
    ['[Play] with the top card of your library revealed.', 'VerbBase'],
    ['Whenever a player [plays] a land, you gain 1 life.', 'VerbSingular'],
  ],
  'draw': [
    ['[Draw] two cards.', 'VerbBase'],
    ['Whenever you [draw] a card, you gain 1 life.', 'VerbBase'],
    ['Each player [draws] a card.', 'VerbSingular'],
    ['If a card was [drawn] this way, discard it.', 'VerbPast'],
  ],
  'predefined tokens and subtypes': [
    ['Create a [Treasure] token.', 'NounWord subtype'],
    ['Sacrifice two [Foods].', 'NounWord subtype'],
    ['Create a [Map] token.', 'NounWord subtype'],
    ['[Elves] you control have trample.', 'NounWord subtype'],
    ['Each [Elf] creature you control gets +1/+1.', 'NounWord subtype'],
    ['Create a [Role] token attached to it.', 'NounWord subtype'],
  ],
  'participles': [
    ['[Tapped] creatures you control have hexproof.', 'NounWord status'],
    ['Tap two [untapped] creatures you control: Draw a card.', 'NounWord status'],
    ['This land enters [tapped].', 'NounWord status'],
    ['Whenever a land is [tapped] for mana, you gain 1 life.', 'VerbPast'],
    ['[Enchanted] creature can\'t attack.', 'NounWord status'],
    ['Choose a creature type. Creatures of the [chosen] type get +1/+1.', 'NounWord status'],
    ['Destroy each creature dealt damage this way.'.replace('dealt', '[dealt]'), 'VerbPast'],
    ['Put each card [revealed] this way into your hand.', 'VerbPast'],
  ],
  'that': [
    ['Destroy [that] creature.', 'Determiner'],
    ['Destroy each creature [that] attacked this turn.', 'Relative'],
    ['Create a token [that]\'s a copy of it.', 'Relative'],
    ['Each spell [that] targets this creature costs {1} more to cast.', 'Relative'],
    ['Prevent all damage [that] would be dealt this turn.', 'Relative'],
    ['If [that] spell is countered, draw a card.', 'Determiner'],
    ['Draw [that many] cards.', 'Count'],
  ],
  'to': [
    ['Return target creature [to] its owner\'s hand.', 'Preposition'],
    ['It costs {1} less [to] cast.', 'ToInfinitive'],
    ['You may choose [to] pay {2}.', 'ToInfinitive'],
    ['It deals 3 damage [to] target creature.', 'Preposition'],
    ['As an additional cost [to] cast this spell, sacrifice a land.', 'ToInfinitive'],
  ],
  'as': [
    ['[As] this creature enters, choose a color.', 'Subordinator'],
    ['[As] an additional cost to cast this spell, pay 2 life.', 'Preposition'],
    ['This creature has flying [as long as] you control an Elf.', 'Subordinator'],
    ['Activate only [as a sorcery].', 'Adverb'],
    ['They can block [as though] they were untapped.', 'Subordinator'],
  ],
  'until': [
    ['It gains haste [until end of turn].', 'Adverb'],
    ['Exile it [until] this creature leaves the battlefield.', 'Subordinator'],
    ['[Until] your next end step, you may play that card.', 'Preposition'],
    ['It can\'t attack [until your next turn].', 'Adverb'],
  ],
  'each': [
    ['[Each] opponent loses 1 life.', 'Determiner'],
    ['It deals 1 damage to [each] creature.', 'Determiner'],
    ['Draw a card [each turn].', 'Adverb'],
  ],
  'other': [
    ['[Other] creatures you control get +1/+1.', 'Determiner'],
    ['Each [other] player discards a card.', 'Determiner'],
    ['Two target creatures fight [each other].', 'Pronoun'],
    ['Destroy all [other] creatures.', 'Determiner'],
  ],
  'her, its, it': [
    ['Whenever a player discards a card, that player loses 1 life.'.replace('that player', '[that] player'), 'Determiner'],
    ['Return [it] to its owner\'s hand.', 'Pronoun'],
    ['Return it to [its] owner\'s hand.', 'Determiner'],
    ['Sacrifice [her]. Draw a card.', 'Pronoun'],
    ['She deals damage equal to [her] power to any target.', 'Determiner'],
  ],
  'names and self': [
    ['[Ember Lash] deals 2 damage to any target.', 'Self'],
    ['Sacrifice [this creature]: Draw a card.', 'Self'],
    ['[~] can\'t block.', 'Self'],
    ['Search your library for a card named [Tide Warden].', 'ProperName subtype'],
    ['Create [Ash the Small], a legendary 1/1 red Dog creature token.', 'ProperName subtype'],
    ['Put a [wobble] counter on it.', 'NounWord counter-kind'],
    ['Destroy target [wobble].', 'Unknown'],
  ],
  'keywords': [
    ['Target creature gains [flying] until end of turn.', 'Keyword'],
    ['Creatures with [flying] can\'t block.', 'Keyword'],
    ['[Equip] {2}', 'Keyword'],
    ['Whenever you [cycle] a card, you gain 1 life.', 'VerbBase'],
    ['Put a [flying] counter on target creature.', 'NounWord counter-kind'],
    ['Exile it [face down].', 'Adverb'],
  ],
  'numbers': [
    ['Draw [two] cards.', 'Count'],
    ['You gain [3] life.', 'Count'],
    ['Draw [X] cards.', 'Count'],
    ['Sacrifice [any number of] creatures.', 'Count'],
    ['Draw cards [equal to] its power.', 'Comparative'],
  ],
};

describe.each(Object.entries(CASES))('%s', (_, cases) => {
  test.each(cases)('%s: %s', (marked, type) => {
    expect(readingOf(marked)).toBe(type);
  });
});
