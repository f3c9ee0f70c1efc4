import type { NounPhrase } from '../../tree.ts';
import type { VerbReading } from '../entry.ts';

/** Markers that say the role by themselves, whatever the verb. */
const FIXED: Readonly<Record<string, string>> = {
  kara: 'from', made: 'until', e: 'to', yori: 'than', yorimo: 'than', toshite: 'as', niyotte: 'by', niyori: 'by', nitsuki: 'for', 'nitsuki-each': 'for', nitsuite: 'about', nitaishite: 'against', nikanshite: 'about',
  nikuwaete: 'in-addition-to', nikuwae: 'in-addition-to', niwatatte: 'throughout', totomoni: 'with', nokawarini: 'instead-of', nisaishi: 'as', nisaishite: 'as', notameni: 'for', notame: 'for', noaida: 'during', noaidani: 'during', noaidawa: 'during',
  'noaida-nomi': 'during', noaidade: 'among', nouchi: 'among', gotoni: 'for-each', onozoki: 'except', onozoite: 'except', igaini: 'except', igaidewa: 'except', nishitagai: 'according-to', nioujite: 'according-to', nitsuzuki: 'after', noatode: 'after', noato: 'after', noatoni: 'after', nomaeni: 'before',
  madeni: 'before', madenoaida: 'until', demite: 'by', otowazu: 'regardless-of', otsuujite: 'throughout', nioite: 'in', niokeru: 'in', 'ni-nomi': 'only-in', 'kara-nomi': 'only-from', 'de-nomi': 'only-with', 'toshite-nomi': 'only-as', 'niyotte-nomi': 'only-by', 'de-shika': 'only-with', 'ni-shika': 'only-by', 'kara-shika': 'only-from', 'niyotte-shika': 'only-by', 'toshite-shika': 'only-as', todouyouni: 'like', toonaji: 'same-as', tohitoshii: 'equal', dewanaku: 'instead-of', denaku: 'instead-of', niawasete: 'according-to', 'named-de': 'named', 'omotte': 'with', 'omotoni': 'based-on', igai: 'except', niyoreba: 'according-to', 'as-though-it-were': 'as-though', nikansuru: 'about', 'attached-to': 'attached-to', dake: 'number-of', 'against-attr': 'against', 'about-attr': 'about', tomo: 'with',
};

const BARE: Readonly<Record<string, string>> = { ni: 'to', to: 'with', de: 'with' };

/** A topic marker's own particle: には is に with は. */
export const BASE_OF: Readonly<Record<string, string>> = { niwa: 'ni', nimo: 'ni', dewa: 'de', demo: 'de', karawa: 'kara', karamo: 'kara', ewa: 'e', towa: 'to', madewa: 'made', niyottewa: 'niyotte', nitsuitemo: 'nitsuite', 'nomi-o': 'o', 'dake-o': 'o', 'nomi-ga': 'ga', 'o-mo': 'o' };

const PARTICLE_TEXT: Readonly<Record<string, string>> = { ni: 'に', to: 'と', de: 'で', kara: 'から', e: 'へ', yori: 'より', yorimo: 'よりも', o: 'を', no: 'の', ga: 'が' };

const classOf = (phrase: NounPhrase): string | undefined => {
  const last = phrase.items.at(-1)?.modifiers.at(-1);
  return last?.kind === 'word' ? last.class : undefined;
};

const headOf = (phrase: NounPhrase): string | undefined => {
  const last = phrase.items.at(-1)?.modifiers.at(-1);
  return last?.kind === 'word' ? last.id : undefined;
};

/** A zone or place is what something comes from; a player or object only what is taken, lost or begun from. */
const comesFrom = (phrase: NounPhrase, reading: VerbReading): boolean => !STAYING.has(reading.verb.id) && (TAKING.has(reading.verb.id) || reading.inflection.voice !== 'active' || !isAgent(phrase));
const STAYING = new Set(['control', 'have', 'own', 'destroy', 'tap', 'untap', 'get']);
const TAKING = new Set(['begin', 'gain', 'take', 'remove', 'receive', 'lose', 'move', 'choose', 'draw', 'pay', 'unattach']);

const isPlace = (phrase: NounPhrase): boolean => headOf(phrase) === 'top' || headOf(phrase) === 'bottom' || phrase.items.at(-1)!.form === 'change';

const isAgent = (phrase: NounPhrase): boolean => { const last = phrase.items.at(-1)!; return last.form === 'self' || (last.form === 'pronoun' && !last.id!.startsWith('except') && last.id !== 'among-them' && last.id !== 'there' && last.id !== 'it' && last.id !== 'they' && last.id !== 'this') || classOf(phrase) === 'player'; };

/** A zone that is put into or onto, and what is put on or under a thing. */
function placed(relation: string, phrase: NounPhrase): string {
  const head = headOf(phrase);
  if (head === 'top' || head === 'bottom') return 'on';
  if (head === 'battlefield') return 'onto';
  return relation;
}

/**
 * The role of a phrase: `object`, `subject`, or the relation of an adverbial; undefined where the verb takes no such phrase.
 */
export function roleOf(marker: string, phrase: NounPhrase, reading: VerbReading): string | undefined {
  const base = BASE_OF[marker] ?? marker;
  if (marker === 'dewa' && (reading.verb.id === 'attack' || reading.verb.id === 'block')) return 'subject';
  if (base === 'ga' || base === 'wa' || base === 'mo' || base === 'shika') return 'subject';
  const own = reading.verb.roles[PARTICLE_TEXT[base] ?? ''];
  if (own) return own === 'into' || own === 'onto' || own === 'to' ? placed(own, phrase) : own;
  if (base === 'kara' && !comesFrom(phrase, reading)) return undefined;
  if (FIXED[base]) return FIXED[base];
  if (base === 'ni') {
    if (headOf(phrase) === 'contents') return 'during';
    if (headOf(phrase) === 'beginning' || headOf(phrase) === 'end') return 'at';
    if (classOf(phrase) === 'time') return 'during';
    if (reading.inflection.voice !== 'active') return 'by';
    return undefined;
  }
  if (base === 'o') return reading.inflection.voice === 'causative' ? 'object' : undefined;
  if (base === 'de' && reading.inflection.voice === 'active' && (isAgent(phrase) || isPlace(phrase))) return undefined;
  return BARE[base];
}

/** The relation of a phrase before a noun: 黒への信心, 墓地からの. */
export const qualifierRelation = (marker: string): string => FIXED[marker] ?? BARE[marker] ?? marker;
