import type { Modifier, Noun, Qualifier } from '../../tree.ts';
import { at, clause, copula, determined, lasting, modified, noun, phrase, pronoun, qualified, relative, said, subject, unsayable, word, wording, type WordModifier } from './build.ts';
import type { Context } from './context.ts';
import type { Described } from './qualifier.ts';
import { isHead, isWord } from './words.ts';

export type Alternatives =
  | { kind: 'none' }
  /** `artifact or enchantment`: heads of their own. */
  | { kind: 'heads'; heads: Modifier[][]; join: string }
  /** `instant or sorcery spell`: what the head is. */
  | { kind: 'before'; words: Modifier[][]; rest: Modifier[]; join: string };

const joinOf = (text: string): string => (text.includes('or') ? (text.includes('and') ? 'and-or' : 'or') : 'and');

/** Types that `or` and commas join. */
export function alternativesOf(n: Noun): Alternatives {
  const mods = n.modifiers;
  const first = mods.findIndex((m, i) => i > 0 && (m as { join?: string }).join !== undefined && isHead(mods[i - 1]!) && (isHead(m) || opensKind(mods, i)));
  if (first < 0) return { kind: 'none' };
  const start = compoundStart(mods, first);
  const groups: Modifier[][] = [];
  let last = '';
  mods.slice(start).forEach((m) => {
    const { join } = m as { join?: string };
    if (!groups.length || join !== undefined) groups.push([m]); else groups.at(-1)!.push(m);
    if (join && join !== 'comma' && join !== ',') last = join;
  });
  const join = joinOf(last || 'and');
  const tail = groups.at(-1)!;
  const shared = tail.length > 1 && tail.every(isHead) && isWord(tail.at(-1)) && (tail.at(-1) as WordModifier).class === 'object' ? tail.pop()! : undefined;
  const opening = mods.slice(0, start);
  if (shared) return { kind: 'before', words: groups, rest: [...opening, shared], join: join === 'and' ? 'and-or' : join };
  return { kind: 'heads', heads: groups.map((g, i) => (i === 0 ? [...opening, ...g] : g)), join };
}

/** `artifact or nonbasic land`: what stands before the second head is said of it alone. */
const opensKind = (mods: readonly Modifier[], at: number): boolean => mods.slice(at).some((m, i) => i > 0 && isHead(m));

function compoundStart(mods: readonly Modifier[], first: number): number {
  let start = first - 1;
  while (start > 0 && isHead(mods[start - 1]!) && (mods[start] as { join?: string }).join === undefined) start--;
  return start;
}

const LANDS = new Set(['Plains', 'Island', 'Swamp', 'Mountain', 'Forest']);

/** `basic Forest or Plains card`: 基本であり森か平地であるカード. */
export const isBasicEither = (words: readonly Modifier[][], rest: readonly Modifier[]): boolean => words.every((w) => w.length === 1 && isWord(w[0]) && LANDS.has(w[0].id)) && rest.some((m) => isWord(m) && m.id === 'basic' && !m.negated);

/** インスタントかソーサリーである. */
export function alternativeQualifier(words: readonly Modifier[][], join: string, basic = false): Described {
  const kinds = words.map((w) => noun({ modifiers: w.map((m) => (isWord(m) ? word(m.class, m.id) : m)) }));
  const items = basic ? [qualified(relative(copula([], phrase(noun({ modifiers: [word('supertype', 'basic')] }))), 'stem'), kinds[0]!), ...kinds.slice(1)] : kinds;
  const value = phrase(items, { conjunction: join, joins: items.map((_, i) => (i === 0 ? '' : join)) });
  return { rank: 5, apply: (n, goesOn) => qualified(relative(copula([], value), goesOn ? 'stem' : undefined), n) };
}

/** States that a clause says: エンチャントしている. */
const CLAUSES: Readonly<Record<string, { verb: { id: string; stem?: string }; lasting?: boolean; passive?: boolean; past?: boolean }>> = {
  enchanted: { verb: { id: 'enchant' }, lasting: true }, equipped: { verb: { id: 'equip' }, lasting: true }, attacking: { verb: { id: 'attack', stem: '攻撃' }, lasting: true }, blocking: { verb: { id: 'block' }, lasting: true },
  exiled: { verb: { id: 'exile' }, passive: true, past: true }, chosen: { verb: { id: 'choose', stem: '選' }, passive: true, past: true }, sacrificed: { verb: { id: 'sacrifice' }, passive: true, past: true }, revealed: { verb: { id: 'reveal' }, passive: true, past: true }, discarded: { verb: { id: 'discard' }, passive: true, past: true }, milled: { verb: { id: 'mill' }, passive: true, past: true }, destroyed: { verb: { id: 'destroy' }, passive: true, past: true }, kicked: { verb: { id: 'kick' }, passive: true, lasting: true }, blocked: { verb: { id: 'block' }, passive: true, past: true }, modified: { verb: { id: 'modify' }, passive: true, lasting: true },
};
const WITH_NO = new Set(['next', 'additional', 'tapped', 'untapped', 'face-down', 'face-up', 'legendary', 'multicolored', 'monocolored', 'historic', 'colored', 'suspected', 'face up', 'face down']);
const POINTED = new Set(['milled', 'destroyed', 'exiled', 'chosen', 'sacrificed', 'revealed', 'discarded']);

const stateClause = (id: string): ReturnType<typeof clause> => {
  const s = CLAUSES[id]!;
  const made = clause(s.verb, [], { ...(s.passive ? { voice: 'passive' as const } : {}), past: s.past ?? false });
  return s.lasting ? lasting(made) : made;
};

