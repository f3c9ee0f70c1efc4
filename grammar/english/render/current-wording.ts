import { phraseIsPlural } from './agreement.ts';
import type { Adverbial, Clause, Modifier, Noun, NounPhrase } from '../../tree.ts';

const hasWord = (noun: Noun | undefined, id: string): boolean => noun?.modifiers.some((m) => m.kind === 'word' && m.id === id) ?? false;
const names = (phrase: NounPhrase | undefined, id: string): boolean => phrase?.items.length === 1 && hasWord(phrase.items[0], id);
const isBattlefield = (phrase: NounPhrase | undefined): boolean => names(phrase, 'battlefield') && phrase!.items[0]!.qualifiers.length === 0;
const isIntoPlay = (a: Adverbial): boolean => a.relation === 'into' && (a.clause?.verb === 'play' || names(a.phrase, 'play'));

const without = (clause: Clause, drop: (a: Adverbial) => boolean, change: Partial<Clause> = {}): Clause => {
  const kept = clause.adverbials.filter((a) => !drop(a));
  return { ...clause, order: undefined, ...change, adverbials: kept };
};

/** `enters the battlefield`, `comes into play`: enters. */
function entering(clause: Clause): Clause {
  const under = clause.adverbials.some((a) => a.relation === 'under');
  const kept = clause.modal === 'can' || clause.progressive || (under && (clause.past || clause.modal !== undefined || !clause.subject || phraseIsPlural(clause.subject)));
  if (clause.verb === 'enter' && !kept && isBattlefield(clause.object)) return without(clause, () => false, { object: undefined });
  return clause.verb === 'come' && clause.adverbials.some(isIntoPlay) ? without(clause, isIntoPlay, { verb: 'enter' }) : clause;
}

const isManaPool = (a: Adverbial): boolean => a.relation === 'to' && names(a.phrase, 'mana pool');

const isCreature = (noun: Noun): boolean =>
  noun.form === 'self' ? noun.id === 'this-creature' : noun.form === 'common' && noun.modifiers.some((m) => m.kind === 'word' && m.id === 'creature' && !m.negated) && noun.modifiers.every((m) => !(m.kind === 'word' && m.class === 'type' && m.join)) && !hasWord(noun, 'card');

const isFromBattlefield = (relation: string, phrase: NounPhrase | undefined): boolean => relation === 'from' && isBattlefield(phrase);

/** A creature that is put into a graveyard from the battlefield dies (700.4). */
function dying(clause: Clause): Clause {
  if (clause.verb !== 'put' || clause.voice !== 'passive' || !clause.subject?.items.every(isCreature)) return clause;
  const into = clause.adverbials.find((a) => a.relation === 'into' && names(a.phrase, 'graveyard') && a.phrase!.items[0]!.determiners.includes('a'));
  const from = clause.adverbials.find((a) => isFromBattlefield(a.relation, a.phrase));
  const inside = into?.phrase?.items[0]?.qualifiers.some((q) => isFromBattlefield(q.relation, q.phrase));
  return into && (from || inside) ? without(clause, (a) => a === into || a === from, { verb: 'die', voice: 'active' }) : clause;
}

const KNOWN = new Set(['that', 'the', 'this', 'each', 'all', 'your', 'their', 'its']);
const isNewToken = (noun: Noun): boolean => {
  const head = noun.modifiers.at(-1);
  return head?.kind === 'word' && head.id === 'token' && !noun.target && !noun.whole && !noun.possessor && !noun.determiners.some((d) => KNOWN.has(d));
};

/** `put a token onto the battlefield`: create (701.7). */
function creating(clause: Clause): Clause {
  if (clause.verb !== 'put' || clause.voice !== 'active' || !clause.object?.items.every(isNewToken)) return clause;
  const onto = clause.adverbials.find((a) => (a.relation === 'onto' && isBattlefield(a.phrase)) || isIntoPlay(a));
  const mine = (a: Adverbial): boolean => a.relation === 'under' && a.phrase?.items[0]?.determiners.includes('your') === true;
  return onto ? without(clause, (a) => a === onto || mine(a), { verb: 'create' }) : clause;
}

/** `remove … from the game`: exile. */
function exiling(clause: Clause): Clause {
  const from = clause.adverbials.find((a) => a.relation === 'from' && names(a.phrase, 'game'));
  return clause.verb === 'remove' && from ? without(clause, (a) => a === from, { verb: 'exile' }) : clause;
}

/** The same clause in the wording that is current. */
export function currentClause(clause: Clause): Clause {
  const made = exiling(creating(dying(entering(clause))));
  return made.verb === 'add' && made.adverbials.some(isManaPool) ? without(made, isManaPool) : made;
}

/** `converted mana cost`: mana value. */
export function currentNoun(noun: Noun): Noun {
  const at = noun.modifiers.findIndex((m) => m.kind === 'word' && m.id === 'converted');
  const cost = noun.modifiers[at + 1];
  if (at < 0 || cost?.kind !== 'word' || cost.id !== 'mana cost') return noun;
  const value: Modifier = { ...cost, id: 'mana value', join: noun.modifiers[at]!.join };
  return { ...noun, modifiers: [...noun.modifiers.slice(0, at), value, ...noun.modifiers.slice(at + 2)] };
}
