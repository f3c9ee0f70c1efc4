import type { Noun } from '../../tree.ts';
import { UNSAID, type JapaneseRenderOptions } from './options.ts';
import { nounWord } from './words.ts';

const CLASSES = ['type', 'subtype', 'object', 'zone', 'thing'] as const;

/** このクリーチャー for `this-creature`. */
function thisText(id: string): string {
  const kind = id.replace(/^this-?/, '');
  if (!kind) return 'これ';
  const capital = kind[0]!.toUpperCase() + kind.slice(1);
  const word = CLASSES.map((cls) => nounWord(cls, cls === 'subtype' ? capital : kind)).find(Boolean);
  return word ? `この${word}` : UNSAID;
}

/** A name with a title before a comma has two short forms. */
function shortName(name: string, variant: number): string {
  const comma = variant === 1 ? name.lastIndexOf('、') : name.indexOf('、');
  if (comma < 0) return name;
  return variant === 1 ? name.slice(comma + 1) : name.slice(0, comma);
}

/** The card by its name, or as this object. */
export function selfText(noun: Noun, o: JapaneseRenderOptions): string {
  const byName = o.self === 'as-written' ? noun.id === 'name' : o.self === 'name';
  if (byName) return o.self === 'as-written' && noun.japanese?.variant ? shortName(o.name, noun.japanese.variant) : o.name;
  return noun.id === 'name' ? 'これ' : thisText(noun.id ?? 'this');
}
