import type { Ability, Clause, Modifier, Noun, NounPhrase, Qualifier } from '../tree.ts';
import { keywordById, subtypeByName, predefinedTokenByWord, type PredefinedToken } from '../vocabulary/index.ts';
import { COLORS, type Color } from './token-model.ts';

/** The characteristics that a description states. */
export interface Description {
  words: string[];
  supertypes: string[];
  colors: Color[];
  colorless: boolean;
  /** Colors come from something else: all colors, the chosen color, that card's colors. */
  colorElsewhere: boolean;
  types: string[];
  subtypes: string[];
  unknownWords: string[];
  power: string | null;
  toughness: string | null;
  abilities: string[];
  name: string | null;
  tapped: boolean;
  attacking: boolean;
  /** A following phrase gives what is missing (those characteristics, a copy, the chosen type). */
  givenElsewhere: boolean;
  copyOf?: NounPhrase;
}

const blank = (): Description => ({
  words: [], supertypes: [], colors: [], colorless: false, colorElsewhere: false, types: [], subtypes: [], unknownWords: [],
  power: null, toughness: null, abilities: [], name: null, tapped: false, attacking: false, givenElsewhere: false,
});

const isColor = (id: string): id is Color => (COLORS as readonly string[]).includes(id);

function addModifier(d: Description, m: Modifier): void {
  if (m.kind === 'power-toughness') {
    d.power = m.power;
    d.toughness = m.toughness;
  } else if (m.kind === 'name') {
    d.words.push(m.text);
    d.unknownWords.push(m.text);
  } else if (m.kind === 'word') addWord(d, m);
}

function addWord(d: Description, m: Extract<Modifier, { kind: 'word' }>): void {
  switch (m.class) {
    case 'supertype': d.supertypes.push(m.id); break;
    case 'color':
      if (m.id === 'colorless') d.colorless = true;
      else if (isColor(m.id) && !m.negated) d.colors.push(m.id);
      break;
    case 'type': d.types.push(m.id); break;
    case 'subtype':
      d.words.push(m.id);
      d.subtypes.push(m.id);
      break;
    case 'status':
      if (m.id === 'tapped') d.tapped = true;
      if (m.id === 'attacking') d.attacking = true;
      break;
    default: break;
  }
}

const headIds = (noun: Noun | undefined): string[] => noun?.modifiers.flatMap((m) => (m.kind === 'word' ? [m.id] : [])) ?? [];

/** A characteristic-defining ability (604.3): its power, or power and toughness, are equal to something. */
export function setsOwnSize(ability: Ability): boolean {
  return ability.sentences.some((s) => s.leading.length === 0 && s.clauses.some((c) => (c.voice === 'copular' || c.verb === 'equal') && (c.subject?.items ?? []).some((n) => (n.possessor?.form === 'self' || n.possessor?.modifiers[0]?.kind === 'name' || n.determiners.includes('this-one')) && headIds(n).includes('power'))));
}

/** What `with …` gives: keywords, quoted abilities, a size set elsewhere. */
function addWith(d: Description, phrase: NounPhrase, textOf: (noun: Noun) => string): void {
  for (const item of phrase.items) {
    if (item.form === 'keyword' && item.keyword) d.abilities.push(keywordById.get(item.keyword.keyword)?.name ?? item.keyword.keyword);
    else if (item.form === 'quotation') {
      d.abilities.push(textOf(item));
      if (d.power === null && item.ability && setsOwnSize(item.ability)) d.power = d.toughness = '*';
    }
    else if (headIds(item).some((id) => ['power', 'toughness', 'base power', 'base toughness'].includes(id))) setSize(d, item);
    else if (item.determiners.includes('that') || item.determiners.includes('this')) d.givenElsewhere = true;
    if (item.determiners.includes('that')) d.givenElsewhere = true;
  }
}

function setSize(d: Description, item: Noun): void {
  const stated = item.qualifiers.flatMap((q) => q.phrase?.items ?? []).flatMap((n) => n.modifiers).find((m) => m.kind === 'power-toughness');
  d.power = stated?.kind === 'power-toughness' ? stated.power : '*';
  d.toughness = stated?.kind === 'power-toughness' ? stated.toughness : '*';
}

function addQualifier(d: Description, q: Qualifier, textOf: (noun: Noun) => string): void {
  const first = q.phrase?.items[0];
  if (q.relation === 'with' && q.phrase) addWith(d, q.phrase, textOf);
  else if ((q.relation === 'named' || q.relation === 'called') && first) d.name = first.id ?? textOf(first);
  else if (q.relation === 'of' && headIds(first).some((id) => ['type', 'color', 'creature type'].includes(id))) d.givenElsewhere = true;
  else if (q.relation === 'of' && d.copyOf === undefined && q.phrase) d.copyOf = q.phrase;
  else if (q.relation === 'relative' && q.clause) for (const clause of [q.clause, ...(q.clauses?.slice(1).filter((c) => c.voice === 'copular') ?? [])]) addRelative(d, clause);
}

/** `that's a copy of …`, `that's tapped and attacking`, `that's all colors`, `that are red and white`. */
function addRelative(d: Description, clause: Clause): void {
  if (clause.verb === 'equal' && (clause.subject?.items ?? []).some((n) => headIds(n).includes('power'))) d.power = d.toughness = '*';
  for (const a of clause.adverbials) addState(d, a.relation, a.phrase);
  for (const item of clause.object?.items ?? []) {
    const ids = headIds(item);
    if (ids.includes('copy')) d.copyOf = item.qualifiers.find((q) => q.relation === 'of')?.phrase ?? (item.possessor ? alone(item.possessor) : clause.object);
    if (ids.includes('all colors')) d.colors.push(...COLORS);
    if (ids.includes('color')) {
      d.colorElsewhere = true;
      if (item.determiners.includes('all')) d.colors.push(...COLORS);
    }
    for (const m of item.modifiers) addModifier(d, m);
  }
}

const alone = (noun: Noun): NounPhrase => ({ kind: 'NounPhrase', items: [noun], children: [], start: noun.start, end: noun.end });

export function addState(d: Description, relation: string, phrase: NounPhrase | undefined): void {
  if (relation === 'tapped-and-attacking') d.tapped = d.attacking = true;
  if (relation !== 'state' || !phrase) return;
  for (const item of phrase.items) for (const m of item.modifiers) addModifier(d, m);
}

/** The characteristics stated by a token's noun phrase. `textOf` gives the source of a quotation. */
export function describe(noun: Noun, textOf: (noun: Noun) => string): Description {
  const d = blank();
  for (const m of noun.modifiers) addModifier(d, m);
  for (const q of noun.qualifiers) addQualifier(d, q, textOf);
  if (noun.apposition) {
    const inner = describe(noun.apposition, textOf);
    Object.assign(d, inner);
  }
  if (noun.form === 'name' && noun.id) d.name = noun.id;
  return d;
}

/** The predefined token (111.10) that the words name, where the effect states no more than its word. */
export function predefinedOf(d: Description): PredefinedToken | undefined {
  if (d.power !== null || d.types.length > 0 || d.words.length === 0 || d.name !== null) return undefined;
  return predefinedTokenByWord.get(d.words.join(' ').toLowerCase());
}

export const isSubtype = (word: string): boolean => subtypeByName.has(word.toLowerCase());
