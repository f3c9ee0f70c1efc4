import type { Clause, Noun, Sentence } from '../../tree.ts';
import { SUBORDINATOR_FORMS, variantOf } from '../lexicon/forms.ts';
import { onlyBefore } from './activation-times.ts';
import { adverb, adverbAs, aside, at, clause, counted, determined, lasting, noun, object, phrase, pronoun, qualified, relative, sentence, subject, thing, unsayable, word, wording } from './build.ts';
import { composeClause } from './clause.ts';
import { composeCondition } from './condition.ts';
import type { Context } from './context.ts';
import { composePhrase } from './noun.ts';
import { only } from './parts.ts';
import { anyTypeSpent, manaKept } from './spent-mana.ts';
import { headId } from './words.ts';

/** Sentences that have a form of their own in Japanese. */
export function idiom(s: Sentence, c: Context): Sentence | undefined {
  const [cl] = s.clauses;
  if (s.clauses.length !== 1 || !cl) return undefined;
  return modes(s, cl, c) ?? limit(s, cl) ?? level(s, cl) ?? noMaximum(s, cl) ?? still(s, cl, c) ?? anyPlayer(s, cl) ?? onlyWhen(s, cl, c) ?? commander(s, cl) ?? notUntap(s, cl, c) ?? sameMode(s, cl) ?? onlyBefore(s, cl, c) ?? anyTypeSpent(s, cl, c) ?? manaKept(s, cl, c);
}

/** 「以下から１つを選ぶ。」 */
function modes(s: Sentence, cl: Clause, c: Context): Sentence | undefined {
  const n = only(cl.object);
  const unchosen = n?.qualifiers.length === 1 && n.qualifiers[0]!.clause?.verb === 'choose' && n.qualifiers[0]!.clause.negative;
  if (cl.verb === 'choose' && !cl.subject && unchosen && n.count !== undefined && !n.modifiers.length) return notYet(s, n, c);
  if (cl.verb !== 'choose' || cl.subject || cl.adverbials.length || n?.form !== 'common' || n.modifiers.length || n.qualifiers.length || n.whole || n.target || n.count === undefined) return undefined;
  const from = at('from', phrase(noun({ modifiers: [word('order', 'following')] })), 'kara');
  const triggered = s.leading.some((a) => ['when', 'whenever', 'at'].includes(a.relation));
  return sentence([clause({ id: 'choose', stem: '選' }, [from, object(modeCount(n))])], s.leading.map((a) => composeCondition(a, c, triggered)));
}

/** 「以下からまだ選ばれていないもの１つを選ぶ。」 */
function notYet(s: Sentence, n: Noun, c: Context): Sentence {
  const from = at('from', phrase(noun({ modifiers: [word('order', 'following')] })), 'kara');
  const still = clause({ id: 'choose', stem: '選' }, [from, aside(adverb('yet', { japanese: { comma: false } }))], { negative: true, voice: 'passive' });
  const one = counted(qualified(relative(lasting(still)), pronoun('one')), n.count!, 'tsu');
  const triggered = s.leading.some((a) => ['when', 'whenever', 'at'].includes(a.relation));
  return sentence([clause({ id: 'choose', stem: '選' }, [object(phrase(one))])], s.leading.map((a) => composeCondition(a, c, triggered)));
}

function modeCount(n: Noun): ReturnType<typeof phrase> {
  if (n.count === '1-or-both') return phrase([counted(noun(), '1', 'tsu'), pronoun('both')], { conjunction: 'or', joins: ['', 'or-2'] });
  if (!/^(?:\d+|X)(?:-or-more)?$|^any-number$/.test(n.count!)) return unsayable();
  const made = counted(noun(), n.count!, 'tsu');
  return phrase(n.determiners.includes('up-to') ? wording({ ...made, determiners: ['up-to'] }, { order: [] }) : made);
}

const times = (count: string): Noun => wording(counted(noun(), count, 'kai'), { also: ['only'] });
const ONCE: Readonly<Record<string, string>> = { 'only-once-each-turn': '1', 'only-twice-each-turn': '2', 'only-three-times-each-turn': '3', 'no-more-than-once-each-turn': '1', 'no-more-than-twice-each-turn': '2', 'no-more-than-three-times-each-turn': '3' };

