import { cardsIn, printedCardsOf, type PrintedCard, type PrintedCards } from './printed-cards.ts';

/** Reads a card file part by part: of each card only a few words are kept, and no more than one card is held whole. */
export interface CardFileReader {
  /** The next part of the text, cut anywhere. */
  read(part: string): void;
  /** Once the text has ended: the cards, or a sentence where it is no card file. */
  end(): PrintedCards | { problem: string };
}

const QUOTE = 34;
const BACKSLASH = 92;
const OPEN_BRACKET = 91;
const CLOSE_BRACKET = 93;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
/** Longer than any card in such a file. */
const LONGEST_CARD = 2_000_000;
const MOST_CARDS = 500_000;
const DEEPEST = 16;

interface State {
  /** The brackets that are open outside of an object that is being held. */
  open: number[];
  /** Brackets inside the object that is held; 0 where none is. */
  depth: number;
  inString: boolean;
  escaped: boolean;
  /** Of the object that is held; null where it is too long to hold. */
  held: string[] | null;
  length: number;
  malformed: boolean;
}

/**
 * For the files that Scryfall (bulk data, a list of cards) and MTGJSON (AtomicCards, a set, AllPrintings) publish: every
 * outermost object in a list is looked at, and those that are cards are kept.
 */
export function createCardFileReader(): CardFileReader {
  const state: State = { open: [], depth: 0, inString: false, escaped: false, held: null, length: 0, malformed: false };
  const cards: PrintedCard[] = [];
  let started = false;
  const take = (text: string): void => {
    if (cards.length >= MOST_CARDS) return;
    try {
      cards.push(...cardsIn(JSON.parse(text)));
    } catch {
      state.malformed = true;
    }
  };
  return {
    read: (part) => {
      started ||= part.trim() !== '';
      scan(part, state, take);
    },
    end: () => {
      if (!started) return { problem: 'it is empty' };
      if (state.open.length > 0 || state.depth > 0) return { problem: 'its JSON breaks off or nests too deep' };
      if (state.malformed) return { problem: 'its JSON is damaged' };
      if (cards.length === 0) return { problem: 'no cards were found in it' };
      return printedCardsOf(cards);
    },
  };
}

function scan(part: string, state: State, take: (text: string) => void): void {
  let from = 0;
  for (let i = 0; i < part.length; i++) {
    const code = part.charCodeAt(i);
    if (state.inString) {
      if (state.escaped) state.escaped = false;
      else if (code === BACKSLASH) state.escaped = true;
      else if (code === QUOTE) state.inString = false;
    } else if (code === QUOTE) state.inString = true;
    else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      if (state.depth > 0) state.depth++;
      else if (code === OPEN_BRACE && state.open.at(-1) === OPEN_BRACKET) {
        Object.assign(state, { depth: 1, held: [], length: 0 });
        from = i;
      } else if (state.open.length < DEEPEST) state.open.push(code);
      else state.malformed = true;
    } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) {
      if (state.depth === 0) state.open.pop();
      else if (--state.depth === 0) {
        hold(state, part.slice(from, i + 1));
        if (state.held) take(state.held.join(''));
        state.held = null;
      }
    }
  }
  if (state.depth > 0) hold(state, part.slice(from));
}

function hold(state: State, text: string): void {
  state.length += text.length;
  if (state.length > LONGEST_CARD) state.held = null;
  state.held?.push(text);
}
