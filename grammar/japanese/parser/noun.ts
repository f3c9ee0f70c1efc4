import { newQualifier } from '../../new-node.ts';
import { walk, type Child, type KeywordUse, type Modifier, type Noun, type NounPhrase } from '../../tree.ts';
import { ACTIONS } from '../../vocabulary/index.ts';
import type { NounReading } from '../entry.ts';
import { hasDotBetween } from '../lexicon/dots.ts';
import { PRONOUN_FORMS, variantOf } from '../lexicon/forms.ts';
import type { JToken } from '../token.ts';
import { costOf, keywordUse, leaf, noun, phraseOf, symbolsOf, wordModifier } from './build.ts';
import { atCount, readCount, type Counted } from './count.ts';
import { relativeOf } from './relative.ts';
import { isMark, peek, type Item, type Prenominal, type State } from './state.ts';

const isNounWord = (t: JToken | undefined): boolean => t?.entry?.nouns !== undefined;

/** Whether `t`, with `next` after it, may stand inside a compound before its head: 飛行カウンター, フラッシュバック・コスト. */
function isCompoundPart(t: JToken | undefined, next: JToken | undefined): boolean {
  if (t?.kind === 'change' || t?.entry?.counterKind || t?.entry?.keyword) return next?.entry?.nouns?.some((n) => COMPOUND_HEADS.has(n.id)) ?? false;
  return false;
}

const pastDot = (s: State, ahead: number): JToken | undefined => (isMark(peek(s, ahead), '・') ? peek(s, ahead + 1) : peek(s, ahead));

/** Any word may name a kind of counter. */
const isCounterName = (t: JToken | undefined, next: JToken | undefined): boolean => (t?.kind === 'unknown' || t?.entry?.abilityWord !== undefined) && (next?.entry?.nouns?.some((n) => n.id === 'counter') ?? false);

/** Any word may name a kind of token: an unlisted one stands in a subtype's place. */
function isTokenName(s: State, ahead = 0): boolean {
  if (peek(s, ahead)?.kind !== 'unknown' || !isMark(peek(s, ahead + 1), '・')) return false;
  for (let i = ahead + 2; isNounWord(peek(s, i)); i += 2) {
    if (peek(s, i)!.entry!.nouns!.some((n) => n.id === 'token')) return true;
    if (!isMark(peek(s, i + 1), '・')) return false;
  }
  return false;
}

const NAMING = new Set(['named', 'called', 'named-having', 'named-de', 'called-name']);
const COMPOUND_HEADS = new Set(['counter', 'cost', 'ability', 'spell', 'card', 'token', 'creature', 'permanent', 'activation cost', 'land', 'additional cost', 'kicker']);

/** Whether a noun phrase may begin here: its head, its count, or what stands before its head. */
export function startsNoun(s: State, ahead = 0): boolean {
  const t = peek(s, ahead);
  if (!t) return false;
  if (t.kind === 'self' || t.kind === 'name' || t.kind === 'quotation' || t.kind === 'symbols' || t.kind === 'change' || t.kind === 'size') return true;
  if (atCount(s, ahead)) return true;
  const e = t.entry;
  return Boolean(e && (e.nouns || e.keyword || e.pronoun || e.determiner || (e.counterKind && isNounWord(pastDot(s, ahead + 1))))) || t.kind === 'number' || isCounterName(t, pastDot(s, ahead + 1)) || isTokenName(s, ahead);
}

interface Head { form: Noun['form']; id?: string; modifiers: Modifier[]; children: Child[]; keyword?: KeywordUse; ability?: Noun['ability']; number?: string; variant?: number; explained?: string }

const dotBetween = (s: State): boolean => isMark(peek(s), '・') && (isNounWord(peek(s, 1)) || isCompoundPart(peek(s, 1), peek(s, 2)) || peek(s, 1)?.kind === 'self' || isTokenName(s, 1));

