import { rule } from '../engine/rule.ts';

export default rule({
  code: 'malformed-card',
  since: '0.1.0',
  severity: 'error',
  rules: [],
  summary: 'Lines of a .card file that are no whole card.',
  why: 'A card needs a name and, on the line below, a type line. Without them the checks cannot know what the text stands on.',
  bad: 'Gull Watch {1}{W}\nWhen this creature enters, draw a card.\n2/1',
  good: 'Gull Watch {1}{W}\nCreature — Bird Scout\nWhen this creature enters, draw a card.\n2/1',
  fixable: false,
  reportsProblem: 'malformed-card',
  on: {},
});
