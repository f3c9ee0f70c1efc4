import { slipsIn, unknownRuns } from '../engine/unknown-runs.ts';
import { rule } from '../engine/rule.ts';
import { say } from '../l10n/message.ts';

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
  dialects: ['mtg-en'],
  on: {
    Face({ parsed, report }) {
      for (const slip of unknownRuns(parsed).flatMap((run) => slipsIn(run, parsed))) {
        report(slip, {
          message: say`“${slip.text}” is no word of rules text. Did you mean “${slip.meant}”?`,
          fixes: [{ title: say`Write “${slip.meant}”`, edits: [{ span: { start: slip.start, end: slip.end }, newText: slip.meant }], preferred: true }],
        });
      }
    },
  },
});
