import { definitionOf, type Lexicon } from '../lexicon.ts';
import { tokenNameJa } from './tokens.ts';
import type { TokenModel } from './token-model.ts';

/** A token that the text names by a word of the set: what the definition gives it, as for the predefined ones (111.10). */
export function definedToken(model: TokenModel, lexicon: Lexicon | undefined): TokenModel {
  if (!lexicon || model.source !== 'text' || model.types.length > 0 || model.power !== null || model.name === null) return model;
  const word = model.name.replace(/ Token$/, '');
  if (!model.undefined.includes('definition') && model.subtypes.join(' ') !== word) return model;
  const definition = definitionOf(lexicon, word, 'token');
  const token = definition?.token;
  if (!token) return model;
  const colored = model.colors.length > 0 || model.colorless;
  return {
    ...model,
    name: token.name,
    nameJa: definition.ja ? (token.name === definition.name ? definition.ja : `${definition.ja}・トークン`) : tokenNameJa(token.subtypes),
    supertypes: [...token.supertypes, ...model.supertypes],
    colors: colored ? model.colors : [...token.colors],
    colorless: colored ? model.colorless : token.colors.length === 0,
    types: [...token.types],
    subtypes: [...token.subtypes],
    power: token.power,
    toughness: token.toughness,
    abilities: [...token.abilities, ...model.abilities],
    source: definition.byReminder ? 'reminder' : 'definition',
    rule: '111.10',
    undefined: [],
    changed: [...(model.supertypes.length ? ['supertypes'] : []), ...(colored ? ['colors'] : []), ...(model.abilities.length ? ['abilities'] : [])],
  };
}
