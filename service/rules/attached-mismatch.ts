import type { Clause, KeywordUse, Node, Noun } from '../../grammar/tree.ts';
import { rule, type FaceContext, type NodeContext } from '../engine/rule.ts';
import { hasWord, headOf, isWord, thingsOf, type Thing } from '../engine/things.ts';
import { nodesOf } from '../engine/tree-places.ts';
import { hasSubtype } from '../engine/type-line.ts';
import { inHost, type ParsedFace, type ParsedParagraph } from '../../grammar/parse-face.ts';
import { say } from '../l10n/message.ts';
import { aWord, japaneseFor, word } from '../l10n/words.ts';

/** Nodes of a face's own abilities; quoted ones are given to something else. */
function* ownNodes({ paragraphs }: ParsedFace): Generator<{ node: Node; paragraph: ParsedParagraph }> {
  for (const paragraph of paragraphs) {
    const quotes: Node[] = [];
    for (const node of nodesOf(paragraph.ability)) {
      if (node.kind === 'Ability' && node !== paragraph.ability) quotes.push(node);
      if (!quotes.some((q) => q.start <= node.start && node.end <= q.end)) yield { node, paragraph };
    }
  }
}

/** `enchanted creature`, the one that this is attached to. */
const isAttached = (noun: Noun, word: AttachedWord): boolean =>
  noun.form === 'common' && noun.determiners.length === 0 && noun.count === undefined && !noun.target && (noun.modifiers.find(isWord)?.id === word || isAttachedBy(noun, VERBS[word])) && !headOf(noun)?.plural && headOf(noun)?.id !== word;

type AttachedWord = 'enchanted' | 'equipped';
const VERBS: Readonly<Record<AttachedWord, string>> = { enchanted: 'enchant', equipped: 'equip' };

/** エンチャントしているクリーチャー, which is said of this card where nothing else is named. */
const isAttachedBy = (noun: Noun, verb: string): boolean =>
  noun.qualifiers.length === 1 && noun.qualifiers.every(({ reduced, clause, clauses }) => reduced && clause?.verb === verb && clause.voice === 'active' && (clauses?.length ?? 1) === 1 && !clause.subject && !clause.object && !clause.negative && !clause.past && clause.adverbials.length === 0);

/** Only what has an ability of this kind is attached to what the ability says. */
const hasEnchant = ({ parsed }: FaceContext): boolean => parsed.paragraphs.some(({ ability }) => ability.keywords.some(({ keyword }) => keyword === 'enchant'));

/** What a thing can be called, types and heads; `permanent` fits all permanents. */
function fits(attached: Thing, allowed: readonly Thing[]): boolean {
  return allowed.some((thing) => {
    if (attached.kind === 'other' || thing.kind === 'other' || attached.kind === 'token' || thing.kind === 'token') return true;
    if ((attached.kind === 'player') !== (thing.kind === 'player')) return false;
    if (attached.kind !== 'permanent' || thing.kind !== 'permanent') return true;
    if (attached.head === 'permanent' || (thing.head === 'permanent' && thing.types.length === 0)) return true;
    return attached.types.length === 0 || thing.types.length === 0 || attached.types.some((t) => thing.types.includes(t));
  });
}

const isPlayer = (noun: Noun): boolean => (noun.form === 'pronoun' && noun.id === 'you') || headOf(noun)?.class === 'player';

/** What the clause says changes what this is attached to, or what that is: not that you become the monarch, nor that a creature loses its abilities. */
function changesBy({ verb, subject }: Clause): boolean {
  if (verb === 'become') return !(subject?.items.every(isPlayer) ?? false);
  return verb === 'attach' || (verb === 'lose' && (subject?.items.some((noun) => noun.form === 'self') ?? false));
}

/** It may come to be attached in another way: bestow, an effect that makes it an Aura, or attaches it. */
const changes = (node: Node): boolean =>
  (node.kind === 'KeywordUse' && ['bestow', 'reconfigure'].includes(node.keyword)) || (node.kind === 'Clause' && changesBy(node)) || node.kind === 'Unknown';

export default rule({
  code: 'attached-mismatch',
  since: '0.1.0',
  severity: 'warning',
  rules: ['303.4', '301.5'],
  summary: 'The text speaks of an enchanted or equipped object that this card is never attached to.',
  why: 'An Aura is attached only to what its enchant ability names, and only Equipment is attached to a creature that is then equipped. Of anything else the text is never true.',
  bad: 'Silver Snare {1}{W}\nEnchantment — Aura\nEnchant land\nEnchanted creature can\'t attack.',
  good: 'Silver Snare {1}{W}\nEnchantment — Aura\nEnchant creature\nEnchanted creature can\'t attack.',
  fixable: true,
  on: {
    Face(ctx) {
      if (hasEnchant(ctx)) checkEnchanted(ctx);
    },
    Noun(noun, ctx) {
      if (ctx.ability === ctx.paragraph.ability && isAttached(noun, 'equipped')) checkEquipped(noun, ctx);
    },
  },
});

function checkEnchanted(ctx: FaceContext): void {
  const nodes = [...ownNodes(ctx.parsed)];
  const enchants = nodes.map(({ node }) => node).filter((n): n is KeywordUse => n.kind === 'KeywordUse' && n.keyword === 'enchant');
  const items = enchants[0]?.quality?.items ?? [];
  const allowed = items.flatMap(thingsOf);
  if (enchants.length !== 1 || items.length === 0 || items.some((n) => thingsOf(n).length === 0) || nodes.some(({ node }) => changes(node))) return;
  const [enchant] = enchants;
  for (const { node } of nodes) {
    if (node.kind !== 'Noun' || !isAttached(node, 'enchanted')) continue;
    const [attached, ...more] = thingsOf(node);
    if (!attached || more.length > 0 || fits(attached, allowed)) continue;
    const { paragraph } = nodes.find((n) => n.node === enchant)!;
    const at = inHost(paragraph, enchant!.quality!);
    const written = (ctx.face.dialect === 'mtg-ja' && japaneseFor(attached.head)) || attached.head;
    ctx.report(at, {
      message: say`The text speaks of an enchanted ${word(attached.head)}, and this Aura enchants ${aWord(allowed[0]!.head)} (CR 303.4). Let the enchant ability and the text name the same.`,
      fixes: items.length === 1 ? [{ title: say`Enchant ${written}`, edits: [{ span: at, newText: written }], preferred: false }] : [],
    });
    return;
  }
}

function checkEquipped(noun: Noun, ctx: NodeContext): void {
  const { typeLine, parsed } = ctx;
  if (!typeLine || typeLine.types.length === 0 || hasSubtype(typeLine, 'Equipment')) return;
  for (const { node } of ownNodes(parsed)) if (node.kind === 'Noun' && hasWord(node, 'Equipment') && node.form === 'common') return;
  ctx.report(noun, { message: say`This card is no Equipment, so no creature is equipped with it (CR 301.5). Add the subtype Equipment and an equip ability.` });
}
