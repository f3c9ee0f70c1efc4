import type { Modifier, Noun } from '../../tree.ts';
import { say } from './options.ts';
import { keywordName, nounWord, verbEntry } from './words.ts';

/** The order in which the characteristics of a token are written (111.4, and the wording of every card). */
const TOKEN_ORDER: Readonly<Record<string, number>> = { order: 0, status: 1, participle: 1, supertype: 2, color: 4, subtype: 5, type: 6, object: 7 };

function rankOf(m: Modifier): number {
  if (m.kind === 'power-toughness') return 3;
  if (m.kind === 'word') return TOKEN_ORDER[m.class] ?? 5;
  return 5;
}

/** Characteristics of a token in the usual order; words that a conjunction joins stay together. */
function inTokenOrder(modifiers: readonly Modifier[]): readonly Modifier[] {
  const last = modifiers.at(-1);
  if (last?.kind !== 'word' || last.id !== 'token' || !modifiers.some((m) => m.kind === 'power-toughness')) return modifiers;
  const groups: Modifier[][] = [];
  for (const m of modifiers) {
    if (m.join && groups.length) groups.at(-1)!.push(m);
    else groups.push([m]);
  }
  return groups.map((g, i) => ({ g, i })).sort((a, b) => rankOf(a.g[0]!) - rankOf(b.g[0]!) || a.i - b.i).flatMap(({ g }) => g);
}

function wordText(m: Extract<Modifier, { kind: 'word' }>, plural: boolean): string {
  if (m.class === 'participle') return m.form === 1 ? verbEntry(m.id).ing : verbEntry(m.id).participle;
  if (m.quoted) return `"${m.id}"`;
  const text = m.class === 'keyword' ? keywordName(m.id) : nounWord(m.class, m.id, m.class !== 'status' && plural, m.form);
  return m.negated ? (/^\p{Lu}/u.test(text) ? `non-${text}` : `non${text}`) : text;
}

function modifierText(m: Modifier, plural: boolean): string {
  switch (m.kind) {
    case 'power-toughness': return `${m.power}/${m.toughness}`;
    case 'change': return m.value;
    case 'name': case 'symbol': return m.text;
    default: return wordText(m, plural);
  }
}

/** Words before and including the head, in order, with their commas and conjunctions. */
export function renderModifiers(modifiers: readonly Modifier[], plural: boolean, noun: Noun): string {
  let text = '';
  let commas = 0;
  const ordered = inTokenOrder(modifiers);
  ordered.forEach((m, i) => {
    const isHead = m === noun.modifiers.at(-1);
    const next = ordered[i + 1];
    const kindOfCounter = m.kind === 'word' && m.class === 'subtype' && next?.kind === 'word' && next.id === 'counter';
    const said = modifierText(m, isHead ? plural : m.kind === 'word' && m.plural);
    const word = kindOfCounter ? said.toLowerCase() : said;
    const first = m.join === undefined || i === 0;
    if (m.join === ',') commas++;
    const symbols = m.kind === 'symbol' && ordered[i - 1]?.kind === 'symbol';
    text = symbols ? text + word : first ? say(text, word) : m.join === ',' ? say(text, ',', word) : say(text, commas > 0 && ',', m.join, word);
    if (m.join !== undefined && m.join !== ',') commas = 0;
  });
  return text;
}
