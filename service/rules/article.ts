import { rule, type NodeContext } from '../engine/rule.ts';
import { articleOf } from '../engine/wording-articles.ts';
import { onParagraph, rewrite, wordAt, words } from '../engine/wording-words.ts';
import { sameCase } from '../engine/wording.ts';
import { say } from '../l10n/message.ts';

function check(ctx: NodeContext): void {
  const list = words(ctx);
  for (let i = 0; i < list.length; i++) {
    const word = list[i]!;
    if (word.low !== 'a' && word.low !== 'an') continue;
    const next = wordAt(list, i + 1);
    const right = next.start === word.end + 1 ? articleOf(next.text) : undefined;
    if (right === undefined || right === word.low) continue;
    const fix = sameCase(word.text, right);
    ctx.report(word, { message: right === 'an' ? say`“${fix}” stands before “${next.text}”, which begins with a vowel when it is spoken.` : say`“${fix}” stands before “${next.text}”, which begins with a consonant when it is spoken.`, fixes: [rewrite(word, fix)] });
  }
}

export default rule({
  code: 'article',
  since: '0.1.0',
  severity: 'warning',
  rules: [],
  summary: '“A” before a vowel sound, or “an” before a consonant.',
  why: 'The article goes by the sound of the next word: an artifact, an 8/8, an X/X, but a historic spell and a unicorn.',
  bad: 'Scrap Bargain {1}{B}\nSorcery\nDestroy target creature. Its controller may sacrifice a artifact.',
  good: 'Scrap Bargain {1}{B}\nSorcery\nDestroy target creature. Its controller may sacrifice an artifact.',
  fixable: true,
  dialects: ['mtg-en'],
  on: onParagraph(check, ['a', 'an']),
});
