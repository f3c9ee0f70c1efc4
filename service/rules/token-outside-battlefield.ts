import { cardEdits, zoneOf } from '../engine/noun-edits.ts';
import { rule } from '../engine/rule.ts';
import { headOf, isTokenNoun, wordsOf } from '../engine/things.ts';
import { around } from '../engine/tree-places.ts';
import { say } from '../l10n/message.ts';
import { word } from '../l10n/words.ts';

const OUTSIDE = ['graveyard', 'hand', 'library', 'exile'];

export default rule({
  code: 'token-outside-battlefield',
  since: '0.1.0',
  severity: 'warning',
  rules: ['111.7'],
  summary: 'A token is looked for in a graveyard, a hand, a library or exile.',
  why: 'A token that leaves the battlefield ceases to exist the next time state-based actions are checked, so none is ever found anywhere else.',
  bad: 'Bone Caller {2}{B}\nSorcery\nReturn target creature token from your graveyard to your hand.',
  good: 'Bone Caller {2}{B}\nSorcery\nReturn target creature card from your graveyard to your hand.',
  fixable: true,
  on: {
    Noun(noun, ctx) {
      if (!isTokenNoun(noun)) return;
      const zone = zoneOf(noun, around(ctx, 'Clause'));
      if (!zone || !OUTSIDE.includes(zone.id) || wordsOf(noun).some((w) => w.join !== undefined)) return;
      const head = headOf(noun)!;
      const japanese = ctx.face.dialect === 'mtg-ja';
      const right = japanese ? 'カード' : head.plural ? 'cards' : 'card';
      ctx.report(noun, {
        message: say`A token that has left the battlefield ceases to exist, so none is ever in ${zone.id === 'exile' ? word('exile') : say`a ${word(zone.id)}`} (CR 111.7). Write “${right}”, or look for the token on the battlefield.`,
        fixes: [{ title: say`Write “${right}”`, edits: japanese ? cardEdits(noun, head.at) : [{ span: head.at, newText: right }], preferred: true }],
      });
    },
  },
});
