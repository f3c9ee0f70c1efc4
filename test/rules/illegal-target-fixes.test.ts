import { expect, test } from 'vitest';
import rule from '../../service/rules/illegal-target.ts';
import { allFindings, checkFix } from '../support/rule-check.ts';

test('a spell that is treated like a permanent is countered, or exiled as a card', () => {
  checkFix(rule, 'Destroy target instant.', 'Counter target instant spell.', { title: 'Write “counter target instant spell”' });
  checkFix(rule, 'Destroy target instant.', 'Exile target instant card from a graveyard.', { title: 'Write “exile target instant card from a graveyard”' });
  checkFix(rule, 'You may destroy target sorcery.', 'You may counter target sorcery spell.', { title: 'Write “counter target sorcery spell”' });
  checkFix(rule, 'Destroy target spell.', 'Counter target spell.', { title: 'Write “counter target spell”' });
});

test('the message asks which of them is meant', () => {
  const [finding] = allFindings('Ember Lash {R}\nInstant\nDestroy target instant.', [rule]);
  expect(finding!.message).toContain('Did you mean “counter target instant spell”, or “exile target instant card from a graveyard”?');
  expect(finding!.message).toContain('701.8');
});

test('lists go as they are; where more words follow there is no fix', () => {
  checkFix(rule, 'Destroy target instant or sorcery.', 'Counter target instant or sorcery spell.', { title: 'Write “counter target instant or sorcery spell”' });
  expect(allFindings('Ember Lash {R}\nInstant\nDestroy target instant you control.', [rule])).toMatchObject([{ fixes: [] }]);
});
