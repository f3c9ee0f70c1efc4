import { ABILITY_WORDS, ACTIONS, COUNTERS, KEYWORDS, PREDEFINED_TOKENS, STEPS, SUBTYPES, ZONES } from '../../grammar/vocabulary/index.ts';
import type { Message } from '../l10n/message.ts';
import { detailOf, isLater, itemOf, type Candidate, type ProposedItem, type Typed } from './completion-candidate.ts';
import * as phrases from './completion-japanese-phrases.ts';
import { RANKED_TYPES } from './completion-vocabulary.ts';
import * as describe from './hover-vocabulary.ts';
import { narrow } from './hover-width.ts';

/**
 * Items for Japanese text, which has no spaces: each replaces the longest end of what is typed that it begins with.
 * Where some do, the others are left out.
 */
export function japaneseItems(typed: Typed, groups: readonly (readonly Candidate[])[]): ProposedItem[] {
  const text = narrow(typed.text);
  const end = typed.start + typed.text.length;
  const all = groups.flatMap((group, g) => group.filter((candidate) => !isLater(candidate, typed)).map((candidate, i) => ({ candidate, begun: begunLength(text, narrow(candidate.label)), rank: g * 1000 + i })));
  const begun = all.filter((item) => item.begun > 0);
  return (begun.length > 0 ? begun : all).map((item) => itemOf(item.candidate, { start: end - item.begun, end }, item.rank));
}

/** A particle alone begins nothing. */
function begunLength(text: string, label: string): number {
  const least = /^[\u3041-\u309F]/u.test(label) ? 2 : 1;
  for (let length = Math.min(text.length, label.length - 1); length >= least; length--) if (text.endsWith(label.slice(0, length))) return length;
  return 0;
}

const named = <T>(entries: readonly T[], read: (entry: T) => { ja: string | null | undefined; kind: Candidate['kind']; rule: string; english: string; documentation: () => Message; since?: string }): Candidate[] =>
  entries.flatMap((entry) => {
    const { ja, kind, rule, english, documentation, since } = read(entry);
    return ja ? [{ label: ja, kind, detail: detailOf(rule, english), documentation, ...(since ? { since } : {}) }] : [];
  });

const KEYWORD = named(KEYWORDS, (k) => ({ ...k, kind: 'keyword', english: k.name, documentation: () => describe.describeKeyword(k) }));
const ABILITY_WORD = named(ABILITY_WORDS, (w) => ({ ...w, kind: 'word', english: w.name, documentation: () => describe.describeAbilityWord(w) }));
/** Those that stand on most cards. */
const OFTEN = ['破壊する', '追放する', '生け贄に捧げる', 'タップする', 'アンタップする', '打ち消す', '生成する', '捨てる', '唱える'];
const often = ({ label }: Candidate): number => (OFTEN.includes(label) ? OFTEN.indexOf(label) : OFTEN.length);
const ACTION = ACTIONS.flatMap((action) => (action.ja?.split('／') ?? []).flatMap((ja) => named([action], (a) => ({ ...a, ja, kind: 'action', english: a.name, documentation: () => describe.describeAction(a) })))).sort((a, b) => often(a) - often(b));
const TYPE = named(RANKED_TYPES, (t) => ({ ...t, kind: 'type', english: t.id, documentation: () => describe.describeCardType(t) }));
const NAMED_SUBTYPES = SUBTYPES.filter(({ ja }) => ja);
const SUBTYPE = named(NAMED_SUBTYPES, (s) => ({ ...s, kind: 'subtype', english: s.name, documentation: () => describe.describeSubtype(s) }));
const TOKEN = named(PREDEFINED_TOKENS, (t) => ({ rule: t.rule, since: t.since, ja: t.wordJa && `${t.wordJa}・トークン`, kind: 'token', english: t.name, documentation: () => describe.describePredefinedToken(t) }));
const TOKEN_WORD: Candidate[] = ['トークン', 'カード', '呪文'].map((label) => ({ label, kind: 'word', detail: detailOf(label === 'トークン' ? '111.1' : null, null) }));
const COUNTER = named(COUNTERS, (c) => ({ rule: c.rule, ja: c.ja && `${c.ja}カウンター`, kind: 'counter', english: `${c.name} counter`, documentation: () => describe.describeCounter(c) }));
const ZONE = named(ZONES, (z) => ({ ...z, kind: 'word', english: z.id, documentation: () => describe.describeZone(z) }));
const STEP = named(STEPS, (s) => ({ ...s, kind: 'word', english: s.names[0]!, documentation: () => describe.describeTurnPart(s) }));
const COLOR: Candidate[] = [['白', 'white'], ['青', 'blue'], ['黒', 'black'], ['赤', 'red'], ['緑', 'green'], ['無色', 'colorless']].map(([label, english]) => ({ label: label!, kind: 'word', detail: detailOf('105.2', english) }));
const CREATURE_SUBTYPE = SUBTYPE.filter((_, i) => NAMED_SUBTYPES[i]!.of === 'creature');

