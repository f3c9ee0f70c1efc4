import { printedCard, type PrintedCard, type PrintedCards } from '../printed-cards.ts';
import type { TokenModel } from './token-model.ts';

/** The printed cards that are known, and what they count for. */
export interface PrintedSource {
  cards: PrintedCards;
  /** Whether a card's name alone stands for a token (rule 111.11, since 2024-06-07). */
  namesTokens: boolean;
}

const NAMED = /^(?:the|a) card (?:named|called) /i;
const LONGEST_SENTENCE = 1_000;
const MOST_WORDS = 12;
const BEFORE_A_NAME = /(?:^|\s)(?:an?|another|one|two|three|four|five|six|seven|eight|nine|ten|x|\d{1,4}|many|more|tapped|attacking|and|or|number of)\s$/i;

/** The card whose name stands right before “token” in `text` (the paragraph up to that word), after an article or a number. */
function cardBefore(text: string, cards: PrintedCards): PrintedCard | undefined {
  const starts = [...text.matchAll(/\S+/g)].map((word) => word.index).slice(-MOST_WORDS);
  for (const start of starts) {
    const card = BEFORE_A_NAME.test(text.slice(0, start)) ? printedCard(cards, text.slice(start).trim()) : undefined;
    if (card) return card;
  }
  return undefined;
}

const sentenceAt = (text: string, at: number): string => /^[^.]*/.exec(text.slice(at, at + LONGEST_SENTENCE))![0];

const filled = (model: TokenModel, card: PrintedCard): TokenModel => {
  const colored = model.colors.length > 0 || model.colorless;
  return {
    ...model,
    supertypes: [...new Set([...card.supertypes, ...model.supertypes])],
    colors: colored ? model.colors : [...card.colors],
    colorless: colored ? model.colorless : card.colors.length === 0,
    types: model.types.length > 0 ? model.types : [...card.types],
    subtypes: model.subtypes.length > 0 ? model.subtypes : [...card.subtypes],
    power: model.power ?? card.power,
    toughness: model.toughness ?? card.toughness,
  };
};

/**
 * A token that the text names by a printed card (111.11), or that is a copy of one (707.2), with that card's
 * characteristics. `text` is the paragraph; `at` is where the token's description stands in it.
 */
export function printedToken(model: TokenModel, text: string, at: number, source: PrintedSource | undefined): TokenModel {
  if (!source) return model;
  const { cards, namesTokens } = source;
  if (model.source === 'copy') {
    // What an exception changes is not worked out.
    if (/\bexcept\b/i.test(sentenceAt(text, at))) return model;
    const card = printedCard(cards, (model.copyOf ?? '').replace(NAMED, '')) ?? (model.name === null ? undefined : printedCard(cards, model.name));
    return card ? { ...filled(model, card), name: model.name === null || card.name.startsWith(model.name) ? card.name : model.name } : model;
  }
  if (!namesTokens || !model.undefined.includes('definition')) return model;
  const word = /\btokens?\b/.exec(text.slice(at, at + model.end - model.start));
  const card = word && cardBefore(text.slice(Math.max(0, at + word.index - 250), at + word.index), cards);
  return card ? { ...filled({ ...model, subtypes: [] }, card), name: card.name, nameJa: null, source: 'card-name', rule: '111.11', undefined: [], changed: [] } : model;
}
