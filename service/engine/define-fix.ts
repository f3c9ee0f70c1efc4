import type { CardDocument } from '../../grammar/index.ts';
import { say, type Locale } from '../l10n/message.ts';
import { textOf } from '../l10n/text-of.ts';
import { aWord } from '../l10n/words.ts';
import type { DefineRequest, Finding, Fix } from '../model.ts';

/** The block that defines a word, without a line end after it. */
export const definitionText = ({ kind, name, typeLine }: DefineRequest, newline: string): string => [`define ${kind} ${name}`, ...(typeLine ? [typeLine] : [])].join(newline);

/** The finding with a fix that defines its word at the end of the file, where the file can hold definitions. */
export function withDefineFix(finding: Finding, document: CardDocument, locale?: Locale): Finding {
  if (!finding.define || document.format !== 'card') return finding;
  return { ...finding, fixes: [...finding.fixes, defineFix(finding.define, document.text, locale)] };
}

function defineFix(request: DefineRequest, text: string, locale: Locale | undefined): Fix {
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const breaks = text.slice(text.trimEnd().length).match(/\r\n|\n|\r/g)?.length ?? 0;
  const before = newline.repeat(Math.max(0, 2 - breaks));
  return {
    title: textOf(say`Define “${request.name}” as ${aWord(request.kind)}`, locale),
    edits: [{ span: { start: text.length, end: text.length }, newText: `${before}${definitionText(request, newline)}${newline}` }],
    preferred: false,
  };
}
