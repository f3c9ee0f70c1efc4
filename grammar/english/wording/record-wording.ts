import { isLeaf, walk, type Ability, type Adverbial, type Child, type Clause, type Cost, type Node, type Qualifier, type Sentence } from '../../tree.ts';
import { commaAfter, isComma, isConjunction, joinBefore, joinId, type Join } from './joins.ts';
import { recordKeyword, recordNoun, recordNounPhrase } from './record-noun.ts';
import { recordForms, recordTense } from './record-verb.ts';
import { written, type Source } from './source.ts';

/**
 * Fills in the fields of the tree that say how its parts stand together: joins, order, places of adverbials. They
 * follow from the order of `children`; with them the tree says all that a renderer needs without `children`.
 */
export function recordWording(ability: Ability, source: Source): void {
  for (const node of walk(ability)) {
    record(node, source);
    if (node.kind !== 'Unknown' && node.kind !== 'ReminderText' && node.kind !== 'Sentence' && hasGap(node)) node.gap = true;
  }
}

const isIn = (list: readonly unknown[] | undefined, part: Node): boolean => list !== undefined && list.includes(part);

/** A field of the node, or a list in one, holds `part`. */
function holds(node: Node, part: Node): boolean {
  switch (node.kind) {
    case 'Clause': return part === node.subject || part === node.object || part === node.secondObject || part === node.complement || isIn(node.adverbials, part);
    case 'NounPhrase': return isIn(node.items, part);
    case 'Noun': return isIn(node.qualifiers, part) || part === node.possessor || part === node.whole || part === node.keyword || part === node.ability || part === node.apposition;
    case 'Adverbial': return part === node.phrase || part === node.clause || part === node.inner || isIn(node.clauses, part);
    case 'Qualifier': return part === node.phrase || part === node.clause || part === node.comparison?.value || isIn(node.clauses, part);
    case 'Ability': return isIn(node.sentences, part) || isIn(node.keywords, part) || part === node.cost || part === node.definition;
    case 'Cost': return isIn(node.items, part);
    case 'KeywordUse': return part === node.cost || part === node.quality || part === node.ability;
    default: return false;
  }
}

/** Words without meaning, or parts that were given up before they were complete, leave a gap. */
function hasGap(node: Node): boolean {
  for (const c of node.children) {
    if (isLeaf(c) || c.kind === 'ReminderText' || c.kind === 'Clause') continue;
    if (c.kind === 'Unknown') return true;
    if (node.kind === 'KeywordUse' && (c.kind === 'NounPhrase' || c.kind === 'Noun')) continue;
    if (!holds(node, c)) return true;
  }
  return false;
}

function record(node: Node, source: Source): void {
  switch (node.kind) {
    case 'Ability': return recordAbility(node);
    case 'Sentence': return recordSentence(node, source);
    case 'Clause': return recordClause(node, source);
    case 'Adverbial': return recordAdverbial(node, source);
    case 'NounPhrase': return recordNounPhrase(node);
    case 'Noun': return recordNoun(node, source);
    case 'Qualifier': return recordQualifier(node, source);
    case 'Cost': return recordCost(node);
    case 'KeywordUse': return recordKeyword(node, source);
    default:
  }
}

const DASH = /^(?:[—–―]|-+)$/;

function recordAbility(node: Ability): void {
  node.keywords.forEach((use, i) => {
    const { id } = joinBefore(node.children, use);
    if (i > 0 && id) use.join = id;
  });
  const definition = node.keywords.length ? node.children.find((c) => c.kind === 'Adverbial') : undefined;
  if (definition?.kind === 'Adverbial') node.definition = definition;
  for (const sentence of node.sentences) {
    const dash = node.children[node.children.indexOf(sentence) + 1];
    if (dash && isLeaf(dash) && DASH.test(dash.id)) sentence.closing = 'dash';
  }
  if (node.label === '+') node.price = node.children.filter((c) => isLeaf(c) && /^\{.+\}$/.test(c.id)).map((c) => (isLeaf(c) ? c.id : ''));
}

const setJoin = (clause: Clause, { comma, id }: Join): void => {
  clause.join = id ?? 'comma';
  if (comma && id) clause.comma = true;
};

function recordCost(node: Cost): void {
  const joins = node.items.slice(1).map((item) => joinId(joinBefore(node.children, item)));
  if (joins.some((join) => join !== 'comma')) node.joins = joins;
}

