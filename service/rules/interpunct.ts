import type { Span } from '../../grammar/index.ts';
import type { Noun, Unknown } from '../../grammar/tree.ts';
import { cardTypeByJa, subtypesByJa } from '../../grammar/vocabulary/index.ts';
import { rule, type FaceContext, type NodeContext } from '../engine/rule.ts';
import { splitSubtype } from '../engine/type-words-japanese.ts';
import { rewrite } from '../engine/wording-words.ts';
import { say } from '../l10n/message.ts';

const isType = (text: string): boolean => cardTypeByJa.has(text) || subtypesByJa.has(text);
const OBJECTS = new Set(['トークン', 'カード', '呪文']);
/** Printed without the dot. */
const JOINED = new Set(['土地カード', 'インスタント呪文', 'ソーサリー呪文']);

/** Two words that stand together without the dot between them. */
function check(left: Span, right: Span, ctx: NodeContext): void {
  const [before, after] = [ctx.text(left), ctx.text(right)];
  if (!isType(before) || !(isType(after) || OBJECTS.has(after)) || JOINED.has(before + after)) return;
  const at = { start: left.start, end: right.end };
  ctx.report(at, {
    message: say`A dot stands between ${before} and ${after}: types and subtypes are parted by “・”.`,
    fixes: [rewrite(at, `${before}・${after}`)],
  });
}

const TYPES = new Set(['type', 'subtype']);

function checkNoun({ modifiers }: Noun, ctx: NodeContext): void {
  for (let i = 1; i < modifiers.length; i++) {
    const left = modifiers[i - 1]!;
    if (left.kind === 'word' && TYPES.has(left.class) && left.at.end === modifiers[i]!.at.start) check(left.at, modifiers[i]!.at, ctx);
  }
}

/** A sentence may be unreadable for the very lack of the dot. */
function checkUnknown({ children }: Unknown, ctx: NodeContext): void {
  for (let i = 1; i < children.length; i++) if (children[i - 1]!.end === children[i]!.start) check(children[i - 1]!, children[i]!, ctx);
}

const DOT = '・';

/** What parts two subtypes on the type line. */
function checkTypeLine({ face, typeLine, report }: FaceContext): void {
  const source = face.typeLine;
  if (!source || !typeLine) return;
  const words = typeLine.subtypes;
  for (const word of words) {
    const parts = word.id === null ? splitSubtype(word.text) : undefined;
    if (parts) report(word, { message: say`Subtypes are parted by “・”.`, fixes: [rewrite(word, parts.join(DOT))] }, 'type_line');
  }
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
  on: { Noun: checkNoun, Unknown: checkUnknown, Face: checkTypeLine },
});
