/** What is known of verbs by their id, whatever the language of the text. */

/** An object may do these again and again while it is there. */
export const HAPPENS_OFTEN: ReadonlySet<string> = new Set(['attack', 'block']);

/** These happen to an object once. */
export const HAPPENS_ONCE: ReadonlySet<string> = new Set(['die', 'enter']);

/** After these are done to an object it is gone, or does no more what it did. */
export const ENDS_ITS_OBJECT: ReadonlySet<string> = new Set(['sacrifice', 'destroy', 'exile', 'return', 'shuffle', 'put', 'attach', 'transform', 'remove', 'flip', 'unattach', 'exchange', 'regenerate', 'skip']);

/** After an object does these itself it is no more what it was: it loses defender, becomes a copy. */
export const ENDS_ITS_SUBJECT: ReadonlySet<string> = new Set(['lose', 'become', 'phase', 'cease', 'transform', 'stop', 'gain control']);

/** Objects do these; a player is never told to. */
export const NEVER_ORDERED: ReadonlySet<string> = new Set(['die', 'enter', 'attack', 'block', 'leave', 'become', 'get', 'deal', 'have', 'monstrosity', 'the ring tempts you']);
