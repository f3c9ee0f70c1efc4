import { cardTypeByJa, subtypesByJa } from '../../grammar/vocabulary/index.ts';
import { rule, type FaceContext, type NodeContext } from '../engine/rule.ts';
import { onParagraph, rewrite, words } from '../engine/wording-words.ts';
import { say } from '../l10n/message.ts';

const isType = (text: string): boolean => cardTypeByJa.has(text) || subtypesByJa.has(text);
const OBJECTS = new Set(['トークン', 'カード', '呪文']);
/** Printed without the dot. */
const JOINED = new Set(['土地カード', 'インスタント呪文', 'ソーサリー呪文']);

/** Types that stand together without the dot between them, whether the rest is understood or not. */
function checkText(ctx: NodeContext): void {
  const list = words(ctx);
  list.forEach((left, i) => {
    const right = list[i + 1];
    if (!right || left.end !== right.start || !isType(left.text) || !(isType(right.text) || OBJECTS.has(right.text)) || JOINED.has(left.text + right.text)) return;
    const at = { start: left.start, end: right.end };
    ctx.report(at, {
      message: say`A dot stands between ${left.text} and ${right.text}: types and subtypes are parted by “・”.`,
      fixes: [rewrite(at, `${left.text}・${right.text}`)],
    });
  });
}

const DOT = '・';

/** What parts two subtypes on the type line. */
function checkTypeLine({ face, typeLine, report }: FaceContext): void {
  const source = face.typeLine;
  if (!source || !typeLine) return;
  const words = typeLine.subtypes;
  words.forEach((right, i) => {
    const left = words[i - 1];
    if (!left?.id || !right.id || !/[^\x00-\x7F]/u.test(left.text)) return;
    const between = source.text.slice(left.end - source.start, right.start - source.start).replace(/[（(][^（）()]*[）)]/gu, '');
    const at = { start: left.end, end: right.start };
    if (between === DOT || between.trim() === DOT || /[（(]/u.test(source.text.slice(at.start - source.start, at.end - source.start))) return;
    report(at, { message: say`Subtypes are parted by “・”.`, fixes: [rewrite(at, DOT)] }, 'type_line');
  });
}

export default rule({
  code: 'interpunct',
  since: '0.1.0',
  severity: 'warning',
  rules: ['205.3'],
  summary: 'In Japanese, types and subtypes without “・” between them.',
  why: 'エルフ・戦士 are two subtypes; エルフ戦士 would be one that nothing has. The dot stands between card types, subtypes and the words カード, 呪文 and トークン behind them too.',
  bad: '木の実番の群れ {3}{G}\nソーサリー\n緑の１/１のエルフ戦士・クリーチャー・トークン３体を生成する。',
  good: '木の実番の群れ {3}{G}\nソーサリー\n緑の１/１のエルフ・戦士・クリーチャー・トークン３体を生成する。',
  fixable: true,
  dialects: ['mtg-ja'],
  on: { ...onParagraph(checkText), Face: checkTypeLine },
});
