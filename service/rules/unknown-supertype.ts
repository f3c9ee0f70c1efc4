import { SUPERTYPES } from '../../grammar/vocabulary/index.ts';
import { rule } from '../engine/rule.ts';
import { japaneseTypeSlips, unknownTypeWords } from '../engine/type-words.ts';
import { sameCase } from '../engine/wording.ts';
import { nearest, slipOf } from '../suggest.ts';
import { say } from '../l10n/message.ts';

const NAMES = SUPERTYPES.map((t) => t.id);

export default rule({
  code: 'unknown-supertype',
  since: '0.1.0',
  severity: 'error',
  rules: ['205.4a'],
  summary: 'A word in the place of a supertype that no list of the rules has.',
  why: 'Supertypes such as Legendary and Basic have rules of their own. A word that is one slip away from one is almost surely a misprint; other words may be supertypes of your own set, so they are only a warning.',
  bad: 'Orsa, Fen Warden {1}{B}\nLegendray Creature — Human Druid\nMenace\n2/1',
  good: 'Orsa, Fen Warden {1}{B}\nLegendary Creature — Human Druid\nMenace\n2/1',
  fixable: true,
  on: {
    Face({ face, typeLine, set, report }) {
      if (!typeLine) return;
      for (const word of japaneseTypeSlips(typeLine, face.dialect, 'supertype')) {
        report(word, { message: say`There is no supertype ${word.text} (CR 205.4a).${say` Did you mean ${word.meant}?`}${''}`, fixes: [{ title: say`Write “${word.meant}”`, edits: [{ span: { start: word.start, end: word.end }, newText: word.meant }], preferred: true }] }, 'type_line');
      }
      for (const word of unknownTypeWords(typeLine, face.dialect).supertypes) {
        const meant = set.cardsWith(word.text) < 2 ? slipOf(word.text, NAMES) : undefined;
        const near = meant ?? nearest(word.text, NAMES);
        const right = near && sameCase(word.text, near);
        report(word, {
          severity: meant ? 'error' : 'warning',
          message: say`There is no supertype ${word.text} (CR 205.4a).${right ? say` Did you mean ${right}?` : ''}${meant ? '' : say` If the set has it, nothing is wrong.`}`,
          fixes: right ? [{ title: say`Write “${right}”`, edits: [{ span: { start: word.start, end: word.end }, newText: right }], preferred: meant !== undefined }] : [],
        }, 'type_line');
      }
    },
  },
});
