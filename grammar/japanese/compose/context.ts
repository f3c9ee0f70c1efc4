import type { Noun, NounPhrase } from '../../tree.ts';
import { pronoun } from './build.ts';

/**
 * Published wordings differ by their time: `current` is that of the cards that say このクリーチャー; `classic` that of those
 * that name themselves.
 */
export type Era = 'current' | 'classic';

/** English card names → Japanese ones, as far as they are known. */
export type CardNames = Readonly<Record<string, string>>;

/** What is known while an ability is put into Japanese; a sentence changes it as it is read. */
export interface Context {
  era: Era;
  names: CardNames;
  /** The ability does not speak of its card: of the wordings of `classic`, the oldest. */
  older: boolean;
  /** The ability stands in quotation marks: it belongs to what has it. */
  quoted: boolean;
  /** What `it` means: the card itself, or something said before. */
  it: 'this' | 'it';
  /** Another thing of one's own is これでない though the noun does not say whose it is. */
  notThis: boolean;
  /** The card has been put into a graveyard: it is named again. */
  fallen: boolean;
  /** A condition stands before the sentence: unless. */
  guarded: boolean;
  /** The event is that damage is dealt. */
  dealt: boolean;
  /** The sentence says when the ability triggers. */
  triggered: boolean;
  /** The ability triggers each time: whenever. */
  recurring: boolean;
  /** The clause is an event: when, whenever. */
  event: boolean;
  /** What `it` means is a creature. */
  body: boolean;
  /** The sentence has spoken of something else than the card. */
  mentioned: boolean;
  /** The ability is a mode. */
  mode: boolean;
  /** What `they` means. */
  they: Noun;
  /** The subject is a player whose things are 自分の. */
  own: boolean;
  /** The clause before this one changes the power and toughness of its subject. */
  changed: boolean;
  /** The subject is the first of two targets: its properties are その前者の. */
  former: boolean;
  /** The subject is an object: its properties are 自身の. */
  itself: boolean;
  /** Phrases that the sentence before this one chooses as targets. */
  targets: NounPhrase[];
  /** What the sentence before this one has a player choose, other than targets. */
  choices: Noun[];
  /** Head words of all targets of the sentence, to tell one from another. */
  heads: readonly string[];
}

export const newContext = (quoted: boolean, era: Era, names: CardNames): Context => ({ era, names, older: false, quoted, it: 'this', notThis: false, body: true, fallen: false, guarded: false, dealt: false, triggered: false, recurring: false, event: false, mentioned: false, mode: false, they: pronoun('they'), own: false, changed: false, former: false, itself: false, targets: [], choices: [], heads: [] });
