import type { Lexicon, SourceText, Span } from '../../grammar/index.ts';
import { isDefinedSymbol, isPrintedSymbol } from '../engine/known-symbols.ts';
import { rule, type Report } from '../engine/rule.ts';
import { say } from '../l10n/message.ts';

const SYMBOL = /\{[^{}\s]*\}/gu;
const COLORS = 'WUBRG';

/** Words that designers write for a symbol. */
const MEANT: Readonly<Record<string, string>> = { '{TAP}': '{T}', '{UNTAP}': '{Q}', '{WHITE}': '{W}', '{BLUE}': '{U}', '{BLACK}': '{B}', '{RED}': '{R}', '{GREEN}': '{G}', '{COLORLESS}': '{C}', '{ENERGY}': '{E}', '{SNOW}': '{S}' };

function report(symbol: string, at: Span): Report {
  const meant = MEANT[symbol.toUpperCase()];
  const colors = [...COLORS].map((c) => `{${c}}`).join(', ');
  return {
    message: say`No rule defines the symbol ${symbol} (CR 107.4). ${meant ? say`Did you mean ${meant}?` : say`The symbols of mana are ${colors}, {C}, {S}, {X}, a number in braces, and two of them parted by a slash, as in {G/W}; {T} is the tap symbol. One of the set's own is defined by a line such as “define symbol ${symbol}”.`}`,
    fixes: meant ? [{ title: say`Write ${meant}`, edits: [{ span: at, newText: meant }], preferred: true }] : [],
    ...(meant ? {} : { define: { kind: 'symbol', name: symbol } as const }),
  };
}

function check(source: SourceText | null | undefined, lexicon: Lexicon | undefined, found: (symbol: string, at: Span) => void): void {
  if (!source?.text.includes('{')) return;
  for (const m of source.text.matchAll(SYMBOL)) {
    const start = source.start + m.index;
    if (!isPrintedSymbol(m[0]) && !isDefinedSymbol(m[0], lexicon)) found(m[0], { start, end: start + m[0].length });
  }
}

export default rule({
  code: 'unknown-symbol',
  since: '0.1.0',
  severity: 'error',
  rules: ['107.4'],
  summary: 'A symbol in braces that the rules do not have.',
  why: 'A cost or effect with a symbol that no rule defines cannot be paid or carried out.',
  bad: 'Cinder Font\nLand\n{TAP}: Add {R}.',
  good: 'Cinder Font\nLand\n{T}: Add {R}.',
  fixable: true,
  dialects: ['mtg-en', 'mtg-ja'],
  on: {
    Face({ face, lexicon, report: say }) {
      const said = new Set<string>();
      const once = (symbol: string, tell: () => void): void => {
        if (!said.has(symbol) || MEANT[symbol.toUpperCase()]) tell();
        said.add(symbol);
      };
      check(face.manaCost, lexicon, (symbol, at) => once(symbol, () => say(at, report(symbol, at), 'mana_cost')));
      for (const paragraph of face.paragraphs) check(paragraph, lexicon, (symbol, at) => once(symbol, () => say(at, report(symbol, at))));
    },
  },
});
