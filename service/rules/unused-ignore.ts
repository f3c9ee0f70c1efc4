import { rule } from '../engine/rule.ts';

export default rule({
  code: 'unused-ignore',
  since: '0.1.0',
  severity: 'information',
  rules: [],
  summary: 'A comment that ignores a diagnostic where there is none.',
  why: 'Such a comment is left over, or its code is misspelt, and it would hide a fault that comes later.',
  bad: 'Gull Watch {1}{W}\nCreature — Bird Scout\n# cardwright-ignore-next-line undefined-token -- the next set has it\nFlying\n2/1',
  good: 'Gull Watch {1}{W}\nCreature — Bird Scout\n# cardwright-ignore-next-line undefined-token -- the next set has it\nWhen this creature enters, create a Potion token.\n2/1',
  fixable: false,
  reportsIgnores: true,
  on: {},
});
