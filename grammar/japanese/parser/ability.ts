import { newAbility, newSentence } from '../../new-node.ts';
import type { Ability, Child, NounPhrase, Sentence } from '../../tree.ts';
import type { JToken } from '../token.ts';
import { clauseNode, leaf, noun, phraseOf } from './build.ts';
import { labelOf, wordOf } from './label.ts';
import { linkTargets } from './link-targets.ts';
import { forgetTargetsOfSpells } from './spells-at.ts';
import { keywordLine } from './keyword-line.ts';
import { costItems } from './cost.ts';
import { insert, reminderOf, unknownOf } from './leaves.ts';
import { readItems, readSentence } from './sentence.ts';
import { isComma, isMark, type State } from './state.ts';

const stateOf = (tokens: readonly JToken[]): State => ({ tokens, at: 0, end: tokens.length, stack: [], quoted });

/** A parenthesis that is no parameter of a keyword. */
const isReminder = (tokens: readonly JToken[], i: number): boolean => tokens[i]!.kind === 'parenthesis' && (tokens[i]!.text.includes('。') || !tokens[i - 1]?.entry?.keyword);

/** The tree of the tokens of one paragraph or quotation. */
export function parseAbility(tokens: readonly JToken[]): Ability {
  const ability = newAbility();
  if (tokens.length === 0) return ability;
  ability.start = tokens[0]!.start;
  ability.end = tokens.at(-1)!.end;
  if (tokens.every((_, i) => isReminder(tokens, i))) {
    ability.ability = 'reminder';
    ability.children.push(...tokens.map(reminderOf));
    return ability;
  }
  readBody(ability, tokens);
  return ability;
}

function readBody(ability: Ability, tokens: readonly JToken[]): void {
  let at = 0;
  const label = labelOf(tokens);
  if (label) {
    ability.ability = label.kind;
    ability.label = label.text;
    if (label.price) ability.price = label.price;
    ability.children.push(...tokens.slice(0, label.to).map((t) => leaf(t, 'label')));
    at = label.to;
  }
  const line = keywordLine(tokens, at, quoted);
  if (line) {
    if (!label) ability.ability = 'keyword';
    ability.keywords = line.keywords;
    ability.children.push(...line.children);
    readSentences(ability, tokens, line.to);
    return;
  }
  const word = wordOf(tokens, at);
  if (word) {
    ability.word = word.id;
    if (word.flavor !== undefined) ability.flavor = word.flavor;
    ability.children.push(...tokens.slice(at, word.to).map((t) => leaf(t, 'word')));
    at = word.to;
    if (label && tokens[at]?.kind === 'symbols' && isMark(tokens[at + 1], '—')) {
      ability.price = tokens[at]!.symbols!;
      ability.children.push(leaf(tokens[at]!, 'label'), leaf(tokens[at + 1]!, 'label'));
      at += 2;
    }
  }
  const colon = tokens.findIndex((t, i) => i >= at && isMark(t, ':'));
  if (colon > at && !tokens.slice(at, colon).some((t) => isMark(t, '。'))) {
    ability.cost = costItems(tokens.slice(at, colon));
    ability.children.push(ability.cost);
    ability.children.push(leaf(tokens[colon]!, 'colon'));
    if (!label) ability.ability = 'activated';
    at = colon + 1;
  }
  readSentences(ability, tokens, at);
  forgetTargetsOfSpells(ability, tokens);
  linkTargets(ability);
  if (ability.ability === 'static') classify(ability);
}

function classify(ability: Ability): void {
  const lead = ability.sentences[0]?.leading[0];
  if (lead && ['when', 'whenever', 'at'].includes(lead.relation)) ability.ability = 'triggered';
}

/** Children of a quotation: its marks and the ability between them; of a parenthesis: the phrase in it. */
export function quoted(token: JToken): Child[] {
  const marks = (inner: Child[]): Child[] => [leaf(token.open!, 'mark'), ...inner, leaf(token.close!, 'mark')];
  if (token.kind === 'quotation') return marks([parseAbility(token.inner!)]);
  const phrase = nounPhraseOf(token.inner!);
  return phrase ? marks([phrase]) : [];
}

/** Tokens that are one noun phrase and nothing else. */
export function nounPhraseOf(tokens: readonly JToken[]): NounPhrase | undefined {
  const s = stateOf([...tokens, { kind: 'word', text: 'を', start: 0, end: 0, entry: { particle: 'o' } }]);
  const only = readItems(s) && s.stack.length === 1 ? s.stack[0]! : undefined;
  if (only?.is === 'phrase' && only.marker === 'o') return phraseOf(only.phrase.items, only.phrase.children, { ...(only.phrase.conjunction ? { conjunction: only.phrase.conjunction } : {}), ...(only.phrase.joins ? { joins: only.phrase.joins } : {}) });
  return undefined;
}


