import { isLeaf, type Clause, type Leaf, type Noun, type NounPhrase } from '../../grammar/tree.ts';
import { COUNTERS, countersOf, countOf } from '../engine/japanese-counts.ts';
import { rule, type NodeContext } from '../engine/rule.ts';
import { hasWord, headOf } from '../engine/things.ts';
import { around } from '../engine/tree-places.ts';
import { rewrite } from '../engine/wording-words.ts';
import { say } from '../l10n/message.ts';

const CHOSEN = new Set(['type', 'subtype', 'object', 'player', 'thing']);
/** Of what is chosen, not what is chosen: the number of targets. */
const NOT_CHOSEN = new Set(['target', 'counter', 'change']);

/** The words 対象の with which the noun begins. */
function targetWord(noun: Noun): { start: number; end: number } | undefined {
  const [first, link] = noun.children;
  if (first?.kind !== 'NounPhrase' || first.items.length !== 1 || !link || !isLeaf(link)) return undefined;
  const only = first.items[0]!;
  return headOf(only)?.id === 'target' && only.modifiers.length === 1 && only.count === undefined && only.qualifiers.length === 0 ? { start: first.start, end: link.end } : undefined;
}

const isPlayer = (noun: Noun): boolean => headOf(noun)?.class === 'player';

/** What says later what was chosen. */
function pronounFor(noun: Noun, number: string): string {
  if (isPlayer(noun)) return number === '1' ? 'そのプレイヤー' : 'それらのプレイヤー';
  return hasWord(noun, 'card') && number === '1' ? 'そのカード' : number === '1' ? 'それ' : 'それら';
}

/** 対象のクリーチャー１体を破壊する → クリーチャー１体を対象とする。それを破壊する, where nothing of the clause stands before it. */
function rewriting(noun: Noun, phrase: NounPhrase, clause: Clause, ctx: NodeContext) {
  const before = clause.children.slice(0, clause.children.indexOf(phrase));
  const particle = clause.children[clause.children.indexOf(phrase) + 1];
  const word = targetWord(noun)!;
  if (before.some((child) => !isLeaf(child)) || !particle || !isLeaf(particle) || !['o', 'wa', 'ga', 'ni'].includes(particle.id)) return [];
  const count = countOf(noun, phrase, clause);
  const counter = COUNTERS[countersOf(noun)?.right ?? 'tsu']!;
  const chosen = `${ctx.text({ start: word.end, end: noun.end })}${count ? (count.particle ? ctx.text({ start: count.number.start, end: count.counter.end }) : '') : `１${counter}`}`;
  const end = count?.particle ? count.counter.end : particle.end;
  return [rewrite({ start: word.start, end }, `${chosen}を対象とする。${pronounFor(noun, noun.count ?? '1')}${ctx.text(particle as Leaf)}`)];
}

export default rule({
  code: 'outdated-target',
  since: '0.1.0',
  wordingSince: '2003-07-28',
  severity: 'warning',
  rules: ['115.1'],
  summary: 'In Japanese, 対象の〜 for what is chosen as a target.',
  why: 'Cards say what is chosen with 〜を対象とする and speak of it with それ. 対象の〜 is a translation of the English word order that Japanese cards gave up long ago.',
  bad: '深き墓標 {2}{B}\nインスタント\n対象のクリーチャー１体を破壊する。',
  good: '深き墓標 {2}{B}\nインスタント\nクリーチャー１体を対象とする。それを破壊する。',
  fixable: true,
  dialects: ['mtg-ja'],
  on: {
    NounPhrase(phrase, ctx) {
      const [noun] = phrase.items;
      const head = noun && headOf(noun);
      const word = noun && targetWord(noun);
      if (!word || !head || !CHOSEN.has(head.class) || NOT_CHOSEN.has(head.id)) return;
      const clause = around(ctx, 'Clause');
      const direct = clause && clause === ctx.path.at(-1) && phrase.items.length === 1;
      ctx.report(word, {
        message: say`Cards do not write ${'対象の'} before what is chosen: write ${'〜を対象とする。'} and then ${'それ'} (CR 115.1).`,
        fixes: direct ? rewriting(noun, phrase, clause, ctx) : [],
      });
    },
  },
});
