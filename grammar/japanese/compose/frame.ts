import type { Clause } from '../../tree.ts';
import type { Part, Pick } from './build.ts';
import type { Context } from './context.ts';

/** Where a clause stands: its subject is the topic of a main one. */
export type Place = 'main' | 'subordinate' | 'relative';

/** A clause with its verb and what it takes, in Japanese order. */
export interface Framed {
  verb: Pick;
  parts: (Part | undefined)[];
  fields?: Partial<Clause>;
  also?: string[];
}

/** How an English verb is said; the adverbials that it does not take itself are left to the clause. */
export type Frame = (cl: Clause, c: Context, place: Place) => Framed;
