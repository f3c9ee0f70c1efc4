import type { FieldName, Span, TargetKind, TargetModel, TokenModel } from '../../grammar/index.ts';
import { fold } from '../../grammar/japanese/fold.ts';
import { symbolAt } from '../../grammar/japanese/symbols.ts';
import { keywordById } from '../../grammar/vocabulary/index.ts';
import { contentsOf, type Content, type Stated } from '../engine/face-content.ts';
import { rule } from '../engine/rule.ts';
import type { TranslationContext, UnderstoodFace } from '../engine/translation.ts';
import { inWidth } from '../engine/japanese-width.ts';
import { rewrite } from '../engine/wording-words.ts';
import { say, type Message, type Part, type Term } from '../l10n/message.ts';
import { word, wordsOf } from '../l10n/words.ts';

const ENGLISH: Term = { en: 'English', ja: '英語' };
const JAPANESE: Term = { en: 'Japanese', ja: '日本語' };
const languageOf = ({ face }: UnderstoodFace): Term => (face.dialect === 'mtg-ja' ? JAPANESE : ENGLISH);

const has = (language: Term, there: Part, here: Part): Message => say`The ${language} text has ${there}, this has ${here}.`;
const lacks = (language: Term, there: Part): Message => say`The ${language} text has ${there}, and this does not.`;
const adds = (language: Term, here: Part): Message => say`This has ${here}, and the ${language} text does not.`;

/** Two limits with the same number: `more than 2` and `2 or more`. */
function parts(language: Term, there: string, here: string): Message {
  const [[last, first], [ownLast, ownFirst]] = [there.split('|'), here.split('|')] as [string[], string[]];
  return say`The ${language} text draws the line between ${last!} and ${first!}, this between ${ownLast!} and ${ownFirst!}.`;
}

/** What each kind of thing that a paragraph states is called. */
const NAMES: { [K in keyof Content]: (value: string) => Part } = {
  numbers: (value) => say`the number ${value}`,
  sizes: (value) => value,
  costs: (value) => say`the cost ${value}`,
  keywords: (value) => say`the keyword ${word(keywordById.get(value)?.name ?? value)}`,
};

/** Stretches of both texts that say the same: paragraph by paragraph, where there are as many, or all at once. */
interface Pair {
  there: readonly Content[];
  here: readonly { content: Content; start: number }[];
  at: Span;
}

function pairsOf({ original, translation }: TranslationContext): Pair[] {
  const there = contentsOf(original.parsed.paragraphs);
  const here = contentsOf(translation.parsed.paragraphs);
  const place = (one: (typeof here)[number]) => ({ content: one.content, start: one.paragraph.source.start });
  if (there.length === here.length) return here.map((one, i) => ({ there: [there[i]!.content], here: [place(one)], at: one.paragraph.source }));
  const [first] = here;
  return first ? [{ there: there.map(({ content }) => content), here: here.map(place), at: { start: first.paragraph.source.start, end: here.at(-1)!.paragraph.source.end } }] : [];
}

/** Two limits by what they part; a limit and a plain number by the number, since not every limit is known as one. */
const saysTheSame = (a: Stated, b: Stated): boolean => a.meaning === b.meaning || (a.value === b.value && (a.meaning === a.value || b.meaning === b.value));

function compareStated(kind: keyof Content, { there, here, at }: Pair, ctx: TranslationContext): void {
  const language = languageOf(ctx.original);
  const name = NAMES[kind];
  const theirs = there.flatMap((content) => content[kind]);
  const own: Stated[] = here.flatMap(({ content, start }) => content[kind].map((stated) => ({ ...stated, start: stated.start + start, end: stated.end + start })));
  const lacking = (list: readonly Stated[], other: readonly Stated[]): Stated[] =>
    list.filter((one, i) => one.value !== '1' && !other.some((stated) => saysTheSame(one, stated)) && list.findIndex(({ meaning }) => meaning === one.meaning) === i);
  const missing = lacking(theirs, own);
  const surplus = lacking(own, theirs);
  if (missing.length === 1 && surplus.length === 1) {
    const [instead] = surplus;
    const [other] = missing;
    if (other!.value === instead!.value) return ctx.report(instead!, { message: parts(language, other!.meaning, instead!.meaning) });
    const fixes = kind === 'numbers' || kind === 'sizes' ? asWritten(other!.value, instead!, ctx) : [];
    return ctx.report(instead!, { message: has(language, name(other!.value), name(instead!.value)), fixes });
  }
  for (const { value } of missing) ctx.report(at, { message: lacks(language, name(value)) });
  for (const stated of surplus) ctx.report(stated, { message: adds(language, name(stated.value)) });
}

