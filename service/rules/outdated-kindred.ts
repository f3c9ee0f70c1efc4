import { rule } from '../engine/rule.ts';
import { say } from '../l10n/message.ts';
import { onParagraph, plain, rewrite, runsOf } from '../engine/wording-words.ts';
import { sameCase } from '../engine/wording.ts';

/** What the word stands before where it is a card type. */
const TYPED = /^(?:artifact|enchantment|instant|sorcery|creature|card|spell|permanent)s?$/;

const MESSAGE = say`Since 2024 the card type is called Kindred (CR 308.1).`;

export default rule({
  code: 'outdated-kindred',
  since: '0.1.0',
  wordingSince: '2024-06-07',
  severity: 'warning',
  rules: ['308.1'],
  summary: 'The card type Tribal, which is now called Kindred.',
  why: 'The card type was renamed; the older name means the same.',
  bad: 'Gull Omen {1}{U}\nTribal Sorcery — Bird\nDraw a card.',
  good: 'Gull Omen {1}{U}\nKindred Sorcery — Bird\nDraw a card.',
  fixable: true,
  dialects: ['mtg-en'],
  on: {
    ...onParagraph((ctx) => {
      for (const [word] of runsOf(ctx, 'tribal', TYPED)) ctx.report(word!, { message: MESSAGE, fixes: [rewrite(word!, sameCase(word!.text, 'kindred'))] });
    }, ['tribal']),
    Face({ typeLine, report }) {
      for (const word of typeLine?.types ?? []) {
        if (plain(word.text) === 'tribal') report(word, { message: MESSAGE, fixes: [rewrite(word, sameCase(word.text, 'kindred'))] }, 'type_line');
      }
    },
  },
});
