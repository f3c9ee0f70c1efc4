import type { Span } from '../span.ts';

export type TargetKind =
  | 'creature' | 'artifact' | 'enchantment' | 'land' | 'planeswalker' | 'battle' | 'permanent'
  | 'instant' | 'sorcery' | 'spell' | 'ability' | 'card' | 'token' | 'player' | 'opponent' | 'any';

export type ZoneName = 'battlefield' | 'graveyard' | 'hand' | 'library' | 'exile' | 'stack' | 'command';

/** One phrase that targets (rule 115.1). The span covers the whole phrase. */
export interface TargetModel extends Span {
  text: string;
  source: 'text' | 'keyword' | 'enchant';
  /** The kinds of thing that may be chosen; a type word keeps its name. */
  kinds: TargetKind[];
  /** null: none stated, and none follows. */
  zone: ZoneName | null;
  min: number;
  /** null: unbounded. */
  max: number | null;
  /** Which instance of the word "target" it belongs to, from 0 (115.3). */
  word: number;
}
