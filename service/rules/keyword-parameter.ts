import { DEFINITION_KINDS, definitionOf } from '../../grammar/index.ts';
import { keywordById, type Keyword, type KeywordParameter } from '../../grammar/vocabulary/index.ts';
import type { Ability, KeywordUse, Unknown } from '../../grammar/tree.ts';
import { rule, type NodeContext, type ProposedFix } from '../engine/rule.ts';
import { say, type Message } from '../l10n/message.ts';
import { word, wordAs } from '../l10n/words.ts';

/** Printed without what they take. */
const BARE = new Set(['vanishing', 'mayhem', 'modular']);
/** The same in Japanese, where older printings stand. */
const BARE_JA = new Set(['prototype', 'hideaway']);
const NUMBER = /^\d+$/;

const NEEDS: Readonly<Record<KeywordParameter, Message>> = {
  'cost': say`a cost, as in`, 'N': say`a number, as in`, 'N—cost': say`a number and a cost, as in`, 'quality': say`a quality, as in`, 'quality cost': say`a quality and a cost, as in`,
  'object': say`an object, as in`, 'ability': say`an ability, as in`, 'condition': say`a condition, as in`, 'none': say`nothing,`,
};

/** Whether the keyword lacks what its kind takes; keywords in other forms are left alone. */
function isMissing({ keyword, cost, count, quality, form }: KeywordUse, parameter: KeywordParameter): boolean {
  if (BARE.has(keyword) || form !== undefined) return false;
  switch (parameter) {
    case 'cost': return cost === undefined && quality === undefined;
    case 'N': return count === undefined;
    case 'N—cost': return count === undefined || cost === undefined;
    case 'quality': case 'object': return quality === undefined;
    default: return false;
  }
}

/** `Ward 2` → `Ward {2}`, `Crew {3}` → `Crew 3`. */
function fixesFor({ cost, count, start, end }: KeywordUse, parameter: KeywordParameter, ctx: NodeContext): ProposedFix[] {
  const text = ctx.text({ start, end });
  if (parameter === 'cost' && count !== undefined && !cost && NUMBER.test(count) && text.endsWith(count)) return written(`{${count}}`, end - count.length, end);
  const symbol = parameter === 'N' && count === undefined && cost ? /^\{(\d+|X)\}$/.exec(ctx.text(cost)) : null;
  return symbol ? written(symbol[1]!, cost!.start, cost!.end) : [];
}

const messageFor = ({ name, parameter, written: form, rule: number }: Keyword, fix: ProposedFix | undefined): Message => {
  if (!fix) return say`The keyword ${word(name)} takes ${NEEDS[parameter]} “${form}” (CR ${number}).`;
  const capital = wordAs(`${name[0]!.toUpperCase()}${name.slice(1)}`, name);
  return parameter === 'cost' ? say`${capital} takes a cost (CR ${number}). ${fix.title}.` : say`${capital} takes a number (CR ${number}). ${fix.title}.`;
};

const written = (text: string, start: number, end: number): ProposedFix[] => [{ title: say`Write “${text}”`, edits: [{ span: { start, end }, newText: text }], preferred: true }];

/** Not one of a list that something gives or has: `gains flashback`. */
const isOwn = (ability: Ability, ctx: NodeContext): boolean => ctx.path.length === 0 || ctx.path.at(-1) !== ability ? ability.ability === 'keyword' : true;

/** `Plot.`: a sentence of one word is something to do, which the set itself has; or the set defines the word. */
function isOwnAction(use: KeywordUse, ability: Ability, ctx: NodeContext): boolean {
  const isSentence = use.count === undefined && ability.keywords.length === 1 && ctx.text({ start: use.end, end: use.end + 1 }) === '.';
  return isSentence || definitionOf(ctx.lexicon, ctx.text(use), ...DEFINITION_KINDS) !== undefined;
}

export default rule({
  code: 'keyword-parameter',
  since: '0.1.0',
  severity: 'error',
  rules: ['702.1'],
  summary: 'A keyword lacks its cost, number or quality, or has one that it does not take.',
  why: 'The rules of a keyword speak of the cost, the number or the quality that stands with it. Without it, or with another kind, nothing says what the ability does.',
  bad: 'Brass Sentry {2}{W}\nArtifact Creature — Soldier\nWard 2\n2/3',
  good: 'Brass Sentry {2}{W}\nArtifact Creature — Soldier\nWard {2}\n2/3',
  fixable: true,
  on: {
    Ability(ability, ctx) {
      if (ability.ability !== 'keyword' || !isOwn(ability, ctx)) return;
      for (const use of ability.keywords) {
        const keyword = keywordById.get(use.keyword);
        if (!keyword || (ctx.face.dialect === 'mtg-ja' && BARE_JA.has(use.keyword)) || !isMissing(use, keyword.parameter) || isOwnAction(use, ability, ctx)) continue;
        const fixes = fixesFor(use, keyword.parameter, ctx);
        ctx.report(use, { severity: fixes.length ? 'warning' : 'error', message: messageFor(keyword, fixes[0]), rules: [keyword.rule], fixes });
      }
    },
    Unknown(node, ctx) {
      const use = keywordBefore(node, ctx);
      const keyword = use && keywordById.get(use.keyword);
      if (keyword?.parameter !== 'none') return;
      ctx.report(node, { message: say`The keyword ${word(keyword.name)} takes nothing (CR ${keyword.rule}). Leave “${ctx.text(node)}” out.`, rules: [keyword.rule], fixes: [{ title: say`Leave “${ctx.text(node)}” out`, edits: [{ span: { start: use!.end, end: node.end }, newText: '' }], preferred: false }] });
    },
  },
});

/** `Flying 2`: a line of a keyword that takes nothing, and a number or symbols after it. */
function keywordBefore(node: Unknown, ctx: NodeContext): KeywordUse | undefined {
  const sentence = ctx.path.at(-1);
  if (sentence?.kind !== 'Sentence' || sentence.closing !== 'none' || sentence.end !== node.end || !/^(?:\d+|X|(?:\{[^{}]+\})+)$/.test(ctx.text(node))) return undefined;
  const before = sentence.children.filter((c) => c.kind === 'Clause').at(-1);
  const noun = before?.kind === 'Clause' && before.verb === '' ? before.subject?.items.at(-1) : undefined;
  return noun?.end === node.start - 1 && noun.form === 'keyword' ? noun.keyword : undefined;
}
