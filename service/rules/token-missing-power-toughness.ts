import { rule, type NodeContext, type TokenUse } from '../engine/rule.ts';
import { hasWord } from '../engine/things.ts';
import { anyBelow } from '../engine/tree-places.ts';
import { describing, isDescribed } from '../engine/token-places.ts';
import { say } from '../l10n/message.ts';
import { word } from '../l10n/words.ts';

const SIZES = ['power', 'toughness', 'base power', 'base toughness', 'characteristic'];

/** Words that are not understood may tell it too. */
const tellsSize = anyBelow((node) => node.kind === 'Unknown' || (node.kind === 'Noun' && hasWord(node, ...SIZES)));

/** An ability of the token, or a sentence after it, may set its size. */
const isSetElsewhere = (token: TokenUse, ctx: NodeContext): boolean =>
  tellsSize(token.noun!) || ctx.paragraph.ability.sentences.some((s) => s.start > token.start && tellsSize(s));

export default rule({
  code: 'token-missing-power-toughness',
  since: '0.1.0',
  severity: 'error',
  rules: ['111.3', '208.5'],
  summary: 'A creature token or a Vehicle token without power and toughness.',
  why: 'A token has only the characteristics that its description states. A creature without a stated power and toughness is 0/0 and dies at once.',
  bad: 'Call the Watch {1}{W}\nSorcery\nCreate a white Soldier creature token.',
  good: 'Call the Watch {1}{W}\nSorcery\nCreate a 1/1 white Soldier creature token.',
  fixable: false,
  on: {
    Token(token, ctx) {
      if (!isDescribed(token, ctx) || !token.undefined.includes('power') || isSetElsewhere(token, ctx)) return;
      const noun = describing(token)!;
      const what = token.types.includes('creature') ? 'creature' : 'Vehicle';
      ctx.report(noun, { message: what === 'creature'
        ? say`This creature token has no power and toughness, so it would be 0/0 and die at once (CR 111.3, 208.5). State them before the color, as in “1/1 white”.`
        : say`This ${word(what)} token has no power and toughness, so it would be 0/0 (CR 111.3, 208.5). State them before the color, as in “1/1 white”.` });
    },
  },
});
