import type { Clause, Noun } from '../../grammar/tree.ts';
import { say, type Message } from '../l10n/message.ts';
import { aWord } from '../l10n/words.ts';
import { hasWord, thingsOf, type Thing } from './things.ts';

/** A subject that can never do, or undergo, what the clause says. */
export interface SubjectFault {
  noun: Noun;
  needs: 'player' | 'creature';
  because: Message;
  wayOut: Message;
  rules: string[];
}

interface SubjectRule {
  verb: string;
  /** A word that the object must have: `life` of “gain 3 life”. Without it any object, or none, fits. */
  object?: string;
  done: Message;
  rule: string;
}

/** What only players do. */
const PLAYERS_ONLY: readonly SubjectRule[] = [
  { verb: 'gain', object: 'life', done: say`gain life`, rule: '119.3' },
  { verb: 'lose', object: 'life', done: say`lose life`, rule: '119.3' },
  { verb: 'draw', object: 'card', done: say`draw cards`, rule: '121.1' },
  { verb: 'discard', object: 'card', done: say`discard cards`, rule: '701.9' },
  { verb: 'mill', done: say`mill cards`, rule: '701.17' },
  { verb: 'scry', done: say`scry`, rule: '701.22' },
  { verb: 'surveil', done: say`surveil`, rule: '701.25' },
  { verb: 'search', done: say`search a zone`, rule: '701.23' },
];

const PLAYERS_DO: ReadonlySet<string> = new Set(PLAYERS_ONLY.map(({ verb }) => verb));

const notPlayer = (thing: Thing): boolean => ['permanent', 'card', 'spell', 'token', 'ability'].includes(thing.kind);
/** Players, and what is never a permanent, have no power and toughness to change. */
const noCreature = (thing: Thing): boolean => thing.kind === 'player' || thing.kind === 'ability' || (thing.kind === 'spell' && thing.types.length > 0 && thing.types.every((t) => t === 'instant' || t === 'sorcery'));

function faulty(clause: Clause, wrong: (thing: Thing) => boolean): { noun: Noun; thing: Thing } | undefined {
  for (const noun of clause.subject?.items ?? []) {
    const things = noun.form === 'self' ? [{ kind: 'permanent', types: [], head: 'object', at: noun } satisfies Thing] : thingsOf(noun);
    if (things.length > 0 && things.every(wrong)) return { noun, thing: things[0]! };
  }
  return undefined;
}

/** What is wrong with the subject of an active clause; undefined where nothing is, or where it does not say. */
export function subjectFault(clause: Clause): SubjectFault | undefined {
  if (clause.voice !== 'active' || !clause.subject) return undefined;
  const object = clause.object?.items[0];
  if (clause.verb === 'get' && object?.form === 'change') {
    const found = faulty(clause, noCreature);
    return found && {
      noun: found.noun, needs: 'creature', rules: ['208.1', '613.4c'],
      because: say`Only creatures have power and toughness that ${object.id ?? ''} can change; ${aWord(found.thing.head)} has none`,
      wayOut: found.thing.kind === 'player' ? say`Name a creature, or the creatures that the player controls.` : say`Name a creature.`,
    };
  }
  if (!PLAYERS_DO.has(clause.verb)) return undefined;
  const only = PLAYERS_ONLY.find((r) => r.verb === clause.verb && (!r.object || (object !== undefined && hasWord(object, r.object))));
  const found = only && faulty(clause, notPlayer);
  return found && {
    noun: found.noun, needs: 'player', rules: [only.rule],
    because: say`Only players ${only.done}; ${aWord(found.thing.head)} never does`,
    wayOut: say`Name a player, such as the controller of the object.`,
  };
}
