import type { Span } from '../../span.ts';
import { isLeaf, leaves, type KeywordUse, type Leaf, type Modifier, type Noun, type NounPhrase } from '../../tree.ts';
import { keywordById, STEPS } from '../../vocabulary/index.ts';
import { newNoun, newNounPhrase } from '../../new-node.ts';
import { joinBefore, joinId } from './joins.ts';
import { recordTense } from './record-verb.ts';
import { written, type Source } from './source.ts';

export function recordNounPhrase(node: NounPhrase): void {
  if (node.items.length < 2) return;
  const joins = node.items.slice(1).map((item) => joinId(joinBefore(node.children, item)));
  if (joins.length && !joins.every((join, i) => join === usualJoin(node, joins.length, i))) node.joins = joins;
}

/** Commas, and the conjunction before the last, after a comma in a list of three or more. */
function usualJoin(node: NounPhrase, count: number, i: number): string {
  if (i < count - 1) return 'comma';
  const conjunction = node.conjunction ?? 'and';
  return count > 1 ? `comma-${conjunction}` : conjunction;
}

export function recordNoun(node: Noun, source: Source): void {
  if (node.form === 'self' && node.id === 'name') recordName(node, source);
  if (node.count !== undefined || node.target) recordOrders(node);
  for (const m of node.modifiers) recordForm(m, source);
  if (!node.modifiers.length && node.determiners.some((d) => d === 'that' || d === 'this') && node.children.some((c) => isLeaf(c) && /^th[eo]se$/.test(written(source, c)))) node.plural = true;
  node.qualifiers.forEach((q) => {
    if (q.relation === 'relative' && q.clause && !q.clause.subject) recordTense(q.clause, q.clause.children.find(isLeaf), source, node);
    const { comma, id } = joinBefore(node.children, q);
    if (id) q.join = id;
    if (comma) q.comma = true;
  });
}

const squeeze = (name: string): string => name.replace(/[\s,]/g, '');

function recordName(node: Noun, source: Source): void {
  const full = source.names[0];
  const text = written(source, node.children.find(isLeaf) ?? node);
  if (!full || text === 'cardname' || text === '~' || squeeze(text) === squeeze(full.join(''))) return;
  node.nameWords = text.split(/\s+/).length;
}

function recordOrders(node: Noun): void {
  const count = node.children.find((c) => isLeaf(c) && (c.id === node.count || (node.count ?? '').startsWith(`${c.id}-or-`))) ?? node.target?.at;
  const first = node.modifiers.filter((m) => count && m.at.start < count.start).length;
  if (first) node.ordersFirst = first;
}

/** Which of its written forms a word has, where the forms mean the same. */
function recordForm(m: Modifier, source: Source): void {
  if (m.kind !== 'word') return;
  if (m.class === 'participle' && written(source, m.at).endsWith('ing')) m.form = 1;
  if (m.id === 'term') Object.assign(m, { id: source.text.slice(m.at.start + 1, m.at.end - 1), quoted: true });
  if (m.class !== 'time') return;
  const step = STEPS.find((s) => s.id === m.id);
  const text = written(source, m.at);
  const form = step?.names.findIndex((n) => n === text || `${n}s` === text) ?? -1;
  if (form > 0) m.form = form;
}

/** A card or a variant by its name. */
function namePhrase(id: string, { start, end }: Span, children: Leaf[] = []): NounPhrase {
  const noun: Noun = { ...newNoun('name'), id, children, start, end };
  return { ...newNounPhrase(), items: [noun], children: children.length ? [noun] : [], start, end };
}

export function recordKeyword(node: KeywordUse, source: Source): void {
  const own = node.children.filter(isLeaf);
  const word = own[0];
  const form = word ? (keywordById.get(node.keyword)?.forms ?? []).indexOf(written(source, word)) : -1;
  if (form >= 0) node.form = form + 1;
  const variant = word && /—\s*(\S.*)$/.exec(source.text.slice(word.start, word.end))?.[1];
  if (variant) {
    node.dash = true;
    node.quality = namePhrase(variant, node);
    return;
  }
  if (word && written(source, word) === 'partner with' && node.quality) {
    const name = namePhrase(source.text.slice(node.quality.start, node.quality.end), node.quality, [...leaves(node.quality)]);
    node.children[node.children.indexOf(node.quality)] = name;
    node.quality = name;
    return;
  }
  const marks = own.slice(1).filter((l) => l.id !== node.count && l.id !== node.size && ![',', 'and', 'or'].includes(l.id));
  const relations = marks.filter((l) => !/^[—–―-]+$/.test(l.id));
  if (marks.length > relations.length && !node.size) node.dash = true;
  if (relations[0]) node.relation = relations[0].id;
  if (relations.length > 1) {
    node.repeats = true;
    const join = own.find((l) => l.id === 'or' || l.id === 'and');
    if (node.quality && join) node.quality.conjunction = join.id;
  }
}
