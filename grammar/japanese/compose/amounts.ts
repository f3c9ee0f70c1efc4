import type { Noun, NounPhrase } from '../../tree.ts';
import { COUNT_WORD_FORMS, variantOf } from '../lexicon/forms.ts';
import { at, clause, counted, noun, owned, phrase, qualified, relative, thing, unsayable, word, wording } from './build.ts';
import type { Context } from './context.ts';
import { composePhrase } from './noun.ts';
import { headClass, headId, isWord } from './words.ts';

/** `the greatest power among creatures you control`: …の中のパワーの最大値. */
export const isExtreme = (n: Noun): boolean => headClass(n) === 'property' && n.modifiers.length === 2 && isWord(n.modifiers[0]) && ['greatest', 'highest', 'lowest', 'least'].includes(n.modifiers[0].id) && n.qualifiers.length === 1 && n.qualifiers[0]!.relation === 'among';

export function extreme(n: Noun, c: Context): Noun {
  const among = composePhrase(n.qualifiers[0]!.phrase ?? unsayable(), c);
  const whole = owned(among.items.length === 1 ? among.items[0]! : unsayable(), thing('thing', 'contents'));
  const property = owned(whole, noun({ modifiers: [n.modifiers[1]!].map((m) => (isWord(m) ? word(m.class, m.id) : m)) }));
  const low = isWord(n.modifiers[0]) && ['lowest', 'least'].includes(n.modifiers[0].id);
  return owned(property, thing('quantity', low ? 'minimum' : 'maximum'));
}

const ORDINALS = new Set(['first', 'second', 'third']);
const NTH: Readonly<Record<string, Readonly<Record<string, number>>>> = { spell: { first: 2, second: 1, third: 1 }, card: { first: 4, second: 3, third: 3 } };

/** `your second spell each turn`: 各ターン内のあなたの２つ目の呪文. */
export const isNthOfTurn = (n: Noun): boolean => (n.determiners.includes('your') || n.determiners.includes('their')) && n.modifiers.length >= 2 && isWord(n.modifiers[0]) && ORDINALS.has(n.modifiers[0].id) && NTH[headId(n)] !== undefined && n.qualifiers.length === 0;

export function nthOfTurn(n: Noun, c: Context): Noun {
  const nth = (n.modifiers[0] as { id: string }).id;
  const turn = noun({ determiners: ['each'], modifiers: [word('time', 'turn'), ...(c.older ? [] : [word('thing', 'inside')])], japanese: { order: ['determiner'] } });
  const which = word('order', nth, { form: NTH[headId(n)]![nth]! });
  const rest = composePhrase(phrase({ ...n, determiners: [], modifiers: n.modifiers.slice(1) }), c, { indefinite: false });
  const made = rest.items.length === 1 ? rest.items[0]! : unsayable();
  return { ...made, determiners: [n.determiners.includes('your') ? 'your' : 'own', ...made.determiners], possessor: turn, modifiers: [which, ...made.modifiers], japanese: { ...made.japanese, order: ['possessor', 'determiner', 'modifier-1', ...(made.japanese?.order ?? [])] } };
}

const SAME: Readonly<Record<string, string>> = { life: '同じ点数', damage: '同じ点数', card: '同じ枚数' };
const THAT: Readonly<Record<string, readonly [string, number]>> = { life: ['その点数', 6], damage: ['その点数', 6], 'combat damage': ['その点数', 6], card: ['その枚数', 3] };

const formOf = (text: string): { countForm?: number } => { const { variant } = variantOf(COUNT_WORD_FORMS, text); return variant ? { countForm: variant } : {}; };

/** `that much life`: 同じ点数のライフ, その点数に等しい点数のライフ. */
export function thatMany(made: Noun, n: Noun, c: Context): Noun | undefined {
  const same = SAME[headId(n)];
  const that = THAT[headId(n)];
  if (c.era === 'classic' && same && c.dealt && headId(n) === 'card') return owned(numberEqualTo('その点数', 3), made);
  if (c.era === 'classic' && same) return wording(counted(made, 'that-many', 'none', 'before'), formOf(same));
  if (!that) return undefined;
  return owned(numberEqualTo(c.dealt ? 'その点数' : that[0], that[1]), made);
}

/** その点数に等しい数の緑の1/1の…, 同じ数の…. */
export const thatManyTokens = (made: Noun, c: Context): Noun => (c.dealt ? owned(numberEqualTo('その点数', 0), made) : wording(counted(made, 'that-many', 'none', 'before'), formOf('同じ数')));

/** その点数に等しい枚数. */
function numberEqualTo(that: string, form: number): Noun {
  const known = wording(noun({ count: 'that-many' }), { counter: 'none', ...formOf(that) });
  return qualified(relative(clause({ id: 'equal' }, [at('equal', phrase(known), 'ni')])), noun({ modifiers: [word('quantity', 'number', { form })] }));
}

/** Targets that damage is divided among: １つか２つ, 望む数. */
export function dividedTargets(n: Noun): NounPhrase {
  const numbers: Readonly<Record<string, readonly string[]>> = { '1-or-2': ['1', '2'], '1-to-3': ['1', '2', '3'] };
  const several = numbers[n.count ?? ''];
  if (several) return phrase(several.map((k) => counted(noun(), k, 'tsu')), { conjunction: 'or', joins: several.map((_, i) => (i ? 'or' : '')) });
  if (n.count !== 'any-number' && !/^(\d+|X)$/.test(n.count ?? '')) unsayable();
  const made = counted(noun(), n.count!, 'tsu');
  return phrase(n.determiners.includes('up-to') ? { ...made, determiners: ['up-to'], japanese: { ...made.japanese, order: [] } } : made);
}

