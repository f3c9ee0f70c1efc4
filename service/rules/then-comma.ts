import { rule, type NodeContext } from '../engine/rule.ts';
import { onParagraph, rewrite, spanOf, wordAt, words } from '../engine/wording-words.ts';
import { say } from '../l10n/message.ts';

/** A comma may open what stands between two of them: `Then, for each land, …`. */
const OPENS = new Set(['for', 'if', 'at', 'until', 'when', 'whenever', 'starting', 'as', 'with', 'in', 'beginning', 'unless', 'while', 'during', 'after', 'before', 'from', 'on', 'once', 'for as long as', 'as long as', 'starting with', 'in turn order', 'instead']);

function check(ctx: NodeContext): void {
  const list = words(ctx);
  list.forEach((word, i) => {
    const [comma, next] = [wordAt(list, i + 1), wordAt(list, i + 2)];
    if (word.text !== 'Then' || comma.text !== ',' || next.start < 0 || OPENS.has(next.low)) return;
    ctx.report(spanOf(word, comma), { message: say`No comma stands after “Then” at the start of a sentence.`, fixes: [rewrite(comma, '', say`Leave out the comma`)] });
  });
}

export default rule({
  code: 'then-comma',
  since: '0.1.0',
  severity: 'warning',
  rules: [],
  summary: 'A comma after “Then” at the start of a sentence.',
  why: 'Cards go straight on: “Then draw a card.” The comma stands only where a clause of its own follows, as in “Then, for each …”.',
  bad: 'Twofold Study {2}{U}\nSorcery\nScry 2. Then, draw a card.',
  good: 'Twofold Study {2}{U}\nSorcery\nScry 2. Then draw a card.',
  fixable: true,
  dialects: ['mtg-en'],
  on: onParagraph(check, ['then']),
});
