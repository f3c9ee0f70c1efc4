import { rule } from '../engine/rule.ts';
import { rewrite, runsOf, spanOf, type Word, words, onParagraph } from '../engine/wording-words.ts';
import { say } from '../l10n/message.ts';

/** Of what is there for good; an effect on something else may take the long form on purpose, and gives no ability. */
const isOwn = (before: Word | undefined): boolean => before !== undefined && (before.id === 'name' || before.id.startsWith('this-') || before.low === 'you' || before.low.startsWith('this '));

/** Those that have the ability: up to the words that this takes the place of. */
const verbFor = (before: Word | undefined, targets: string): string => (targets === 'targets' || before?.low === 'you' ? 'have' : 'has');

export default rule({
  code: 'outdated-hexproof',
  since: '0.1.0',
  wordingSince: '2011-07-15',
  severity: 'warning',
  rules: ['702.11b'],
  summary: 'Hexproof is written out.',
  why: 'Since 2011 the ability has a name: hexproof. Written out it is no keyword, and effects that look for hexproof do not see it.',
  bad: 'Moss Hermit {2}{G}\nCreature — Elf Druid\nThis creature can\'t be the target of spells or abilities your opponents control.\n2/4',
  good: 'Moss Hermit {2}{G}\nCreature — Elf Druid\nThis creature has hexproof.\n2/4',
  fixable: true,
  dialects: ['mtg-en'],
  on: onParagraph((ctx) => {
    const list = words(ctx);
    for (const run of runsOf(ctx, "can't", 'be', /^the$/)) {
      const from = list.indexOf(run[0]!);
      const to = list.findIndex((word, i) => i > from && /^controls?$/.test(word.low));
      const span = to > from && to < from + 14 ? spanOf(run[0]!, list[to]!) : undefined;
      const match = span && /^can['’]t be the (targets?) of spells (?:or|and) abilities (?:your opponents control|an opponent controls)$/i.exec(ctx.text(span));
      if (span && match) ctx.report(span, { severity: isOwn(list[from - 1]) ? 'warning' : 'information', message: say`This ability has a name: hexproof (CR 702.11b).`, fixes: [rewrite(span, `${verbFor(list[from - 1], match[1]!)} hexproof`)] });
    }
  }),
});
