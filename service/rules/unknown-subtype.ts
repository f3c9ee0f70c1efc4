import { isSubtypeKind, pluralOf, type Lexicon, type Span } from '../../grammar/index.ts';
import { isOneEditApart } from '../../grammar/documents/near-word.ts';
import type { Modifier, Noun } from '../../grammar/tree.ts';
import { SUBTYPES, type Subtype } from '../../grammar/vocabulary/index.ts';
import { rule, type NodeContext, type Report } from '../engine/rule.ts';
import { splitSubtype } from '../engine/type-words-japanese.ts';
import type { DefineRequest } from '../model.ts';
import type { CardSet } from '../engine/card-set.ts';
import { subtypeKindFor } from '../engine/defined-types.ts';
import { ENGLISH_WORDS } from '../engine/english-words.ts';
import { fits } from '../engine/subtype-owners.ts';
import { isTokenNoun } from '../engine/things.ts';
import { tokenNamed } from '../engine/token-names.ts';
import { isJapaneseSlip } from '../engine/unknown-japanese.ts';
import { hasType } from '../engine/type-line.ts';
import { nearest, slipOf } from '../suggest.ts';
import { say } from '../l10n/message.ts';

const NAMES = SUBTYPES.map((s) => s.name);
const FORMS = SUBTYPES.flatMap((s) => (s.plural === s.name ? [s.name] : [s.name, s.plural]));
/** Types whose subtypes are the names of persons, places and quests: every set has its own. */
const OPEN_TYPES = ['planeswalker', 'plane', 'phenomenon', 'dungeon', 'scheme', 'vanguard', 'conspiracy'];

/** Shorter Japanese words have too many neighbors. */
const SHORTEST = 4;
const JAPANESE_NAMES = SUBTYPES.flatMap(({ ja }) => (ja && ja.length >= SHORTEST ? [ja] : []));

/** The Japanese subtype that is one character away. */
const nearJapanese = (text: string): string | undefined => (text.length >= SHORTEST && !/[A-Za-z]/.test(text) ? JAPANESE_NAMES.find((name) => isOneEditApart(name, text)) : undefined);

const lettersOf = (word: string): string => [...word.toLowerCase()].sort().join('');

/** The subtype that was meant; a word that other cards have too is no slip, nor is an English word, unless its letters have only changed places. */
function slip(word: string, candidates: Iterable<string>, set: CardSet): string | undefined {
  const meant = slipOf(word, candidates);
  if (meant === undefined || set.cardsWith(word) > 1) return undefined;
  return ENGLISH_WORDS.has(word.toLowerCase()) && lettersOf(word) !== lettersOf(meant) ? undefined : meant;
}

const namesFor = (types: readonly string[]): string[] => SUBTYPES.filter((s: Subtype) => types.length === 0 || fits(s, types)).map((s) => s.name);

/** The set's own subtypes, in the singular and the plural. */
const definedForms = (lexicon: Lexicon | undefined): string[] =>
  (lexicon?.definitions ?? []).flatMap(({ kind, name }) => (isSubtypeKind(kind) ? [...new Set([name, pluralOf(name)])] : []));

function reportOf(word: string, at: Span, meant: string | undefined, types: readonly string[], set: CardSet, candidates: readonly string[] = NAMES): Report {
  const define: DefineRequest = { kind: subtypeKindFor(types), name: word };
  const near = meant ?? (set.cardsWith(word) > 1 ? slipOf(word, candidates) : nearest(word, candidates));
  const fixes = near ? [{ title: say`Write “${near}”`, edits: [{ span: at, newText: near }], preferred: meant !== undefined }] : [];
  if (meant) return { severity: 'error', message: say`There is no subtype ${word} (CR 205.3). Did you mean ${meant}?`, fixes, define };
  return { severity: 'warning', message: say`No list of the rules has the subtype ${word} (CR 205.3).${near ? say` Did you mean ${near}?` : ''} If it is the set's own, define it (define ${define.kind} ${word}).`, fixes, define };
}

const isUnlisted = (m: Modifier): m is Extract<Modifier, { kind: 'name' }> => m.kind === 'name';

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
    Face({ face, typeLine, set, lexicon, report }) {
      if (!typeLine || typeLine.severalFaces || hasType(typeLine, ...OPEN_TYPES)) return;
      for (const word of typeLine.subtypes) {
        const near = face.dialect === 'mtg-ja' && word.id === null && !splitSubtype(word.text) ? nearJapanese(word.text) : undefined;
        if (near) {
          report(word, { severity: 'warning', message: say`There is no subtype ${word.text} (CR 205.3). Did you mean ${near}?`, fixes: [{ title: say`Write “${near}”`, edits: [{ span: { start: word.start, end: word.end }, newText: near }], preferred: true }] }, 'type_line');
          continue;
        }
        if (word.id !== null || !/^\p{Lu}[\p{L}'’-]*$/u.test(word.text)) continue;
        const names = [...definedForms(lexicon), ...namesFor(typeLine.others.length ? [] : typeLine.types.map((t) => t.id!))];
        report(word, reportOf(word.text, word, face.dialect === 'mtg-en' ? slip(word.text, names, set) : undefined, typeLine.types.map((t) => t.id!), set, names), 'type_line');
      }
    },
    Noun(noun, ctx) {
      if (!noun.modifiers.some(isUnlisted)) return;
      noun.modifiers.forEach((m, i) => {
        if (!isUnlisted(m) || /[\s,]/.test(m.text) || isOnlyWord(noun) || tokenNamed(m.text) || isJapaneseSlip(m.text, ctx)) return;
        const meant = isName(noun, ctx) ? undefined : slip(m.text, [...definedForms(ctx.lexicon), ...FORMS], ctx.set);
        if (meant || (isTokenNoun(noun) && standsAsSubtype(noun, i))) ctx.report(m.at, reportOf(m.text, m.at, meant, noun.modifiers.flatMap((other) => (other.kind === 'word' && other.class === 'type' ? [other.id] : [])), ctx.set));
      });
    },
  },
});
