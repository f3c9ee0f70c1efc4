import { readWords, type Word } from '../../grammar/english/tokens-at.ts';
import type { ParsedParagraph } from '../../grammar/parse-face.ts';
import type { KeywordUse, Node } from '../../grammar/tree.ts';
import {
  abilityWordByName, actionByName, cardTypeByName, counterByName, keywordById, keywordByName, removedSubtypeByName, subtypeByName, supertypeByName,
  stepByName, symbolByText, zoneByName, STEPS, SUBTYPES,
} from '../../grammar/vocabulary/index.ts';
import type { RemovedSubtype } from '../../grammar/vocabulary/subtype.ts';
import type { FaceAnalysis } from '../model.ts';
import { say, type Message } from '../l10n/message.ts';
import { listing } from '../l10n/words.ts';
import { escapeMarkdown, paragraphs, quoted, type Section } from './hover-markdown.ts';
import { innermost, isLegendary, nodesAt } from './hover-place.ts';
import { termOf } from './hover-terms.ts';
import { narrow } from './hover-width.ts';
import * as describe from './hover-vocabulary.ts';
import type { SubtypeUse } from './hover-vocabulary.ts';

/** A word of rules text, and what there is to say of it by itself. */
export interface FoundWord {
  start: number;
  end: number;
  role: 'target' | 'x' | 'keyword' | 'other';
  /** In lower case; a subtype in the singular. */
  name: string;
  section: Section | null;
}

/** The word of English rules text at `offset` of the file. */
export function englishWordAt({ face, tokens }: FaceAnalysis, paragraph: ParsedParagraph, offset: number): FoundWord | null {
  const { source } = paragraph;
  const at = offset - source.start;
  const abilityWord = abilityWordAt(paragraph, at);
  if (abilityWord) return abilityWord;
  const words = readWords(source.text, face.name?.text, isLegendary(face));
  const index = indexAt(words, at);
  const word = words[index];
  if (!word) return null;
  const span = spanOf(words, index, source.text);
  const host = { start: source.start + span.start, end: source.start + span.end };
  const path = nodesAt(paragraph, source.start + word.start);
  const created = innermost(tokens, host).some((token) => token.source === 'predefined');
  const markdown = markdownOf(words, index, source.text, path, created ? 'created' : isBecoming(path, word) ? 'becoming' : 'named');
  return { ...host, role: roleOf(word), name: (word.class === 'subtype' ? word.id : word.text).toLowerCase(), section: markdown === null ? null : { ...host, markdown } };
}

function indexAt(words: readonly Word[], at: number): number {
  const inside = words.findIndex((w) => w.start <= at && at < w.end && /[\p{L}\p{N}]/u.test(w.text));
  return inside >= 0 ? inside : words.findIndex((w) => w.end === at);
}

function roleOf(word: Word): FoundWord['role'] {
  if (word.kind === 'target' || word.id === 'any-target' || word.id === 'any-other-target') return 'target';
  if (word.kind === 'keyword') return 'keyword';
  return isVariable(word) ? 'x' : 'other';
}

const isVariable = ({ kind, text }: Word): boolean => (['count', 'power-toughness', 'change', 'number'].includes(kind) && /[XYZ]/.test(text)) || (kind === 'symbol' && /^\{X\}$/i.test(text));