/** What usually follows the last characters typed stands first. */
export function japaneseTextItems(typed: Typed): ProposedItem[] {
  return japaneseItems(typed, groupsAfter(typed.text));
}

const COUNTED = /(?<noun>[^、。：:\s0-9０-９XＸ]*?)を?(?<![+＋\-−－/／{(（][0-9０-９XＸ]*)[0-9０-９XＸ]$/u;

/** The end of the text → the groups, the likeliest first. */
const PLACES: readonly [end: RegExp, groups: readonly Candidate[][]][] = [
  [/^\s*$/u, [phrases.OPENERS, KEYWORD, ABILITY_WORD, ACTION, TYPE, SUBTYPE]],
  [/対象とする。(?:それ|その)?$/u, [phrases.PRONOUNS, phrases.OPENERS, ACTION]],
  [/[。：:]$/u, [phrases.OPENERS, TYPE, ACTION, KEYWORD]],
  [/トークン[0-9０-９XＸ]+[体つ個]$/u, [phrases.CREATES]],
  [/トークン[0-9０-９XＸ]+[体つ個]を$/u, [phrases.MANNERS.slice(0, 1), ACTION]],
  [/カード[0-9０-９XＸ]+枚を$/u, [phrases.OF_CARDS, phrases.TARGETS, ACTION]],
  [/[0-9０-９XＸ]+[体つ人]を$/u, [phrases.TARGETS, ACTION]],
  [/を持つ$/u, [COLOR, TYPE, SUBTYPE, TOKEN]],
  [/(?:[をにの]持|を得)$/u, [KEYWORD, ACTION, TYPE, phrases.OPENERS, ZONE]],
  [/^[^。：:]*、$/u, [KEYWORD, ACTION, TYPE, phrases.OPENERS, ZONE]],
  [/(?:上に|[＋+－−-][０-９0-9]*[/／]?[＋+－−-]?[０-９0-9]*)$/u, [COUNTER, COLOR, TYPE]],
  [/[０-９0-9XＸ][/／][０-９0-9XＸ]の$/u, [CREATURE_SUBTYPE, TYPE, SUBTYPE]],
  [/にある$/u, [phrases.CARDS, TYPE, SUBTYPE]],
  [/あなたの$/u, [phrases.PLACES, ZONE, STEP]],
  [/が$/u, [phrases.EVENTS, ACTION, ZONE]],
  [/(?:それ|それら|クリーチャー|ターン終了時まで、.{1,12})は$/u, [phrases.CHANGES, ACTION, KEYWORD]],
  [/(?:状態|状態かつ.{1,10}状態|コントロール下)で$/u, [phrases.MANNERS, ACTION]],
  [/で$/u, [ACTION, ZONE, STEP]],
  [/[をに]$/u, [ACTION, ZONE, KEYWORD, phrases.OPENERS]],
  [/・$/u, [TYPE, SUBTYPE, TOKEN_WORD]],
  [/の$/u, [TOKEN, SUBTYPE, TYPE, ZONE, COLOR, STEP]],
];
function groupsAfter(text: string): readonly (readonly Candidate[])[] {
  const counted = COUNTED.exec(text);
  if (counted) return [phrases.countersAfter(counted.groups!.noun!)];
  return PLACES.find(([end]) => end.test(text))?.[1] ?? [KEYWORD, TYPE, SUBTYPE, TOKEN, ACTION, ZONE, COUNTER, STEP, COLOR, phrases.OPENERS, phrases.EVENTS, phrases.PRONOUNS, ABILITY_WORD];
}
