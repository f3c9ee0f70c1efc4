import type { ParsedParagraph } from '../parse-face.ts';
import { inHost } from '../parse-face.ts';
import { isLeaf, type Clause, type KeywordUse, type Node, type Noun, type NounPhrase, type Qualifier } from '../tree.ts';
import { keywordById } from '../vocabulary/index.ts';
import type { TargetKind, TargetModel, ZoneName } from './target-model.ts';
import { sourceOf } from './tokens.ts';

const HEAD_KINDS = new Set<string>(['creature', 'artifact', 'enchantment', 'land', 'planeswalker', 'battle', 'permanent', 'instant', 'sorcery', 'spell', 'ability', 'card', 'token', 'player', 'opponent']);
const PERMANENT_KINDS = new Set<TargetKind>(['creature', 'artifact', 'enchantment', 'land', 'planeswalker', 'battle', 'permanent', 'token']);
const ABILITY_HEADS = new Set(['ability', 'activated ability', 'triggered ability', 'mana ability', 'loyalty ability']);

/** Heads of a target's noun phrase: the generic head where there is one, else the type words. */
export function kindsOf(noun: Noun): TargetKind[] {
  if (noun.form === 'pronoun') return ['any'];
  const words = noun.modifiers.flatMap((m) => (m.kind === 'word' && !m.negated ? [m] : []));
  const head = words.at(-1);
  if (!head) return [];
  if (ABILITY_HEADS.has(head.id)) return words.some((w) => w.id === 'spell') ? ['spell', 'ability'] : ['ability'];
  const generic = words.filter((w) => ['card', 'spell', 'permanent', 'token', 'player', 'opponent', 'controller', 'owner', 'commander', 'source'].includes(w.id));
  if (generic.length && (head.class === 'object' || head.class === 'player')) {
    const tail = words.slice(words.indexOf(generic[0]!));
    const joined = tail.filter((w) => w === head || w.join !== undefined || generic.includes(w));
    const before = words.slice(0, words.indexOf(generic[0]!)).filter((w, i, all) => generic[0]!.join !== undefined && w.class === 'type' && (i === all.length - 1 || all[i + 1]!.join !== undefined));
    return unique([...before, ...joined].map((w) => (w.id === 'controller' || w.id === 'owner' ? 'player' : w.id)));
  }
  const types = words.filter((w) => w.class === 'type');
  if (types.length) return unique(types.map((w) => w.id));
  if (words.some((w) => w.class === 'subtype')) return ['permanent'];
  return [];
}

/** Creatures by what they do in combat. */
const COMBATANTS = new Set(['attacker', 'blocker']);

/**
 * What a Japanese phrase may choose: 〜のうち１つ and 〜である１つ say it before a head that is not said, クリーチャー１体か
 * プレイヤー１人 in a noun each; a bare １つ is any target (115.4).
 */
function japaneseKinds(noun: Noun, phrase: NounPhrase | undefined): TargetKind[] {
  const alternatives = phrase?.conjunction === 'or' ? phrase.items.filter((item) => item === noun || !item.target) : [noun];
  return [...new Set(alternatives.flatMap(ownKinds))];
}

function ownKinds(noun: Noun): TargetKind[] {
  const kinds = kindsOf(noun);
  if (kinds.length > 0 || noun.form !== 'common') return kinds;
  if (noun.modifiers.some((m) => m.kind === 'word')) return noun.modifiers.some((m) => m.kind === 'word' && COMBATANTS.has(m.id)) ? ['creature'] : [];
  if (noun.whole) return noun.whole.items.flatMap(ownKinds);
  const said = noun.qualifiers.flatMap((q) => (q.clauses ?? (q.clause ? [q.clause] : []))).filter(({ verb }) => verb === 'be').flatMap(({ object }) => object?.items ?? []);
  if (said.length > 0) return said.flatMap(kindsOf);
  return noun.qualifiers.length === 0 && noun.determiners.every((d) => d === 'up-to') ? ['any'] : [];
}

const unique = (ids: string[]): TargetKind[] => [...new Set(ids)].filter((id) => HEAD_KINDS.has(id)) as TargetKind[];

const ZONES: Readonly<Record<string, ZoneName>> = { battlefield: 'battlefield', graveyard: 'graveyard', hand: 'hand', library: 'library', exile: 'exile', stack: 'stack', 'command zone': 'command' };

