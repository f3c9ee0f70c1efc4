import type { Adverbial, Clause, Noun, Qualifier } from '../../grammar/tree.ts';
import { rule, type NodeContext } from '../engine/rule.ts';
import { hasWord, wordsOf } from '../engine/things.ts';
import { hasType } from '../engine/type-line.ts';
import { plain, rewrite } from '../engine/wording-words.ts';
import { say } from '../l10n/message.ts';

const FORMS: Readonly<Record<string, string>> = { is: 'dies', are: 'die', was: 'died', were: 'died', be: 'die', been: 'died', being: 'dying' };

const isBattlefield = (part: Adverbial | Qualifier): boolean => part.relation === 'from' && part.phrase?.items.length === 1 && hasWord(part.phrase.items[0]!, 'battlefield') && part.phrase.items[0]!.qualifiers.length === 0;

/** A creature and nothing else: of other permanents the graveyard is right. */
function isCreature(noun: Noun, ctx: NodeContext): boolean {
  if (noun.form === 'self') return noun.id === 'this-creature' || (noun.id === 'name' && hasType(ctx.typeLine, 'creature'));
  const list = wordsOf(noun);
  return noun.form === 'common' && list.some((word) => word.id === 'creature' && !word.negated) && !list.some((word) => word.id === 'card' || (word.class === 'type' && word.join !== undefined));
}

/** Who dies: the subject, or of a relative clause the noun it describes. */
function dying(clause: Clause, ctx: NodeContext): readonly Noun[] {
  if (clause.subject) return clause.subject.items;
  const [noun, qualifier] = ctx.path.slice(-2);
  return qualifier?.kind === 'Qualifier' && noun?.kind === 'Noun' ? [noun] : [];
}

function check(clause: Clause, ctx: NodeContext): void {
  if (clause.verb !== 'put' || clause.voice !== 'passive') return;
  const into = clause.adverbials.find((a) => a.relation === 'into' && a.phrase?.items.length === 1 && hasWord(a.phrase.items[0]!, 'graveyard') && a.phrase.items[0]!.determiners.includes('a'));
  const from = clause.adverbials.find(isBattlefield) ?? into?.phrase?.items[0]?.qualifiers.find(isBattlefield);
  const nouns = dying(clause, ctx);
  if (!into || !from || nouns.length === 0 || !nouns.every((noun) => isCreature(noun, ctx))) return;
  const put = clause.children.findIndex((child) => child.kind === 'Leaf' && child.id === 'put');
  const auxiliary = clause.children[put - 1];
  const form = auxiliary && FORMS[plain(ctx.text(auxiliary))];
  const at = { start: auxiliary?.start ?? clause.start, end: Math.max(into.end, from.end) };
  ctx.report(at, {
    message: say`A creature that is put into a graveyard from the battlefield “dies” (CR 700.4). Cards have said so since 2011.`,
    fixes: form ? [rewrite(at, form)] : [],
  });
}

const FORMS_JA: Readonly<Record<string, string>> = { 置かれる: '死亡する', 置かれた: '死亡した', 置かれ: '死亡し', 置かれて: '死亡して', 置かれていた: '死亡していた' };

function checkJapanese(clause: Clause, ctx: NodeContext): void {
  if (clause.verb !== 'put' || clause.voice !== 'passive' || clause.subject?.items.length !== 1 || clause.adverbials.length !== 2) return;
  const [from, into] = clause.adverbials;
  const graveyard = into?.phrase?.items.length === 1 ? into.phrase.items[0]! : undefined;
  const verb = clause.children.find((child) => child.kind === 'Leaf' && child.id === 'put');
  const [noun] = clause.subject.items;
  if (!from || !isBattlefield(from) || !graveyard || !hasWord(graveyard, 'graveyard') || graveyard.possessor || graveyard.determiners.some((d) => d !== 'any') || !verb) return;
  if (noun!.form !== 'common' || wordsOf(noun!).at(-1)?.id !== 'creature' || wordsOf(noun!).some((word) => word.negated)) return;
  const form = FORMS_JA[ctx.text(verb)];
  const at = { start: from.start, end: verb.end };
  ctx.report(at, {
    message: say`A creature that is put into a graveyard from the battlefield “dies” (CR 700.4). Cards have said so since 2011.`,
    fixes: form ? [rewrite(at, form)] : [],
  });
}

export default rule({
  code: 'outdated-dies',
  since: '0.1.0',
  wordingSince: '2011-07-15',
  severity: 'warning',
  rules: ['700.4'],
  summary: 'A creature “is put into a graveyard from the battlefield” instead of dying.',
  why: 'Since 2011 “dies” means exactly that, for creatures. The long wording works, but cards use it only of other permanents.',
  bad: 'Bramble Martyr {1}{G}\nCreature — Plant\nWhen this creature is put into a graveyard from the battlefield, draw a card.\n1/1',
  good: 'Bramble Martyr {1}{G}\nCreature — Plant\nWhen this creature dies, draw a card.\n1/1',
  fixable: true,
  on: { en: { Clause: check }, ja: { Clause: checkJapanese } },
});
