import type { Adverbial, Clause, NounPhrase } from '../../tree.ts';
import { adverb, adverbAs, aside, clause, marked, object, said, unsayable, type Part } from './build.ts';
import type { Context } from './context.ts';
import type { Framed, Place } from './frame.ts';
import { FRAMES } from './frames.ts';
import { firstOfTurn, withoutFirstTime } from './first-time.ts';
import { generic, without } from './parts.ts';
import { isFinding } from './until-found.ts';
import { headId, isPlayer } from './words.ts';

/** Adverbs that stand before the clause, with a comma. */
export const LEADING = new Set(['each-of-your-turns', 'until-end-of-turn', 'this-turn', 'until-end-of-combat', 'until-your-next-turn', 'this-combat', 'each-combat']);
/** What the sentence says in another place. */
const ELSEWHERE = new Set([...LEADING, 'where', 'instead', 'if', 'unless', 'until', 'as-long-as', 'for-as-long-as', 'only-if', 'otherwise', 'during-turn']);
/** Times that a condition says first. */
const TIMES: Readonly<Record<string, string>> = { 'this-turn': 'このターンに', 'last-turn': '直前のターンに', 'this-combat': 'この戦闘で', 'this-game': 'このゲームで' };

export const isElsewhere = (a: Adverbial): boolean => ELSEWHERE.has(a.relation) && !isFinding(a);

const isTime = (a: Adverbial): boolean => a.relation in TIMES;

/** `controls no Islands`: the verb denies it. */
function denying(cl: Clause): Clause {
  const strip = (p: NounPhrase | undefined): NounPhrase | undefined => (p?.items.length === 1 && p.items[0]!.determiners.includes('no') ? { ...p, items: [{ ...p.items[0]!, determiners: p.items[0]!.determiners.filter((d) => d !== 'no') }] } : undefined);
  if ([cl.object, cl.subject].some((p) => p?.items.some((n) => n.determiners.includes('no') && !n.modifiers.length))) unsayable();
  const o = strip(cl.object);
  const s = strip(cl.subject);
  return o || s ? { ...cl, ...(o ? { object: o } : {}), ...(s ? { subject: s } : {}), negative: !cl.negative } : cl;
}

/** `half your life, rounded up`: the rounding belongs to the half. */
function rounded(cl: Clause): Clause {
  const way = cl.adverbials.find((a) => a.relation === 'rounded-up' || a.relation === 'rounded-down');
  const [n] = cl.object?.items ?? [];
  if (!way || cl.object?.items.length !== 1 || !n?.determiners.includes('half')) return cl;
  const half = { ...n, determiners: n.determiners.map((d) => (d === 'half' ? (way.relation === 'rounded-up' ? 'half-up' : 'half-down') : d)) };
  return { ...cl, object: { ...cl.object, items: [half] }, adverbials: cl.adverbials.filter((a) => a !== way) };
}

/** 「飛行も得る」 */
const ALSO = new Set(['gain', 'have']);

/** Verbs whose frames say what they govern. */
const GOVERNING = new Set(['cost', 'spend', 'amass']);

/** One clause in Japanese, without what its sentence says around it. */
export function composeClause(english: Clause, c: Context, place: Place, event = false): Clause {
  if (english.gap) unsayable();
  const first = withoutFirstTime(english);
  const also = english.adverbials.length > 0 && ALSO.has(english.verb) && english.object !== undefined && english.adverbials.some((a) => a.relation === 'also');
  const cl = denying(rounded(also ? without(first ?? english, 'also') : first ?? english));
  if ((cl.complement || cl.secondObject) && !GOVERNING.has(cl.verb)) unsayable();
  const inside = place !== 'main';
  if (inside && cl.adverbials.some((a) => isElsewhere(a) && !isTime(a))) unsayable();
  if (cl.subject) {
    c.own = cl.subject.items.every(isPlayer) && cl.subject.items[0]?.id !== 'you';
    c.itself = !cl.subject.items.some(isPlayer);
  } else if (!cl.sharedSubject) c.itself = false;
  c.event = event;
  const times = inside ? cl.adverbials.filter(isTime) : [];
  const framed = (FRAMES[cl.verb] ?? generic)({ ...cl, adverbials: cl.adverbials.filter((a) => !isElsewhere(a) && !times.includes(a)) }, c, place);
  c.changed = cl.verb === 'get';
  if (first) framed.parts = firstOfTurn(framed.parts);
  if (also) framed.parts = framed.parts.map((p) => (p?.role === 'object' ? object(p.phrase, 'mo') : p));
  if (place === 'subordinate' && cl.voice === 'passive') framed.parts = thisWayFirst(framed.parts);
  const parts = place === 'main' ? topical(ratherFirst(framed.parts), c.era === 'classic') : framed.parts;
  return inflected(cl, { ...framed, parts: [...times.map((a) => aside((event || (place === 'subordinate' && cl.modal === 'would' && (cl.subject?.items[0]?.qualifiers.length ?? 0) > 0)) && a.relation === 'this-turn' ? adverb(a.relation, { japanese: { comma: true } }) : adverbAs(a.relation, TIMES[a.relation]!))), ...parts] }, place);
}

