import { PREDEFINED_TOKENS, predefinedTokenByWord, subtypeByName } from '../../grammar/vocabulary/index.ts';
import { rule, type ProposedFix } from '../engine/rule.ts';
import { anyBelow } from '../engine/tree-places.ts';
import { isJapaneseSlip } from '../engine/unknown-japanese.ts';
import { isSlip, nearest } from '../suggest.ts';
import { say } from '../l10n/message.ts';
import { aWord, word } from '../l10n/words.ts';

const WORDS = PREDEFINED_TOKENS.map((t) => t.word);

const JAPANESE_WORDS = PREDEFINED_TOKENS.flatMap(({ wordJa }) => (wordJa && wordJa.length > 1 ? [wordJa] : []));

/** Reminder text in the paragraph that makes the token may define it. */
const hasReminder = anyBelow((node) => node.kind === 'ReminderText');

/** A first guess at what the token is; the word becomes its subtype. */
const definedAs = (word: string, of = 'artifact'): string => `${of === 'creature' ? 'Creature' : of === 'enchantment' ? 'Enchantment' : of === 'land' ? 'Land' : 'Artifact'} — ${word}`;

export default rule({
  code: 'undefined-token',
  since: '0.1.0',
  severity: 'error',
  rules: ['111.10', '111.3'],
  summary: 'A token is named by a word that nothing defines.',
  why: 'A token has only the characteristics that the text or the rules give it. Only the predefined words, such as Food and Treasure, stand for a whole token.',
  bad: 'Hoard Runner {1}{R}\nCreature — Human Rogue\nWhen this creature enters, create a Tresure token.\n2/1',
  good: 'Hoard Runner {1}{R}\nCreature — Human Rogue\nWhen this creature enters, create a Treasure token.\n2/1',
  fixable: true,
  on: {
    Token(token, ctx) {
      if (!token.undefined.includes('definition') || hasReminder(ctx.paragraph.ability)) return;
      const words = token.noun?.modifiers.filter((m) => m.kind === 'name' || (m.kind === 'word' && m.class === 'subtype')) ?? [];
      const name = token.name?.replace(/ Token$/, '') ?? ctx.text(token);
      const subtype = subtypeByName.get(name.toLowerCase());
      if (isJapaneseSlip(name, ctx)) return;
      // The name of a card stands for that card (111.11); a basic land type is one.
      if (ctx.set.hasCard(name) || ctx.set.explainsToken(name) || (subtype?.of === 'land' && token.supertypes.includes('basic'))) return;
      const at = words.find((m) => ctx.text(m.at) === name)?.at ?? (words.length ? { start: words[0]!.at.start, end: words.at(-1)!.at.end } : token);
      const later = ctx.edition === undefined ? undefined : predefinedTokenByWord.get(name.toLowerCase());
      const near = subtype || later || (ctx.face.dialect === 'mtg-ja' && name.length < 2) ? undefined : nearest(name, [...(ctx.face.dialect === 'mtg-ja' ? JAPANESE_WORDS : WORDS), ...(ctx.lexicon?.definitions ?? []).flatMap((own) => (own.kind === 'token' ? [own.name] : []))]);
      const fixes: ProposedFix[] = near ? [{ title: say`Write “${near}”`, edits: [{ span: at, newText: near }], preferred: isSlip(name, near) }] : [];
      const help = later ? say`The rules define it since ${later.since}, and the edition of this project is ${ctx.edition ?? ''} (cardwright.json).`
        : near ? say`Did you mean ${near}?`
        : subtype ? say`${name} is a subtype (${word(subtype.of)}): give the token its size, color and card type as well.`
          : say`Give its characteristics in the text or in reminder text after it, or define it once for the whole set (define token ${name}).`;
      ctx.report(at, { message: say`No rule defines ${aWord(name)} token (CR 111.10), so it would have no characteristics. ${help}`, fixes, define: { kind: 'token', name, typeLine: definedAs(name, subtype?.of) } });
    },
  },
});
