import type { Adverbial, Clause, Noun, NounPhrase } from '../../tree.ts';
import { SUBORDINATOR_FORMS, variantOf } from '../lexicon/forms.ts';
import { adverb, adverbAs, aside, at, clause, counted, determined, lasting, noun, object, owned, phrase, pronoun, pronounAs, qualified, relative, subject, thing, unsayable, word, type Part } from './build.ts';
import { composeClause } from './clause.ts';
import type { Context } from './context.ts';
import { composeNoun, composePhrase } from './noun.ts';
import { isFinding, untilFound } from './until-found.ts';
import { headClass, headId } from './words.ts';

/** Adverbs that say how something is done, with their Japanese ids. */
const ADVERBS: Readonly<Record<string, string>> = {
  'at-random': 'at-random', 'in-any-order': 'in-any-order', 'in-a-random-order': 'in-a-random-order', 'face-down': 'face-down', 'face-up': 'face-up', 'this-way': 'this-way', together: 'together', originally: 'originally', yet: 'yet', 'if-able': 'if-able', alone: 'alone', 'each-combat': 'each-combat', 'any-time': 'any-time', again: 'again', next: 'next', each: 'each', 'last-turn': 'last-turn',
};

export const isAdverb = (a: Adverbial): boolean => !a.phrase && !a.clause && ADVERBS[a.relation] !== undefined;

const only = (p: NounPhrase | undefined) => (p?.items.length === 1 ? p.items[0] : undefined);

/** What a clause takes besides its own: manner, time, `for each`. */
export const restParts = (cl: Clause, c: Context): Part[] => cl.adverbials.map((a) => partOf(a, c, cl));

/** The subject is それ. */
const isSpokenOf = (cl: Clause): boolean => cl.subject?.items.length === 1 && (cl.subject.items[0]!.id === 'it' || cl.subject.items[0]!.target !== undefined);

function partOf(a: Adverbial, c: Context, cl: Clause): Part {
  if (a.gap || a.inner || a.join) unsayable();
  if (isFinding(a)) return aside(untilFound(a, c));
  if (a.clause) return clauseOf(a, c);
  if (a.relation === 'if-able' && !a.phrase && c.era === 'classic' && isSpokenOf(cl)) return aside(adverbAs('if-able', '可能ならば'));
  if (!a.phrase) return ADVERBS[a.relation] ? aside(a.relation === 'next' ? adverbAs('next', '次に') : a.relation === 'this-way' ? adverbAs('this-way', 'これにより') : adverb(ADVERBS[a.relation]!)) : unsayable();
  switch (a.relation) {
    case 'for': return cl.verb === 'tap' && headId(only(a.phrase)) === 'mana' ? forMana() : forEach(a.phrase, c);
    case 'with': return headId(only(a.phrase)) === 'counter' ? withCounters(a, c) : unsayable();
    case 'on': return eachOwnTurn(a.phrase) ? aside(adverb('each-of-your-turns')) : unsayable();
    case 'in-addition-to': return at('in-addition-to', composePhrase(c.era === 'current' ? ofNoOne(a.phrase) : a.phrase, c), 'nikuwaete');
    case 'during': return at('during', composePhrase(a.phrase, c), 'ni');
    case 'from': return at('from', amongThem(a.phrase) ?? composePhrase(a.phrase, c, { indefinite: false }), 'kara');
    case 'from-among': return at('from', amongThem(a.phrase) ?? phrase(owned(composeNoun(only(a.phrase) ?? unsayable(), c), thing('thing', 'contents'))), 'kara');
    case 'under': return at('with', underControl(a.phrase, c), 'de');
    case 'state': return stateOf(a.phrase);
    case 'at': return beginning(a.phrase, c);
    case 'by': return at('by', composePhrase(a.phrase, c), 'niyotte');
    case 'to': return at('to', composePhrase(a.phrase, c), 'ni');
    default: return unsayable();
  }
}

/** `its other types`: 他のタイプ. */
export const ofNoOne = (p: NounPhrase): NounPhrase => ({ ...p, items: p.items.map((n) => ({ ...n, determiners: n.determiners.filter((d) => d !== 'its' && d !== 'their') })) });