const isAbility = (cl: Clause): boolean => only(cl.subject)?.id === 'this-ability' || (headId(only(cl.subject)) === 'ability' && only(cl.subject)!.determiners.includes('this'));

/** 「起動はソーサリーとしてのみ行う。」「毎ターン１回のみ起動できる。」 */
function limit(s: Sentence, cl: Clause): Sentence | undefined {
  const [a] = cl.adverbials;
  const isThis = cl.verb === 'do' && only(cl.object)?.determiners.includes('this') && !only(cl.object)!.modifiers.length;
  if (!a || cl.adverbials.length !== 1 || s.leading.length || (cl.object && !isThis)) return undefined;
  const count = ONCE[a.relation];
  const each = [aside(adverbAs('each-turn', '毎ターン')), at('times', phrase(times(count ?? '1')), 'none')];
  if (isThis) return count && !cl.subject ? sentence([clause({ id: 'do', stem: '行' }, [subject(phrase(pronoun('this'))), ...each], { modal: 'can' })]) : undefined;
  if (cl.verb === 'trigger' && count && isAbility(cl)) return sentence([clause({ id: 'trigger', stem: '誘発' }, [subject(phrase(determined(thing('object', 'ability'), 'this')), 'wa', true), ...each])]);
  if (cl.verb !== 'activate' || cl.subject) return undefined;
  if (a.relation === 'only-as-a-sorcery' || a.relation === 'only-as-an-instant') return sentence([clause({ id: 'do', stem: '行' }, [subject(phrase(thing('thing', 'activation'))), aside(adverb(a.relation))])]);
  if (a.relation === 'only-once') return sentence([clause({ id: 'activate' }, each.slice(1), { modal: 'can' })]);
  return count ? sentence([clause({ id: 'activate' }, each, { modal: 'can' })]) : undefined;
}

/** 「レベル２」 */
function level(s: Sentence, cl: Clause): Sentence | undefined {
  const n = only(cl.object);
  if (cl.verb !== 'level' || !n?.count || s.leading.length) return undefined;
  return sentence([clause({ id: 'level' }, [object(phrase(wording(noun({ count: n.count }), { counter: 'none' })), 'none')], { voice: 'nominal' })], [], { closing: 'none' });
}

/** 「あなたの手札の上限はなくなる。」 */
function noMaximum(s: Sentence, cl: Clause): Sentence | undefined {
  if (cl.verb !== 'have' || headId(only(cl.object)) !== 'maximum hand size' || !only(cl.object)!.determiners.includes('no') || only(cl.subject)?.id !== 'you' || s.leading.length || cl.adverbials.length) return undefined;
  const limitOf = determined(noun({ modifiers: [word('property', 'hand size', { form: 2 })] }), 'your');
  return sentence([clause({ id: 'cease' }, [subject(phrase(limitOf))])]);
}

/** 「それは土地でもある。」 */
function still(s: Sentence, cl: Clause, c: Context): Sentence | undefined {
  const n = only(cl.object);
  if (cl.verb !== 'be' || cl.negative || s.leading.length || cl.adverbials.length !== 1 || cl.adverbials[0]!.relation !== 'still' || !['it', 'they'].includes(only(cl.subject)?.id ?? '') || n?.modifiers.length !== 1) return undefined;
  const made = clause({ id: 'be' }, [subject(phrase(only(cl.subject)!.id === 'it' ? pronoun(c.it) : c.they))], { voice: 'copular', japanese: { variant: 4 } });
  return sentence([{ ...made, object: phrase(noun({ modifiers: n.modifiers.map((m) => (m.kind === 'word' ? word(m.class, m.id) : m)) })), order: ['subject', 'object'] }]);
}

