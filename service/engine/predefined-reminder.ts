import { predefinedTokenByRule, type PredefinedToken } from '../../grammar/vocabulary/index.ts';
import type { TokenModel } from '../../grammar/index.ts';
import { withArticle, listed } from './wording.ts';

/** The predefined token (111.10) that a model is, where its effect changes nothing in it. */
export const plainPredefined = ({ source, rule, changed }: Pick<TokenModel, 'source' | 'rule' | 'changed'>): PredefinedToken | undefined =>
  (source === 'predefined' || source === 'keyword') && changed.length === 0 ? predefinedTokenByRule.get(rule) : undefined;

const isQuoted = (ability: string): boolean => /[.:]/.test(ability);

/** The abilities of a predefined token that stand in quotation marks. */
export const quotedAbilities = ({ abilities }: PredefinedToken): string[] => abilities.filter(isQuoted);

/** What reminder text says of a predefined token, made from its definition; undefined where one sentence does not say it all. */
export function reminderOf(token: PredefinedToken, plural: boolean): string | undefined {
  if (token.otherFace || token.power !== null || token.subtypes.includes('Role')) return undefined;
  const type = [listed(token.colors, 'and'), ...token.types].filter(Boolean).join(' ');
  const given = [...token.abilities.filter((ability) => !isQuoted(ability)).map((ability) => ability.toLowerCase()), ...quotedAbilities(token).map((ability) => `"${ability}"`)];
  return `(${plural ? `They're ${type}s` : `It's ${withArticle(type)}`} with ${listed(given, 'and')})`;
}
