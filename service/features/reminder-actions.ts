import { contains, definitionOf, inHost, type TokenModel } from '../../grammar/index.ts';
import type { ParsedParagraph } from '../../grammar/parse-face.ts';
import type { KeywordUse, ReminderText, Sentence } from '../../grammar/tree.ts';
import { plainPredefined, reminderOf } from '../engine/predefined-reminder.ts';
import { nodesOf } from '../engine/tree-places.ts';
import type { ProposedFix } from '../engine/rule.ts';
import { readTypeLine } from '../engine/type-line.ts';
import { say, type Locale } from '../l10n/message.ts';
import { textOf } from '../l10n/text-of.ts';
import type { Analysis, FaceAnalysis, Fix } from '../model.ts';
import { nodesAt, placeAt } from './hover-place.ts';
import { dashKeywordReminder, keywordReminder } from './keyword-reminder.ts';

/**
 * Reminder text that can be put in, replaced or taken out at `offset` (UTF-16, in the file): that of a predefined token, or
 * of a keyword, printed or of the project. Edits count in the file. Empty where there is none.
 */
export const reminderActions = (analysis: Analysis, offset: number, locale?: Locale): Fix[] => proposedAt(analysis, offset).map((fix) => ({ ...fix, title: textOf(fix.title, locale) }));

function proposedAt(analysis: Analysis, offset: number): ProposedFix[] {
  const place = placeAt(analysis, offset);
  if (place?.kind !== 'paragraph' || place.face.dialect !== 'mtg-en') return [];
  const { face, paragraph } = place;
  const reminder = nodesOf(paragraph.ability).find((node): node is ReminderText => node.kind === 'ReminderText');
  const token = face.tokens.find((model) => contains(model, offset));
  const text = token ? tokenReminder(token) : reminderOfKeyword(analysis, face, paragraph, offset, reminder);
  if (reminder) return [withoutReminder(paragraph, reminder), ...replacement(paragraph, reminder, text)];
  if (text === undefined) return [];
  const at = token ? sentenceEnd(paragraph, token.start) : paragraph.source.end;
  return [{ title: say`Insert reminder text`, edits: [{ span: { start: at, end: at }, newText: ` ${text}` }], preferred: false }];
}

function withoutReminder(paragraph: ParsedParagraph, { start, end }: ReminderText): ProposedFix {
  const before = paragraph.source.text.slice(0, start).search(/\s*$/u);
  return { title: say`Remove reminder text`, edits: [{ span: inHost(paragraph, { start: before, end }), newText: '' }], preferred: false };
}

function replacement(paragraph: ParsedParagraph, reminder: ReminderText, text: string | undefined): ProposedFix[] {
  if (text === undefined || text === paragraph.source.text.slice(reminder.start, reminder.end)) return [];
  return [{ title: say`Replace with Cardwright's reminder text`, edits: [{ span: inHost(paragraph, reminder), newText: text }], preferred: false }];
}

function tokenReminder(token: TokenModel): string | undefined {
  const predefined = plainPredefined(token);
  return predefined && reminderOf(predefined, token.count !== '1');
}

/** That of the keyword at `offset`, or of the only one of the line where its reminder text stands at `offset`. */
function reminderOfKeyword({ lexicon }: Analysis, face: FaceAnalysis, paragraph: ParsedParagraph, offset: number, reminder?: ReminderText): string | undefined {
  const { ability } = paragraph;
  const onReminder = reminder !== undefined && contains(inHost(paragraph, reminder), offset);
  const use = onReminder && ability.keywords.length === 1 ? ability.keywords[0] : keywordAt(paragraph, offset);
  const typeLine = face.face.typeLine ? readTypeLine(face.face.typeLine, face.dialect, lexicon) : null;
  if (use && ability.keywords.includes(use)) return definitionOf(lexicon, use.keyword, 'keyword')?.reminder ?? keywordReminder(use, paragraph, typeLine);
  return ability.word !== undefined && (onReminder || isBeforeDash(paragraph, offset)) ? dashKeywordReminder(ability.word, typeLine) : undefined;
}

const keywordAt = (paragraph: ParsedParagraph, offset: number): KeywordUse | undefined => nodesAt(paragraph, offset).find((node): node is KeywordUse => node.kind === 'KeywordUse');

const isBeforeDash = ({ source }: ParsedParagraph, offset: number): boolean => offset - source.start < source.text.search(/[—–―]| -/u);

/** Where the sentence around `offset` ends; both count in the file. */
function sentenceEnd(paragraph: ParsedParagraph, offset: number): number {
  const at = offset - paragraph.source.start;
  const sentence = paragraph.ability.children.find((child): child is Sentence => child.kind === 'Sentence' && child.start <= at && at < child.end);
  return sentence ? inHost(paragraph, sentence).end : paragraph.source.end;
}
