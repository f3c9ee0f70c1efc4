import { matchesOf } from '../engine/japanese-words.ts';
import { rule, type NodeContext } from '../engine/rule.ts';
import { onParagraph, rewrite, spanOf, words, type Word } from '../engine/wording-words.ts';
import { sameCase } from '../engine/wording.ts';
import { say } from '../l10n/message.ts';

const FORMS: Readonly<Record<string, string>> = { remove: 'exile', removes: 'exiles', removed: 'exiled', removing: 'exiling' };

/** The verb that `from the game` at an index belongs to: the nearest one before it in the sentence. */
function verbBefore(list: readonly Word[], from: number): Word | undefined {
  for (let i = from - 1; i >= 0 && list[i]!.text !== '.'; i--) if (FORMS[list[i]!.low]) return list[i];
  return undefined;
}

function check(ctx: NodeContext): void {
  const list = words(ctx);
  list.forEach((word, i) => {
    if (word.low !== 'from' || list[i + 1]?.low !== 'the' || list[i + 2]?.low !== 'game') return;
    const verb = verbBefore(list, i);
    if (!verb) return;
    const form = sameCase(verb.text, FORMS[verb.low]!);
    ctx.report(spanOf(verb, list[i + 2]!), {
      message: say`“Remove from the game” is the wording of before 2009: the action is called exile (CR 701.13).`,
      fixes: [{ title: say`Write “${form}”`, edits: [{ span: verb, newText: form }, { span: { start: list[i - 1]!.end, end: list[i + 2]!.end }, newText: '' }], preferred: true }],
    });
  });
}

const WRITTEN = /ゲームから取り除(く|き|か|いて|いた|ける)/gu;
const FORMS_JA: Readonly<Record<string, string>> = { く: '追放する', き: '追放し', か: '追放さ', いて: '追放して', いた: '追放した', ける: '追放できる' };

function checkJapanese(ctx: NodeContext): void {
  for (const at of matchesOf(ctx, WRITTEN)) {
    const form = FORMS_JA[at.groups[0]!]!;
    ctx.report(at, { message: say`“Remove from the game” is the wording of before 2009: the action is called exile (CR 701.13).`, fixes: [rewrite(at, form)] });
  }
}

export default rule({
  code: 'outdated-exile',
  since: '0.1.0',
  wordingSince: '2009-07-17',
  severity: 'warning',
  rules: ['701.13', '406.1'],
  summary: 'Something is “removed from the game” instead of exiled.',
  why: 'Since 2009 the zone is called exile, and to put something there is to exile it. The older wording means the same.',
  bad: 'Quiet Banishing {1}{W}\nInstant\nRemove target creature from the game.',
  good: 'Quiet Banishing {1}{W}\nInstant\nExile target creature.',
  fixable: true,
  on: { en: onParagraph(check, ['game']), ja: onParagraph(checkJapanese) },
});
