import { rule } from '../engine/rule.ts';

export default rule({
  code: 'malformed-record',
  since: '0.1.0',
  severity: 'error',
  rules: [],
  summary: 'A record of a JSON file that is no card, or that has a field of the wrong type.',
  why: 'A field that cannot be read counts as unknown, so nothing is said about it. The fields of a record are those of card search sites: “name”, “type_line”, “oracle_text” and so on, all of them text.',
  bad: '{"object": "card", "name": "Gull Watch", "type_line": "Creature — Bird", "oracle_text": 7, "power": "2", "toughness": "1"}',
  good: '{"object": "card", "name": "Gull Watch", "type_line": "Creature — Bird", "oracle_text": "Flying", "power": "2", "toughness": "1"}',
  fixable: false,
  reportsProblem: 'malformed-record',
  on: {},
});