/** Words up to the head: 緑の is before it, エルフ・戦士・クリーチャー・トークン is read here. */
function readHead(s: State): Head | undefined {
  const t = peek(s);
  if (!t) return undefined;
  const single = singleHead(s, t);
  if (single) return single;
  const modifiers: Modifier[] = [];
  const children: Child[] = [];
  for (;;) {
    if (atCount(s)) break;
    const token = peek(s);
    const modifier = token && (isTokenName(s) ? tokenName(token) : compoundModifier(token, peek(s, 1), peek(s, 2)));
    if (!token || !modifier) break;
    modifiers.push(modifier);
    children.push(leaf(token, modifierId(modifier)));
    s.at++;
    if (!dotBetween(s)) {
      if (joinsDirectly(modifier, peek(s), token) || isCompoundPart(peek(s), peek(s, 1))) continue;
      break;
    }
    (modifier as { join?: string }).join = 'dot';
    children.push(leaf(peek(s)!, 'dot'));
    s.at++;
  }
  modifiers.forEach((m, i) => { if (m.join === 'dot' && modifiers[i + 1] && hasDotBetween(m, modifiers[i + 1]!)) m.join = undefined; else if (!m.join && modifiers[i + 1] && (hasDotBetween(m, modifiers[i + 1]!) || isOpenWord(m))) m.join = 'none'; });
  return modifiers.length ? { form: 'common', modifiers, children } : undefined;
}

const OPEN_WORDS = new Set(['color', 'status', 'order', 'supertype']);

/** A word that の would join to its noun if it were no part of it. */
const isOpenWord = (m: Modifier): boolean => m.kind === 'word' && OPEN_WORDS.has(m.class);

/** Classes of words that the next word follows without a dot: 基本土地, 緑マナ, 飛行カウンター. */
const DIRECT = new Set(['supertype', 'color', 'counter-kind', 'keyword', 'order', 'time', 'quantity', 'property', 'status']);

function joinsDirectly(modifier: Modifier, next: JToken | undefined, token: JToken): boolean {
  const reading = next?.entry?.nouns?.[0];
  if (!reading || next!.text === token.text) return false;
  if (modifier.kind !== 'word') return modifier.kind === 'change';
  if ((modifier.id === 'land' || modifier.id === 'token') && reading.id === 'card') return true;
  if (modifier.class === 'color') return reading.class === 'quantity' || reading.class === 'color';
  return DIRECT.has(modifier.class) || SUFFIXES.has(reading.id);
}

/** Words that stand right after any noun: ターン中, 攻撃側. */
const SUFFIXES = new Set(['contents', 'inside', 'side', 'cost', 'ability', 'counter', 'later', 'card name', 'number', 'mana', 'name', 'amass', 'change', 'object', 'back', 'front', 'face', 'type', 'except', 'text', 'word']);

const tokenName = ({ text, start, end }: JToken): Modifier => ({ kind: 'name', text, at: { start, end } });

const modifierId = (m: Modifier): string => (m.kind === 'word' ? m.id : m.kind === 'name' ? m.text : m.kind === 'change' ? m.value : 'size');

function compoundModifier(t: JToken, next: JToken | undefined, second: JToken | undefined): Modifier | undefined {
  if (t.kind === 'change' && isCompoundPart(t, next)) return { kind: 'change', value: t.value!, at: { start: t.start, end: t.end } };
  const after = isMark(next, '・') ? second : next;
  if (t.entry?.counterKind && after?.entry?.nouns?.some((n) => n.id === 'counter')) return wordModifier(t, 'counter-kind', t.entry.counterKind);
  if (t.entry?.keyword && isCompoundPart(t, after) && !(t.entry.nouns && isMark(next, '・'))) return wordModifier(t, 'keyword', t.entry.keyword);
  if (isCounterName(t, after)) return wordModifier(t, 'counter-kind', t.text);
  const reading = nounReading(t, next, second);
  return reading && wordModifier(t, reading.class, reading.id, reading.form ? { form: reading.form } : {});
}

/** Before a dot and a type the subtype of two readings is meant: レベル・クリーチャー. */
function nounReading(t: JToken, next: JToken | undefined, second: JToken | undefined): NounReading | undefined {
  const readings = t.entry?.nouns;
  if (readings && readings.length > 1 && isMark(next, '・') && second?.entry?.nouns) return readings.find((r) => r.class === 'subtype') ?? readings[0];
  return readings?.[0];
}

/** A word in quotation marks, as players name what they vote for: no ability, which ends with a full stop. */
const isWord = (t: JToken): boolean => !/[。:]/.test(t.text) && t.text.length <= 22;

