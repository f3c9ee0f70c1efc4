import { describe, expect, test } from 'vitest';
import type { Finding } from '../../service/model.ts';
import { allFindings, applyFix } from '../support/rule-check.ts';

/** One pass of “fix all”: every preferred fix whose edits overlap no earlier one. */
function fixAll(card: string, findings: readonly Finding[]): string {
  const taken: Finding['fixes'][number]['edits'] = [];
  for (const finding of findings) {
    const fix = finding.fixes.find(({ preferred }) => preferred);
    const apart = fix?.edits.every((edit) => taken.every((other) => other.span.end < edit.span.start || other.span.start > edit.span.end));
    if (fix && apart) taken.push(...fix.edits);
  }
  return applyFix(card, { title: '', preferred: true, edits: taken });
}

const PASSES = 4;

/** Fixes until nothing with a fix is left, and how many findings there were before each pass. */
function mended(card: string): { card: string; counts: number[] } {
  const counts: number[] = [];
  let text = card;
  for (let pass = 0; pass < PASSES; pass++) {
    const findings = allFindings(text).filter(({ fixes }) => fixes.some(({ preferred }) => preferred));
    counts.push(findings.length);
    if (findings.length === 0) break;
    text = fixAll(text, findings);
  }
  return { card: text, counts };
}

const CARDS: readonly (readonly [string, string])[] = [
  [
    'Fen Tinker {1}{B}\nTribal Creature — Naga Wizard\nFlying, First Strike.\nWhen Fen Tinker enters the battlefield target player puts the top 2 cards of his or her library into his or her graveyard\n2/2',
    'Fen Tinker {1}{B}\nKindred Creature — Snake Wizard\nFlying, first strike\nWhen this creature enters, target player mills two cards.\n2/2',
  ],
  [
    'Cinder Charm {R}{B}\nInstant\nChoose one:\n• Cinder Charm deals three damage to target creature or player\n• Remove target non-land permanent with converted mana cost 2 or less from the game.\n• Target opponent sacrifices a artifact.',
    'Cinder Charm {B}{R}\nInstant\nChoose one —\n• Cinder Charm deals 3 damage to any target.\n• Exile target nonland permanent with mana value 2 or less.\n• Target opponent sacrifices an artifact of their choice.',
  ],
  [
    'Fen Lantern {3}\nArtifact — Equipment\nWhen this artifact enters, you may cast a instant card from your Graveyard.\nEquipped creature has "{T}: Add {1} to your mana pool".\nEquip {2}',
    'Fen Lantern {3}\nArtifact — Equipment\nWhen this Equipment enters, you may cast an instant card from your graveyard.\nEquipped creature has "{T}: Add {C}."\nEquip {2}',
  ],
  [
    'Orla, Tide Warden {2}{U}\nLegendary Creature — Merfolk Wizard\nWhenever a player plays a spell, he or she draws a a card. This ability only triggers once per turn.\nWhen this creature is put into a graveyard from the battlefield, search your library for a card, put it into your hand, then shuffle your library.\n2/3',
    'Orla, Tide Warden {2}{U}\nLegendary Creature — Merfolk Wizard\nWhenever a player casts a spell, they draw a card. This ability triggers only once each turn.\nWhen Orla dies, search your library for a card, put it into your hand, then shuffle.\n2/3',
  ],
  [
    'Gull Rally {3}{W}\nSorcery\nCreate 2 1/1 white Bird creature tokens with "This creature cannot block." Place 1 +1/+1 counter on each of them. Then creatures you control gets +1/+0 until end of turn. Sacrifice them at end of turn.',
    'Gull Rally {3}{W}\nSorcery\nCreate two 1/1 white Bird creature tokens with "This token can\'t block." Put one +1/+1 counter on each of them. Then creatures you control get +1/+0 until end of turn. Sacrifice them at the beginning of the next end step.',
  ],
  [
    'Battle Drummer {1}{R}\nCreature — Goblin Bard\nAt the beginning of your combat phase, another target creature you control gains Haste until end of turn. Its owner draws a card if its attacking.\n1/1',
    'Battle Drummer {1}{R}\nCreature — Goblin Bard\nAt the beginning of combat on your turn, another target creature you control gains haste until end of turn. Its owner draws a card if it\'s attacking.\n1/1',
  ],
];

describe('all fixes of a card together', () => {
  test.each(CARDS)('%s', (before, after) => {
    const { card, counts } = mended(before);
    expect(card).toBe(after);
    expect(allFindings(card).filter(({ severity }) => severity === 'error' || severity === 'warning')).toEqual([]);
    expect(counts.at(-1)).toBe(0);
  });
  test('a fixed card stays as it is', () => {
    for (const [, after] of CARDS) expect(mended(after).card).toBe(after);
  });
});
