import type { Noun } from '../../grammar/tree.ts';
import { subtypeByName } from '../../grammar/vocabulary/index.ts';
import { rule, type NodeContext, type TokenUse } from '../engine/rule.ts';
import { hasWord } from '../engine/things.ts';
import { describing, isDescribed, placeOfType } from '../engine/token-places.ts';
import { anyBelow } from '../engine/tree-places.ts';
import { say } from '../l10n/message.ts';
import { japaneseFor, word } from '../l10n/words.ts';

/** The card type that all its subtypes belong to; `creature` where only power and toughness tell. */
function impliedType({ subtypes, power }: TokenUse): string | null {
  const owners = new Set(subtypes.map((s) => subtypeByName.get(s.toLowerCase())?.of));
  if (owners.size > 1 || owners.has('spell')) return null;
  return [...owners][0] ?? (power === null ? null : 'creature');
}

/** `create two tokens instead`: with no quality of their own they are like the tokens named before. */
const isLikeOthers = (noun: Noun, { paragraph, face }: NodeContext): boolean =>
  noun.modifiers.every((m) => m.kind === 'word' && m.id === 'token') && (describesToken(paragraph.ability) || (face.dialect === 'mtg-ja' && pointsBack(noun)));

/** それらのトークン, その２倍の数のトークン. */
const pointsBack = anyBelow((node) => node.kind === 'Noun' && node.determiners.some((d) => d === 'that' || d === 'those' || d === 'these'));

const describesToken = anyBelow((node) => node.kind === 'Noun' && hasWord(node, 'token') && node.modifiers.some((m) => m.kind === 'word' && m.class === 'type'));

export default rule({
  code: 'token-missing-card-type',
  since: '0.1.0',
  severity: 'error',
  rules: ['111.3'],
  summary: 'A token description without a card type.',
  why: 'A token has only the characteristics that its description states. A subtype alone does not make it a creature or an artifact, and an object without a card type cannot have the subtype.',
  bad: 'Muster Horn {2}\nArtifact\n{3}, {T}: Create a 1/1 white Soldier token.',
  good: 'Muster Horn {2}\nArtifact\n{3}, {T}: Create a 1/1 white Soldier creature token.',
  fixable: true,
  on: {
    Token(token, ctx) {
      if (!isDescribed(token, ctx) || !token.undefined.includes('type') || isLikeOthers(describing(token)!, ctx) || ctx.set.explainsToken(token.subtypes.join(' '))) return;
      const noun = describing(token)!;
      const at = placeOfType(noun);
      const type = impliedType(token);
      ctx.report(noun, {
        message: say`This token has no card type, so it is no creature, artifact or anything else (CR 111.3). Write the type before “token”${type ? say`, here “${word(type)}”` : ''}.`,
        fixes: type && at !== undefined ? [{ title: say`Insert “${word(type)}”`, edits: [{ span: { start: at, end: at }, newText: ctx.face.dialect === 'mtg-ja' ? `${japaneseFor(type)}・` : `${type} ` }], preferred: true }] : [],
      });
    },
  },
});
