import { rule, type NodeContext } from '../engine/rule.ts';
import { onParagraph, wordAt, words } from '../engine/wording-words.ts';
import { say } from '../l10n/message.ts';

function check(ctx: NodeContext): void {
  const list = words(ctx);
  list.forEach((quote, i) => {
    const [last, stop] = [wordAt(list, i - 1), wordAt(list, i + 1)];
    if (!/^["”]$/.test(quote.text) || stop.text !== '.' || stop.start !== quote.end || !/[\p{L}\d}]$/u.test(last.text) || last.end !== quote.start) return;
    ctx.report({ start: quote.start, end: stop.end }, {
      message: say`The full stop of a quoted ability stands inside the quotation marks.`,
      fixes: [{ title: say`Put the full stop inside`, edits: [{ span: { start: quote.start, end: stop.end }, newText: `.${quote.text}` }], preferred: true }],
    });
  });
}

export default rule({
  code: 'quote-stop',
  since: '0.1.0',
  severity: 'warning',
  rules: [],
  summary: 'A full stop after the closing quotation mark instead of before it.',
  why: 'A quoted ability is a sentence of its own, so its full stop stands inside, and the sentence around it needs none.',
  bad: 'Hollow Staff {2}\nArtifact — Equipment\nEquipped creature has "{T}: You gain 1 life".\nEquip {2}',
  good: 'Hollow Staff {2}\nArtifact — Equipment\nEquipped creature has "{T}: You gain 1 life."\nEquip {2}',
  fixable: true,
  dialects: ['mtg-en'],
  on: onParagraph(check, ['"', '”']),
});
