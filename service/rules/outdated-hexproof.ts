import { isLeaf, type Clause, type Leaf, type Noun, type NounPhrase } from '../../grammar/tree.ts';
import { rule } from '../engine/rule.ts';
import { hasWord, headOf, wordsOf } from '../engine/things.ts';
import { rewrite } from '../engine/wording-words.ts';
import { say } from '../l10n/message.ts';

/** `your opponents`, `an opponent`: all whom the ability keeps off. */
const areYourOpponents = ({ subject }: Clause): boolean => subject?.items.length === 1 && wordsOf(subject.items[0]!).length === 1 && hasWord(subject.items[0]!, 'opponent') && subject.items[0]!.qualifiers.length === 0;

/** `spells or abilities your opponents control`, and no fewer. */
function areTheirSpells({ items }: NounPhrase): boolean {
  const words = items.flatMap(wordsOf);
  const qualifiers = items.flatMap((noun) => noun.qualifiers);
  const owned = qualifiers.length === 1 ? qualifiers[0]!.clause : undefined;
  return words.map(({ id }) => id).sort().join() === 'ability,spell' && owned?.verb === 'control' && areYourOpponents(owned);
}

/** `can't be the target of spells or abilities your opponents control`: what stands for hexproof; undefined where it is something else. */
function isTarget({ negative, modal, voice, verb, object }: Clause): Noun | undefined {
  const noun = negative && modal === 'can' && voice === 'copular' && verb === 'be' && object?.items.length === 1 ? object.items[0]! : undefined;
  const of = noun && headOf(noun)?.id === 'target' && noun.qualifiers.length === 1 ? noun.qualifiers[0] : undefined;
  return of?.relation === 'of' && of.phrase && areTheirSpells(of.phrase) ? noun : undefined;
}

const isYou = (noun: Noun): boolean => noun.form === 'pronoun' && noun.id === 'you';

/** What is there for good; an effect on something else may take the long form on purpose, and gives no ability. */
const isOwn = ({ subject }: Clause): boolean => subject !== undefined && subject.items.every((noun) => noun.form === 'self' || isYou(noun));

/** Those that have the ability take the plural with several targets, and so does “you”. */
const verbFor = ({ subject }: Clause, target: Noun): string => (headOf(target)?.plural || subject?.items.every(isYou) ? 'have' : 'has');

export default rule({
  code: 'outdated-hexproof',
  since: '0.1.0',
  wordingSince: '2011-07-15',
  severity: 'warning',
  rules: ['702.11b'],
  summary: 'Hexproof is written out.',
  why: 'Since 2011 the ability has a name: hexproof. Written out it is no keyword, and effects that look for hexproof do not see it.',
  bad: 'Moss Hermit {2}{G}\nCreature — Elf Druid\nThis creature can\'t be the target of spells or abilities your opponents control.\n2/4',
  good: 'Moss Hermit {2}{G}\nCreature — Elf Druid\nThis creature has hexproof.\n2/4',
  fixable: true,
  dialects: ['mtg-en'],
  on: {
    Clause(clause, ctx) {
      const target = isTarget(clause);
      const verb = target && clause.children.find((child): child is Leaf => isLeaf(child) && child.id === clause.modal);
      if (!target || !verb) return;
      const span = { start: verb.start, end: target.end };
      ctx.report(span, { severity: isOwn(clause) ? 'warning' : 'information', message: say`This ability has a name: hexproof (CR 702.11b).`, fixes: [rewrite(span, `${verbFor(clause, target)} hexproof`)] });
    },
  },
});
