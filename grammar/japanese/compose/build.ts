import type { Adverbial, Clause, Complement, JapaneseWording, Modifier, Noun, NounPhrase, Qualifier, Sentence } from '../../tree.ts';
import { ADVERB_FORMS, DETERMINER_FORMS, PRONOUN_FORMS, variantOf } from '../lexicon/forms.ts';
import { verbsOf } from '../lexicon/verb-forms.ts';

const NOWHERE = { start: 0, end: 0 };
const bare = (): { children: []; start: number; end: number } => ({ children: [], ...NOWHERE });

/** Thrown where the grammar has no Japanese for a part; the sentence around it becomes a gap. */
export const UNSAYABLE = Symbol('unsayable');
export const unsayable = (): never => { throw UNSAYABLE; };

export type WordModifier = Extract<Modifier, { kind: 'word' }>;

export const word = (cls: string, id: string, more: Partial<WordModifier> = {}): WordModifier => ({ kind: 'word', class: cls, id, negated: false, plural: false, at: NOWHERE, ...more });

export const noun = (fields: Partial<Noun> = {}): Noun => ({ kind: 'Noun', form: 'common', determiners: [], modifiers: [], qualifiers: [], ...bare(), ...fields });

export const phrase = (items: Noun | Noun[], fields: Partial<NounPhrase> = {}): NounPhrase => ({ kind: 'NounPhrase', items: Array.isArray(items) ? items : [items], ...bare(), ...fields });

/** A noun of one word. */
export const thing = (cls: string, id: string, fields: Partial<Noun> = {}): Noun => noun({ modifiers: [word(cls, id)], ...fields });

export const pronoun = (id: string, fields: Partial<Noun> = {}): Noun => noun({ form: 'pronoun', id, ...fields });

/** A wording added to what a node says already. */
export const wording = <T extends { japanese?: JapaneseWording }>(node: T, more: JapaneseWording): T => ({ ...node, japanese: { ...node.japanese, ...more } });

/** Before what stands before the noun already. */
export const before = (n: Noun, ...order: string[]): Noun => wording(n, { order: [...order, ...(n.japanese?.order ?? [])] });

export const determined = (n: Noun, id: string): Noun => before({ ...n, determiners: [id, ...n.determiners] }, 'determiner');

export const owned = (possessor: Noun, n: Noun): Noun => before({ ...n, possessor }, 'possessor');

export const qualified = (q: Qualifier, n: Noun): Noun => before({ ...n, qualifiers: [q, ...n.qualifiers] }, 'qualifier');

/** つ counts to nine only: Ｘ個, １３個. */
export const counted = (n: Noun, count: string, counter: string, countAt?: 'before' | 'after-particle'): Noun => {
  const made = wording({ ...n, count }, { counter: counter === 'tsu' && !/^\d(-|$)|^[a-z]/.test(count) ? 'ko' : counter, ...(countAt ? { countAt } : {}) });
  return countAt === 'before' ? before(made, 'count') : made;
};

export const modified = (n: Noun, modifiers: Modifier[], link?: string): Noun => before({ ...n, modifiers: [...modifiers, ...n.modifiers] }, `modifier-${modifiers.length}${link ? `-${link}` : ''}`);

export const adverb = (relation: string, fields: Partial<Adverbial> = {}): Adverbial => ({ kind: 'Adverbial', relation, ...bare(), ...fields });

export const marked = (p: NounPhrase, marker: string, comma = false): NounPhrase => wording(p, { marker, ...(comma ? { comma } : {}) });

export type Part = { role: 'subject' | 'object'; phrase: NounPhrase } | { role: 'adverbial'; adverbial: Adverbial };

export const subject = (p: NounPhrase, marker = 'wa', comma = false): Part => ({ role: 'subject', phrase: marked(p, marker, comma) });
export const object = (p: NounPhrase, marker = 'o', comma = false): Part => ({ role: 'object', phrase: marked(p, marker, comma) });
/** An adverb in these very words. */
export const adverbAs = (relation: string, text: string, comma = false): Adverbial => adverb(relation, { japanese: { ...variantOf(ADVERB_FORMS, text), comma } });

/** A pronoun in these very words. */
export const pronounAs = (id: string, text: string): Noun => pronoun(id, { japanese: variantOf(PRONOUN_FORMS, text) });

/** The place of a determiner in the order, in these very words. */
export const determinerAs = (text: string): string => { const { variant } = variantOf(DETERMINER_FORMS, text); return variant ? `determiner-${variant}` : 'determiner'; };

export const aside = (adverbial: Adverbial): Part => ({ role: 'adverbial', adverbial });
export const at = (relation: string, p: NounPhrase, marker: string, comma = false): Part => aside(adverb(relation, { phrase: p, japanese: { marker, ...(comma ? { comma } : {}) } }));

/** Which Japanese verb: an entry of the lexicon by its meaning and, where several have that, its stem. */
export interface Pick { id: string; stem?: string }

export const said = (clause: Clause, more: JapaneseWording): Clause => wording(clause, more);

export function clause(verb: Pick, parts: readonly (Part | undefined)[], fields: Partial<Clause> = {}): Clause {
  const made: Clause = { kind: 'Clause', negative: false, perfect: false, past: false, progressive: false, voice: 'active', adverbials: [], ...bare(), ...fields, verb: verb.id };
  const order: Complement[] = [];
  for (const part of parts) {
    if (!part) continue;
    if (part.role === 'adverbial') made.adverbials = [...made.adverbials, part.adverbial];
    else made[part.role] = part.phrase;
    order.push(part.role);
  }
  if (order.length) made.order = order;
  const all = verb.stem === undefined ? [] : verbsOf(verb.id);
  return all.length > 1 ? said(made, { word: all.findIndex((v) => v.stem === verb.stem) }) : made;
}

export const sentence = (clauses: Clause[], leading: Adverbial[] = [], fields: Partial<Sentence> = {}): Sentence => ({ kind: 'Sentence', leading, clauses, ...bare(), ...fields });

export const relative = (c: Clause, ending?: string): Qualifier => ({ kind: 'Qualifier', relation: 'relative', clause: ending ? said(c, { ending }) : c, reduced: true, ...bare() });
export const qualifier = (relation: string, fields: Partial<Qualifier> = {}): Qualifier => ({ kind: 'Qualifier', relation, ...bare(), ...fields });

export const lasting = (c: Clause): Clause => said(c, { also: ['lasting'] });

/** 「Aである」 and its like: the copula. */
export const copula = (parts: readonly (Part | undefined)[], value: NounPhrase, fields: Partial<Clause> = {}): Clause => {
  const made = clause({ id: 'be' }, parts, { voice: 'copular', ...fields });
  return { ...made, object: value, order: [...(made.order ?? []), 'object'] };
};
