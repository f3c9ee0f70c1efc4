import { CARD_TYPES, SUBTYPES, SUPERTYPES, type SubtypeOwner } from '../../grammar/vocabulary/index.ts';
import type { Lexicon } from '../../grammar/index.ts';
import { say } from '../l10n/message.ts';
import { capitalize, detailOf, toItems, type Candidate, type ProposedItem, type Typed } from './completion-candidate.ts';
import { definedTypes } from './completion-defined.ts';
import { japaneseItems } from './completion-japanese.ts';
import { RANKED_TYPES, subtypeCandidates, SUPERTYPE_CANDIDATES, typeCandidates } from './completion-vocabulary.ts';
import { describeCardType, describeSubtype, describeSupertype } from './hover-vocabulary.ts';

const DASH = /[—–―─━－]|--+|\s[-‐−ー]\s/u;

/** Before the dash supertypes and card types, after it the subtypes that those types may have. */
export function typeLineItems(typed: Typed, japanese: boolean, lexicon?: Lexicon): ProposedItem[] {
  const dash = DASH.exec(typed.text);
  const before = dash ? typed.text.slice(0, dash.index) : typed.text;
  if (japanese) return japaneseItems(typed, dash ? [japaneseSubtypes(ownersOf(before))] : [JAPANESE_TYPES]);
  return toItems(typed, dash ? [definedTypes(lexicon, true), englishSubtypes(ownersOf(before), typed.text.slice(dash.index))] : [...leadingGroups(before), definedTypes(lexicon, false).map(capitalize)]);
}

const OWNERS: Readonly<Record<string, SubtypeOwner>> = {
  creature: 'creature', kindred: 'creature', instant: 'spell', sorcery: 'spell', artifact: 'artifact', enchantment: 'enchantment', land: 'land',
  planeswalker: 'planeswalker', battle: 'battle', dungeon: 'dungeon', plane: 'plane',
};
const ALL_OWNERS = [...new Set(Object.values(OWNERS))];

/** Whose subtypes may stand after these types; all where no type is known. */
function ownersOf(types: string): SubtypeOwner[] {
  const lower = types.toLowerCase();
  const named = CARD_TYPES.filter((t) => lower.split(/[\s・]+/u).includes(t.id) || types.includes(t.ja));
  const owners = new Set(named.flatMap((t) => OWNERS[t.id] ?? []));
  return owners.size > 0 ? [...owners] : ALL_OWNERS;
}

const englishSubtypes = (owners: readonly SubtypeOwner[], typed: string): Candidate[] => {
  const known = new Set(typed.slice(0, typed.search(/\S*$/u)).toLowerCase().split(/\s+/u));
  return subtypeCandidates(owners).filter((c) => !known.has(c.label.toLowerCase()));
};

const TYPES = typeCandidates(false).map(capitalize);
const SUPER = SUPERTYPE_CANDIDATES.map(capitalize);

/** Types already there are not offered again; supertypes only before the first type. */
function leadingGroups(before: string): Candidate[][] {
  const done = new Set(before.slice(0, before.search(/\S*$/u)).toLowerCase().split(/\s+/u));
  const left = (group: readonly Candidate[]): Candidate[] => group.filter((c) => !done.has(c.label.toLowerCase()));
  const typed = TYPES.some((c) => done.has(c.label.toLowerCase()));
  return typed ? [[{ label: '—', insertText: '— ', kind: 'word', detail: say`subtypes follow · rule 205.3` }], left(TYPES)] : [left(TYPES), left(SUPER)];
}

const JAPANESE_TYPES: readonly Candidate[] = [
  ...RANKED_TYPES.map((t): Candidate => ({ label: t.ja, kind: 'type', detail: detailOf(t.rule, t.id), documentation: () => describeCardType(t) })),
  ...SUPERTYPES.flatMap((s): Candidate[] => (s.ja ? [{ label: s.ja, kind: 'type', detail: detailOf(s.rule, s.id), documentation: () => describeSupertype(s) }] : [])),
];

const japaneseSubtypes = (owners: readonly SubtypeOwner[]): Candidate[] =>
  SUBTYPES.flatMap((s): Candidate[] => (s.ja && owners.includes(s.of) ? [{ label: s.ja, kind: 'subtype', detail: detailOf(s.rule, s.name), documentation: () => describeSubtype(s), ...(s.since ? { since: s.since } : {}) }] : []));