const isUnderstood = (child: Child): boolean => child.kind === 'Leaf' || walk(child).every((n) => n.kind !== 'Unknown');

function singleHead(s: State, t: JToken): Head | undefined {
  const take = (head: Omit<Head, 'modifiers' | 'children'> & Partial<Head>, children: Child[]): Head => { s.at++; return { modifiers: [], ...head, children }; };
  if (t.kind === 'self') return take({ form: 'self', id: t.self!, ...(t.part ? { variant: t.part } : {}) }, [leaf(t, t.self!)]);
  if (t.kind === 'name') return take({ form: 'name', id: t.value! }, [leaf(t, t.value!)]);
  if (t.kind === 'symbols') return take({ form: 'symbols', ...(t.explained ? { explained: t.explained } : {}), modifiers: t.symbols!.map((text) => ({ kind: 'symbol' as const, text, at: { start: t.start, end: t.end } })) }, [leaf(t, t.symbols!.join(''))]);
  if (t.kind === 'quotation' && NAMING.has(peek(s, 1)?.entry?.particle ?? '')) return take({ form: 'name', id: t.text.slice(1, -1), variant: 1 }, [leaf(t, t.text.slice(1, -1))]);
  if (t.kind === 'quotation') {
    const children = s.quoted(t);
    if (isWord(t) && !children.every(isUnderstood)) return take({ form: 'name', id: t.text.slice(1, -1), variant: 1 }, [leaf(t, t.text.slice(1, -1))]);
    const ability = children.find((c) => c.kind === 'Ability');
    return take({ form: 'quotation', ...(ability?.kind === 'Ability' ? { ability } : {}) }, children);
  }
  if (t.kind === 'change' && !isCompoundPart(t, peek(s, 1))) return changeHead(s, t);
  if (t.kind === 'size') return take({ form: 'power-toughness', id: t.value! }, [leaf(t, t.value!)]);
  if (t.entry?.keyword && !isCompoundPart(t, isMark(peek(s, 1), '・') ? peek(s, 2) : peek(s, 1)) && (!t.entry.nouns || takesQuality(peek(s, 1)) || !isNounHead(s))) return keywordHead(s, t);
  if (t.entry?.pronoun && !t.entry.nouns) return take({ form: 'pronoun', id: t.entry.pronoun, ...variantOf(PRONOUN_FORMS, t.text) }, [leaf(t, t.entry.pronoun)]);
  return undefined;
}

const takesQuality = (t: JToken | undefined): boolean => t?.kind === 'parenthesis' && !t.text.includes('。');

/** A word that is a keyword and a noun is a noun before the words that go on with it or count it. */
function isNounHead(s: State): boolean {
  const next = peek(s, 1);
  return isMark(next, '・') || isNounWord(next) || atCount(s, 1) || peek(s)!.entry!.nouns![0]!.class === 'type';
}

/** `+1/+1` or 「+1/+1の修整」. */
function changeHead(s: State, t: JToken): Head {
  const children: Child[] = [leaf(t, t.value!)];
  s.at++;
  if (peek(s)?.entry?.particle === 'no' && peek(s, 1)?.entry?.nouns?.some((n) => n.id === 'change')) {
    children.push(leaf(peek(s)!, 'no'), leaf(peek(s, 1)!, 'change'));
    const { form } = peek(s, 1)!.entry!.nouns![0]!;
    s.at += 2;
    return { form: 'change', id: t.value!, modifiers: [], children, ...(form ? { variant: form + 1 } : {}) };
  }
  return { form: 'change', id: t.value!, modifiers: [], children, variant: 1 };
}

/** A keyword as a thing that is had or lost, with what it takes. */
function keywordHead(s: State, t: JToken): Head {
  const own: Child[] = [leaf(t, t.entry!.keyword!)];
  s.at++;
  const use = keywordUse(t.entry!.keyword!, own, t, t.entry!.keywordForm || undefined);
  const next = peek(s);
  if (next?.kind === 'symbols') {
    const run = symbolsOf(next);
    use.cost = costOf([run], [run], next);
    own.push(use.cost);
    s.at++;
  } else if (next?.kind === 'number' && !peek(s, 1)?.entry?.counterWord) {
    use.count = next.value!;
    own.push(leaf(next, next.value!));
    s.at++;
  } else if (next?.kind === 'parenthesis' && !next.text.includes('。')) {
    const quality = s.quoted(next);
    const phrase = quality.find((c) => c.kind === 'NounPhrase');
    if (phrase?.kind === 'NounPhrase') {
      use.quality = phrase;
      own.push(...quality);
      s.at++;
    }
  }
  use.end = own.at(-1)!.end;
  return { form: 'keyword', keyword: use, modifiers: [], children: [use] };
}

