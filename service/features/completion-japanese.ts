import { ABILITY_WORDS, ACTIONS, COUNTERS, KEYWORDS, PREDEFINED_TOKENS, STEPS, SUBTYPES, ZONES } from '../../grammar/vocabulary/index.ts';
import type { Message } from '../l10n/message.ts';
import { detailOf, isLater, itemOf, type Candidate, type ProposedItem, type Typed } from './completion-candidate.ts';
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
const ACTION = ACTIONS.flatMap((action) => (action.ja?.split('／') ?? []).flatMap((ja) => named([action], (a) => ({ ...a, ja, kind: 'action', english: a.name, documentation: () => describe.describeAction(a) }))));
const TYPE = named(RANKED_TYPES, (t) => ({ ...t, kind: 'type', english: t.id, documentation: () => describe.describeCardType(t) }));
const SUBTYPE = named(SUBTYPES, (s) => ({ ...s, kind: 'subtype', english: s.name, documentation: () => describe.describeSubtype(s) }));
const TOKEN = named(PREDEFINED_TOKENS, (t) => ({ rule: t.rule, since: t.since, ja: t.wordJa && `${t.wordJa}・トークン`, kind: 'token', english: t.name, documentation: () => describe.describePredefinedToken(t) }));
const COUNTER = named(COUNTERS, (c) => ({ rule: c.rule, ja: c.ja && `${c.ja}カウンター`, kind: 'counter', english: `${c.name} counter`, documentation: () => describe.describeCounter(c) }));
const ZONE = named(ZONES, (z) => ({ ...z, kind: 'word', english: z.id, documentation: () => describe.describeZone(z) }));
const STEP = named(STEPS, (s) => ({ ...s, kind: 'word', english: s.names[0]!, documentation: () => describe.describeTurnPart(s) }));
const COLOR: Candidate[] = [['白', 'white'], ['青', 'blue'], ['黒', 'black'], ['赤', 'red'], ['緑', 'green'], ['無色', 'colorless']].map(([label, english]) => ({ label: label!, kind: 'word', detail: detailOf('105.2', english) }));
const OPENER: Candidate[] = [['このクリーチャーが戦場に出たとき、', '603.6a'], ['を対象とする。', '115.1'], ['あなたのアップキープの開始時に、', '603.1'], ['ターン終了時まで、', '611.2a'], ['戦場に出たとき、', '603.6a'], ['攻撃するたび、', '603.1'], ['死亡したとき、', '603.6c']].map(([label, rule]) => ({ label: label!, kind: 'word', detail: detailOf(rule!, null) }));

/** What usually follows the last character typed stands first. */
export function japaneseTextItems(typed: Typed): ProposedItem[] {
  return japaneseItems(typed, groupsAfter(typed.text));
}

function groupsAfter(text: string): Candidate[][] {
  if (/^\s*$/u.test(text)) return [OPENER, KEYWORD, ABILITY_WORD, ACTION, TYPE, SUBTYPE];
  if (/[をにの]持|を持|を得/u.test(text.slice(-3)) || /^[^。：:]*、$/u.test(text)) return [KEYWORD, ACTION, TYPE, OPENER, ZONE];
  if (/(?:[＋+－−-][０-９\d]*[/／]?[＋+－−-]?[０-９\d]*|上に)$/u.test(text)) return [COUNTER, COLOR, TYPE];
  if (/[をに]$/u.test(text)) return [ACTION, ZONE, KEYWORD, OPENER];
  if (/[の・]$/u.test(text)) return [TOKEN, SUBTYPE, TYPE, ZONE, COLOR, STEP];
  return [KEYWORD, TYPE, SUBTYPE, TOKEN, ACTION, ZONE, COUNTER, STEP, COLOR, OPENER, ABILITY_WORD];
}