function recordSentence(node: Sentence, source: Source): void {
  const first = node.children[0];
  if (first && isLeaf(first) && first.id === 'then') node.opens = 'then';
  let pending: Join | undefined;
  let clauses = 0;
  for (const child of node.children) {
    if (isLeaf(child)) continue;
    if (child.kind === 'Adverbial' && node.leading.includes(child)) {
      if (clauses > 0) {
        child.before = clauses;
        pending ??= joinBefore(node.children, child);
      }
      else if (joinBefore(node.children, child).id !== node.opens) child.join = joinBefore(node.children, child).id;
      if (!commaAfter(node.children, child)) child.comma = false;
    } else if (child.kind === 'Clause' && node.clauses.includes(child)) {
      if (clauses++ > 0) setJoin(child, pending ?? joinBefore(node.children, child));
      pending = undefined;
    } else if (child.kind !== 'ReminderText') node.gaps = [...new Set([...(node.gaps ?? []), clauses])];
  }
  recordForms(node.clauses, source);
  const last = node.children.at(-1);
  if (node.closing === undefined && !(last && isLeaf(last) && last.id === '.')) node.closing = last && isLeaf(last) && isComma(last) ? 'comma' : 'none';
}

/** Clauses one after the other below an adverbial or qualifier, with the word that some open with. */
function recordClauses(children: readonly Child[], clauses: readonly Clause[]): void {
  clauses.slice(1).forEach((clause) => {
    const at = children.indexOf(clause);
    const before = children[at - 1];
    const opener = before && isLeaf(before) && !isComma(before) && !isConjunction(before) ? before : undefined;
    if (opener) clause.again = opener.id;
    setJoin(clause, joinBefore(children, opener ?? clause));
  });
}

function recordAdverbial(node: Adverbial, source: Source): void {
  recordForms(node.clauses ?? [], source);
  if (node.relation === 'each' && node.children[0] && isLeaf(node.children[0])) node.relation = node.children[0].id;
  const word = node.children[0];
  const conjunction = word && isLeaf(word) && node.clause ? /^(and|but) /.exec(written(source, word))?.[1] : undefined;
  if (conjunction) node.join = conjunction;
  if (node.clauses && node.clauses.length > 1) recordClauses(node.children, node.clauses);
  else node.clauses = undefined;
}

function recordQualifier(node: Qualifier, source: Source): void {
  const clauses = node.children.filter((c) => c.kind === 'Clause');
  recordForms(clauses, source);
  if (clauses.length > 1) {
    node.clauses = clauses;
    recordClauses(node.children, clauses);
  }
  if (node.relation === 'relative' && node.children[0]?.kind === 'Clause') node.reduced = true;
}

const DEFAULT_ORDER = ['object', 'second-object', 'adverbial', 'complement'] as const;
type Complement = (typeof DEFAULT_ORDER)[number];

function complementOf(node: Clause, child: Child): Complement | undefined {
  if (child === node.object) return 'object';
  if (child === node.secondObject) return 'second-object';
  if (child === node.complement) return 'complement';
  return child.kind === 'Adverbial' ? 'adverbial' : undefined;
}

function recordClause(node: Clause, source: Source): void {
  const { children } = node;
  const verbs = children.flatMap((c, i) => (isLeaf(c) && !isComma(c) && !isConjunction(c) && c.id !== 'to' && c.id !== 'there' ? [i] : []));
  const [first, last] = [verbs[0] ?? -1, verbs.at(-1) ?? -1];
  recordTense(node, children[last], source);
  if (node.progressive && verbs.length === 1 && node.voice === 'active') node.form = 'ing';
  if (node.voice === 'passive' && children.slice(0, last).some((c) => isLeaf(c) && written(source, c) === 'being')) node.progressive = true;
  if (!node.perfect && children.slice(0, last + 1).some((c) => isLeaf(c) && written(source, c) === 'been')) node.perfect = true;
  const to = children[0];
  if (to && isLeaf(to) && to.id === 'to') node.infinitive = true;
  const after: Complement[] = [];
  children.forEach((child, i) => {
    const kind = complementOf(node, child);
    if (!kind) return;
    if (kind === 'adverbial') {
      recordPlace(children, child as Adverbial);
      if (i < first) (child as Adverbial).place = 'before';
      else if (i < last) (child as Adverbial).place = 'inside';
    }
    if (i > last) after.push(kind);
  });
  const sorted = after.every((kind, i) => i === 0 || DEFAULT_ORDER.indexOf(after[i - 1]!) <= DEFAULT_ORDER.indexOf(kind));
  if (!sorted) node.order = after;
}

function recordPlace(children: readonly Child[], adverbial: Adverbial): void {
  const { comma, id } = joinBefore(children, adverbial);
  if (comma) adverbial.comma = true;
  if (id) adverbial.join = id;
}
