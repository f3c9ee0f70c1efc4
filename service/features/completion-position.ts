import type { Word } from '../../grammar/english/tokens-at.ts';

/** What the words before the cursor leave room for. */
export type Position =
  | { slot: 'ability' | 'mode' | 'sentence' | 'effect' | 'clause' | 'cost' | 'keyword-line' | 'event' | 'condition' | 'base-verb' | 'duration' | 'step' | 'any' }
  | { slot: 'granted'; quality: boolean }
  | { slot: 'keyword-parameter'; keyword: string }
  /** Right after `create`, or where another description is joined. */
  | { slot: 'token-article'; joined: boolean }
  /** Inside the description; `rank` is that of its last word, see {@link RANKS}. */
  | { slot: 'token'; plural: boolean; rank: number; sized: boolean }
  | { slot: 'after-token' }
  | { slot: 'target'; plural: boolean; verb: string | null }
  | { slot: 'noun'; plural: boolean; counters: boolean }
  | { slot: 'possessed' }
  | { slot: 'object'; verb: string }
  /** After a word that few phrases follow. */
  | { slot: 'after'; word: 'be' | 'under' | 'counter' }
  | { slot: 'damage-recipient' | 'counter-bearer' | 'zone-from' | 'zone-to' }
  /** `event`: what is typed is what a trigger waits for. */
  | { slot: 'verb'; singular: boolean; event: boolean }
  | { slot: 'after-noun'; verbs: boolean; singular: boolean; event: boolean };

/** The order of the words in a token's description. */
export const RANKS = { start: 0, status: 1, supertype: 2, size: 3, color: 4, subtype: 5, type: 5, head: 6 } as const;

const BOUNDARIES = new Set<Word['kind']>(['period', 'semicolon', 'colon', 'open-quote', 'close-quote', 'open-parenthesis', 'close-parenthesis', 'bullet', 'dash']);
const PHRASE_WORDS = new Set<Word['kind']>(['determiner', 'count', 'noun', 'power-toughness', 'change', 'name', 'unknown', 'keyword', 'possessive']);
const JOINTS = new Set<Word['kind']>(['comma', 'conjunction']);

function lastIndex(words: readonly Word[], test: (word: Word) => boolean): number {
  let at = words.length - 1;
  while (at >= 0 && !test(words[at]!)) at--;
  return at;
}

const lastOf = (words: readonly Word[], test: (word: Word) => boolean): Word | undefined => words[lastIndex(words, test)];

/** Reads the words before the one being typed; they may be the beginning of a sentence that no grammar takes. */
export function positionAfter(words: readonly Word[]): Position {
  const last = words.at(-1);
  if (!last) return { slot: 'ability' };
  if (BOUNDARIES.has(last.kind)) return afterBoundary(last, words.at(-2));
  const clause = words.slice(lastIndex(words, (w) => BOUNDARIES.has(w.kind)) + 1);
  return inKeywordLine(words, clause) ?? inTokenDescription(clause) ?? afterTarget(clause) ?? inGrant(clause) ?? afterWord(clause, last, words);
}

const CHAPTER = /^[IVX]+$/;

function afterBoundary(last: Word, before: Word | undefined): Position {
  switch (last.kind) {
    case 'open-quote': return { slot: 'ability' };
    case 'dash': return { slot: before && CHAPTER.test(before.text) ? 'mode' : 'ability' };
    case 'bullet': return { slot: 'mode' };
    case 'colon': return { slot: 'effect' };
    default: return { slot: 'sentence' };
  }
}

/** `Flying, `, `Ward `: a line of keywords alone. */
function inKeywordLine(words: readonly Word[], clause: readonly Word[]): Position | null {
  const last = clause.at(-1)!;
  if (clause.length !== words.length || clause[0]!.kind !== 'keyword') return null;
  if (last.kind === 'comma') return { slot: 'keyword-line' };
  if (last.kind === 'keyword' || (last.kind === 'preposition' && clause.at(-2)?.kind === 'keyword')) return { slot: 'keyword-parameter', keyword: lastOf(clause, (w) => w.kind === 'keyword')!.id };
  return null;
}

const isVerb = (word: Word | undefined, ...ids: readonly string[]): boolean => word !== undefined && (word.kind === 'verb' || word.kind === 'auxiliary') && ids.includes(word.id);

