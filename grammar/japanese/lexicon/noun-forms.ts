import type { NounClass } from '../../english/entry.ts';
import { ACTIONS, CARD_TYPES, PREDEFINED_TOKENS, SUBTYPES, SUPERTYPES } from '../../vocabulary/index.ts';
import { COLOR_WORDS } from './colors.ts';
import { JAPANESE_NOUNS, JAPANESE_ORDERS, JAPANESE_STATES } from './nouns.ts';

/** One written form of a word of noun phrases. */
export interface NounForm {
  text: string;
  class: NounClass;
  id: string;
  /** Which of the written forms of its class and id. */
  form: number;
  counter?: string;
  /** A keyword action as a noun: 占術を行う. */
  action?: boolean;
}

/** The noun of an action that is done: 占術 of 占術を行う, 切削 of 切削する. */
function actionNouns(ja: string | null): string[] {
  const stems = (ja ?? '').split('／').map((one) => [one, one.replace(/(?:を行う|する|させる)$/, '')] as const);
  return stems.flatMap(([one, stem]) => (stem !== one && stem.length > 1 && !/[をがに]/.test(stem) ? [stem] : []));
}

function nounForms(): readonly NounForm[] {
  const found: NounForm[] = [];
  const counts = new Map<string, number>();
  const add = (cls: NounClass, id: string, texts: readonly string[], more: Pick<NounForm, 'counter' | 'action'> = {}): void => {
    for (const text of texts) {
      const key = `${cls}:${id}`;
      const form = counts.get(key) ?? 0;
      counts.set(key, form + 1);
      found.push({ text, class: cls, id, form, ...more });
    }
  };
  for (const n of JAPANESE_NOUNS) add(n.class, n.id, n.ja, n.counter ? { counter: n.counter } : {});
  for (const t of CARD_TYPES) add('type', t.id, [t.ja]);
  for (const s of SUPERTYPES) if (s.ja) add('supertype', s.id, [s.ja.replace(/の$/, '')]);
  for (const s of SUBTYPES) if (s.ja) add('subtype', s.name, [s.ja]);
  for (const t of PREDEFINED_TOKENS) {
    const [first, ...rest] = (t.wordJa ?? '').split('・');
    if (rest.length) add('subtype', t.word.replace(/ Role$/, ''), [first!]);
    else if (first && !t.subtypes.includes(t.word)) add('subtype', t.word, [first]);
  }
  for (const [id, forms] of Object.entries(JAPANESE_STATES)) add('status', id, forms);
  for (const [id, forms] of Object.entries(JAPANESE_ORDERS)) add('order', id, forms);
  for (const a of ACTIONS) add('thing', a.id, actionNouns(a.ja), { action: true });
  for (const [id, ja] of Object.entries(COLOR_WORDS)) add('color', id, [ja]);
  return found;
}

/** Every noun, state, order and color as it is written. */
export const NOUN_FORMS: readonly NounForm[] = nounForms();
