import type { Child, Clause, Complement, Noun, NounPhrase } from '../../tree.ts';
import { ACTIONS } from '../../vocabulary/index.ts';
import type { VerbReading } from '../entry.ts';
import { isUsuallyLasting } from '../lexicon/lasting.ts';
import { wordOf } from '../lexicon/verb-forms.ts';
import type { JToken } from '../token.ts';
import { adverbial, clauseNode, leaf } from './build.ts';
import { applyCount } from './noun.ts';
import { BASE_OF, roleOf } from './relation.ts';
import type { Item, State } from './state.ts';

type Argument = Extract<Item, { is: 'phrase' } | { is: 'adverbial' }>;

/** What a clause takes from before its verb: a relative clause only what its verb needs. */
export type Reach = 'relative' | 'subordinate' | 'main';

const isStop = (item: Item): boolean => item.is === 'clause' || item.is === 'prenominal' || item.is === 'list';

const topical = (marker: string): boolean => marker === 'wa';

/** Takes from the stack the phrases that belong to a clause with this verb, in the order of the source. */
export function collect(s: State, reading: VerbReading, reach: Reach): Argument[] {
  const taken: Argument[] = [];
  const roles = new Set<string>();
  for (let top = s.stack.at(-1); top && !isStop(top); top = s.stack.at(-1)) {
    const argument = top as Argument;
    if (reach !== 'main' && taken.length >= 0 && outside(argument, reading, reach, roles)) break;
    if (argument.is === 'phrase') roles.add(roleOf(argument.marker, argument.phrase, reading) ?? 'none');
    taken.unshift(argument);
    s.stack.pop();
  }
  return taken;
}

/** Whether an argument belongs to the clause around a relative or subordinate one. */
function outside(argument: Argument, reading: VerbReading, reach: Reach, roles: ReadonlySet<string>): boolean {
  if (argument.is === 'adverbial') return reach === 'relative' ? commaAfter(argument) || argument.adverbial.clause !== undefined : commaAfter(argument) && argument.adverbial.clause !== undefined;
  if (topical(argument.marker)) return true;
  const said = reading.verb.id === 'become' && argument.marker === 'ni' && roles.has('object') ? 'by' : roleOf(argument.marker, argument.phrase, reading);
  if (reach === 'subordinate') return said === undefined ? argument.marker !== '' : (said === 'object' || said === 'subject') && roles.has(said) && argument.marker !== '';
  if (argument.comma) return true;
  const role = roleOf(argument.marker, argument.phrase, reading);
  if (role === undefined || roles.has(role) || argument.marker === '') return role === undefined || roles.has(role) || !('object' in rolesOf(reading));
  if (role === 'object') return roles.has('subject');
  return role === 'subject' && !takesSubject(reading, roles);
}

const rolesOf = (reading: VerbReading): Record<string, true> => Object.fromEntries(Object.values(reading.verb.roles).map((r) => [r, true as const]));

const commaAfter = (argument: Argument): boolean => (argument.is === 'phrase' ? argument.comma : argument.adverbial.japanese?.comma === true);

/** In a relative clause the subject is the noun after it, unless that is the object or the place. */
function takesSubject(reading: VerbReading, roles: ReadonlySet<string>): boolean {
  const { verb, inflection } = reading;
  if (verb.id === 'be' || verb.id === 'equal' || !('transitive' in verb)) return true;
  if ('place' in verb && verb.place && (inflection.voice === 'passive' || !verb.transitive)) return true;
  if (inflection.voice === 'passive' || inflection.voice === 'potential') return inflection.voice === 'potential' && !roles.has('object');
  return Object.values(verb.roles).includes('object') && !roles.has('object');
}

