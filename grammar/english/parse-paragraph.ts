import type { Ability, Base, Child, Leaf, Node, Sentence, Unknown } from '../tree.ts';
import type { DefinedWords } from './defined-words.ts';
import { frameOf } from './frame.ts';
import { groupTokens, type Group, type Item, endOfItem, startOfItem, isGroup } from './group.ts';
import { lex, MAX_PARAGRAPH } from './lex.ts';
import { unread } from '../unread.ts';
import { EnglishParser } from './parser/ability.ts';
import { spanOf } from './parser/base.ts';
import { newAbility, newLeaf, newSentence, newUnknown } from '../new-node.ts';
import { resyncAfter, sentenceEnds } from './resync.ts';
import { retag } from './retag.ts';
import * as T from './token-types.ts';
import { recordWording } from './wording/record-wording.ts';
import type { Tok } from './token.ts';
import type { SelfNames } from './units.ts';

const PARSER = new EnglishParser();

const leafOf = (t: Tok): Child[] => [...(t.parsed ?? [newLeaf(t.entry.id, t.startOffset, (t.endOffset as number) + 1)]), ...(t.trailing ?? [])];

/** Reminder text inside a sentence hangs on the word before it, so that the sentence is read as if it were not there. */
function withoutInnerReminders(tokens: Tok[]): Tok[] {
  if (!tokens.some((t) => t.tokenType === T.Reminder)) return tokens;
  const kept: Tok[] = [];
  tokens.forEach((t, i) => {
    const before = kept.at(-1);
    const next = tokens[i + 1];
    const inner = t.tokenType === T.Reminder && before && next && before.tokenType !== T.Period && before.tokenType !== T.Reminder && before.tokenType !== T.Quotation && !next.capital && next.tokenType !== T.Reminder;
    if (inner) (before.trailing ??= []).push(...t.parsed!);
    else kept.push(t);
  });
  kept.forEach((t, i) => { t.index = i; });
  return kept;
}

/** Tokens [from, to) as one node without meaning. */
function unknown(tokens: readonly Tok[], from: number, to: number): Unknown {
  const node = newUnknown(0, 0, tokens.slice(from, to).flatMap(leafOf));
  spanOf(node);
  return node;
}

/** The tree of one paragraph of English rules text; spans are relative to `text`. Never throws. */
export function parseEnglish(text: string, names: SelfNames, defined?: DefinedWords): Ability {
  if (text.length > MAX_PARAGRAPH) return unread(text);
  const ability = parseItems(groupTokens(lex(text)), { names, defined }, text, 0);
  ability.start = 0;
  ability.end = text.length;
  recordWording(ability, { text, names });
  return ability;
}

/** What stands for something else than the language says: the card's name, the set's own words. */
interface OwnWords {
  names: SelfNames;
  defined?: DefinedWords;
}

function parseItems(items: readonly Item[], own: OwnWords, source: string, depth: number): Ability {
  const tokens = retag(items, own.names, source, own.defined);
  for (const t of tokens) if (t.group) t.parsed = parseGroup(t.group, own, source, depth);
  const ability = newAbility();
  if (tokens.length) parseAbility(ability, withoutInnerReminders(tokens), own.defined);
  spanOf(ability);
  return ability;
}

/** A quotation's own ability, or reminder text as it stands. */
function parseGroup(group: Group, own: OwnWords, source: string, depth: number): Child[] {
  const mark = (item: Item): Leaf => newLeaf('mark', startOfItem(item), endOfItem(item));
  const close = group.close ? [mark(group.close)] : [];
  if (group.kind === 'quotation' && group.items.length) return [mark(group.open), parseItems(group.items, own, source, depth + 1), ...close];
  const reminder: Node = { kind: 'ReminderText', start: startOfItem(group.open), end: endOfItem(group), children: [mark(group.open), ...flat(group.items).map(mark), ...close] };
  return group.kind === 'reminder' ? [reminder] : [mark(group.open), ...close];
}

const flat = (items: readonly Item[]): Item[] => items.flatMap((i) => (isGroup(i) ? [i.open, ...flat(i.items), ...(i.close ? [i.close] : [])] : [i]));

function parseAbility(ability: Ability, tokens: Tok[], defined?: DefinedWords): void {
  const reminders = tokens.every((t) => t.tokenType === T.Reminder);
  if (reminders) {
    ability.ability = 'reminder';
    ability.children.push(...tokens.flatMap(leafOf));
    return;
  }
  const frame = frameOf(tokens, defined?.abilityWords);
  ability.ability = frame.kind;
  if (frame.label) {
    ability.label = frame.label.text;
    ability.children.push(...tokens.slice(frame.label.from, frame.label.to).flatMap(leafOf));
  }
  if (!frame.cost && parseKeywords(ability, tokens, frame.word?.from ?? frame.body)) return;
  if (frame.word) {
    ability.word = frame.word.id;
    if (frame.word.id === 'flavor-word') ability.flavor = wordsOf(tokens.slice(frame.word.from, frame.word.to - 1));
    ability.children.push(...tokens.slice(frame.word.from, frame.word.to).flatMap(leafOf));
  }
  if (frame.cost) {
    parseCost(ability, tokens, frame.cost.from, frame.cost.to);
    ability.children.push(...leafOf(tokens[frame.cost.to]!));
  }
  parseSentences(ability, tokens, frame.body);
  classify(ability);
}

