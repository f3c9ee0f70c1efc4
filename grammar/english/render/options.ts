/** How a card speaks of itself: as the tree says, always by its name, or always as this object. */
export type SelfStyle = 'as-written' | 'name' | 'this';

export interface RenderOptions {
  /** The card's name. */
  name: string;
  self: SelfStyle;
}

/** What a part without meaning is rendered as. */
export const UNSAID = '⟦…⟧';

/** Parts with spaces between them; marks stand close to what is before them. */
export const say = (...parts: (string | undefined | false)[]): string => parts.filter((p): p is string => !!p).join(' ').replace(/ (?=[,;.:])/g, '');
