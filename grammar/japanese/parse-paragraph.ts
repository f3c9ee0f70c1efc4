import type { Ability } from '../tree.ts';
import { unread } from '../unread.ts';
import type { JapaneseEntry } from './entry.ts';
import { fold } from './fold.ts';
import { lex, type OwnNames } from './lex.ts';
import { parseAbility } from './parser/ability.ts';
import type { Trie } from './trie.ts';

/** Longer paragraphs are not read: no card comes near. */
const MAX_PARAGRAPH = 20_000;

/** The tree of one paragraph of Japanese rules text; spans are relative to `text`. Never throws. */
export function parseJapanese(text: string, names: OwnNames, defined?: Trie<JapaneseEntry>): Ability {
  if (text.length > MAX_PARAGRAPH) return unread(text);
  const ability = parseAbility(lex(fold(text), { names, defined }));
  ability.start = 0;
  ability.end = text.length;
  return ability;
}

/** The names by which a Japanese card speaks of itself, in plain width, longest first: 「称号、名前」 has its name too. */
export function japaneseSelfNames(name: string | undefined): OwnNames {
  if (!name) return [];
  const whole = fold(name.trim());
  const parts = whole.includes('、') ? [whole.slice(whole.lastIndexOf('、') + 1), whole.slice(0, whole.indexOf('、'))] : [];
  return [whole, ...parts.filter((p) => p.length > 1)].filter(Boolean).sort((a, b) => b.length - a.length);
}