/** Tokens as written, white space made one space. */
const wordsOf = (tokens: readonly Tok[]): string => tokens.map((t, i) => (i > 0 && t.startOffset > (tokens[i - 1]!.endOffset as number) + 1 ? ` ${t.image}` : t.image)).join('');

/** A line of keywords; false, with nothing read, where the line is something else. */
function parseKeywords(ability: Ability, tokens: Tok[], from: number): boolean {
  const first = tokens[from];
  if (first?.tokenType !== T.Keyword) return false;
  const end = tokens.findIndex((t, i) => i > from && t.tokenType === T.Reminder);
  const to = end < 0 ? tokens.length : end;
  const root = newAbility();
  PARSER.parse(PARSER.keywordLine, tokens, from, to, root, root);
  if (PARSER.stoppedAt < to || PARSER.failed) return false;
  ability.ability = 'keyword';
  ability.keywords = root.keywords;
  ability.children.push(...root.children);
  if (to < tokens.length) {
    ability.children.push(...leafOf(tokens[to]!));
    if (to + 1 < tokens.length) parseSentences(ability, tokens, to + 1);
  }
  return true;
}

function parseCost(ability: Ability, tokens: Tok[], from: number, to: number): void {
  const root: Base = { children: [], start: 0, end: 0 };
  const cost = PARSER.parse(PARSER.cost, tokens, from, to, root);
  const { stoppedAt, failed } = PARSER;
  if (failed && stoppedAt >= to) {
    ability.children.push(unknown(tokens, from, to));
    return;
  }
  ability.children.push(...root.children);
  if (cost && stoppedAt >= to) ability.cost = cost;
  if (stoppedAt < to) ability.children.push(unknown(tokens, stoppedAt, to));
}

/** Sentences from `from` to the end; what fails is unknown up to the next place where a clause can begin. */
function parseSentences(ability: Ability, tokens: Tok[], from: number): void {
  for (let at = from; at < tokens.length; ) {
    const token = tokens[at]!;
    if (token.tokenType === T.Reminder || token.tokenType === T.Period || token.tokenType === T.Dash) {
      ability.children.push(...leafOf(token));
      at++;
      continue;
    }
    const end = sentenceEnds(tokens, at);
    parseSentence(ability, tokens, at, end);
    at = end;
  }
}

/** Number of tokens from `at` that no list has, where more of the sentence follows. */
function unlistedRun(tokens: readonly Tok[], at: number, to: number): number {
  let end = at;
  while (end < to && (tokens[end]!.tokenType === T.Other || tokens[end]!.tokenType === T.Unknown)) end++;
  return end < to && tokens[end]!.tokenType !== T.Period ? end - at : 0;
}

function parseSentence(ability: Ability, tokens: readonly Tok[], from: number, to: number): void {
  const sentence = newSentence();
  let at = from;
  let chain = false;
  while (at < to) {
    PARSER.parse(chain ? PARSER.clauseChain : PARSER.sentence, tokens, at, to, sentence, sentence);
    const read = PARSER.stoppedAt - at;
    at += read;
    if (PARSER.failed && (at >= to || tokens[at]!.tokenType === T.Period)) disown(sentence);
    if (at < to && tokens[at]!.tokenType === T.Period) sentence.children.push(...leafOf(tokens[at++]!));
    if (at >= to) break;
    const opens = read === 0 && !chain ? unlistedRun(tokens, at, to) : 0;
    if (opens > 0) {
      sentence.children.push(unknown(tokens, at, at + opens));
      at += opens;
      continue;
    }
    const resync = resyncAfter(tokens, at, to);
    const run = unknown(tokens, at, resync.until);
    const expected = PARSER.expectation();
    run.expected = expected;
    sentence.children.push(run);
    sentence.children.push(...tokens.slice(resync.until, resync.next).flatMap(leafOf));
    at = resync.next;
    chain = true;
  }
  spanOf(sentence);
  ability.children.push(sentence);
  ability.sentences.push(sentence);
}

/** The leaves below a node; reminder text stays what it is. */
function withoutMeaning(child: Child): Child[] {
  return child.kind === 'Leaf' || child.kind === 'ReminderText' ? [child] : child.children.flatMap(withoutMeaning);
}

/**
 * The sentence ended where more had to come: the clause that lacks its verb, or else the last clause, has no
 * meaning, and its words become unknown.
 */
function disown(sentence: Sentence): void {
  let parent: Base = sentence;
  for (;;) {
    const last: Child | undefined = parent.children.at(-1);
    if (!last) return;
    if (last.kind === 'Leaf') {
      parent.children[parent.children.length - 1] = newUnknown(last.start, last.end, [last]);
      return;
    }
    if (last.kind === 'Clause' || last.kind === 'NounPhrase' || last.kind === 'Unknown') {
      parent.children[parent.children.length - 1] = newUnknown(last.start, last.end, withoutMeaning(last));
      return;
    }
    parent = last;
  }
}

/** What kind of ability the layout and the first words make it (113.3). Spells are told apart by the card. */
function classify(ability: Ability): void {
  if (ability.ability !== 'static') return;
  const [header] = ability.sentences;
  const end = ability.children.at(-1);
  if (ability.sentences.length === 1 && end?.kind === 'Leaf' && /^[—–-]+$/.test(end.id) && header!.leading.length === 0 && header!.clauses[0]?.verb === 'choose') ability.ability = 'modal';
  const lead = ability.sentences[0]?.leading[0];
  if (lead && ['when', 'whenever'].includes(lead.relation)) ability.ability = 'triggered';
  else if (lead?.relation === 'at') ability.ability = 'triggered';
}
