import { definitionsOf } from '../definitions.ts';
import type { Finding } from '../model.ts';
import { collector } from './collect.ts';
import type { DefinitionContext } from './rule.ts';
import type { Run } from './run-context.ts';

/** What the rules say of the words that the document defines. */
export function definitionFindings({ document, active, options, crashes }: Run): Finding[] {
  const { lexicon, cards } = options;
  if (!lexicon || document.format !== 'card') return [];
  const definitions = definitionsOf(document);
  if (definitions.length === 0) return [];
  const found = collector(options, null, crashes);
  for (const rule of active()) {
    const visit = 'Definition' in rule.on ? rule.on.Definition : undefined;
    if (!visit) continue;
    const ctx: DefinitionContext = { document, lexicon, cards, report: (at, report) => found.report(rule, at, report, 'text', 0) };
    for (const definition of definitions) {
      try {
        visit(definition, ctx);
      } catch (error) {
        found.crashed(rule, error);
      }
    }
  }
  return found.findings();
}
