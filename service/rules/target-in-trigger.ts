import type { Adverbial, Node, Noun } from '../../grammar/tree.ts';
import { untargeted } from '../engine/noun-edits.ts';
import { rule, type NodeContext } from '../engine/rule.ts';
import { headOf } from '../engine/things.ts';
import { hasType } from '../engine/type-line.ts';
import { say } from '../l10n/message.ts';

const PERMANENTS = ['creature', 'artifact', 'enchantment', 'land', 'planeswalker', 'battle'];
const TRIGGERS = ['when', 'whenever', 'at'];

/** The condition that opens a permanent's own triggered ability, or one in quotes; not one that an effect sets up. */
function conditionAround({ ability, path, typeLine }: NodeContext): Adverbial | undefined {
  const quoted = path[0] !== ability;
  if (ability.ability !== 'triggered' || (!quoted && (!hasType(typeLine, ...PERMANENTS) || hasType(typeLine, 'instant', 'sorcery')))) return undefined;
  const first = ability.sentences[0]?.leading[0];
  return first && TRIGGERS.includes(first.relation) && path.includes(first as Node) ? first : undefined;
}

/** 〜を対象とし、それが死亡するたび; in 〜を対象として呪文を唱えるたび the spell has the target. */
function isChosenFirst(noun: Noun, { clause, clauses }: Adverbial): boolean {
  const [subject] = clauses?.find((next) => next !== clause)?.subject?.items ?? [];
  return clause?.verb === 'target' && !clause.subject && clause.object?.items[0] === noun && subject?.form === 'pronoun' && (subject.id === 'it' || subject.id === 'they');
}

/** In a list the comma may be the end of the condition: `At the beginning of your upkeep, target player …`. */
const isListed = ({ path }: NodeContext): boolean => path.some((n) => n.kind === 'NounPhrase' && n.items.length > 1);

export default rule({
  code: 'target-in-trigger',
  since: '0.1.0',
  severity: 'error',
  rules: ['603.3d', '115.1'],
  summary: 'The condition of a triggered ability has a target.',
  why: 'The targets of a triggered ability are chosen once it has triggered, so nothing can be a target in the event that makes it trigger.',
  bad: 'Mourning Bell {2}\nArtifact\nWhenever target creature dies, you gain 1 life.',
  good: 'Mourning Bell {2}\nArtifact\nWhenever a creature dies, you gain 1 life.',
  fixable: true,
  on: {
    Noun(noun, ctx) {
      const japanese = ctx.face.dialect === 'mtg-ja';
      if (!noun.target || (noun.count !== undefined && !japanese) || noun.determiners.includes('that') || headOf(noun)?.class === 'thing' || isListed(ctx)) return;
      const condition = conditionAround(ctx);
      if (!condition || (japanese && !isChosenFirst(noun, condition))) return;
      const edit = untargeted(noun, ctx);
      ctx.report(noun, {
        message: say`Targets are chosen after an ability has triggered, never in its condition (CR 603.3d). ${edit ? say`Write “${edit.newText}” instead of “target”.` : say`Leave “target” out.`}`,
        fixes: edit ? [{ title: say`Write “${edit.newText}” instead of “target”`, edits: [edit], preferred: true }] : [],
      });
    },
  },
});
