import { keywordById } from '../../vocabulary/index.ts';
import type { Child, KeywordUse, NounPhrase } from '../../tree.ts';
import type { JToken } from '../token.ts';
import { keywordUse, leaf, noun, phraseOf, wordModifier } from './build.ts';
import { nounPhraseOf } from './ability.ts';
import { keywordCost } from './keyword-cost.ts';
import { isComma, isMark } from './state.ts';

export interface KeywordLine { keywords: KeywordUse[]; children: Child[]; to: number }

/** Keywords parted by commas up to the end of the line or to reminder text; undefined where the line is something else. */
export function keywordLine(tokens: readonly JToken[], from: number, quoted: (t: JToken) => Child[]): KeywordLine | undefined {
  const keywords: KeywordUse[] = [];
  const children: Child[] = [];
  let at = from;
  for (;;) {
    const read = keywordAt(tokens, at, quoted);
    if (!read) return undefined;
    keywords.push(read.use);
    children.push(read.use);
    at = read.to;
    const t = tokens[at];
    if (!t || (t.kind === 'parenthesis' && t.text.includes('。'))) return { keywords, children, to: at };
    if (isMark(t, '。') && tokens.length === at + 1 && from === 0 && keywords.every(isBare)) return { keywords, children: [...children, leaf(t, 'full-stop')], to: at + 1 };
    if (isMark(t, '。') && (read.use.dash || read.use.count === 'X')) return { keywords, children: [...children, leaf(t, 'full-stop')], to: at + 1 };
    if (!isComma(t)) return undefined;
    children.push(leaf(t, 'comma'));
    at++;
  }
}

const isBare = ({ cost, quality, count, relation, ability }: KeywordUse): boolean => !cost && !quality && count === undefined && !relation && !ability;

interface Read { use: KeywordUse; to: number }

function keywordAt(tokens: readonly JToken[], at: number, quoted: (t: JToken) => Child[]): Read | undefined {
  const t = tokens[at];
  if (!t?.entry?.keyword) return typed(tokens, at) ?? qualified(tokens, at) ?? gift(tokens, at);
  const own: Child[] = [leaf(t, t.entry.keyword)];
  const use = keywordUse(t.entry.keyword, own, t, t.entry.keywordForm || undefined);
  const to = parameters(use, own, tokens, at + 1, quoted);
  use.end = own.at(-1)!.end;
  return { use, to };
}

/** 森サイクリング: a subtype before the keyword. */
function typed(tokens: readonly JToken[], at: number): Read | undefined {
  const words: JToken[] = [];
  let i = at;
  while (tokens[i]?.entry?.nouns || (isMark(tokens[i], '・') && words.length)) words.push(tokens[i++]!);
  const t = tokens[i];
  if (words.length === 0 || !t?.entry?.keyword || !['cycling', 'landwalk', 'offering'].includes(t.entry.keyword)) return undefined;
  const read = keywordAt(tokens, i, () => []);
  if (!read) return undefined;
  const modifiers = words.filter((w) => w.entry).map((w) => wordModifier(w, w.entry!.nouns![0]!.class, w.entry!.nouns![0]!.id));
  const quality = phraseOf([noun(words.map((w) => leaf(w, w.entry?.nouns?.[0]!.id ?? 'dot')), { form: 'common', modifiers })]);
  read.use.quality = quality;
  read.use.children.unshift(quality);
  read.use.start = quality.start;
  return read;
}

/** 《名前》との共闘, 白からの呪禁: what it is about stands before the keyword. */
function qualified(tokens: readonly JToken[], at: number): Read | undefined {
  const no = tokens.findIndex((t, i) => i > at && (t.text === 'に' || (t.entry?.particle === 'no' && (tokens[i - 1]!.text === 'と' || tokens[i - 1]!.text === 'から'))) && tokens[i + 1]?.entry?.keyword !== undefined);
  if (no < 0 || no - at > 12) return undefined;
  const direct = tokens[no]!.text === 'に';
  const said = tokens.slice(at, direct ? no : no - 1);
  const phrase = nounPhraseOf(said) ?? (tokens[no + 1]!.entry!.keyword === 'partner' ? nameOf(said) : undefined);
  const read = phrase && keywordAt(tokens, no + 1, () => []);
  if (!read) return undefined;
  const relation = direct ? 'to' : tokens[no - 1]!.text === 'と' ? 'with' : 'from';
  read.use.quality = phrase;
  read.use.relation = relation;
  read.use.children.unshift(phrase, ...(direct ? [] : [leaf(tokens[no - 1]!, relation)]), leaf(tokens[no]!, direct ? relation : 'no'));
  read.use.start = phrase.start;
  return read;
}

/** The name of another card, as it stands. */
function nameOf(tokens: readonly JToken[]): NounPhrase {
  const id = tokens.map((t) => t.text).join('');
  return phraseOf([noun(tokens.map((t) => leaf(t, t.text)), { form: 'name', id })]);
}

/** 魚１体を贈呈する (702.174). */
function gift(tokens: readonly JToken[], at: number): Read | undefined {
  const verb = tokens.findIndex((t, i) => i > at + 1 && t.verbs?.some((v) => v.verb.id === 'gift' && v.inflection.form === 'dict' && !v.inflection.past) && tokens[i - 1]!.text === 'を');
  if (verb < 0 || verb - at > 8) return undefined;
  const phrase = nounPhraseOf(tokens.slice(at, verb - 1));
  if (!phrase) return undefined;
  const own: Child[] = [phrase, leaf(tokens[verb - 1]!, 'o'), leaf(tokens[verb]!, 'gift')];
  const use = keywordUse('gift', own, { start: phrase.start, end: tokens[verb]!.end });
  return { use: Object.assign(use, { quality: phrase, relation: 'object' }), to: verb + 1 };
}

/** Number, cost, quality; the place after them. */
function parameters(use: KeywordUse, own: Child[], tokens: readonly JToken[], from: number, quoted: (t: JToken) => Child[]): number {
  let at = from;
  const number = tokens[at];
  if (number?.kind === 'number') {
    use.count = number.value!;
    own.push(leaf(number, number.value!));
    at++;
  }
  const paren = tokens[at];
  if (paren?.kind === 'parenthesis' && !paren.text.includes('。')) {
    const inner = quoted(paren);
    const phrase = inner.find((c) => c.kind === 'NounPhrase');
    if (phrase?.kind === 'NounPhrase') {
      use.quality = phrase;
      own.push(...inner);
      at++;
    }
  }
  const cost = keywordById.get(use.keyword)?.parameter === 'ability' ? undefined : keywordCost(tokens, at);
  if (cost) {
    use.cost = cost.cost;
    if (cost.dash) use.dash = true;
    own.push(...cost.before, cost.cost);
    at = cost.to;
  }
  return at;
}