/** `create two 1/1 `, up to the word `token` and what joins another description to it. */
function inTokenDescription(clause: readonly Word[]): Position | null {
  const verb = lastIndex(clause, (w) => isVerb(w, 'create'));
  if (verb < 0) return null;
  const after = clause.slice(verb + 1);
  if (!after.every((w) => PHRASE_WORDS.has(w.kind) || JOINTS.has(w.kind))) return null;
  const head = lastIndex(after, (w) => w.kind === 'noun' && w.id === 'token');
  const description = after.slice(head + 1);
  if (head >= 0 && description.length === 0) return { slot: 'after-token' };
  const rest = JOINTS.has(description[0]?.kind ?? 'noun') ? description.slice(1) : description;
  if (rest.length === 0) return { slot: 'token-article', joined: head >= 0 };
  return { slot: 'token', plural: isPlural(rest), rank: Math.max(...rest.map(rankOf)), sized: rest.some((w) => w.kind === 'power-toughness') };
}

function rankOf(word: Word): number {
  if (word.kind === 'power-toughness') return RANKS.size;
  switch (word.class) {
    case 'status': return RANKS.status;
    case 'supertype': return RANKS.supertype;
    case 'color': return RANKS.color;
    case 'subtype':
    case 'type': return RANKS.type;
    default: return word.kind === 'name' ? RANKS.subtype : RANKS.start;
  }
}

const SINGULAR = new Set(['a', 'another', 'each', 'that', 'this', 'any']);

/** By the number or determiner that opens the phrase. */
function isPlural(phrase: readonly Word[]): boolean {
  const count = lastOf(phrase, (w) => w.kind === 'count');
  if (count) return count.id !== '1';
  const determiner = phrase.find((w) => w.kind === 'determiner');
  return determiner !== undefined && !SINGULAR.has(determiner.id) && determiner.id !== 'the';
}

const TARGET_WORDS = new Set(['status', 'supertype', 'color', 'order']);

/** `Destroy up to two target nonblack `. */
function afterTarget(clause: readonly Word[]): Position | null {
  const at = lastIndex(clause, (w) => w.kind === 'target');
  if (at < 0) return null;
  const described = clause.slice(at + 1);
  const isAlternative = described.at(-1)?.id === 'or' && described.every((w) => w.kind === 'noun' || JOINTS.has(w.kind));
  if (!isAlternative && !described.every((w) => w.kind === 'noun' && (TARGET_WORDS.has(w.class ?? '') || w.negated))) return null;
  const verb = lastOf(clause.slice(0, at), (w) => w.kind === 'verb');
  const before = clause.slice(Math.max(0, at - 3), at);
  return { slot: 'target', plural: before.some((w) => w.kind === 'count' && w.id !== '1'), verb: verb?.id ?? (before.some((w) => w.id === 'to' || w.id === 'damage') ? 'deal' : null) };
}

/** `has flying and `, `creature with `, `gains `. */
function inGrant(clause: readonly Word[]): Position | null {
  let at = clause.length - 1;
  while (at >= 0 && (clause[at]!.kind === 'keyword' || JOINTS.has(clause[at]!.kind))) at--;
  const giver = clause[at];
  const last = clause.at(-1)!;
  if (!giver || (at < clause.length - 1 && !(JOINTS.has(last.kind) && clause[at + 1]!.kind === 'keyword'))) return null;
  if (giver.kind === 'preposition' && (giver.id === 'with' || giver.id === 'without')) {
    const verb = lastOf(clause.slice(0, at), (w) => w.kind === 'verb');
    return isVerb(verb, 'enter') ? { slot: 'noun', plural: false, counters: true } : { slot: 'granted', quality: at === clause.length - 1 };
  }
  const subject = subjectOf(clause.slice(0, at));
  const player = subject === undefined || subject.id === 'you' || subject.class === 'player';
  const gives = isVerb(giver, 'gain', 'lose', 'have') || (giver.kind === 'auxiliary' && /^ha(?:s|ve)$/i.test(giver.text));
  return gives && !player ? { slot: 'granted', quality: false } : null;
}

const isOwning = (word: Word | undefined): boolean => isVerb(word, 'control', 'own');
const isPlayer = (word: Word | undefined): boolean => word?.kind === 'pronoun' || word?.class === 'player';

/** The words without `you control`, `an opponent owns` at their end. */
function withoutRelative(words: readonly Word[]): readonly Word[] {
  if (!isOwning(words.at(-1))) return words;
  const player = words.at(-2)?.kind === 'modal' ? -3 : -2;
  if (!isPlayer(words.at(player))) return words;
  const before = words.slice(0, player);
  const noun = before.at(-1)?.kind === 'determiner' ? before.slice(0, -1) : before;
  return noun.at(-1)?.kind === 'noun' ? noun : words;
}

