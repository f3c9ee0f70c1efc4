import { rule } from '../engine/rule.ts';
import { describing } from '../engine/token-places.ts';
import { say } from '../l10n/message.ts';

export default rule({
  code: 'token-legendary-unnamed',
  since: '0.1.0',
  severity: 'warning',
  rules: ['111.4', '205.4'],
  summary: 'A legendary token has no name of its own.',
  why: 'A token without a name is called by its subtypes and “Token”. A second legendary one of the same kind has the same name, so its controller keeps only one of them.',
  bad: 'Crown the Whelp {3}{R}\nSorcery\nCreate a legendary 4/4 red Dragon creature token with flying.',
  good: 'Crown the Whelp {3}{R}\nSorcery\nCreate a legendary 4/4 red Dragon creature token with flying named Cinder.',
  fixable: true,
  on: {
    Token(token, ctx) {
      const { noun } = token;
      if (!noun || token.source !== 'text' || noun.apposition || token.undefined.includes('definition') || !token.supertypes.includes('legendary')) return;
      if (noun.form === 'name' || noun.qualifiers.some((q) => q.relation === 'named' || q.relation === 'called')) return;
      if (ctx.path.some((n) => n.kind === 'NounPhrase' && n.items.length > 1 && n.items[0]!.modifiers.every((m) => m.kind === 'name'))) return;
      if (ctx.face.dialect === 'mtg-ja' && ctx.text(noun).includes('という名前')) return;
      const word = describing(token)!.modifiers.find((m) => m.kind === 'word' && m.id === 'legendary');
      ctx.report(word?.at ?? noun, {
        message: say`This legendary token has no name, so it would be called “${token.name ?? 'Token'}” (CR 111.4). Add “named …”, or leave “legendary” out.`,
        fixes: word ? [{ title: say`Leave “legendary” out`, edits: [{ span: { start: word.at.start, end: word.at.end + 1 }, newText: '' }], preferred: false }] : [],
      });
    },
  },
});