/** A clause of a verb and what it takes; undefined where a phrase has no role with it. */
export function buildClause(args: readonly Argument[], token: JToken | undefined, reading: VerbReading, reach: Reach, shared: boolean): Clause | undefined {
  const { verb, inflection } = reading;
  const children: Child[] = args.flatMap((a) => a.children);
  const clause = clauseNode([...children, ...(token ? [leaf(token, verb.id)] : [])], { verb: verb.id });
  applyInflection(clause, reading);
  const order: Complement[] = [];
  for (const argument of args) {
    const role = argument.is === 'phrase' ? place(clause, argument, reading) : addAdverbial(clause, argument);
    if (!role) return undefined;
    pushRole(order, role, clause);
  }
  if (order.length) clause.order = order;
  if (reach !== 'relative' && !shared && needsObject(clause, reading)) return undefined;
  if (verb.id === 'put' && verb.stem === '加え' && clause.adverbials.every((a) => !PLACES.has(a.relation))) addMana(clause);
  if (verb.id === 'do' && token) doneAction(clause);
  if (verb.id === 'target' && reach === 'main' && inflection.voice === 'active' && !inflection.negative && clause.object) markTargets(clause.object);
  if (inflection.variant) clause.japanese = { ...clause.japanese, variant: inflection.variant };
  return clause;
}

const PLACES = new Set(['into', 'onto', 'on', 'to']);

/** 「{G}を加える」: what is put nowhere is mana. */
function addMana(clause: Clause): void {
  clause.verb = 'add';
  if (clause.japanese) clause.japanese.word = undefined;
}

/** A second subject makes the first a topic, a second object says by what; they stand where they stood. */
function pushRole(order: Complement[], role: Complement, clause: Clause): void {
  const first = role === 'subject' || role === 'object' ? order.indexOf(role) : -1;
  if (first >= 0) {
    const other = clause.adverbials.pop()!;
    clause.adverbials.splice(order.slice(0, first).filter((one) => one === 'adverbial').length, 0, other);
    order[first] = 'adverbial';
  }
  const counted = role === 'count' && (clause.object ?? clause.subject);
  if (counted && order.at(-1) === (clause.object ? 'object' : 'subject')) return;
  if (counted) counted.items.at(-1)!.japanese!.countAt = 'apart';
  order.push(role);
}

function addAdverbial(clause: Clause, argument: Extract<Argument, { is: 'adverbial' }>): Complement {
  clause.adverbials.push(argument.adverbial);
  return 'adverbial';
}

/** 「それを墓地に置く代わりに追放する」 and 「コピーとして戦場に出してもよい」 say their object elsewhere. */
const sharesObject = (clause: Clause): boolean => clause.adverbials.some((a) => a.clause?.object !== undefined || (a.relation === 'as' && clause.modal === 'may'));

/** 占術２を行う: the action is the verb, its number the object. */
function doneAction(clause: Clause): void {
  const only = clause.object?.items.length === 1 ? clause.object.items[0]! : undefined;
  const head = only?.modifiers.at(-1);
  if (!only || head?.kind !== 'word' || !ACTION_IDS.has(head.id)) return;
  clause.verb = head.id.replace(/-/g, ' ');
  clause.japanese = { ...clause.japanese, also: [...(clause.japanese?.also ?? []), 'done'], ...(clause.object!.japanese?.marker ? { marker: clause.object!.japanese.marker } : {}) };
  only.modifiers.pop();
  if (only.count === undefined && only.modifiers.length === 0 && !only.japanese?.order) {
    clause.object = undefined;
    clause.order = (clause.order ?? []).filter((o) => o !== 'object');
  }
}

const ACTION_IDS: ReadonlySet<string> = new Set(ACTIONS.map((a) => a.id));

/** 「〜を対象とする」: each thing of the phrase is a target; alternatives are one. */
function markTargets(phrase: NounPhrase): void {
  phrase.items.forEach((n, i) => {
    const join = phrase.joins?.[i] ?? phrase.conjunction ?? '';
    if (i === 0 || join.startsWith('and') && !join.startsWith('and-or')) n.target = { at: { start: n.start, end: n.end } };
  });
}

function needsObject(clause: Clause, { verb, inflection }: VerbReading): boolean {
  const needs = 'transitive' in verb && (inflection.voice === 'causative' || (verb.transitive && (inflection.voice === 'active' || inflection.voice === 'potential')));
  if (inflection.voice === 'potential' && clause.subject?.japanese?.marker === 'wa') return false;
  if (clause.adverbials.some((a) => a.relation === 'topic') && clause.subject?.items.at(-1)!.form !== 'change') return false;
  return needs && !clause.object && (HAVING.has(verb.id) || !isTopicObject(clause.subject)) && !sharesObject(clause);
}

