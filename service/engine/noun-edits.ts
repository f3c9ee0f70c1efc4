import type { Span } from '../../grammar/index.ts';
import { isLeaf, leaves, type Adverbial, type Clause, type Node, type Noun, type Qualifier } from '../../grammar/tree.ts';
import type { TextEdit } from '../model.ts';
import type { NodeContext } from './rule.ts';
import { article, sameCase } from './wording.ts';

const ARTICLE = /^an?$/i;

/** The edit that makes `a` or `an` fit the word that will follow it; none where the noun has no article. */
export function articleEdit(noun: Node, next: string, ctx: NodeContext): TextEdit[] {
  const leaf = [...leaves(noun)][0];
  if (!leaf || !ARTICLE.test(ctx.text(leaf))) return [];
  const right = sameCase(ctx.text(leaf), article(next));
  return right === ctx.text(leaf) ? [] : [{ span: { start: leaf.start, end: leaf.end }, newText: right }];
}

/** The edit that turns `target creature` into `a creature`; undefined where the number would be wrong. */
export function untargeted(noun: Noun, ctx: NodeContext): TextEdit | undefined {
  const { target } = noun;
  const next = target && /^\s+([\p{L}\d/-]+)/u.exec(ctx.text({ start: target.at.end, end: noun.end }))?.[1];
  const last = noun.modifiers.at(-1);
  if (!target || !next || noun.form !== 'common' || noun.count !== undefined || (last?.kind === 'word' && last.plural) || noun.determiners.length > 0) return undefined;
  return { span: target.at, newText: sameCase(ctx.text(target.at), article(next)) };
}

/** The edit that takes the words of `span` away with the space before them. */
export const without = ({ start, end }: Span): TextEdit => ({ span: { start: start - 1, end }, newText: '' });

/** 墓地にある: the places in a relative clause that says where something is. */
const placesIn = ({ clause, clauses }: Qualifier): Adverbial[] => (clauses ?? (clause ? [clause] : [])).flatMap(({ verb, negative, adverbials }) => (verb === 'exist' && !negative ? adverbials.filter((a) => a.relation === 'in') : []));

/** 墓地からクリーチャー・カード１枚を: the place stands before what comes from there. */
const comesFrom = (noun: Noun, { object, adverbials }: Clause): Adverbial[] => (object?.items.includes(noun) ? adverbials.filter((a) => a.japanese?.marker === 'kara') : []);

/** The zone that a phrase after `from` or `in` names, of the noun itself or right beside it. */
export function zoneOf(noun: Noun, clause?: Clause): { id: string; at: Span } | undefined {
  if (noun.qualifiers.length === 0 && !clause?.adverbials.length) return undefined;
  const beside = clause ? [...clause.adverbials.filter((a) => a.start === noun.end + 1), ...comesFrom(noun, clause)] : [];
  for (const { relation, phrase } of [...noun.qualifiers, ...noun.qualifiers.flatMap(placesIn), ...beside]) {
    if (relation !== 'from' && relation !== 'in') continue;
    for (const item of phrase?.items ?? []) for (const m of item.modifiers) if (m.kind === 'word' && m.class === 'zone') return { id: m.id, at: m.at };
  }
  return undefined;
}

/** The edits that call a permanent or token of a Japanese text a card, counted as cards are. */
export function cardEdits(noun: Noun, head: Span): TextEdit[] {
  const counter = noun.children.find((child) => isLeaf(child) && child.id === noun.japanese?.counter && child.start >= head.end);
  return [{ span: head, newText: 'カード' }, ...(counter ? [{ span: { start: counter.start, end: counter.end }, newText: '枚' }] : [])];
}
