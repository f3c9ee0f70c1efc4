import type { ParsedParagraph } from '../parse-face.ts';
import { inHost } from '../parse-face.ts';
import { leaves, walk, type Clause, type Modifier, type Noun, type NounPhrase } from '../tree.ts';
import { subtypeByName, type PredefinedToken } from '../vocabulary/index.ts';
import { addState, describe, setsOwnSize, isSubtype, predefinedOf, type Description } from './describe-token.ts';
import { keywordTokens } from './keyword-tokens.ts';
import { happenings, type Happening } from './making-clauses.ts';
import type { TokenModel, UndefinedCharacteristic } from './token-model.ts';

/** Text of a node as written. */
export const sourceOf = (p: ParsedParagraph, node: { start: number; end: number }): string => p.source.text.slice(node.start, node.end);

const isTokenHead = (m: Modifier | undefined): boolean => m?.kind === 'word' && (m.id === 'token' || m.id === 'copy' || m.id === 'token copy');
const isToken = (noun: Noun): boolean => noun.modifiers.some(isTokenHead) || (noun.apposition !== undefined && isToken(noun.apposition)) || (noun.whole?.items.some(isToken) ?? false);

/** `a Clue, Food, or Treasure token`: one noun for each word where predefined words are joined. */
function alternatives(noun: Noun): Noun[] {
  const words = noun.modifiers.filter((m) => !isTokenHead(m));
  const joined = words.findIndex((m, i) => i > 0 && m.join !== undefined && m.join !== 'dot' && m.kind !== 'power-toughness' && (m.kind === 'name' || (m.kind === 'word' && m.class === 'subtype')));
  if (joined < 0) return [noun];
  const shared = words.filter((m) => m.kind === 'word' && (m.class === 'status' || m.class === 'order'));
  const rest = words.filter((m) => !shared.includes(m));
  if (rest.some((m) => m.kind === 'power-toughness' || (m.kind === 'word' && m.class === 'type'))) return [noun];
  const groups: Modifier[][] = [];
  for (const m of rest) {
    if ((m.join !== undefined && m.join !== 'dot') || groups.length === 0) groups.push([]);
    groups.at(-1)!.push(m);
  }
  return groups.map((g) => ({ ...noun, modifiers: [...shared, ...g, noun.modifiers.at(-1)!] }));
}

export function countOf(noun: Noun): string {
  const upTo = noun.determiners.includes('up-to') ? 'up to ' : '';
  if (noun.count !== undefined) return upTo + noun.count.replace(/-/g, ' ');
  if (noun.determiners.includes('another') || noun.determiners.includes('a')) return '1';
  return noun.determiners[0] ?? (noun.modifiers.at(-1)?.kind === 'word' && (noun.modifiers.at(-1) as { plural: boolean }).plural ? 'any number' : '1');
}

export function controllerOf(p: ParsedParagraph, subject: NounPhrase | undefined): string {
  if (!subject) return 'you';
  const item = subject.items[0];
  return subject.items.length === 1 && item?.form === 'pronoun' ? item.id! : sourceOf(p, subject).toLowerCase();
}

export const tokenName = (subtypes: readonly string[]): string => [...subtypes, 'Token'].join(' ');
export const tokenNameJa = (subtypes: readonly string[]): string | null => {
  const names = subtypes.map((s) => subtypeByName.get(s.toLowerCase())?.ja ?? null);
  return names.every((n) => n !== null) ? [...names, 'トークン'].join('・') : null;
};

function undefinedOf(d: Description): UndefinedCharacteristic[] {
  if (d.givenElsewhere || d.copyOf) return [];
  const missing: UndefinedCharacteristic[] = [];
  const sized = d.types.includes('creature') || d.subtypes.includes('Vehicle') || d.subtypes.includes('Spacecraft');
  if (sized && d.power === null) missing.push('power', 'toughness');
  if (d.colors.length === 0 && !d.colorless && !d.colorElsewhere) missing.push('color');
  if (d.types.length === 0) missing.push('type');
  if (d.subtypes.length === 0 && d.unknownWords.length === 0 && d.name === null) missing.push('subtype');
  return missing;
}