/** 「これにより～が公開されたなら」 */
function thisWayFirst(parts: readonly (Part | undefined)[]): (Part | undefined)[] {
  const way = parts.filter((p) => p?.role === 'adverbial' && p.adverbial.relation === 'this-way');
  return way.length ? [...way, ...parts.filter((p) => !way.includes(p))] : [...parts];
}

/** What is not done stands right after the topic. */
function ratherFirst(parts: readonly (Part | undefined)[]): (Part | undefined)[] {
  const rather = parts.filter((p) => p?.role === 'adverbial' && p.adverbial.relation === 'rather-than');
  if (rather.length === 0) return [...parts];
  const [first, ...rest] = parts.filter((p) => p && !rather.includes(p));
  return first?.role === 'subject' ? [first, ...rather, ...rest] : [...rather, first, ...rest];
}

/** A long phrase after the topic is parted from it. */
function topical(parts: readonly (Part | undefined)[], classic: boolean): (Part | undefined)[] {
  const [first, ...rest] = parts;
  const next = rest.find((p) => p);
  if (first?.role !== 'subject' || first.phrase.japanese?.marker !== 'wa' || next?.role !== 'adverbial') return [...parts];
  if (next.adverbial.relation === 'each' && rest.some((p) => p?.role === 'adverbial' && p.adverbial.relation === 'equal' && isLong(p.adverbial))) return [first, aside({ ...next.adverbial, japanese: { comma: true } }), ...rest.filter((p) => p !== next)];
  const brief = first.phrase.items.length === 1 && first.phrase.items[0]!.form === 'pronoun' && BRIEF.has(first.phrase.items[0]!.id ?? '') && next.adverbial.relation !== 'rather-than';
  if (brief || (classic && isLifePerThing(first.phrase, next.adverbial, rest))) return [...parts];
  return isLong(next.adverbial) || isOutside(next.adverbial) || (!classic && next.adverbial.relation === 'in-addition-to' && first.phrase.items[0]!.form === 'common') || (classic ? isReceiver(next.adverbial) : isOwnSource(next.adverbial)) ? [{ ...first, phrase: marked(first.phrase, 'wa', true) }, ...rest] : [...parts];
}

const BRIEF = new Set(['it', 'this']);

/** 「あなたはあなたの墓地にあるカード１枚につき１点のライフを得る」 */
const isLifePerThing = (who: NounPhrase, a: Adverbial, rest: readonly (Part | undefined)[]): boolean => a.relation === 'for' && who.items.every(isPlayer) && rest.some((p) => p?.role === 'object' && headId(p.phrase.items[0]) === 'life');

/** 「あなたは、ゲームの外部から…」 */
const isOutside = (a: Adverbial): boolean => a.relation === 'from' && headId(a.phrase?.items[0]) === 'outside';

/** 「あなたは、あなたの手札から…」 */
const isOwnSource = (a: Adverbial): boolean => a.relation === 'from' && a.phrase?.items.length === 1 && (headId(a.phrase.items[0]) === 'hand' || (headId(a.phrase.items[0]) === 'graveyard' && a.phrase.items[0]!.determiners.includes('own'))) && a.phrase.items[0]!.determiners.some((d) => d === 'your' || d === 'own');

const PARTED = new Set(['for', 'during', 'by', 'equal', 'only-by']);
const isLong = (a: Adverbial): boolean => a.relation === 'rather-than' || a.relation === 'until' || (PARTED.has(a.relation) && hasDetail(a));

const isReceiver = (a: Adverbial): boolean => a.relation === 'to' && isWide(a);

/** Receivers of damage that are described, or several. */
const isWide = (a: Adverbial): boolean => a.phrase !== undefined && (a.phrase.items.length > 1 || a.phrase.items.some((n) => n.qualifiers.length > 0));

const hasDetail = (a: Adverbial): boolean => a.phrase?.items.some((n) => n.qualifiers.length > 0 || n.count === '2-or-more' || n.possessor?.possessor !== undefined) ?? false;

const MODALS: Readonly<Record<string, string>> = { may: 'may', can: 'can' };

function inflected(cl: Clause, framed: Framed, place: Place): Clause {
  const fields: Partial<Clause> = { negative: cl.negative, past: cl.past || (cl.perfect && place !== 'main'), voice: cl.voice === 'passive' ? 'passive' : 'active', ...framed.fields };
  const also = [...(framed.also ?? []), ...(cl.progressive ? ['lasting'] : [])];
  if (cl.modal && cl.modal !== 'would') {
    const modal = MODALS[cl.modal] ?? (cl.modal === 'must' && cl.verb === 'block' && fields.voice === 'passive' ? 'must' : unsayable());
    if (!(modal === 'can' && fields.voice === 'passive')) fields.modal = modal;
  }
  const made = clause(framed.verb, framed.parts, fields);
  return also.length ? said(made, { also }) : made;
}
