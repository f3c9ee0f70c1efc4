import { describe, test } from 'vitest';
import rule from '../../service/rules/quote-stop.ts';
import { check } from '../support/rule-check.ts';
import { mends } from '../support/mends.ts';

describe('quote-stop', () => {
  const aura = { type: 'Enchantment — Aura' };
  test('inside the quotation', () => {
    check(rule, 'Enchanted creature has "{T}: You gain 1 life[|".|]', aura);
    mends(rule, 'Enchanted creature has "{T}: You gain 1 life".', 'Enchanted creature has "{T}: You gain 1 life."', aura);
    mends(rule, 'Enchanted creature has “{T}: Add {G}”.', 'Enchanted creature has “{T}: Add {G}.”', aura);
  });
  test.each([
    'Enchanted creature has "{T}: You gain 1 life."',
    'Enchanted creature has "{T}: You gain 1 life" and flying.',
    'It gains "{T}: You gain 1 life" until end of turn.',
  ])('not %s', (text) => check(rule, text, aura));
});
