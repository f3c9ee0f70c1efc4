import type { LanguageService } from '../../server/language-service.ts';
import type { Analysis, AnalyzeOptions, DocumentSymbol, Finding } from '../../service/index.ts';
import type { CardDocument } from '../../grammar/index.ts';

/**
 * A service whose answers can be read off the text: each `bad` is a finding with two fixes, `CRASH` crashes
 * the analysis, each word has a hover, `token` gets a hint, each line is a symbol.
 */
export interface FakeService extends LanguageService {
  /** Texts analysed so far. */
  analyzed: string[];
}

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => ({ word: match[0], start: match.index, end: match.index + match[0].length }));

function finding({ start, end }: { start: number; end: number }, severity: Finding['severity']): Finding {
  const span = { start, end };
  return {
    ...span,
    code: 'bad-word',
    severity,
    message: '"bad" is not good.',
    rules: ['100.1'],
    field: 'text',
    fixes: [
      { title: 'Write "good"', edits: [{ span, newText: 'good' }], preferred: true },
      { title: 'Take it out', edits: [{ span, newText: '' }], preferred: false },
    ],
  };
}

export function fakeAnalysis(document: CardDocument, { rules = {} }: AnalyzeOptions = {}): Analysis {
  const { text } = document;
  if (text.includes('CRASH')) throw new Error('the fake service fell over');
  const severity = rules['bad-word'] ?? 'error';
  const findings = severity === 'off' ? [] : matches(text, /bad/g).map((span) => finding(span, severity));
  return { document, faces: [], findings };
}

function lineSymbol({ word, start, end }: { word: string; start: number; end: number }): DocumentSymbol {
  const first = matches(word, /\S+/g)[0] ?? { word: '', start: 0, end: 0 };
  const child: DocumentSymbol = { name: first.word, detail: 'first word', kind: 'ability', start: start + first.start, end: start + first.end, selection: { start: 0, end: end + 100 }, children: [] };
  return { name: word, detail: `${word.length} units`, kind: 'card', start, end, selection: { start, end: start + 1 }, children: [child] };
}

export function fakeService(overrides: Partial<LanguageService> = {}): FakeService {
  const analyzed: string[] = [];
  return {
    analyzed,
    analyze: (document, options) => {
      analyzed.push(document.text);
      return fakeAnalysis(document, options);
    },
    hover: ({ document }, offset) => {
      const found = matches(document.text, /[^\s]+/g).find(({ start, end }) => start <= offset && offset <= end);
      return found ? { start: found.start, end: found.end, contents: `**${found.word}**` } : null;
    },
    inlayHints: ({ document }, within) =>
      matches(document.text, /token/g)
        .filter(({ end }) => within.start <= end && end <= within.end)
        .map(({ end }) => ({ offset: end, label: 'Fake Token', tooltip: 'rule 111.4' })),
    completion: ({ document }, offset) => {
      const typed = /\S*$/.exec(document.text.slice(0, offset))![0];
      return [{ label: '{T}', kind: 'symbol', detail: '107.5', documentation: 'The **tap** symbol', insertText: '{T}', span: { start: offset - typed.length, end: offset }, rank: 7 }];
    },
    documentSymbols: ({ document }) => matches(document.text, /[^\r\n]+/g).map(lineSymbol),
    ...overrides,
  };
}
