import { subtypesByJa } from '../../grammar/vocabulary/index.ts';

/** エルフ戦士: two subtypes that stand together without the dot; undefined where the word is none. */
export function splitSubtype(text: string): [string, string] | undefined {
  for (let at = 1; at < text.length; at++) if (subtypesByJa.has(text.slice(0, at)) && subtypesByJa.has(text.slice(at))) return [text.slice(0, at), text.slice(at)];
  return undefined;
}
