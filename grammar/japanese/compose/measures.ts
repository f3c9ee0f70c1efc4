import type { Clause } from '../../tree.ts';
import { qualifier, unsayable } from './build.ts';
import { headClass } from './words.ts';

const CHOSEN_THERE = new Set(['choose', 'exile', 'target', 'destroy', 'copy']);

const MEASURED = new Set(['exile', 'cast', 'return', 'choose', 'play', 'copy', 'destroy', 'sacrifice', 'reveal', 'put', 'discard', 'tap', 'untap']);

/** `a card from it with mana value 3 or less`: what it measures is not said of `it`. */
function fromIt(cl: Clause): Clause {
  const from = cl.adverbials.find((a) => (a.relation === 'from' || a.relation === 'from-among') && a.phrase?.items.length === 1 && a.phrase.items[0]!.form === 'pronoun' && a.phrase.items[0]!.qualifiers.length > 0);
  if (!from || cl.object?.items.length !== 1) return cl;
  const [it] = from.phrase!.items;
  const [n] = cl.object.items;
  if (!it!.qualifiers.every((q) => q.relation === 'with')) return unsayable();
  const bare = { ...from, phrase: { ...from.phrase!, items: [{ ...it!, qualifiers: [] }] } };
  return { ...cl, object: { ...cl.object, items: [{ ...n!, qualifiers: [...n!.qualifiers, ...it!.qualifiers] }] }, adverbials: cl.adverbials.map((a) => (a === from ? bare : a)) };
}

/** `cast a spell with mana value 3 or less`: what it measures belongs to the spell. */
export function withMeasure(written: Clause): Clause {
  const cl = fromIt(written);
  const how = cl.adverbials.find((a) => a.relation === 'with' && a.phrase && headClass(a.phrase.items[0]) === 'property');
  const [n] = cl.object?.items ?? [];
  if (!how || !MEASURED.has(cl.verb) || cl.object?.items.length !== 1 || n!.form !== 'common') return cl;
  return { ...cl, object: { ...cl.object, items: [{ ...n!, qualifiers: [...n!.qualifiers, qualifier('with', { phrase: how.phrase! })] }] }, adverbials: cl.adverbials.filter((a) => a !== how) };
}

/** `choose target card in your graveyard`: where it is belongs to the card. */
export function inPlace(cl: Clause): Clause {
  const where = cl.adverbials.find((a) => a.relation === 'in' && headClass(a.phrase?.items[0]) === 'zone');
  const [n] = cl.object?.items ?? [];
  if (!where || !CHOSEN_THERE.has(cl.verb) || cl.object!.items.length !== 1 || n!.form !== 'common') return cl;
  return { ...cl, object: { ...cl.object!, items: [{ ...n!, qualifiers: [...n!.qualifiers, qualifier('in', { phrase: where.phrase! })] }] }, adverbials: cl.adverbials.filter((a) => a !== where) };
}
