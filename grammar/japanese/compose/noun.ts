import type { Modifier, Noun, NounPhrase } from '../../tree.ts';
import { dividedTargets, extreme, isExtreme } from './amounts.ts';
import { before, counted, determined, noun, owned, phrase, pronoun, pronounAs, thing, unsayable, word, wording, type WordModifier } from './build.ts';
import type { Context } from './context.ts';
import { counterWord } from './counter-word.ts';
import { creatureFirst, doingStates, eitherColor, isCommander, isPlayerOrBattle, nextCast, playerOrBattle } from './heads.ts';
import { composeKeyword } from './keyword.ts';
import { alternativesOf, alternativeQualifier, doingNow, isBasicEither, negativesOf, stateLinks } from './modifier.ts';
import { isMultiplied, multiplied } from './multiplied.ts';
import { isSized, isUnsaid, symbols, withCount, withNearest } from './noun-count.ts';
import { composeQualifiers, numberForm, type Described } from './qualifier.ts';
import { atLeast, sum } from './sums.ts';
import { quotedAbility } from './quotation.ts';
import { headId, headOf, isCompound, isPlayer, isWord } from './words.ts';

/** Where a phrase stands. */
export interface Use {
  /** `a` is not said as one: 対戦相手がコントロールしている. */
  indefinite?: boolean;
  /** Of which it is one does not matter: `or` is や. */
  among?: boolean;
  /** `or` is か and not や. */
  exact?: boolean;
  /** The subject of a sentence: several are 各. */
  plural?: boolean;
  /** What something is: it is not counted. */
  predicate?: boolean;
}

interface Composed { items: Noun[]; joins: string[] }

const JOINS: Readonly<Record<string, string>> = { and: 'and', or: 'or', 'and-or': 'and-or', comma: 'comma' };

/** A noun phrase in Japanese; targets are taken out into the context and spoken of by what follows them. */
export function composePhrase(p: NounPhrase, c: Context, use: Use = {}): NounPhrase {
  if (p.gap) unsayable();
  const items: Noun[] = [];
  const joins: string[] = [''];
  const join = JOINS[p.conjunction ?? 'and'] ?? unsayable();
  p.items.forEach((n) => {
    const made = composeItems(n, c, use);
    if (items.length && join === 'and' && isSized(n) && isSized(p.items[0]!) && c.era === 'classic') joins.push('and-comma');
    else if (items.length) joins.push(join === 'and' && items.at(-1)!.form === 'pronoun' && n.qualifiers.some(isSameName) ? 'and-comma' : join);
    made.items.forEach((one, i) => { if (i > 0) joins.push(made.joins[i]!); items.push(one); });
  });
  if (items.length === 2 && join === 'and' && items[0]!.id === 'former' && items[1]!.id === 'latter') return phrase(pronoun('they'));
  return phrase(items, items.length > 1 ? { conjunction: join, joins } : {});
}

export const composeNoun = (n: Noun, c: Context, use: Use = {}): Noun => {
  const { items } = composeItems(n, c, use);
  return items.length === 1 ? items[0]! : unsayable();
};

function composeItems(n: Noun, c: Context, use: Use): Composed {
  if (n.gap) unsayable();
  if (n.target) return takeTarget(n, c);
  return spoken(n, c, use);
}

const one = (n: Noun): Composed => ({ items: [n], joins: [''] });

function spoken(n: Noun, c: Context, use: Use): Composed {
  if (n.determiners.join() === 'both' && n.modifiers.length + n.qualifiers.length === 0) return one(pronoun('both'));
  if (n.determiners.includes('one-more')) return one(counted(noun({ determiners: ['one-more'] }), n.count!, 'mai'));
  if (n.form !== 'common' && (n.qualifiers.length || n.possessor || n.whole || (n.form !== 'symbols' && n.count !== undefined) || n.determiners.length)) unsayable();
  if (n.form === 'symbols' && n.count !== undefined) unsayable();
  switch (n.form) {
    case 'pronoun': return one(pronounOf(n, c));
    case 'self': return one(selfOf(n, c));
    case 'keyword': return n.keyword ? one(noun({ form: 'keyword', keyword: composeKeyword(n.keyword, c) })) : unsayable();
    case 'quotation': return n.ability ? one(noun({ form: 'quotation', ability: quotedAbility(n.ability, c) })) : unsayable();
    case 'change': case 'power-toughness': return one(noun({ form: n.form, id: n.id ?? unsayable() }));
    case 'symbols': return one(noun({ form: 'symbols', modifiers: n.modifiers }));
    case 'name': return unsayable();
    default: return common(n, c, use);
  }
}

