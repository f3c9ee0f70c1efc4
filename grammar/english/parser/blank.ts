/**
 * What a rule's parameters are while Chevrotain records the grammar: it runs each rule once without arguments.
 * Shaped like any node or state, so that the actions need no test of their own.
 */
export const BLANK = {
  items: [], determiners: [], modifiers: [], qualifiers: [], adverbials: [], leading: [], clauses: [], keywords: [], symbols: [],
  options: {}, frame: { object: 0, prepositions: [] }, relation: '',
};