/** 「マナ・コストを支払うことなく」, 「それが瞬速を持っているかのように」 */
function clauseOf(a: Adverbial, c: Context): Part {
  const cl = a.clause!;
  if (a.relation === 'while' && cl.verb === 'saddle' && cl.voice === 'passive' && !cl.subject && !cl.adverbials.length) return at('with', phrase(thing('status', 'saddled')), 'de');
  const n = only(cl.object);
  if (a.relation === 'instead-of' && cl.verb === 'put' && cl.object && !cl.subject) return aside(adverb('instead-of', { clause: composeClause({ ...cl, progressive: false }, c, 'subordinate'), japanese: { comma: false } }));
  if (cl.adverbials.length || n?.qualifiers.length) unsayable();
  if (a.relation === 'without' && cl.verb === 'pay' && headId(n) === 'mana cost') return aside(adverb('without', { clause: clause({ id: 'pay', stem: '支払' }, [object(phrase(thing('property', 'mana cost')))]), japanese: { comma: false } }));
  if (a.relation === 'rather-than' && cl.verb === 'pay' && headId(n) === 'mana cost' && n!.possessor?.id === 'this-spell') {
    const paying = clause({ id: 'pay', stem: '支払' }, [object(phrase(determinedCost()))]);
    return aside(adverb('rather-than', { clause: paying, japanese: { comma: true } }));
  }
  if (a.relation === 'as-though' && cl.verb === 'have' && n?.form === 'keyword') {
    if (cl.negative) return aside(adverb('as-though', { clause: clause({ id: 'have', stem: '持' }, [object(composePhrase(cl.object!, c))], { negative: true }), japanese: { comma: false } }));
    const having = lasting(clause({ id: 'have', stem: '持' }, [subject(phrase(pronoun('it')), 'ga'), object(composePhrase(cl.object!, c))]));
    return aside(adverb('as-though', { clause: having, japanese: { comma: false } }));
  }
  return unsayable();
}

/** 「マナを引き出す目的で」 */
const forMana = (): Part => aside(adverb('for', { clause: clause({ id: 'produce', stem: '引き出' }, [object(phrase(thing('quantity', 'mana')))]), japanese: { comma: false, ...variantOf(SUBORDINATOR_FORMS, '目的で') } }));

const eachOwnTurn = (p: NounPhrase): boolean => only(p)?.determiners.includes('each') === true && only(p)?.whole?.items[0]?.determiners.includes('your') === true && headId(only(p)?.whole?.items[0]) === 'turn';

/** その中. */
const amongThem = (p: NounPhrase): NounPhrase | undefined => (['it', 'they'].includes(only(p)?.id ?? '') ? phrase(pronounAs('among-them', 'その中')) : undefined);

/** この呪文のマナ・コスト. */
const determinedCost = (): Noun => owned(determined(thing('object', 'spell'), 'this'), thing('property', 'mana cost'));

const BEGINNINGS = new Set(['beginning', 'beginning-of-combat']);
const isBeginning = (p: NounPhrase): boolean => BEGINNINGS.has(headId(only(p)));

export function beginning(p: NounPhrase, c: Context): Part {
  if (headId(only(p)) === 'end-of-combat') return aside(adverb('at-end-of-combat', { japanese: { comma: true } }));
  return isBeginning(p) ? at('at', headId(only(p)) === 'beginning-of-combat' ? combatBegins(only(p)!, c) : composePhrase(p, c), 'ni', true) : unsayable();
}

/** 「あなたのターンの戦闘の開始時」 */
function combatBegins(n: Noun, c: Context): NounPhrase {
  const on = n.qualifiers.find((q) => q.relation === 'on' && q.phrase);
  const combat = thing('time', 'combat');
  if (n.qualifiers.length > 1 || (n.qualifiers.length === 1 && !on)) unsayable();
  const whose = on ? owned(composeNoun(only(on.phrase!) ?? unsayable(), c), combat) : n.determiners.includes('each') ? determined(combat, 'each') : combat;
  return phrase(owned(whose, thing('time', 'beginning')));
}

/** あなたがコントロールしている土地の中の基本土地タイプ１種. */
function landKinds(n: Noun, c: Context): Noun | undefined {
  const [among] = n.qualifiers;
  if (headId(n) !== 'basic land type' || n.qualifiers.length !== 1 || among!.relation !== 'among' || among!.phrase?.items.length !== 1) return undefined;
  return counted(owned(owned(composeNoun(among!.phrase.items[0]!, c, { indefinite: false }), thing('thing', 'contents')), thing('property', 'basic land type')), '1', 'shu');
}

/** 「クリーチャー１体につき」. */
export function forEach(p: NounPhrase, c: Context): Part {
  const n = only(p);
  if (!n || !n.determiners.some((d) => d === 'each' || d === 'each-other') || n.target) unsayable();
  const kinds = landKinds(n!, c);
  if (kinds) return at('for', phrase(kinds), 'nitsuki');
  const each = { ...n!, determiners: n!.determiners.flatMap((d) => (d === 'each' ? [] : [d === 'each-other' ? 'another' : d])), count: '1' };
  return at('for', phrase(composeNoun(each, c)), 'nitsuki');
}

function underControl(p: NounPhrase, c: Context): NounPhrase {
  const n = only(p);
  if (headId(n) !== 'control' || n!.qualifiers.length) unsayable();
  const owner = n!.determiners.includes('your') ? pronoun('you') : n!.possessor ? composeNoun(n!.possessor, c) : unsayable();
  return phrase(owned(owner, controlBelow()));
}

/** コントロール下. */
export const controlBelow = (): Noun => noun({ modifiers: [word('thing', 'control', { form: 1 })] });

/** 「+1/+1カウンター１個が置かれた状態で」 */
export function withCounters(a: Adverbial, c: Context): Part {
  const [counter] = a.phrase!.items;
  const said = composePhrase({ ...a.phrase!, items: [{ ...counter!, qualifiers: counter!.qualifiers.filter((q) => q.relation !== 'on') }] }, c);
  const state = qualified(relative(clause({ id: 'put', stem: '置' }, [subject(said, 'ga')], { voice: 'passive', past: true })), thing('property', 'status'));
  return at('with', phrase(state), 'de');
}

