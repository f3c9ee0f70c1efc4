import { predefinedTokenByRule } from '../vocabulary/index.ts';
import type { TokenModel } from './token-model.ts';

/** Since then the name of a token ends in the word Token (111.4). */
const NAMES_END_IN_TOKEN = '2021-11-19';

/** What a word stands for was not yet defined on the day `edition` (ISO 8601): the token has what its effect says of it. */
export function tokenKnownIn(edition: string | undefined, token: TokenModel): TokenModel {
  if (edition === undefined || token.source !== 'predefined') return token;
  const predefined = predefinedTokenByRule.get(token.rule);
  if (!predefined || predefined.since <= edition) return token;
  const stated = (characteristic: string): boolean => token.changed.includes(characteristic);
  return {
    ...token, name: `${predefined.word} Token`, source: 'text', rule: '111.10', types: [], subtypes: [], power: null, toughness: null,
    supertypes: token.supertypes.filter((s) => !predefined.supertypes.includes(s)),
    colors: stated('colors') ? token.colors : [], colorless: stated('colors') && token.colorless,
    abilities: token.abilities.slice(predefined.abilities.length), changed: [], undefined: ['definition'],
  };
}

const isNamedAfterSubtypes = ({ name, subtypes, undefined: missing }: TokenModel): boolean => name === [...subtypes, 'Token'].join(' ') || missing.includes('definition');

/** Before 2021-11-19 the subtypes alone were the name of a token that the effect did not name. */
export function tokenNamedIn(edition: string | undefined, token: TokenModel): TokenModel {
  if (edition === undefined || edition >= NAMES_END_IN_TOKEN || token.name === null || !isNamedAfterSubtypes(token)) return token;
  return { ...token, name: token.name.replace(/ ?Token$/, '') || null, nameJa: token.nameJa?.replace(/・?トークン$/u, '') || null };
}
