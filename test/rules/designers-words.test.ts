import { describe, expect, test } from 'vitest';
import { allFindings, applyFix } from '../support/rule-check.ts';

const sorcery = (text: string): string => `Ember Lash {2}{R}\nSorcery\n${text}`;

/** What real sets of designers hold and is right, or at least theirs: every line a card of our own. */
const SILENT: readonly (readonly [code: string, card: string])[] = [
  ['token-missing-card-type', 'Wisp Choir {2}{U}\nSorcery\nCreate a blue Mottlewisp token. (It\'s a 0/1 creature with “Sacrifice this token: Add {U}.”)'],
  ['token-missing-card-type', 'Barrow Call {1}{B}\nSorcery\nCreate a 1/1 black Skeleton creature token. If you control a Swamp, create two tokens instead.'],
  ['modal-header', 'Torn Banner {R}\nInstant\nChoose one. If you discarded a card this turn, you may choose both.\n• Draw a card.\n• You gain 4 life.'],
  ['agreement', 'Gloam Decree {3}{B}\nEnchantment\nCreatures with Gloam counters on them get +1/+1.'],
  ['agreement', 'Linked Souls {4}{U}\nCreature — Spirit\nWhenever another Spirit creatures deals damage to a player, draw a card.\n2/2'],
  ['keyword-style', 'Veil Runner {2}{U}\nCreature — Rogue\nGrand Morph {1}{U}\n2/2'],
  ['missing-full-stop', 'Elder of Rain {3}{U}\nLegendary Creature — Spirit\nChoose a Patron (You can have a Patron as a second commander.)\n2/2'],
  ['missing-full-stop', 'Leech Nurse {2}{B}\nCreature — Cleric\nMending 2 (Damage dealt by this creature also causes you to gain 2 life.)\n2/2'],
  ['symbol-order', 'Three Winds {R}{W}{U}\nSorcery\nDraw three cards.'],
  ['unbalanced', '(Rush of Tides {1}{U}\nCreature — Fish\nWhen (Rush of Tides enters, draw a card.\n1/1'],
  ['unbalanced', 'Smile :) {1}{G}\nEnchantment\nWhen Smile :) enters, you gain 2 life.'],
  ['subtype-capitalization', 'Garden Plot {1}{G}\nEnchantment\nAt the beginning of your upkeep, put a bloom counter on this enchantment.'],
  ['keyword-parameter', 'Map Reader {1}{U}\nSorcery\nPlot.'],
  ['keyword-style', 'Map Reader {1}{U}\nSorcery\nPlot.'],
  ['keyword-parameter', 'Map Reader {1}{U}\nCreature — Scout\nSaddle\n2/2\n\ndefine term Saddle'],
  ['word-capitalization', 'Grasping Fen {1}{B}\nInstant\nTarget Hand you control gets +1/+1 until end of turn. Untap two Hands.\n\ndefine creature type Hand'],
];

describe('the designer\'s own words', () => {
  test.each(SILENT)('%s is not said of %s', (code, card) => {
    expect(allFindings(card).filter((finding) => finding.code === code)).toEqual([]);
  });

  test('what is wrong beside them is found', () => {
    const codes = (card: string): string[] => allFindings(card).map(({ code }) => code);
    expect(codes('Barrow Call {1}{B}\nSorcery\nCreate two tokens.')).toContain('token-missing-card-type');
    expect(codes('Torn Banner {R}\nInstant\nChoose one.\n• Draw a card.\n• You gain 4 life.')).toContain('modal-header');
    expect(codes('Leech Nurse {2}{B}\nCreature — Cleric\nWhen this creature enters, surveil 2\n2/2')).toContain('missing-full-stop');
    expect(codes('Twin Groves {W}{G}\nSorcery\nDraw three cards.')).toContain('symbol-order');
    expect(codes('Veil Runner {2}{U}\nCreature — Rogue\nVigilance, Ward {1}\n2/2')).toContain('keyword-style');
    expect(codes('Veil Runner {2}{U}\nCreature — Rogue\nWard\n2/2')).toContain('keyword-parameter');
    expect(codes('Veil Runner {2}{U}\nCreature — Rogue\nToxic 2.\n2/2')).toContain('keyword-style');
    expect(codes('Veil Runner {2}{U}\nSorcery\nReturn target card from your graveyard to your Hand.')).toContain('word-capitalization');
  });

  test('an English word is the set\'s own subtype, changed letters are a slip', () => {
    const severities = (card: string): string[] => allFindings(card).filter(({ code }) => code === 'unknown-subtype').map(({ severity }) => severity);
    expect(severities('Moor Manor {3}\nArtifact Creature — House\n0/4')).toEqual(['warning']);
    expect(severities('Bright Host {3}{W}\nCreature — Angle\nFlying\n3/3')).toEqual(['error']);
    expect(severities('Bright Host {3}{W}\nCreature — Soldeir\nFlying\n3/3')).toEqual(['error']);
  });

  test('a subtype of several cards is compared with no other', () => {
    const found = allFindings('Road Knight {2}{W}\nCreature — Driver\n2/2\n\nRoad Squire {1}{W}\nCreature — Driver\n1/1').filter(({ code }) => code === 'unknown-subtype');
    expect(found).toHaveLength(2);
    expect(found.flatMap(({ fixes }) => fixes.filter(({ title }) => title.startsWith('Write')))).toEqual([]);
  });

  test('“fix all” renames no token of the set\'s own', () => {
    const fixes = (card: string) => allFindings(card).filter(({ code }) => code === 'undefined-token').flatMap((finding) => finding.fixes);
    expect(fixes(sorcery('Create a Tresure token.')).map(({ preferred }) => preferred)).toContain(true);
    expect(fixes(sorcery('Create a Flood token.')).map(({ preferred }) => preferred)).not.toContain(true);
  });

  test('a token is never offered the type of a spell', () => {
    const found = allFindings('Snare Smith {R}\nCreature — Goblin\n{T}: Create a 0/1 colorless Trap artifact creature token with defender.\n1/1').filter(({ code }) => code === 'subtype-mismatch');
    expect(found).toHaveLength(1);
    expect(found[0]!.fixes).toEqual([]);
    const other = 'Snare Smith {R}\nCreature — Goblin\n{T}: Create a 0/1 colorless Clue creature token with defender.\n1/1';
    const [mismatch] = allFindings(other).filter(({ code }) => code === 'subtype-mismatch');
    expect(applyFix(other, mismatch!.fixes[0]!)).toContain('Clue artifact creature token');
  });
});