/** 「戦闘中、」: a time without a particle. */
const isDuring = (phrase: NounPhrase): boolean => {
  const last = phrase.items.at(-1)!.modifiers.at(-1);
  return last?.kind === 'word' && (last.id === 'contents' || last.class === 'time');
};

/** 「〜に等しい数」 after what it counts. */
const isNumber = (n: Noun): boolean => { const last = n.modifiers.at(-1); return last?.kind === 'word' && last.id === 'number'; };

/** Verbs whose topic is who has, never what is had. */
/** Verbs that act on cards and objects, never on you. */
const OF_OBJECTS = new Set(['control', 'cast', 'play', 'tap', 'untap', 'draw', 'mill', 'create', 'activate', 'counter', 'destroy', 'sacrifice', 'discard', 'return', 'put']);
const isYou = (phrase: NounPhrase): boolean => phrase.items.length === 1 && phrase.items[0]!.id === 'you';
const GIVEN = new Set(['deal', 'give', 'take', 'become', 'attack']);
const HAVING = new Set(['gain', 'lose', 'get', 'have', 'deal', 'draw', 'pay', 'control']);

/** What is spoken of may be what is acted on, unless it is someone who acts. */
function isTopicObject(phrase: NounPhrase | undefined): boolean {
  const last = phrase?.items.at(-1);
  const word = last?.modifiers.at(-1);
  if (!last || (phrase!.japanese?.marker !== 'wa' && phrase!.japanese?.marker !== 'mo')) return false;
  return last.id !== 'you' && last.form !== 'self' && !(word?.kind === 'word' && word.class === 'player');
}

const VOICES = { active: 'active', passive: 'passive', causative: 'active', 'causative-passive': 'passive', potential: 'active' } as const;

function applyInflection(clause: Clause, { verb, inflection }: VerbReading): void {
  clause.negative = inflection.negative;
  clause.past = inflection.past;
  clause.voice = verb.id === 'be' ? 'copular' : VOICES[inflection.voice];
  if (inflection.voice === 'potential') clause.modal = 'can';
  if (inflection.modal) clause.modal = inflection.modal;
  const word = wordOf(verb);
  if (word.word !== undefined) clause.japanese = { ...clause.japanese, ...word };
  if (inflection.lasting !== isUsuallyLasting(clause)) clause.japanese = { ...clause.japanese, also: [inflection.lasting ? 'lasting' : 'plain'] };
  if (inflection.continuing) clause.japanese = { ...clause.japanese, also: [...(clause.japanese?.also ?? []), 'continuing'] };
  if (inflection.voice.startsWith('causative')) clause.japanese = { ...clause.japanese, also: [...(clause.japanese?.also ?? []), inflection.voice] };
}

/** Gives a phrase its role; a count after its particle goes to the phrase that it counts. */
function place(clause: Clause, argument: Extract<Argument, { is: 'phrase' }>, reading: VerbReading): Complement | undefined {
  const { phrase, marker, comma } = argument;
  if (marker || comma) phrase.japanese = { ...phrase.japanese, ...(marker ? { marker } : {}), ...(comma ? { comma } : {}) };
  if (marker === '' || (marker === 'shika' && phrase.items[0]!.japanese?.counter === 'kai')) return bare(clause, phrase, reading, comma);
  const role = roleOf(marker, phrase, reading);
  if (!role) return undefined;
  if (role === 'subject' && marker === 'mo' && !clause.object && reading.inflection.voice === 'active' && 'transitive' in reading.verb && reading.verb.transitive) {
    clause.object = phrase;
    return 'object';
  }
  if (role === 'subject') return subject(clause, phrase);
  if (role === 'object') {
    if (OF_OBJECTS.has(reading.verb.id) && reading.inflection.voice === 'active' && isYou(phrase)) return undefined;
    if (reading.inflection.voice === 'passive' && reading.verb.class !== 'る1' && clause.subject && !GIVEN.has(reading.verb.id)) return undefined;
    if (clause.object && clause.verb === 'become' && isState(phrase)) byOther(clause);
    if (clause.object) return undefined;
    clause.object = phrase;
    return 'object';
  }
  clause.adverbials.push(adverbial(role, [phrase], { phrase, ...(BASE_OF[marker] || comma ? { japanese: { marker, ...(comma ? { comma } : {}) } } : { japanese: { marker } }) }));
  if (phrase.japanese) phrase.japanese.marker = undefined;
  return 'adverbial';
}

