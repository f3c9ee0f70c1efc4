import { isLeaf, walk, type Ability, type Adverbial, type Child, type Clause, type Cost, type KeywordUse, type Modifier, type Node, type Noun, type NounPhrase, type Qualifier, type Sentence } from '../../grammar/tree.ts';

/** Nodes that a meaning field names, whatever its owner. */
function meant(root: Node): Set<Node> {
  const found = new Set<Node>([root]);
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look);
    else if (value !== null && typeof value === 'object') {
      const node = value as Node;
      if (typeof node.kind === 'string' && 'children' in node) found.add(node);
      else Object.values(value).forEach(look);
    }
  };
  for (const node of walk(root)) for (const [field, value] of Object.entries(node)) if (field !== 'children') look(value);
  return found;
}

/** Nodes of the tree that hold words and that no meaning field of any node names: their meaning is lost. */
export function lostNodes(root: Ability): Node[] {
  const known = meant(root);
  return [...walk(root)].filter((n) => n.kind !== 'Unknown' && n.kind !== 'ReminderText' && !known.has(n));
}

class Printer {
  constructor(private readonly text: string, private readonly known: Set<Node>) {}

  source(node: { start: number; end: number }): string {
    return this.text.slice(node.start, node.end);
  }

  modifier(m: Modifier): string {
    const join = m.join === undefined ? '' : m.join === ',' ? ', ' : `${m.join} `;
    switch (m.kind) {
      case 'word': return `${join}${m.negated ? '!' : ''}${m.id.replace(/ /g, '_')}${m.plural ? '*' : ''}`;
      case 'power-toughness': return `${join}${m.power}/${m.toughness}`;
      case 'change': return `${join}${m.value}`;
      case 'name': return `${join}'${m.text}'`;
      case 'symbol': return `${join}${m.text}`;
    }
  }

  keyword(k: KeywordUse): string {
    const parts = [k.form === undefined ? k.keyword : `${k.keyword}/${k.form}`];
    if (k.quality) parts.push(`${k.relation ?? 'quality'}:${this.phrase(k.quality)}`);
    if (k.count !== undefined) parts.push(`count:${k.count}`);
    if (k.cost) parts.push(`cost:${this.cost(k.cost)}`);
    if (k.ability) parts.push(`ability:{${this.inlineAbility(k.ability)}}`);
    return parts.join(' ') + this.strays(k);
  }

  cost(c: Cost): string {
    return `[${c.items.map((i) => (i.kind === 'SymbolRun' ? i.symbols.join('') : i.kind === 'Clause' ? this.clause(i) : `??${this.source(i)}??`)).join(', ')}]${this.strays(c)}`;
  }

  noun(n: Noun): string {
    const parts: string[] = [];
    if (n.possessor) parts.push(`${this.noun(n.possessor)}'s`);
    parts.push(...n.determiners);
    if (n.count !== undefined) parts.push(`#${n.count}`);
    if (n.target) parts.push('TARGET');
    if (n.form === 'keyword') parts.push(n.keyword ? `kw ${this.keyword(n.keyword)}` : 'kw');
    else if (n.form === 'quotation') parts.push(n.ability ? `"${this.inlineAbility(n.ability)}"` : '""');
    else if (n.form === 'name') parts.push(`name '${n.id ?? ''}'`);
    else if (n.form === 'self') parts.push(`SELF(${n.id ?? ''})`);
    else if (n.form !== 'common' && n.form !== 'symbols') parts.push(n.id ?? n.form);
    parts.push(...n.modifiers.map((m) => this.modifier(m)));
    if (n.whole) parts.push(`of ${this.phrase(n.whole)}`);
    parts.push(...n.qualifiers.map((q) => this.qualifier(q)));
    if (n.apposition) parts.push(`= ${this.noun(n.apposition)}`);
    return parts.join(' ') + this.strays(n);
  }

  qualifier(q: Qualifier): string {
    if (q.comparison) return `[${q.comparison.relation}${q.comparison.value ? ` ${this.phrase(q.comparison.value)}` : ''}]${this.strays(q)}`;
    const clauses = q.clauses ?? (q.clause ? [q.clause] : []);
    const body = [q.phrase ? this.phrase(q.phrase) : '', ...clauses.map((c) => this.clause(c))].filter(Boolean).join(' ');
    return `[${q.relation}${body ? ` ${body}` : ''}]${this.strays(q)}`;
  }

