import { inHost } from '../../grammar/parse-face.ts';
import { walk, type Node, type Noun } from '../../grammar/tree.ts';
import { keywordById } from '../../grammar/vocabulary/index.ts';
import { rule } from '../engine/rule.ts';
import { headOf, thingsOf } from '../engine/things.ts';

const OBJECTS = ['permanent', 'card', 'token', 'spell'];
const NEVER = ['zone', 'quantity', 'time', 'property', 'thing', 'counter-kind'];

/** What these do brings an object about without naming it. */
const MAKES = new Set(['manifest', 'manifest dread', 'cloak', 'amass', 'incubate', 'conjure', 'seek', 'discover', 'bolster', 'populate', 'venture', 'collect evidence', 'connive', 'meld']);

/** `that creature`, `those cards`: an object that the text must have named before. */
function isReference(noun: Noun): boolean {
  const head = headOf(noun);
  if (!head || noun.form !== 'common' || noun.whole || noun.possessor || noun.target || !noun.determiners.includes(head.plural ? 'those' : 'that')) return false;
  if (noun.qualifiers.length > 0 || noun.modifiers.length > 1) return false;
  return (head.class === 'type' || OBJECTS.includes(head.id)) && thingsOf(noun).every((t) => t.kind === 'permanent' || t.kind === 'card' || t.kind === 'token');
}

/** Whether something that the node names, or does in words of its own, may be what is meant. */
function mayMean(node: Node): boolean {
  if (node.kind === 'Clause' && MAKES.has(node.verb)) return true;
  if (node.kind === 'KeywordUse') return keywordById.get(node.keyword)?.kinds.some((kind) => kind !== 'static') !== false || node.quality !== undefined || node.cost?.items.some((i) => i.kind === 'Clause') === true;
  if (node.kind === 'ReminderText' || node.kind === 'Unknown') return true;
  if (node.kind !== 'Noun') return false;
  switch (node.form) {
    case 'common': return node.whole !== undefined || node.possessor !== undefined || !headOf(node) || !(NEVER.includes(headOf(node)!.class) || headOf(node)!.class === 'player');
    case 'pronoun': return !['you', 'they', 'them', 'it'].includes(node.id ?? '');
    case 'self': case 'name': case 'quotation': return true;
    default: return false;
  }
}

/** The name of a spell, as in “Ember Lash deals …”, is no permanent. */
const isSpellItself = (node: Node, spell: boolean): boolean => spell && node.kind === 'Noun' && node.form === 'self';

export default rule({
  code: 'reference-without-antecedent',
  since: '0.1.0',
  severity: 'warning',
  rules: ['608.2h'],
  summary: '“That creature”, “those cards” and the like, with nothing before that they can mean.',
  why: 'Such words point back to an object that the text has named. Where it has named none, nobody can tell which is meant.',
  bad: 'Final Word {2}{B}\nSorcery\nDestroy that creature. You gain 2 life.',
  good: 'Final Word {2}{B}\nSorcery\nDestroy target creature. You gain 2 life.',
  fixable: true,
  on: {
    Face({ parsed, typeLine, report }) {
      const spell = typeLine?.types.some((t) => t.id === 'instant' || t.id === 'sorcery') ?? false;
      for (const paragraph of parsed.paragraphs) {
        for (const node of walk(paragraph.ability)) {
          if (node.kind === 'Noun' && isReference(node)) {
            const that = /^th(?:at|ose)/i.exec(paragraph.source.text.slice(node.start, node.end));
            const target = node.modifiers.length === 1 && !headOf(node)!.plural && that ? [{ title: 'Write “target” instead of “that”', edits: [{ span: inHost(paragraph, { start: node.start, end: node.start + that[0].length }), newText: that[0].startsWith('T') ? 'Target' : 'target' }], preferred: false }] : [];
            report(inHost(paragraph, node), { message: `Nothing before this names ${headOf(node)!.plural ? 'objects' : 'an object'} that it could mean (CR 608.2h). Say which one: a target, each, or one that a player chooses.`, fixes: target });
            return;
          }
          if (mayMean(node) && !isSpellItself(node, spell)) return;
        }
      }
    },
  },
});
