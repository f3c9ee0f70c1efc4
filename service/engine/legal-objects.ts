import { actionById, actionByName, ILLEGAL_PAIRS, type IllegalPair } from '../../grammar/vocabulary/index.ts';
import { say, type Message } from '../l10n/message.ts';
import type { Thing } from './things.ts';

/** What an action can be done to, for messages. */
const ACTS_ON: Readonly<Record<string, Message>> = {
  destroy: say`permanents`, counter: say`spells and abilities on the stack`, sacrifice: say`permanents`, tap: say`permanents`, untap: say`permanents`, fight: say`creatures`,
  goad: say`creatures`, regenerate: say`permanents`, exile: say`objects`, discard: say`cards in a hand`, return: say`objects`, attach: say`Auras, Equipment and Fortifications`, detain: say`permanents`, exert: say`permanents`, suspect: say`creatures`,
};

/** Pairs that follow from the same rules and that the list of the vocabulary leaves out. */
const MORE_PAIRS: readonly IllegalPair[] = [
  { action: 'untap', object: 'card' }, { action: 'tap', object: 'ability' }, { action: 'untap', object: 'ability' }, { action: 'destroy', object: 'ability' },
  { action: 'goad', object: 'spell' }, { action: 'fight', object: 'spell' }, { action: 'sacrifice', object: 'card' }, { action: 'sacrifice', object: 'ability' },
  { action: 'return', object: 'player' }, { action: 'detain', object: 'player' }, { action: 'suspect', object: 'player' }, { action: 'attach', object: 'player' },
];

const FORBIDDEN = new Map<string, Set<string>>();
for (const { action, object } of [...ILLEGAL_PAIRS, ...MORE_PAIRS]) FORBIDDEN.set(action, (FORBIDDEN.get(action) ?? new Set()).add(object));

/** The kinds of {@link ILLEGAL_PAIRS} that a thing is of. */
function kindsOf(thing: Thing): string[] {
  switch (thing.kind) {
    case 'player': case 'card': case 'ability': case 'spell': return [thing.kind];
    case 'permanent': return thing.types.length > 0 && !thing.types.includes('creature') && thing.head !== 'permanent' ? ['permanent', 'noncreature permanent'] : ['permanent'];
    case 'token': return ['permanent'];
    default: return [];
  }
}

/** Whether the action can never be done to this thing. */
export const isIllegal = (action: string, thing: Thing): boolean => kindsOf(thing).some((kind) => FORBIDDEN.get(action)?.has(kind) ?? false);

export const hasIllegalObjects = (action: string): boolean => FORBIDDEN.has(action);

/** `permanents`, for `destroy`. */
export const objectsOf = (action: string): Message => ACTS_ON[action] ?? say`other things`;

/** The rule of an action: `701.8`; undefined where no keyword action has the name. */
export const ruleOf = (action: string): string | undefined => (actionById.get(action) ?? actionByName.get(action))?.rule ?? (action === 'return' ? '400.7' : undefined);