export type Prenominals = readonly Extract<Item, { is: 'prenominal' }>[];

/** A noun and what waits before it: the caller gives it to this noun or leaves it for the next. */
export interface ReadNoun { noun: Noun; before: Prenominals }

/** A head with its count; undefined, with nothing read, where no noun is. */
export function readNoun(s: State): ReadNoun | undefined {
  const before = takePrenominals(s);
  const start = s.at;
  const leading = atCount(s) ? readCount(s) : undefined;
  const head = leading ? undefined : readHead(s);
  if (!leading && !head) {
    s.at = start;
    const number = peek(s);
    if (number?.kind === 'number') return { noun: bareNumber(s, number), before };
    s.stack.push(...before);
    return undefined;
  }
  const built = noun([...(head?.children ?? []), ...(leading?.children ?? [])], { form: head?.form ?? 'common' });
  if (head?.id !== undefined) built.id = head.id;
  if (head?.variant) built.japanese = { variant: head.variant };
  if (head?.explained) built.japanese = { also: [head.explained] };
  if (head?.keyword) built.keyword = head.keyword;
  if (head?.ability) built.ability = head.ability;
  built.modifiers.push(...(head?.modifiers ?? []));
  if (leading) applyCount(built, leading);
  else if (built.form !== 'self' && built.form !== 'symbols' && built.id !== 'you') followingCount(s, built);
  return { noun: built, before };
}

/** 以上 and the like after a value: ４以上. */
function bareNumber(s: State, t: JToken): Noun {
  s.at++;
  const children: Child[] = [leaf(t, t.value!)];
  const tail = peek(s)?.entry?.countTail;
  let count = t.value!;
  if (tail && ['or-more', 'or-less', 'less-than', 'more-than'].includes(tail)) {
    count += { 'or-more': '-or-more', 'or-less': '-or-less', 'less-than': '-less', 'more-than': '-more' }[tail]!;
    children.push(leaf(peek(s)!, tail));
    s.at++;
  }
  return noun(children, { form: 'common', count, japanese: { counter: 'none' } });
}

function followingCount(s: State, built: Noun): void {
  const counted = atCount(s) ? readCount(s) : undefined;
  if (counted) {
    applyCount(built, counted);
    extend(built, counted.children);
    return;
  }
  const t = peek(s);
  if (t?.kind === 'parenthesis' && /^\(\d+\)$|^\([XYZ]\)$/.test(t.text) && built.modifiers.at(-1)?.kind === 'word') {
    built.count = t.text.slice(1, -1);
    extend(built, [leaf(t, built.count)]);
    s.at++;
    return;
  }
  if (t?.kind === 'symbols' && t.symbols!.length === 1 && head(built)?.class === 'thing') {
    built.count = t.symbols![0]!;
    extend(built, [leaf(t, t.symbols![0]!)]);
    s.at++;
    return;
  }
  if (t?.kind === 'number' && takesNumber(built) && !peek(s, 1)?.entry?.counterWord) {
    built.count = t.value!;
    built.japanese = { ...built.japanese, counter: 'none' };
    extend(built, [leaf(t, t.value!)]);
    s.at++;
  }
}

/** An action, a level or a chapter has its number after it. */
const takesNumber = (n: Noun): boolean => { const last = head(n); return last !== undefined && (ACTION_IDS.has(last.id) || NUMBERED.has(last.id)); };
const NUMBERED = new Set(['level', 'chapter', 'expend', 'speed', 'number-word', 'mana value', 'step', 'phase', 'room']);
const ACTION_IDS: ReadonlySet<string> = new Set(ACTIONS.filter((a) => a.parameter.endsWith('N')).map((a) => a.id));

const head = (n: Noun): Extract<Modifier, { kind: 'word' }> | undefined => { const last = n.modifiers.at(-1); return last?.kind === 'word' ? last : undefined; };

