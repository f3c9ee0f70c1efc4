import type { Span } from '../../grammar/index.ts';
import type { Noun } from '../../grammar/tree.ts';
import { chosenBefore, meantBy } from '../engine/chosen.ts';
import { rule, type NodeContext, type ProposedFix } from '../engine/rule.ts';
import { headOf, thingsOf, type Thing } from '../engine/things.ts';
import { around } from '../engine/tree-places.ts';
import { say } from '../l10n/message.ts';
import { aWord } from '../l10n/words.ts';

type Copied = Span & { items: readonly Noun[] };

/** What is copied: `a token that's a copy of target instant`; それのコピー of what was chosen right before. */
function copied(noun: Noun, ctx: NodeContext): Copied | undefined {
  const relative = noun.qualifiers.flatMap((q) => (q.relation === 'relative' ? q.clause?.object?.items ?? [] : []));
  const copy = [noun, ...relative].find((n) => headOf(n)?.id === 'copy');
  const of = copy?.qualifiers.find((q) => q.relation === 'of')?.phrase;
  if (of || !copy || ctx.face.dialect !== 'mtg-ja') return of;
  if (copy.possessor) return { start: copy.possessor.start, end: copy.possessor.end, items: [meantBy(copy.possessor)] };
  if (!copy.determiners.some((d) => d === 'its' || d === 'that')) return undefined;
  const clause = around(ctx, 'Clause');
  const chosen = clause ? chosenBefore(clause, ctx.ability) : [];
  return chosen.length === 1 ? { start: chosen[0]!.start, end: chosen[0]!.end, items: chosen } : undefined;
}

/** It can never be on the battlefield: an instant, a sorcery, an ability, a player. */
const isImpossible = ({ kind, types }: Thing): boolean => kind === 'ability' || kind === 'player' || (kind === 'spell' && types.length > 0);
const isOnlySpell = (noun: Noun): boolean => noun.modifiers.some((m) => m.kind === 'word' && !m.negated && (m.id === 'instant' || m.id === 'sorcery')) && noun.modifiers.every((m) => m.kind !== 'word' || ['instant', 'sorcery', 'card', 'spell'].includes(m.id) || m.class === 'color' || m.class === 'status');

/** A spell or ability is copied itself; a card is exiled, copied and the copy cast. Where the sentence says nothing else. */
function copyFix({ items, ...phrase }: Copied, ctx: NodeContext): ProposedFix[] {
  if (ctx.face.dialect === 'mtg-ja') return [];
  const [noun] = items as [Noun];
  const sentence = around(ctx, 'Sentence');
  const clause = sentence?.clauses[0];
  const [thing] = thingsOf(noun);
  if (!clause || !thing || thing.kind === 'player' || sentence.clauses.length > 1 || sentence.leading.length > 0 || clause.verb !== 'create' || clause.subject || clause.adverbials.length > 0 || items.length > 1 || !/^(?: (?:in|from) [\w' ]*graveyards?)?$/u.test(ctx.text({ start: phrase.end, end: clause.end }))) return [];
  const what = ctx.text({ start: phrase.start, end: clause.end });
  const object = thing.kind === 'spell' && headOf(noun)?.class === 'type' ? `${what} spell` : what;
  const newText = thing.kind === 'card' ? `Exile ${object}. Copy it. You may cast the copy` : `Copy ${object}. You may choose new targets for the copy`;
  return [{ title: say`Write “${newText}”`, edits: [{ span: { start: clause.start, end: clause.end }, newText }], preferred: false }];
}

export default rule({
  code: 'token-copy-impossible',
  since: '0.1.0',
  severity: 'error',
  rules: ['111.5', '111.12'],
  summary: 'A token is made as a copy of something that is never a permanent.',
  why: 'A token is put onto the battlefield. Instants and sorceries cannot be there, and players and abilities are no objects that a token could copy.',
  bad: 'Twin Echo {2}{U}\nSorcery\nCreate a token that\'s a copy of target instant card in your graveyard.',
  good: 'Twin Echo {2}{U}\nSorcery\nExile target instant card from your graveyard. Copy it. You may cast the copy.',
  fixable: true,
  on: {
    Token(token, ctx) {
      const { noun } = token;
      const phrase = noun && copied(noun, ctx);
      if (!noun || !phrase || phrase.items.length === 0 || token.source === 'spell-copy') return;
      const things = phrase.items.map((n) => thingsOf(n));
      if (!phrase.items.every((n, i) => isOnlySpell(n) || (things[i]!.length > 0 && things[i]!.every(isImpossible)))) return;
      const what = things[0]![0]?.head === 'card' || things[0]![0]?.head === 'spell' ? phrase.items[0]!.modifiers.find((m) => m.kind === 'word' && (m.id === 'instant' || m.id === 'sorcery')) : undefined;
      const head = what?.kind === 'word' ? what.id : things[0]![0]!.head;
      ctx.report(phrase, { message: say`A token is put onto the battlefield, where ${aWord(head)} can never be (CR 111.5, 111.12). Copy the spell and cast the copy, or copy a permanent.`, fixes: copyFix(phrase, ctx) });
    },
  },
});
