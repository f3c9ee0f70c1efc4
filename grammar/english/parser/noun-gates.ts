import type { Noun } from '../../tree.ts';
import { startsNoun } from '../lookahead.ts';
import * as T from '../token-types.ts';
import type { Tok } from '../token.ts';
import type { NounOptions } from './noun-phrase.ts';

/** What the noun rule knows while it reads one noun. */
export interface NounState {
  /** The noun, which becomes the possessor of another where an apostrophe follows. */
  node: Noun;
  options: NounOptions;
  /** The first of a list: the later ones share its determiner. */
  first: boolean;
  /** Rank of the last word of the core; see RANK. */
  rank: number;
  /** Slot of the last determiner. */
  slot: number;
  /** Last word of the core: its head where the core is complete. */
  last: Tok | undefined;
}

export const hasClass = (token: Tok | undefined, cls: string, id?: string): boolean =>
  token !== undefined && token.tokenType === T.NounWord && token.entry.class === cls && (id === undefined || token.entry.id === id);

export const headOf = (_node: Noun, state: NounState): Tok | undefined => state.last;

const HEADS = new Set(['subtype', 'type', 'object', 'player', 'zone', 'property', 'quantity', 'time', 'thing', 'compound']);

/** A comma or conjunction that goes on with the list of nouns. */
export function isWithinList(join: Tok | undefined, next: Tok | undefined, afterNext: Tok | undefined, third?: Tok): boolean {
  if (!join || (join.tokenType !== T.Comma && join.tokenType !== T.Conjunction) || join.role !== 'list') return false;
  const first = next?.tokenType === T.Conjunction ? afterNext : next;
  if (next?.tokenType !== T.Conjunction && hasClass(afterNext, 'quantity', 'damage')) return false;
  if (next?.tokenType === T.Conjunction && afterNext?.tokenType === T.Count && hasClass(third, 'quantity', 'damage')) return false;
  if (next?.lower === 'the' && join.tokenType === T.Conjunction && (afterNext?.entry.id === 'rest' || (afterNext?.entry.id === 'other' && (!hasClass(afterNext, 'order') || (third?.tokenType === T.Preposition && third.entry.id !== 'of'))))) return false;
  return startsNoun(first) && first!.tokenType !== T.There;
}

/** Statuses that single an object or player out, so that no determiner is needed: `enchanted creature`. */
const MARKS = new Set(['enchanted', 'equipped', 'fortified', 'defending', 'active', 'attacking', 'nonactive', 'haunted']);

/** A singular noun needs a determiner, a count, an owner or to stand where English leaves it out. */
export function mayLackDeterminer(node: Noun, state: NounState): boolean {
  const { options, last } = state;
  if (options.complement || !state.first || node.possessor || node.target || node.count !== undefined || node.determiners.length > 0) return true;
  if (!last || last.tokenType !== T.NounWord) return options.subject !== true || last?.tokenType === T.ProperName;
  if (!HEADS.has(last.entry.class!)) return false;
  if (node.modifiers.some((m) => m.kind === 'word' && MARKS.has(m.id))) return true;
  return last.entry.number !== 'singular';
}

const isZoneAhead = (peek: (n: number) => Tok | undefined): boolean => {
  for (let n = 2; n < 10; n++) {
    const token = peek(n);
    if (!token) return false;
    if (hasClass(token, 'zone') || (token.tokenType === T.Pronoun && token.entry.id === 'anywhere') || (token.tokenType === T.Preposition && token.entry.id === 'among')) return true;
    if (![T.Determiner, T.NounWord, T.Possessive, T.Count, T.Target, T.Conjunction, T.Comma, T.Preposition, T.Self, T.Pronoun].includes(token.tokenType)) return false;
    if (token.tokenType === T.Preposition && token.entry.id !== 'of') return false;
  }
  return false;
};

const ABILITY_HEADS = new Set(['ability', 'activated ability', 'triggered ability', 'mana ability', 'loyalty ability']);

