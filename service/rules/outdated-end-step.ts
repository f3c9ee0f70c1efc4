import { rule, type NodeContext } from '../engine/rule.ts';
import { isPermanentCard } from '../engine/wording-self.ts';
import { onParagraph, rewrite, runsOf, spanOf, type Word } from '../engine/wording-words.ts';
import { sameCase } from '../engine/wording.ts';
import { say } from '../l10n/message.ts';

/** A permanent's own ability speaks of every end step, everything else of the next one. */
const stepFor = (at: Word, ctx: NodeContext): string => (isPermanentCard(ctx) && at.start === 0 ? 'the end step' : 'the next end step');

function report(run: readonly Word[], ctx: NodeContext): void {
  const [first] = run;
  const at = spanOf(first!, run.at(-1)!);
  const text = sameCase(first!.text, `at the beginning of ${stepFor(first!, ctx)}`);
  ctx.report(at, { message: say`“At end of turn” is the wording of before 2010: abilities trigger at the beginning of the end step (CR 513.1).`, fixes: [rewrite(at, text)] });
}

export default rule({
  code: 'outdated-end-step',
  since: '0.1.0',
  wordingSince: '2009-10-02',
  severity: 'warning',
  rules: ['513.1', '603.2b'],
  summary: '“At end of turn” where cards say “at the beginning of the end step”.',
  why: 'The step was once called end of turn. Cards now name the end step, so that nobody confuses it with effects that last until end of turn.',
  bad: 'Flicker Kin {1}{R}\nSorcery\nCreate a 3/1 red Elemental creature token. Sacrifice it at end of turn.',
  good: 'Flicker Kin {1}{R}\nSorcery\nCreate a 3/1 red Elemental creature token. Sacrifice it at the beginning of the next end step.',
  fixable: true,
  dialects: ['mtg-en'],
  on: onParagraph((ctx) => {
    for (const run of runsOf(ctx, 'at', 'end', 'of', 'turn')) report(run, ctx);
    for (const run of runsOf(ctx, 'at', 'the', 'end', 'of', 'turn')) report(run, ctx);
  }, ['end']),
});
