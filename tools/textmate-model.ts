/** A rule of a TextMate grammar, as far as ours needs them. */
export interface Pattern {
  name?: string;
  contentName?: string;
  include?: string;
  match?: string;
  begin?: string;
  end?: string;
  captures?: Record<string, Pattern>;
  beginCaptures?: Record<string, Pattern>;
  endCaptures?: Record<string, Pattern>;
  patterns?: Pattern[];
}

export type Repository = Record<string, Pattern>;

/** Scope names, parted by spaces, with the language as their last part. */
export const scope = (names: string): string => names.split(' ').map((name) => `${name}.cardwright`).join(' ');

export const include = (...names: string[]): Pattern[] => names.map((name) => ({ include: `#${name}` }));
