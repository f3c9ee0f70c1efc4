import type { Span } from '../../grammar/index.ts';
import { walk, type Clause, type Node, type Noun } from '../../grammar/tree.ts';
import { inHost } from '../../grammar/parse-face.ts';
import { rule } from '../engine/rule.ts';
import { hasUnknown, nodesOf } from '../engine/tree-places.ts';
import { say } from '../l10n/message.ts';

const HAS_X = /[{(（][^{}()（）]*[XＸ][^{}()（）]*[})）]/iu;

/** What a player decides to pay, tap, remove and the like decides X. */
const DECIDES = new Set(['sacrifice', 'tap', 'untap', 'reveal', 'remove', 'pay', 'discard', 'exile', 'choose', 'collect', 'blight', 'mill', 'roll', 'spend', 'be', 'equal', 'name', 'note', 'bid', 'forage', 'return', 'put']);

const isX = (noun: Noun): boolean => noun.count !== undefined && /(?:^|-)X(?:-|$)/.test(noun.count);

/** The X of a noun: its count, its power and toughness, or its change of them. */
function xIn(noun: Noun): Span | undefined {
  if (isX(noun)) return noun;
  if (noun.form === 'change' && noun.id?.includes('X')) return noun;
  const sized = noun.modifiers.find((m) => (m.kind === 'power-toughness' && `${m.power}/${m.toughness}`.includes('X')) || (m.kind === 'change' && m.value.includes('X')));
  return sized?.at;
}

/** Whether this part of the text says what X is, or may. */
function defines(node: Node): boolean {
  switch (node.kind) {
    case 'SymbolRun': return node.symbols.some((s) => HAS_X.test(s));
    case 'Ability': return node.label?.includes('X') ?? false;
    case 'Cost': return [...walk(node)].some((n) => n.kind === 'Noun' && xIn(n) !== undefined);
    case 'KeywordUse': return node.count === 'X';
    case 'Adverbial': return node.relation === 'where';
    case 'Qualifier': return (node.comparison?.value?.items ?? node.phrase?.items ?? []).some((n) => n.form === 'common' && isX(n) && n.modifiers.length === 0);
    case 'Clause': return definesByClause(node);
    case 'Noun': return node.modifiers.some((m) => m.kind === 'symbol' && HAS_X.test(m.text));
    default: return false;
  }
}

function definesByClause(clause: Clause): boolean {
  const object = clause.object?.items.some(isX) ?? false;
  const topics = clause.adverbials.flatMap((a) => (a.relation === 'topic' ? a.phrase?.items ?? [] : []));
  const subject = [...(clause.subject?.items ?? []), ...topics].some((n) => isX(n) && n.modifiers.length === 0);
  return subject || (object && DECIDES.has(clause.verb.split(' ')[0]!));
}

export default rule({
  code: 'undefined-x',
  since: '0.1.0',
  severity: 'warning',
  rules: ['107.3'],
  summary: 'X stands in the text, and neither a cost nor “where X is” says what it is.',
  why: 'X gets its value from a cost with {X} in it or from the text. Where neither gives one, its value is chosen by the controller, who would make it as large as they like.',
  bad: 'Flare Lesson {2}{R}\nSorcery\nFlare Lesson deals X damage to any target.',
  good: 'Flare Lesson {X}{R}\nSorcery\nFlare Lesson deals X damage to any target.',
  fixable: false,
  on: {
    Face({ face, parsed, report }) {
      // A cost that the source does not give may have the X.
      if (face.manaCost === undefined || HAS_X.test(face.manaCost?.text ?? '')) return;
      const uses: Span[] = [];
      for (const paragraph of parsed.paragraphs) {
        const text = paragraph.source.text;
        if (!/[XＸ]/u.test(text)) continue;
        if (hasUnknown(paragraph.ability)) return;
        for (const node of nodesOf(paragraph.ability)) {
          if (node.kind === 'ReminderText') continue;
          if (defines(node)) return;
          const at = node.kind === 'Noun' ? xIn(node) : undefined;
          if (at) uses.push(inHost(paragraph, at));
        }
      }
      const [first] = uses;
      if (first) report(first, { message: say`Nothing says what X is: no cost has {X} in it, and no “where X is …” follows (CR 107.3). Its controller would choose any number. Define it, or write a number.` });
    },
  },
});
