import type { Noun } from '../../grammar/tree.ts';
import { rule } from '../engine/rule.ts';
import { headOf, isTokenNoun } from '../engine/things.ts';
import { describing } from '../engine/token-places.ts';
import { say } from '../l10n/message.ts';

const ONE = ['a', 'another'];

/** Whether the words before it say one or several; undefined where they say neither. */
function saysSeveral(noun: Noun): boolean | undefined {
  const { count, determiners } = noun;
  if (count === '1') return false;
  if (count !== undefined) return count === 'X' || /^\d+$/.test(count) ? true : undefined;
  return determiners.length === 1 && ONE.includes(determiners[0]!) ? false : undefined;
}

export default rule({
  code: 'token-number-agreement',
  since: '0.1.0',
  severity: 'warning',
  rules: [],
  summary: 'The word “token” does not agree with the number before it.',
  why: 'One token is a token, several are tokens; otherwise a reader cannot tell how many are meant.',
  bad: 'Nest Keeper {2}{G}\nSorcery\nCreate two 1/1 green Insect creature token.',
  good: 'Nest Keeper {2}{G}\nSorcery\nCreate two 1/1 green Insect creature tokens.',
  fixable: true,
  dialects: ['mtg-en'],
  on: {
    Token(token, ctx) {
      const noun = describing(token);
      const head = noun && headOf(noun);
      if (!noun || !head || !isTokenNoun(noun) || noun.whole) return;
      const several = saysSeveral(noun);
      if (several === undefined || several === head.plural) return;
      const right = several ? 'tokens' : 'token';
      ctx.report(head.at, {
        message: several ? say`Several tokens are made here. Write “${right}”.` : say`One token is made here. Write “${right}”, or say how many.`,
        fixes: [{ title: say`Write “${right}”`, edits: [{ span: head.at, newText: right }], preferred: true }],
      });
    },
  },
});
