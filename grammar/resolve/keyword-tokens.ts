import type { ParsedParagraph } from '../parse-face.ts';
import { inHost } from '../parse-face.ts';
import type { KeywordUse } from '../tree.ts';
import { PREDEFINED_TOKENS, subtypeByName } from '../vocabulary/index.ts';
import { keywordUses, type Happening } from './making-clauses.ts';
import type { Color, TokenModel } from './token-model.ts';

interface KeywordToken {
  subtypes: string[];
  colors: Color[];
  types: string[];
  power: string;
  toughness: string;
  abilities?: string[];
  rule: string;
  tapped?: boolean;
}

/** Tokens that a keyword ability makes, by the keyword's own rule (702). */
const BY_KEYWORD: Readonly<Record<string, KeywordToken>> = {
  fabricate: { subtypes: ['Servo'], colors: [], types: ['artifact', 'creature'], power: '1', toughness: '1', rule: '702.123' },
  afterlife: { subtypes: ['Spirit'], colors: ['white', 'black'], types: ['creature'], power: '1', toughness: '1', abilities: ['flying'], rule: '702.135' },
  'living-weapon': { subtypes: ['Phyrexian', 'Germ'], colors: ['black'], types: ['creature'], power: '0', toughness: '0', rule: '702.92' },
  'for-mirrodin': { subtypes: ['Rebel'], colors: ['red'], types: ['creature'], power: '2', toughness: '2', rule: '702.163' },
  'job-select': { subtypes: ['Hero'], colors: [], types: ['creature'], power: '1', toughness: '1', rule: '702.182' },
  mobilize: { subtypes: ['Warrior'], colors: ['red'], types: ['creature'], power: '1', toughness: '1', rule: '702.181', tapped: true },
};

/** Keywords whose token copies the card itself, or a permanent the player has. */
const COPIES: Readonly<Record<string, string>> = {
  embalm: 'this card', eternalize: 'this card', encore: 'this card', squad: 'this creature', offspring: 'this creature', myriad: 'this creature',
};

const shell = (paragraph: ParsedParagraph, node: { start: number; end: number }): TokenModel => ({
  name: null, nameJa: null, count: '1', controller: 'you', supertypes: [], colors: [], colorless: false, types: [], subtypes: [], power: null, toughness: null,
  abilities: [], tapped: false, attacking: false, source: 'keyword', rule: '111.3', undefined: [], changed: [], ...inHost(paragraph, node),
});

function named(model: TokenModel, t: KeywordToken): TokenModel {
  const ja = t.subtypes.map((s) => subtypeByName.get(s.toLowerCase())?.ja ?? null);
  return {
    ...model, ...t, abilities: t.abilities ?? [], colorless: t.colors.length === 0, tapped: t.tapped ?? false, attacking: t.tapped ?? false,
    name: [...t.subtypes, 'Token'].join(' '), nameJa: ja.includes(null) ? null : [...ja, 'トークン'].join('・'), subtypes: [...t.subtypes], colors: [...t.colors], types: [...t.types],
  };
}

/** `Gift a tapped Fish`: what is promised may be a token (702.174). */
const GIFTS: Readonly<Record<string, KeywordToken>> = {
  Fish: { subtypes: ['Fish'], colors: ['blue'], types: ['creature'], power: '1', toughness: '1', rule: '702.174' },
  Octopus: { subtypes: ['Octopus'], colors: ['blue'], types: ['creature'], power: '8', toughness: '8', rule: '702.174' },
};

function gift(model: TokenModel, use: KeywordUse): TokenModel | undefined {
  const words = use.quality?.items.flatMap((n) => n.modifiers).flatMap((m) => (m.kind === 'word' ? [m.id] : [])) ?? [];
  const subtype = words.at(-1);
  if (!subtype) return undefined;
  const known = GIFTS[subtype];
  if (known) return { ...named(model, known), tapped: words.includes('tapped'), attacking: false, controller: 'an opponent' };
  return PREDEFINED_TOKENS.some((t) => t.word === subtype) ? { ...predefined(model, subtype), controller: 'an opponent' } : undefined;
}

function fromKeyword(paragraph: ParsedParagraph, use: KeywordUse, ownName: string | null): TokenModel | undefined {
  const token = BY_KEYWORD[use.keyword.replace('!', '')];
  if (!token && use.keyword !== 'gift' && !COPIES[use.keyword]) return undefined;
  const model = { ...shell(paragraph, use), count: use.count ?? '1' };
  if (token) return named(model, token);
  if (use.keyword === 'gift') return gift(model, use);
  const copied = COPIES[use.keyword];
  if (copied) return { ...model, count: '1', source: 'copy', rule: '702', name: ownName, copyOf: ownName ? undefined : copied };
  return undefined;
}

const word = (word: string): (typeof PREDEFINED_TOKENS)[number] => PREDEFINED_TOKENS.find((t) => t.word === word)!;

function predefined(model: TokenModel, name: string): TokenModel {
  const t = word(name);
  return { ...model, name: t.name, nameJa: t.nameJa, colors: [...t.colors], colorless: t.colors.length === 0, types: [...t.types], subtypes: [...t.subtypes], power: t.power, toughness: t.toughness, abilities: [...t.abilities], rule: t.rule };
}

const MAKES_TOKENS = new Set(['investigate', 'incubate', 'amass', 'endure', 'populate']);

/** `investigate`, `incubate 2`, `amass Orcs 2`, `populate`: tokens of keyword actions (701). */
function fromActions(paragraph: ParsedParagraph, happened: readonly Happening[]): TokenModel[] {
  return happened.filter(({ clause }) => MAKES_TOKENS.has(clause.verb)).flatMap(({ clause }) => {
    const model = shell(paragraph, clause);
    const object = clause.object?.items[0];
    switch (clause.verb) {
      case 'investigate': return [predefined(model, 'Clue')];
      case 'incubate': return [predefined(model, 'Incubator')];
      case 'amass': {
        const subtype = object?.modifiers.flatMap((m) => (m.kind === 'word' && m.class === 'subtype' ? [m.id] : []))[0] ?? 'Zombie';
        return [named(model, { subtypes: [subtype, 'Army'], colors: ['black'], types: ['creature'], power: '0', toughness: '0', rule: '701.47' })];
      }
      case 'endure': {
        const size = object?.count ?? 'X';
        return [named(model, { subtypes: ['Spirit'], colors: ['white'], types: ['creature'], power: size, toughness: size, rule: '701.63' })];
      }
      case 'populate': return [{ ...model, source: 'copy' as const, rule: '701.36', copyOf: 'a creature token you control' }];
      default: return [];
    }
  });
}

/** Tokens that keywords and keyword actions of a paragraph make. */
export function keywordTokens(paragraph: ParsedParagraph, happened: readonly Happening[], ownName: string | null): TokenModel[] {
  const found: TokenModel[] = [];
  for (const use of keywordUses(paragraph.ability)) {
    const model = fromKeyword(paragraph, use, ownName);
    if (model) found.push(model);
  }
  found.push(...fromActions(paragraph, happened));
  return found;
}
