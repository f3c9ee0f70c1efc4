import type { Expectation } from '../../grammar/tree.ts';
import { KEYWORDS } from '../../grammar/vocabulary/index.ts';
import { rule } from '../engine/rule.ts';
import { isJapaneseSlip } from '../engine/unknown-japanese.ts';
import { slipsIn, unknownRuns } from '../engine/unknown-runs.ts';
import { nearest } from '../suggest.ts';
import { say, type Message } from '../l10n/message.ts';

const KEYWORD_NAMES = KEYWORDS.filter((k) => k.parameter === 'none').map((k) => k.name);
const LONGEST_QUOTE = 60;

const shortened = (text: string): string => (text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE - 1)}…` : text);

/** The keyword that a lone word is near to, written as the word is. */
function keywordNear(text: string): string | undefined {
  if (!/^\p{L}{4,}$/u.test(text)) return undefined;
  const near = nearest(text, KEYWORD_NAMES);
  return near && /^\p{Lu}/u.test(text) ? near[0]!.toUpperCase() + near.slice(1) : near;
}

/** What the grammar looked for, in words. */
const EXPECTED: Readonly<Record<Expectation, Message>> = {
  noun: say`a noun phrase, such as “target creature” or “a card”`,
  verb: say`a verb, such as “draws” or “gets”`,
  object: say`what the verb before it acts on`,
  clause: say`a clause with its verb`,
};

export default rule({
  code: 'unrecognized-text',
  since: '0.1.0',
  severity: 'information',
  rules: [],
  summary: 'Words to which the grammar of rules text gives no meaning.',
  why: 'What is not understood is not checked. Often a word is misspelt, left out or in another order than cards have it; sometimes the wording is right and Cardwright does not know it yet.',
  bad: 'Briar Colt {2}{G}\nCreature — Horse\nTrampling\n3/2',
  good: 'Briar Colt {2}{G}\nCreature — Horse\nTrample\n3/2',
  fixable: true,
  on: {
    Face({ face, parsed, lexicon, report }) {
      if (parsed.unrecognized.length === 0) return;
      const unread = new Set(parsed.paragraphs.filter((p) => p.ability.ability === 'unknown').map((p) => p.source.start));
      for (const run of unknownRuns(parsed)) {
        if (unread.has(run.start) || (face.dialect === 'mtg-ja' ? isJapaneseSlip(run.text, { face, lexicon }) : slipsIn(run, parsed).length > 0)) continue;
        const near = keywordNear(run.text);
        const expected = run.expected ? say` Here could stand ${EXPECTED[run.expected]}.` : '';
        report(run, {
          message: near
            ? say`“${shortened(run.text)}” is no word of rules text. Did you mean “${near}”?`
            : say`“${shortened(run.text)}” has no meaning here that Cardwright knows, so it is not checked.${expected}`,
          fixes: near ? [{ title: say`Write “${near}”`, edits: [{ span: run, newText: near }], preferred: false }] : [],
        });
      }
    },
  },
});
