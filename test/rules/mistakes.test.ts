import { describe, expect, test } from 'vitest';
import { allFindings } from '../support/rule-check.ts';

/** A mistake that designers make, each on a card of its own: what finds it, the wrong card and the right one. */
interface Mistake {
  what: string;
  code: string;
  wrong: string;
  right: string;
}

const creature = (text: string): string => `Reef Tinker {1}{U}\nCreature — Merfolk Artificer\n${text}\n2/2`;
const sorcery = (text: string): string => `Ember Lash {2}{R}\nSorcery\n${text}`;
const artifact = (text: string): string => `Muster Horn {3}\nArtifact\n${text}`;
const land = (text: string): string => `Sunken Steps\nLand\n${text}`;

const MISTAKES: readonly Mistake[] = [
  { what: '1 own name on a nonlegendary permanent', code: 'outdated-self-reference', wrong: creature('When Reef Tinker enters, draw a card.'), right: creature('When this creature enters, draw a card.') },
  { what: '2 enters the battlefield', code: 'outdated-enters', wrong: land('This land enters the battlefield tapped.\n{T}: Add {U}.'), right: land('This land enters tapped.\n{T}: Add {U}.') },
  { what: '3 enters under your control', code: 'outdated-enters', wrong: artifact('Whenever a Cat enters under your control, scry 1.'), right: artifact('Whenever a Cat you control enters, scry 1.') },
  { what: '4 the old name of mana value', code: 'outdated-mana-value', wrong: sorcery('Destroy target creature with converted mana cost 3 or less.'), right: sorcery('Destroy target creature with mana value 3 or less.') },
  { what: '5 creature or player', code: 'outdated-any-target', wrong: sorcery('Ember Lash deals 2 damage to target creature or player.'), right: sorcery('Ember Lash deals 2 damage to any target.') },
  { what: '6 a token put onto the battlefield', code: 'outdated-create', wrong: sorcery('Put a 1/1 white Soldier creature token onto the battlefield.'), right: sorcery('Create a 1/1 white Soldier creature token.') },
  { what: '6 removed from the game', code: 'outdated-exile', wrong: sorcery('Remove target creature from the game.'), right: sorcery('Exile target creature.') },
  { what: '6 the mana pool', code: 'outdated-mana-pool', wrong: land('{T}: Add {G} to your mana pool.'), right: land('{T}: Add {G}.') },
  { what: '7 a token without a color', code: 'token-missing-color', wrong: sorcery('Create a 1/1 Goblin creature token.'), right: sorcery('Create a 1/1 red Goblin creature token.') },
  { what: '8 a token without power and toughness', code: 'token-missing-power-toughness', wrong: sorcery('Create a red Goblin creature token.'), right: sorcery('Create a 1/1 red Goblin creature token.') },
  { what: '9 a token that nothing defines', code: 'undefined-token', wrong: sorcery('Create a Relic token.'), right: sorcery('Create a Relic token. (It\'s a colorless artifact with “{T}: Add {C}.”)') },
  { what: '10 the old text of a predefined token', code: 'reminder-text', wrong: creature('When this creature enters, investigate. (Create a Clue token. It\'s an artifact with “{2}, Sacrifice this artifact: Draw a card.”)'), right: creature('When this creature enters, investigate. (Create a Clue token. It\'s an artifact with “{2}, Sacrifice this token: Draw a card.”)') },
  { what: '11 the next sentence gives the token its ability', code: 'token-split-description', wrong: sorcery('Create a 2/2 green Wolf creature token. It has trample.'), right: sorcery('Create a 2/2 green Wolf creature token with trample.') },
  { what: '12 “card” left out', code: 'card-word', wrong: sorcery('Return target creature from your graveyard to your hand.'), right: sorcery('Return target creature card from your graveyard to your hand.') },
  { what: '12 “card” put in', code: 'target-card-without-zone', wrong: sorcery('Destroy target creature card.'), right: sorcery('Destroy target creature.') },
  { what: '13 an instant is no permanent', code: 'illegal-target', wrong: sorcery('Destroy target instant.'), right: sorcery('Exile target instant card from a graveyard.') },
  { what: '13 a creature cannot be countered', code: 'illegal-target', wrong: 'Still Waters {1}{U}\nInstant\nCounter target creature.', right: 'Still Waters {1}{U}\nInstant\nCounter target creature spell.' },
  { what: '14 no duration', code: 'missing-duration', wrong: sorcery('Target creature gets +2/+2.'), right: sorcery('Target creature gets +2/+2 until end of turn.') },
  { what: '15 gains +1/+1', code: 'get-gain-have', wrong: sorcery('Target creature gains +1/+1 until end of turn.'), right: sorcery('Target creature gets +1/+1 until end of turn.') },
  { what: '15 gets flying', code: 'get-gain-have', wrong: sorcery('Target creature gets flying until end of turn.'), right: sorcery('Target creature gains flying until end of turn.') },
  { what: '16 when for whenever', code: 'when-whenever', wrong: creature('When this creature attacks, draw a card.'), right: creature('Whenever this creature attacks, draw a card.') },
  { what: '16 whenever for when', code: 'when-whenever', wrong: creature('Whenever this creature dies, draw a card.'), right: creature('When this creature dies, draw a card.') },
  { what: '17 damage with no source', code: 'damage-without-source', wrong: sorcery('Deal 3 damage to any target.'), right: sorcery('Ember Lash deals 3 damage to any target.') },
  { what: '18 a digit for a word', code: 'number-style', wrong: sorcery('Draw 2 cards.'), right: sorcery('Draw two cards.') },
  { what: '18 a word for a digit', code: 'number-style', wrong: sorcery('You lose three life.'), right: sorcery('You lose 3 life.') },
  { what: '19 capitals in a list of keywords', code: 'keyword-style', wrong: creature('Flying, Vigilance'), right: creature('Flying, vigilance') },
  { what: '19 capitals of a gained keyword', code: 'keyword-style', wrong: sorcery('Target creature gains First Strike until end of turn.'), right: sorcery('Target creature gains first strike until end of turn.') },
  { what: '20 a subtype in lower case', code: 'subtype-capitalization', wrong: artifact('{1}, Sacrifice a treasure: Draw a card.'), right: artifact('{1}, Sacrifice a Treasure: Draw a card.') },
  { what: '20 creature types in lower case', code: 'subtype-capitalization', wrong: creature('Other goblins you control get +1/+0.'), right: creature('Other Goblins you control get +1/+0.') },
  { what: '21 no full stop', code: 'missing-full-stop', wrong: sorcery('Draw a card'), right: sorcery('Draw a card.') },
  { what: '21 a full stop after a keyword', code: 'keyword-style', wrong: creature('Flying.'), right: creature('Flying') },
  { what: '22 a search without a shuffle', code: 'search-without-shuffle', wrong: sorcery('Search your library for an Elf card, reveal it, and put it into your hand.'), right: sorcery('Search your library for an Elf card, reveal it, put it into your hand, then shuffle.') },
  { what: '22 a search without a reveal', code: 'search-without-shuffle', wrong: sorcery('Search your library for an Elf card, put it into your hand, then shuffle.'), right: sorcery('Search your library for a card, put it into your hand, then shuffle.') },
  { what: '23 then shuffle your library', code: 'outdated-shuffle', wrong: sorcery('Search your library for a card, put it into your hand, then shuffle your library.'), right: sorcery('Search your library for a card, put it into your hand, then shuffle.') },
  { what: '24 once per turn', code: 'activation-limit', wrong: artifact('{1}: Draw a card. Activate this ability only once per turn.'), right: artifact('{1}: Draw a card. Activate only once each turn.') },
  { what: '24 any time you could cast a sorcery', code: 'activation-limit', wrong: artifact('{1}: Draw a card. Activate this ability only any time you could cast a sorcery.'), right: artifact('{1}: Draw a card. Activate only as a sorcery.') },
  { what: '25 a comma after then', code: 'then-comma', wrong: sorcery('Scry 2. Then, draw a card.'), right: sorcery('Scry 2. Then draw a card.') },
  { what: '26 full negatives', code: 'contraction', wrong: creature('This creature cannot attack.'), right: creature('This creature can\'t attack.') },
  { what: '26 his or her', code: 'outdated-their', wrong: sorcery('Target player discards his or her hand.'), right: sorcery('Target player discards their hand.') },
  { what: '27 an historic card', code: 'article', wrong: creature('Whenever you cast an historic spell, draw a card.'), right: creature('Whenever you cast a historic spell, draw a card.') },
  { what: '27 non- before a plain word', code: 'non-prefix', wrong: 'Still Waters {1}{U}\nInstant\nCounter target non-creature spell.', right: 'Still Waters {1}{U}\nInstant\nCounter target noncreature spell.' },
  { what: '27 non before a capital', code: 'non-prefix', wrong: sorcery('Destroy target nonHuman creature.'), right: sorcery('Destroy target non-Human creature.') },
  { what: '28 a cost that names the card', code: 'outdated-self-reference', wrong: sorcery('As an additional cost to cast Ember Lash, discard a card.\nDraw two cards.'), right: sorcery('As an additional cost to cast this spell, discard a card.\nDraw two cards.') },
  { what: '29 X that nothing defines', code: 'undefined-x', wrong: sorcery('You gain X life.'), right: sorcery('You gain X life, where X is the number of Cats you control.') },
  { what: '29 half of what', code: 'undefined-rounding', wrong: sorcery('Target player loses half their life.'), right: sorcery('Target player loses half their life, rounded up.') },
  { what: '30 put into a graveyard from the battlefield', code: 'outdated-dies', wrong: creature('When this creature is put into a graveyard from the battlefield, draw a card.'), right: creature('When this creature dies, draw a card.') },
  { what: '30 hexproof written out', code: 'outdated-hexproof', wrong: creature('This creature can\'t be the target of spells or abilities your opponents control.'), right: creature('This creature has hexproof.') },
  { what: '30 a full stop outside the quotation', code: 'quote-stop', wrong: artifact('Creatures you control have “{T}: Add {C}”.'), right: artifact('Creatures you control have “{T}: Add {C}.”') },
];

describe('the thirty mistakes', () => {
  test.each(MISTAKES)('$what: $code', ({ code, wrong }) => {
    expect(allFindings(wrong).map((finding) => finding.code)).toContain(code);
  });

  test.each(MISTAKES)('$what: nothing is said of the right card', ({ right }) => {
    expect(allFindings(right).map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
  });

  test.each(MISTAKES)('$what: nothing else is said of the wrong card', ({ code, wrong }) => {
    const others = allFindings(wrong).filter((finding) => finding.code !== code && (finding.severity === 'error' || finding.severity === 'warning'));
    expect(others.map((finding) => `${finding.code}: ${finding.message}`)).toEqual([]);
  });
});
