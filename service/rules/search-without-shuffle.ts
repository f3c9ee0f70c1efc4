import type { Clause, Node, Noun, Sentence } from '../../grammar/tree.ts';
import { rule, type NodeContext } from '../engine/rule.ts';
import { hasWord, headOf } from '../engine/things.ts';
import { anyBelow, hasUnknown } from '../engine/tree-places.ts';
import type { TextEdit } from '../model.ts';
import { say } from '../l10n/message.ts';

const REVEAL = /reveal|公開/iu;
const SHUFFLE = /shuffle|切り直/iu;

const searchesLibrary = ({ verb, voice, negative, object }: Clause): boolean => verb === 'search' && voice === 'active' && !negative && object?.items.length === 1 && hasWord(object.items[0]!, 'library') && !hasWord(object.items[0]!, 'graveyard', 'hand');

const shuffles = anyBelow((node: Node) => (node.kind === 'Clause' && node.verb === 'shuffle') || (node.kind === 'Noun' && hasWord(node, 'shuffle')));

/** ライブラリーからカード１枚を探し. */
const searchesInJapanese = ({ verb, voice, negative, adverbials }: Clause): boolean => verb === 'search' && voice === 'active' && !negative && adverbials.some(({ phrase }) => phrase?.items.length === 1 && hasWord(phrase.items[0]!, 'library') && !hasWord(phrase.items[0]!, 'graveyard', 'hand'));

/** In a condition, a trigger, or a description nothing is searched for now. */
const isDone = ({ path, ability }: NodeContext): boolean => !path.slice(path.indexOf(ability)).some((n) => n.kind === 'Adverbial' || n.kind === 'Qualifier');

/** Modes and rows go on in paragraphs of their own. */
const laterShuffles = ({ face, paragraph }: NodeContext): boolean => face.paragraphs.some((p) => p.start > paragraph.source.start && SHUFFLE.test(p.text));

/** `an Elf card`: something that the others must be able to check. */
const hasQuality = (noun: Noun): boolean => headOf(noun)?.id === 'card' && noun.form === 'common' && (noun.modifiers.length > 1 || noun.qualifiers.length > 0);
const soughtIn = ({ adverbials }: Clause): Noun[] => adverbials.filter((a) => a.relation === 'for').flatMap((a) => a.phrase?.items ?? []);

const toHand = (clause: Clause): boolean => clause.verb === 'put' && clause.adverbials.some((a) => a.relation === 'into' && a.phrase?.items.some((n) => hasWord(n, 'hand')));
const goesToHand = anyBelow((node: Node) => node.kind === 'Clause' && toHand(node));

const lacksShuffle = (clause: Clause, ctx: NodeContext): boolean => !shuffles(ctx.path[0] ?? clause) && !laterShuffles(ctx);

function lacksReveal(clause: Clause, { ability, face }: NodeContext): boolean {
  return clause.object!.items[0]!.determiners.includes('your') && soughtIn(clause).some(hasQuality) && goesToHand(ability) && !face.paragraphs.some((p) => REVEAL.test(p.text));
}

/** An order, or `you may search`: what follows is said in the same form. */
const isYours = ({ subject }: Clause): boolean => subject === undefined || (subject.items.length === 1 && subject.items[0]!.form === 'pronoun' && subject.items[0]!.id === 'you');

/** `, then shuffle` before the full stop of an order; the `and` before the last part becomes a comma. */
function shuffleEdits(clause: Clause, sentence: Sentence, ctx: NodeContext): TextEdit[] | undefined {
  const last = sentence.clauses.at(-1)!;
  if (!isYours(clause) || !/^\.?$/.test(ctx.text({ start: last.end, end: sentence.end }))) return undefined;
  const join = last.join === 'and' ? /,? and $/.exec(ctx.text({ start: clause.start, end: last.start })) : null;
  const comma = join ? [{ span: { start: last.start - join[0].length, end: last.start }, newText: ', ' }] : [];
  return [...comma, { span: { start: last.end, end: last.end }, newText: ', then shuffle' }];
}

