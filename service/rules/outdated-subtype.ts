import { removedSubtypeByName, subtypeByName } from '../../grammar/vocabulary/index.ts';
import { rule, type Report, type ProposedFix } from '../engine/rule.ts';
import { articleOf } from '../engine/wording-articles.ts';
import { onParagraph, rewrite, wordAt, words, type Word } from '../engine/wording-words.ts';
import { sameCase } from '../engine/wording.ts';
import { say } from '../l10n/message.ts';

/** The current subtype for an old one, plural where it is; undefined for other words. */
function current(word: string): string | undefined {
  const removed = removedSubtypeByName.get(word.toLowerCase());
  const now = removed && subtypeByName.get(removed.replacements[0]!.toLowerCase());
  if (!removed || !now) return undefined;
  return word.toLowerCase() === removed.plural.toLowerCase() && removed.plural !== removed.name ? now.plural : now.name;
}

const reportOf = (old: string, now: string, fix: ProposedFix): Report => ({ message: say`${old} is no longer a subtype (CR 205.3m): since 2024 cards say ${now}.`, fixes: [fix] });

/** The article before the word goes with the new one. */
function withArticle(fix: ProposedFix, before: Word, now: string): ProposedFix {
  const right = before.low === 'a' || before.low === 'an' ? articleOf(now) : undefined;
  if (!right || right === before.low) return fix;
  return { ...fix, edits: [{ span: { start: before.start, end: before.end }, newText: sameCase(before.text, right) }, ...fix.edits] };
}

export default rule({
  code: 'outdated-subtype',
  since: '0.1.0',
  wordingSince: '2024-08-02',
  severity: 'warning',
  rules: ['205.3m'],
  summary: 'A creature type that the rules no longer list.',
  why: 'A few creature types were merged into others. Abilities that name the current type do not find the old one.',
  bad: 'Dune Coil {1}{G}\nCreature — Naga Warrior\n2/2',
  good: 'Dune Coil {1}{G}\nCreature — Snake Warrior\n2/2',
  fixable: true,
  dialects: ['mtg-en'],
  on: {
    ...onParagraph((ctx) => {
      const list = words(ctx);
      list.forEach((word, i) => {
        const now = /^\p{Lu}/u.test(word.text) ? current(word.text) : undefined;
        if (now) ctx.report(word, reportOf(word.text, now, withArticle(rewrite(word, now), wordAt(list, i - 1), now)));
      });
    }, [...removedSubtypeByName.keys()]),
    Face({ typeLine, report }) {
      for (const word of typeLine?.subtypes ?? []) {
        const now = word.removed ? current(word.text) : undefined;
        if (now) report(word, reportOf(word.text, now, rewrite(word, now)), 'type_line');
      }
    },
  },
});
