import type { ParsedParagraph } from '../../grammar/parse-face.ts';
import type { Cost, KeywordUse, Noun } from '../../grammar/tree.ts';
import { KEYWORD_REMINDERS, keywordById, type Keyword } from '../../grammar/vocabulary/index.ts';
import { isSpellCard } from '../engine/permanents.ts';
import { hasType, type TypeLine } from '../engine/type-line.ts';
import { withArticle } from '../engine/wording.ts';
import { numberWord } from '../engine/wording-numbers.ts';
import { ownKind } from '../engine/wording-self.ts';
import { plain } from '../engine/wording-words.ts';

const BLANK = /\[([^\]]+)\]/gu;
const BEFORE = /^(.+?)\s*(?:walk|cycling|offering)\b/iu;
/** Qualities that are more than what an object is: its text has to say more than “that is …”. */
const MORE_THAN_KIND = /\b(?:each|every|everything|all|abilit|spells?|players?|opponents?|value|power|toughness|name)/iu;

/** Reminder text of a printed keyword as it is used, in parentheses; undefined where none is on file or a parameter is missing. */
export function keywordReminder(use: KeywordUse, paragraph: ParsedParagraph, typeLine: TypeLine | null): string | undefined {
  const keyword = keywordById.get(use.keyword);
  const written = paragraph.source.text.slice(use.start, use.end);
  const template = keyword && templateOf(keyword, use, written, typeLine);
  return template === undefined ? undefined : filled(template, (blank) => valueOf(blank, { use, keyword: keyword!, written, paragraph, typeLine }));
}

/** That of a keyword before a dash, such as boast. */
export function dashKeywordReminder(id: string, typeLine: TypeLine | null): string | undefined {
  const template = keywordById.has(id) ? KEYWORD_REMINDERS[id] : undefined;
  return template === undefined ? undefined : filled(template, (blank) => selfOf(blank, typeLine));
}

function templateOf({ id, forms }: Keyword, use: KeywordUse, written: string, typeLine: TypeLine | null): string | undefined {
  const variant = use.dash && use.quality ? plain(use.quality.items[0]?.id ?? '') : forms?.[(use.form ?? 0) - 1];
  if (use.quality && (id === 'protection' || id === 'hexproof') && MORE_THAN_KIND.test(written.slice(id.length))) return undefined;
  const keys = [variant, use.quality && `${id}/quality`, BEFORE.test(written) && `${id}/kind`, isSpellCard({ typeLine }) && `${id}/spell`, !hasType(typeLine, 'creature') && `${id}/noncreature`, id];
  const key = keys.find((k): k is string => typeof k === 'string' && Object.hasOwn(KEYWORD_REMINDERS, k));
  return key && KEYWORD_REMINDERS[key];
}

function filled(template: string, value: (blank: string) => string | undefined): string | undefined {
  let missing = false;
  const text = template.replace(BLANK, (_, blank: string) => {
    const found = value(blank);
    missing ||= found === undefined;
    return found ?? '';
  });
  return missing ? undefined : `(${text})`;
}

interface Use {
  use: KeywordUse;
  keyword: Keyword;
  written: string;
  paragraph: ParsedParagraph;
  typeLine: TypeLine | null;
}

function valueOf(blank: string, { use, keyword, written, paragraph, typeLine }: Use): string | undefined {
  const text = ({ start, end }: { start: number; end: number }): string => paragraph.source.text.slice(start, end).replace(/\.$/u, '');
  switch (blank) {
    case 'cost': return use.cost && text(use.cost);
    case 'pay': return use.cost && (isMana(use.cost) ? text(use.cost) : `the ${keyword.forms?.[(use.form ?? 0) - 1] ?? keyword.name} cost`);
    case 'quality': return use.quality && qualityOf(use.quality.items, text);
    case 'a quality': return use.quality && withDeterminer(use.quality.items[0]!, qualityOf(use.quality.items, text));
    case 'a kind': return kindOf(BEFORE.exec(written)?.[1]);
    case 'size': return use.size;
    default: return selfOf(blank, typeLine) ?? numberOf(blank, use.count);
  }
}

const isMana = ({ items }: Cost): boolean => items.length === 1 && items[0]!.kind === 'SymbolRun';

const qualityOf = (items: readonly Noun[], text: (noun: Noun) => string): string => items.map((noun) => text(noun).replace(/^an? /u, '')).join(' or ');

const withDeterminer = (noun: Noun, text: string): string => (noun.count !== undefined ? text : withArticle(text));

/** `a Swamp` for swampwalk, `a nonbasic land` for nonbasic landwalk. */
function kindOf(before: string | undefined): string | undefined {
  if (!before) return undefined;
  const [last, ...rest] = plain(before).split(' ').reverse();
  return withArticle([...rest.reverse(), last === 'land' || last === 'type' ? last : last!.charAt(0).toUpperCase() + last!.slice(1)].join(' '));
}

function selfOf(blank: string, typeLine: TypeLine | null): string | undefined {
  if (blank !== 'this' && blank !== 'This') return undefined;
  return `${blank} ${ownKind({ typeLine }) ?? 'card'}`;
}

function numberOf(blank: string, count: string | undefined): string | undefined {
  if (count === undefined) return undefined;
  const word = numberWord(count) ?? count;
  const [one, many] = blank.split('|') as [string, string?];
  if (many !== undefined) return count === '1' ? one : many;
  if (blank.startsWith('N ')) return /^\d$/u.test(count) ? blank.slice(2).repeat(Number(count)) : `${count} ${blank.slice(2)}`;
  switch (blank) {
    case 'N': return count;
    case 'n': return word;
    case 'a': return count === '1' ? 'a' : word;
    case 'top': return count === '1' ? 'top card' : `top ${word} cards`;
    default: return undefined;
  }
}
