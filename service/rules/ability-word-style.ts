import { ABILITY_WORDS } from '../../grammar/vocabulary/index.ts';
import { rule } from '../engine/rule.ts';
import { rewrite, onParagraph } from '../engine/wording-words.ts';
import { say } from '../l10n/message.ts';

/** Longest first: `descend 4` before `descend`. */
const NAMES = ABILITY_WORDS.map(({ name }) => name).sort((a, b) => b.length - a.length);
const OPENS = new RegExp(`^(${NAMES.map((name) => name.replace(/'/g, "['’]")).join('|')})(\\s+[—–-]+\\s+|[:,]?\\s+(?=(?:When|Whenever|At the|If|As long as)\\b))`, 'iu');

export default rule({
  code: 'ability-word-style',
  since: '0.1.0',
  severity: 'warning',
  rules: ['207.2c'],
  summary: 'An ability word without its dash, or with other capitals than its first.',
  why: 'An ability word stands in italics before a dash, with a capital on its first letter alone: it has no meaning in the rules, and without the dash it reads as a part of the ability.',
  bad: 'Fen Strider {1}{B}\nCreature — Human Scout\nMorbid: When this creature enters, if a creature died this turn, draw a card.\n2/1',
  good: 'Fen Strider {1}{B}\nCreature — Human Scout\nMorbid — When this creature enters, if a creature died this turn, draw a card.\n2/1',
  fixable: true,
  dialects: ['mtg-en'],
  on: onParagraph((ctx) => {
    const match = OPENS.exec(ctx.paragraph.source.text);
    if (!match) return;
    const [, word, after] = match as unknown as [string, string, string];
    const dashed = /[—–-]/.test(after);
    const right = word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
    if (dashed && right === word) return;
    const span = { start: 0, end: word.length + (dashed ? 0 : after.length) };
    ctx.report({ start: 0, end: word.length }, {
      message: dashed ? say`Of an ability word only the first letter is a capital (CR 207.2c): “${right}”.` : say`${right} is an ability word, and a dash follows it (CR 207.2c).`,
      fixes: [rewrite(span, dashed ? right : `${right} — `, dashed ? undefined : say`Write “${right} —”`)],
    });
  }),
});
