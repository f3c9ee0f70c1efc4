import type { ParsedFace, SourceText, Unrecognized } from '../../grammar/index.ts';
import { KEYWORDS } from '../../grammar/vocabulary/index.ts';
import { rule } from '../engine/rule.ts';
import { nearest } from '../suggest.ts';

const KEYWORD_NAMES = KEYWORDS.filter((k) => k.parameter === 'none').map((k) => k.name);
const LONGEST_QUOTE = 60;

const quoted = (text: string): string => `“${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE - 1)}…` : text}”`;

/** The keyword that a lone word is near to, written as the word is. */
function keywordNear(text: string): string | undefined {
  if (!/^\p{L}{4,}$/u.test(text)) return undefined;
  const near = nearest(text, KEYWORD_NAMES);
  return near && /^\p{Lu}/u.test(text) ? near[0]!.toUpperCase() + near.slice(1) : near;
}

/** Runs of a paragraph with nothing but white space between them are one. */
function merged({ unrecognized, paragraphs }: ParsedFace): Unrecognized[] {
  const runs: Unrecognized[] = [];
  let at = 0;
  let source: SourceText | undefined;
  for (const run of unrecognized) {
    const before = source;
    while (at < paragraphs.length && paragraphs[at]!.source.end < run.end) at++;
    source = paragraphs[at]?.source;
    const last = runs.at(-1);
    const text = (from: number, to: number): string => source!.text.slice(from - source!.start, to - source!.start);
    if (last && source && source === before && text(last.end, run.start).trim() === '') {
      runs[runs.length - 1] = { ...last, end: run.end, text: text(last.start, run.end), expected: [...last.expected, ...run.expected] };
    } else runs.push(run);
  }
  return runs;
}

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
    Face({ parsed, report }) {
      const unread = new Set(parsed.paragraphs.filter((p) => p.ability.ability === 'unknown').map((p) => p.source.start));
      for (const run of merged(parsed)) {
        if (unread.has(run.start)) continue;
        const near = keywordNear(run.text);
        const expected = run.expected.length ? ` Here could stand: ${run.expected.join(', ')}.` : '';
        report(run, {
          message: near
            ? `${quoted(run.text)} is no word of rules text. Did you mean “${near}”?`
            : `${quoted(run.text)} has no meaning here that Cardwright knows, so it is not checked.${expected}`,
          fixes: near ? [{ title: `Write “${near}”`, edits: [{ span: run, newText: near }], preferred: false }] : [],
        });
      }
    },
  },
});