const SELF_WORDS: Readonly<Record<string, WordModifier>> = { 'this-spell': word('object', 'spell'), 'this-ability': word('object', 'ability'), 'this-saga': word('subtype', 'Saga') };

function selfOf(n: Noun, c: Context): Noun {
  if (!c.mentioned) { c.it = 'this'; c.body = n.id === 'this-creature' || n.id === 'name'; }
  const fixed = SELF_WORDS[n.id ?? ''];
  if (fixed) return determined(noun({ modifiers: [fixed] }), 'this');
  if (!c.quoted) return noun({ form: 'self', id: n.id ?? 'name' });
  const kind = (n.id ?? '').replace(/^this-/, '');
  if (kind === 'name') return noun({ form: 'self', id: 'name' });
  if (kind === 'token') return determined(c.era === 'current' ? thing('object', 'token') : thing('type', 'creature'), 'this');
  const capital = kind[0]!.toUpperCase() + kind.slice(1);
  const types = ['creature', 'artifact', 'enchantment', 'land', 'planeswalker', 'permanent', 'battle', 'commander'];
  return determined(types.includes(kind) ? thing('type', kind) : ['card', 'spell', 'emblem'].includes(kind) ? thing('object', kind) : thing('subtype', capital), 'this');
}

function pronounOf(n: Noun, c: Context): Noun {
  switch (n.id) {
    case 'you': return pronoun('you');
    case 'it': case 'he': case 'she': return c.it === 'this' && c.fallen && c.era === 'classic' ? noun({ form: 'self', id: 'name' }) : pronoun(c.it);
    case 'they': return c.they;
    case 'itself': return pronoun('self');
    case 'anywhere': return thing('zone', 'anywhere');
    case 'any-target': case 'any-other-target': return unsayable();
    default: return unsayable();
  }
}

const asTarget = (n: Noun): Noun => ({ ...n, target: { at: { start: 0, end: 0 } } });

/** Chooses what the English noun calls a target, and answers what is said of it afterwards. */
function takeTarget(n: Noun, c: Context): Composed {
  if (headId(n) === 'target') return divided(n, c);
  const many = n.count !== undefined && n.count !== '1';
  if (n.form === 'pronoun' && n.qualifiers.length) unsayable();
  const own = c.own;
  c.own = false;
  const made = n.form === 'pronoun' ? one(counted(n.id === 'any-other-target' ? determined(noun(), 'other') : noun(), '1', 'tsu')) : spoken({ ...n, target: undefined, ...(n.count === undefined ? { count: '1' } : {}) } as Noun, c, {});
  c.own = own;
  c.targets.push(phrase(made.items.map(asTarget), made.items.length > 1 ? { conjunction: made.joins[1]!, joins: made.joins } : {}));
  const order = c.targets.length - 1;
  if (!isPlayer(n)) { c.it = 'it'; c.mentioned = true; }
  const mixed = n.modifiers.some((m) => isWord(m) && m.class === 'player') && !isPlayer(n);
  if (isPlayer(n) && made.items.length === 1 && !mixed) {
    const ref = determined(thing('player', 'player'), many ? 'those' : 'that');
    c.they = ref;
    return one(ref);
  }
  c.they = many ? pronoun('they') : c.they;
  return one(referenceTo(many, order, c));
}

/** Targets of no kind, among which damage is divided. */
function divided(n: Noun, c: Context): Composed {
  const several = dividedTargets(n);
  c.targets.push({ ...several, items: several.items.map(asTarget) });
  c.it = 'it';
  c.mentioned = true;
  return one(pronoun('they'));
}

function referenceTo(many: boolean, order: number, c: Context): Noun {
  if (c.heads.length < 2) return pronoun(many ? 'they' : 'it');
  const objects = c.heads.filter((h) => h !== 'player' && h !== 'opponent');
  if (objects.length === 1) return pronoun(many ? 'they' : 'it');
  if (c.heads.length === 2) return pronoun(order === 0 ? 'former' : 'latter');
  return unsayable();
}

