import { describe, expect, test } from 'vitest';
import { ACTIONS, CARD_TYPES, KEYWORDS, RULE_NOTES, SUPERTYPES, SYMBOLS, ZONES } from '../../grammar/vocabulary/index.ts';
import { NOTES } from '../../service/l10n/ja/notes.ts';
import { ruleDescriptions } from '../../service/index.ts';
import { EXPLANATIONS } from '../../service/l10n/ja/explanations.ts';
import { JAPANESE, TEMPLATES } from '../../service/l10n/ja/index.ts';
import { READER } from '../../service/l10n/ja/reader.ts';
import { literalsIn, templatesIn } from '../support/templates.ts';

const hasWords = (template: string): boolean => /\p{L}/u.test(template.replace(/\$\d/g, ''));
const placesOf = (text: string): string[] => [...new Set(text.match(/\$\d/g))].sort();

const used = templatesIn('service', 'server', 'cli');

describe('every text has its Japanese', () => {
  test('what is said in service, server and command line', () => {
    const missing = [...used].filter(([template]) => hasWords(template) && !JAPANESE.has(template)).map(([template, file]) => `${file}: ${template}`);
    expect(missing).toEqual([]);
  });

  test('what the reader of documents says', () => {
    const said = [...literalsIn('grammar/documents').keys()];
    const everything = [...literalsIn('grammar').keys()];
    expect(said.filter((text) => /^ ?[A-Z“$].* .*[.?)]$/su.test(text) && !Object.hasOwn(READER, text))).toEqual([]);
    expect(Object.keys(READER).filter((text) => !everything.includes(text) && !/^a (?:number|string)$/.test(text))).toEqual([]);
  });

  test('no text is translated twice', () => {
    expect(TEMPLATES.filter((template, i) => TEMPLATES.indexOf(template) !== i)).toEqual([]);
  });

  test('no translation is left over', () => {
    expect(TEMPLATES.filter((template) => !used.has(template) && hasWords(template))).toEqual([]);
  });

  test('what is put in has its place in both', () => {
    expect([...JAPANESE].filter(([template, japanese]) => placesOf(japanese).join() !== placesOf(template).join())).toEqual([]);
  });
});

test('what the rules say of themselves', () => {
  expect(Object.keys(EXPLANATIONS).sort()).toEqual(ruleDescriptions().map(({ code }) => code).sort());
});

test('the notes of the vocabulary', () => {
  expect(Object.keys(NOTES).sort()).toEqual(Object.keys(RULE_NOTES).sort());
  const summaries = [...KEYWORDS, ...ACTIONS, ...CARD_TYPES, ...SUPERTYPES, ...ZONES, ...SYMBOLS].map(({ summary }) => summary);
  expect([...summaries, ...ACTIONS.flatMap(({ actsOn }) => actsOn)].filter((text) => !JAPANESE.has(text))).toEqual([]);
});

/** Card text that is quoted, codes, symbols, numbers of rules, names of files and of signs. */
const QUOTED = [/^(?:inspect|lint|rules|server)：/u, /P\/T/gu, /\d{3}\.\d{1,3}[a-z]*/gu, /「[^「」]*」/gu, /（[ -~…]*）/gu, /\$\d/gu, /\{[^{}]*\}/gu, /@\w+/gu, /`[^`]*`/gu, /\[[^[\]]*\](?:\([^()]*\))?/gu, /"[^"]*"/gu, /[\w*-]*\.[a-z]+\b/gu, /--?[a-z-]+/gu];
const NAMES = /^(?:Cardwright|CR|JSON|JSON Lines|CSV|Markdown|Magic|Scryfall|Scryfallのbulk|bulk|MTGJSON|AtomicCards|VS Code|Visual Studio Code|Oracle|Comprehensive Rules|Unicode|[XYZN]|CI|Lv|UTF|NUL|MB|Shift|JIS|define)$/u;

const TEXTS: readonly (readonly [string, string])[] = [...JAPANESE, ...Object.entries(EXPLANATIONS).flatMap(([code, { summary, why }]) => [[code, summary], [code, why]] as const)];

function english(text: string): string[] {
  let rest = text;
  for (let i = 0; i < 3; i++) for (const pattern of QUOTED) rest = rest.replace(pattern, ' ');
  return (rest.match(/[A-Za-z][A-Za-z']*(?: [A-Za-z][A-Za-z']*)*/gu) ?? []).filter((words) => !NAMES.test(words) && !words.split(' ').every((word) => NAMES.test(word)));
}

test('no English is left in the Japanese', () => {
  const left = [...TEXTS].flatMap(([template, japanese]) => english(japanese).map((words) => `${words}: ${template}`));
  expect(left).toEqual([]);
});

test('Japanese is written in its own signs', () => {
  expect(TEXTS.map(([, text]) => text).filter((text) => /[“”]|[ぁ-ん一-龠][,.?!](?:\s|$)/u.test(text))).toEqual([]);
});
