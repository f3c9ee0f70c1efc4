import { ABILITY_WORD_IDS, DICTIONARY } from '../../../grammar/english/dictionary.ts';
import { isLeaf, walk, type Ability, type Node } from '../../../grammar/tree.ts';

/** Every id that a word or phrase of the dictionary may have, and the classes of nouns. */
const VOCABULARY = new Set<string>([...ABILITY_WORD_IDS.values(), ...[...DICTIONARY.values()].flat().flatMap((p) => p.entries.flatMap((e) => [e.id, e.class ?? e.id, e.outdated ?? e.id]))]);

const COUNT = /^(?:\d+|[XYZ])(?:-or-(?:more|less)|-(?:or|to)-\d+|-or-both)?$/;
const NUMBER = /^(?:[+−–-]?(?:\d{1,9}|[XYZ*])(?:[+-](?:\d|[*X]))?)$/;
const PART_OF_SYMBOL = /^\{[^{}\s]{1,16}\}$/;
const CHANGE = /^[+-](?:\d{1,4}|[XYZ])\/[+-](?:\d{1,4}|[XYZ])$/;
const SIZE = /^(?:\d{1,4}|[XYZ*])(?:[+-](?:\d|[*X]))?\/(?:\d{1,4}|[XYZ*])(?:[+-](?:\d|[*X]))?$/;
const SELF = /^(?:name|this-[a-z]+)$/;
const LABEL = /^(?:[+-]?(?:\d+|X)|[IVX]+(?:,[IVX]+)*|\d+(?:-\d+|\+)?|•|\+)$/;
const MARK = /^(?:[.,:;|~/\u2022\u25CF\u2014\u2013\u2015+[\]'’‘"“”!?()*=<>&%-]|--+|mark|possessive)$/;

/** Marks of punctuation that join, where no conjunction does. */
const JOINS = new Set(['comma', 'semicolon', ',', 'comma-and', 'comma-or', 'and-then']);

/** Ids of the tree's own structure, by the field that holds them. */
const STRUCTURE: Readonly<Record<string, ReadonlySet<string>>> = {
  'Ability.ability': new Set(['spell', 'activated', 'triggered', 'static', 'keyword', 'loyalty', 'mana', 'chapter', 'characteristic-defining', 'reminder', 'mode', 'level', 'modal', 'row', 'unknown']),
  'Ability.word': new Set(['flavor-word']),
  'Adverbial.relation': new Set(['state', 'comparison', 'participle', 'each']),
  'Adverbial.place': new Set(['before', 'inside']),
  'Clause.voice': new Set(['active', 'passive', 'copular', 'existential', 'nominal']),
  'Clause.verb': new Set(['be', 'ellipsis']),
  'Clause.order': new Set(['object', 'second-object', 'complement', 'adverbial']),
  'Noun.form': new Set(['common', 'pronoun', 'self', 'keyword', 'quotation', 'name', 'symbols', 'change', 'power-toughness']),
  'Noun.modifiers.class': new Set(['keyword', 'participle', 'quotation']),
  'Noun.modifiers.id': new Set(['term']),
  'Qualifier.relation': new Set(['relative', 'participle', 'comparison', 'infinitive', 'able', 'value', 'whose']),
  ...Object.fromEntries(['Adverbial.join', 'Clause.join', 'Noun.modifiers.join', 'NounPhrase.joins', 'Qualifier.join', 'KeywordUse.join', 'Cost.joins'].map((field) => [field, JOINS])),
  'Sentence.closing': new Set(['dash', 'none', 'comma']),
  'Unknown.expected': new Set(['noun', 'verb', 'object', 'clause']),
};

/** Forms of what is no word: numbers, symbols, sizes, labels. */
const FORMS: Readonly<Record<string, readonly RegExp[]>> = {
  'Noun.count': [COUNT],
  'Noun.id': [SELF, CHANGE, SIZE, COUNT],
  'Noun.modifiers.text': [PART_OF_SYMBOL],
  'Noun.modifiers.value': [CHANGE],
  'Noun.modifiers.power': [NUMBER],
  'Noun.modifiers.toughness': [NUMBER],
  'KeywordUse.count': [COUNT, NUMBER],
  'KeywordUse.size': [SIZE],
  'Ability.price': [PART_OF_SYMBOL],
  'SymbolRun.symbols': [PART_OF_SYMBOL],
  'Ability.label': [LABEL, SIZE],
  'Leaf.id': [MARK, PART_OF_SYMBOL, CHANGE, SIZE, NUMBER, COUNT, SELF],
};

/** Fields that may hold a name or a flavor word: capitalised, and as the source has it. */
const NAMES = new Set(['Noun.id', 'Noun.modifiers.text', 'Noun.modifiers.id', 'Ability.flavor', 'Leaf.id']);

export interface Violation {
  field: string;
  text: string;
}

function allowed(field: string, value: string, source: string): boolean {
  if (VOCABULARY.has(value) || STRUCTURE[field]?.has(value) || FORMS[field]?.some((f) => f.test(value))) return true;
  return NAMES.has(field) && /^[\p{Lu}\p{N}]/u.test(value) && source.includes(value);
}

function inValue(field: string, value: unknown, check: (field: string, value: string) => void): void {
  if (typeof value === 'string') check(field, value);
  else if (Array.isArray(value)) value.forEach((v) => inValue(field, v, check));
  else if (value !== null && typeof value === 'object' && !('children' in value)) {
    const counter = (value as { class?: string }).class === 'counter-kind';
    for (const [name, inner] of Object.entries(value)) if (name !== 'kind' && !(counter && name === 'id')) inValue(`${field}.${name}`, inner, check);
  }
}

/** Leaves of an ability itself are its label and ability word, whose meaning the fields tell: their own id may be `unknown`. */
function ofNode(node: Node, inUnknown: boolean, check: (field: string, value: string) => void): void {
  for (const [name, value] of Object.entries(node)) {
    if (name !== 'children' && name !== 'kind') inValue(`${node.kind}.${name}`, value, check);
  }
  for (const child of node.children) {
    if (!isLeaf(child)) ofNode(child, inUnknown || child.kind === 'Unknown' || child.kind === 'ReminderText', check);
    else if (!inUnknown && !(node.kind === 'Ability' && child.id === 'unknown')) check('Leaf.id', child.id);
  }
}

/** Strings of the tree that are no id of the vocabulary, symbol, number, name or flavor word: source text that rides along. */
export function strayStrings(ability: Ability, source: string): Violation[] {
  const found: Violation[] = [];
  const kindsOfCounter = new Set([...walk(ability)].flatMap((n) => (n.kind === 'Noun' ? n.modifiers.flatMap((m) => (m.kind === 'word' && m.class === 'counter-kind' ? [m.id] : [])) : [])));
  const unread = [...walk(ability)].some((n) => n.kind === 'Unknown');
  ofNode(ability, false, (field, text) => {
    if (unread && field === 'Clause.verb' && text === '') return;
    const flavor = field === 'Leaf.id' && (kindsOfCounter.has(text) || ability.flavor?.includes(text));
    if (!flavor && !allowed(field, text, source)) found.push({ field, text });
  });
  return found;
}
