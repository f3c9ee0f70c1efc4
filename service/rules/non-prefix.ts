import { subtypeByName } from '../../grammar/vocabulary/index.ts';
import { rule, type NodeContext } from '../engine/rule.ts';
import { onParagraph, rewrite, spanOf, wordAt, words, type Word } from '../engine/wording-words.ts';
import type { Span } from '../../grammar/index.ts';
import { say } from '../l10n/message.ts';

/** Groups of creature types are written with a hyphen (700.12 and the like). */
const HYPHENED = new Set(['outlaw']);

/** The word with its prefix as cards write it; undefined where it has none. */
function prefixed(text: string): string | undefined {
  const [, non, hyphen, rest] = /^(non)([-‐‑–])?(\p{L}.*)$/iu.exec(text) ?? [];
  if (!non || !rest) return undefined;
  if (/^\p{Lu}/u.test(rest)) return subtypeByName.has(rest.toLowerCase()) ? `${non}-${rest}` : undefined;
  if (!hyphen || HYPHENED.has(rest)) return undefined;
  const subtype = subtypeByName.get(rest);
  return subtype ? `${non}-${subtype.name}` : `${non}${rest}`;
}

function* candidates(list: readonly Word[]): Generator<{ at: Span; text: string; joined: string }> {
  for (let i = 0; i < list.length; i++) {
    const [word, next, after] = [list[i]!, wordAt(list, i + 1), wordAt(list, i + 2)];
    if (!word.low.startsWith('non')) continue;
    if (word.low !== 'non') yield { at: word, text: word.text, joined: word.text };
    else if (next.text === '-' && after.start === next.end) yield { at: spanOf(word, after), text: `${word.text}-${after.text}`, joined: `${word.text}-${after.text}` };
    else if (next.start === word.end + 1 && /^\p{L}/u.test(next.text)) yield { at: spanOf(word, next), text: `${word.text} ${next.text}`, joined: `${word.text}-${next.text}` };
  }
}

function check(ctx: NodeContext): void {
  const { text } = ctx.paragraph.source;
  if (!['non', 'Non', 'NON'].some((prefix) => text.includes(prefix))) return;
  for (const { at, text, joined } of candidates(words(ctx))) {
    const right = prefixed(joined);
    if (right === undefined || right === text) continue;
    ctx.report(at, { message: say`“Non” joins a plain word and takes a hyphen before a capital: write “${right}”.`, fixes: [rewrite(at, right)] });
  }
}

export default rule({
  code: 'non-prefix',
  since: '0.1.0',
  severity: 'warning',
  rules: [],
  summary: '“Non-creature” or “nonHuman” for “noncreature” and “non-Human”.',
  why: 'Cards join “non” to plain words and part it by a hyphen from words with a capital.',
  bad: 'Still Waters {1}{U}\nInstant\nCounter target non-creature spell.',
  good: 'Still Waters {1}{U}\nInstant\nCounter target noncreature spell.',
  fixable: true,
  dialects: ['mtg-en'],
  on: onParagraph(check),
});
