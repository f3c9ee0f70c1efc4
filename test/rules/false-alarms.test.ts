import { describe, expect, test } from 'vitest';
import { RULES } from '../../service/rules/index.ts';
import { allFindings } from '../support/rule-check.ts';

const sorcery = (text: string): string => `Ember Lash {2}{R}\nSorcery\n${text}`;
const instant = (text: string): string => `Still Waters {1}{U}\nInstant\n${text}`;
const creature = (text: string): string => `Reef Tinker {1}{U}\nCreature — Merfolk\n${text}\n2/2`;
const artifact = (text: string): string => `Muster Horn {3}\nArtifact\n${text}`;
const enchantment = (text: string): string => `Gloam Decree {2}{B}\nEnchantment\n${text}`;
const aura = (text: string): string => `Silk Bond {1}{W}\nEnchantment — Aura\n${text}`;
const equipment = (text: string): string => `Iron Hook {2}\nArtifact — Equipment\n${text}`;
const land = (text: string): string => `Sunken Steps\nLand\n${text}`;
const walker = (text: string): string => `Orla Fen {2}{G}\nLegendary Planeswalker — Orla\n${text}\nLoyalty: 3`;
const record = (fields: Record<string, unknown>): string => `${JSON.stringify({ object: 'card', lang: 'en', ...fields })}\n`;

