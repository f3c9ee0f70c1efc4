import { rule } from '../engine/rule.ts';
import { isLegendary, isPermanentCard, shortName } from '../engine/wording-self.ts';
import { anyBelow, around } from '../engine/tree-places.ts';
import { rewrite } from '../engine/wording-words.ts';
import { say } from '../l10n/message.ts';

const OWN = /^this-(?:creature|artifact|enchantment|land|planeswalker|equipment|vehicle)$/;

/** A card with two faces or under another one keeps the words: its name changes with it. */
const changesName = anyBelow((node) => node.kind === 'Clause' && (node.verb === 'transform' || node.verb === 'mutate'));

export default rule({
  code: 'legend-self-reference',
  since: '0.1.0',
  wordingSince: '2024-11-15',
  severity: 'warning',
  rules: ['201.5c'],
  summary: 'A legend calls itself “this creature” instead of its name.',
  why: 'Legendary permanents call themselves by name, or by the first part of it; all others say “this creature” and so on.',
  bad: 'Orla, Reef Warden {2}{U}\nLegendary Creature — Merfolk Wizard\nWhen this creature enters, draw a card.\n2/2',
  good: 'Orla, Reef Warden {2}{U}\nLegendary Creature — Merfolk Wizard\nWhen Orla enters, draw a card.\n2/2',
  fixable: true,
  dialects: ['mtg-en'],
  on: {
    Noun(noun, ctx) {
      if (noun.form !== 'self' || !OWN.test(noun.id ?? '') || !isLegendary(ctx) || !isPermanentCard(ctx) || ctx.ability !== ctx.paragraph.ability) return;
      const sentence = around(ctx, 'Sentence');
      if (sentence && changesName(sentence)) return;
      const name = shortName(ctx.face.name?.text);
      if (!name) return;
      ctx.report(noun, { message: say`A legendary permanent calls itself by name: write “${name}” (CR 201.5c).`, fixes: [rewrite(noun, name)] });
    },
  },
});
