import { reminderDefinitions, type CardDocument, type Definition } from '../grammar/index.ts';

export { lexiconOf } from '../grammar/index.ts';

/** The words that a document defines, those that only reminder text explains last; `file` noted on each where it is given. Put them together with `lexiconOf`. */
export const definitionsOf = (document: CardDocument, file?: string): Definition[] =>
  [...(document.definitions ?? []), ...reminderDefinitions(document)].map((definition) => (file === undefined ? definition : { ...definition, file }));
