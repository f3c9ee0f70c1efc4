import type { Span } from '../../grammar/index.ts';
import type { ParsedParagraph } from '../../grammar/parse-face.ts';
import type { TokenModel } from '../../grammar/resolve/token-model.ts';
import type { FaceAnalysis } from '../model.ts';
import { japaneseWordAt } from './hover-japanese.ts';
import type { Section } from './hover-markdown.ts';
import { innermost, isQuotedIn } from './hover-place.ts';
import { referenceSection } from './hover-reference.ts';
import { targetSection } from './hover-target.ts';
import { tokenSection } from './hover-token.ts';
import { englishWordAt, type FoundWord } from './hover-word.ts';
import { variableSection } from './hover-x.ts';

/**
 * A token description before the words in it; what is narrower than the description (an ability quoted in it, the
 * keyword that makes the token) before the token.
 */
export function paragraphSections(face: FaceAnalysis, paragraph: ParsedParagraph, offset: number, edition?: string): Section[] {
  const word = face.dialect === 'mtg-ja' ? japaneseWordAt(paragraph.source, offset) : englishWordAt(face, paragraph, offset);
  const span: Span = word ?? { start: offset, end: offset };
  const tokens = tokensAround(face.tokens, span, word);
  const reference = referenceSection(face, paragraph, span);
  const sections = [...(reference ? [reference] : []), ...wordSections(face, paragraph, word)];
  if (tokens.length === 0) return sections;
  const made = tokenSection(tokens, edition);
  const wordFirst = tokens[0]!.source === 'keyword' || isQuotedIn(paragraph, span.start, tokens[0]!);
  return wordFirst ? [...sections, made] : [made, ...sections];
}

/** Of several tokens with one description (`a Clue or Food token`) the one whose word it is. */
function tokensAround(tokens: readonly TokenModel[], span: Span, word: FoundWord | null): TokenModel[] {
  const around = innermost(tokens, span);
  const named = word ? around.filter((t) => t.subtypes.some((s) => s.toLowerCase() === word.name)) : [];
  return named.length > 0 ? named : around;
}

function* wordSections(face: FaceAnalysis, paragraph: ParsedParagraph, word: FoundWord | null): Generator<Section> {
  if (!word) return;
  if (word.role === 'target') yield targetSection(face, paragraph, word);
  else if (word.role === 'x') yield variableSection(face, paragraph, word);
  if (word.section) yield word.section;
  if (word.role === 'keyword' && innermost(face.targets, word)[0]?.source !== 'text' && innermost(face.targets, word).length > 0) yield targetSection(face, paragraph, word);
}
