import type { Lexicon } from '../../grammar/index.ts';
import { SYMBOLS, type CardSymbol } from '../../grammar/vocabulary/index.ts';
import { detailOf, itemOf, type Candidate, type ProposedItem, type Typed } from './completion-candidate.ts';
import { definedSymbols } from './completion-defined.ts';
import { describeSymbol } from './hover-vocabulary.ts';

/** Where a symbol stands: in a mana cost, anywhere in rules text, or at the start of an activation cost. */
export type SymbolPlace = 'mana-cost' | 'rules-text' | 'cost';

const FIRST: Readonly<Record<SymbolPlace, readonly string[]>> = {
  'mana-cost': ['{W}', '{U}', '{B}', '{R}', '{G}', '{C}', '{X}', '{1}', '{2}', '{3}', '{4}', '{5}'],
  'rules-text': ['{T}', '{W}', '{U}', '{B}', '{R}', '{G}', '{C}', '{1}', '{2}', '{3}', '{X}', '{E}'],
  cost: ['{T}', '{1}', '{2}', '{3}', '{W}', '{U}', '{B}', '{R}', '{G}', '{X}', '{Q}'],
};

const candidateOf = (symbol: CardSymbol): Candidate => ({ label: symbol.symbol, kind: 'symbol', detail: detailOf(symbol.rule, symbol.ja && `(${symbol.ja})`), documentation: () => describeSymbol(symbol) });

function ordered(place: SymbolPlace): Candidate[] {
  const first = FIRST[place].flatMap((text) => SYMBOLS.filter((s) => s.symbol === text));
  const rest = SYMBOLS.filter((s) => !first.includes(s) && !(place === 'mana-cost' && (s.kind === 'other' || s.symbol === '{H}')));
  return [...first, ...rest].map(candidateOf);
}

const CANDIDATES: Readonly<Record<SymbolPlace, readonly Candidate[]>> = { 'mana-cost': ordered('mana-cost'), 'rules-text': ordered('rules-text'), cost: ordered('cost') };

/** The symbols that may stand there, the usual ones first. */
export const symbolCandidates = (place: SymbolPlace): readonly Candidate[] => CANDIDATES[place];

/** Items where a `{` has been opened; null where none has. A brace that the editor closed by itself is replaced too. */
export function symbolItems(typed: Typed, place: SymbolPlace, lexicon?: Lexicon): ProposedItem[] | null {
  const open = /[{｛]([^{}｛｝\s]*)$/u.exec(typed.text);
  if (!open) return null;
  const rest = /^[^{}｛｝\s]{0,8}[}｝]/u.exec(typed.after)?.[0] ?? '';
  const span = { start: typed.start + open.index, end: typed.start + typed.text.length + rest.length };
  const letters = open[1]!.toUpperCase();
  return [...definedSymbols(lexicon), ...symbolCandidates(place)].filter((c) => c.label.slice(1).toUpperCase().startsWith(letters) || letters === '').map((candidate, rank) => itemOf(candidate, span, rank));
}
