import { definitionOf, SUBTYPE_KINDS } from '../../grammar/index.ts';
import { rule, type NodeContext } from '../engine/rule.ts';
import { isOwnWord } from '../engine/wording-self.ts';
import { onParagraph, rewrite, textBefore, words, type Word } from '../engine/wording-words.ts';
import { say } from '../l10n/message.ts';

/** Words of the game that are no names. */
const GAME_WORDS = new Set([
  'creature', 'artifact', 'enchantment', 'land', 'planeswalker', 'instant', 'sorcery', 'battle', 'card', 'spell', 'permanent', 'token', 'player', 'opponent', 'ability', 'counter', 'target',
  'battlefield', 'graveyard', 'library', 'hand', 'turn', 'upkeep', 'mana', 'damage', 'life', 'power', 'toughness', 'controller', 'owner', 'combat', 'end step', 'color', 'mana value', 'mana cost',
  'draw', 'destroy', 'discard', 'sacrifice', 'tap', 'untap', 'exile', 'create', 'return', 'white', 'blue', 'black', 'red', 'green', 'colorless', 'legendary', 'until end of turn',
]);

/** What stands before a word that opens a sentence, a line or a quotation. */
const OPENS = /(?:^|[.:!?—–―"“‘|•*([\]-]\s*|[.!?][”")]\s)$/u;

const singular = (low: string): string => (GAME_WORDS.has(low) ? low : low.endsWith('ies') ? `${low.slice(0, -3)}y` : low.replace(/s$/, ''));

/** Costs of several parts: `{1}, Sacrifice a creature`. */
const ACTIONS = new Set(['draw', 'destroy', 'discard', 'sacrifice', 'tap', 'untap', 'exile', 'create', 'return', 'counter']);
const isInCost = (word: Word, before: string): boolean => ACTIONS.has(word.low) && before.endsWith(', ');

/** Words of the set's own that have a capital. */
const NAMING_KINDS = ['token', ...SUBTYPE_KINDS, 'ability word'] as const;

/** Ability words and flavor words before a dash are names. */
function isLabel(word: Word, { ability }: NodeContext): boolean {
  const dash = ability.word === undefined ? undefined : ability.children.find((child) => child.kind === 'Leaf' && /^[—–―-]$/.test(child.id));
  return dash !== undefined && word.end <= dash.start;
}

/** A neighbour with a capital: the words may be a name together. */
const besideName = (list: readonly Word[], i: number): boolean => [list[i - 1], list[i + 1]].some((word) => word && /^\p{Lu}\p{Ll}/u.test(word.text) && !GAME_WORDS.has(singular(word.low)));

function check(ctx: NodeContext): void {
  const list = words(ctx);
  list.forEach((word, i) => {
    if (word.text === word.low || word.start === 0 || !/^\p{Lu}\p{Ll}/u.test(word.text) || !GAME_WORDS.has(singular(word.low)) || word.id === 'name') return;
    const before = textBefore(ctx, word.start);
    if (OPENS.test(before) || isOwnWord(word.text, ctx) || isInCost(word, before) || isLabel(word, ctx) || besideName(list, i) || definitionOf(ctx.lexicon, word.low, ...NAMING_KINDS)) return;
    ctx.report(word, { message: say`Words of the game have no capital inside a sentence: write “${word.low}”.`, fixes: [rewrite(word, word.low)] });
  });
}

export default rule({
  code: 'word-capitalization',
  since: '0.1.0',
  severity: 'warning',
  rules: [],
  summary: 'A word of the game with a capital inside a sentence.',
  why: 'Only names, subtypes, and the first word of a sentence or cost have a capital.',
  bad: 'Ember Verdict {1}{R}\nSorcery\nDestroy target Artifact.',
  good: 'Ember Verdict {1}{R}\nSorcery\nDestroy target artifact.',
  fixable: true,
  dialects: ['mtg-en'],
  on: onParagraph(check),
});
