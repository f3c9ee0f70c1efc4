import type { Dialect } from '../../grammar/index.ts';
import type { Visitors } from './rule.ts';

type Visit = (item: unknown, ctx?: { face: { dialect: Dialect } }) => void;

const languageOf = (dialect: Dialect): 'en' | 'ja' => (dialect.endsWith('ja') ? 'ja' : 'en');

/** What a rule looks at in each language, where the languages have nothing in common but what is said. */
export function byLanguage(languages: { en: Visitors; ja: Visitors }): Visitors {
  const kinds = new Set([...Object.keys(languages.en), ...Object.keys(languages.ja)] as (keyof Visitors)[]);
  const merged = [...kinds].map((kind): [string, Visit] => [kind, (item, ctx) => {
    const { face } = ctx ?? (item as { face: { dialect: Dialect } });
    (languages[languageOf(face.dialect)][kind] as Visit | undefined)?.(item, ctx);
  }]);
  return Object.fromEntries(merged);
}
