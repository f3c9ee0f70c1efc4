import { perNode } from '../engine/memo.ts';
import { rule } from '../engine/rule.ts';
import type { Definition } from '../../grammar/index.ts';
import { say } from '../l10n/message.ts';
import { aWord, listing } from '../l10n/words.ts';

const wordOf = ({ name }: Definition): string => name.toLowerCase().replace(/[’‘]/g, "'");

const keyOf = (definition: Definition): string => `${definition.kind} ${wordOf(definition)}`;

/** The definitions of each word that stand in `define` blocks. */
const byWord = perNode((definitions: readonly Definition[]): Map<string, Definition[]> => {
  const words = new Map<string, Definition[]>();
  for (const definition of definitions) {
    if (definition.byReminder) continue;
    const list = words.get(keyOf(definition));
    if (list) list.push(definition);
    else words.set(keyOf(definition), [definition]);
  }
  return words;
});

const filesOf = perNode((definitions: readonly Definition[]): string[] => [...new Set(definitions.flatMap(({ file }) => file ?? []))]);

/** Another meaning of a token that reminder text explains. */
const otherMeaning = (definition: Definition, all: readonly Definition[] = []): Definition | undefined =>
  all.find(({ kind, token }) => kind === 'token' && token !== undefined && JSON.stringify(token) !== JSON.stringify(definition.token));

export default rule({
  code: 'duplicate-definition',
  since: '0.1.0',
  severity: 'error',
  rules: [],
  summary: 'A word is defined more than once as the same kind of word.',
  why: 'Only one of the meanings can be in force, and which one would depend on the order of the files.',
  bad: 'define token Potion\nArtifact — Potion\n{T}, Sacrifice this token: You gain 2 life.\n\ndefine token Potion\nArtifact — Potion\n{T}, Sacrifice this token: You gain 4 life.',
  good: 'define token Potion\nArtifact — Potion\n{T}, Sacrifice this token: You gain 2 life.',
  fixable: false,
  on: {
    Definition(definition, { document, lexicon, report }) {
      if (definition.byReminder) {
        const other = otherMeaning(definition, lexicon.byWord.get(wordOf(definition)));
        if (other) report(definition, { severity: 'warning', message: say`This reminder text says what ${aWord(definition.name)} token is, and ${other.byReminder ? say`another reminder text` : say`its definition`} of the set says something else${other.file ? say` (${other.file})` : ''}. Let them say the same, or give one of the tokens another name.` });
        return;
      }
      const here = byWord(document.definitions!).get(keyOf(definition))!;
      const everywhere = byWord(lexicon.definitions).get(keyOf(definition)) ?? [];
      if (here[0] === definition && everywhere.length <= here.length) return;
      const files = filesOf(everywhere);
      const place = here[0] !== definition ? say`also earlier in this file` : files.length > 1 ? say`in ${listing(files, 'and')}` : say`also in another file of the project`;
      report(definition.nameSpan, { message: say`${definition.name} is defined more than once as ${aWord(definition.kind)}: ${place}. Keep one of the definitions and delete the others.` });
    },
  },
});