/** `, reveal it` between the search and what is done with the card. */
function revealEdits(clause: Clause, sentence: Sentence, listed: boolean): TextEdit[] | undefined {
  const next = sentence.clauses[sentence.clauses.indexOf(clause) + 1];
  const [sought, more] = soughtIn(clause);
  if (!next || !sought || more || !toHand(next)) return undefined;
  const it = headOf(sought)?.plural ? 'them' : 'it';
  const goesOn = listed || next !== sentence.clauses.at(-1);
  return [{ span: { start: clause.end, end: next.start }, newText: `, reveal ${it}, ${goesOn ? '' : 'and '}` }];
}

function editsFor(clause: Clause, reveal: boolean, shuffle: boolean, ctx: NodeContext): TextEdit[] | undefined {
  const sentence = ctx.path.at(-1);
  if (sentence?.kind !== 'Sentence') return undefined;
  const ending = shuffle ? shuffleEdits(clause, sentence, ctx) : [];
  const shown = reveal ? revealEdits(clause, sentence, shuffle) : [];
  if (!ending || !shown) return undefined;
  return reveal ? [...shown, ...ending.slice(-1)] : ending;
}

const THEN_SHUFFLE = 'その後、ライブラリーを切り直す。';

function checkJapanese(clause: Clause, ctx: NodeContext): void {
  const sentence = ctx.path.at(-1);
  if (!searchesInJapanese(clause) || !isDone(ctx) || hasUnknown(ctx.ability) || !lacksShuffle(clause, ctx)) return;
  const ends = sentence?.kind === 'Sentence' && isYours(clause) && sentence.end === sentence.children.at(-1)?.end && ctx.text(sentence).endsWith('。');
  ctx.report(clause, {
    message: say`A library that was searched is shuffled (CR 701.23, 701.24). End with “${THEN_SHUFFLE}”.`,
    fixes: ends ? [{ title: say`Insert “${THEN_SHUFFLE}”`, edits: [{ span: { start: sentence.end, end: sentence.end }, newText: THEN_SHUFFLE }], preferred: true }] : [],
  });
}

export default rule({
  code: 'search-without-shuffle',
  since: '0.1.0',
  severity: 'warning',
  rules: ['701.23', '701.24'],
  summary: 'A library is searched and not shuffled, or what is found there by a quality goes to a hand unseen.',
  why: 'Who searches a library sees its order, so every printed card has it shuffled afterwards. A card that must have a quality is revealed before it goes to a hand, so that all players see that it has it.',
  bad: 'Trail Finder {1}{G}\nSorcery\nSearch your library for a basic land card and put it onto the battlefield tapped.',
  good: 'Trail Finder {1}{G}\nSorcery\nSearch your library for a basic land card, put it onto the battlefield tapped, then shuffle.',
  fixable: true,
  on: {
    Clause(clause, ctx) {
      if (ctx.face.dialect === 'mtg-ja') return checkJapanese(clause, ctx);
      if (!searchesLibrary(clause) || !isDone(ctx) || hasUnknown(ctx.ability)) return;
      const shuffle = lacksShuffle(clause, ctx);
      const reveal = lacksReveal(clause, ctx);
      if (!shuffle && !reveal) return;
      const edits = editsFor(clause, reveal, shuffle, ctx);
      const words = [...(reveal ? ['reveal it'] : []), ...(shuffle ? ['then shuffle'] : [])].join(', ');
      ctx.report(clause, {
        message: reveal
          ? say`A card that must have a quality is revealed before it goes to a hand${shuffle ? say`, and a library that was searched is shuffled` : ''} (CR 701.23${shuffle ? ', 701.24' : ''}). Add “${words}”.`
          : say`A library that was searched is shuffled (CR 701.23, 701.24). End with “, then shuffle”.`,
        fixes: edits ? [{ title: say`Insert “${words}”`, edits, preferred: true }] : [],
      });
    },
  },
});
