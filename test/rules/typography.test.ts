import { describe, test } from 'vitest';
import rule from '../../service/rules/typography.ts';
import { check } from '../support/rule-check.ts';
import { mends } from '../support/mends.ts';

describe('typography', () => {
  test('signs', () => {
    check(rule, 'Choose one[| -|]\n• Draw a card.\n• You gain 2 life.');
    mends(rule, 'Choose one -\n• Draw a card.\n• You gain 2 life.', 'Choose one —\n• Draw a card.\n• You gain 2 life.');
    mends(rule, 'Landfall – Whenever a land you control enters, draw a card.', 'Landfall — Whenever a land you control enters, draw a card.', { type: 'Enchantment' });
    mends(rule, 'Choose one —\n* Draw a card.\n- You gain 2 life.', 'Choose one —\n• Draw a card.\n• You gain 2 life.');
  });
  test('two signs for a negative number', () => {
    mends(rule, 'Target creature gets -2/-0 until end of turn. Another target creature gets −1/−1 until end of turn.', 'Target creature gets −2/−0 until end of turn. Another target creature gets −1/−1 until end of turn.');
  });
  test('spaces', () => {
    mends(rule, 'Draw a  card , then discard a card .', 'Draw a card, then discard a card.');
    mends(rule, '{1},{T}: Draw a card.', '{1}, {T}: Draw a card.', { type: 'Artifact' });
  });
  test.each(['Target creature gets -2/-2 until end of turn.', 'Target creature gets −2/−2 until end of turn.', 'Destroy target non-Human creature.', 'Choose one —\n• Draw a card.\n• You gain 2 life.', '−2: Draw a card.', 'Roll a d20.\n1—9 | Draw a card.'])('not %s', (text) => check(rule, text));
  test('not what another program exported', () => {
    check(rule, '{"object":"card","name":"Fog","type_line":"Sorcery","oracle_text":"Target creature gets -2/-2 until end of turn."}', { whole: true });
  });
});
