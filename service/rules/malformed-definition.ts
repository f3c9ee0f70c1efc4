import { rule } from '../engine/rule.ts';

export default rule({
  code: 'malformed-definition',
  since: '0.1.0',
  severity: 'error',
  rules: [],
  summary: 'A `define` line or block that defines nothing.',
  why: 'A word is in force only where it is clear what kind of word it is, and of a token what it is.',
  bad: 'define tokn Potion\nArtifact — Potion',
  good: 'define token Potion\nArtifact — Potion\n{1}, {T}, Sacrifice this token: You gain 2 life.',
  fixable: false,
  reportsProblem: 'malformed-definition',
  on: {},
});
