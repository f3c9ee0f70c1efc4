import { isLeaf, type Ability, type Adverbial, type Child, type Clause, type Cost, type Node, type Qualifier, type Sentence } from '../../tree.ts';
import { commaAfter, isComma, isConjunction, joinBefore, joinId, type Join } from './joins.ts';
import { recordKeyword, recordNoun, recordNounPhrase } from './record-noun.ts';
import { recordForms, recordTense } from './record-verb.ts';
import { written, type Source } from './source.ts';

/**
 * Fills in the fields of the tree that say how its parts stand together: joins, order, places of adverbials. They
 * follow from the order of `children`; with them the tree says all that a renderer needs without `children`.
 */
export function recordWording(node: Node, source: Source): void {
  record(node, source);
  if (node.kind !== 'Unknown' && node.kind !== 'ReminderText' && node.kind !== 'Sentence' && hasGap(node)) node.gap = true;
  for (const child of node.children) if (!isLeaf(child)) recordWording(child, source);
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
    const id = i > 0 ? joinBefore(node.children, use).id : undefined;
    if (id) use.join = id;
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
  if (node.items.length < 2) return;
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
      else {
        const { id } = joinBefore(node.children, child);
        if (id !== node.opens) child.join = id;
      }
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
  const first = children.findIndex(isVerbal);
  let last = children.length - 1;
  while (last >= 0 && !isVerbal(children[last]!)) last--;
  recordTense(node, children[last], source);
  if (node.progressive && first === last && first >= 0 && node.voice === 'active') node.form = 'ing';
  if (node.voice === 'passive' && saysBefore(children, last, 'being', source)) node.progressive = true;
  if (!node.perfect && saysBefore(children, last + 1, 'been', source)) node.perfect = true;
  const to = children[0];
  if (to && isLeaf(to) && to.id === 'to') node.infinitive = true;
  recordOrder(node, first, last);
}

/** A verb or an auxiliary of the clause. */
const isVerbal = (c: Child): boolean => isLeaf(c) && !isComma(c) && !isConjunction(c) && c.id !== 'to' && c.id !== 'there';

/** Whether a form of `be` stands as a word of its own before an index. */
function saysBefore(children: readonly Child[], end: number, form: 'being' | 'been', source: Source): boolean {
  for (let i = 0; i < end; i++) {
    const child = children[i]!;
    if (isLeaf(child) && child.end - child.start === form.length && written(source, child) === form) return true;
  }
  return false;
}

/** Where the complements stand, by the places of the first and the last verb. */
function recordOrder(node: Clause, first: number, last: number): void {
  const { children } = node;
  let after: Complement[] | undefined;
  let sorted = true;
  for (let i = 0; i < children.length; i++) {
    const child = children[i]!;
    const kind = isLeaf(child) ? undefined : complementOf(node, child);
    if (!kind) continue;
    if (kind === 'adverbial') {
      recordPlace(children, child as Adverbial);
      if (i < first) (child as Adverbial).place = 'before';
      else if (i < last) (child as Adverbial).place = 'inside';
    }
    if (i <= last) continue;
    if (after && DEFAULT_ORDER.indexOf(after.at(-1)!) > DEFAULT_ORDER.indexOf(kind)) sorted = false;
    (after ??= []).push(kind);
  }
  if (!sorted) node.order = after;
}

function recordPlace(children: readonly Child[], adverbial: Adverbial): void {
  const { comma, id } = joinBefore(children, adverbial);
  if (comma) adverbial.comma = true;
  if (id) adverbial.join = id;
}
