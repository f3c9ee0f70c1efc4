import { rule } from '../engine/rule.ts';
import { describing, isDescribed } from '../engine/token-places.ts';
import { say } from '../l10n/message.ts';

export default rule({
  code: 'token-missing-subtype',
  since: '0.1.0',
  severity: 'information',
  rules: ['111.4'],
  summary: 'A token with neither a subtype nor a name.',
  why: 'The name of a token is its subtypes and the word Token. With neither subtypes nor a name it would be called just “Token”.',
  bad: 'Clay Vessel {3}\nArtifact\n{2}, {T}: Create a 1/1 colorless artifact creature token.',
  good: 'Clay Vessel {3}\nArtifact\n{2}, {T}: Create a 1/1 colorless Golem artifact creature token.',
  fixable: false,
  on: {
    Token(token, ctx) {
      if (!isDescribed(token, ctx) || !token.undefined.includes('subtype') || token.undefined.includes('type')) return;
      ctx.report(describing(token)!, { message: say`This token has neither a subtype nor a name, so it would be called just “Token” (CR 111.4). Add a subtype before the card type, or “named …” after “token”.` });
    },
  },
});
