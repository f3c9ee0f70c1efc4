import type { Clause } from '../../tree.ts';
import { endingFor, type InflectedForm, type Inflection, type JapaneseVoice } from '../lexicon/inflection.ts';
import { COPULA, EXIST } from '../lexicon/stemless.ts';
import { verbsOf, type AnyVerb } from '../lexicon/verb-forms.ts';
import { isUsuallyLasting } from '../lexicon/lasting.ts';
import { actionNoun } from './words.ts';

/** Endings of a predicate that is a noun, beside the inflected ones. */
const COPULA_ENDINGS: Readonly<Record<string, string>> = { no: 'の', none: '' };

const headOf = (clause: Clause, relation: string): string | undefined => {
  const last = clause.adverbials.find((a) => a.relation === relation)?.phrase?.items.at(-1)?.modifiers.at(-1);
  return last?.kind === 'word' ? last.id : undefined;
};

const bySense = (id: string, stem: string): AnyVerb | undefined => verbsOf(id).find((v) => v.stem === stem);

/** Verbs with one meaning that differ by where something is put. */
function usual(clause: Clause): AnyVerb | undefined {
  const { verb } = clause;
  if (verb === 'be') return clause.voice === 'existential' ? EXIST : COPULA;
  if (verb === 'do') return clause.object || clause.subject || clause.adverbials.length > 0 ? bySense('do', '行') : bySense('do', 'そうし');
  if (verb === 'put') {
    if (clause.adverbials.some((a) => a.relation === 'onto')) return bySense('put', '出');
    const into = headOf(clause, 'into');
    return bySense('put', into === 'hand' ? '加え' : '置');
  }
  if (verb === 'return' && clause.voice === 'active' && !clause.object) return verbsOf(verb)[1];
  return verbsOf(verb)[0];
}

/** An action that is done: 占術を行う. */
export const isDone = (clause: Clause): boolean => clause.japanese?.also?.includes('done') ?? (verbsOf(clause.verb).length === 0 && actionNoun(clause.verb) !== undefined && clause.voice !== 'nominal');

export const verbOf = (clause: Clause): AnyVerb | undefined => {
  const word = clause.japanese?.word;
  if (isDone(clause)) return verbsOf('do')[word ?? 0];
  return word === undefined ? usual(clause) : verbsOf(clause.verb)[word];
};

function voiceOf(clause: Clause): JapaneseVoice {
  const also = clause.japanese?.also ?? [];
  if (also.includes('causative-passive')) return 'causative-passive';
  if (also.includes('causative')) return 'causative';
  if (clause.voice === 'passive') return 'passive';
  return also.includes('potential') || (clause.modal === 'can' && clause.verb !== 'can') ? 'potential' : 'active';
}

/** 攻撃も, ブロックもできない: nouns of verbs that cannot be done. */
function neither(clause: Clause, ending: string): string | undefined {
  const noun = actionNoun(clause.verb) ?? verbsOf(clause.verb)[0]?.stem;
  if (ending === 'neither') return noun && `${noun}も`;
  const can = verbsOf('can')[0]!;
  const end = endingFor(can.class, { form: ending as InflectedForm, voice: 'active', negative: clause.negative, past: clause.past, lasting: false, variant: 0 });
  return noun && end && `${noun}も${can.stem}${end}`;
}

function isLasting(clause: Clause): boolean {
  const also = clause.japanese?.also ?? [];
  return also.includes('lasting') || (isUsuallyLasting(clause) && !also.includes('plain'));
}

const MODALS = new Set(['may', 'must', 'may-not']);

/** The verb of a clause with its ending; undefined where Japanese has none. */
export function predicate(clause: Clause, ending: string): string | undefined {
  if (ending === 'elided') return '';
  if (ending === 'elided-verb') return actionNoun(clause.verb) ?? verbsOf(clause.verb)[0]?.stem;
  if (clause.japanese?.also?.includes('neither')) return neither(clause, ending);
  const verb = verbOf(clause);
  if (!verb) return undefined;
  if (verb.class === 'だ' && ending in COPULA_ENDINGS) return COPULA_ENDINGS[ending];
  const form = (ending === 'totomoni' ? 'dict' : ending) as InflectedForm;
  const inflection: Inflection = {
    form, voice: voiceOf(clause), negative: clause.negative, past: clause.past, lasting: isLasting(clause), ...(clause.japanese?.also?.includes('continuing') ? { continuing: true } : {}), variant: clause.japanese?.variant ?? 0,
    ...(clause.modal && MODALS.has(clause.modal) ? { modal: clause.modal as 'may' } : {}),
  };
  const end = endingFor(verb.class, inflection);
  return end === undefined ? undefined : verb.stem + end;
}
