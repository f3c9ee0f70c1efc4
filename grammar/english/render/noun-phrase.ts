import type { Noun, NounPhrase } from '../../tree.ts';
import { isPlural } from './agreement.ts';
import { renderAbilityInQuotes } from './ability.ts';
import { currentNoun } from './current-wording.ts';
import { renderKeyword } from './keyword.ts';
import { renderModifiers } from './modifiers.ts';
import { countText, isMass } from './numbers.ts';
import { say, UNSAID, type RenderOptions } from './options.ts';
import { renderQualifiers } from './qualifier.ts';
import { article, determinerWord, pronounWord } from './words.ts';

/** Where a noun phrase stands: it decides the case of pronouns and the style of bare numbers. */
export interface Place {
  role: 'subject' | 'object';
  /** A bare number is a value: power 3, scry 2. */
  digits?: boolean;
  /** The value of a property: power 3 or greater. */
  property?: boolean;
}

const OBJECT: Place = { role: 'object' };
const SUBJECT_FORMS: Readonly<Record<string, string>> = { they: 'they', he: 'he', she: 'she' };
const OBJECT_FORMS: Readonly<Record<string, string>> = { they: 'them', he: 'him', she: 'her' };

export function renderPhrase(phrase: NounPhrase, o: RenderOptions, place: Place = OBJECT): string {
  const values = phrase.items[0]?.qualifiers.at(-1)?.relation === 'value';
  const items = phrase.items.map((n, i) => renderNoun(n, o, values && i > 0 ? { ...place, digits: true } : place));
  let text = items[0] ?? UNSAID;
  items.slice(1).forEach((item, i) => { text = say(text, joinText(phrase, i), item); });
  return phrase.gap ? say(text, UNSAID) : text;
}

function joinText(phrase: NounPhrase, i: number): string {
  const count = phrase.items.length - 1;
  const join = phrase.joins?.[i] ?? (i < count - 1 ? 'comma' : `${count > 1 ? 'comma-' : ''}${phrase.conjunction ?? 'and'}`);
  return join === 'comma' ? ',' : join.replace(/^comma-/, ', ').replace(/-/g, ' ');
}

export function renderNoun(said: Noun, o: RenderOptions, place: Place = OBJECT): string {
  const noun = currentNoun(said);
  return say(base(noun, o, place), renderQualifiers(noun, o), noun.gap && UNSAID);
}

function base(noun: Noun, o: RenderOptions, place: Place): string {
  switch (noun.form) {
    case 'pronoun': return noun.possessor ? common(noun, o, place) : (place.role === 'subject' ? SUBJECT_FORMS : OBJECT_FORMS)[noun.id!] ?? pronounWord(noun.id!);
    case 'self': return selfText(noun, o);
    case 'keyword': return noun.keyword ? renderKeyword(noun.keyword, o) : UNSAID;
    case 'quotation': return noun.ability ? renderAbilityInQuotes(noun.ability, o) : UNSAID;
    case 'name': return say(noun.id, noun.apposition && `, ${renderNoun(noun.apposition, o)}`);
    case 'change': case 'power-toughness': return noun.id ?? UNSAID;
    case 'symbols': return say(noun.count && countText(noun, place), noun.modifiers.map((m) => (m.kind === 'symbol' ? m.text : '')).join(''));
    default: return common(noun, o, place);
  }
}

function selfText(noun: Noun, o: RenderOptions): string {
  const byName = o.self === 'as-written' ? noun.id === 'name' : o.self === 'name';
  if (!byName) return noun.id === 'name' ? 'this permanent' : (noun.id ?? 'this').replace(/-(aura|equipment|vehicle|saga|class|case|room|siege|fortification|spacecraft|planet|attraction|mount|contraption|background)$/, (_, s: string) => `-${s[0]!.toUpperCase()}${s.slice(1)}`).replace('-', ' ');
  return noun.nameWords && o.self === 'as-written' ? o.name.split(' ').slice(0, noun.nameWords).join(' ').replace(/,$/, '') : o.name;
}

/** `'s`, or the apostrophe alone after a plural in s. */
const possessive = (noun: Noun, text: string): string => (text.endsWith('s') && noun.form === 'common' && isPlural(noun) ? `${text}'` : `${text}'s`);

/** Counts that stand before other determiners: any number of the copies. */
const FIRST_COUNTS = new Set(['any-number', '1-or-both']);
const AFTER_COUNT = new Set(['other', 'more', 'fewer', 'less', 'each-other', 'much']);

function determiner(id: string, plural: boolean): string {
  if (id === 'that') return plural ? 'those' : 'that';
  if (id === 'this') return plural ? 'these' : 'this';
  return determinerWord(id);
}

function common(noun: Noun, o: RenderOptions, place: Place): string {
  const plural = isPlural(noun);
  const before = noun.determiners.filter((d) => !AFTER_COUNT.has(d) && d !== 'a');
  const after = noun.determiners.filter((d) => AFTER_COUNT.has(d));
  const orders = noun.modifiers.slice(0, noun.ordersFirst ?? 0);
  const rest = noun.modifiers.slice(noun.ordersFirst ?? 0);
  const first = noun.count !== undefined && FIRST_COUNTS.has(noun.count);
  const core = say(
    renderModifiers(orders, plural, noun),
    noun.count !== undefined && !first && countText(noun, place),
    ...after.map((d) => determiner(d, plural)),
    noun.target && !noun.modifiers.some((m) => m.kind === 'word' && m.id === 'target') && 'target',
    renderModifiers(rest, plural, noun),
    noun.whole && `of ${renderPhrase(noun.whole, o)}`,
  );
  const fewer = before.includes('fewer-than') && (isMass(noun) || place.digits === true);
  const owner = noun.possessor && possessive(noun.possessor, renderNoun(noun.possessor, o, { role: 'subject' }));
  return say(owner, first && countText(noun, place), ...before.map((d) => (d === 'fewer-than' && fewer ? 'less than' : determiner(d, plural))), noun.determiners.includes('a') && article(core), core);
}