/** Sentences from `at` to the end, with the reminder text between and in them. */
function readSentences(ability: Ability, tokens: readonly JToken[], at: number): void {
  for (let from = at; from < tokens.length; ) {
    if (isReminder(tokens, from)) {
      ability.children.push(reminderOf(tokens[from]!));
      from++;
      continue;
    }
    let to = from;
    while (to < tokens.length && !isMark(tokens[to], '。')) to++;
    readOne(ability, tokens, from, to);
    from = to + 1;
  }
}

/** What energy symbols stand for, said right after them. */
const ENERGY = /^\(エネルギー・カウンター(\d+個)?\)$/;

function readOne(ability: Ability, tokens: readonly JToken[], from: number, to: number): void {
  const stop = to < tokens.length ? [leaf(tokens[to]!, 'full-stop')] : [];
  const body: JToken[] = [];
  const reminders: Child[] = [];
  for (let i = from; i < to; i++) {
    if (isReminder(tokens, i)) {
      reminders.push(reminderOf(tokens[i]!));
      const energy = ENERGY.exec(tokens[i]!.text);
      if (energy && body.at(-1)?.kind === 'symbols') body.push({ ...body.pop()!, explained: energy[1] ? 'explained-count' : 'explained' });
    } else if (BRACKETS.has(tokens[i]!.text)) reminders.push(leaf(tokens[i]!, 'mark'));
    else body.push(tokens[i]!);
  }
  if (body.length === 0) {
    ability.children.push(...reminders, ...stop);
    return;
  }
  const sentence = levelSentence(body) ?? (body.length > MAX_SENTENCE ? undefined : readSentence(stateOf(body))) ?? inPieces(body);
  sentence.children.push(...stop);
  sentence.start = Math.min(body[0]!.start, sentence.children[0]!.start);
  sentence.end = sentence.children.at(-1)!.end;
  if (!stop.length) sentence.closing = 'none';
  ability.children.push(sentence);
  ability.sentences.push(sentence);
  for (const r of reminders) insert(ability, r);
}

/** What stands in brackets is left out of a spell cast for its cleave cost (702.148). */
const BRACKETS = new Set(['[', ']', '〔', '〕']);

/** No sentence of a card comes near so many units. */
const MAX_SENTENCE = 400;

/** 「レベル２」 after the cost of a Class. */
function levelSentence(tokens: readonly JToken[]): Sentence | undefined {
  const [word, number] = tokens;
  if (tokens.length !== 2 || word!.text !== 'レベル' || number!.kind !== 'number') return undefined;
  const item = noun([leaf(number!, number!.value!)], { form: 'common', count: number!.value! });
  const object = phraseOf([item]);
  const clause = clauseNode([leaf(word!, 'level'), object], { verb: 'level', voice: 'nominal', object });
  return Object.assign(newSentence(), { clauses: [clause], children: [clause], start: clause.start, end: clause.end });
}

/** So many parts between commas are tried as one. */
const MAX_PARTS = 8;

/** A sentence that is not understood whole: the parts between commas that are, and unknown runs. */
function inPieces(tokens: readonly JToken[]): Sentence {
  const sentence = newSentence();
  const ends = tokens.flatMap((t, i) => (isComma(t) && i + 1 < tokens.length ? [i + 1] : [])).concat(tokens.length);
  for (let from = 0, part = 0; from < tokens.length; ) {
    const found = longestPiece(tokens, from, ends, part);
    const end = found?.end ?? ends[part]!;
    if (found) {
      found.piece.leading.forEach((a) => sentence.leading.push({ ...a, before: sentence.clauses.length }));
      sentence.clauses.push(...found.piece.clauses);
      sentence.children.push(...found.piece.children);
    } else {
      sentence.children.push(unknownOf(tokens.slice(from, end)));
      (sentence.gaps ??= []).push(sentence.clauses.length);
    }
    part = ends.indexOf(end, part) + 1;
    from = end;
  }
  return sentence;
}

/** The longest run of parts from `from` that is understood, shorter than the whole. */
function longestPiece(tokens: readonly JToken[], from: number, ends: readonly number[], part: number): { end: number; piece: Sentence } | undefined {
  for (let last = Math.min(ends.length, part + MAX_PARTS) - 1; last >= part; last--) {
    const end = ends[last]!;
    if (end - from >= tokens.length || end - from > MAX_SENTENCE) continue;
    const piece = readSentence(stateOf(tokens.slice(from, end)), true);
    if (piece) return { end, piece };
  }
  return undefined;
}