/** Sizes, colors, states and types of a noun, each group as Japanese says it before the head. */
function common(written: Noun, c: Context, use: Use): Composed {
  const n = nextCast(atLeast(written));
  if (headId(n) === 'choice') unsayable();
  if (n.whole) return ofWhole(n, c);
  if (isListOf(n, 'property') || isListOf(n, 'zone')) return { items: n.modifiers.map((m, i) => composeCommon({ ...n, modifiers: [{ ...m, join: undefined } as Modifier], ...(i > 0 ? { possessor: undefined, determiners: [], qualifiers: n.qualifiers.filter((q) => q.relation !== 'of') } : {}) } as Noun, c, use)), joins: n.modifiers.map((m, i) => (i === 0 ? '' : isWord(m) && m.class === 'compound' ? 'and-or' : (m.join ?? '').includes('or') ? 'or' : 'and')) };
  if (isColorList(n)) return colorList(n);
  if (n.modifiers.length === 1 && headId(n) === 'same' && n.determiners.join() === 'the') return one(pronoun('same-thing'));
  if (isTop(n)) return one(topOne(n, c));
  if (isMultiplied(n)) return one(multiplied(n));
  const made = sum(n, c);
  if (made) return one(made);
  if (isExtreme(n)) return one(extreme(n, c));
  if (n.determiners.includes('at-least') && n.count !== undefined) return one(noFewer(n, c, use));
  const alternatives = alternativesOf(n);
  if (isPlayerOrBattle(n) && !n.target && alternatives.kind === 'heads') {
    mention(n, c);
    return one(playerOrBattle());
  }
  if (alternatives.kind === 'heads' && !use.predicate && isOneOf(n, c) && alternatives.heads.every((g) => g.every((m) => isWord(m) && m.class !== 'player'))) return one(oneOf(n, alternatives, c));
  if (alternatives.kind === 'heads') {
    const parts = alternatives.heads.map((modifiers, i) => composeCommon({ ...n, modifiers, qualifiers: n.qualifiers.filter((q) => (q.relation === 'with' || q.relation === 'without' ? i === alternatives.heads.length - 1 : i === 0)), determiners: n.determiners.filter((d) => i === 0 || d === 'a' || d === 'up-to') }, c, use));
    const join = use.indefinite === false && !use.exact && alternatives.join === 'or' && (use.among || !n.determiners.includes('a')) ? 'and-or' : alternatives.join;
    return { items: parts, joins: parts.map((_, i) => (i === 0 ? '' : join)) };
  }
  if (alternatives.kind === 'none' && isJoined(n.modifiers.at(-1))) unsayable();
  if (alternatives.kind === 'before' && isBasicEither(alternatives.words, alternatives.rest)) return one(composeCommon({ ...n, modifiers: alternatives.rest.filter((m) => !(isWord(m) && m.id === 'basic')) }, c, use, [alternativeQualifier(alternatives.words, alternatives.join, true)]));
  if (alternatives.kind === 'before') return one(composeCommon({ ...n, modifiers: alternatives.rest }, c, use, [alternativeQualifier(alternatives.words, alternatives.join)]));
  if (headId(n) === 'source') return one(composeCommon({ ...n, modifiers: n.modifiers.filter((m) => !isKind(m)) }, c, use, n.modifiers.some(isKind) ? [alternativeQualifier([n.modifiers.filter(isKind)], 'and')] : []));
  return one(composeCommon(n, c, use));
}

/** `red or green`, with nothing that has the colors. */
const isColorList = (n: Noun): boolean => n.modifiers.length > 1 && n.modifiers.every((m) => isWord(m) && m.class === 'color' && !m.negated);

const colorList = (n: Noun): Composed =>
  (n.modifiers.slice(1).every((m) => /^(?:or|comma|,)/.test((m as { join?: string }).join ?? '')) && n.modifiers.at(-1)!.join?.startsWith('or')
    ? { items: n.modifiers.map((m) => noun({ modifiers: [word('color', (m as WordModifier).id)] })), joins: n.modifiers.map((_, i) => (i === 0 ? '' : 'or')) }
    : unsayable());

/** A head beside another of a kind that is not said beside it: `creatures and graveyards`. */
const isJoined = (m: Modifier | undefined): boolean => isWord(m) && m.join !== undefined && m.class !== 'color';

/** A source is not of a type but something of that type. */
const isKind = (m: Modifier): boolean => isWord(m) && !m.negated && (m.class === 'type' || m.class === 'subtype');