/** The value as the text writes its numbers; none where it is a word. */
function asWritten(value: string, at: Stated, { translation }: TranslationContext) {
  const { face } = translation;
  const paragraph = face.paragraphs.find(({ start, end }) => start <= at.start && at.end <= end);
  const written = paragraph?.text.slice(at.start - paragraph.start, at.end - paragraph.start);
  if (written === undefined || fold(written) !== at.value) return [];
  return [rewrite({ start: at.start, end: at.end }, /[０-９＋－]/u.test(written) ? inWidth(value, 'full') : value)];
}

const nameOf = ({ name, nameJa }: TokenModel): Term => ({ en: name ?? 'Token', ja: nameJa ?? name ?? 'トークン' });
const listed = (ids: readonly string[]): Part => (ids.length > 0 ? wordsOf([...ids].sort().join(' ')) : say`nothing`);
const isExact = (count: string): boolean => /^(?:\d+|X)$/.test(count);

/** What is compared of two tokens: a name for the difference, and the two values. */
function differences(there: TokenModel, here: TokenModel): [Part, Part][] {
  const found: [Part, Part][] = [];
  const compare = (a: string, b: string, say_: (value: string) => Part): void => { if (a !== b) found.push([say_(a), say_(b)]); };
  if (isExact(there.count) && isExact(here.count)) compare(there.count, here.count, (value) => say`${value} of them`);
  if (there.power !== null && here.power !== null) compare(`${there.power}/${there.toughness}`, `${here.power}/${here.toughness}`, (value) => value);
  for (const key of ['supertypes', 'colors', 'types', 'subtypes'] as const) {
    const a = [...there[key]].sort();
    const b = [...here[key]].sort();
    if (a.join() !== b.join()) found.push([listed(a), listed(b)]);
  }
  return found;
}

/** A name of its own has each language its own word for; a copy is called by its card's name. */
const isNamedAlike = (there: TokenModel, here: TokenModel): boolean =>
  there.name !== null && here.name !== null && there.source === here.source && (isOwnName(there) || isOwnName(here)) && differences(there, here).length === 0;

const isOwnName = ({ name, subtypes, source }: TokenModel): boolean => source !== 'predefined' && name !== [...subtypes, 'Token'].join(' ');

function compareTokens({ original, translation, report }: TranslationContext, at: Span): void {
  const language = languageOf(original);
  const left = [...original.tokens];
  const rest: TokenModel[] = [];
  for (const token of translation.tokens) {
    const same = left.findIndex(({ name }) => name === token.name);
    const index = same < 0 ? left.findIndex((other) => isNamedAlike(other, token)) : same;
    if (index < 0) rest.push(token);
    else {
      const [other] = left.splice(index, 1);
      for (const [there, here] of differences(other!, token)) report(token, { message: say`${nameOf(token)}: ${has(language, there, here)}` });
    }
  }
  rest.forEach((token, i) => report(token, { message: left[i] ? has(language, nameOf(left[i]), nameOf(token)) : adds(language, nameOf(token)) }));
  for (const token of left.slice(rest.length)) report(at, { message: lacks(language, nameOf(token)) });
}

