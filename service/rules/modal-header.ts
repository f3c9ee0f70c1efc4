import { isLeaf, type Ability, type Leaf } from '../../grammar/tree.ts';
import { rule, type NodeContext } from '../engine/rule.ts';
import { onParagraph, rewrite, words, type Word } from '../engine/wording-words.ts';
import { say } from '../l10n/message.ts';

const BULLET = /^[•·*∙●-]\s/u;
const JAPANESE_BULLET = /^[・•]/u;
/** `choose one.` alone: where more is said of the choice the full stop is right. */
const COUNTS = new Set(['one', 'two', 'three', 'four', 'x', 'or', 'more', 'both', 'up to', 'one or both', 'one or more']);
const WORDS_AT_MOST = 10;

/** The paragraph after this one is a mode. */
function leadsToModes({ face, paragraph }: NodeContext): boolean {
  const at = face.paragraphs.findIndex(({ start }) => start === paragraph.source.start);
  return at >= 0 && (face.dialect === 'mtg-ja' ? JAPANESE_BULLET : BULLET).test(face.paragraphs[at + 1]?.text ?? '');
}

/** `Choose one. If …, you may choose both.`: the last sentence ends as others do. */
const goesOn = (list: readonly Word[], choose: number): boolean => list.slice(0, choose).some((word) => word.text === '.');

const isMark = (word: Word): boolean => word.text === ':' || word.text === '.';

function check(ctx: NodeContext): void {
  const list = words(ctx);
  const last = list.at(-1);
  if (!last || last.end !== ctx.paragraph.source.text.length || !leadsToModes(ctx)) return;
  const choose = list.map((word) => word.low === 'choose' || word.low === 'chooses').lastIndexOf(true);
  const between = list.slice(choose + 1, isMark(last) ? -1 : undefined);
  if (choose < 0 || between.length === 0 || !/[\p{L}\d.:]$/u.test(last.text) || between.length > WORDS_AT_MOST || between.some((word) => word.text === '.')) return;
  if (last.text === '.' && goesOn(list, choose)) return;
  if (last.text !== ':' && !between.every((word) => COUNTS.has(word.low))) return;
  const before = isMark(last) ? list.at(-2)! : last;
  ctx.report(last, { message: say`A dash stands between the heading of a modal spell or ability and its modes: “Choose one —” (CR 700.2).`, fixes: [rewrite({ start: before.end, end: last.end }, ' —', say`Write “—”`)] });
}

/** 以下から１つを選ぶ： */
function checkJapanese(ability: Ability, ctx: NodeContext): void {
  const item = ability.cost?.items.at(-1);
  const colon = ability.children.find((child): child is Leaf => isLeaf(child) && child.id === 'colon');
  if (ctx.path.length > 0 || !colon || item?.kind !== 'Clause' || item.verb !== 'choose' || ability.sentences.length > 0 || !leadsToModes(ctx)) return;
  ctx.report(colon, { message: say`The heading of a Japanese modal spell or ability is a sentence: “以下から１つを選ぶ。” (CR 700.2).`, fixes: [rewrite(colon, '。', say`Write “${'。'}”`)] });
}

export default rule({
  code: 'modal-header',
  since: '0.1.0',
  severity: 'warning',
  rules: ['700.2'],
  summary: 'The heading of a modal spell or ability without its dash.',
  why: 'Printed cards part the heading from the modes by a long dash. After a colon a reader expects an effect, as after a cost.',
  bad: 'Split Path {1}{G}\nSorcery\nChoose one:\n• Draw a card.\n• You gain 4 life.',
  good: 'Split Path {1}{G}\nSorcery\nChoose one —\n• Draw a card.\n• You gain 4 life.',
  fixable: true,
  on: { en: onParagraph(check, ['choose', 'chooses']), ja: { Ability: checkJapanese } },
});