/** 少なくとも２体の他のクリーチャー. */
function noFewer(n: Noun, c: Context, use: Use): Noun {
  const { count, ...rest } = n;
  const bare = composeCommon({ ...rest, determiners: n.determiners.filter((d) => d !== 'at-least') }, c, use);
  const made = counted(bare, count!, counterWord(bare.modifiers), 'before');
  return { ...made, determiners: ['at-least', ...made.determiners] };
}

/** パワーとタフネス, 手札と墓地. */
const isListOf = (n: Noun, cls: string): boolean => n.modifiers.length > 1 && n.modifiers.every((m, i) => isWord(m) && (m.class === cls || (cls === 'property' && m.class === 'compound' && COMPOUND_CLASS[m.id] !== undefined)) && (i === 0 || m.join !== undefined));

/** ライブラリーの一番上のカード. */
const isTop = (n: Noun): boolean => n.modifiers.length === 2 && isWord(n.modifiers[0]) && n.modifiers[0].id === 'top' && headId(n) === 'card' && n.count === undefined && n.qualifiers.length === 1 && n.qualifiers[0]!.relation === 'of';

function topOne(n: Noun, c: Context): Noun {
  const library = composeNoun(n.qualifiers[0]!.phrase!.items[0]!, c, { indefinite: false });
  mention(n, c);
  return owned(owned(library, thing('thing', 'top')), thing('object', 'card'));
}

/** アーティファクトかエンチャントである１つ. */
const isOneOf = (n: Noun, c: Context): boolean => c.era === 'current' && n.qualifiers.every((q) => q.relation !== 'with' && q.relation !== 'without') && (n.count === '1' || n.determiners.includes('a') || n.determiners.includes('another')) && n.modifiers.every((m) => isWord(m) && (m.class === 'type' || m.class === 'subtype') && !m.negated);

/** Artifacts that are creatures when it matters. */
const CRAFT = new Set(['Vehicle', 'Spacecraft']);

function oneOf(n: Noun, alternatives: Extract<ReturnType<typeof alternativesOf>, { kind: 'heads' }>, c: Context): Noun {
  const counters = new Set(alternatives.heads.filter((g) => !g.every((m) => isWord(m) && CRAFT.has(m.id))).map((g) => counterWord(g)));
  let made = described(noun(), [...composeQualifiers(n, c), alternativeQualifier(alternatives.heads, alternatives.join), ...notThis(n, c)]);
  made = withDeterminers(made, n, c);
  mention(n, c);
  const done = counted(made, '1', counters.size === 1 ? [...counters][0]! : 'tsu');
  return n.determiners.includes('up-to') ? { ...done, determiners: [...done.determiners, 'up-to'] } : done;
}

function ofWhole(n: Noun, c: Context): Composed {
  const whole = composePhrase(n.whole!, c);
  if (n.whole!.items[0]?.form === 'pronoun' && n.count !== undefined && n.modifiers.length === 0 && n.determiners.every((d) => d === 'up-to')) return one({ ...counted(pronoun('among-them'), n.count, 'mai'), determiners: n.determiners });
  if (n.determiners.includes('each')) {
    const [only] = whole.items;
    if (whole.items.length !== 1 || n.count !== undefined) unsayable();
    return one(only!);
  }
  if (n.count === undefined || isUnsaid(n.count) || n.modifiers.length) unsayable();
  if (n.whole!.items[0]!.determiners.includes('that') && headId(n.whole!.items[0]) === 'card' && n.whole!.items[0]!.qualifiers.length === 0) return one(counted(pronoun('among-them'), n.count!, 'mai'));
  const plural = n.whole!.items[0]!;
  return one(before(counted(noun({ whole }), n.count!, plural.form === 'common' ? counterWord(plural.modifiers) : 'mai'), 'whole'));
}

