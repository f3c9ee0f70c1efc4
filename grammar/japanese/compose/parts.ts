import type { Clause, Noun, NounPhrase } from '../../tree.ts';
import { verbsOf } from '../lexicon/verb-forms.ts';
import { adverb, aside, object, unsayable, type Part, type Pick } from './build.ts';
import { restParts } from './adverbial.ts';
import type { Context } from './context.ts';
import type { Frame, Framed, Place } from './frame.ts';
import { composePhrase } from './noun.ts';
import { subjectOf } from './subject.ts';
import { headClass } from './words.ts';

export const only = (p: NounPhrase | undefined): Noun | undefined => (p?.items.length === 1 ? p.items[0] : undefined);

export const pick = (id: string, stem?: string): Pick => (stem === undefined ? { id } : { id, stem });

export const objectOf = (cl: Clause, c: Context, marker = 'o'): Part | undefined => (cl.object ? object(composePhrase(cl.object, c), marker) : undefined);

export const isEach = (p: NounPhrase | undefined): boolean => p?.items.length === 1 && p.items[0]!.determiners.includes('each');

export const without = (cl: Clause, ...relations: string[]): Clause => ({ ...cl, adverbials: cl.adverbials.filter((a) => !relations.includes(a.relation)) });

/** What has been done, whatever with: アーティファクトを生け贄に捧げていたなら. */
const UNCOUNTED = new Set(['sacrifice', 'have', 'create', 'activate']);

const OBJECT_MARKERS: Readonly<Record<string, string>> = { に: 'ni', と: 'to' };

const isAll = (p: NounPhrase | undefined): boolean => only(p)?.determiners.join() === 'all' && only(p)!.form === 'common' && ['type', 'subtype'].includes(headClass(only(p)));

/** 「クリーチャーをすべて破壊する」 */
const allOf = (p: NounPhrase, c: Context): Part[] => [object(composePhrase({ ...p, items: p.items.map((n) => ({ ...n, determiners: [] })) }, c)), aside(adverb('all'))];

/** Subject, adverbials, object. */
export function plain(cl: Clause, c: Context, place: Place, verb: Pick): Framed {
  const entry = verbsOf(verb.id).find((v) => verb.stem === undefined || v.stem === verb.stem);
  if (!entry || cl.secondObject || cl.complement) unsayable();
  const takes = Object.entries(entry!.roles).find(([, role]) => role === 'object')?.[0];
  if (cl.object && !takes) unsayable();
  const s = subjectOf(cl, c, place);
  const o = cl.object && object(composePhrase(cl.object, c, { indefinite: !(place === 'subordinate' && !c.event && UNCOUNTED.has(cl.verb)) }), OBJECT_MARKERS[takes ?? ''] ?? 'o');
  if (o && c.older && place === 'main' && isAll(cl.object)) return { verb, parts: [s, ...restParts(cl, c), ...allOf(cl.object!, c)] };
  return { verb, parts: [s, ...restParts(cl, c), o] };
}

export const generic: Frame = (cl, c, place) => plain(cl, c, place, pick(cl.verb));
export const simple = (id: string, stem: string): Frame => (cl, c, place) => plain(cl, c, place, pick(id, stem));
