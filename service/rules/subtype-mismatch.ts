import { SUBTYPES, subtypeByName, type Subtype } from '../../grammar/vocabulary/index.ts';
import { rule } from '../engine/rule.ts';
import { bearersOf, fits } from '../engine/subtype-owners.ts';
import { describing, isDescribed } from '../engine/token-places.ts';
import { say, type Message } from '../l10n/message.ts';
import { aWord, listing, word, wordAs } from '../l10n/words.ts';

const messageOf = (subtype: Subtype, types: readonly string[]): Message => {
  const bearers = bearersOf(subtype);
  return say`${word(subtype.name)} is a subtype of ${listing(bearers.map((t) => wordAs(`${t}s`.replace(/ys$/, 'ies'), t)), 'and')}, and this is ${listing(types.map(aWord), 'and')} (CR 205.3d). Choose a subtype that fits, or add the card type ${word(bearers[0] ?? '')}.`;
};

const BY_NAME = new Map<string, Subtype[]>();
for (const subtype of SUBTYPES) BY_NAME.set(subtype.name, [...(BY_NAME.get(subtype.name) ?? []), subtype]);

/** Every list that has the word: a few words are in several. */
const readingsOf = (name: string): readonly Subtype[] => BY_NAME.get(subtypeByName.get(name.toLowerCase())?.name ?? '') ?? [];

export default rule({
  code: 'subtype-mismatch',
  since: '0.1.0',
  severity: 'error',
  rules: ['205.3d'],
  summary: 'A subtype that none of the card types can have.',
  why: 'Each subtype belongs to one card type, and an object cannot have a subtype of a type that it is not.',
  bad: 'Quick Forging {1}{R}\nInstant — Equipment\nTarget creature gets +3/+0 until end of turn.',
  good: 'Quick Forging {1}{R}\nInstant\nTarget creature gets +3/+0 until end of turn.',
  fixable: true,
  on: {
    Face({ typeLine, report }) {
      if (!typeLine || typeLine.severalFaces || typeLine.others.length > 0 || typeLine.types.length === 0) return;
      const types = typeLine.types.map((t) => t.id!);
      for (const word of typeLine.subtypes) {
        if (word.readings.length === 0 || word.readings.some((r) => fits(r, types) || readingsOf(r.name).some((s) => fits(s, types)))) continue;
        const only = typeLine.subtypes.length === 1;
        const last = typeLine.types.at(-1)!;
        report(word, {
          message: messageOf(word.readings[0]!, types),
          fixes: only ? [{ title: say`Leave “${word.text}” out`, edits: [{ span: { start: last.end, end: word.end }, newText: '' }], preferred: false }] : [],
        }, 'type_line');
      }
    },
    Token(token, ctx) {
      if (!isDescribed(token, ctx) || token.types.length === 0) return;
      for (const m of describing(token)!.modifiers) {
        if (m.kind !== 'word' || m.class !== 'subtype' || m.negated) continue;
        const readings = readingsOf(m.id);
        if (readings.length === 0 || readings.some((s) => fits(s, token.types))) continue;
        const type = bearersOf(readings[0]!)[0]!;
        const first = describing(token)!.modifiers.find((t) => t.kind === 'word' && t.class === 'type')!;
        ctx.report(m.at, {
          message: messageOf(readings[0]!, token.types),
          fixes: readings[0]!.of === 'spell' ? [] : [{ title: say`Insert “${type}”`, edits: [{ span: { start: first.at.start, end: first.at.start }, newText: `${type} ` }], preferred: false }],
        });
      }
    },
  },
});
