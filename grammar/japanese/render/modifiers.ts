import type { Modifier } from '../../tree.ts';
import { hasDotBetween } from '../lexicon/dots.ts';
import { joinerText } from '../lexicon/joiners.ts';
import { symbols, UNSAID, wide } from './options.ts';
import { nounWord } from './words.ts';

export function modifierText(m: Modifier): string {
  switch (m.kind) {
    case 'power-toughness': return wide(`${m.power}/${m.toughness}`);
    case 'change': return wide(m.value);
    case 'name': return m.text;
    case 'symbol': return symbols([m.text]);
    default: return nounWord(m.class, m.id, m.form) ?? (m.class === 'counter-kind' && !/[a-z]{3}/.test(m.id) ? m.id : UNSAID);
  }
}

/** Words that make one noun: エルフ・戦士・クリーチャー・トークン. */
export function headText(modifiers: readonly Modifier[]): string {
  return modifiers.map((m, i) => {
    const next = modifiers[i + 1];
    const dot = next && (m.join === 'dot' || (m.join !== 'none' && hasDotBetween(m, next)));
    return modifierText(m) + (dot ? '・' : '');
  }).join('');
}

/** 白か青, 緑: what の joins to the noun. */
export const listText = (modifiers: readonly Modifier[]): string => modifiers.map((m, i) => (i > 0 && modifiers[i - 1]!.join !== 'none' ? joinerText(m.join ?? 'and') ?? UNSAID : '') + modifierText(m)).join('');