const isState = (phrase: NounPhrase): boolean => { const last = phrase.items.at(-1)!.modifiers.at(-1); return last?.kind === 'word' && last.id === 'blocked'; };

/** 〜にブロックされた状態になる: the first に says by what. */
function byOther(clause: Clause): void {
  const first = clause.object!;
  clause.adverbials.push(adverbial('by', [first], { phrase: first, japanese: { marker: 'ni' } }));
  clause.object = undefined;
}

function subject(clause: Clause, phrase: NounPhrase): Complement | undefined {
  if (!clause.subject) {
    clause.subject = phrase;
    return 'subject';
  }
  const first = clause.subject;
  if (first.japanese?.marker !== 'wa' && first.japanese?.marker !== 'mo') return undefined;
  clause.adverbials.push(adverbial('topic', [first], { phrase: first }));
  clause.subject = phrase;
  return 'subject';
}

/** Particles of a subject whose count may stand after it: クリーチャーが２体. */
const COUNTED_SUBJECTS = new Set(['ga', 'mo', 'shika']);

function bare(clause: Clause, phrase: NounPhrase, reading: VerbReading, comma: boolean): Complement | undefined {
  const only = phrase.items.length === 1 ? phrase.items[0]! : undefined;
  const counted = clause.object ?? (COUNTED_SUBJECTS.has(clause.subject?.japanese?.marker ?? '') ? clause.subject : undefined);
  if (only && only.count !== undefined && only.modifiers.length === 0 && only.form === 'common' && !only.japanese?.order && counted && counted.items.at(-1)!.count === undefined) {
    applyCount(counted.items.at(-1)!, { count: only.count, determiners: only.determiners, ...(only.japanese?.countForm ? { variant: only.japanese.countForm } : {}), ...(only.japanese?.counter ? { counter: only.japanese.counter } : {}), ...(only.japanese?.also ? { tail: only.japanese.also[0]! } : {}) }, 'after-particle');
    if (comma) counted.items.at(-1)!.japanese!.comma = true;
    return 'count';
  }
  const takesObject = !clause.object && only?.japanese?.counter !== 'kai' && reading.inflection.voice === 'active' && 'transitive' in reading.verb && reading.verb.transitive;
  if (isDuring(phrase)) {
    clause.adverbials.push(adverbial('during', [phrase], { phrase, japanese: { marker: 'none', ...(phrase.japanese?.comma ? { comma: true } : {}) } }));
    return 'adverbial';
  }
  if (only && only.count !== undefined && only.modifiers.length === 0 && only.form === 'common' && !takesObject) {
    clause.adverbials.push(adverbial('times', [phrase], { phrase, japanese: { marker: phrase.japanese?.marker ?? 'none', ...(comma ? { comma } : {}) } }));
    return 'adverbial';
  }
  if (only && isNumber(only)) {
    clause.adverbials.push(adverbial('number-of', [phrase], { phrase }));
    return 'adverbial';
  }
  if (reading.verb.id === 'be' || ('bare' in reading.verb && reading.verb.bare) || (takesObject && only?.count !== undefined && only.modifiers.length === 0)) {
    if (clause.object) return undefined;
    clause.object = phrase;
    phrase.japanese = { ...phrase.japanese, marker: 'none' };
    return 'object';
  }
  return undefined;
}

/** A predicate made of a noun: 〜である, 〜の, 〜なら. */
export function copular(args: readonly Argument[], phrase: NounPhrase, link: readonly Child[], more: Partial<Clause>): Clause | undefined {
  const children: Child[] = [...args.flatMap((a) => a.children), phrase, ...link];
  const clause = clauseNode(children, { verb: 'be', voice: 'copular', ...more });
  const order: Complement[] = [];
  const be: VerbReading = { verb: { id: 'be', stem: '', class: 'だ', roles: {} }, inflection: { form: 'dict', voice: 'active', negative: false, past: false, lasting: false, variant: 0 } };
  for (const argument of args) {
    const role = argument.is === 'phrase' ? place(clause, argument, be) : addAdverbial(clause, argument);
    if (!role) return undefined;
    pushRole(order, role, clause);
  }
  if (clause.object) return undefined;
  clause.object = phrase;
  clause.order = [...order, 'object'];
  return clause;
}
