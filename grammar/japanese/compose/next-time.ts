import type { Adverbial, Clause, Noun, Sentence } from '../../tree.ts';
import { adverb, adverbAs, aside, at, clause, determined, object, phrase, qualified, relative, sentence, subject, thing, wording } from './build.ts';
import { composeCondition } from './condition.ts';
import type { Context } from './context.ts';
import { composePhrase } from './noun.ts';
import { only } from './parts.ts';
import { headId } from './words.ts';

const isThatDamage = (n: Noun | undefined): boolean => n !== undefined && n.determiners.includes('that') && ['damage', 'combat damage'].includes(headId(n)) && n.qualifiers.length === 0;

/** What the next blow is: `a source of your choice would deal damage to you this turn`. */
function blow(a: Adverbial | undefined): Clause | undefined {
  const cl = a?.clause;
  const plain = cl?.verb === 'deal' && cl.voice === 'active' && cl.modal === 'would' && cl.subject && cl.object && !a!.clauses && !cl.negative;
  return plain && cl.adverbials.every((one) => one.relation === 'this-turn' || (one.relation === 'to' && one.phrase)) ? cl : undefined;
}

/** `prevent that damage`, `prevent 3 of that damage`. */
function prevented(cl: Clause | undefined): { count?: string } | undefined {
  const n = only(cl?.object);
  if (cl?.verb !== 'prevent' || cl.subject || cl.adverbials.length || !n || n.target) return undefined;
  if (isThatDamage(n) && n.count === undefined) return {};
  return n.count !== undefined && !n.modifiers.length && isThatDamage(only(n.whole)) ? { count: n.count } : undefined;
}

/** 「このターン、あなたが選んだ発生源１つが次にあなたに与えるすべてのダメージを軽減する。」 */
export function nextTime(s: Sentence, c: Context): { early: Adverbial[]; shield: Sentence } | undefined {
  const late = s.leading.find((a) => a.relation === 'next-time');
  const dealt = blow(late);
  const shield = s.clauses.length === 1 ? prevented(s.clauses[0]) : undefined;
  if (!dealt || !shield || s.opens) return undefined;
  const early = s.leading.filter((a) => a !== late).map((a) => composeCondition(a, c, true));
  const source = subject(composePhrase(dealt.subject!, c), 'ga');
  const to = dealt.adverbials.filter((a) => a.phrase).map((a) => at('to', composePhrase(a.phrase!, c), 'ni'));
  const damage = qualified(relative(clause({ id: 'deal' }, [source, aside(adverbAs('next', '次に')), ...to])), shield.count ? thing('quantity', headId(only(dealt.object))) : determined(thing('quantity', headId(only(dealt.object))), 'all'));
  const what = shield.count ? wording({ ...damage, count: shield.count }, { counter: 'ten', countAt: 'after-particle' }) : damage;
  const lasts = dealt.adverbials.some((a) => a.relation === 'this-turn') ? [adverb('this-turn', { japanese: { comma: true } })] : [];
  return { early, shield: sentence([clause({ id: 'prevent' }, [object(phrase(what))])], lasts) };
}