function composeCommon(n: Noun, c: Context, use: Use, extra: Described[] = []): Noun {
  if (n.modifiers.slice(0, -1).some((m) => isWord(m) && m.class === 'object' && m.id === headId(n))) unsayable();
  const head = headOf(n);
  if (n.count !== undefined && n.modifiers.at(-1)?.kind === 'symbol') return symbols(n);
  if (isCommander(n)) return composeCommon({ ...n, modifiers: n.modifiers.slice(1) }, c, use, [...extra, alternativeQualifier([n.modifiers.slice(0, 1)], 'and')]);
  const heads = creatureFirst(n.modifiers.filter((m, i) => i === n.modifiers.length - 1 || isCompound(m)));
  let made = withNearest(noun({ modifiers: dotted(heads.map(clean)) }), n, c, c.era === 'current' ? use : { ...use, plural: false }, head);
  if (headId(n) === 'amount' && headId(n.qualifiers[0]?.phrase?.items[0]) === 'mana') made = { ...made, modifiers: [word('quantity', 'number', { form: 6 })] };
  if (headId(n) === 'number') made = { ...made, modifiers: [word('quantity', 'number', { form: numberForm(n.qualifiers.find((q) => q.relation === 'of')?.phrase) })] };
  if (headId(n) === 'life total') made = { ...made, modifiers: [word('property', 'life total', { form: 1 })] };
  const colors = eitherColor(n);
  const doing = [...doingStates(n), ...colors];
  made = stateLinks(made, n.modifiers.filter((m) => !heads.includes(m) && !doing.includes(m)), c);
  const qualifiers = [...composeQualifiers(n, c), ...doing.filter((m) => !colors.includes(m)).map(doingNow), ...(colors.length ? [alternativeQualifier(colors.map((m) => [m]), 'or')] : []), ...negativesOf(n, isNorThis(n)), ...extra, ...notThis(n, c)];
  if (n.determiners.includes('all')) made = determined(made, 'all');
  if (otherInside(n, c) && !isNorThis(n)) made = determined(made, 'other');
  made = described(made, qualifiers);
  made = withDeterminers(made, n, c);
  made = withCount(made, n, use, head, c);
  if (isBodyCopy(n, c)) made = wording(made, { counter: 'tai' });
  mention(n, c);
  return made;
}

const REST = word('quantity', 'remainder');
const clean = (m: Modifier): Modifier => (isWord(m) ? m.id === 'rest' ? REST : m.id === 'precombat-main' || m.id === 'postcombat-main' ? word('time', m.id, { form: 1 }) : word(m.class === 'compound' ? COMPOUND_CLASS[m.id] ?? 'thing' : m.class, m.id) : m);
const COMPOUND_CLASS: Readonly<Record<string, string>> = { type: 'property', subtype: 'property', supertype: 'property' };

/** A token that is a copy of a creature. */
function isBodyCopy(n: Noun, c: Context): boolean {
  const of = headId(n) === 'token' ? n.qualifiers.find((q) => q.clause?.verb === 'be')?.clause?.object?.items[0]?.qualifiers[0]?.phrase?.items[0] : undefined;
  if (!of) return false;
  return of.form === 'self' ? of.id === 'this-creature' : of.form === 'pronoun' ? c.body : counterWord(of.modifiers) === 'tai';
}

/** 土地・カード has a dot where a card says what it is. */
const dotted = (modifiers: Modifier[]): Modifier[] => modifiers.map((m, i) => (isWord(m) && m.class === 'type' && isWord(modifiers[i + 1]) && headId(noun({ modifiers: [modifiers[i + 1]!] })) === 'card' ? { ...m, join: 'dot' } : m));

/** Clauses before a noun: all but the last go on to the next. */
function described(made: Noun, qualifiers: readonly Described[]): Noun {
  const clauses = qualifiers.filter((q) => q.rank >= 0).sort((a, b) => a.rank - b.rank);
  let result = made;
  const last = clauses.length - 1;
  for (let i = last; i >= 0; i--) result = clauses[i]!.apply(result, i < last && !(i + 1 === last && clauses[last]!.loose));
  return result;
}

const POSSESSIVES: Readonly<Record<string, string>> = { your: 'your', this: 'this' };
/** Said elsewhere: nothing, with the count, or right before the head. */
const SAID_ELSEWHERE = new Set(['a', 'the', 'up-to', 'each', 'all']);

function withDeterminers(made: Noun, n: Noun, c: Context): Noun {
  let result = made;
  if (n.possessor) result = isOwner(n) && n.possessor.form === 'pronoun' ? result : owned(composeNoun(n.possessor, c, { indefinite: !isPlayer(n.possessor) }), result);
  for (const d of [...n.determiners].reverse().filter((one) => !SAID_ELSEWHERE.has(one))) result = determiner(result, d, n, c);
  return result;
}

const isOwner = (n: Noun): boolean => headId(n) === 'owner';

