import { COLORS } from '../../grammar/resolve/token-model.ts';
import { rule, type TokenUse } from '../engine/rule.ts';
import { describing, isDescribed, placeOfColor, placeOfSize } from '../engine/token-places.ts';
import { say } from '../l10n/message.ts';
import { japaneseFor, word } from '../l10n/words.ts';

/** Nothing but a word or two: its missing card type is what matters. */
const isUndescribed = (token: TokenUse): boolean => token.undefined.includes('type') && token.power === null;

export default rule({
  code: 'token-missing-color',
  since: '0.1.0',
  severity: 'warning',
  rules: ['111.3', '105.2'],
  summary: 'A token description that states neither a color nor “colorless”.',
  why: 'A token has only the characteristics that its description states, so this one is colorless. Every printed card that means it says “colorless”.',
  bad: 'Burrow Call {1}{R}\nSorcery\nCreate two 1/1 Goblin creature tokens.',
  good: 'Burrow Call {1}{R}\nSorcery\nCreate two 1/1 red Goblin creature tokens.',
  fixable: true,
  on: {
    Token(token, ctx) {
      if (!isDescribed(token, ctx) || !token.undefined.includes('color') || isUndescribed(token)) return;
      const noun = describing(token)!;
      const at = ctx.face.dialect === 'mtg-ja' ? placeOfSize(noun) : placeOfColor(noun);
      const japanese = ctx.face.dialect === 'mtg-ja';
      const insert = (color: string) => ({ title: say`Insert “${word(color)}”`, edits: [{ span: { start: at!, end: at! }, newText: japanese ? `${japaneseFor(color)}の` : `${color} ` }], preferred: false });
      ctx.report(noun, {
        message: say`This token has no stated color and would be colorless (CR 111.3). Name its color before the subtypes, or write “colorless” if that is meant.`,
        fixes: at === undefined ? [] : ['colorless', ...COLORS].map(insert),
      });
    },
  },
});