/** The noun, pronoun or own name nearest to the end that is not part of such a clause. */
function subjectOf(words: readonly Word[]): Word | undefined {
  for (let left = words; left.length > 0; left = left.slice(0, -1)) {
    left = withoutRelative(left);
    const last = left.at(-1)!;
    if (last.kind === 'noun' || last.kind === 'pronoun' || last.kind === 'self') return last;
  }
  return undefined;
}

function afterWord(clause: readonly Word[], last: Word, words: readonly Word[]): Position {
  switch (last.kind) {
    case 'subordinator': return { slot: last.id === 'if' || last.id === 'unless' || last.id === 'as-long-as' ? 'condition' : last.id === 'until' ? 'duration' : 'event' };
    case 'comma': return { slot: isCost(clause) ? 'cost' : 'clause' };
    case 'conjunction': return { slot: 'clause' };
    case 'modal':
    case 'to': return { slot: 'base-verb' };
    case 'verb': return afterVerb(clause, last);
    case 'auxiliary': return /^(?:be|is|are|was|were|been)$/i.test(last.text) ? { slot: 'after', word: 'be' } : { slot: 'any' };
    case 'preposition': return afterPreposition(clause, last);
    case 'determiner':
    case 'count':
    case 'change': return inNounPhrase(clause, last);
    case 'pronoun':
    case 'self': return { slot: 'verb', singular: isSingularSubject(last), event: isEvent(clause) };
    case 'noun': return afterNoun(clause, last);
    case 'possessive': return { slot: 'possessed' };
    default: return words.length === 1 && last.kind === 'unknown' ? { slot: 'ability' } : { slot: 'any' };
  }
}

function afterVerb(clause: readonly Word[], last: Word): Position {
  const noun = withoutRelative(clause);
  if (noun === clause) return { slot: 'object', verb: last.id };
  return { slot: 'verb', singular: noun.at(-1)!.number !== 'plural', event: isEvent(clause) };
}

/** Only symbols and costs so far: `{2}, {T}, `. */
const isCost = (clause: readonly Word[]): boolean => clause[0]?.kind === 'symbol' && !clause.some((w) => w.kind === 'subordinator');

function afterPreposition(clause: readonly Word[], { id }: Word): Position {
  const had = (word: string): boolean => clause.some((w) => w.id === word);
  switch (id) {
    case 'to': return { slot: had('damage') || had('deal') ? 'damage-recipient' : 'zone-to' };
    case 'onto':
    case 'into': return { slot: 'zone-to' };
    case 'from':
    case 'in': return { slot: 'zone-from' };
    case 'on': return { slot: had('counter') ? 'counter-bearer' : 'any' };
    case 'at': return { slot: 'step' };
    case 'until': return { slot: 'duration' };
    case 'under': return { slot: 'after', word: 'under' };
    case 'for': return had('search') ? { slot: 'object', verb: 'search for' } : { slot: 'noun', plural: true, counters: false };
    case 'of': return { slot: 'noun', plural: true, counters: false };
    default: return { slot: 'any' };
  }
}

const POSSESSIVES = new Set(['your', 'their', 'its', 'our', 'whose']);

function inNounPhrase(clause: readonly Word[], last: Word): Position {
  if (last.kind === 'determiner' && POSSESSIVES.has(last.id)) return { slot: 'possessed' };
  const verb = lastOf(clause, (w) => w.kind === 'verb' || (w.kind === 'preposition' && w.id === 'with'));
  const counters = verb !== undefined && ['put', 'remove', 'with', 'have', 'get', 'move', 'double', 'distribute'].includes(verb.id);
  return { slot: 'noun', plural: isPlural(clause.slice(-3)), counters };
}

const isEvent = (clause: readonly Word[]): boolean => clause.some((w) => w.kind === 'subordinator' && (w.id === 'when' || w.id === 'whenever')) && !clause.some((w) => w.kind === 'comma');

const isSingularSubject = ({ kind, id }: Word): boolean => kind === 'self' || id === 'it' || id === 'he' || id === 'anyone' || id === 'nothing';

/** A head may be followed by what tells which one is meant, and, where the clause has no verb yet, by its verb. */
function afterNoun(clause: readonly Word[], last: Word): Position {
  if (last.class === 'counter-kind') return { slot: 'noun', plural: false, counters: true };
  if (TARGET_WORDS.has(last.class ?? '') || last.negated) return inNounPhrase(clause, last);
  if (last.id === 'counter') return { slot: 'after', word: 'counter' };
  if (last.class === 'player') return { slot: 'verb', singular: last.number !== 'plural', event: isEvent(clause) };
  const verbs = !clause.some((w) => w.kind === 'verb' && (w.singular || clause.indexOf(w) === 0));
  return { slot: 'after-noun', verbs, singular: last.number !== 'plural', event: isEvent(clause) };
}
