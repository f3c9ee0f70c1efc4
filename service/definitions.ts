import type { CardDocument, Definition } from '../grammar/index.ts';

export { lexiconOf } from '../grammar/index.ts';

/** The words that a document defines, `file` noted on each where it is given. Put them together with `lexiconOf`. */
export const definitionsOf = (document: CardDocument, file?: string): Definition[] =>
  (document.definitions ?? []).map((definition) => (file === undefined ? definition : { ...definition, file }));
