import type { Clause, Sentence } from '../../tree.ts';
import { adverb, at, clause, phrase, sentence, subject, thing } from './build.ts';
import type { Context } from './context.ts';
import { composePhrase } from './noun.ts';
import { only } from './parts.ts';
import { headId } from './words.ts';

/** 「あなたのターンの間で、攻撃クリーチャーが指定される前にのみ起動できる。」 */
export function onlyBefore(s: Sentence, cl: Clause, c: Context): Sentence | undefined {
  const named = cl.adverbials.find((a) => a.relation === 'before')?.clause;
  const during = cl.adverbials.find((a) => a.relation === 'during' && a.phrase);
  const known = cl.adverbials.every((a) => ['only', 'during', 'before'].includes(a.relation));
  const what = headId(only(named?.subject));
  if (cl.verb !== 'activate' || cl.subject || cl.object || cl.modal || s.leading.length || !known || named?.verb !== 'declare' || named.voice !== 'passive' || !['attacker', 'blocker'].includes(what)) return undefined;
  const turn = during && at('among', composePhrase(during.phrase!, c), 'noaidade', true);
  const before = clause({ id: 'name', stem: '指定' }, [turn, subject(phrase(thing('object', what)), 'ga')], { voice: 'passive' });
  return sentence([clause({ id: 'activate' }, [], { modal: 'can' })], [adverb('before', { clause: before, japanese: { marker: 'nomi', comma: false } })]);
}
