import type { Modifier, Noun, Qualifier } from '../../tree.ts';
import { DETERMINER_FORMS, formAt } from '../lexicon/forms.ts';
import { countText, headsOf, isCountedBefore } from './count.ts';
import { listText } from './modifiers.ts';
import { renderPhrase } from './noun-phrase.ts';
import { renderNoun } from './noun.ts';
import { UNSAID, type JapaneseRenderOptions } from './options.ts';
import { renderQualifier } from './qualifier.ts';

export interface Prenominals {
  text: string;
  /** Modifiers that the head is made of. */
  left: Modifier[];
  /** Qualifiers that stand after the noun. */
  rest: Qualifier[];
  /** The count is said already. */
  counted: boolean;
}

const LINKS: Readonly<Record<string, string>> = { denai: 'でない', dewanai: 'ではない', demonai: 'でもない', no: 'の' };
/** Modifiers before の where no order is given. */
const OPEN = new Set(['color', 'status', 'order', 'supertype']);

const isOpen = (m: Modifier): boolean => m.join !== 'none' && m.join !== 'dot' && (m.kind === 'power-toughness' || (m.kind === 'word' && (OPEN.has(m.class) || m.negated)));

const isBefore = (q: Qualifier): boolean => q.relation !== 'plus' && q.relation !== 'minus' && (q.phrase !== undefined || q.clause !== undefined);

/** The usual order: which one, whose, of what, relative clauses, other, colors and sizes, all. */
function usualOrder(noun: Noun): string[] {
  const [first, late] = determinersOf(noun);
  const open = noun.modifiers.slice(0, -1).filter(isOpen);
  const denied = late.some((d) => d.startsWith('not-')) || open.some((m) => m.kind === 'word' && m.negated);
  return [
    ...first.map(() => 'determiner'),
    ...(noun.whole ? ['whole'] : []),
    ...(noun.possessor ? ['possessor'] : []),
    ...noun.qualifiers.filter(isBefore).map((_, i, all) => (i < all.length - 1 || denied ? 'qualifier-on' : 'qualifier')),
    ...late.filter((d) => !LAST.has(d)).map(() => 'determiner'),
    ...groups(open).map((g) => `modifier-${g.length}${g[0]!.kind === 'word' && g[0]!.negated ? '-denai' : ''}`),
    ...late.filter((d) => LAST.has(d)).map(() => 'determiner'),
    ...(isCountedBefore(noun) ? ['count'] : []),
  ];
}

const LAST = new Set(['all', 'each']);
const LATE = new Set([...LAST, 'other', 'another', 'not-this', 'not-that', 'all-other']);

/** Determiners that stand first and those that stand close to the noun, without those of the count. */
function determinersOf(noun: Noun): [first: string[], late: string[]] {
  const own = noun.determiners.slice(0, noun.determiners.length - headsOf(noun));
  const late = own.filter((d) => LATE.has(d));
  return [own.filter((d) => !LATE.has(d)), [...late.filter((d) => !LAST.has(d)), ...late.filter((d) => LAST.has(d))]];
}

/** Colors that a word joins stand before one の. */
function groups(modifiers: readonly Modifier[]): Modifier[][] {
  const found: Modifier[][] = [];
  for (const m of modifiers) if (m.join && m.join !== 'dot' && m.join !== 'none' && found.length) found.at(-1)!.push(m); else found.push([m]);
  return found;
}

/** What stands before a noun, in order, and what is left for the noun itself. */
export function prenominals(noun: Noun, o: JapaneseRenderOptions): Prenominals {
  const given = noun.japanese?.order;
  const order = given ?? usualOrder(noun);
  const modifiers = given ? [...noun.modifiers] : [...noun.modifiers.slice(0, -1).filter(isOpen), ...noun.modifiers.filter((m, i) => i === noun.modifiers.length - 1 || !isOpen(m))];
  const heads = headsOf(noun);
  const determiners = given ? [...noun.determiners] : [...determinersOf(noun).flat(), ...noun.determiners.slice(noun.determiners.length - heads)];
  const qualifiers = [...noun.qualifiers];
  let counted = false;
  const said: Record<string, (detail: string[]) => string> = {
    determiner: ([variant]) => formAt(DETERMINER_FORMS, determiners.shift() ?? '', Number(variant ?? 0)) ?? UNSAID,
    qualifier: ([on]) => renderQualifier(qualifiers.shift(), o, on !== undefined),
    possessor: () => (noun.possessor ? `${renderNoun(noun.possessor, o)}の` : UNSAID),
    whole: ([link]) => (noun.whole ? `${renderPhrase(noun.whole, o)}のうち${link === 'no' ? 'の' : ''}` : UNSAID),
    count: () => { counted = true; return `${countText(noun, determiners.splice(0, heads))}の`; },
    modifier: ([n, link]) => listText(modifiers.splice(0, Number(n))) + (LINKS[link ?? 'no'] ?? UNSAID),
  };
  const text = order.map((one) => {
    const comma = one.endsWith('-comma');
    const [kind, ...detail] = one.replace(/-comma$/, '').split('-') as [string, ...string[]];
    return (said[kind]?.(detail) ?? UNSAID) + (comma ? '、' : '');
  }).join('');
  return { text, left: modifiers, rest: qualifiers, counted };
}
