import type { Adverbial, Clause, NounPhrase } from '../../tree.ts';
import { adverb, clause, subject } from './build.ts';
import type { Context } from './context.ts';
import { composePhrase } from './noun.ts';
import { headId } from './words.ts';

const FINDING = new Set(['reveal', 'exile']);

/** `until you reveal a land card`: the end of a search through a library, card by card. */
export const isFinding = (a: Adverbial): boolean => a.relation === 'until' && !a.clauses && FINDING.has(a.clause?.verb ?? '') && a.clause!.adverbials.length === 0 && !a.clause!.negative && found(a.clause!) !== undefined;

const found = (cl: Clause): NounPhrase | undefined => (cl.voice === 'passive' ? cl.subject : cl.object);

/** 「土地・カードが公開されるまで、」 */
export const untilFound = (a: Adverbial, c: Context): Adverbial => {
  const said = subject(composePhrase(found(a.clause!)!, c, { indefinite: false }), 'ga');
  return adverb('until', { clause: clause({ id: a.clause!.verb }, [said], { voice: 'passive' }), japanese: { comma: true } });
};

/** `cards from the top of your library`: where they lie and the cards. */
export function offTheTop(p: NounPhrase): { pile: NounPhrase; cards: NounPhrase; oneByOne: boolean } | undefined {
  const [n] = p.items;
  const from = n?.qualifiers.length === 1 && n.qualifiers[0]!.relation === 'from' ? n.qualifiers[0]!.phrase?.items[0] : undefined;
  const pile = headId(from) === 'top' && from!.qualifiers.length === 1 && from!.qualifiers[0]!.relation === 'of' ? from!.qualifiers[0]!.phrase : undefined;
  if (p.items.length !== 1 || headId(n) !== 'card' || n!.modifiers.length !== 1 || !pile) return undefined;
  return { pile, cards: { ...p, items: [{ ...n!, qualifiers: [] }] }, oneByOne: n!.count === undefined && n!.determiners.length === 0 };
}
