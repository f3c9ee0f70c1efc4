import { isLeaf, type Clause, type Noun, type NounPhrase } from '../../grammar/tree.ts';
import type { Span } from '../../grammar/index.ts';
import { phraseIsPlural } from '../../grammar/english/render/agreement.ts';
import { rule, type NodeContext } from '../engine/rule.ts';
import { hasWord, headOf } from '../engine/things.ts';
import { goesOnUnknown } from '../engine/tree-places.ts';
import { pluralVerb, singularVerb } from '../engine/wording-verbs.ts';
import { plain, rewrite, wordFrom } from '../engine/wording-words.ts';
import { sameCase } from '../engine/wording.ts';
import { say } from '../l10n/message.ts';

const SINGULAR = new Set(['a', 'each', 'another', 'this', 'every']);
const PLURAL_COUNT = /^(?:[2-9]|\d{2,})$/;

/** Nouns of one or several things for certain; names, amounts and parts of a whole say nothing. */
function numberOf(phrase: NounPhrase): 'singular' | 'plural' | undefined {
  if (phrase.items.length !== 1) return undefined;
  const noun = phrase.items[0]!;
  if (noun.form === 'self') return noun.id?.startsWith('this-') ? 'singular' : undefined;
  if (noun.form === 'pronoun') return noun.id === 'you' || noun.id === 'they' ? 'plural' : noun.id === 'it' ? 'singular' : undefined;
  const head = headOf(noun);
  if (noun.form !== 'common' || !head || noun.whole || !isThing(noun) || noun.modifiers.some((m) => m.join !== undefined)) return undefined;
  const plural = phraseIsPlural(phrase);
  if (plural !== head.plural && head.class !== 'subtype') return undefined;
  // `another creatures`: the noun disagrees, not the verb.
  if (plural && noun.determiners.some((d) => SINGULAR.has(d))) return undefined;
  if (plural) return noun.count === undefined || PLURAL_COUNT.test(noun.count) ? 'plural' : undefined;
  return noun.count === undefined && (noun.target !== undefined || noun.determiners.some((d) => SINGULAR.has(d)) || hasWord(noun, 'enchanted', 'equipped')) ? 'singular' : undefined;
}

const THINGS = new Set(['object', 'type', 'player']);
const isThing = (noun: Noun): boolean => THINGS.has(headOf(noun)?.class ?? '') && !noun.determiners.includes('half') && noun.possessor === undefined;

/** The first word of the verb: an auxiliary or the verb itself. Where the grammar does not take it for one, the word after the subject. */
function verbWord(clause: Clause, ctx: NodeContext): Span | undefined {
  const first = clause.children[clause.children.indexOf(clause.subject!) + 1];
  if (first) return isLeaf(first) ? first : undefined;
  return clause.verb === '' ? wordFrom(ctx, clause.end + 1) : undefined;
}

/** After `have`, `make` and `let` stands the bare verb. */
const isGoverned = (clause: Clause, ctx: NodeContext): boolean => clause.infinitive === true || clause.form !== undefined || ctx.path.some((node) => node.kind === 'Clause' && node.complement === clause);

function report(verb: Span, form: string, subject: string, number: 'singular' | 'plural', ctx: NodeContext): void {
  const written = ctx.text(verb);
  ctx.report(verb, {
    message: number === 'plural' ? say`“${written}” does not agree with “${subject}”, which is plural: write “${form}”.` : say`“${written}” does not agree with “${subject}”, which is one: write “${form}”.`,
    fixes: [rewrite(verb, sameCase(written, form))],
  });
}

function check(clause: Clause, ctx: NodeContext): void {
  if (!clause.subject || clause.gap || clause.past || clause.modal || clause.voice === 'existential' || isGoverned(clause, ctx)) return;
  const number = numberOf(clause.subject);
  const verb = number && verbWord(clause, ctx);
  if (!verb || verb.start !== clause.subject.end + 1) return;
  const written = ctx.text(verb);
  // Both are nouns as well.
  if (['target', 'counters'].includes(plain(written)) && clause.subject.items[0]!.form === 'common') return;
  const form = number === 'plural' ? pluralVerb(plain(written)) : singularVerb(plain(written));
  if (form === undefined || form === plain(written) || /^were(?:n't)?$/.test(plain(written))) return;
  report(verb, form, ctx.text(clause.subject), number!, ctx);
}

/** `Whenever you cast a spell, each opponent discard a card`: with such a verb the subject is read as the end of a list. */
function checkLastItem(phrase: NounPhrase, ctx: NodeContext): void {
  const last = phrase.items.at(-1)!;
  if (phrase.items.length < 2 || phrase.conjunction || numberOf({ ...phrase, items: [last] }) !== 'singular' || !goesOnUnknown(phrase, ctx)) return;
  const verb = wordFrom(ctx, phrase.end + 1);
  const form = verb && singularVerb(verb.low);
  if (!verb || form === undefined || form === verb.low || verb.low === 'target') return;
  report(verb, form, ctx.text(last), 'singular', ctx);
}

export default rule({
  code: 'agreement',
  since: '0.1.0',
  severity: 'warning',
  rules: [],
  summary: 'A verb that does not agree with its subject.',
  why: 'One creature gets, several creatures get: the verb tells a reader whether one object or several are meant.',
  bad: 'Rally Drum {2}\nArtifact\nCreatures you control gets +1/+0.',
  good: 'Rally Drum {2}\nArtifact\nCreatures you control get +1/+0.',
  fixable: true,
  dialects: ['mtg-en'],
  on: { Clause: check, NounPhrase: checkLastItem },
});
