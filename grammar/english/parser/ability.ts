import type { Ability, Clause, Cost, KeywordUse } from '../../tree.ts';
import { keywordById } from '../../vocabulary/index.ts';
import { startsNoun } from '../lookahead.ts';
import * as T from '../token-types.ts';
import { BLANK } from './blank.ts';
import { newCost, newKeywordUse, newSymbolRun } from '../../new-node.ts';
import type { Tok } from '../token.ts';
import { SentenceRules } from './sentence.ts';

/** Costs and keywords (602.1a, 702). */
export class EnglishParser extends SentenceRules {
  constructor(validate = false) {
    super(validate);
    this.finish();
  }

  /** `{2}, {T}, Sacrifice this artifact`. */
  cost = this.RULE('cost', (): Cost => {
    const node = this.start(newCost());
    this.SUBRULE(this.costItem, { ARGS: [node] });
    this.MANY({ GATE: () => this.costGoesOn(), DEF: () => { this.SUBRULE(this.join); this.SUBRULE1(this.costItem, { ARGS: [node] }); } });
    this.close();
    return node;
  });

  private costGoesOn(): boolean {
    const join = this.peek();
    if (!join || (join.tokenType !== T.Comma && join.tokenType !== T.Conjunction)) return false;
    let n = 2;
    if (this.next(T.Conjunction, n)) n++;
    return this.next(T.Symbol, n) || this.next(T.VerbBase, n) || this.next(T.VerbBaseOrPast, n);
  }

  costItem = this.RULE('costItem', (node: Cost = BLANK as never): void => {
    this.OR([
      { ALT: () => {
        const run = this.start(newSymbolRun());
        this.AT_LEAST_ONE(() => { const s = this.CONSUME(T.Symbol); this.ACTION(() => run.symbols.push(s.image)); });
        node.items.push(run);
        this.close();
      } },
      // Symbols alone are a cost; a clause never begins with one.
      { IGNORE_AMBIGUITIES: true, ALT: () => { node.items.push(this.SUBRULE(this.clause, { ARGS: [{ imperative: true }, undefined] }) as Clause); } },
    ]);
  });

  /** Keywords one after the other, as a line of their own. */
  keywordLine = this.RULE('keywordLine', (node: Ability = BLANK as never): void => {
    const first = this.SUBRULE(this.keywordUse);
    this.ACTION(() => node.keywords.push(first));
    this.MANY({ GATE: () => !this.next(T.Subordinator, 2), DEF: () => {
      this.OR([{ ALT: () => this.CONSUME(T.Comma) }, { ALT: () => this.CONSUME(T.Semicolon) }, { ALT: () => this.CONSUME(T.Conjunction) }]);
      const more = this.SUBRULE1(this.keywordUse);
      this.ACTION(() => node.keywords.push(more));
    } });
    this.OPTION1({ GATE: () => this.next(T.Subordinator, 2), DEF: () => { this.CONSUME1(T.Comma); this.SUBRULE(this.subordinate); } });
    this.OPTION(() => this.CONSUME(T.Period));
  });

  keywordUse = this.RULE('keywordUse', (): KeywordUse => {
    const node = this.start(newKeywordUse());
    const word = this.CONSUME(T.Keyword) as Tok;
    this.ACTION(() => { node.keyword = word.entry.id; });
    const parameter = this.live ? word.entry.parameter ?? keywordById.get(word.entry.id)?.parameter ?? 'none' : 'none';
    this.OPTION({ GATE: () => this.qualityFits(parameter, word), DEF: () => { node.quality = this.SUBRULE(this.keywordQuality); } });
    this.OPTION1({ GATE: () => parameter !== 'none', DEF: () => {
      const count = this.OR([{ ALT: () => this.CONSUME(T.Count) }, { ALT: () => this.CONSUME(T.SignedNumber) }]) as Tok;
      this.ACTION(() => { node.count = count.entry.id; });
    } });
    this.OPTION2({ GATE: () => this.costFits(parameter), DEF: () => {
      this.OPTION3(() => this.CONSUME(T.Dash));
      node.cost = this.SUBRULE(this.cost);
    } });
    this.OPTION4({ GATE: () => this.next(T.PowerToughness, 2), DEF: () => {
      this.CONSUME1(T.Dash);
      const size = this.CONSUME(T.PowerToughness);
      this.ACTION(() => { node.size = size.image; });
    } });
    this.close();
    return node;
  });

  private qualityFits(parameter: string, word: Tok): boolean {
    const t = this.peek();
    if (!t) return false;
    if (t.tokenType === T.Preposition) return (parameter !== 'none' || ['hexproof', 'partner', 'emerge', 'equip'].includes(word.entry.id)) && ['from', 'for', 'with', 'onto', 'of'].includes(t.entry.id) && (t.entry.id !== 'from' || parameter === 'quality' || ['hexproof', 'emerge'].includes(word.entry.id)) && (t.entry.id !== 'for' || word.entry.id === 'affinity') && (t.entry.id !== 'with' || word.entry.id.startsWith('partner') || word.entry.id === 'craft');
    if (parameter === 'quality' || parameter === 'object' || parameter === 'quality cost') return startsNoun(t) && t.tokenType !== T.Symbol;
    return ['equip', 'emerge', 'partner', 'hexproof'].includes(word.entry.id) && startsNoun(t) && t.tokenType !== T.Symbol && t.tokenType !== T.Count;
  }

  keywordQuality = this.RULE('keywordQuality', () => {
    this.OPTION(() => this.CONSUME(T.Preposition));
    const phrase = this.SUBRULE(this.nounPhrase, { ARGS: [{ complement: true, quality: true }] });
    this.MANY({
      GATE: () => (this.next(T.Conjunction) || this.next(T.Comma)) && (this.next(T.Preposition, 2) || (this.next(T.Conjunction, 2) && this.next(T.Preposition, 3))),
      DEF: () => {
        this.SUBRULE(this.join);
        this.CONSUME1(T.Preposition);
        const more = this.SUBRULE(this.noun, { ARGS: [{ complement: true }, false] });
        this.ACTION(() => phrase.items.push(more));
      },
    });
    return phrase;
  });

  private costFits(parameter: string): boolean {
    if (this.next(T.Symbol)) return parameter !== 'none';
    return this.next(T.Dash) && parameter !== 'none' && parameter !== 'ability' && (this.next(T.Symbol, 2) || this.next(T.VerbBase, 2) || this.next(T.VerbBaseOrPast, 2));
  }
}
