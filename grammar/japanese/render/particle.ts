import type { AnyVerb } from '../lexicon/verb-forms.ts';

const IDS: Readonly<Record<string, string>> = { に: 'ni', と: 'to', で: 'de', から: 'kara', へ: 'e', より: 'yori', よりも: 'yorimo', を: 'o', の: 'no', が: 'ga' };

/** The particle of a relation where the verb has none of its own for it. */
const USUAL: Readonly<Record<string, string>> = {
  from: 'kara', until: 'made', to: 'ni', than: 'yori', as: 'toshite', by: 'niyotte', for: 'nitsuki', about: 'nitsuite', against: 'nitaishite', 'in-addition-to': 'nikuwaete', throughout: 'niwatatte', with: 'de', 'instead-of': 'nokawarini',
  during: 'noaida', among: 'nouchi', 'for-each': 'gotoni', except: 'onozoki', 'according-to': 'nioujite', after: 'nonochi', before: 'nomaeni', in: 'ni', on: 'ni', onto: 'ni', into: 'ni', at: 'ni', 'regardless-of': 'otowazu', 'only-in': 'ni-nomi', 'only-from': 'kara-nomi', 'only-with': 'de-nomi', 'only-as': 'toshite-nomi', 'only-by': 'niyotte-nomi',
  like: 'todouyouni', equal: 'ni', topic: 'wa', times: 'none', 'number-of': 'none', under: 'de', 'based-on': 'omotoni', 'attached-to': 'attached-to', named: 'named-de',
};

const PLACES = new Set(['into', 'onto', 'on', 'to', 'in']);

/** Id of the particle that says a relation to the verb. */
export function particleOf(relation: string, verb: AnyVerb | undefined): string | undefined {
  const own = Object.entries(verb?.roles ?? {}).find(([, role]) => role === relation || (PLACES.has(relation) && PLACES.has(role)))?.[0];
  return (own && IDS[own]) ?? USUAL[relation];
}