/** `the number of creatures with counters on them`: these belong to the noun after `of`, `for` and `with`, whatever the verb takes. */
const BELONG_WITHIN: Readonly<Record<string, string>> = { of: 'with', for: 'with', with: 'on' };

export function stopsWithin(relation: string, stops: readonly string[] | undefined): readonly string[] | undefined {
  const own = BELONG_WITHIN[relation];
  return own !== undefined && stops?.includes(own) ? stops.filter((id) => id !== own) : stops;
}

const ALWAYS = new Set(['of', 'named', 'called', 'other-than', 'attached-to', 'except', 'except-for', 'from-among', 'including', 'above', 'directly-above', 'below', 'beyond', 'from-outside', 'outside']);

/** Whether the preposition that comes next belongs to the noun just read, and not to the verb. */
export function prepositionFits(node: Noun, state: NounState, peek: (n: number) => Tok | undefined): boolean {
  const id = peek(1)!.entry.id;
  const after = peek(2);
  const cls = state.last?.entry.class;
  const headId = state.last?.entry.id;
  if (node.form === 'symbols') return id === 'in';
  if (node.form === 'keyword' || node.form === 'change' || node.form === 'quotation') return false;
  if (after?.tokenType === T.VerbIng) return id === 'of';
  if (id === 'of' && node.form === 'common' && state.last === undefined && node.modifiers.length === 0 && node.whole === undefined) return false;
  if (ALWAYS.has(id)) return id !== 'of' || node.form !== 'pronoun' || node.target !== undefined;
  const stopped = state.options.stops?.includes(id) ?? false;
  switch (id) {
    case 'with': case 'without':
      return (!stopped || after?.tokenType === T.Keyword || hasClass(after, 'property')) && (cls !== 'zone' || (headId !== 'battlefield' && after?.tokenType === T.Count)) && cls !== 'time' && cls !== 'quantity' && node.form !== 'self' && (node.form !== 'pronoun' || ['you', 'they', 'any-target'].includes(node.id ?? '') === false);
    case 'from':
      if (ABILITY_HEADS.has(headId ?? '') || ((headId === 'mana' || headId === 'damage') && !stopped)) return true;
      return isZoneAhead(peek) && cls !== 'zone' && (node.form === 'common' || node.form === 'name') && cls !== 'time';
    case 'in':
      return !stopped && node.form !== 'self' && (isZoneAhead(peek) || cls === 'quantity' || cls === 'property' || headId === 'mana symbol' || (after?.tokenType === T.Pronoun && ['it', 'they'].includes(after.entry.id))) && cls !== 'time';
    case 'on':
      return hasClass(peek(3), 'zone', 'battlefield') || hasClass(peek(3), 'zone', 'stack') || (!stopped && (headId === 'counter' || headId === 'sticker' || cls === 'thing'));
    case 'among': case 'between':
      return !stopped;
    case 'than':
      return node.determiners.some((d) => d === 'more' || d === 'fewer' || d === 'less') || node.modifiers.some((m) => m.kind === 'word' && ['greater', 'lesser', 'other', 'different', 'higher', 'lower'].includes(m.id));
    case 'as':
      return node.modifiers.some((m) => m.kind === 'word' && m.id === 'same') || node.count === 'as-many' || node.determiners.includes('such');
    case 'to': case 'by':
      return (!stopped || headId === 'devotion') && (state.last?.entry.complements?.includes(id) ?? false);
    case 'for':
      return headId === 'cost' && !stopped;
    case 'at':
      return false;
    default:
      return false;
  }
}

/** `power 3`, `base power and toughness 1/1`: a value follows a property. */
export const comparesAhead = (node: Noun, state: NounState): boolean =>
  node.form === 'common' && (state.last?.entry.class === 'property' || (state.last?.entry.class === 'quantity' && state.last.entry.id !== 'damage' && state.last.entry.id !== 'life' && state.last.entry.id !== 'mana') || state.last?.entry.class === 'compound');
