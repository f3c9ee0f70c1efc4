import type { Clause } from '../../tree.ts';
import { verbEntry } from './words.ts';

export type VerbForm = 'finite' | 'base' | 'participle';

/** The auxiliaries and the verb, in order: `can't`, `be`, `blocked`. */
export interface VerbGroup {
  auxiliaries: string[];
  verb: string;
}

const negated = (word: string, negative: boolean): string => {
  if (!negative) return word;
  return word === 'can' ? "can't" : word === 'will' ? "won't" : `${word}n't`;
};

const beForm = (form: VerbForm, past: boolean, plural: boolean): string => {
  if (form === 'base') return 'be';
  if (form === 'participle') return 'being';
  return past ? (plural ? 'were' : 'was') : plural ? 'are' : 'is';
};
const haveForm = (form: VerbForm, past: boolean, plural: boolean): string => (form === 'base' ? 'have' : form === 'participle' ? 'having' : past ? 'had' : plural ? 'have' : 'has');
const doForm = (past: boolean, plural: boolean): string => (past ? 'did' : plural ? 'do' : 'does');

/** What the last auxiliary makes of the main verb. */
function mainForm(clause: Clause, form: VerbForm, past: boolean, plural: boolean): string {
  const entry = verbEntry(clause.verb);
  if (clause.voice === 'passive') return entry.participle;
  if (clause.progressive) return entry.ing;
  if (clause.verb === 'be') return beForm(form, past, plural);
  if (clause.verb === 'have') return haveForm(form, past, plural);
  if (form === 'base') return entry.base;
  if (form === 'participle') return entry.ing;
  if (past) return entry.past;
  return plural ? entry.base : entry.singular;
}

const perfectOf = (clause: Clause): string =>
  clause.voice === 'passive' || clause.progressive || clause.verb === 'be' ? 'been' : clause.verb === 'have' ? 'had' : verbEntry(clause.verb).participle;

/** Verb forms of a clause; `plural`: the subject's number (you counts as plural). */
export function verbGroup(clause: Clause, form: VerbForm, plural: boolean): VerbGroup {
  const auxiliaries: string[] = [];
  let { negative, past } = clause;
  let at = form;
  const help = (word: string): void => {
    auxiliaries.push(at === 'finite' ? negated(word, negative) : word);
    negative = false;
    at = 'base';
  };
  if (clause.form === 'ing') return { auxiliaries: [], verb: verbEntry(clause.verb).ing };
  if (clause.form === 'participle') return { auxiliaries: [], verb: verbEntry(clause.verb).participle };
  if (form === 'participle') {
    const verb = clause.voice === 'passive' ? verbEntry(clause.verb).participle : clause.verb === 'have' ? 'having' : clause.verb === 'be' ? 'being' : verbEntry(clause.verb).ing;
    return { auxiliaries: [...(negative ? ['not'] : []), ...(clause.voice === 'passive' && clause.progressive ? ['being'] : [])], verb };
  }
  if (clause.modal) { help(clause.modal); past = false; }
  if (clause.perfect) {
    const have = haveForm(at, past, plural);
    help(have);
    if (clause.voice === 'passive' || clause.progressive) return { auxiliaries: [...auxiliaries, 'been'], verb: mainForm(clause, 'base', false, plural) };
    return { auxiliaries, verb: perfectOf(clause) };
  }
  if (clause.verb === 'ellipsis') return { auxiliaries, verb: '' };
  if (clause.voice === 'passive' || clause.progressive) {
    help(beForm(at, past, plural));
    return { auxiliaries, verb: mainForm(clause, 'base', false, plural) };
  }
  if (clause.verb === 'be') return { auxiliaries, verb: at === 'finite' ? negated(beForm(at, past, plural), negative) : beForm(at, past, plural) };
  if (clause.verb === 'do' && negative) return { auxiliaries, verb: negated(doForm(past, plural), true) };
  if (clause.verb === 'do' && at === 'finite') return { auxiliaries, verb: doForm(past, plural) };
  if (negative) { help(at === 'finite' ? doForm(past, plural) : "don't"); past = false; }
  return { auxiliaries, verb: mainForm(clause, at, past, plural) };
}
