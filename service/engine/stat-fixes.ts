import type { Span } from '../../grammar/index.ts';
import type { Clause } from '../../grammar/tree.ts';
import { say } from '../l10n/message.ts';
import type { FaceContext, ProposedFix } from './rule.ts';
import { hasWord } from './things.ts';
import { nodesOf } from './tree-places.ts';

type Face = FaceContext['face'];

/** In a text file the parts of a face stand one after the other; in a record each field counts from its own start. */
const isInTextFile = ({ name, typeLine }: Face): boolean => Boolean(name && typeLine && name.end < typeLine.start);

/** Where the last line of a face before its numbers ends; undefined in a record. */
const textEnd = (face: Face): number | undefined => (isInTextFile(face) ? face.paragraphs.at(-1)?.end ?? face.typeLine!.end : undefined);

/** A line of numbers below the text: one of several that would do, or the only one. */
export function insertStats(face: Face, line: string, preferred = false): ProposedFix[] {
  const end = textEnd(face);
  return end === undefined ? [] : [{ title: say`Insert “${line}” below the text`, edits: [{ span: { start: end, end }, newText: `\n${line}` }], preferred }];
}

/** Takes the line with power and toughness away, where no other line stands between it and the text. */
export function removeStats(face: Face, { start, end }: Span, preferred: boolean): ProposedFix[] {
  const from = textEnd(face);
  const isNextLine = from !== undefined && (start - from === 1 || start - from === 2);
  return isNextLine ? [{ title: say`Leave the power and toughness out`, edits: [{ span: { start: from, end }, newText: '' }], preferred }] : [];
}

/** What the text itself defines of power and toughness (604.3): `*` stands on the card. */
export function definedStats({ parsed }: FaceContext): { power: boolean; toughness: boolean } {
  const found = { power: false, toughness: false };
  for (const { ability } of parsed.paragraphs) {
    for (const node of nodesOf(ability)) {
      if (node.kind !== 'Clause' || node.voice !== 'copular' || !ability.sentences.some((s) => s.leading.length === 0 && s.clauses.includes(node))) continue;
      found.power ||= definesOwn(node, 'power');
      found.toughness ||= definesOwn(node, 'toughness');
    }
  }
  return found;
}

const definesOwn = ({ subject, adverbials }: Clause, property: string): boolean =>
  adverbials.some(({ relation }) => relation === 'equal') && (subject?.items.some((noun) => hasWord(noun, property) && noun.possessor?.form === 'self') ?? false);