const onlyWord = (d: Description): boolean => d.power === null && d.types.length === 0 && d.colors.length === 0 && !d.colorless && d.name === null && d.words.length > 0;

/** The name of a card that is copied by name (707.2). */
function copiedName(phrase: NounPhrase, ownName: string | null, quoted: boolean): string | null {
  const [item, more] = phrase.items;
  if (!item || more) return null;
  if (item.form === 'self') return item.id === 'name' || !quoted ? ownName : null;
  return item.form === 'name' || item.modifiers.every((m) => m.kind === 'name') ? item.modifiers.map((m) => (m.kind === 'name' ? m.text : '')).join(' ') || null : null;
}

interface Made {
  ownName: string | null;
  paragraph: ParsedParagraph;
  happening: Happening;
  noun: Noun;
  description: Description;
}

function base({ paragraph, happening, noun, description: d }: Made): TokenModel {
  return {
    name: null, nameJa: null, count: countOf(noun.apposition ?? noun), controller: controllerOf(paragraph, happening.subject),
    supertypes: d.supertypes, colors: d.colors, colorless: d.colorless, types: d.types, subtypes: d.subtypes, power: d.power, toughness: d.toughness,
    abilities: d.abilities, tapped: d.tapped, attacking: d.attacking, source: 'text', rule: '111.3', undefined: [], changed: [], ...inHost(paragraph, noun),
  };
}

function predefinedModel(made: Made, t: PredefinedToken): TokenModel {
  const { description: d } = made;
  const changed = [...(d.supertypes.length ? ['supertypes'] : []), ...(d.colors.length || d.colorless ? ['colors'] : []), ...(d.abilities.length ? ['abilities'] : [])];
  return {
    ...base(made), name: t.name, nameJa: t.nameJa, supertypes: [...t.supertypes, ...d.supertypes], colors: d.colors.length || d.colorless ? d.colors : [...t.colors], colorless: d.colorless || t.colors.length === 0,
    types: [...t.types], subtypes: [...t.subtypes], power: t.power, toughness: t.toughness, abilities: [...t.abilities, ...d.abilities], source: 'predefined', rule: t.rule, changed,
  };
}

function modelOf(made: Made): TokenModel {
  const { description: d, paragraph } = made;
  if (d.copyOf) return { ...base(made), source: 'copy', rule: '111.12', copyOf: sourceOf(paragraph, d.copyOf), name: d.name ?? copiedName(d.copyOf, made.ownName, made.happening.ability !== paragraph.ability) };
  const predefined = predefinedOf(d);
  if (predefined) return predefinedModel(made, predefined);
  if (onlyWord(d) && !d.givenElsewhere) return { ...base(made), name: tokenName(d.words), undefined: ['definition'], rule: '111.10' };
  const subtypes = d.words.length ? d.words : d.subtypes;
  const known = subtypes.filter(isSubtype);
  const name = d.name ?? (d.givenElsewhere && subtypes.length === 0 ? null : tokenName(subtypes));
  return { ...base(made), subtypes: [...subtypes], name, nameJa: d.name === null && known.length === subtypes.length && name !== null ? tokenNameJa(subtypes) : null, undefined: undefinedOf(d) };
}

/** Colors and abilities that the sentence after gives: `It has haste.`, `Its power is equal to …`. */
function objectNouns(clause: Clause): Noun[] {
  const phrases = clause.object ? [clause.object] : clause.children.filter((c): c is NounPhrase => c.kind === 'NounPhrase' && c !== clause.subject);
  return phrases.flatMap((p) => p.items.length ? p.items : p.children.filter((c): c is Noun => c.kind === 'Noun')).flatMap((n) => (n.whole && !n.modifiers.some(isTokenHead) ? n.whole.items : [n]));
}

/** A noun, and what is made with it: `those tokens plus a Food token`. */
const withMore = (noun: Noun): Noun[] => [noun, ...noun.qualifiers.filter((q) => q.relation === 'plus').flatMap((q) => q.phrase?.items ?? [])];

