import type { TokenType } from 'chevrotain';
import { ABILITY_WORDS, CARD_TYPES, COUNTERS, KEYWORDS, STEPS, SUBTYPES, SUPERTYPES, REMOVED_SUBTYPES } from '../vocabulary/index.ts';
import { COLORS } from '../resolve/token-model.ts';
import { newEntry, newFrame, type Entry, type NounClass } from './entry.ts';
import * as T from './token-types.ts';
import { BATCH_NOUNS, NOUNS, ORDERS, STATUSES } from './nouns.ts';
import { AUXILIARIES, VERBS } from './verbs.ts';
import * as W from './words.ts';

/** A phrase of one or more words and its readings. */
export interface Phrase {
  /** Lower-case words, after the first. */
  rest: readonly string[];
  entries: Entry[];
}

/** First word in lower case → its phrases, longest first. */
export type Dictionary = ReadonlyMap<string, readonly Phrase[]>;

const SEPARATE = /[,]|[^\s,]+/g;

class Builder {
  readonly phrases = new Map<string, Phrase[]>();

  add(text: string, entry: Entry): void {
    const words = text.toLowerCase().replace(/'s(?= |$)/g, " 's").match(SEPARATE);
    if (!words) return;
    const [first, ...rest] = words as [string, ...string[]];
    const list = this.phrases.get(first) ?? [];
    if (!this.phrases.has(first)) this.phrases.set(first, list);
    const known = list.find((p) => p.rest.length === rest.length && p.rest.every((w, i) => w === rest[i]));
    if (!known) list.push({ rest, entries: [newEntry(entry)] });
    else if (!known.entries.some((e) => e.type === entry.type && e.class === entry.class && e.id === entry.id)) known.entries.push(newEntry(entry));
  }

  noun(singular: string, plural: string, cls: NounClass, id: string, more: Partial<Entry> = {}): void {
    const same = singular === plural;
    if (singular !== '-') this.add(singular, { type: T.NounWord, id, class: cls, number: more.number ?? (same ? 'mass' : 'singular'), ...more });
    if (plural !== '-' && !same) this.add(plural, { type: T.NounWord, id, class: cls, ...more, number: 'plural' });
  }

  all(words: Readonly<Record<string, string>>, type: TokenType): void {
    for (const [word, id] of Object.entries(words)) this.add(word, { type, id });
  }
}

function addNouns(b: Builder): void {
  for (const t of CARD_TYPES) b.noun(t.id, t.plural, 'type', t.id);
  for (const s of SUPERTYPES) b.noun(s.id, s.id, 'supertype', s.id);
  for (const s of [...SUBTYPES].sort((x, y) => x.name.length - y.name.length)) b.noun(s.name, s.plural, 'subtype', s.name);
  for (const s of REMOVED_SUBTYPES) b.noun(s.name, s.plural, 'subtype', s.name, { outdated: s.replacements[0] });
  for (const c of [...COLORS, 'colorless']) b.noun(c, c, 'color', c);
  for (const n of [...NOUNS, ...BATCH_NOUNS]) {
    b.noun(n.singular, n.plural, n.class, n.singular, { number: n.mass ? 'mass' : undefined, complements: n.complements });
  }
  for (const s of STATUSES) b.noun(s, s, 'status', s.replace(' ', '-'));
  for (const o of ORDERS) b.noun(o, o, 'order', o);
  for (const c of COUNTERS) if (/^[a-z]/i.test(c.name)) b.add(c.name, { type: T.NounWord, id: c.name, class: 'counter-kind', number: 'mass' });
  for (const s of STEPS) for (const name of s.names) b.noun(name, `${name}s`, 'time', s.id, { number: name === 'combat' ? 'mass' : undefined });
}

function addVerbs(b: Builder): void {
  for (const v of VERBS) {
    const entry = { id: v.base, frame: v.frame };
    if (v.base === 'be') continue;
    b.add(v.base, { type: v.past === v.base || v.participle === v.base ? T.VerbBaseOrPast : T.VerbBase, ...entry });
    b.add(v.singular, { type: T.VerbSingular, ...entry });
    for (const past of new Set([v.past, v.participle])) if (past !== v.base) b.add(past, { type: T.VerbPast, ...entry });
    b.add(v.ing, { type: T.VerbIng, ...entry });
  }
  const kinds = { modal: T.Modal, do: T.Do, have: T.Have, be: T.Be } as const;
  for (const [form, [kind, id, negative]] of Object.entries(AUXILIARIES)) b.add(form, { type: kinds[kind], id, negative });
}

function addWords(b: Builder): void {
  for (const [word, [id, slot]] of Object.entries(W.DETERMINERS)) b.add(word, { type: T.Determiner, id, slot });
  for (const [word, value] of Object.entries(W.NUMBER_WORDS)) b.add(word, { type: T.Count, id: String(value), value, slot: 4 });
  for (const [word, id] of Object.entries(W.COUNT_PHRASES)) b.add(word, { type: T.Count, id, value: id, slot: 4 });
  b.add('x', { type: T.Count, id: 'X', value: 'X', slot: 4 });
  b.add('y', { type: T.Count, id: 'Y', value: 'Y', slot: 4 });
  b.add('z', { type: T.Count, id: 'Z', value: 'Z', slot: 4 });
  b.add('target', { type: T.Target, id: 'target', slot: 6 });
  b.all(W.PRONOUNS, T.Pronoun);
  for (const word of W.PREPOSITIONS) b.add(word, { type: T.Preposition, id: word.replace(/ /g, '-') });
  b.all(W.SUBORDINATORS, T.Subordinator);
  for (const word of W.PREPOSITION_OR_SUBORDINATOR) b.add(word, { type: T.Subordinator, id: word.replace(/ /g, '-') });
  b.all(W.ADVERBS, T.Adverb);
  b.all(W.COMPARATIVES, T.Comparative);
  b.all(W.COMPARISON_TAILS, T.ComparisonTail);
  for (const word of W.RELATIVES) b.add(word, { type: T.Relative, id: word });
  b.add('and / or', { type: T.Conjunction, id: 'and/or' });
  for (const word of ['and', 'or', 'nor', 'but', 'and then']) b.add(word, { type: T.Conjunction, id: word.replace(' ', '-') });
  b.add('then', { type: T.Then, id: 'then' });
  b.add('plus', { type: T.Arithmetic, id: 'plus' });
  b.add('minus', { type: T.Arithmetic, id: 'minus' });
  b.add('there', { type: T.There, id: 'there' });
  b.add('there', { type: T.Adverb, id: 'there' });
  b.add('not', { type: T.Adverb, id: 'not' });
  b.add('to', { type: T.ToInfinitive, id: 'to' });
}

function build(): Dictionary {
  const b = new Builder();
  addWords(b);
  addNouns(b);
  addVerbs(b);
  for (const k of KEYWORDS) for (const form of [k.name, ...(k.forms ?? [])]) b.add(form, { type: T.Keyword, id: k.id });
  for (const group of ['friends forever', 'survivors', 'character select', 'father & son', "doctor's companion"]) b.add(`partner — ${group}`, { type: T.Keyword, id: 'partner' });
  b.add('having', { type: T.VerbIng, id: 'have', frame: newFrame({ object: 2, prepositions: ['in', 'on', 'from', 'as'] }) });
  for (const list of b.phrases.values()) list.sort((x, y) => y.rest.length - x.rest.length);
  return b.phrases;
}

export const DICTIONARY: Dictionary = build();

/** The single words of rules text, in lower case. */
export const KNOWN_WORDS: ReadonlySet<string> = new Set([...DICTIONARY].flatMap(([word, phrases]) => (/^\p{L}{4,}$/u.test(word) && phrases.some((p) => p.rest.length === 0) ? [word] : [])));

export const ABILITY_WORD_IDS: ReadonlyMap<string, string> = new Map(ABILITY_WORDS.map((w) => [w.name.toLowerCase(), w.id]));
