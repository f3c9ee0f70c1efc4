import type { ReminderText } from '../../grammar/tree.ts';
import { plainPredefined, quotedAbilities } from '../engine/predefined-reminder.ts';
import { rule } from '../engine/rule.ts';
import { isTokenNoun } from '../engine/things.ts';
import { nodesOf } from '../engine/tree-places.ts';
import { rewrite } from '../engine/wording-words.ts';
import { say } from '../l10n/message.ts';
import { word } from '../l10n/words.ts';

const QUOTED = /["“]([^"“”]*)["”]/gu;
const OWN = /\bthis (?:artifact|enchantment|aura|creature|permanent)\b/giu;

const plain = (text: string): string => text.toLowerCase().replace(/[’‘]/gu, "'").replace(/[−–]/gu, '-').replace(/\s+/gu, ' ').replace(/\.?$/u, '.').trim();
/** Alike but for what the token calls itself. */
const loose = (text: string): string => plain(text).replace(OWN, 'this token');

export default rule({
  code: 'reminder-text',
  since: '0.1.0',
  wordingSince: '2025-07-25',
  severity: 'warning',
  rules: ['111.10', '207.2a'],
  summary: 'Reminder text says something else of a predefined token than its definition.',
  why: 'Reminder text has no effect: the token has what the rules define, and a reader who trusts the parenthesis plays it wrong. Since July 2025 the definitions say “this token”.',
  bad: 'Larder Thief {1}{G}\nCreature — Elf Rogue\nWhen this creature enters, create a Food token. (It\'s an artifact with "{2}, {T}, Sacrifice this artifact: You gain 3 life.")\n2/1',
  good: 'Larder Thief {1}{G}\nCreature — Elf Rogue\nWhen this creature enters, create a Food token. (It\'s an artifact with "{2}, {T}, Sacrifice this token: You gain 3 life.")\n2/1',
  fixable: true,
  dialects: ['mtg-en'],
  on: {
    Token(token, ctx) {
      const defined = plainPredefined(token);
      if (!defined || defined.otherFace || defined.subtypes.includes('Role')) return;
      const nodes = nodesOf(ctx.paragraph.ability);
      const reminder = nodes.find((node): node is ReminderText => node.kind === 'ReminderText' && node.start >= token.start);
      if (!reminder) return;
      const wanted = quotedAbilities(defined);
      const quotes = [...ctx.text(reminder).matchAll(QUOTED)].map((match) => ({ text: match[1]!, start: reminder.start + match.index + 1, end: reminder.start + match.index + 1 + match[1]!.length }));
      const alone = quotes.length === 1 && wanted.length === 1 && nodes.filter((node) => node.kind === 'Noun' && isTokenNoun(node)).length < 2;
      for (const quote of quotes) {
        const right = wanted.find((ability) => loose(ability) === loose(quote.text)) ?? (alone ? wanted[0] : undefined);
        if (right === undefined || plain(right) === plain(quote.text)) continue;
        const old = loose(right) === loose(quote.text);
        ctx.report(quote, {
          message: old ? say`Since 2025 a token calls itself “this token” (CR ${defined.rule}).` : say`The rules give ${word(defined.word)} tokens another ability (CR ${defined.rule}): “${right}” Reminder text cannot change it.`,
          rules: [defined.rule, '207.2a'],
          fixes: [rewrite(quote, right, old ? say`Write “this token”` : say`Write the ability of ${word(defined.word)} tokens`)],
        });
      }
    },
  },
});