const zoneIn = (phrase: NounPhrase | undefined): ZoneName | undefined => {
  for (const item of phrase?.items ?? []) for (const m of item.modifiers) if (m.kind === 'word' && m.class === 'zone' && ZONES[m.id]) return ZONES[m.id];
  return undefined;
};

/** 墓地にある. */
const zoneWhereIs = ({ clause, clauses }: Qualifier): ZoneName | undefined => {
  for (const { verb, adverbials } of clauses ?? (clause ? [clause] : [])) if (verb === 'exist') for (const { phrase } of adverbials) { const zone = zoneIn(phrase); if (zone) return zone; }
  return undefined;
};

function zoneOf(noun: Noun, clause: Clause | undefined, kinds: readonly TargetKind[]): ZoneName | null {
  for (const q of noun.qualifiers) {
    const zone = ['in', 'from', 'on'].includes(q.relation) ? zoneIn(q.phrase) : zoneWhereIs(q);
    if (zone) return zone;
  }
  if (noun.modifiers.some((m) => m.kind === 'word' && (m.id === 'exiled' || m.id === 'suspended'))) return 'exile';
  if (kinds.some((k) => k === 'card')) {
    for (const a of clause?.adverbials ?? []) if (a.relation === 'from' || a.relation === 'in') { const zone = zoneIn(a.phrase); if (zone) return zone; }
    return null;
  }
  if (kinds.some((k) => k === 'spell' || k === 'ability')) return 'stack';
  return kinds.some((k) => PERMANENT_KINDS.has(k) || k === 'any') ? 'battlefield' : null;
}

function bounds(noun: Noun): { min: number; max: number | null } {
  const upTo = noun.determiners.includes('up-to');
  const { count } = noun;
  if (count === undefined) return { min: 1, max: 1 };
  const range = /^(\d+)-(?:or|to)-(\d+)$/.exec(count);
  if (range) return { min: Number(range[1]), max: Number(range[2]) };
  const more = /^(\d+)-or-more$/.exec(count);
  if (more) return { min: Number(more[1]), max: null };
  const n = /^\d+$/.test(count) ? Number(count) : null;
  if (n !== null) return { min: upTo ? 0 : n, max: n };
  return { min: 0, max: null };
}

interface Found {
  noun: Noun;
  phrase?: NounPhrase;
  clause?: Clause;
}

function targetNouns(node: Node, clause: Clause | undefined, found: Found[], phrase?: NounPhrase): Found[] {
  const within = node.kind === 'Clause' ? node : clause;
  if (node.kind === 'Noun' && node.target) found.push({ noun: node, phrase, clause: within });
  for (const child of node.children) if (!isLeaf(child)) targetNouns(child, within, found, node.kind === 'NounPhrase' ? node : undefined);
  return found;
}

/** Where a target phrase starts: with its number, or the noun that counts it. */
function fromText(paragraph: ParsedParagraph, { noun, phrase, clause }: Found, word: number): TargetModel {
  const kinds = noun.japanese ? japaneseKinds(noun, phrase) : kindsOf(noun);
  return { text: sourceOf(paragraph, noun), source: 'text', kinds, zone: zoneOf(noun, clause, kinds), ...bounds(noun), word, ...inHost(paragraph, noun) };
}

function fromKeyword(paragraph: ParsedParagraph, use: KeywordUse, word: number): TargetModel | undefined {
  const keyword = keywordById.get(use.keyword);
  if (!keyword || keyword.targets === 'none' || keyword.targets === 'may-choose-new-targets') return undefined;
  const enchant = use.keyword === 'enchant';
  const quality = use.quality?.items.flatMap(kindsOf) ?? [];
  return {
    text: sourceOf(paragraph, use), source: enchant ? 'enchant' : 'keyword', kinds: quality.length ? quality : ['creature'],
    zone: quality.includes('player') || quality.includes('opponent') ? null : 'battlefield', min: 1, max: 1, word, ...inHost(paragraph, use),
  };
}

/** Every phrase of a paragraph that targets (115.1), in order; `firstWord` numbers the first instance of the word. */
export function targetsOf(paragraph: ParsedParagraph, firstWord: number): TargetModel[] {
  const { ability } = paragraph;
  if (ability.ability === 'reminder') return [];
  const found: TargetModel[] = [];
  for (const use of ability.keywords) {
    const model = fromKeyword(paragraph, use, firstWord + found.length);
    if (model) found.push(model);
  }
  for (const each of targetNouns(ability, undefined, [])) found.push(fromText(paragraph, each, firstWord + found.length));
  return found;
}
