import type { Modifier } from '../../grammar/tree.ts';
import { rule } from '../engine/rule.ts';
import { isWord, type WordModifier } from '../engine/things.ts';
import { say } from '../l10n/message.ts';

/** Every word of it with a capital; `non-` stays as it is. */
const capitalised = (text: string): string => text.replace(/^non(?=\p{Ll})/u, 'non-').replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase()).replace(/^Non-/u, text.startsWith('N') ? 'Non-' : 'non-');

/** `nonHuman`, `non-human`: `non-prefix` speaks of these. */
const HAS_PREFIX = /^[Nn]on(?:[-‐‑–]|\p{Lu})/u;
const isLower = (text: string): boolean => capitalised(text) !== text && !HAS_PREFIX.test(text);

const isLowerCase = (m: Modifier): m is WordModifier => isWord(m) && m.class === 'subtype' && m.lowerCase === true;

export default rule({
  code: 'subtype-capitalization',
  since: '0.1.0',
  severity: 'warning',
  rules: ['205.3'],
  dialects: ['mtg-en'],
  summary: 'A subtype is written in lower case.',
  why: 'Subtypes are proper words and have a capital everywhere: a Pirate, a Treasure, Goblins.',
  bad: 'Harbor Call {2}{R}\nSorcery\nCreate two 1/1 red pirate creature tokens.',
  good: 'Harbor Call {2}{R}\nSorcery\nCreate two 1/1 red Pirate creature tokens.',
  fixable: true,
  on: {
    Noun(noun, ctx) {
      if (!noun.modifiers.some(isLowerCase) || noun.modifiers.some((m) => isWord(m) && (m.class === 'thing' || m.class === 'counter-kind'))) return;
      const words = noun.modifiers.filter(isLowerCase).filter((m) => isLower(ctx.text(m.at)));
      if (words.length === 0) return;
      const span = { start: words[0]!.at.start, end: words.at(-1)!.at.end };
      const edits = words.map(({ at }) => ({ span: at, newText: capitalised(ctx.text(at)) }));
      const right = edits.map(({ newText }) => newText).join(' ');
      ctx.report(span, { message: say`A subtype has a capital (CR 205.3). Write “${right}”.`, fixes: [{ title: say`Write “${right}”`, edits, preferred: true }] });
    },
  },
});