/** Right forms that a literal reading of a code would flag. */
const RIGHT: Readonly<Record<string, readonly string[]>> = {
  'token-missing-power-toughness': [
    sorcery('Create a red Elemental creature token with base power and toughness 4/4.'),
    sorcery('Create a green Ooze creature token with “This token\'s power and toughness are each equal to the number of lands you control.”'),
    sorcery('Create a white Avatar creature token. It has “This token\'s power and toughness are each equal to your life total.”'),
    enchantment('If you would create a Treasure token, create two of those tokens instead.'),
    enchantment('Whenever you create a creature token, you gain 1 life.'),
  ],
  'token-missing-color': [
    sorcery('Create a 2/2 Elemental creature token that\'s red and white.'),
    sorcery('Create a 4/4 Dragon creature token that\'s all colors.'),
    enchantment('As this enchantment enters, choose a color.\n{3}{B}: Create a 1/1 Elemental creature token of the chosen color.'),
  ],
  'token-missing-subtype': [
    sorcery('Create a colorless artifact token named Cinder Stone.'),
    enchantment('As this enchantment enters, choose a creature type.\n{3}{B}: Create a 1/1 white creature token of the chosen type.'),
    enchantment('If one or more creature tokens would be created under your control, twice that many of those tokens are created instead.'),
  ],
  'token-power-toughness-on-noncreature': [
    sorcery('Create a 3/2 colorless Vehicle artifact token with crew 1.'),
  ],
  'token-number-agreement': [
    sorcery('Create a number of 1/1 green Snake creature tokens equal to the number of lands you control.'),
    sorcery('Create X 1/1 red Goblin creature tokens, where X is the number of lands you control. Sacrifice one of those tokens.'),
    enchantment('Whenever you create one or more creature tokens, draw a card.'),
  ],
  'token-characteristic-order': [
    sorcery('Create a 1/1 white Cat creature token with lifelink named Pell.'),
    sorcery('Create a 1/1 white Cat creature token named Pell with lifelink.'),
    sorcery('Create a 2/2 black Zombie creature token that\'s tapped and attacking.'),
    sorcery('Create Pell, a legendary 1/1 white Cat creature token.'),
    sorcery('Create a tapped 2/2 black Zombie creature token.'),
  ],
  'undefined-token': [
    sorcery('Create a Relic token. (It\'s a colorless artifact with “{T}: Add {C}.”)'),
    `${sorcery('Create a Moor Lantern token.')}\n\nMoor Lantern {1}\nArtifact\n{T}: Add {R}.`,
  ],
  'token-as-card': [
    enchantment('If a card or token would be put into a graveyard from anywhere, exile it instead.'),
  ],
  'token-outside-battlefield': [
    sorcery('Create a 1/1 white Spirit creature token for each creature card in your graveyard.'),
    enchantment('Whenever a token you control leaves the battlefield, return a card from your graveyard to your hand.'),
  ],
  'token-aura-without-enchant': [
    sorcery('Create a white Aura enchantment token named Silk attached to target creature. It has enchant creature and “Enchanted creature gets +1/+1.”'),
  ],
  'outdated-token-control': [
    enchantment('If one or more tokens would be created under your control, twice that many of those tokens are created instead.'),
    sorcery('Target opponent creates a 1/1 red Goblin creature token.'),
  ],
  'subtype-capitalization': [
    enchantment('At the beginning of your upkeep, put an egg counter on this enchantment.'),
    enchantment('Remove a fungus counter from this enchantment: Scry 1.'),
    enchantment('At the beginning of your upkeep, put a plan counter on this enchantment.'),
  ],
  'target-in-static-ability': [
    creature('This creature can\'t be the target of red spells.'),
    enchantment('Spells you cast cost {1} less to cast for each target they have.'),
    enchantment('Creatures you control have “{T}: Tap target creature.”'),
    creature('You may exert this creature as it attacks. When you do, tap target creature an opponent controls.'),
    sorcery('Copy target instant or sorcery spell. You may choose new targets for the copy.'),
  ],
  'target-in-replacement': [
    'Split Path {1}{G}\nSorcery\nKicker {2}\nDestroy target artifact. If this spell was kicked, instead destroy target artifact and target enchantment.',
    enchantment('If a creature you control would die, exile it instead.'),
  ],
  'target-in-trigger': [
    creature('When this creature becomes the target of a spell, sacrifice it.'),
    instant('When target creature dies this turn, return that card to its owner\'s hand.'),
    instant('Until end of turn, whenever target creature deals damage, you gain that much life.'),
  ],
  'target-in-mana-ability': [
    walker('+1: Add {G}. Target creature gets +1/+1 until end of turn.'),
  ],
  'target-card-without-zone': [
    sorcery('Put target exiled card you own into your hand.'),
    sorcery('From among the cards in your graveyard, return target creature card to your hand.'),
    sorcery('Choose target creature card in your graveyard. Return that card to your hand.'),
  ],
  'target-hidden-zone': [
    sorcery('Ember Lash deals damage to any target equal to the number of cards in your hand.'),
  ],
  'target-never-legal': [
    creature('Creatures your opponents control with hexproof can be the targets of spells and abilities you control as though they didn\'t have hexproof.'),
  ],
  'illegal-target': [
    'Grim Omen {1}{B}\nEnchantment — Aura Curse\nEnchant player\n{1}: Attach this Aura to target player.',
    sorcery('Exile target spell.'),
    sorcery('Return target spell to its owner\'s hand.'),
    sorcery('Regenerate target artifact.'),
  ],
  'illegal-damage-recipient': [
    sorcery('Ember Lash deals 3 damage to target artifact\'s controller.'),
    sorcery('Destroy target artifact. Ember Lash deals 2 damage to that artifact\'s controller.'),
    sorcery('Choose target permanent. Ember Lash deals 2 damage to that permanent.'),
  ],
  'illegal-sacrifice': [
    creature('When this creature enters, sacrifice it unless you pay {2}.'),
    sorcery('Gain control of target creature until end of turn. At the beginning of the next end step, sacrifice that creature.'),
    sorcery('Target opponent sacrifices a creature of their choice.'),
  ],
  'reference-without-antecedent': [
    sorcery('Choose target creature.\nDestroy that creature.'),
    creature('When this creature enters, roll a d20.\n1—9 | Choose a creature card in your graveyard.\n10—20 | Return that card to your hand.'),
  ],
  'attached-mismatch': [
    aura('Enchant permanent\nEnchanted creature gets +1/+1.'),
    aura('Enchant Swamp\nEnchanted land has “{T}: Add {B}{B}.”'),
    aura('Enchant opponent\nEnchanted player skips their draw step.'),
    'Veil Hound {1}{W}\nEnchantment Creature — Dog\nBestow {3}{W}\nEnchanted creature gets +1/+1.\n1/1',
    creature('Whenever an equipped creature you control attacks, draw a card.'),
  ],
  'card-missing-power-toughness': [
    record({ name: 'Reef Tinker', type_line: 'Creature — Merfolk', oracle_text: 'Flying' }),
  ],
  'card-missing-loyalty': [record({ name: 'Orla Fen', type_line: 'Legendary Planeswalker — Orla', oracle_text: '+1: Draw a card.' })],
  'card-missing-defense': [record({ name: 'Siege of Fen', type_line: 'Battle — Siege', oracle_text: 'When this Siege enters, draw a card.' })],
  'card-power-toughness-on-noncreature': [
    'Fen Skiff {2}\nArtifact — Vehicle\nCrew 1\n2/2',
    'Star Barge {2}\nArtifact — Spacecraft\nStation\n2/2',
  ],
  'spell-ability-on-permanent': [
    creature('Prevent all damage that would be dealt to this creature.'),
    enchantment('Skip your draw step.'),
    creature('Untap this creature during each other player\'s untap step.'),
    enchantment('Play with the top card of your library revealed.'),
    creature('Cast this spell only during combat.'),
    'Elder of Rain {3}{U}\nLegendary Creature — Spirit\nChoose a Background (You can have a Background as a second commander.)\n2/2',
    creature('As an additional cost to cast this spell, discard a card.'),
    enchantment('Each player can\'t cast more than one spell each turn.'),
    enchantment('Any player may activate this enchantment\'s abilities.'),
  ],
  'unknown-keyword': [
    creature('Islandwalk\nPlainscycling {2}'), creature('Megamorph {3}{U}'), creature('Daybound'), creature('Nightbound'), creature('Doctor\'s companion'),
    creature('Goblin offering'), sorcery('Multikicker {1}\nDraw a card.'),
    equipment('Long Fang — Equip {2}'),
  ],
  'keyword-parameter': [
    sorcery('Target instant card in your graveyard gains flashback until end of turn. The flashback cost is equal to its mana cost.'),
    'Pell of the Fen {1}{G}\nLegendary Creature — Elf\nPartner—Survivors\n2/2',
    creature('Hexproof from black'), 'Gear Ogre {5}\nArtifact Creature — Ogre\nModular—Sunburst\n0/0', creature('Vanishing'), creature('Mayhem'),
    equipment('Equip Knight {1}\nEquip {3}'), creature('Ward—Pay 2 life.'),
  ],
  'undefined-x': [
    artifact('{2}, Sacrifice X creatures: Draw X cards.'),
    artifact('{T}, Pay X life: Draw X cards.'),
    walker('−X: Exile target creature card with mana value X from a graveyard.'),
    creature('{X}{U}: Tap target creature with mana value X.'),
    sorcery('As an additional cost to cast this spell, reveal X black cards from your hand.\nTarget creature gets -X/-X until end of turn.'),
    creature('{X}{X}{G}: Monstrosity X.\nWhen this creature becomes monstrous, draw X cards.'),
  ],
  'missing-duration': [
    sorcery('Target creature gets +2/+2 and gains trample until end of turn.'),
    sorcery('This turn, target creature gets +2/+2.'),
    creature('When this creature enters, target creature gets -2/-0 for as long as you control this creature.'),
    sorcery('Create a 1/1 white Spirit creature token. It gains flying.'),
    sorcery('Return target creature card from your graveyard to the battlefield. It gains haste.'),
  ],
  'search-without-shuffle': [
    sorcery('Search your library for a creature card, reveal it, then shuffle and put that card on top.'),
    sorcery('Search your library for a card and put it into your hand. Then shuffle.'),
    enchantment('Whenever an opponent searches their library, draw a card.'),
    enchantment('Players can\'t search libraries.'),
    sorcery('Search your library for an Elf card, put that card into your hand, then shuffle. Reveal that card.'),
  ],
  'undefined-rounding': [
    creature('This creature has flying as long as you have less than half your starting life total.'),
    sorcery('Each player loses half their life, then discards half the cards in their hand. Round up each time.'),
  ],
  'get-gain-have': [
    sorcery('Target creature has base power and toughness 4/4 until end of turn.'),
  ],
  'when-whenever': [
    creature('When this creature attacks, it loses defender.'),
    creature('When this creature attacks, destroy it at end of combat.'),
    creature('When this creature attacks, shuffle it into its owner\'s library.'),
    creature('When this creature attacks, sacrifice it.'),
  ],
  'card-word': [
    creature('You may play a land from your graveyard.'),
    creature('You may cast a creature spell from your graveyard.'),
  ],
  'outdated-enters': [
    creature('If you had another creature enter the battlefield under your control this turn, draw a card.'),
    creature('At the beginning of your end step, if another creature entered under your control this turn, draw a card.'),
    enchantment('Creature cards in graveyards can\'t enter the battlefield.'),
    enchantment('If a creature would enter the battlefield under an opponent\'s control, exile it instead.'),
    enchantment('Whenever a creature enters under an opponent\'s control, you gain 1 life.'),
  ],
  'outdated-self-reference': [
    'Pell, Fen Warden {1}{G}\nLegendary Creature — Elf\nWhen Pell enters, draw a card.\n2/2',
    ...[
      'A deck can have any number of cards named Reef Tinker.', 'Reef Tinker\'s power and toughness are each equal to the number of Islands you control.',
      '{2}{U}: Return Reef Tinker from your graveyard to your hand.', '{2}, Exile Reef Tinker from your graveyard: Draw a card.', 'Reef Tinker is all colors.',
      'When you cycle Reef Tinker, draw a card.', 'When you cast Reef Tinker, draw a card.', 'When Reef Tinker dies, if it was a creature, draw a card.',
      'Whenever another creature transforms into Reef Tinker, draw a card.', 'As long as Reef Tinker is paired with another creature, both creatures have flying.',
    ].map(creature),
  ],
  'outdated-dies': [
    enchantment('Whenever an artifact or creature is put into a graveyard from the battlefield, draw a card.'),
    enchantment('Whenever a creature is put into your graveyard from the battlefield, draw a card.'),
    artifact('When this artifact is put into a graveyard from the battlefield, draw a card.'),
  ],
  'outdated-shuffle': [
    sorcery('Shuffle your library.'),
    sorcery('Shuffle your graveyard into your library, then shuffle your library.'),
    sorcery('Put target creature on the bottom of its owner\'s library. That player shuffles their library.'),
  ],
  'outdated-any-target': [
    sorcery('Ember Lash deals 3 damage to target creature, planeswalker, or player.'),
    sorcery('Ember Lash deals 3 damage to target player or planeswalker.'),
  ],
  'number-style': [
    creature('Whenever you cast a spell with mana value 1, draw a card.'),
    instant('Prevent the next 1 damage that would be dealt to any target this turn.'),
    sorcery('You gain X life, where X is 4 minus the number of cards in your hand.'),
    creature('When this creature enters, roll a d20.\n1—9 | Draw a card.\n10—20 | Draw two cards.'),
    sorcery('Target player mills twelve cards.'),
    creature('This creature has flying as long as you have 9 or less life.'),
  ],
  agreement: [
    sorcery('Have each player mill two cards.'),
    enchantment('At the beginning of combat on your turn, each of those creatures gets +1/+1 until end of turn.'),
    creature('Creatures other than this creature get -1/-1.'),
    'Twins of Fen {1}{G}\nLegendary Creature — Elf\nWhenever Twins of Fen attack, you gain 1 life.\n2/2',
  ],
  contraction: [
    creature('Whenever you play a land that is snow or has a basic land type, scry 1.'),
    creature('When this creature dies, if the counter on it is a flying counter, draw a card.'),
  ],
  'missing-full-stop': [
    sorcery('Choose one —\n• Draw a card.\n• You gain 4 life.'), creature('Protection from red and from white'),
    'Hill Scout {W}\nCreature — Human\nLevel up {1}\nLEVEL 1-4\n2/2\nFlying\nLEVEL 5+\n4/4\n1/1', land('({T}: Add {U}.)'),
  ],
  'keyword-style': [creature('Vigilance, flying, first strike'), creature('Trample, haste')],
  typography: [
    record({ name: 'Fell Breath', mana_cost: '{1}{B}', type_line: 'Instant', oracle_text: 'Target creature gets -3/-3 until end of turn.' }),
    record({ name: 'Dice Imp', mana_cost: '{1}{R}', type_line: 'Creature – Imp', oracle_text: 'When this creature enters, roll a d20.\n1—9 | Draw a card.\n10—20 | Draw two cards.', power: '1', toughness: '1' }),
    record({ name: 'Moor Herald', mana_cost: '{1}{G}', type_line: 'Creature – Elf', oracle_text: 'Landfall – Whenever a land you control enters, draw a card.', power: '1', toughness: '1' }),
  ],
  'symbol-order': ['Three Winds {R}{W}{U}\nSorcery\nDraw three cards.'],
  'non-prefix': [sorcery('Destroy target non-outlaw creature.')],
  'then-comma': [sorcery('Draw two cards. Then, for each opponent, create a Treasure token.')],
  'damage-without-source': [creature('Whenever this creature attacks, you may have it deal 1 damage to any target.')],
  'unknown-subtype': [sorcery('Put a bloom counter on target creature.')],
};

const KNOWN = new Set(RULES.map(({ code }) => code));

describe('where each code would cry wolf', () => {
  test.each(Object.keys(RIGHT))('%s is a code', (code) => {
    expect(KNOWN.has(code)).toBe(true);
  });

  test.each(Object.entries(RIGHT).flatMap(([code, cards]) => cards.map((card) => [code, card] as const)))('%s: %s', (code, card) => {
    expect(allFindings(card).filter((finding) => finding.code === code).map(({ message }) => message)).toEqual([]);
  });
});
