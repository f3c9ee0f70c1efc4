import { ABILITY_WORDS, ACTIONS, CARD_TYPES, COUNTERS, KEYWORDS, SUBTYPES, SUPERTYPES } from '../../vocabulary/index.ts';
import { COLOR_WORDS } from '../lexicon/colors.ts';
import { JAPANESE_NOUNS, JAPANESE_ORDERS, JAPANESE_STATES } from '../lexicon/nouns.ts';

type FormsById = ReadonlyMap<string, readonly string[]>;

const keyOf = (cls: string, id: string): string => `${cls}:${id}`;

function nounForms(): FormsById {
  const forms = new Map<string, readonly string[]>();
  const add = (cls: string, id: string, ja: readonly string[]): void => { if (!forms.has(keyOf(cls, id))) forms.set(keyOf(cls, id), ja); };
  for (const n of JAPANESE_NOUNS) add(n.class, n.id, n.ja);
  for (const t of CARD_TYPES) add('type', t.id, [t.ja]);
  for (const s of SUPERTYPES) if (s.ja) add('supertype', s.id, [s.ja.replace(/の$/, '')]);
  for (const s of SUBTYPES) if (s.ja) add('subtype', s.name, [s.ja]);
  for (const [id, ja] of Object.entries(JAPANESE_STATES)) add('status', id, ja);
  for (const [id, ja] of Object.entries(JAPANESE_ORDERS)) add('order', id, ja);
  for (const a of ACTIONS) if (a.ja) add('thing', a.id, a.ja.split('／').map((one) => one.replace(/(?:を行う|する|させる)$/, '')));
  for (const [id, ja] of Object.entries(COLOR_WORDS)) add('color', id, [ja]);
  for (const c of COUNTERS) add('counter-kind', c.name, [c.ja ?? c.name]);
  for (const k of KEYWORDS) add('keyword', k.id, [k.ja ?? '', ...(k.formsJa ?? [])]);
  for (const w of ABILITY_WORDS) if (w.ja) add('ability-word', w.id, [w.ja]);
  return forms;
}

const NOUN_FORMS = nounForms();

/** A word of a noun phrase; undefined where Japanese has none for it. */
export const nounWord = (cls: string, id: string, form = 0): string | undefined => {
  const forms = NOUN_FORMS.get(keyOf(cls, id));
  return (forms?.[form] ?? forms?.[0]) || undefined;
};

export const keywordWord = (id: string, form = 0): string | undefined => nounWord('keyword', id, form);
export const abilityWord = (id: string): string | undefined => nounWord('ability-word', id) ?? keywordWord(id);
