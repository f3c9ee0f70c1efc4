import type { CardFace } from '../documents/model.ts';
import { inHost, type ParsedFace, type ParsedParagraph } from '../parse-face.ts';
import type { Span } from '../span.ts';
import { isLeaf, type Ability, type AbilityKind, type Clause, type Node, type Noun, type NounPhrase } from '../tree.ts';
import type { ZoneName } from './target-model.ts';

/** What an ability is (113.3, 604.3, 605.1, 606.1) and where it works (113.6). */
export interface AbilityModel extends Span {
  kind: AbilityKind;
  /** The zone in which it works; more than one where the text names several. */
  zones: ZoneName[];
}

const SPELL = /instant|sorcery|インスタント|ソーサリー/i;

/** A paragraph of an instant or sorcery is a spell ability unless it is a static one of the kinds that stand on spells (113.3a). */
function kindOf(ability: Ability, spell: boolean): AbilityKind {
  if (ability.ability === 'activated' && isManaAbility(ability)) return 'mana';
  if (ability.ability !== 'static') return ability.ability;
  if (definesCharacteristic(ability)) return 'characteristic-defining';
  return spell && !speaksOfCasting(ability) ? 'spell' : 'static';
}

const hasTarget = (node: Node): boolean => (node.kind === 'Noun' && node.target !== undefined) || node.children.some((child) => !isLeaf(child) && hasTarget(child));

/** It could add mana, has no target, and is no loyalty ability (605.1a). */
const isManaAbility = (ability: Ability): boolean => ability.sentences.some((s) => s.clauses.some((c) => c.verb === 'add')) && !hasTarget(ability);

const countClauses = ({ sentences }: Ability): number => sentences.reduce((count, { clauses }) => count + clauses.length, 0);

/** `This creature's power is equal to …`, `This card is all colors.` (604.3). */
function definesCharacteristic(ability: Ability): boolean {
  const [sentence] = ability.sentences;
  const clause = sentence?.clauses[0];
  if (clause?.voice !== 'copular' || sentence!.leading.length > 0 || countClauses(ability) > 1) return false;
  const subject = clause.subject?.items[0];
  const ofItself = subject?.possessor?.form === 'self' && subject.modifiers.some((m) => m.kind === 'word' && (m.id === 'power' || m.id === 'toughness'));
  const itself = subject?.form === 'self' && (clause.object?.items ?? []).some((n) => n.modifiers.some((m) => m.kind === 'word' && m.id === 'color'));
  return ofItself || itself;
}

/** `This spell costs {1} less`, `As an additional cost …`, `Cast this spell only …`: static abilities of spells. */
function speaksOfCasting(ability: Ability): boolean {
  const [sentence] = ability.sentences;
  const lead = sentence?.leading[0];
  if (lead?.relation === 'as' && lead.phrase?.items.some((n) => n.modifiers.some((m) => m.kind === 'word' && m.id === 'cost'))) return true;
  return (sentence?.clauses ?? []).some((c) => isSpellSelf(c.subject?.items[0]) && (c.verb === 'cost' || c.negative || c.modal === 'can') || (c.verb === 'cast' && c.object?.items.some(isSpellSelf)));
}

const isSpellSelf = (noun: Noun | undefined): boolean => noun?.form === 'self' && (noun.id === 'this-spell' || noun.id === 'this-card');

const ZONES: Readonly<Record<string, ZoneName>> = { graveyard: 'graveyard', hand: 'hand', exile: 'exile', library: 'library', 'command zone': 'command', stack: 'stack' };

const MOVES = new Set(['return', 'cast', 'play', 'exile', 'put']);
const isOfSelf = (phrase: NounPhrase | undefined): boolean => phrase?.items.some((n) => n.form === 'self') ?? false;

/** Zones that the cost or the condition names for the card itself (113.6b, 113.6k, 113.6m). */
function zonesOf(ability: Ability, kind: AbilityKind): ZoneName[] {
  const named = new Set<ZoneName>();
  for (const item of ability.cost?.items ?? []) if (item.kind === 'Clause' && isOfSelf(item.object)) {
    if (item.verb === 'discard') named.add('hand');
    for (const z of fromZones(item)) named.add(z);
  }
  for (const { clauses } of ability.sentences) {
    for (const clause of clauses) if (MOVES.has(clause.verb) && (isOfSelf(clause.object) || isOfSelf(clause.subject))) for (const z of fromZones(clause)) named.add(z);
  }
  if (named.size > 0) return [...named];
  return kind === 'spell' ? ['stack'] : ['battlefield'];
}

const fromZones = (clause: Clause): ZoneName[] =>
  clause.adverbials.filter((a) => a.relation === 'from').flatMap((a) => a.phrase?.items ?? []).flatMap((n) => n.modifiers).flatMap((m) => (m.kind === 'word' && ZONES[m.id] ? [ZONES[m.id]!] : []));

function modelsOf(paragraph: ParsedParagraph, spell: boolean): AbilityModel[] {
  const { ability } = paragraph;
  const kind = kindOf(ability, spell);
  if (kind === 'keyword' && ability.keywords.length > 1) return ability.keywords.map((use) => ({ kind, zones: zonesOf(ability, kind), ...inHost(paragraph, use) }));
  return [{ kind, zones: zonesOf(ability, kind), ...inHost(paragraph, ability) }];
}

/** The abilities of a face in order; each keyword of a line is one of its own (113.2c). */
export function abilitiesOf(face: CardFace, parsed: ParsedFace): AbilityModel[] {
  const spell = SPELL.test(face.typeLine?.text ?? '');
  return parsed.paragraphs.flatMap((paragraph) => modelsOf(paragraph, spell));
}
