import { rule } from '../engine/rule.ts';

export default rule({
  code: 'unknown-annotation',
  since: '0.1.0',
  severity: 'warning',
  rules: [],
  summary: 'A line that begins with “@” and is no annotation that Cardwright knows.',
  why: 'Annotations are never rules text, so a misspelt one would hide a line from every check.',
  bad: 'Gull Watch {1}{W}\nCreature — Bird Scout\nFlying\n2/1\n@flavour It sees the storm first.\n@raritty common',
  good: 'Gull Watch {1}{W}\nCreature — Bird Scout\nFlying\n2/1\n@flavor It sees the storm first.\n@rarity common',
  fixable: false,
  reportsProblem: 'unknown-annotation',
  on: {},
});