/** An ability word stands before the dash that opens its ability (207.2c). */
function abilityWordAt({ source }: ParsedParagraph, at: number): FoundWord | null {
  const match = /^([\s•●]*)([\p{L}’' ]+?(?: [48])?)\s*[—–-]/u.exec(source.text);
  const word = match && abilityWordByName.get(narrow(match[2]!).toLowerCase());
  if (!word) return null;
  const from = match[1]!.length;
  const to = from + match[2]!.length;
  if (at < from || at > to) return null;
  const host = { start: source.start + from, end: source.start + to };
  return { ...host, role: 'other', name: word.name, section: { ...host, markdown: describe.describeAbilityWord(word) } };
}

/** A kind of counter is one with its word `counter`; a verb of several words is one with the rest of them. */
function spanOf(words: readonly Word[], index: number, text: string): { start: number; end: number } {
  const word = words[index]!;
  const kind = counterNameAt(words, index);
  if (kind !== null) return { start: words[word.id === 'counter' ? index - 1 : index]!.start, end: words[word.id === 'counter' ? index : index + 1]!.end };
  const phrase = word.kind === 'verb' ? longAction(text, word) : null;
  return { start: word.start, end: phrase ? word.start + phrase.length : word.end };
}

function markdownOf(words: readonly Word[], index: number, text: string, path: readonly Node[], use: SubtypeUse): Message | null {
  const word = words[index]!;
  const counter = counterNameAt(words, index);
  if (counter !== null) return describeCounterNamed(counter);
  switch (word.kind) {
    case 'symbol': return described(symbolByText.get(word.text.toLowerCase()), describe.describeSymbol);
    case 'keyword': return described(keywordById.get(word.id), (k) => describe.describeKeyword(k, usedWith(path, text)));
    case 'verb': return described(actionByName.get(longAction(text, word) ?? word.text.toLowerCase()), describe.describeAction) ?? termOf(word.id, 'verb');
    case 'noun': return nounMarkdown(word, use);
    default: return null;
  }
}

const described = <T>(entry: T | undefined, write: (entry: T) => Message): Message | null => (entry === undefined ? null : write(entry));

const LONG_ACTIONS = [...actionByName.keys()].filter((name) => name.includes(' ')).sort((a, b) => b.length - a.length);

/** The keyword action of several words that begins with this verb: `manifest dread`, `collect evidence`. */
function longAction(text: string, word: Word): string | null {
  const rest = narrow(text.slice(word.start, word.start + 40)).toLowerCase();
  return LONG_ACTIONS.find((name) => rest.startsWith(name) && !/[a-z]/.test(rest.charAt(name.length))) ?? null;
}

/** `+1/+1` and `charge` before `counter`, and that word itself. */
function counterNameAt(words: readonly Word[], index: number): string | null {
  const word = words[index]!;
  const isHead = (w: Word | undefined): boolean => w?.kind === 'noun' && w.id === 'counter';
  const isKind = (w: Word | undefined): boolean => w?.kind === 'change' || w?.kind === 'keyword' || w?.class === 'counter-kind';
  if (isHead(word) && isKind(words[index - 1])) return narrow(words[index - 1]!.text).toLowerCase();
  return isKind(word) && isHead(words[index + 1]) ? narrow(word.text).toLowerCase() : null;
}

function describeCounterNamed(name: string): Message | null {
  const counter = counterByName.get(name);
  if (counter) return describe.describeCounter(counter);
  return /^[+-].*\/[+-]/.test(name) ? describe.describeCounter({ name: name.toUpperCase(), ja: null, rule: '122.1a' }) : termOf('counter');
}

function nounMarkdown(word: Word, use: SubtypeUse): Message | null {
  const markdown = plainNoun(word, use);
  return markdown !== null && word.negated ? paragraphs(markdown, say`“${escapeMarkdown(word.text)}” takes everything that is not that.`) : markdown;
}

function plainNoun({ id, class: cls, text }: Word, use: SubtypeUse): Message | null {
  const key = id.toLowerCase();
  switch (cls) {
    case 'type': return described(cardTypeByName.get(key), describe.describeCardType);
    case 'supertype': return described(supertypeByName.get(key), describe.describeSupertype);
    case 'subtype': return subtypeMarkdown(key, use);
    case 'zone': return described(zoneByName.get(key.replace(' zone', '')), describe.describeZone) ?? termOf(key);
    case 'time': return described(STEPS.find((s) => s.id === id) ?? stepByName.get(key), describe.describeTurnPart);
    case 'status': return described(actionByName.get(text.toLowerCase()), describe.describeAction) ?? termOf(key);
    case 'counter-kind': return described(keywordByName.get(key), describe.describeKeyword);
    case 'color': return termOf('color');
    default: return termOf(key);
  }
}

/** Every subtype of that name: Shard is an enchantment type, and a name may be two kinds' at once. */
function subtypeMarkdown(name: string, use: SubtypeUse): Message | null {
  const canonical = subtypeByName.get(name)?.name;
  const entries = SUBTYPES.filter((s) => s.name === canonical);
  if (entries.length) return paragraphs(...entries.map((s) => describe.describeSubtype(s, use)));
  const removed = removedSubtypeByName.get(name);
  return removed ? paragraphs(`**${removed.name}**`, former(removed)) : null;
}

function former({ of, replacements }: RemovedSubtype): Message {
  const now = listing(replacements.map(quoted));
  return of === 'creature' ? say`It was a creature type once; cards now say ${now}.` : say`It was a subtype once; cards now say ${now}.`;
}

/** The text makes something be or become this, rather than creating or naming it. */
function isBecoming(path: readonly Node[], word: Word): boolean {
  return path.some((node) => node.kind === 'Clause' && (node.verb === 'become' || node.verb === 'be') && node.object !== undefined && node.object.start <= word.start && word.end <= node.object.end);
}

/** What the card gives this keyword: its cost, number or quality. */
function usedWith(path: readonly Node[], text: string): Message | undefined {
  const use = path.find((node): node is KeywordUse => node.kind === 'KeywordUse');
  if (!use) return undefined;
  const written = (node: { start: number; end: number } | undefined): Message | undefined => node && quoted(text.slice(node.start, node.end));
  const cost = written(use.cost);
  const quality = written(use.quality);
  const parts = [use.count !== undefined && say`N is ${escapeMarkdown(use.count)}`, cost && say`the cost is ${cost}`, quality && say`it is given ${quality}`].filter((part) => part !== undefined && part !== false);
  return parts.length ? say`Here ${listing(parts, 'and')}.` : undefined;
}