const madeNouns = (clause: Clause): Noun[] => (clause.voice === 'passive' ? clause.subject?.items ?? [] : objectNouns(clause)).flatMap(withMore);

const CREATES = new Set(['create']);
const outdatedCreate = (clause: Clause): boolean => clause.verb === 'put' && clause.adverbials.some((a) => a.relation === 'onto' && a.phrase?.items.some((i) => i.modifiers.some((m) => m.kind === 'word' && m.id === 'battlefield')));

/** Every token that a paragraph makes (rules 111, 701.7), keyword-made ones included. */
export function tokensOf(paragraph: ParsedParagraph, ownName: string | null): TokenModel[] {
  const found: TokenModel[] = [];
  const happened = happenings(paragraph.ability);
  for (const happening of happened) {
    const { clause } = happening;
    const outdated = outdatedCreate(clause);
    if ((CREATES.has(clause.verb) || outdated) && clause.modal !== 'would' && !clause.negative) {
      for (const noun of madeNouns(clause)) if (isToken(noun)) found.push(...made(paragraph, happening, noun, outdated, ownName));
    }
  }
  found.push(...keywordTokens(paragraph, happened, ownName));
  return found.length < 2 ? found : found.sort((a, b) => a.start - b.start);
}

function made(paragraph: ParsedParagraph, happening: Happening, noun: Noun, outdated: boolean, ownName: string | null): TokenModel[] {
  const textOf = (n: Noun): string => sourceOf(paragraph, n).replace(/^["“]|["”]$/g, '');
  return alternatives(noun).flatMap((alternative) => {
    const description = describe(alternative, textOf);
    for (const a of happening.clause.adverbials) addState(description, a.relation, a.phrase);
    if ((noun.determiners.some((d) => POINTING.has(d)) || noun.possessor || noun.whole) && description.words.length === 0 && description.types.length === 0 && !description.copyOf) return [];
    if (outdated && noun.count === undefined && !/^(?:a|an|one|two|three|X|\d|any|up|that|twice|another)/i.test(sourceOf(paragraph, noun))) return [];
    completeFromNext(paragraph, happening, description);
    return [modelOf({ ownName, paragraph, happening, noun: alternative, description })];
  });
}

/** Determiners of tokens that were named before. */
const POINTING = new Set(['that', 'this', 'those', 'these', 'all-those']);

/** A following sentence about the token may give its size or enchant ability. */
function completeFromNext(paragraph: ParsedParagraph, happening: Happening, d: Description): void {
  const sentences = happening.ability.sentences;
  const at = sentences.findIndex((s) => s.start <= happening.clause.start && happening.clause.end <= s.end);
  const next = sentences[at + 1]?.clauses[0];
  const subject = next?.subject?.items[0];
  if (!next || !subject || !refersToToken(subject)) return;
  const text = [...leaves(next)].map((l) => l.id);
  if (text.includes('power') && d.power === null) {
    d.power = d.toughness = '*';
  }
  for (const node of walk(next)) if (node.kind === 'Noun' && node.form === 'quotation' && node.ability && d.power === null && setsOwnSize(node.ability)) d.power = d.toughness = '*';
  for (const node of walk(next)) if (node.kind === 'Noun' && node.form === 'quotation') d.abilities.push(sourceOf(paragraph, node).replace(/^["“]|["”]$/g, ''));
}

const refersToToken = (noun: Noun): boolean => {
  const owner = noun.possessor ?? noun;
  return (owner.form === 'pronoun' && ['it', 'they'].includes(owner.id ?? '')) || noun.determiners.includes('its') || noun.determiners.includes('their') || owner.modifiers.some(isTokenHead) || (noun.determiners.includes('that') && noun.modifiers.some((m) => m.kind === 'word' && m.id === 'power')) || ((owner.determiners.includes('that') || owner.determiners.includes('those')) && owner.modifiers.some((m) => m.kind === 'word' && m.id === 'creature'));
};
