import { isLabelledName } from './labelled-face.ts';
import { forEachLine, trimmedSpan } from './text-scan.ts';
import { typeLineLikeness } from './type-line.ts';

export type DocumentKind = 'card' | 'json' | 'jsonl';

const SAMPLE = 65_536;
const RECORD_FIELD = /"(?:type_line|oracle_text|printed_text|printed_type_line|printed_name|mana_cost|card_faces|card_type)"\s*:|"(?:cards|data)"\s*:\s*\[|"game"\s*:\s*"yu/iu;

/**
 * The format of a file, by the end of its name (no folder needed) and its content; undefined where Cardwright reads none
 * in it. `.card`, `.jsonl` and `.ndjson` say it themselves. A `.json` file may hold one record a line, or no cards at all.
 * A `.txt` file, and text without a name, are judged by content.
 */
export function documentKind(fileName: string, text: string): DocumentKind | undefined {
  const extension = /\.([^./\\]*)$/u.exec(fileName.slice(-64))?.[1]?.toLowerCase();
  if (extension === 'card' || extension === 'cards') return 'card';
  if (extension === 'jsonl' || extension === 'ndjson') return 'jsonl';
  const { start } = trimmedSpan(text, 0, text.length);
  const sample = text.slice(start, start + SAMPLE);
  if (extension === 'json') return sample.startsWith('{') ? kindOfObjects(sample) : 'json';
  if (extension !== undefined && extension !== 'txt') return undefined;
  if (sample.startsWith('{')) return kindOfObjects(sample);
  if (/^\[\s*\{/u.test(sample) && RECORD_FIELD.test(sample)) return 'json';
  return hasTypeLine(sample) ? 'card' : undefined;
}

/** Objects line by line, or one object; undefined where none of their fields is a card's. */
function kindOfObjects(sample: string): DocumentKind | undefined {
  if (!RECORD_FIELD.test(sample)) return undefined;
  return /^\{[^\r\n]*\}[ \t]*[\r\n]\s*\{/u.test(sample) ? 'jsonl' : 'json';
}

/** Whether some block has a type line in second place, or a labelled name. */
function hasTypeLine(sample: string): boolean {
  let line = 0;
  let found = false;
  forEachLine(sample, (start, end) => {
    if (start === end) line = 0;
    else if (!/[#＃@＠]/u.test(sample[start]!) && ++line === 2) found = typeLineLikeness(sample.slice(start, end)) !== 'no';
    if (start < end && isLabelledName(sample, { start, end })) found = true;
    return !found;
  });
  return found;
}
