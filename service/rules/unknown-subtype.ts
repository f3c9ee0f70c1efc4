import type { Span } from '../../grammar/index.ts';
import type { Modifier, Noun } from '../../grammar/tree.ts';
import { SUBTYPES } from '../../grammar/vocabulary/index.ts';
import { rule, type NodeContext, type Report } from '../engine/rule.ts';
import { isTokenNoun } from '../engine/things.ts';
import { hasType } from '../engine/type-line.ts';
import { nearest, slipOf } from '../suggest.ts';

const NAMES = SUBTYPES.map((s) => s.name);
const FORMS = SUBTYPES.flatMap((s) => (s.plural === s.name ? [s.name] : [s.name, s.plural]));
/** Types whose subtypes are places and quests, each its own (205.3j, 309.2). */
const OPEN_TYPES = ['plane', 'phenomenon', 'dungeon', 'scheme', 'vanguard', 'conspiracy'];

function reportOf(word: string, at: Span, slip: string | undefined): Report {
  const near = slip ?? nearest(word, NAMES);
  const fixes = near ? [{ title: `Write “${near}”`, edits: [{ span: at, newText: near }], preferred: slip !== undefined }] : [];
  if (slip) return { severity: 'error', message: `There is no subtype ${word} (CR 205.3). Did you mean ${slip}?`, fixes };
  return { severity: 'warning', message: `No list of the rules has the subtype ${word} (CR 205.3).${near ? ` Did you mean ${near}?` : ''} If the set has it, nothing is wrong.`, fixes };
}

/** A word between color and card type, where only subtypes stand. */
const standsAsSubtype = (noun: Noun, at: number): boolean => {
  const after = noun.modifiers.slice(at + 1).find((m) => m.kind !== 'name' && !(m.kind === 'word' && m.class === 'subtype'));
  return after?.kind === 'word' && (after.class === 'type' || after.id === 'token');
};

/** `create a Potion token`: undefined-token speaks of that word. */
const isOnlyWord = (noun: Noun): boolean => isTokenNoun(noun) && !noun.modifiers.some((m) => m.kind === 'power-toughness' || (m.kind === 'word' && (m.class === 'type' || m.class === 'color')));

/** A word without determiner or number, or what a keyword names, may be the name of a card. */
const isName = (noun: Noun, ctx: NodeContext): boolean =>
  (noun.determiners.length === 0 && noun.count === undefined && !noun.target && !isTokenNoun(noun)) || ctx.path.some((n) => n.kind === 'KeywordUse');

export default rule({
  code: 'unknown-subtype',
  since: '0.1.0',
  severity: 'error',
  rules: ['205.3'],
  summary: 'A word in the place of a subtype that no list of the rules has.',
  why: 'Subtypes are a closed list. A word that is one slip away from a subtype is almost surely a misprint of it; other words may be subtypes of your own set, so they are only a warning.',
  bad: 'Mirewood Tracker {1}{G}\nCreature — Elff Scout\nReach\n2/2',
  good: 'Mirewood Tracker {1}{G}\nCreature — Elf Scout\nReach\n2/2',
  fixable: true,
  on: {
    Face({ face, typeLine, report }) {
      if (!typeLine || typeLine.severalFaces || hasType(typeLine, ...OPEN_TYPES)) return;
      for (const word of typeLine.subtypes) {
        if (word.id !== null || !/^\p{Lu}[\p{L}'’-]*$/u.test(word.text)) continue;
        report(word, reportOf(word.text, word, face.dialect === 'mtg-en' ? slipOf(word.text, NAMES) : undefined), 'type_line');
      }
    },
    Noun(noun, ctx) {
      noun.modifiers.forEach((m: Modifier, i) => {
        if (m.kind !== 'name' || /[\s,]/.test(m.text) || isOnlyWord(noun)) return;
        const slip = isName(noun, ctx) ? undefined : slipOf(m.text, FORMS);
        if (slip || (isTokenNoun(noun) && standsAsSubtype(noun, i))) ctx.report(m.at, reportOf(m.text, m.at, slip));
      });
    },
  },
});
