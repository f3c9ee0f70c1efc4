import type { SourceText, Span } from '../span.ts';
import { isOneEditApart } from './near-word.ts';
import { isWhiteSpace, sourceText, trimmedSpan } from './text-scan.ts';
import type { Annotation, DocumentProblem } from './model.ts';

type Key = Exclude<Annotation['key'], 'comment'>;

const KEYS: Readonly<Record<string, Key>> = {
  rarity: 'rarity', flavor: 'flavor', flavour: 'flavor', artist: 'artist', illustrator: 'artist', note: 'note', notes: 'note', lang: 'lang', language: 'lang',
};
const LANGUAGES: Readonly<Record<string, 'en' | 'ja'>> = {
  en: 'en', english: 'en', 英語: 'en', ja: 'ja', jp: 'ja', japanese: 'ja', 日本語: 'ja',
};

/** The language that `@lang` names; undefined where it is none that is read. */
export const languageOf = (value: string): 'en' | 'ja' | undefined => lookUp(LANGUAGES, value);

const lookUp = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(table, word.toLowerCase()) ? table[word.toLowerCase()] : undefined;

export const isCommentMark = (code: number): boolean => code === 0x23 || code === 0xff03;
export const isAnnotationMark = (code: number): boolean => code === 0x40 || code === 0xff20;

/** A `#` line inside a card. */
export function readCommentLine(text: string, line: Span): Annotation {
  let start = line.start;
  while (start < line.end && isCommentMark(text.charCodeAt(start))) start++;
  const value = trimmedSpan(text, start, line.end);
  return { start: line.start, end: line.end, key: 'comment', value: sourceText(text, value.start, value.end) };
}

/** Reads `@key value`, also with a colon after the key. An unknown key or language is a problem. */
export function readAnnotationLine(text: string, line: Span): { annotation?: Annotation; problem?: DocumentProblem } {
  let keyEnd = line.start + 1;
  while (keyEnd < line.end && !isWhiteSpace(text.charCodeAt(keyEnd)) && text[keyEnd] !== ':' && text[keyEnd] !== '：') keyEnd++;
  const word = text.slice(line.start + 1, Math.min(keyEnd, line.start + 40));
  const key = lookUp(KEYS, word);
  if (!key) return { problem: { code: 'unknown-annotation', start: line.start, end: line.end, message: unknownKey(word) } };
  const value = trimmedSpan(text, /[:：]/u.test(text[keyEnd] ?? '') ? keyEnd + 1 : keyEnd, line.end);
  const annotation: Annotation = { start: line.start, end: line.end, key, value: sourceText(text, value.start, value.end) };
  return key === 'lang' && !languageOf(annotation.value.text) ? { annotation, problem: unknownLanguage(annotation.value) } : { annotation };
}

function unknownKey(word: string): string {
  const near = Object.keys(KEYS).find((key) => isOneEditApart(key, word.toLowerCase()));
  const hint = near ? ` Did you mean @${near}?` : ' Use @note for a remark of your own.';
  return `This annotation is not known, so the line is left out. The known ones are @rarity, @flavor, @artist, @note and @lang.${hint}`;
}

const unknownLanguage = (value: SourceText): DocumentProblem => ({
  code: 'unknown-annotation',
  start: value.start,
  end: value.end,
  message: 'Cardwright reads English and Japanese: write @lang en or @lang ja. Until then the language is judged by the text.',
});
