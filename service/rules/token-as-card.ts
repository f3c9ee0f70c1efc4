import { rule } from '../engine/rule.ts';
import { headOf, wordsOf } from '../engine/things.ts';
import { say } from '../l10n/message.ts';

export default rule({
  code: 'token-as-card',
  since: '0.1.0',
  severity: 'error',
  rules: ['111.6', '108.2b'],
  summary: 'A token is called a card.',
  why: 'A token is no card, even where a card is used to stand for it. Nothing is both, so these words name nothing.',
  bad: 'Nest Keeper {2}{G}\nSorcery\nCreate a 1/1 green Insect creature token card.',
  good: 'Nest Keeper {2}{G}\nSorcery\nCreate a 1/1 green Insect creature token.',
  fixable: true,
  on: {
    Noun(noun, ctx) {
      const head = headOf(noun);
      if (head?.id !== 'card') return;
      const words = wordsOf(noun);
      const at = words.findIndex((w) => w.id === 'token');
      if (at < 0 || words.slice(at + 1).some((w) => w.join !== undefined) || words[at]!.negated) return;
      const token = words[at]!;
      const [text, card] = ctx.face.dialect === 'mtg-ja' ? ['トークン', 'カード'] : head.plural ? ['tokens', 'cards'] : ['token', 'card'];
      const fixes = words[at + 1] === head ? [{ title: say`Write “${text}”`, edits: [{ span: { start: token.at.start, end: head.at.end }, newText: text }], preferred: true }] : [];
      ctx.report({ start: token.at.start, end: head.at.end }, { message: say`A token is no card (CR 111.6). Write “${text}”, or “${card}” if cards are meant.`, fixes });
    },
  },
});
