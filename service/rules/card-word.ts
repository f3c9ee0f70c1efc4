import type { Noun } from '../../grammar/tree.ts';
import { zoneOf } from '../engine/noun-edits.ts';
import { COUNTERS } from '../engine/japanese-counts.ts';
import { rule, type NodeContext } from '../engine/rule.ts';
import { headOf, thingsOf } from '../engine/things.ts';
import { around } from '../engine/tree-places.ts';
import { say } from '../l10n/message.ts';
import { word } from '../l10n/words.ts';

const PERMANENTS = new Set(['creature', 'artifact', 'enchantment', 'land', 'planeswalker', 'battle', 'permanent']);
const OUTSIDE = ['graveyard', 'hand', 'library'];
/** What is done to things that are there, not to what comes from there. */
const OF_CARDS = new Set(['return', 'exile', 'put', 'reveal', 'discard', 'choose', 'shuffle', 'mill']);

/** “play a land from”, “cast an artifact from” and the like name what is played. */
const isPlayed = (ctx: NodeContext): boolean => ctx.path.some((n) => n.kind === 'Clause' && (n.verb === 'play' || n.verb === 'cast' || n.verb === 'enter'));

/** “lands you control”, “that creature”: the zone after it belongs to something else. */
const isOnBattlefield = (noun: Noun): boolean => noun.determiners.some((d) => d === 'that' || d === 'those') || noun.qualifiers.some((q) => q.clause?.verb === 'control');

export default rule({
  code: 'card-word',
  since: '0.1.0',
  severity: 'warning',
  rules: ['109.2', '109.2a'],
  summary: 'A card in a graveyard, a hand or a library is named without the word “card”.',
  why: 'A creature, an artifact and the like without “card” is a permanent on the battlefield. In any other zone it is a creature card, an artifact card.',
  bad: 'Bone Caller {1}{B}\nSorcery\nReturn target creature from your graveyard to your hand.',
  good: 'Bone Caller {1}{B}\nSorcery\nReturn target creature card from your graveyard to your hand.',
  fixable: true,
  on: { en: { Noun: checkEnglish }, ja: { Noun: checkJapanese } },
});

function checkEnglish(noun: Noun, ctx: NodeContext): void {
  const clause = around(ctx, 'Clause');
  if (noun.form !== 'common' || noun.whole || isOnBattlefield(noun) || (clause && !OF_CARDS.has(clause.verb)) || isPlayed(ctx)) return;
  const zone = zoneOf(noun, clause);
  const head = headOf(noun);
  if (!zone || !head || !OUTSIDE.includes(zone.id) || (head.class !== 'type' && head.class !== 'subtype')) return;
  const things = thingsOf(noun);
  if (things.length === 0 || !things.every((t) => t.kind === 'permanent' || t.kind === 'spell')) return;
  const at = { start: head.at.end, end: head.at.end };
  const typeWord = head.class === 'type' && head.plural ? { span: head.at, newText: ctx.text(head.at).replace(/(?:ie)?s$/i, (s) => (s.toLowerCase() === 's' ? '' : 'y')) } : undefined;
  const added = head.plural ? 'cards' : 'card';
  const edits = typeWord ? [{ ...typeWord, newText: `${singular(head.id, typeWord.newText)} cards` }] : head.plural ? [] : [{ span: at, newText: ' card' }];
  ctx.report(noun, {
    message: head.plural
      ? say`In a ${word(zone.id)} there are cards; ${ctx.text(head.at)} without “cards” are permanents (CR 109.2). Write “${added}” after it.`
      : say`In a ${word(zone.id)} there are cards; without “card” a ${ctx.text(head.at)} is a permanent (CR 109.2). Write “${added}” after it.`,
    fixes: edits.length ? [{ title: say`Insert “${added}”`, edits, preferred: true }] : [],
  });
}

/** 墓地にあるクリーチャー１体: what is there, said with the word of the battlefield. */
function checkJapanese(noun: Noun, ctx: NodeContext): void {
  const head = headOf(noun);
  if (!head || head.negated || head.class !== 'type' || !PERMANENTS.has(head.id) || noun.whole) return;
  const place = noun.qualifiers.find((q) => q.clause?.verb === 'exist' && (q.clauses?.length ?? 1) === 1 && ctx.text(q).endsWith('ある'));
  const zone = place?.clause?.adverbials.flatMap((a) => a.phrase?.items ?? []).flatMap((item) => item.modifiers).find((m) => m.kind === 'word' && OUTSIDE.includes(m.id));
  if (zone?.kind !== 'word' || !/^(?:[をがは]|に(?!あ))/u.test(ctx.text({ start: noun.end, end: noun.end + 2 }))) return;
  const counter = [...noun.children].reverse().find((child) => child.kind === 'Leaf' && child.id === noun.japanese?.counter && Object.hasOwn(COUNTERS, child.id));
  const edits = [{ span: { start: head.at.end, end: head.at.end }, newText: '・カード' }, ...(counter ? [{ span: { start: counter.start, end: counter.end }, newText: '枚' }] : [])];
  ctx.report({ start: head.at.start, end: noun.end }, {
    message: say`In a ${word(zone.id)} there are cards; without “card” a ${ctx.text(head.at)} is a permanent (CR 109.2). Write “${'・カード'}” after it.`,
    fixes: [{ title: say`Insert “${'・カード'}”`, edits, preferred: true }],
  });
}

/** The vocabulary's id of a type is its singular. */
const singular = (id: string, written: string): string => (/^\p{Lu}/u.test(written) ? id[0]!.toUpperCase() + id.slice(1) : id);
