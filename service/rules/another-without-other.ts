import { inHost } from '../../grammar/parse-face.ts';
import { isLeaf, type Leaf, type Node, type Noun } from '../../grammar/tree.ts';
import { isSpellCard } from '../engine/permanents.ts';
import { rule } from '../engine/rule.ts';
import { someNode } from '../engine/tree-places.ts';
import { sameCase } from '../engine/wording.ts';
import { say } from '../l10n/message.ts';

/** `another`; 他の and これでない. */
const OTHERS = { en: ['another'], ja: ['another', 'other', 'not-this'] };

const isAnotherTarget = (node: Node, words: readonly string[]): node is Noun => node.kind === 'Noun' && node.target !== undefined && node.determiners.some((d) => words.includes(d));

/** Something that a target could be other than: any object named before, a cost, modes, keywords, words not understood. */
function isOther(node: Node): boolean {
  if (node.kind === 'Unknown' || node.kind === 'Cost' || node.kind === 'ReminderText' || (node.kind === 'Ability' && ['mode', 'modal', 'row'].includes(node.ability))) return true;
  return node.kind === 'Noun' && (node.target !== undefined || (node.form === 'common' && node.modifiers.some((m) => m.kind === 'word' && ['type', 'subtype', 'object', 'player'].includes(m.class))));
}

export default rule({
  code: 'another-without-other',
  since: '0.1.0',
  severity: 'warning',
  rules: ['115.1a'],
  summary: '“Another target” on an instant or sorcery, with nothing that it is other than.',
  why: 'Another means other than something named before, or than the permanent whose text it is. A spell is no permanent, so the word says nothing here.',
  bad: 'Swift End {1}{B}\nInstant\nDestroy another target creature.',
  good: 'Swift End {1}{B}\nInstant\nDestroy target creature.',
  fixable: true,
  on: {
    Face(ctx) {
      if (!isSpellCard(ctx)) return;
      const others = ctx.face.dialect === 'mtg-ja' ? OTHERS.ja : OTHERS.en;
      for (const paragraph of ctx.parsed.paragraphs) {
        const isOver = someNode(paragraph.ability, (node) => {
          if (!isAnotherTarget(node, others)) return isOther(node);
          const word = node.children.find((c): c is Leaf => isLeaf(c) && c.id === 'another');
          const target = node.target!.at;
          ctx.report(inHost(paragraph, word ?? node), {
            message: say`There is nothing before this that the target could be other than (CR 115.1a). Write “target” alone.`,
            fixes: word ? [{ title: say`Leave “another” out`, edits: [{ span: inHost(paragraph, { start: word.start, end: target.end }), newText: sameCase(paragraph.source.text.slice(word.start), paragraph.source.text.slice(target.start, target.end)) }], preferred: true }] : [],
          });
          return true;
        });
        if (isOver) return;
      }
    },
  },
});
