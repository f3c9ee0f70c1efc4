import { rule } from '../engine/rule.ts';

export default rule({
  code: 'too-large',
  since: '0.1.0',
  severity: 'error',
  rules: [],
  summary: 'A file, a card or a line that is longer than Cardwright reads.',
  why: 'So that a mistaken file cannot stall the editor, what is past the limit is not read and not checked.',
  bad: '# A file with hundreds of thousands of lines, or a line of thousands of words.',
  good: '# The same cards in several files, each paragraph on a line of its own.',
  fixable: false,
  reportsProblem: 'too-large',
  on: {},
});
