import { ABILITY_WORDS, ACTIONS, COUNTERS, KEYWORDS } from '../../vocabulary/index.ts';
import { NOUN_FORMS } from '../lexicon/noun-forms.ts';

type FormsById = ReadonlyMap<string, readonly string[]>;

const keyOf = (cls: string, id: string): string => `${cls}:${id}`;

function wordForms(): FormsById {
  const forms = new Map<string, string[]>();
  const add = (cls: string, id: string, ja: readonly string[]): void => {
    const key = keyOf(cls, id);
    forms.set(key, [...(forms.get(key) ?? []), ...ja]);
  };
  for (const n of NOUN_FORMS) add(n.class, n.id, [n.text]);
  for (const c of COUNTERS) add('counter-kind', c.name, [c.ja ?? c.name]);
  for (const k of KEYWORDS) add('keyword', k.id, [k.ja ?? '', ...(k.formsJa ?? [])]);
  for (const w of ABILITY_WORDS) if (w.ja) add('ability-word', w.id, [w.ja]);
  return forms;
}

const FORMS = wordForms();

/** A word of a noun phrase; undefined where Japanese has none for it. */
export const nounWord = (cls: string, id: string, form = 0): string | undefined => {
  const forms = FORMS.get(keyOf(cls, id));
  return (forms?.[form] ?? forms?.[0]) || undefined;
};

export const keywordWord = (id: string, form = 0): string | undefined => nounWord('keyword', id, form);
export const abilityWord = (id: string): string | undefined => nounWord('ability-word', id) ?? keywordWord(id);

const ACTION_IDS: ReadonlyMap<string, string> = new Map(ACTIONS.map((a) => [a.id.replace(/-/g, ' '), a.id]));

export const actionId = (verb: string): string => ACTION_IDS.get(verb) ?? verb;

/** The noun of an action's verb: 占術 for `scry`. */
export const actionNoun = (verb: string): string | undefined => nounWord('thing', actionId(verb));
