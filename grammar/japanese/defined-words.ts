import type { Definition } from '../documents/definition.ts';
import type { Lexicon } from '../lexicon.ts';
import type { JapaneseEntry, NounReading } from './entry.ts';
import { fold } from './fold.ts';
import { trieOf, type Trie } from './trie.ts';

/** What a definition's Japanese word may be in a text. */
function entryOf({ kind, name }: Definition): JapaneseEntry | undefined {
  const lower = name.toLowerCase();
  const noun = (cls: NounReading['class'], id: string): JapaneseEntry => ({ nouns: [{ class: cls, id, form: 0 }] });
  switch (kind) {
    case 'keyword': return { keyword: lower };
    case 'ability word': return { abilityWord: name };
    case 'symbol': return undefined;
    case 'supertype': return noun('supertype', lower);
    case 'counter': return { counterKind: lower };
    case 'zone': return noun('zone', lower);
    case 'term': return noun('thing', lower);
    default: return noun('subtype', name);
  }
}

const cache = new WeakMap<Lexicon, Trie<JapaneseEntry>>();

/** The set's own words as Japanese text has them: those that stand beside the English ones. */
export function definedJapanese(lexicon: Lexicon): Trie<JapaneseEntry> | undefined {
  if (lexicon.byJa.size === 0) return undefined;
  const known = cache.get(lexicon);
  if (known) return known;
  const entries = [...lexicon.byJa].flatMap(([ja, [definition]]) => {
    const entry = definition && !definition.byReminder ? entryOf(definition) : undefined;
    return entry ? [[fold(ja), entry] as const] : [];
  });
  const trie = trieOf(entries);
  cache.set(lexicon, trie);
  return trie;
}
