import { CARD_TYPES, subtypeByName } from '../../grammar/vocabulary/index.ts';
import { rule } from '../engine/rule.ts';
import { japaneseTypeSlips, unknownTypeWords } from '../engine/type-words.ts';
import { sameCase } from '../engine/wording.ts';
import { nearest, slipOf } from '../suggest.ts';
import { say } from '../l10n/message.ts';

const NAMES = CARD_TYPES.map((t) => t.id);

export default rule({
  code: 'unknown-card-type',
  since: '0.1.0',
  severity: 'error',
  rules: ['205.2a'],
  summary: 'A word in the place of a card type that no list of the rules has.',
  why: 'The card type decides how a card is played and where it goes. A word that is one slip away from a type is almost surely a misprint; other words may be types of your own set, so they are only a warning.',
  bad: 'Fen Stalker {1}{B}\nCreatrue — Zombie\nMenace\n2/1',
  good: 'Fen Stalker {1}{B}\nCreature — Zombie\nMenace\n2/1',
  fixable: true,
  on: {
    Face({ face, typeLine, set, report }) {
      if (!typeLine) return;
      for (const word of japaneseTypeSlips(typeLine, face.dialect, 'type')) {
        report(word, { message: say`There is no card type ${word.text} (CR 205.2a).${say` Did you mean ${word.meant}?`}${''}`, fixes: [{ title: say`Write “${word.meant}”`, edits: [{ span: { start: word.start, end: word.end }, newText: word.meant }], preferred: true }] }, 'type_line');
      }
      for (const word of unknownTypeWords(typeLine, face.dialect).types) {
        const subtype = subtypeByName.get(word.text.toLowerCase());
        if (subtype && typeLine.subtypes.length === 0) {
          report(word, { message: say`${word.text} is no card type but a subtype (CR 205.2a). Put a dash before it.`, fixes: [{ title: say`Insert a dash`, edits: [{ span: { start: word.start, end: word.start }, newText: '— ' }], preferred: true }] }, 'type_line');
          return;
        }
        const meant = set.cardsWith(word.text) < 2 ? slipOf(word.text, NAMES) : undefined;
        const near = meant ?? nearest(word.text, NAMES);
        const right = near && sameCase(word.text, near);
        report(word, {
          severity: meant ? 'error' : 'warning',
          message: say`There is no card type ${word.text} (CR 205.2a).${right ? say` Did you mean ${right}?` : ''}${meant ? '' : say` If the set has it, nothing is wrong.`}`,
          fixes: right ? [{ title: say`Write “${right}”`, edits: [{ span: { start: word.start, end: word.end }, newText: right }], preferred: meant !== undefined }] : [],
        }, 'type_line');
      }
    },
  },
});
