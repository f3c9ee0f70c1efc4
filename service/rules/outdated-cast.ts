import type { Clause } from '../../grammar/tree.ts';
import { rule, type NodeContext } from '../engine/rule.ts';
import { headOf } from '../engine/things.ts';
import { verbLeaf } from '../engine/tree-places.ts';
import { plain, rewrite } from '../engine/wording-words.ts';
import { sameCase } from '../engine/wording.ts';
import { say } from '../l10n/message.ts';

const FORMS: Readonly<Record<'cast' | 'activate', Readonly<Record<string, string>>>> = {
  cast: { play: 'cast', plays: 'casts', played: 'cast', playing: 'casting' },
  activate: { play: 'activate', plays: 'activates', played: 'activated', playing: 'activating' },
};

/** Spells are cast, abilities activated; lands and cards are still played. */
function actionOf(clause: Clause): 'cast' | 'activate' | undefined {
  const nouns = (clause.voice === 'passive' ? clause.subject : clause.object)?.items ?? [];
  const heads = new Set(nouns.map((noun) => (noun.form === 'self' && noun.id === 'this-spell' ? 'spell' : headOf(noun)?.id)));
  if (heads.size !== 1) return undefined;
  const [head] = heads;
  return head === 'spell' ? 'cast' : head?.endsWith('ability') ? 'activate' : undefined;
}

function check(clause: Clause, ctx: NodeContext): void {
  if (clause.verb !== 'play') return;
  const action = actionOf(clause);
  const verb = verbLeaf(clause);
  const form = action && verb && FORMS[action][plain(ctx.text(verb))];
  if (!form) return;
  const written = sameCase(ctx.text(verb), form);
  ctx.report(verb, {
    message: action === 'cast' ? say`Since 2009 spells are cast; only lands, and cards that may be lands, are played (CR 601.1a).` : say`Since 2009 abilities are activated, not played (CR 602.1).`,
    rules: [action === 'cast' ? '601.1a' : '602.1'],
    fixes: [rewrite(verb, written)],
  });
}

export default rule({
  code: 'outdated-cast',
  since: '0.1.0',
  wordingSince: '2009-07-17',
  severity: 'warning',
  rules: ['601.1a', '602.1'],
  summary: 'A spell or an ability is “played”.',
  why: 'Since 2009 spells are cast and abilities are activated. The older word means the same.',
  bad: 'Echo Tutor {2}{U}\nEnchantment\nWhenever you play a creature spell, draw a card.',
  good: 'Echo Tutor {2}{U}\nEnchantment\nWhenever you cast a creature spell, draw a card.',
  fixable: true,
  dialects: ['mtg-en'],
  on: { Clause: check },
});