  phrase(p: NounPhrase): string {
    return `<${p.items.map((i) => this.noun(i)).join(` ${p.conjunction ?? '+'} `)}>${this.strays(p)}`;
  }

  adverbial(a: Adverbial): string {
    const clauses = a.clauses ?? (a.clause ? [a.clause] : []);
    const body = [a.phrase ? this.phrase(a.phrase) : '', ...clauses.map((c) => this.clause(c))].filter(Boolean).join('; ');
    return `{${a.relation}${body ? ` ${body}` : ''}}${this.strays(a)}`;
  }

  clause(c: Clause): string {
    const flags = [c.modal, c.negative ? 'not' : '', c.perfect ? 'perfect' : '', c.past ? 'past' : '', c.progressive ? 'progressive' : '', c.voice === 'active' ? '' : c.voice].filter(Boolean);
    const parts = [c.join ? `+${c.join}` : '', c.subject ? this.phrase(c.subject) : c.sharedSubject ? '"' : '', flags.length ? `(${flags.join(' ')})` : '', c.verb.toUpperCase() || '∅',
      c.object ? this.phrase(c.object) : '', c.secondObject ? this.phrase(c.secondObject) : '', c.complement ? `→ (${this.clause(c.complement)})` : '', ...c.adverbials.map((a) => this.adverbial(a)), c.outdated ? `outdated:${c.outdated}` : ''];
    return parts.filter(Boolean).join(' ') + this.strays(c);
  }

  /** Child nodes that no field names: their words are in the tree and their meaning is not. */
  strays(node: Node): string {
    return node.children.filter((c): c is Node => !isLeaf(c)).map((c) => (c.kind === 'Unknown' ? ` ??${this.source(c)}??` : c.kind !== 'ReminderText' && !this.known.has(c) ? ` LOST(${c.kind} ${this.source(c)})` : '')).join('');
  }

  sentence(s: Sentence): string[] {
    return s.children.filter((c): c is Node => !isLeaf(c)).map((c) => this.part(c, s));
  }

  part(c: Node, s: Sentence): string {
    switch (c.kind) {
      case 'Clause': return s.clauses.includes(c) ? this.clause(c) : `LOST ${this.clause(c)}`;
      case 'Adverbial': return s.leading.includes(c) ? this.adverbial(c) : `LOST ${this.adverbial(c)}`;
      case 'Unknown': return `??${this.source(c)}??`;
      default: return `LOST(${c.kind} ${this.source(c)})`;
    }
  }

  inlineAbility(a: Ability): string {
    return this.ability(a).map((l) => l.trim()).join(' / ');
  }

  ability(a: Ability): string[] {
    const head = [a.ability, a.label === undefined ? '' : `label:${a.label}`, a.word === undefined ? '' : `word:${a.flavor ?? a.word}`, a.cost ? `cost:${this.cost(a.cost)}` : ''].filter(Boolean).join(' ');
    const lines = [head, ...a.keywords.map((k) => `  kw ${this.keyword(k)}`)];
    for (const child of a.children) lines.push(...this.abilityPart(child, a));
    return lines;
  }

  abilityPart(child: Child, a: Ability): string[] {
    if (isLeaf(child) || child === a.cost || a.keywords.includes(child as KeywordUse)) return [];
    if (child.kind === 'Sentence') return this.sentence(child).map((line, i) => `  ${i === 0 ? '. ' : '  '}${line}`);
    if (child.kind === 'Unknown') return [`  ??${this.source(child)}??`];
    if (child.kind === 'ReminderText') return ['  (reminder)'];
    return [`  LOST(${child.kind} ${this.source(child)})`];
  }
}

/**
 * What a paragraph's tree means, one line for each clause; spans are left out. `*` is a plural, `!` a negation,
 * `#` a count, `??…??` words without a role, `LOST` a node that no meaning field names.
 */
export function printTree(ability: Ability, text: string): string {
  return new Printer(text, meant(ability)).ability(ability).join('\n');
}
