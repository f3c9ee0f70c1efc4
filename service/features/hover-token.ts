import type { TokenModel, UndefinedCharacteristic } from '../../grammar/resolve/token-model.ts';
import { PREDEFINED_TOKENS, type PredefinedToken } from '../../grammar/vocabulary/index.ts';
import { joined, say, type Message } from '../l10n/message.ts';
import { listing, wordAs } from '../l10n/words.ts';
import { bullets, escapeMarkdown, heading, paragraphs, withArticle, type Section } from './hover-markdown.ts';
import { tokenRows, type Row } from './hover-token-rows.ts';
import { tokenInWords } from './hover-vocabulary.ts';

/** Tokens that one description makes: what each is, where every characteristic comes from, what nothing gives. */
export function tokenSection(tokens: readonly TokenModel[], edition?: string): Section {
  const [{ start, end }] = tokens as [TokenModel, ...TokenModel[]];
  return { start, end, markdown: paragraphs(...tokens.map((token) => describeToken(token, edition))) };
}

function describeToken(token: TokenModel, edition: string | undefined): Message {
  const predefined = predefinedFor(token);
  return paragraphs(
    heading(token.name ?? copyName(token), token.nameJa),
    nameInWords(token),
    table(tokenRows(token, predefined, edition)),
    predefined && definition(token, predefined),
    token.undefined.length > 0 && paragraphs(say`Not defined:`, bullets(undefinedInWords(token))),
  );
}

/** The definition behind a token that a predefined word, or a keyword, makes. */
function predefinedFor(token: TokenModel): PredefinedToken | undefined {
  return token.source === 'predefined' || token.source === 'keyword' ? PREDEFINED_TOKENS.find((t) => t.rule === token.rule && t.name === token.name) : undefined;
}

const copyName = ({ copyOf }: TokenModel): Message => (copyOf === undefined ? say`Copy of an object` : say`Copy of ${escapeMarkdown(copyOf)}`);

const table = (rows: readonly Row[]): Message =>
  joined([say`| | | from |`, '| --- | --- | --- |', ...rows.map(({ name, value, from }) => say`| ${name} | ${value} | ${from} |`)], '\n');

/** Where the name comes from (111.4). */
function nameInWords(token: TokenModel): Message {
  const { name, source, rule, subtypes } = token;
  if (name === null) return say`Its name is that of what is copied, which is only known in play (rules 111.4 and 707.2).`;
  if (source === 'predefined') return say`The name is that of the definition (rules 111.4 and ${rule}).`;
  if (source === 'definition') return say`The name is that of the definition in the set, which stands for a whole token as the predefined ones do (rules 111.4 and 111.10).`;
  if (source === 'card-name') return say`It is named like the card, without the word “Token” (rule 111.11).`;
  if (source === 'copy' || source === 'spell-copy') return say`The name is that of what is copied, or the one the effect gives (rules 111.4 and 707.2).`;
  if (name === [...subtypes, 'Token'].join(' ')) return subtypes.length ? say`The name is its subtypes and the word “Token” (rule 111.4).` : say`It has no subtypes, so that its name is the word “Token” alone (rule 111.4).`;
  if (token.undefined.includes('definition')) return say`The name is that of the word, if something defines it (rule 111.4).`;
  return say`The effect gives the name (rule 111.4).`;
}

function definition(token: TokenModel, predefined: PredefinedToken): Message {
  const changed = token.changed.length
    ? say`The effect itself states its ${listing(token.changed.map((name) => wordAs(escapeMarkdown(name), name)), 'and')}, beside or instead of what the definition gives.`
    : token.tapped || token.attacking ? say`The effect changes no characteristic of it; how it enters is no characteristic.` : say`The effect changes no characteristic of it.`;
  const back = predefined.otherFace && say`Its other face is ${escapeMarkdown(predefined.otherFace.name)}: ${tokenInWords(predefined.otherFace)}.`;
  return paragraphs(
    say`The word ${wordAs(escapeMarkdown(predefined.word), predefined.word)} stands for ${tokenInWords(predefined)} (rule ${predefined.rule}). ${changed}`,
    back,
  );
}

const CONSEQUENCES: Readonly<Record<UndefinedCharacteristic, (token: TokenModel) => Message>> = {
  power: () => say`power: a creature without a value for it has 0 (rule 208.5)`,
  toughness: () => say`toughness: it has 0, so that the token goes to the graveyard as soon as state-based actions are checked (rules 208.5 and 704.5f)`,
  color: () => say`color: the effect names neither a color nor “colorless”, and what is left out the token lacks, so that it is colorless (rules 105.2 and 111.3)`,
  type: () => say`card type: what is left out the token lacks, so that it is neither a creature nor an artifact, whatever its subtypes are (rule 111.3)`,
  subtype: () => say`subtype: without one and without a name it is only named “Token” (rule 111.4)`,
  definition: ({ name }) => say`definition: no rule, definition or card says what ${name === null ? say`this token` : wordAs(withArticle(escapeMarkdown(name)), escapeMarkdown(name))} is, so that it has no characteristics (rules 111.3 and 111.10)`,
};

const undefinedInWords = (token: TokenModel): Message[] => token.undefined.map((missing) => CONSEQUENCES[missing](token));

