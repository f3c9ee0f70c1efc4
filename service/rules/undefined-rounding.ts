import type { Node } from '../../grammar/tree.ts';
import { inHost } from '../../grammar/parse-face.ts';
import { walk } from '../../grammar/tree.ts';
import { rule } from '../engine/rule.ts';
import { anyBelow, hasUnknown } from '../engine/tree-places.ts';

const isRounding = (node: Node): boolean => (node.kind === 'Adverbial' || node.kind === 'Qualifier') && /^round/.test(node.relation) || (node.kind === 'Clause' && node.verb === 'round');
const rounds = anyBelow(isRounding);

/** Compared, not counted out. */
const COMPARES = new Set(['equal', 'less', 'more', 'greater', 'fewer', 'at-least', 'less-than', 'greater-than', 'more-than']);

export default rule({
  code: 'undefined-rounding',
  since: '0.1.0',
  severity: 'warning',
  rules: ['107.1a'],
  summary: 'Half of something, and nothing says whether it is rounded up or down.',
  why: 'Only whole numbers exist in the game. Half of an odd number has to be rounded, and every card says which way.',
  bad: 'Cruel Tithe {2}{B}\nSorcery\nTarget player loses half their life.',
  good: 'Cruel Tithe {2}{B}\nSorcery\nTarget player loses half their life, rounded up.',
  fixable: true,
  on: {
    Face({ parsed, report }) {
      if (parsed.paragraphs.some(({ ability }) => rounds(ability) || hasUnknown(ability))) return;
      for (const paragraph of parsed.paragraphs) {
        const path: Node[] = [];
        for (const node of walk(paragraph.ability)) {
          while (path.length && path.at(-1)!.end <= node.start) path.pop();
          if (node.kind === 'Noun' && node.determiners.includes('half') && !path.some((n) => (n.kind === 'Qualifier' && n.comparison) || (n.kind === 'Adverbial' && (n.clause || COMPARES.has(n.relation))))) {
            const at = inHost(paragraph, { start: node.end, end: node.end });
            const insert = (way: string) => ({ title: `Insert “, rounded ${way}”`, edits: [{ span: at, newText: `, rounded ${way}` }], preferred: false });
            report(inHost(paragraph, node), { message: 'Half of an odd number has to be rounded, and nothing says which way (CR 107.1a). Add “rounded up” or “rounded down”.', fixes: [insert('up'), insert('down')] });
          }
          path.push(node);
        }
      }
    },
  },
});