/** 「この能力はどのプレイヤーも起動できる。」 */
function anyPlayer(s: Sentence, cl: Clause): Sentence | undefined {
  if (cl.verb !== 'activate' || cl.modal !== 'may' || headId(only(cl.subject)) !== 'player' || !only(cl.subject)!.determiners.includes('any') || only(cl.object)?.id !== 'this-ability' && headId(only(cl.object)) !== 'ability' || s.leading.length || cl.adverbials.length) return undefined;
  const topic = adverb('topic', { phrase: phrase(determined(thing('object', 'ability'), 'this')), japanese: { marker: 'wa' } });
  return sentence([clause({ id: 'activate' }, [aside(topic), subject(phrase(determined(thing('player', 'player'), 'which')), 'mo')], { modal: 'can' })]);
}

/** 「あなたのターンの間にのみ起動できる。」「…ときにのみ起動できる。」「この呪文は…の間にのみ唱えられる。」 */
function onlyWhen(s: Sentence, cl: Clause, c: Context): Sentence | undefined {
  const casts = cl.verb === 'cast' && only(cl.object)?.id === 'this-spell';
  if (s.leading.length || cl.subject || cl.modal || cl.negative || (!casts && (cl.verb !== 'activate' || cl.object))) return undefined;
  const topic = casts ? [subject(phrase(determined(thing('object', 'spell'), 'this')))] : [];
  const fields: Partial<Clause> = casts ? { voice: 'passive' } : { modal: 'can' };
  const [first, second] = cl.adverbials;
  if (cl.adverbials.length === 2 && first!.relation === 'only' && second!.relation === 'during' && second!.phrase) return sentence([clause({ id: cl.verb }, [...topic, at('during', composePhrase(second!.phrase, c), 'noaida-nomi')], fields)]);
  if (cl.adverbials.length !== 1 || first!.relation !== 'only-if') return undefined;
  const met = composeCondition(first!, c, true);
  const when = c.era === 'classic' && met.clause?.verb === 'exist' ? { ...met, japanese: { ...met.japanese, ...variantOf(SUBORDINATOR_FORMS, 'ときのみ') } } : met;
  if (casts) return sentence([clause({ id: 'cast' }, [subject(phrase(determined(thing('object', 'spell'), 'this')), 'wa', true), aside({ ...when, japanese: { ...when.japanese, comma: false } })], fields)]);
  return sentence([clause({ id: cl.verb }, [], fields)], [{ ...when, japanese: { ...when.japanese, comma: false } }]);
}

/** 「～は統率者として使用できる。」 */
function commander(s: Sentence, cl: Clause): Sentence | undefined {
  if (cl.verb !== 'be' || cl.modal !== 'can' || cl.negative || headId(only(cl.object)) !== 'commander' || only(cl.subject)?.form !== 'self' || s.leading.length || cl.adverbials.length) return undefined;
  return sentence([clause({ id: 'spend', stem: '使用' }, [subject(phrase(noun({ form: 'self', id: only(cl.subject)!.id ?? 'name' }))), at('as', phrase(thing('type', 'commander')), 'toshite')], { modal: 'can' })]);
}

/** 「～をアンタップしないことを選んでもよい。」 */
function notUntap(s: Sentence, cl: Clause, c: Context): Sentence | undefined {
  const done = cl.complement;
  if (cl.verb !== 'choose' || cl.modal !== 'may' || !done || done.verb !== 'untap' || !cl.adverbials.some((a) => a.relation === 'not') || cl.adverbials.length !== 1 || !cl.subject || s.leading.length) return undefined;
  const untap = composeClause({ ...done, negative: true }, c, 'main');
  const that = adverb('that', { clause: untap, japanese: { comma: false } });
  return sentence([clause({ id: 'choose', stem: '選' }, [subject(composePhrase(cl.subject, c), 'wa', true), aside(that)], { modal: 'may' })]);
}

/** 「同じモードを２回以上選んでもよい。」 */
function sameMode(s: Sentence, cl: Clause): Sentence | undefined {
  if (cl.verb !== 'choose' || cl.modal !== 'may' || headId(only(cl.object)) !== 'mode' || cl.adverbials[0]?.relation !== 'more-than-once' || s.leading.length) return undefined;
  const mode = noun({ modifiers: [word('thing', 'mode')], determiners: ['same'], count: '2-or-more', japanese: { order: ['determiner'], counter: 'kai', countAt: 'after-particle' } });
  return sentence([clause({ id: 'choose', stem: '選' }, [object(phrase(mode))], { modal: 'may' })]);
}
