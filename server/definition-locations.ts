import type { CancellationToken, DefinitionParams, Location } from 'vscode-languageserver';
import { findRule } from '../service/index.ts';
import { requirePosition, requireUri } from './check-params.ts';
import type { AnalyzedDocument } from './analysis-cache.ts';
import { analyzed } from './server-context.ts';
import type { ServerContext } from './server-context.ts';
import { toOffset } from './text-lines.ts';
import { toRange } from './to-lsp.ts';

/** Where the rule that a comment names stands in the document that the user has downloaded. */
async function ruleLocations({ service, own }: ServerContext, document: AnalyzedDocument, offset: number): Promise<Location[]> {
  const named = service.ruleNamedAt?.(document.analysis, offset);
  const rules = named && (await own.rules(document.settings.comprehensiveRules));
  const rule = rules && findRule(rules.content, named.rule, document.settings.edition).rule;
  if (!rule) return [];
  const start = { line: rule.line, character: 0 };
  return [{ uri: rules.uri, range: { start, end: start } }];
}

/** Where the word of the set, or the rule, at a position is defined, each place where there are several. */
export async function definitionLocations(context: ServerContext, params: DefinitionParams, token: CancellationToken): Promise<Location[]> {
  const position = requirePosition(params);
  const document = await analyzed(context, requireUri(params), token);
  if (!document) return [];
  const offset = toOffset(document.lines, position);
  const word = context.service.definedWordAt?.(document.analysis, offset);
  if (!word) return ruleLocations(context, document, offset);
  const isMeant = word.definitions.map(({ kind, name }) => `${kind} ${name.toLowerCase()}`);
  return context.words.definitions().flatMap(({ file, kind, name, nameSpan }) => {
    const lines = file !== undefined && isMeant.includes(`${kind} ${name.toLowerCase()}`) ? context.words.linesOf(file) : undefined;
    return lines ? [{ uri: file!, range: toRange(lines, nameSpan) }] : [];
  });
}
