import { say, type Message, type Part, type Term } from '../l10n/message.ts';
import { word } from '../l10n/words.ts';
import { escapeMarkdown } from './hover-markdown.ts';
import type { TokenModel, TokenSource, UndefinedCharacteristic } from '../../grammar/resolve/token-model.ts';
import { subtypeByName, type PredefinedToken, type TokenFace } from '../../grammar/vocabulary/index.ts';

/** One characteristic: its value and what gives it, as Markdown. */
export interface Row {
  name: Message;
  value: Part;
  from: Message;
}

const EFFECT = say`the effect’s words`;
const NONE = say`none`;

/** What gives a token's characteristics where its effect does not spell them out. */
const GIVEN_BY: Readonly<Record<TokenSource, (rule: string) => Message>> = {
  text: () => EFFECT,
  predefined: (rule) => say`definition, ${rule}`,
  keyword: (rule) => say`the keyword, ${rule}`,
  copy: () => say`what is copied, 707.2`,
  'spell-copy': () => say`the copied spell, 111.13`,
  definition: () => say`the definition in the set`,
  'card-name': () => say`the card of that name, 111.11`,
  reminder: () => say`reminder text in the set`,
};

interface Characteristic {
  name: Message;
  value: Value;
  /** In the definition of a predefined token. */
  defined?: Value;
  missing?: UndefinedCharacteristic;
  /** Names by which {@link TokenModel.changed} may call it. */
  changedAs: readonly string[];
}

/** As a card says it, and as it is shown; null where there is none. */
type Value = Term | null;

const words = (list: readonly string[], ja: (word: string) => string = (w) => word(w).ja): Value => (list.length ? { en: list.join(', '), ja: list.map(ja).join('、') } : null);
const asWritten = (text: string): string => text;
const size = (power: string | null, toughness: string | null): Value => (power === null && toughness === null ? null : plain(`${power ?? '?'}/${toughness ?? '?'}`));
const plain = (text: string): Term => ({ en: text, ja: text });
const colors = ({ colors: list, colorless }: Pick<TokenModel, 'colors' | 'colorless'>): Value => words(list) ?? (colorless ? word('colorless') : null);
const withJa = (subtype: string): string => {
  const ja = subtypeByName.get(subtype.toLowerCase())?.ja;
  return ja ? `${subtype} (${ja})` : subtype;
};
const subtypes = (list: readonly string[]): Value => (list.length ? { en: list.map(withJa).join(', '), ja: list.map((s) => word(s).ja).join('・') } : null);

function characteristics(token: TokenModel, defined: TokenFace | undefined): Characteristic[] {
  const of = <T>(read: (face: TokenFace) => T): T | undefined => (defined ? read(defined) : undefined);
  return [
    { name: say`Supertypes`, value: words(token.supertypes), defined: of((d) => words(d.supertypes)), changedAs: ['supertypes', 'supertype'] },
    { name: say`Power and toughness`, value: size(token.power, token.toughness), defined: of((d) => size(d.power, d.toughness)), missing: 'power', changedAs: ['power', 'toughness'] },
    { name: say`Colors`, value: colors(token), defined: of((d) => words(d.colors) ?? word('colorless')), missing: 'color', changedAs: ['colors', 'color'] },
    { name: say`Types`, value: words(token.types), defined: of((d) => words(d.types)), missing: 'type', changedAs: ['types', 'type'] },
    { name: say`Subtypes`, value: subtypes(token.subtypes), defined: of((d) => subtypes(d.subtypes)), missing: 'subtype', changedAs: ['subtypes', 'subtype'] },
    { name: say`Abilities`, value: words(token.abilities, asWritten), defined: of((d) => words(d.abilities, asWritten)), changedAs: ['abilities', 'ability'] },
  ];
}

function originOf(token: TokenModel, { value, defined, missing, changedAs }: Characteristic): Message {
  if (value === null && ((missing && token.undefined.includes(missing)) || token.undefined.includes('definition'))) return say`nothing: see below`;
  const changed = token.changed.some((name) => changedAs.includes(name));
  const byDefault = GIVEN_BY[token.source](token.rule);
  if (defined !== undefined) return changed || value?.en !== defined?.en ? (value?.en.startsWith(`${defined?.en}, `) ? say`${byDefault}, and ${EFFECT}` : EFFECT) : byDefault;
  if (token.source === 'copy' || token.source === 'spell-copy') return value === null ? byDefault : EFFECT;
  if (token.source === 'text' && value === null) return missing === 'color' || missing === 'power' ? say`nothing, or something in play` : say`the effect names none`;
  return byDefault;
}

function valueOf(token: TokenModel, { value }: Characteristic): Part {
  if (value !== null) return { en: escapeMarkdown(value.en), ja: escapeMarkdown(value.ja) };
  return token.source === 'copy' || token.source === 'spell-copy' ? say`as copied` : NONE;
}

function entering({ tapped, attacking }: TokenModel): Message {
  if (tapped && attacking) return say`tapped and attacking`;
  return tapped ? say`tapped` : attacking ? say`attacking` : say`untapped`;
}

/** A model that stands for the back of a double-faced token counts none. */
const isOtherFace = (token: TokenModel): boolean => token.count === '0';

/** Since these days a token's owner is its creator (111.2), and was the player under whose control it entered. */
const OWNED_BY_CREATOR = '2018-07-13';
const OWNED_BY_CONTROLLER = '2009-07-11';

/** `you`, or the words of the card. */
const who = (controller: string): Part => (controller === 'you' ? say`you` : controller === 'an opponent' ? say`an opponent` : escapeMarkdown(controller));

function ownership({ controller }: TokenModel, edition: string | undefined): Row[] {
  if (edition === undefined || edition >= OWNED_BY_CREATOR) return [{ name: say`Owner and controller`, value: who(controller), from: say`whoever creates it, 111.2` }];
  if (edition >= OWNED_BY_CONTROLLER) return [{ name: say`Owner and controller`, value: who(controller), from: say`the player under whose control it enters; its creator since ${OWNED_BY_CREATOR}` }];
  return [
    { name: say`Controller`, value: who(controller), from: say`the player under whose control it enters` },
    { name: say`Owner`, value: who('you'), from: say`the controller of the spell or ability that makes it; the player under whose control it enters since ${OWNED_BY_CONTROLLER}, its creator since ${OWNED_BY_CREATOR}` },
  ];
}

/** Every characteristic of a token, how many enter and how, and whose they are by the rules of the day `edition`. */
export function tokenRows(token: TokenModel, predefined: PredefinedToken | undefined, edition?: string): Row[] {
  const enters = token.tapped || token.attacking ? EFFECT : say`nothing says otherwise`;
  return [
    { name: say`Number`, value: isOtherFace(token) ? say`the other face of the same token` : escapeMarkdown(token.count), from: token.source === 'keyword' ? GIVEN_BY.keyword(token.rule) : EFFECT },
    { name: say`Enters`, value: entering(token), from: token.source === 'keyword' && token.tapped ? GIVEN_BY.keyword(token.rule) : enters },
    ...characteristics(token, predefined).map((c) => ({ name: c.name, value: valueOf(token, c), from: originOf(token, c) })),
    ...ownership(token, edition),
  ];
}
