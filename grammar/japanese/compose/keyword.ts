import type { KeywordUse, NounPhrase } from '../../tree.ts';
import { KEYWORDS } from '../../vocabulary/index.ts';
import { clause, counted, determined, phrase, qualified, relative, thing, unsayable } from './build.ts';
import { composeCost } from './cost.ts';
import type { Context } from './context.ts';
import { composePhrase } from './noun.ts';
import { isYourChoice } from './qualifier.ts';
import { headId } from './words.ts';

const NOWHERE = { children: [], start: 0, end: 0 };
const ENTRIES = new Map(KEYWORDS.map((k) => [k.id, k]));
/** Written forms of which Japanese has fewer: English form → Japanese one. */
const FORMS: Readonly<Record<string, Readonly<Record<number, number>>>> = { partner: { 4: 2 } };

/** Which of the Japanese forms says it. */
function formOf(use: KeywordUse): number | undefined {
  if (!use.form) return undefined;
  const form = FORMS[use.keyword] ? FORMS[use.keyword]![use.form] : use.form;
  return form !== undefined && form <= (ENTRIES.get(use.keyword)?.formsJa?.length ?? 0) ? form : unsayable();
}

/** Keywords whose quality is said with a particle: 伝説のクリーチャーに装備. */
const RELATIONS: Readonly<Record<string, string>> = { equip: 'to', craft: 'with' };

/** A keyword with what it takes. */
export function composeKeyword(use: KeywordUse, c: Context): KeywordUse {
  if (use.gap || !ENTRIES.get(use.keyword)?.ja || use.ability) unsayable();
  if (use.keyword === 'partner' && use.quality?.items[0]?.id === 'Friends forever') return { kind: 'KeywordUse', keyword: 'partner', form: 1, ...NOWHERE };
  const { relation: _r, repeats: _p, join: _j, quality, cost, form: _f, ...rest } = use;
  const form = formOf(use);
  const made: KeywordUse = { ...rest, ...(form ? { form } : {}), children: [] };
  if (quality) made.quality = chosenColor(quality, c) ?? composePhrase(quality, c, { indefinite: false, exact: true });
  const relation = made.quality && RELATIONS[use.keyword];
  if (relation) made.relation = relation;
  if (cost) made.cost = composeCost(cost, c);
  return made;
}

/** `the color of your choice`: it is chosen in the sentence before. */
function chosenColor(quality: NounPhrase, c: Context): NounPhrase | undefined {
  const [n] = quality.items;
  if (quality.items.length > 1 && quality.items.some((one) => one.qualifiers.some(isYourChoice))) unsayable();
  if (quality.items.length !== 1 || headId(n) !== 'color' || n!.qualifiers.length !== 1 || !isYourChoice(n!.qualifiers[0]!)) return undefined;
  c.choices = [counted(thing('property', 'color'), '1', 'shoku')];
  const color = qualified(relative(clause({ id: 'choose', stem: '選' }, [], { voice: 'passive', past: true })), thing('property', 'color'));
  return phrase(determined(color, 'that'));
}

/** Keywords of a line; protection from several colors is said once for each. */
export function composeKeywords(uses: readonly KeywordUse[], c: Context): KeywordUse[] {
  return uses.flatMap((use) => (use.keyword === 'protection' && use.quality ? protections(use, c) : [composeKeyword(use, c)]));
}

const protections = (use: KeywordUse, c: Context): KeywordUse[] =>
  use.quality!.items.map((n) => composeKeyword({ ...use, quality: { ...use.quality!, items: [n], joins: undefined, conjunction: undefined } as KeywordUse['quality'] & object }, c));
