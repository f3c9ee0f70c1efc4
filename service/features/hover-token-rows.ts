import type { TokenModel, TokenSource, UndefinedCharacteristic } from '../../grammar/resolve/token-model.ts';
import { subtypeByName, type PredefinedToken, type TokenFace } from '../../grammar/vocabulary/index.ts';

/** One characteristic: its value in plain text and, as Markdown, what gives it. */
export interface Row {
  name: string;
  value: string;
  from: string;
}

const EFFECT = 'the effect’s words';
const NONE = 'none';

/** What gives a token's characteristics where its effect does not spell them out. */
const GIVEN_BY: Readonly<Record<TokenSource, (rule: string) => string>> = {
  text: () => EFFECT,
  predefined: (rule) => `definition, ${rule}`,
  keyword: (rule) => `the keyword, ${rule}`,
  copy: () => 'what is copied, 707.2',
  'spell-copy': () => 'the copied spell, 111.13',
  definition: () => 'the definition in the set',
  'card-name': () => 'the card of that name, 111.11',
  reminder: () => 'reminder text in the set',
};

interface Characteristic {
  name: string;
  value: string | null;
  /** In the definition of a predefined token. */
  defined?: string | null;
  missing?: UndefinedCharacteristic;
  /** Names by which {@link TokenModel.changed} may call it. */
  changedAs: readonly string[];
}

const words = (list: readonly string[]): string | null => (list.length ? list.join(', ') : null);
const size = (power: string | null, toughness: string | null): string | null => (power === null && toughness === null ? null : `${power ?? '?'}/${toughness ?? '?'}`);
const colors = ({ colors: list, colorless }: Pick<TokenModel, 'colors' | 'colorless'>): string | null => words(list) ?? (colorless ? 'colorless' : null);
const withJa = (subtype: string): string => {
  const ja = subtypeByName.get(subtype.toLowerCase())?.ja;
  return ja ? `${subtype} (${ja})` : subtype;
};

function characteristics(token: TokenModel, defined: TokenFace | undefined): Characteristic[] {
  const of = <T>(read: (face: TokenFace) => T): T | undefined => (defined ? read(defined) : undefined);
  return [
    { name: 'Supertypes', value: words(token.supertypes), defined: of((d) => words(d.supertypes)), changedAs: ['supertypes', 'supertype'] },
    { name: 'Power and toughness', value: size(token.power, token.toughness), defined: of((d) => size(d.power, d.toughness)), missing: 'power', changedAs: ['power', 'toughness'] },
    { name: 'Colors', value: colors(token), defined: of((d) => words(d.colors) ?? 'colorless'), missing: 'color', changedAs: ['colors', 'color'] },
    { name: 'Types', value: words(token.types), defined: of((d) => words(d.types)), missing: 'type', changedAs: ['types', 'type'] },
    { name: 'Subtypes', value: words(token.subtypes.map(withJa)), defined: of((d) => words(d.subtypes.map(withJa))), missing: 'subtype', changedAs: ['subtypes', 'subtype'] },
    { name: 'Abilities', value: words(token.abilities), defined: of((d) => words(d.abilities)), changedAs: ['abilities', 'ability'] },
  ];
}

function originOf(token: TokenModel, { value, defined, missing, changedAs }: Characteristic): string {
  if (value === null && ((missing && token.undefined.includes(missing)) || token.undefined.includes('definition'))) return 'nothing: see below';
  const changed = token.changed.some((name) => changedAs.includes(name));
  const byDefault = GIVEN_BY[token.source](token.rule);
  if (defined !== undefined) return changed || value !== defined ? (value?.startsWith(`${defined}, `) ? `${byDefault}, and ${EFFECT}` : EFFECT) : byDefault;
  if (token.source === 'copy' || token.source === 'spell-copy') return value === null ? byDefault : EFFECT;
  if (token.source === 'text' && value === null) return missing === 'color' || missing === 'power' ? 'nothing, or something in play' : 'the effect names none';
  return byDefault;
}

function valueOf(token: TokenModel, { value }: Characteristic): string {
  if (value !== null) return value;
  return token.source === 'copy' || token.source === 'spell-copy' ? 'as copied' : NONE;
}

function entering({ tapped, attacking }: TokenModel): string {
  if (tapped && attacking) return 'tapped and attacking';
  return tapped ? 'tapped' : attacking ? 'attacking' : 'untapped';
}

/** A model that stands for the back of a double-faced token counts none. */
const isOtherFace = (token: TokenModel): boolean => token.count === '0';

/** Since these days a token's owner is its creator (111.2), and was the player under whose control it entered. */
const OWNED_BY_CREATOR = '2018-07-13';
const OWNED_BY_CONTROLLER = '2009-07-11';

function ownership({ controller }: TokenModel, edition: string | undefined): Row[] {
  if (edition === undefined || edition >= OWNED_BY_CREATOR) return [{ name: 'Owner and controller', value: controller, from: 'whoever creates it, 111.2' }];
  if (edition >= OWNED_BY_CONTROLLER) return [{ name: 'Owner and controller', value: controller, from: `the player under whose control it enters; its creator since ${OWNED_BY_CREATOR}` }];
  return [
    { name: 'Controller', value: controller, from: 'the player under whose control it enters' },
    { name: 'Owner', value: 'you', from: `the controller of the spell or ability that makes it; the player under whose control it enters since ${OWNED_BY_CONTROLLER}, its creator since ${OWNED_BY_CREATOR}` },
  ];
}

/** Every characteristic of a token, how many enter and how, and whose they are by the rules of the day `edition`. */
export function tokenRows(token: TokenModel, predefined: PredefinedToken | undefined, edition?: string): Row[] {
  const enters = token.tapped || token.attacking ? EFFECT : 'nothing says otherwise';
  return [
    { name: 'Number', value: isOtherFace(token) ? 'the other face of the same token' : token.count, from: token.source === 'keyword' ? GIVEN_BY.keyword(token.rule) : EFFECT },
    { name: 'Enters', value: entering(token), from: token.source === 'keyword' && token.tapped ? GIVEN_BY.keyword(token.rule) : enters },
    ...characteristics(token, predefined).map((c) => ({ name: c.name, value: valueOf(token, c), from: originOf(token, c) })),
    ...ownership(token, edition),
  ];
}
