import type { Span } from '../../grammar/index.ts';
import type { Noun } from '../../grammar/tree.ts';
import { japaneseSlips } from '../engine/unknown-japanese.ts';
import { slipsIn, unknownRuns } from '../engine/unknown-runs.ts';
import { matchesOf } from '../engine/japanese-words.ts';
import { rule, type FaceContext, type NodeContext } from '../engine/rule.ts';
import { onParagraph, rewrite } from '../engine/wording-words.ts';
import { say } from '../l10n/message.ts';

function checkEnglish({ parsed, report }: FaceContext): void {
  for (const slip of unknownRuns(parsed).flatMap((run) => slipsIn(run, parsed))) {
    report(slip, {
      message: say`“${slip.text}” is no word of rules text. Did you mean “${slip.meant}”?`,
      fixes: [{ title: say`Write “${slip.meant}”`, edits: [{ span: { start: slip.start, end: slip.end }, newText: slip.meant }], preferred: true }],
    });
  }
}

/** Words that are often written with another character that is read alike. */
const MISWRITTEN: readonly { pattern: RegExp; meant: string }[] = [
  { pattern: /(?<=[0-9０-９XＸ*＊]の)修正/gu, meant: '修整' },
  { pattern: /召還/gu, meant: '召喚' },
  { pattern: /生贄|生け贅|生け贊/gu, meant: '生け贄' },
  { pattern: /フェーズ/gu, meant: 'フェイズ' },
  { pattern: /プレイヤ(?!ー)/gu, meant: 'プレイヤー' },
  { pattern: /クリーチャ(?!ー)/gu, meant: 'クリーチャー' },
  { pattern: /プレインズウォーカ(?!ー)|プレーンズウォーカー/gu, meant: 'プレインズウォーカー' },
];

function checkJapanese(ctx: NodeContext): void {
  for (const { pattern, meant } of MISWRITTEN) {
    for (const at of matchesOf(ctx, pattern)) ctx.report(at, { message: say`“${at.text}” is no word of rules text. Did you mean “${meant}”?`, fixes: [rewrite(at, meant)] });
  }
}

/** A word of katakana or of kanji in what is not understood, or in the place of a name. */
function checkUnknown(unknown: Span, ctx: NodeContext): void {
  for (const { meant, ...slip } of japaneseSlips(ctx.text(unknown), ctx.face, ctx.lexicon)) {
    if (MISWRITTEN.some(({ pattern }) => slip.text.search(pattern) >= 0)) continue;
    const at = { start: unknown.start + slip.start, end: unknown.start + slip.end, text: slip.text };
    ctx.report(at, { message: say`“${slip.text}” is no word of rules text. Did you mean “${meant}”?`, fixes: [rewrite(at, meant)] });
  }
}

const checkNames = ({ modifiers }: Noun, ctx: NodeContext): void => modifiers.forEach(({ kind, at }) => { if (kind === 'name') checkUnknown(at, ctx); });

export default rule({
  code: 'unknown-word',
  since: '0.1.0',
  severity: 'warning',
  rules: [],
  summary: 'A word that no rules text has and that is one letter away from a word that it has.',
  why: 'The sentence is not understood as long as the word stands in it, so nothing else in it is checked.',
  bad: 'Reef Tinker {1}{U}\nSorcery\nDestroy targt creature.',
  good: 'Reef Tinker {1}{U}\nSorcery\nDestroy target creature.',
  fixable: true,
  on: { en: { Face: checkEnglish }, ja: { ...onParagraph(checkJapanese), Unknown: checkUnknown, Noun: checkNames } },
});
