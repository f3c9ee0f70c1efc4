import { rule, type NodeContext } from '../engine/rule.ts';
import { isTokenNoun } from '../engine/things.ts';
import { rewrite } from '../engine/wording-words.ts';
import { say } from '../l10n/message.ts';

const OWN = /^this-(?:creature|artifact|enchantment|permanent|land|vehicle|equipment)$/;

/** The quoted ability is one that a token is made with. */
function isTokensOwn(ctx: NodeContext): boolean {
  const quoted = ctx.path.indexOf(ctx.ability);
  const noun = ctx.path.slice(0, quoted).reverse().find((node) => node.kind === 'Noun' && node.form !== 'quotation');
  const clause = ctx.path.slice(0, quoted).reverse().find((node) => node.kind === 'Clause');
  return noun?.kind === 'Noun' && isTokenNoun(noun) && clause?.kind === 'Clause' && clause.verb === 'create';
}

export default rule({
  code: 'token-self-reference',
  since: '0.1.0',
  wordingSince: '2025-07-25',
  severity: 'warning',
  rules: ['111.10'],
  summary: 'An ability that a token is made with says “this creature” instead of “this token”.',
  why: 'Since July 2025 tokens call themselves “this token”, as the abilities of the predefined tokens do.',
  bad: 'Gull Call {1}{U}\nSorcery\nCreate a 1/1 blue Bird creature token with flying and "This creature can\'t block."',
  good: 'Gull Call {1}{U}\nSorcery\nCreate a 1/1 blue Bird creature token with flying and "This token can\'t block."',
  fixable: true,
  dialects: ['mtg-en'],
  on: {
    Noun(noun, ctx) {
      if (noun.form !== 'self' || !OWN.test(noun.id ?? '') || ctx.ability === ctx.paragraph.ability || !isTokensOwn(ctx)) return;
      const own = /^T/.test(ctx.text(noun)) || noun.start === ctx.ability.start ? 'This token' : 'this token';
      ctx.report(noun, { message: say`Since 2025 a token calls itself “this token” (CR 111.10).`, fixes: [rewrite(noun, own)] });
    },
  },
});
