import { expect, test } from 'vitest';
import { readDocument } from '../../grammar/index.ts';
import { analyze, reminderActions } from '../../service/index.ts';

/** The file after the action that is offered at `|`; null where none is. */
function acted(marked: string): string | null {
  const offset = marked.indexOf('|');
  const text = marked.replace('|', '');
  const [action] = reminderActions(analyze(readDocument(text, 'card')), offset);
  if (!action) return null;
  const [{ span, newText }] = action.edits as [{ span: { start: number; end: number }; newText: string }];
  return text.slice(0, span.start) + newText + text.slice(span.end);
}

const card = (line: string): string => `Oak Pantry {1}{G}\nSorcery\n${line}\n`;

test.each([
  ['Create a F|ood token. Draw a card.', 'Create a Food token. (It\'s an artifact with "{2}, {T}, Sacrifice this token: You gain 3 life.") Draw a card.'],
  ['Create two Treas|ure tokens.', 'Create two Treasure tokens. (They\'re artifacts with "{T}, Sacrifice this token: Add one mana of any color.")'],
  ['Create a Heart|wood token.', 'Create a Heartwood token. (It\'s a red and green artifact with "{T}: Add {R} or {G}.")'],
  ['Create a Vibr|anium token.', 'Create a Vibranium token. (It\'s an artifact with indestructible and "{T}: Add {C}. This mana can\'t be spent to cast a nonartifact spell.")'],
  ['Create a Food t|oken. (It\'s an artifact.)', 'Create a Food token.'],
])('%s', (before, after) => {
  expect(acted(card(before))).toBe(card(after));
});

test.each(['Create a 1/1 white Sol|dier creature token.', 'Draw| a card.', 'Create a red F|ood token.'])('nothing at %s', (line) => {
  expect(acted(card(line))).toBeNull();
});

test('a keyword of the project has the reminder text of its definition', () => {
  const definition = '\ndefine keyword Hearthglow {cost}\n(Pay the cost to keep warm.)\n';
  expect(acted(`Oak Pantry {1}{G}\nCreature — Elf\nHearth|glow {2}\n1/1\n${definition}`)).toBe(`Oak Pantry {1}{G}\nCreature — Elf\nHearthglow {2} (Pay the cost to keep warm.)\n1/1\n${definition}`);
});
