import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../support/paths.ts';

const require = createRequire(import.meta.url);
/** Both are script files for browsers too, which `import` reads without their names. */
const oniguruma = require('vscode-oniguruma') as typeof import('vscode-oniguruma');
const textmate = require('vscode-textmate') as typeof import('vscode-textmate');

export interface Token {
  text: string;
  /** From the outermost to the innermost, without the grammar's own and without the suffix. */
  scopes: string[];
}

export type Tokenize = (source: string) => Token[][];

/** The tokenizer that VS Code itself uses, with the grammar that the extension ships. */
export async function loadTokenizer(): Promise<Tokenize> {
  await oniguruma.loadWASM(readFileSync(require.resolve('vscode-oniguruma/release/onig.wasm')));
  const registry = new textmate.Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (sources: string[]) => new oniguruma.OnigScanner(sources),
      createOnigString: (text: string) => new oniguruma.OnigString(text),
    }),
    loadGrammar: () => {
      const file = join(ROOT, 'syntaxes/cardwright.tmLanguage.json');
      return Promise.resolve(textmate.parseRawGrammar(readFileSync(file, 'utf8'), file));
    },
  });
  const grammar = await registry.loadGrammar('text.cardwright');
  if (!grammar) throw new Error('the grammar has no scope text.cardwright');
  return (source) => {
    let state = textmate.INITIAL;
    return source.split('\n').map((line) => {
      const { tokens, ruleStack } = grammar.tokenizeLine(line, state);
      state = ruleStack;
      return tokens.map(({ startIndex, endIndex, scopes }) => ({
        text: line.slice(startIndex, endIndex),
        scopes: scopes.slice(1).map((name) => name.replace(/\.cardwright$/, '')),
      }));
    });
  };
}
