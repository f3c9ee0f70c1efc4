import type { Definition } from '../../grammar/index.ts';
import { isSubtypeKind } from '../../grammar/index.ts';
import { abilityWordByName, actionByName, cardTypeByName, counterByName, keywordByName, predefinedTokenByWord, subtypeByName, supertypeByName, zoneByName } from '../../grammar/vocabulary/index.ts';
import { rule } from '../engine/rule.ts';

interface Printed {
  /** `a keyword`. */
  what: string;
  rule?: string;
}

const printed = (what: string, entry: { rule?: string | null } | undefined): Printed | undefined => (entry ? { what, ...(entry.rule ? { rule: entry.rule } : {}) } : undefined);

/** The meaning that the rules give the word already, in the place where the definition would stand. */
function printedMeaning({ kind, name }: Definition): Printed | undefined {
  const word = name.toLowerCase().replace(/[’‘]/g, "'");
  const keyword = printed('a keyword ability', keywordByName.get(word));
  const type = printed('a card type', cardTypeByName.get(word)) ?? printed('a supertype', supertypeByName.get(word));
  if (isSubtypeKind(kind)) {
    const subtype = subtypeByName.get(word);
    return printed(`a subtype (${subtype?.of})`, subtype) ?? type;
  }
  switch (kind) {
    case 'token': return printed('a predefined token', predefinedTokenByWord.get(word)) ?? type;
    case 'keyword': return keyword ?? printed('a keyword action', actionByName.get(word)) ?? printed('an ability word', abilityWordByName.get(word));
    case 'ability word': return printed('an ability word', abilityWordByName.get(word)) ?? keyword;
    case 'supertype': return type;
    case 'counter': return printed('a kind of counter', counterByName.get(word));
    case 'zone': return printed('a zone', zoneByName.get(word));
    default: return keyword ?? printed('a keyword action', actionByName.get(word)) ?? type ?? printed('a zone', zoneByName.get(word));
  }
}

export default rule({
  code: 'definition-clash',
  since: '0.1.0',
  severity: 'warning',
  rules: [],
  summary: 'A defined word has a meaning in the rules already.',
  why: 'Players read a printed word with its printed meaning. A second meaning under the same word makes every card that has it doubtful.',
  bad: 'define token Food\nArtifact — Food\n{T}, Sacrifice this token: Draw a card.',
  good: 'define token Potion\nArtifact — Potion\n{1}, {T}, Sacrifice this token: You gain 2 life.',
  fixable: false,
  on: {
    Definition(definition, { report }) {
      const meaning = definition.byReminder ? undefined : printedMeaning(definition);
      if (!meaning) return;
      const number = meaning.rule ? ` (CR ${meaning.rule})` : '';
      report(definition.nameSpan, {
        message: `${definition.name} is ${meaning.what} of the game already${number}. Delete this definition, or choose another word for the set's own meaning.`,
        ...(meaning.rule ? { rules: [meaning.rule] } : {}),
      });
    },
  },
});
