import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDocument } from '../../grammar/index.ts';
import { analyze, completion, documentSymbols, hover } from '../../service/index.ts';

function askEverything(text: string): void {
  const analysis = analyze(readDocument(text, 'card'));
  expect(analysis.crashes).toBeUndefined();
  for (const { start, end } of analysis.findings) expect(0 <= start && start <= end && end <= text.length).toBe(true);
  for (const at of [0, text.length >> 1, text.length]) {
    hover(analysis, at);
    completion(analysis, at);
  }
  documentSymbols(analysis);
}

const LINES = [
  'define token Potion', 'define token 霊薬/Potion', 'Artifact — Potion', 'White Creature — Potion', '1/1', 'define keyword Gleam {cost}', '(It gleams.)', 'define creature type Whelp, Elf,, Food', 'define counter frost', 'define', 'define zone', 'define term of', 'define term target',
  'define keyword Destroy', 'define supertype Creature', 'define ability word —', 'define counter +1/+1', 'define creature type the', 'Wick {W}', 'Creature — Whelp', 'Create a Potion token.', "Create a Novice token. (It's a 1/1 white Acolyte creature.)", 'Gleam {1}, flying', '# cardwright-ignore-next-line undefined-token', '# cardwright-ignore-file', '# cardwright-ignore-next-line', '@note x', '----', '', '',
];

test('any mixture of definitions, cards and comments is analysed without a fault', () => {
  const text = fc.array(fc.tuple(fc.constantFrom(...LINES), fc.constantFrom('\n', '\n', '\r\n', '\r')), { maxLength: 24 }).map((lines) => lines.map((parts) => parts.join('')).join(''));
  fc.assert(fc.property(text, askEverything), { numRuns: 250 });
});

test.each([
  ['thousands of words in one line', `define creature type ${'Elv,'.repeat(4000)}`],
  ['thousands of definitions of one word', 'define counter frost\n'.repeat(8000)],
  ['thousands of words with one beginning', `${Array.from({ length: 3000 }, (_, i) => `define creature type zorb thing${i}`).join('\n')}\n\nA {1}\nCreature — Elf\n${'zorb thing1 '.repeat(500)}`],
  ['braces without end', `define keyword ${'{'.repeat(19_000)}`], ['slashes', `define token ${'/灯a'.repeat(6000)}`], ['nothing but colors', `define token X\n${'white '.repeat(3000)}Creature`],
  ['thousands of explained tokens', `A {1}\nInstant\n${"Create a Novice token. (It's a 1/1 white Acolyte creature with lifelink.) ".repeat(200)}`], ['parentheses without end', `A {1}\nInstant\n${'Novice Novice token ('.repeat(800)}`],
  ['thousands of comments that ignore', `A {1}\nInstant\n${'# cardwright-ignore-next-line illegal-target\n'.repeat(8000)}Draw a card.`],
])('%s, in seconds', (_what, text) => {
  askEverything(text);
}, 10_000);
