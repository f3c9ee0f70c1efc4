import type { ParsedParagraph } from '../../grammar/parse-face.ts';
import { leaves, walk, type Ability, type Adverbial } from '../../grammar/tree.ts';
import { RULE_NOTES } from '../../grammar/vocabulary/index.ts';
import { noted, say, type Message } from '../l10n/message.ts';
import type { FaceAnalysis } from '../model.ts';
import { heading, paragraphs, quoted, type Section } from './hover-markdown.ts';
import { nodesAt } from './hover-place.ts';

/** What X is here, and who says so (107.3). */
export function variableSection({ face }: FaceAnalysis, paragraph: ParsedParagraph, span: { start: number; end: number }): Section {
  const ability = nodesAt(paragraph, span.start).filter((node): node is Ability => node.kind === 'Ability').at(-1) ?? paragraph.ability;
  const defined = definitionIn(paragraph, ability);
  const inCost = ability.cost !== undefined && [...leaves(ability.cost)].some((leaf) => /^\{X\}$|^X$/i.test(leaf.id));
  const inManaCost = /[{｛(（][XＸ][}｝)）]/iu.test(face.manaCost?.text ?? '');
  return { ...span, markdown: paragraphs(heading('X'), meaningOfX(defined, inCost, inManaCost), note('107.3i')) };
}

const note = (rule: string): Message => say`${noted(RULE_NOTES[rule]!)} (rule ${rule})`;

function meaningOfX(defined: string | null, inCost: boolean, inManaCost: boolean): Message {
  if (defined !== null) return say`The text defines it: ${quoted(defined)}. ${note('107.3c')}`;
  if (inCost) return say`It stands in the cost of this ability, so its controller chooses it while activating the ability. ${note('107.3a')}`;
  if (inManaCost) return say`It stands in the mana cost, so the player chooses it while casting the spell. ${note('107.3a')} ${note('107.3g')}`;
  return note('107.3');
}

/** The words of `where X is …`. */
function definitionIn({ source }: ParsedParagraph, ability: Ability): string | null {
  for (const node of walk(ability)) {
    if (node.kind !== 'Adverbial' || node.relation !== 'where') continue;
    const object = clausesOf(node).find((clause) => clause.verb === 'be')?.object;
    if (object) return source.text.slice(object.start, object.end);
  }
  return null;
}

const clausesOf = ({ clause, clauses }: Adverbial) => clauses ?? (clause ? [clause] : []);