const WIDE: readonly TargetKind[] = ['any', 'permanent', 'player', 'opponent', 'card', 'token', 'spell', 'ability'];
const kindsOf = ({ kinds }: TargetModel): readonly TargetKind[] | undefined => (kinds.length > 0 && !kinds.some((kind) => WIDE.includes(kind)) ? kinds : undefined);
const written = (targets: readonly TargetModel[]): TargetModel[] => targets.filter(({ source }) => source === 'text');

function compareTargets({ original, translation, report }: TranslationContext, at: Span): void {
  const language = languageOf(original);
  const there = written(original.targets);
  const here = written(translation.targets);
  if (there.length !== here.length) {
    const place = here.length > there.length ? here[there.length]! : at;
    return report(place, { message: say`The ${language} text has ${there.length} targets, this has ${here.length}.` });
  }
  if (there.length !== 1) return;
  const [a, b] = [kindsOf(there[0]!), kindsOf(here[0]!)];
  if (a && b && !a.some((kind) => b.includes(kind))) report(here[0]!, { message: say`The ${language} text targets ${listed(a)}, this ${listed(b)}.` });
}

function symbolsIn(text: string): string {
  const plain = fold(text);
  const symbols: string[] = [];
  for (let at = 0; at < plain.length; ) {
    const symbol = symbolAt(plain, at);
    if (symbol) symbols.push(symbol.symbol);
    at = symbol?.end ?? at + 1;
  }
  return symbols.sort().join('');
}

/** Fields that both parts give. */
function compareFields({ original, translation, report }: TranslationContext): void {
  const language = languageOf(original);
  const compare = (key: 'manaCost' | 'power' | 'toughness' | 'loyalty' | 'defense', field: FieldName, plain: (text: string) => string): void => {
    const there = original.face[key];
    const here = translation.face[key];
    if (there && here && plain(there.text) !== plain(here.text)) report(here, { message: has(language, there.text, here.text), fixes: [rewrite(here, there.text)] }, field);
  };
  compare('manaCost', 'mana_cost', symbolsIn);
  for (const key of ['power', 'toughness', 'loyalty', 'defense'] as const) compare(key, key, fold);
  const [a, b] = [original.typeLine, translation.typeLine];
  if (!a || !b) return;
  for (const key of ['supertypes', 'types', 'subtypes'] as const) {
    const ids = (line: typeof a) => line[key].map(({ id }) => id);
    const [there, here] = [ids(a), ids(b)];
    if ([...there, ...here].some((id) => id === null) || a.others.length + b.others.length > 0) continue;
    if ([...there].sort().join() !== [...here].sort().join()) report(b, { message: has(language, listed(there as string[]), listed(here as string[])) }, 'type_line');
  }
}

export default rule({
  code: 'translation-mismatch',
  since: '0.1.0',
  severity: 'warning',
  rules: [],
  summary: 'The two languages of a card differ in what they say.',
  why: 'Both texts are read into the same tree, and their tokens, targets, numbers, costs, keywords and types are compared. Where they differ the card does one thing in English and another in Japanese.',
  bad: 'Muster Horn/招集の角笛 {2}{W}\nSorcery\nCreate two 1/1 white Soldier creature tokens.\n@lang ja\nソーサリー\n白の１/１の兵士・クリーチャー・トークン３体を生成する。',
  good: 'Muster Horn/招集の角笛 {2}{W}\nSorcery\nCreate two 1/1 white Soldier creature tokens.\n@lang ja\nソーサリー\n白の１/１の兵士・クリーチャー・トークン２体を生成する。',
  fixable: true,
  on: {
    Translation(ctx) {
      compareFields(ctx);
      if (ctx.original.parsed.unrecognized.length + ctx.translation.parsed.unrecognized.length > 0) return;
      const { face } = ctx.translation;
      const at = face.paragraphs.length > 0 ? { start: face.paragraphs[0]!.start, end: face.paragraphs.at(-1)!.end } : face.typeLine ?? face;
      for (const pair of pairsOf(ctx)) for (const kind of ['numbers', 'sizes', 'costs', 'keywords'] as const) compareStated(kind, pair, ctx);
      compareTokens(ctx, at);
      compareTargets(ctx, at);
    },
  },
});
