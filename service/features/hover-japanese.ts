import type { SourceText } from '../../grammar/index.ts';
import * as vocabulary from '../../grammar/vocabulary/index.ts';
import type { Message } from '../l10n/message.ts';
import { paragraphs } from './hover-markdown.ts';
import type { FoundWord } from './hover-word.ts';
import * as describe from './hover-vocabulary.ts';
import { narrow } from './hover-width.ts';
import { symbolAt } from './hover-symbol.ts';

interface JapaneseEntry {
  role: FoundWord['role'];
  name: string;
  write: () => Message | null;
}

/** Names as in text of plain width → what they are; of two with one name the earlier is kept. */
type Names = Map<string, JapaneseEntry>;

function add(names: Names, ja: string | null, name: string, write: () => Message | null, role: FoundWord['role'] = 'other'): void {
  const key = ja === null ? '' : narrow(ja);
  if (key !== '' && !names.has(key)) names.set(key, { role, name: name.toLowerCase(), write });
}

/** What stays of a verb in all its forms: 破壊する → 破壊, 占術を行う → 占術, 唱える → 唱え. */
export const verbStem = (ja: string): string => ja.replace(/(?:を行う|する|させる)$/u, '').replace(/(?<=[\u3400-\u9FFF々].?)[うくぐすつぬぶむる]$/u, '');

const NAMES: Names = namesOfVocabulary();
const LONGEST = Math.max(...[...NAMES.keys()].map((name) => name.length));

function namesOfVocabulary(): Names {
  const names: Names = new Map();
  const { KEYWORDS, CARD_TYPES, SUPERTYPES, COUNTERS, ZONES, STEPS, ABILITY_WORDS, ACTIONS, PREDEFINED_TOKENS } = vocabulary;
  for (const k of KEYWORDS) for (const ja of [k.ja, ...(k.formsJa ?? [])]) add(names, ja, k.name, () => describe.describeKeyword(k), 'keyword');
  for (const t of CARD_TYPES) add(names, t.ja, t.id, () => describe.describeCardType(t));
  for (const s of SUPERTYPES) add(names, s.ja?.replace(/の$/u, '') ?? null, s.id, () => describe.describeSupertype(s));
  for (const [ja, subtypes] of vocabulary.subtypesByJa) add(names, ja, subtypes[0]!.name, () => paragraphs(...subtypes.map((s) => describe.describeSubtype(s))));
  for (const c of COUNTERS) add(names, c.ja && `${c.ja}カウンター`, `${c.name} counter`, () => describe.describeCounter(c));
  for (const z of ZONES) add(names, z.ja, z.id, () => describe.describeZone(z));
  for (const s of STEPS) for (const ja of [s.ja, s.ja.replace(/・?ステップ$/u, '')]) add(names, ja, s.names[0]!, () => describe.describeTurnPart(s));
  for (const w of ABILITY_WORDS) add(names, w.ja, w.name, () => describe.describeAbilityWord(w));
  for (const a of ACTIONS) for (const ja of a.ja?.split('／') ?? []) for (const form of [ja, verbStem(ja)]) add(names, form, a.name, () => describe.describeAction(a));
  for (const t of PREDEFINED_TOKENS) add(names, t.wordJa, t.word, () => describe.describePredefinedToken(t));
  add(names, '対象', 'target', () => null, 'target');
  add(names, 'X', 'x', () => null, 'x');
  return names;
}

/** The word of the vocabulary that holds `offset` of the file, reading `source` from its start by longest match. */
export function japaneseWordAt(source: SourceText, offset: number): FoundWord | null {
  const symbol = symbolAt(source, offset);
  if (symbol) return { ...symbol, role: /^.[XYZ].$/iu.test(narrow(source.text.slice(symbol.start - source.start, symbol.end - source.start))) ? 'x' : 'other', name: '', section: symbol };
  const text = narrow(source.text);
  const at = offset - source.start;
  let before: FoundWord | null = null;
  for (let i = 0; i <= at && i < text.length; ) {
    const found = longestAt(text, i);
    if (!found) {
      i++;
      continue;
    }
    const end = i + found.length;
    const host = { start: source.start + i, end: source.start + end };
    const markdown = end >= at ? found.entry.write() : null;
    const word: FoundWord = { ...host, role: found.entry.role, name: found.entry.name, section: markdown === null ? null : { ...host, markdown } };
    if (i <= at && at < end) return word;
    before = end === at ? word : null;
    i = end;
  }
  return before;
}

function longestAt(text: string, start: number): { entry: JapaneseEntry; length: number } | undefined {
  for (let length = Math.min(LONGEST, text.length - start); length > 0; length--) {
    const entry = NAMES.get(text.slice(start, start + length));
    if (entry && isWhole(text, start, start + length)) return { entry, length };
  }
  return undefined;
}

const KANJI = /[\u3400-\u9FFF々]/u;
const KATAKANA = /[ァ-ヺー]/u;
const LATIN = /[A-Za-z]/;

/** A name in katakana, or of one Chinese character, is no part of a longer word. */
function isWhole(text: string, start: number, end: number): boolean {
  const [first, last, before, after] = [text.charAt(start), text.charAt(end - 1), text.charAt(start - 1), text.charAt(end)];
  if (KATAKANA.test(first) && KATAKANA.test(before)) return false;
  if (KATAKANA.test(last) && KATAKANA.test(after)) return false;
  if (LATIN.test(first) && (LATIN.test(before) || LATIN.test(after))) return false;
  return end - start > 1 || !(KANJI.test(first) && (KANJI.test(before) || KANJI.test(after)));
}
