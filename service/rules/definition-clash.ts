import type { Definition } from '../../grammar/index.ts';
import { isSubtypeKind } from '../../grammar/index.ts';
import { abilityWordByName, actionByName, cardTypeByName, counterByName, keywordByName, predefinedTokenByWord, subtypeByName, supertypeByName, symbolByText, zoneByName } from '../../grammar/vocabulary/index.ts';
import { isPrintedSymbol } from '../engine/known-symbols.ts';
import { rule } from '../engine/rule.ts';
import { say, type Message } from '../l10n/message.ts';
import { word } from '../l10n/words.ts';

interface Printed {
  /** `a keyword`. */
  what: Message;
  rule?: string;
}

const printed = (what: Message, entry: { rule?: string | null } | undefined): Printed | undefined => (entry ? { what, ...(entry.rule ? { rule: entry.rule } : {}) } : undefined);

/** The meaning that the rules give the word already, in the place where the definition would stand. */
function printedMeaning({ kind, name }: Definition): Printed | undefined {
  const low = name.toLowerCase().replace(/[’‘]/g, "'");
  const keyword = printed(say`a keyword ability`, keywordByName.get(low));
  const type = printed(say`a card type`, cardTypeByName.get(low)) ?? printed(say`a supertype`, supertypeByName.get(low));
  if (isSubtypeKind(kind)) {
    const subtype = subtypeByName.get(low);
    return printed(say`a subtype (${word(subtype?.of ?? '')})`, subtype) ?? type;
  }
  switch (kind) {
    case 'token': return printed(say`a predefined token`, predefinedTokenByWord.get(low)) ?? type;
    case 'keyword': return keyword ?? printed(say`a keyword action`, actionByName.get(low)) ?? printed(say`an ability word`, abilityWordByName.get(low));
    case 'ability word': return printed(say`an ability word`, abilityWordByName.get(low)) ?? keyword;
    case 'supertype': return type;
    case 'counter': return printed(say`a kind of counter`, counterByName.get(low));
    case 'zone': return printed(say`a zone`, zoneByName.get(low));
    case 'symbol': return isPrintedSymbol(name) ? printed(say`a symbol`, symbolByText.get(low) ?? { rule: '107.4' }) : undefined;
    default: return keyword ?? printed(say`a keyword action`, actionByName.get(low)) ?? type ?? printed(say`a zone`, zoneByName.get(low));
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
            report(definition.nameSpan, {
        message: say`${definition.name} is ${meaning.what} of the game already${meaning.rule ? say` (CR ${meaning.rule})` : ''}. Delete this definition, or choose another word for the set's own meaning.`,
        ...(meaning.rule ? { rules: [meaning.rule] } : {}),
      });
    },
  },
});
