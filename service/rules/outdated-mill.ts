import type { Adverbial, Clause, Noun } from '../../grammar/tree.ts';
import { rule, type NodeContext } from '../engine/rule.ts';
import { hasWord, headOf } from '../engine/things.ts';
import { verbLeaf } from '../engine/tree-places.ts';
import { plain, rewrite, wordsBelow } from '../engine/wording-words.ts';
import { sameCase } from '../engine/wording.ts';
import { say } from '../l10n/message.ts';

const FORMS: Readonly<Record<string, string>> = { put: 'mill', puts: 'mills' };

/** Whose zone it is, where one word says so. */
const ownerOf = (noun: Noun | undefined, zone: string): string | undefined => (noun && hasWord(noun, zone) && noun.qualifiers.length === 0 && !noun.possessor ? noun.determiners.find((d) => d === 'your' || d === 'their') : undefined);

/** `the top three cards of their library`: the owner of the library. */
function libraryOwner(noun: Noun): string | undefined {
  if (headOf(noun)?.id !== 'card' || !hasWord(noun, 'top') || noun.modifiers.length !== 2 || noun.qualifiers.length !== 1) return undefined;
  const [of] = noun.qualifiers;
  return of!.relation === 'of' && of!.phrase?.items.length === 1 ? ownerOf(of!.phrase.items[0], 'library') : undefined;
}

/** The player mills their own cards. */
const isOwn = (clause: Clause, owner: string): boolean => {
  const subject = clause.subject?.items[0];
  const you = !clause.subject || (subject?.form === 'pronoun' && subject.id === 'you');
  return clause.sharedSubject === true || (owner === 'your') === you;
};

/** `three cards`, `a card`: the object without its place. */
function milled(noun: Noun, ctx: NodeContext): string {
  const list = wordsBelow(noun, ctx).filter((word) => word.end <= headOf(noun)!.at.end && word.low !== 'the' && word.low !== 'top');
  return list.length === 1 ? `a ${list[0]!.text}` : list.map((word) => word.text).join(' ');
}

function check(clause: Clause, ctx: NodeContext): void {
  const noun = clause.object?.items[0];
  if (clause.verb !== 'put' || clause.voice !== 'active' || clause.object?.items.length !== 1 || clause.adverbials.length === 0) return;
  const into: Adverbial | undefined = clause.adverbials.find((a) => a.relation === 'into' && a.phrase?.items.length === 1);
  const owner = libraryOwner(noun!);
  const verb = verbLeaf(clause);
  const form = verb && FORMS[plain(ctx.text(verb))];
  if (!into || !owner || ownerOf(into.phrase!.items[0], 'graveyard') !== owner || !isOwn(clause, owner) || !verb || !form) return;
  const at = { start: verb.start, end: into.end };
  ctx.report(at, {
    message: say`Since 2020 to put cards from the top of one's own library into one's graveyard is to mill them (CR 701.17).`,
    fixes: [rewrite(at, `${sameCase(ctx.text(verb), form)} ${milled(noun!, ctx)}`)],
  });
}

export default rule({
  code: 'outdated-mill',
  since: '0.1.0',
  wordingSince: '2020-07-03',
  severity: 'warning',
  rules: ['701.17'],
  summary: 'Cards are put from the top of a library into the graveyard instead of milled.',
  why: 'Since 2020 the action has a name of its own. The long wording means the same, but abilities that care about milling read more easily with the short one.',
  bad: 'Silt Dredger {1}{B}\nSorcery\nTarget player puts the top three cards of their library into their graveyard.',
  good: 'Silt Dredger {1}{B}\nSorcery\nTarget player mills three cards.',
  fixable: true,
  dialects: ['mtg-en'],
  on: { Clause: check },
});
