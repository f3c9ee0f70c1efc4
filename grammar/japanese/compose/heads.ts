import type { Adverbial, Modifier, Noun } from '../../tree.ts';
import { before, counted, noun, phrase, thing, type WordModifier } from './build.ts';
import { headId, isWord } from './words.ts';

export const isPlayerOrBattle = (n: Noun): boolean => n.determiners.join() === 'a' && n.count === undefined && n.qualifiers.length === 0 && n.modifiers.length === 2 && isWord(n.modifiers[0]) && n.modifiers[0].id === 'player' && headId(n) === 'battle';

/** プレイヤーやバトルのうち１つ. */
export function playerOrBattle(): Noun {
  const either = phrase([thing('player', 'player'), thing('type', 'battle')], { conjunction: 'and-or', joins: ['', 'and-or'] });
  return before(counted(noun({ whole: either }), '1', 'tsu'), 'whole');
}

/** `the next spell you cast this turn`: あなたが次に唱える呪文. */
export function nextCast(n: Noun): Noun {
  const [first] = n.modifiers;
  const cast = n.qualifiers.find((q) => q.clause?.verb === 'cast' && !q.clauses);
  if (!cast || !isWord(first) || first.id !== 'next' || n.modifiers.length < 2) return n;
  const next: Adverbial = { kind: 'Adverbial', relation: 'next', children: [], start: 0, end: 0 };
  return { ...n, modifiers: n.modifiers.slice(1), qualifiers: n.qualifiers.map((q) => (q === cast ? { ...q, clause: { ...q.clause!, adverbials: [...q.clause!.adverbials, next] } } : q)) };
}

/** `commander creatures you own`: オーナーであり統率者であるクリーチャー. */
export const isCommander = (n: Noun): boolean => n.modifiers.length === 2 && isWord(n.modifiers[0]) && n.modifiers[0].id === 'commander' && !n.modifiers[0].negated && headId(n) === 'creature' && n.qualifiers.length > 0;

/** クリーチャー・エンチャント. */
export function creatureFirst(heads: Modifier[]): Modifier[] {
  const at = heads.findIndex((m, i) => isWord(m) && m.id === 'enchantment' && isWord(heads[i + 1]) && (heads[i + 1] as WordModifier).id === 'creature');
  return at < 0 ? heads : [...heads.slice(0, at), heads[at + 1]!, heads[at]!, ...heads.slice(at + 2)];
}

/** `green or blue creature you control`: コントロールしていて緑か青であるクリーチャー. */
export function eitherColor(n: Noun): Modifier[] {
  const colors = n.modifiers.filter((m) => isWord(m) && m.class === 'color' && !m.negated);
  const either = colors.length > 1 && colors.slice(1).some((m) => isWord(m) && m.join === 'or') && n.qualifiers.some((q) => q.clause?.verb === 'control' && !q.clause.negative);
  return either && headId(n) !== 'token' ? colors : [];
}

const DOING = new Set(['attacking', 'blocking', 'modified', 'equipped']);

/** `modified creatures you control`: what they do goes on from whose they are. */
export const doingStates = (n: Noun): Modifier[] => {
  const found = n.modifiers.filter((m) => isWord(m) && DOING.has(m.id) && !m.negated);
  const plain = isWord(found[0]) && found[0].id !== 'modified' && found[0].id !== 'equipped' && n.modifiers.length === 2 && headId(n) === 'creature';
  return found.length === 1 && !plain && n.qualifiers.some((q) => q.clause?.verb === 'control') ? found : [];
};