export function extend(node: Noun, children: readonly Child[]): void {
  node.children.push(...children);
  node.end = node.children.at(-1)!.end;
}

export function applyCount(built: Noun, counted: Pick<Counted, 'count' | 'counter' | 'determiners' | 'tail' | 'variant'>, place?: 'before' | 'after-particle'): void {
  built.count = counted.count;
  built.determiners.push(...counted.determiners);
  built.japanese = { ...built.japanese, ...(counted.counter ? { counter: counted.counter } : /^[\dXYZ]/.test(counted.count) ? { counter: 'none' } : {}), ...(counted.variant ? { countForm: counted.variant } : {}), ...(place ? { countAt: place } : {}), ...(counted.tail ? { also: [...(built.japanese?.also ?? []), counted.tail] } : {}) };
}

function takePrenominals(s: State): Extract<Item, { is: 'prenominal' }>[] {
  const taken: Extract<Item, { is: 'prenominal' }>[] = [];
  for (let top = s.stack.at(-1); top?.is === 'prenominal'; top = s.stack.at(-1)) {
    taken.unshift(top);
    s.stack.pop();
  }
  for (let top = s.stack.at(-1); top?.is === 'clause' && top.stative && !top.comma; top = s.stack.at(-1)) {
    s.stack.pop();
    top.clause.japanese = { ...top.clause.japanese, ending: top.ending };
    taken.unshift({ is: 'prenominal', prenominal: { to: 'qualifier', qualifier: relativeOf(top.clause) }, children: top.children, clause: top });
  }
  return taken;
}

/** Gives a noun one thing that stands before it; what it is in the order of those things. */
function attach(built: Noun, p: Prenominal): string {
  switch (p.to) {
    case 'qualifier': built.qualifiers.push(p.qualifier); return 'qualifier';
    case 'determiner': built.determiners.push(p.id); return p.variant ? `determiner-${p.variant}` : 'determiner';
    case 'whole': built.whole = p.phrase; return p.link ? `whole-${p.link}` : 'whole';
    case 'modifier': built.modifiers.push(...p.modifiers); return `modifier-${p.modifiers.length}${p.link === 'no' ? '' : `-${p.link}`}`;
    case 'possessor':
      if (built.possessor || p.phrase.items.length > 1) return attachOf(built, p.phrase);
      built.possessor = p.noun;
      return 'possessor';
    case 'count': {
      if (built.count === undefined) { applyCount(built, p, 'before'); return 'count'; }
      const value = noun([], { form: 'common' });
      applyCount(value, p);
      return attachOf(built, phraseOf([value]));
    }
  }
}

function attachOf(built: Noun, phrase: NounPhrase): string {
  built.qualifiers.push(Object.assign(newQualifier('of'), { phrase, start: phrase.start, end: phrase.end }));
  return 'qualifier';
}

/** Gives a noun what stands before it. */
export function attachPrenominals(built: Noun, before: Prenominals): void {
  if (before.length === 0) return;
  const order: string[] = [];
  const own = built.modifiers.splice(0);
  const counted = built.determiners.splice(0);
  built.children.unshift(...before.flatMap((b) => b.children));
  built.start = built.children[0]!.start;
  for (const item of before) order.push(attach(built, item.prenominal) + (item.comma ? '-comma' : ''));
  built.modifiers.push(...own);
  built.determiners.push(...counted);
  built.japanese = { ...built.japanese, order };
  if (order.length === 1 && built.determiners[0] === 'this' && built.determiners.length === 1) becomeSelf(built);
}

/** このクリーチャー is the card's own object. */
function becomeSelf(built: Noun): void {
  const only = built.modifiers.length === 1 ? built.modifiers[0]! : undefined;
  if (built.form !== 'common' || built.count !== undefined || only?.kind !== 'word' || only.negated || only.form || !SELF_CLASSES.has(only.class)) return;
  built.form = 'self';
  built.id = `this-${only.id.toLowerCase()}`;
  built.modifiers = [];
  built.determiners = [];
  built.japanese = undefined;
}

const SELF_CLASSES = new Set(['type', 'subtype', 'object']);

export const readingOf = (t: JToken | undefined): NounReading | undefined => t?.entry?.nouns?.[0];