/** 攻撃している, after what is said of whose it is. */
export const doingNow = (m: Modifier): Described => ({ rank: 4.6, apply: (n, goesOn) => (goesOn ? unsayable() : qualified(relative((m as WordModifier).id === 'equipped' ? withEquipment() : stateClause((m as WordModifier).id)), n)) });

/** 装備品がついている. */
const withEquipment = (): ReturnType<typeof clause> => lasting(clause({ id: 'attach', stem: 'つ' }, [subject(phrase(noun({ modifiers: [word('subtype', 'Equipment')] })), 'ga')]));

/** 攻撃かブロックしている. */
function eitherState(states: readonly WordModifier[]): Qualifier {
  const clauses = states.map((m) => stateClause(m.id));
  const first = said(clauses[0]!, { ending: 'elided-verb', comma: false });
  return { kind: 'Qualifier', relation: 'relative', clause: first, clauses: [first, { ...clauses[1]!, join: 'or' }], reduced: true, children: [], start: 0, end: 0 };
}

/** 白黒の, 白か黒の: a word before the later color, or nothing after the earlier one. */
const joinAfter = (colors: readonly WordModifier[], i: number): Partial<WordModifier> => (i > 0 && colors[i]!.join?.includes('or') ? { join: 'or' } : colors[i + 1] && !colors[i + 1]!.join?.includes('or') ? { join: 'none' } : {});

/** Sizes, colors, states before a noun, the nearest first. */
export function stateLinks(made: Noun, modifiers: readonly Modifier[], c: Context): Noun {
  let result = made;
  const plain = modifiers.filter((m) => !isNegative(m));
  const sizes = plain.filter((m) => m.kind === 'power-toughness');
  const colors = plain.filter((m): m is WordModifier => isWord(m) && m.class === 'color');
  const states = plain.filter((m): m is WordModifier => isWord(m) && m.class !== 'color');
  const others = plain.filter((m) => m.kind !== 'power-toughness' && !isWord(m));
  if (others.length) unsayable();
  if (sizes.length) result = modified(result, sizes.map((m) => ({ ...m })));
  if (colors.length === 1 && isMana(made)) result = { ...result, modifiers: [word('color', colors[0]!.id, { join: 'none' }), ...result.modifiers] };
  else if (colors.length) result = modified(result, colors.map((m, i) => word('color', m.id, joinAfter(colors, i))));
  const paired = states.length === 2 && states[1]!.join === 'or' && states.every((m) => m.id === 'attacking' || m.id === 'blocking');
  if (paired) result = qualified(eitherState(states), result);
  else for (const m of [...states].reverse()) result = state(result, m, c);
  return result;
}

const isMana = (n: Noun): boolean => n.modifiers.length === 1 && isWord(n.modifiers[0]) && n.modifiers[0].id === 'mana';

function state(made: Noun, m: WordModifier, c: Context): Noun {
  if (m.join) unsayable();
  if (m.id === 'defending' && made.modifiers.length === 1) return { ...made, modifiers: [word('player', 'defending player')] };
  const head = made.modifiers.at(-1);
  if ((m.id === 'attacking' || m.id === 'blocking') && made.modifiers.length === 1 && isWord(head) && head.id === 'creature') return { ...made, modifiers: [word('object', m.id === 'attacking' ? 'attacker' : 'blocker')] };
  if (m.class === 'supertype' && (m.id === 'basic' || m.id === 'snow')) return { ...made, modifiers: [word('supertype', m.id, { join: 'none' }), ...made.modifiers] };
  if (m.id === 'historic') return determined(made, 'historic');
  if (m.id === 'single') return modified(made, [word('status', 'single')]);
  if (m.class === 'supertype' || WITH_NO.has(m.id)) return modified(made, [word(m.class, m.id)]);
  if (CLAUSES[m.id]) {
    const done = qualified(relative(stateClause(m.id)), made);
    return POINTED.has(m.id) && (c.era === 'current' || m.id === 'exiled') ? wording({ ...done, determiners: ['that', ...done.determiners] }, { order: ['determiner', ...(done.japanese?.order ?? [])] }) : done;
  }
  return unsayable();
}

const isNegative = (m: Modifier): boolean => isWord(m) && (m.negated || m.id === 'nontoken');

/** 土地でない, クリーチャーでも土地でもない. */
export function negativesOf(n: Noun, orThis = false): Described[] {
  const negated = n.modifiers.filter((m): m is WordModifier => isWord(m) && isNegative(m)).map((m) => (m.id === 'nontoken' ? word('object', 'token') : word(m.class, m.id)));
  if (negated.length === 0) return [];
  const afterNot = n.qualifiers.some((q) => q.clause?.verb === 'control' && q.clause.negative);
  if (negated.length === 1 && afterNot) return [{ rank: 4, apply: (made) => qualified(relative(copula([], phrase(noun({ modifiers: [negated[0]!] })), { negative: true, japanese: { variant: 4 } })), made) }];
  if (negated.length === 1 && !orThis) return [{ rank: 4, apply: (made) => modified(made, [{ ...negated[0]!, negated: true }], 'denai') }];
  const values = [...negated.map((m) => phrase(noun({ modifiers: [m] }))), ...(orThis ? [phrase(pronoun('this'))] : [])];
  const parts = values.slice(0, -1).map((v) => at('with', v, 'demo'));
  return [{ rank: 4, apply: (made) => qualified(relative(copula(parts, values.at(-1)!, { negative: true, japanese: { variant: 4 } })), made) }];
}
