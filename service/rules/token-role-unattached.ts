import { rule } from '../engine/rule.ts';
import { anyBelow } from '../engine/tree-places.ts';
import { say } from '../l10n/message.ts';

const attaches = anyBelow((node) => (node.kind === 'Qualifier' && /^attached/.test(node.relation)) || (node.kind === 'Adverbial' && /^attached/.test(node.relation)) || (node.kind === 'Clause' && node.verb === 'attach') || node.kind === 'Unknown');

export default rule({
  code: 'token-role-unattached',
  since: '0.1.0',
  severity: 'warning',
  rules: ['303.4f'],
  summary: 'A Role or another Aura token is created, and nothing says what it is attached to.',
  why: 'The player who creates it then chooses what it enchants, among all that it can. Cards say what a Role is attached to.',
  bad: 'Court Favor {1}{W}\nSorcery\nCreate a Royal Role token.',
  good: 'Court Favor {1}{W}\nSorcery\nCreate a Royal Role token attached to target creature you control.',
  fixable: true,
  on: {
    Token(token, ctx) {
      const { noun } = token;
      if (!noun || !['text', 'predefined'].includes(token.source) || !token.subtypes.some((s) => s === 'Aura' || s === 'Role') || attaches(ctx.paragraph.ability)) return;
      ctx.report(noun, {
        message: say`Nothing says what this token is attached to, so the player who creates it would choose (CR 303.4f). Add “attached to …”.`,
        fixes: ctx.face.dialect === 'mtg-ja' ? [] : [{ title: say`Insert “attached to target creature you control”`, edits: [{ span: { start: noun.end, end: noun.end }, newText: ' attached to target creature you control' }], preferred: false }],
      });
    },
  },
});
