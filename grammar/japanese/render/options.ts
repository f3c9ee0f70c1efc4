/** How a card speaks of itself: as the tree says, always by its name, or always as this object. */
export interface JapaneseRenderOptions {
  /** The card's Japanese name. */
  name: string;
  self: 'as-written' | 'name' | 'this';
}

/** What a part without meaning is rendered as. */
export const UNSAID = '⟦…⟧';

/** Symbols as Japanese text has them: Phyrexian mana is Φ. */
export const symbols = (list: readonly string[]): string => list.map((s) => (s.startsWith('{') && s.includes('/') ? s.replace(/P(?=[/}])/g, 'Φ') : s)).join('');

/** Digits, letters and signs of numbers in full width, as official text has them. */
export const wide = (text: string): string => text.replace(/[0-9A-Z+*]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)).replace(/[-−]/g, '－');
