import type { Definition, TokenCharacteristics } from '../documents/definition.ts';
import type { CardDocument, CardFace } from '../documents/model.ts';
import { parseFace } from '../parse-face.ts';
import type { SourceText } from '../span.ts';
import { predefinedTokenByWord } from '../vocabulary/index.ts';
import { resolveFace } from './resolve-face.ts';

/** `create a Novice token. (It's a 1/1 white Acolyte creature with lifelink.)`: the words before “token”, what the parenthesis says. */
const EXPLAINED = /((?:\p{Lu}[\p{L}'’-]{0,40} ){1,4})tokens?\b[^()]{0,200}(\((?:It['’]s|They['’]re|It is|They are) (?:an? )?([^()]{1,400})\))/gu;
const HEAD = /^(.*?\b(?:creature|artifact|enchantment|land|planeswalker|battle))s?\b(?! (?:creature|artifact|enchantment|land|planeswalker|battle)s?\b)(.*)$/u;

export const mayExplainToken = (text: string): boolean => text.includes('(') && text.includes('oken');

/** The description as the effect that makes such a token. */
function effectOf(description: string): string | undefined {
  const match = HEAD.exec(description.trim());
  if (!match) return undefined;
  const rest = match[2]!.replace(/\.$/u, '');
  return `Create a ${match[1]} token${rest}${/[."”]$/u.test(rest) ? '' : '.'}`;
}

/** What the words describe, where they are understood and leave nothing open but the color. */
function described(word: string, description: string): TokenCharacteristics | undefined {
  const text = effectOf(description);
  if (text === undefined) return undefined;
  const source: SourceText = { text, start: 0, end: text.length };
  const face: CardFace = {
    start: 0, end: text.length, card: -1, face: 0, dialect: 'mtg-en', name: undefined, manaCost: undefined, typeLine: undefined, paragraphs: [source],
    power: undefined, toughness: undefined, loyalty: undefined, defense: undefined, annotations: [], problems: [],
  };
  const parsed = parseFace(face);
  const [token, ...others] = resolveFace(face, parsed).tokens;
  if (parsed.unrecognized.length > 0 || !token || others.length > 0 || token.source !== 'text' || token.undefined.some((missing) => missing === 'power' || missing === 'type')) return undefined;
  const { colors, supertypes, types, subtypes, power, toughness, abilities } = token;
  return { name: subtypes.join(' ') === word ? `${word} Token` : word, colors, supertypes, types, subtypes, power, toughness, abilities };
}

/** The token words that reminder text of the document explains. Spans count as those of the paragraph. */
export function reminderDefinitions({ cards }: CardDocument): Definition[] {
  const found: Definition[] = [];
  for (const { faces } of cards)
    for (const { paragraphs } of faces)
      for (const paragraph of paragraphs) if (mayExplainToken(paragraph.text)) found.push(...explainedIn(paragraph));
  return found;
}

function explainedIn({ text, start }: SourceText): Definition[] {
  return [...text.matchAll(EXPLAINED)].flatMap((match) => {
    const name = match[1]!.trim().replace(/^(?:Create|Creates) /u, '');
    const at = start + match.index + match[1]!.indexOf(name);
    const token = predefinedTokenByWord.has(name.toLowerCase()) ? undefined : described(name, match[3]!);
    if (!token) return [];
    const reminder = start + match.index + match[0].length - match[2]!.length;
    return [{
      kind: 'token' as const, name, nameSpan: { start: at, end: at + name.length }, start: reminder, end: reminder + match[2]!.length, byReminder: true as const,
      paragraphs: [{ text: match[2]!, start: reminder, end: reminder + match[2]!.length }], reminder: match[2]!, token, annotations: [],
    }];
  });
}
