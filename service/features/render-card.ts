import { composeJapanese, renderEnglish, renderJapanese, type CardFace, type Lexicon, type SelfStyle, type SourceText } from '../../grammar/index.ts';
import { fold } from '../../grammar/japanese/fold.ts';
import { symbolAt } from '../../grammar/japanese/symbols.ts';
import type { Ability } from '../../grammar/tree.ts';
import { cardTypeByName, supertypeByName } from '../../grammar/vocabulary/index.ts';
import { readTypeLine, type SubtypeWord, type TypeWord } from '../engine/type-line.ts';
import type { FaceAnalysis } from '../model.ts';

export interface CardRendering {
  language: 'en' | 'ja';
  self: SelfStyle;
}

/** A part that the language has no words for, or that is not understood. */
const UNSAID = '⟦…⟧';
export const hasUnsaid = (text: string): boolean => text.includes('⟦');

const isJapanese = (text: string): boolean => /[\u3040-\u30ff\u3400-\u9fff]/u.test(text);

/** The face's name in a language; the other one where the face has none. */
function nameIn({ name, otherName }: CardFace, language: 'en' | 'ja'): SourceText | undefined {
  const names = [name, otherName].filter((one) => one !== undefined && one !== null);
  return names.find((one) => isJapanese(one.text) === (language === 'ja')) ?? names[0];
}

/** The face's English name and its Japanese one. */
const namesOf = (face: CardFace): Record<string, string> => {
  const [english, japanese] = [nameIn(face, 'en')?.text, nameIn(face, 'ja')?.text];
  return english && japanese && isJapanese(japanese) && !isJapanese(english) ? { [english]: japanese } : {};
};

const OBJECTS = ['creature', 'artifact', 'enchantment', 'land', 'planeswalker', 'battle'];
const NAMED_SUBTYPES = ['Aura', 'Equipment', 'Vehicle', 'Saga', 'Class', 'Case', 'Room', 'Fortification', 'Siege', 'Spacecraft'];

/** What “this” is said with: this creature, this Aura, this spell. */
function objectOf(face: CardFace): string | undefined {
  if (!face.typeLine) return undefined;
  const { types, subtypes } = readTypeLine(face.typeLine, face.dialect);
  const subtype = subtypes.find(({ id }) => id !== null && NAMED_SUBTYPES.includes(id));
  return subtype && !types.some(({ id }) => id === 'creature') ? subtype.id!.toLowerCase() : OBJECTS.find((type) => types.some(({ id }) => id === type)) ?? 'spell';
}

/** The ability with the card's name said as this object. */
function withoutName(ability: Ability, object: string): Ability {
  return JSON.parse(JSON.stringify(ability), (_key, value: unknown) => {
    const noun = value as { kind?: unknown; form?: unknown; id?: unknown } | null;
    return noun?.kind === 'Noun' && noun.form === 'self' && noun.id === 'name' ? { ...noun, id: `this-${object}` } : value;
  }) as Ability;
}

/** The face's rules text from its tree, a paragraph each; English text can be said in Japanese too. Reminder text is left out. */
export function renderedParagraphs({ face, parsed }: FaceAnalysis, { language, self }: CardRendering): string[] {
  const name = nameIn(face, language)?.text ?? '';
  const object = self === 'this' && (language === 'en' || face.dialect === 'mtg-ja') ? objectOf(face) : undefined;
  const said = parsed.paragraphs.map((paragraph) => {
    const ability = object ? withoutName(paragraph.ability, object) : paragraph.ability;
    if (language === 'en') return face.dialect === 'mtg-en' ? renderEnglish([ability], { name, self }) : UNSAID;
    if (face.dialect === 'mtg-ja') return renderJapanese([ability], { name, self });
    return face.dialect === 'mtg-en' ? renderJapanese([composeJapanese(ability, self === 'name' ? 'classic' : 'current', namesOf(face))], { name, self }) : UNSAID;
  });
  return said.filter((paragraph) => paragraph !== '');
}

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
const unknown = ({ text }: TypeWord): string => `⟦${text}⟧`;

function typeIn(word: TypeWord, language: 'en' | 'ja'): string {
  if (word.id === null) return unknown(word);
  return language === 'en' ? capital(word.id) : cardTypeByName.get(word.id)?.ja ?? supertypeByName.get(word.id)?.ja ?? unknown(word);
}

function subtypeIn(word: SubtypeWord, language: 'en' | 'ja'): string {
  const [reading] = word.readings;
  return (language === 'en' ? reading?.name : reading?.ja) ?? unknown(word);
}

/** The type line in a language; words that it has no name for are marked. */
export function typeLineIn(face: CardFace, language: 'en' | 'ja', lexicon?: Lexicon): string | undefined {
  if (!face.typeLine) return undefined;
  const line = readTypeLine(face.typeLine, face.dialect, lexicon);
  const words = (list: readonly TypeWord[]): string[] => list.map((word) => typeIn(word, language));
  const subtypes = line.subtypes.map((word) => subtypeIn(word, language));
  const [between, parts] = language === 'en' ? [' ', [...words(line.supertypes), ...words(line.types), ...line.others.map(unknown)].join(' ')] : ['・', words(line.supertypes).join('') + [...words(line.types), ...line.others.map(unknown)].join('・')];
  return subtypes.length > 0 ? `${parts} — ${subtypes.join(between)}` : parts;
}

/** Symbols in braces, whichever way they are written. */
function symbolsIn(cost: string): string {
  const plain = fold(cost);
  let symbols = '';
  for (let at = 0; at < plain.length; ) {
    const symbol = symbolAt(plain, at);
    symbols += symbol?.symbol ?? '';
    at = symbol?.end ?? at + 1;
  }
  return symbols || cost;
}

/** The face as it stands in a `.card` file, in a language. */
export function renderedFace(analysis: FaceAnalysis, rendering: CardRendering, lexicon?: Lexicon): string {
  const { face } = analysis;
  const { language } = rendering;
  const head = [nameIn(face, language)?.text ?? '', face.manaCost ? symbolsIn(face.manaCost.text) : ''].filter(Boolean).join(' ');
  return [head, typeLineIn(face, language, lexicon) ?? '', ...renderedParagraphs(analysis, rendering), ...cornerOf(face, language)].filter(Boolean).join('\n');
}

function cornerOf({ power, toughness, loyalty, defense }: CardFace, language: 'en' | 'ja'): string[] {
  const labelled = (en: string, ja: string, value: string): string => (language === 'en' ? `${en}: ${value}` : `${ja}：${value}`);
  if (power && toughness) return [`${fold(power.text)}/${fold(toughness.text)}`];
  if (loyalty) return [labelled('Loyalty', '忠誠度', fold(loyalty.text))];
  return defense ? [labelled('Defense', '守備値', fold(defense.text))] : [];
}
