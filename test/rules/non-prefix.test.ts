import { describe, test } from 'vitest';
import rule from '../../service/rules/non-prefix.ts';
import { check } from '../support/rule-check.ts';
import { mends } from '../support/mends.ts';

describe('non-prefix', () => {
  test('joined to plain words', () => {
    check(rule, 'Counter target [|non-creature|] spell.');
    mends(rule, 'Counter target non-creature spell.', 'Counter target noncreature spell.');
    mends(rule, 'Destroy target non-black creature.', 'Destroy target nonblack creature.');
    mends(rule, 'Destroy target non land permanent.', 'Destroy target nonland permanent.');
  });
  test('parted from capitals', () => {
    mends(rule, 'Destroy target nonHuman creature.', 'Destroy target non-Human creature.');
    mends(rule, 'Destroy target non-human creature.', 'Destroy target non-Human creature.');
    mends(rule, 'Destroy target non Human creature.', 'Destroy target non-Human creature.');
  });
  test.each(['Counter target noncreature spell.', 'Destroy target non-Human creature.', 'Destroy target non-outlaw creature.', 'Destroy target nonartifact, nonblack creature.'])('not %s', (text) => check(rule, text));
});
