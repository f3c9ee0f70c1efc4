import { describe, expect, test } from 'vitest';
import { allFindings } from '../support/rule-check.ts';

/** Every finding of the card, as text; hints and information too. */
const said = (card: string): string[] => allFindings(card).map(({ code, message }) => `${code}: ${message}`);
const grave = (card: string): string[] => allFindings(card).filter(({ severity }) => severity === 'error' || severity === 'warning').map(({ code, message }) => `${code}: ${message}`);
const codes = (card: string): string[] => allFindings(card).map(({ code }) => code);

const record = (fields: Record<string, unknown>): string => `${JSON.stringify({ object: 'card', lang: 'en', ...fields })}\n`;

describe('the ten false alarms', () => {
  test('1 a player or planeswalker is a target of damage', () => {
    expect(said('Ember Lash {2}{R}\nSorcery\nEmber Lash deals 4 damage to target player or planeswalker.')).toEqual([]);
    expect(said('Ember Lash {2}{R}\nSorcery\nEmber Lash deals 4 damage to target opponent or planeswalker.')).toEqual([]);
  });

  test.each([
    'Mist Runner {1}{U}\nCreature — Spirit\nWhen this creature attacks, sacrifice it at end of combat.\n3/1',
    'Mist Runner {1}{U}\nCreature — Spirit\nWhen this creature blocks, destroy it at end of combat.\n3/1',
    'Mist Runner {1}{U}\nCreature — Spirit\nWhen this creature attacks, return it to its owner\'s hand at end of combat.\n3/1',
  ])('2 “when” is right where the creature goes: %s', (card) => {
    expect(codes(card)).not.toContain('when-whenever');
  });

  test.each([
    'Coal Imp {1}{R}\nCreature — Imp\nWhenever this creature attacks, you may have it deal 2 damage to any target.\n2/2',
    'Fen Bell {2}\nArtifact\n{2}, {T}: Have each player mill two cards.',
    'Fen Bell {2}\nArtifact\n{2}, {T}: You may have target opponent draw a card.',
  ])('3 bare verbs after “have”: %s', (card) => {
    expect(codes(card)).not.toContain('agreement');
    expect(codes(card)).not.toContain('damage-without-source');
  });

  test('4 what the rules allow and only the template changed is never an error', () => {
    const old = 'Reef Tinker {1}{U}\nCreature — Merfolk\nWhen Reef Tinker enters the battlefield, return target creature with converted mana cost 2 or less to its owner\'s hand.\n2/2';
    expect(codes(old).sort()).toEqual(['outdated-enters', 'outdated-mana-value', 'outdated-self-reference']);
    expect(allFindings(old).filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test.each([
    'Cavern Nopling {1}{W}\nCreature — Nopling Driver\nVigilance\n2/2',
    'Bonded Pair {1}{W}\nCreature — Human\nAs long as this creature is dantled, it gets +1/+1.\n2/2',
    'Moor Idol {3}\nArtifact\nWhen this artifact enters, put three glimmer counters on it.\nRemove a glimmer counter from this artifact: Scry 1.',
    'Veil Adept {2}{U}\nCreature — Wizard\nHearthbound {2} (You may pay {2} as this creature enters. If you do, it enters with a +1/+1 counter on it.)\n2/2',
    'Lost Road {1}{G}\nSorcery\nExile target card from a graveyard. It enters the sanctum.',
  ])('5 the designer\'s own words are no errors: %s', (card) => {
    expect(allFindings(card).filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(codes(card)).not.toContain('unknown-word');
    expect(codes(card)).not.toContain('unknown-keyword');
  });

  test.each([
    'Sketch {2}{G}\nSorcery\nCreate a 1/1 ?? creature token.',
    'Sketch {2}{G}\nEnchantment\n[Name]\'s Blessing',
    'Archetypes\nDeck theme\n- Bears\n- Tokens\n- Lands matter',
    'Tale {1}{W}\nSorcery\nLong ago the seven lanterns of the moor went dark, and nobody remembers why.',
  ])('6 notes and placeholders are no errors: %s', (card) => {
    expect(allFindings(card).filter(({ severity, code }) => severity === 'error' && code !== 'malformed-card')).toEqual([]);
  });

  test('7 the dashes, quotes and symbols of exporters', () => {
    const imported = record({ name: 'Moor Herald', mana_cost: '{1}{GW}', type_line: 'Creature – Elf Knight', oracle_text: 'Landfall – Whenever a land you control enters, choose one –\n• Target creature gets -1/-1 until end of turn.\n• Draw a card.', power: '2', toughness: '2' });
    expect(codes(imported)).not.toContain('typography');
    expect(codes(imported)).not.toContain('modal-header');
    expect(codes(imported)).not.toContain('unknown-symbol');
    expect(grave('Bell Ringer {1}{W}\nCreature — Human\nCreatures you control have “{T}: You gain 1 life.”\n1/1')).toEqual([]);
    expect(grave('Bell Ringer {1}{W}\nCreature — Human\nCreatures you control have "{T}: You gain 1 life."\n1/1')).toEqual([]);
  });

  test.each([
    'Vessa, Who Counts the Stars {2}{U}\nLegendary Creature — Human Wizard\nWhenever Vessa, Who Counts the Stars attacks, draw a card.\n2/2',
    'Ward {2}{W}\nInstant\nWard deals 2 damage to target attacking creature.',
    '(Rush of Tides) {1}{U}\nInstant\n(Rush of Tides) deals 2 damage to target creature.',
    'Destroy All Hope {2}{B}\nSorcery\nDestroy All Hope deals 3 damage to any target.',
  ])('8 names that hold commas, brackets, a keyword or a clause: %s', (card) => {
    expect(said(card)).toEqual([]);
  });

  test('8 loyalty costs in brackets', () => {
    expect(grave(record({ name: 'Orla Fen', mana_cost: '{2}{G}', type_line: 'Legendary Planeswalker — Orla', oracle_text: '[+1]: You gain 2 life.\n[-2]: Create a 2/2 green Wolf creature token.', loyalty: '3' })).filter((text) => !text.startsWith('unknown-subtype'))).toEqual([]);
  });

  test('9 a hyphen for the minus sign is the format\'s', () => {
    const text = 'Target creature gets -3/-3 until end of turn.';
    expect(said(record({ name: 'Fell Breath', mana_cost: '{1}{B}', type_line: 'Instant', oracle_text: text }))).toEqual([]);
    expect(grave(`Fell Breath {1}{B}\nInstant\n${text}`)).toEqual([]);
    expect(grave(`Fell Breath {1}{B}\nInstant\n${text.replaceAll('-', '−')}`)).toEqual([]);
  });

  test('10 a slip that printed cards have too, “this creature” for a card in a graveyard, is no error', () => {
    const right = 'Grave Moth {2}{B}\nCreature — Insect\n{2}{B}: Return this card from your graveyard to your hand.\n1/1';
    expect(said(right)).toEqual([]);
    const slip = right.replace('this card', 'this creature');
    expect(allFindings(slip).filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});
