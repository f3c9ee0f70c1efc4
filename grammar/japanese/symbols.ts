const WORDS: Readonly<Record<string, string>> = { 白: 'W', 青: 'U', 黒: 'B', 赤: 'R', 緑: 'G', '◇': 'C', 無: 'C', 氷: 'S', Φ: 'P', カオス: 'CHAOS', 獣痕: 'P' };
const SYMBOL = /\{([^{}\s]{1,7})\}|\((\d{1,2}|[XYZTQSECAP]|TK|CHAOS|カオス|獣痕|½|∞|[白青黒赤緑◇氷0-9CΦP](?:\/[白青黒赤緑◇0-9CΦP]){0,2})\)/y;

export interface FoundSymbol {
  /** With its braces, in upper case. */
  symbol: string;
  end: number;
}

/** The symbol at `at` of a text in plain width: `{T}` or `(T)`, `(緑/Φ)`. */
export function symbolAt(text: string, at: number): FoundSymbol | undefined {
  if (text[at] !== '{' && text[at] !== '(') return undefined;
  SYMBOL.lastIndex = at;
  const m = SYMBOL.exec(text);
  if (!m) return undefined;
  const inner = (m[1] ?? m[2]!).split('/').map((part) => WORDS[part] ?? part.toUpperCase()).join('/');
  return { symbol: `{${inner}}`, end: at + m[0].length };
}
