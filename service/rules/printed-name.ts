import { printedCard } from '../../grammar/printed-cards.ts';
import { rule } from '../engine/rule.ts';
import { say } from '../l10n/message.ts';

export default rule({
  code: 'printed-name',
  since: '0.1.0',
  severity: 'information',
  rules: ['201.2'],
  summary: 'A card, or a token of the set, has the name of a printed card.',
  why: 'Two objects with one name are the same for every rule and effect that looks at names: how many may be in a deck, what a legend shares its name with, what a chosen name means. Found only where a card file is named in the settings.',
  bad: 'Larder Imp {B}\nCreature — Imp\nFlying\n1/1',
  good: 'Pantry Imp {B}\nCreature — Imp\nFlying\n1/1',
  fixable: false,
  on: {
    Face(ctx) {
      const { face, cards } = ctx;
      const name = face.name;
      const card = name && printedCard(cards, name.text);
      // A definition is looked at below.
      if (!name || !card || face.card < 0 || card.supertypes.includes('basic')) return;
      ctx.report(name, { message: say`A printed card is named ${card.name} already (CR 201.2). If this is no reprint of it, give it a name of its own.` }, 'name');
    },
    Definition({ kind, name, nameSpan, byReminder }, { cards, report }) {
      const card = kind === 'token' && !byReminder ? printedCard(cards, name) : undefined;
      if (card) report(nameSpan, { message: say`A printed card is named ${card.name} already (CR 201.2), and “create a ${card.name} token” would make a copy of it (CR 111.11). Give the token another name.`, rules: ['201.2', '111.11'] });
    },
  },
});
