import { contains, definitionOf, inHost, type TokenModel } from '../../grammar/index.ts';
import type { ParsedParagraph } from '../../grammar/parse-face.ts';
import type { KeywordUse, ReminderText, Sentence } from '../../grammar/tree.ts';
import { plainPredefined, reminderOf } from '../engine/predefined-reminder.ts';
import { nodesOf } from '../engine/tree-places.ts';
import type { Analysis, Fix } from '../model.ts';
import { nodesAt, placeAt } from './hover-place.ts';

/**
 * Reminder text that can be put in or taken out at `offset` (UTF-16, in the file): that of a predefined token, of a token
 * or a keyword that the project defines. Edits count in the file. Empty where there is none.
 */
export function reminderActions(analysis: Analysis, offset: number): Fix[] {
  const place = placeAt(analysis, offset);
  if (place?.kind !== 'paragraph' || place.face.dialect !== 'mtg-en') return [];
  const { face, paragraph } = place;
  const reminder = nodesOf(paragraph.ability).find((node): node is ReminderText => node.kind === 'ReminderText');
  if (reminder) return [withoutReminder(paragraph, reminder)];
  const token = face.tokens.find((model) => contains(model, offset));
  const text = token ? tokenReminder(token) : keywordReminder(analysis, paragraph, offset);
  if (text === undefined) return [];
  const at = token ? sentenceEnd(paragraph, token.start) : paragraph.source.end;
  return [{ title: 'Insert reminder text', edits: [{ span: { start: at, end: at }, newText: ` ${text}` }], preferred: false }];
}

function withoutReminder(paragraph: ParsedParagraph, { start, end }: ReminderText): Fix {
  const before = paragraph.source.text.slice(0, start).search(/\s*$/u);
  return { title: 'Remove reminder text', edits: [{ span: inHost(paragraph, { start: before, end }), newText: '' }], preferred: false };
}

function tokenReminder(token: TokenModel): string | undefined {
  const predefined = plainPredefined(token);
  return predefined && reminderOf(predefined, token.count !== '1');
}

/** Of a keyword of the project's own that stands alone in its line. */
function keywordReminder({ lexicon }: Analysis, paragraph: ParsedParagraph, offset: number): string | undefined {
  const use = nodesAt(paragraph, offset).find((node): node is KeywordUse => node.kind === 'KeywordUse');
  return use && lexicon && paragraph.ability.keywords.length === 1 ? definitionOf(lexicon, use.keyword, 'keyword')?.reminder : undefined;
}

/** Where the sentence around `offset` ends; both count in the file. */
function sentenceEnd(paragraph: ParsedParagraph, offset: number): number {
  const at = offset - paragraph.source.start;
  const sentence = paragraph.ability.children.find((child): child is Sentence => child.kind === 'Sentence' && child.start <= at && at < child.end);
  return sentence ? inHost(paragraph, sentence).end : paragraph.source.end;
}
