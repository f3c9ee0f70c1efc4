import type { CancellationToken, DefinitionParams, Location } from 'vscode-languageserver';
import { requirePosition, requireUri } from './check-params.ts';
import { analyzed } from './server-context.ts';
import type { ServerContext } from './server-context.ts';
import { toOffset } from './text-lines.ts';
import { toRange } from './to-lsp.ts';

/** Where the word of the set at a position is defined, each place where there are several. */
export async function definitionLocations(context: ServerContext, params: DefinitionParams, token: CancellationToken): Promise<Location[]> {
  const position = requirePosition(params);
  const document = await analyzed(context, requireUri(params), token);
  const word = document && context.service.definedWordAt?.(document.analysis, toOffset(document.lines, position));
  if (!word) return [];
  const isMeant = word.definitions.map(({ kind, name }) => `${kind} ${name.toLowerCase()}`);
  return context.words.definitions().flatMap(({ file, kind, name, nameSpan }) => {
    const lines = file !== undefined && isMeant.includes(`${kind} ${name.toLowerCase()}`) ? context.words.linesOf(file) : undefined;
    return lines ? [{ uri: file!, range: toRange(lines, nameSpan) }] : [];
  });
}
