import { isLeaf, walk, type Adverbial, type Clause, type Leaf, type Node, type Noun } from '../../grammar/tree.ts';
import { ENDS_ITS_OBJECT, ENDS_ITS_SUBJECT, HAPPENS_OFTEN, HAPPENS_ONCE } from '../../grammar/vocabulary/index.ts';
import { rule, type NodeContext } from '../engine/rule.ts';
import { patientOf, verbLeaf } from '../engine/tree-places.ts';
import { rewrite } from '../engine/wording-words.ts';
import { sameCase } from '../engine/wording.ts';
import { say } from '../l10n/message.ts';

const isIt = (noun: Noun): boolean => noun.form === 'self' || (noun.form === 'pronoun' && noun.id !== 'you') || noun.determiners.includes('that');

const isSelf = ({ form, id }: Noun): boolean => form === 'self' && id !== 'name';

/** The event, where it is one thing that this object does. */
function eventOf({ clause, clauses, phrase }: Adverbial): Clause | undefined {
  if (!clause || phrase || (clauses?.length ?? 0) > 1 || clause.voice !== 'active' || clause.negative || clause.adverbials.length > 0 || clause.object) return undefined;
  return clause.subject?.items.length === 1 && isSelf(clause.subject.items[0]!) ? clause : undefined;
}

const endsIt = (clause: Clause): boolean =>
  (ENDS_ITS_OBJECT.has(clause.verb) && (patientOf(clause)?.items.some(isIt) ?? true)) || (ENDS_ITS_SUBJECT.has(clause.verb) && (clause.subject?.items.some(isIt) ?? true));

const ends = (ability: Node): boolean => [...walk(ability)].some((n) => n.kind === 'Unknown' || (n.kind === 'Clause' && endsIt(n)));

export default rule({
  code: 'when-whenever',
  since: '0.1.0',
  severity: 'information',
  rules: ['603.1'],
  summary: '“When” for what happens again and again, or “whenever” for what happens once.',
  why: 'Cards say “whenever” of what an object may do many times, such as attack, and “when” of what happens to it once, such as dying. Both work.',
  bad: 'Fen Stalker {1}{B}\nCreature — Zombie\nWhen this creature attacks, you gain 1 life.\n2/1',
  good: 'Fen Stalker {1}{B}\nCreature — Zombie\nWhenever this creature attacks, you gain 1 life.\n2/1',
  fixable: true,
  on: { en: { Adverbial: checkEnglish }, ja: { Adverbial: checkJapanese } },
});

/** Which word is right for the condition of the ability; undefined where it is that word, or either. */
function rightWord(adverbial: Adverbial, { ability }: NodeContext): 'when' | 'whenever' | undefined {
  const { relation } = adverbial;
  if ((relation !== 'when' && relation !== 'whenever') || ability.ability !== 'triggered' || ability.sentences[0]?.leading[0] !== adverbial) return undefined;
  const event = eventOf(adverbial);
  if (!event) return undefined;
  if (relation === 'when') return HAPPENS_OFTEN.has(event.verb) && !ends(ability) ? 'whenever' : undefined;
  return HAPPENS_ONCE.has(event.verb) ? 'when' : undefined;
}

function checkEnglish(adverbial: Adverbial, ctx: NodeContext): void {
  const right = rightWord(adverbial, ctx);
  if (right) report(adverbial, right, ctx);
}

/** 攻撃した時 → 攻撃するたび, 死亡するたび → 死亡したとき; 時 alone → とき. */
function checkJapanese(adverbial: Adverbial, ctx: NodeContext): void {
  const word = adverbial.children.find((c): c is Leaf => isLeaf(c) && c.id === adverbial.relation);
  if (!word) return;
  const right = rightWord(adverbial, ctx);
  const verb = right && adverbial.clause && verbLeaf(adverbial.clause);
  const said = verb && ctx.text(verb);
  if (right && verb && said && verb.end === word.start) {
    const newText = right === 'when' ? said.replace(/する$/u, 'したとき').replace(/出る$/u, '出たとき') : said.replace(/した$/u, 'するたび');
    if (newText === said) return;
    const at = { start: verb.start, end: word.end };
    ctx.report(at, { message: right === 'when' ? say`This happens to an object only once, so cards say “${newText}” (CR 603.1).` : say`This may happen many times, so cards say “${newText}” (CR 603.1).`, fixes: [rewrite(at, newText)] });
  } else if (adverbial.relation === 'when' && ctx.text(word) === '時' && ctx.ability.sentences[0]?.leading[0] === adverbial) {
    ctx.report(word, { message: say`Cards write “${'とき'}” here.`, fixes: [rewrite(word, 'とき')] });
  }
}

function report(adverbial: Adverbial, right: string, ctx: NodeContext): void {
  const word = adverbial.children.find((c): c is Leaf => isLeaf(c) && c.id === adverbial.relation);
  if (!word) return;
  const text = sameCase(ctx.text(word), right);
  ctx.report(word, {
    message: right === 'when' ? say`This happens to an object only once, so cards say “${text}” (CR 603.1).` : say`This may happen many times, so cards say “${text}” (CR 603.1).`,
    fixes: [{ title: say`Write “${text}”`, edits: [{ span: { start: word.start, end: word.end }, newText: text }], preferred: true }],
  });
}