function determiner(made: Noun, d: string, n: Noun, c: Context): Noun {
  switch (d) {
    case 'another': case 'other': case 'each-other': return other(made, n, d, c);
    case 'that': return determined(made, headOf(n)?.plural ? 'those' : 'that');
    case 'its': return isOwner(n) ? made : owned(pronoun(c.itself && headOf(n)?.class === 'property' ? (c.former ? 'former' : 'self') : c.it), made);
    case 'their': return isOwner(n) ? made : c.own ? determined(made, 'own') : owned(c.they, made);
    case 'any': return made.modifiers.length === 1 && headId(made) === 'color' ? determined(made, 'any-you-like') : unsayable();
    case 'more': return made;
    case 'both': return determined(made, 'both');
    case 'no': return unsayable();
    case 'your': return headId(n) === 'opponent' ? made : determined(made, 'your');
    default: return POSSESSIVES[d] ? determined(made, POSSESSIVES[d]!) : unsayable();
  }
}

/** 他の, or of one's own things これでない, which is a clause. */
function other(made: Noun, n: Noun, d: string, c: Context): Noun {
  if (isNotThis(n, c) || isNorThis(n) || isDone(n) || isOnBattlefield(n)) return made;
  const controlled = n.qualifiers.some((q) => q.clause?.verb === 'control');
  if (!controlled) return determined(made, c.notThis || n.count?.endsWith('-or-more') || (c.era === 'current' && d === 'another' && !n.target) ? 'not-this' : 'other');
  return d === 'other' && isCreature(n) ? before({ ...made, determiners: ['other', ...made.determiners] }, 'determiner-comma') : made;
}

/** 他の between a relative clause and the head. */
const isOnBattlefield = (n: Noun): boolean => n.determiners.some((d) => OTHERS.has(d)) && n.qualifiers.some((q) => q.relation === 'on' && headId(q.phrase?.items[0]) === 'battlefield');

const otherInside = (n: Noun, c: Context): boolean => isDone(n) || isOnBattlefield(n) || (c.era === 'classic' && !n.count?.endsWith('-or-more') && n.qualifiers.some((q) => q.clause?.verb === 'control') && n.determiners.some((d) => OTHERS.has(d)) && !(n.determiners.includes('other') && isCreature(n)));

const isSameName = (q: Noun['qualifiers'][number]): boolean => q.relation === 'with' && (q.phrase?.items[0]?.modifiers.some((m) => isWord(m) && m.id === 'same') ?? false);

/** `other cards revealed this way`. */
const isDone = (n: Noun): boolean => n.determiners.includes('other') && n.qualifiers.some((q) => isSameName(q) || q.clause !== undefined && (q.relation === 'participle' || q.clause.voice === 'passive'));

/** `another nontoken creature`: トークンでもこれでもない. */
const isNorThis = (n: Noun): boolean => !n.target && n.determiners.some((d) => d === 'another' || d === 'other') && n.modifiers.some((m) => isWord(m) && (m.negated || m.id === 'nontoken')) && !isDone(n) && n.modifiers.every((m) => isWord(m) && (!m.negated || m.class !== 'color'));

/** これでない goes on from what is said before it. */
const notThis = (n: Noun, c: Context): Described[] => (isNotThis(n, c) && !isNorThis(n) ? [{ rank: 5, apply: (made) => determined(made, 'not-this') }] : []);
const isNotThis = (n: Noun, c: Context): boolean => (c.era === 'current' || (n.count?.endsWith('-or-more') ?? false)) && n.qualifiers.some((q) => q.clause?.verb === 'control') && n.determiners.some((d) => OTHERS.has(d));
const OTHERS = new Set(['another', 'other', 'each-other']);
const isCreature = (n: Noun): boolean => headId(n) === 'creature' && n.modifiers.every((m) => isWord(m) && (m.class === 'color' || m.class === 'type'));

const OBJECTS = new Set(['type', 'subtype', 'object']);

/** Keeps what `it` and `they` may mean afterwards. */
function mention(n: Noun, c: Context): void {
  const head = headOf(n);
  if (!head) return;
  if (head.class === 'player') c.they = n.determiners.includes('each') ? pronounAs('self', '自分') : determined(thing('player', 'player'), 'that');
  else if (OBJECTS.has(head.class)) {
    c.it = 'it';
    c.mentioned = true;
    c.body = counterWord(n.modifiers) === 'tai';
    if (head.plural || (n.count !== undefined && n.count !== '1')) c.they = pronoun('they');
  }
}

