import { rule } from '../engine/rule.ts';
import { tokenNamed } from '../engine/token-names.ts';
import { say } from '../l10n/message.ts';

export default rule({
  code: 'token-name-not-subtype',
  since: '0.1.0',
  severity: 'error',
  rules: ['111.10'],
  summary: 'The name of a predefined token is used as a subtype that it is not.',
  why: 'A Walker token is a 2/2 black Zombie creature named Walker; there is no creature type Walker.',
  bad: 'Last Outpost {2}{B}\nSorcery\nDestroy target Walker creature.',
  good: 'Last Outpost {2}{B}\nSorcery\nDestroy target Zombie creature.',
  fixable: true,
  on: {
    Noun(noun, ctx) {
      const { modifiers } = noun;
      modifiers.forEach((m, i) => {
        const token = m.kind === 'name' ? tokenNamed(m.text) : undefined;
        const next = modifiers[i + 1];
        if (!token || next?.kind !== 'word' || next.class !== 'type') return;
        const subtype = token.subtypes[0]!;
        ctx.report(m.at, {
          message: say`${token.word} is the name of a token, not a subtype; the token is a ${subtype} (CR ${token.rule}). Write “${token.word} token” without characteristics, or “${subtype}”.`,
          fixes: [{ title: say`Write “${subtype}”`, edits: [{ span: m.at, newText: subtype }], preferred: false }],
          rules: [token.rule],
        });
      });
    },
  },
});