const isTappedAttacking = (n: Noun | undefined): boolean => n?.modifiers.length === 2 && n.qualifiers.length === 0 && n.modifiers.every((m, i) => m.kind === 'word' && m.id === (i ? 'attacking' : 'tapped'));

/** タップ状態かつ攻撃している状態. */
export const tappedAttacking = (): NounPhrase => phrase([thing('status', 'tapped'), thing('status', 'attacking')], { conjunction: 'and', joins: ['', 'and-5'] });

/** タップ状態で. */
function stateOf(p: NounPhrase): Part {
  const n = only(p);
  const m = n?.modifiers[0];
  if (isTappedAttacking(n)) return at('with', tappedAttacking(), 'de');
  if (n?.modifiers.length !== 1 || m?.kind !== 'word' || n.qualifiers.length) unsayable();
  const { id } = m as { id: string };
  if (id !== 'tapped' && id !== 'transformed' && id !== 'face-down' && id !== 'attacking') unsayable();
  return at('with', phrase(noun({ modifiers: [word('status', id, id === 'transformed' ? { form: 1 } : {})] })), 'de');
}

const isTapped = (p: Part): boolean => p.role === 'adverbial' && headId(only(p.adverbial.phrase)) === 'tapped';

/** オーナーのコントロール下で, before タップ状態で. */
const isUnder = (p: Part): boolean => p.role === 'adverbial' && headId(only(p.adverbial.phrase)) === 'control';

/** `onto the battlefield attached to it`: what it is attached to is no part of the place. */
const attachedTo = (a: Adverbial): NounPhrase | undefined => (['onto', 'to', 'under'].includes(a.relation) && only(a.phrase)?.qualifiers.length === 1 && only(a.phrase)!.qualifiers[0]!.relation === 'attached-to' ? only(a.phrase)!.qualifiers[0]!.phrase : undefined);
const bare = (a: Adverbial): Adverbial => ({ ...a, phrase: { ...a.phrase!, items: a.phrase!.items.map((n) => ({ ...n, qualifiers: [] })) } });

/** それにつけられた状態. */
const attachedState = (on: NounPhrase, c: Context): Noun => qualified(relative(clause({ id: 'attach', stem: 'つけ' }, [at('to', composePhrase(on, c), 'ni')], { voice: 'passive', past: true })), thing('property', 'status'));

/** Where something is taken from stands before it, where it goes after it. */
export function placeParts(cl: Clause, c: Context): { first: Part[]; last: Part[] } {
  const first: Part[] = [];
  const last: Part[] = [];
  const goals: Part[] = [];
  for (const written of cl.adverbials) {
    const on = attachedTo(written);
    const a = on ? bare(written) : written;
    if (on) last.push(at('with', phrase(attachedState(on, c)), 'de'));
    if (a.relation === 'from' && a.phrase && headClass(only(a.phrase)) === 'zone') first.push(at('from', composePhrase(a.phrase, c, { indefinite: false }), 'kara'));
    else if (['to', 'onto', 'into', 'on', 'on-top-of'].includes(a.relation) && a.phrase) goals.push(at(a.relation === 'on-top-of' ? 'on' : a.relation, a.relation === 'on-top-of' ? topOfLibrary(a.phrase, c) : eitherEnd(a.phrase, c) ?? composePhrase(a.phrase, c, { indefinite: false }), 'ni'));
    else if (a.relation === 'at' || a.relation === 'for') first.push(partOf(a, c, cl));
    else last.push(partOf(a, c, cl));
  }
  if (last.some(isUnder)) last.sort((p, q) => Number(isTapped(p)) - Number(isTapped(q)));
  const manner = last.filter((p) => p.role === 'adverbial' && !p.adverbial.phrase);
  return { first, last: [...last.filter((p) => !manner.includes(p)), ...goals, ...manner] };
}

/** 「ライブラリーの一番上」 */
const topOfLibrary = (p: NounPhrase, c: Context): NounPhrase => phrase(owned(composeNoun(only(p) ?? unsayable(), c, { indefinite: false }), thing('thing', 'top')));

/** `their choice of the top or bottom of their library`: 自分のライブラリーの一番上か一番下. */
function eitherEnd(p: NounPhrase, c: Context): NounPhrase | undefined {
  const [choice] = p.items;
  const ends = headId(choice) === 'choice' ? only(choice!.qualifiers[0]?.phrase) : choice;
  const pile = ends?.modifiers.length === 2 && ends.qualifiers.length === 1 ? only(ends.qualifiers[0]!.phrase) : undefined;
  if (p.items.length !== 1 || !pile || headId(ends) !== 'bottom' || ends!.modifiers[0]!.kind !== 'word' || (ends!.modifiers[0] as { id: string }).id !== 'top') return undefined;
  return phrase([owned(composeNoun(pile, c, { indefinite: false }), thing('thing', 'top')), thing('thing', 'bottom')], { conjunction: 'or', joins: ['', 'or'] });
}
