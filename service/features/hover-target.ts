import type { ParsedParagraph } from '../../grammar/parse-face.ts';
import { inHost, type Span } from '../../grammar/index.ts';
import type { TargetModel } from '../../grammar/resolve/target-model.ts';
import { walk, type Ability, type Noun } from '../../grammar/tree.ts';
import { RULE_NOTES } from '../../grammar/vocabulary/index.ts';
import { hasType, readTypeLine } from '../engine/type-line.ts';
import type { FaceAnalysis } from '../model.ts';
import { joined, noted, say, type Message, type Part } from '../l10n/message.ts';
import { listing, word } from '../l10n/words.ts';
import { bullets, heading, paragraphs, quoted, type Section } from './hover-markdown.ts';
import { innermost, nodesAt } from './hover-place.ts';

const note = (rule: string): Message => say`${noted(RULE_NOTES[rule]!)} (rule ${rule})`;
const notes = (...rules: readonly string[]): Message => joined(rules.map(note), ' ');

/** What the word `target` at `span` chooses; without a model for it, what the word means. */
export function targetSection(analysis: FaceAnalysis, paragraph: ParsedParagraph, span: Span): Section {
  const target = innermost(analysis.targets, span)[0] ?? justBefore(analysis.targets, paragraph, span);
  const name = target ? heading(target.text) : heading('target', '対象');
  const when = choosing(analysis, paragraph, span, target);
  return { start: span.start, end: span.end, markdown: paragraphs(name, target && describeTarget(target, analysis.targets, paragraph), when, note('608.2b'), notes('115.7', '115.7a', '115.7d'), notes('115.10', '115.10b')) };
}

/** In Japanese the word for target follows its phrase: 「クリーチャー１体を対象とする」. */
function justBefore(targets: readonly TargetModel[], { source }: ParsedParagraph, span: Span): TargetModel | undefined {
  const gap = (t: TargetModel): string => source.text.slice(t.end - source.start, span.start - source.start);
  return targets.find((t) => source.start <= t.start && t.end <= span.start && /^[をの\s]*$/u.test(gap(t)));
}

function describeTarget(target: TargetModel, all: readonly TargetModel[], paragraph: ParsedParagraph): Part {
  const any = target.kinds.includes('any');
  const kinds = any ? say`a creature, player, planeswalker or battle` : listing(target.kinds.map(word));
  return bullets([
    any ? say`What: ${kinds}. ${note('115.4')}` : say`What: ${kinds === '' ? say`as described` : kinds}`,
    say`Where: ${zoneInWords(target)}`,
    target.min === 0 ? say`How many: ${howMany(target)}. ${note('115.6')}` : say`How many: ${howMany(target)}`,
    sameObject(target, all, paragraph),
  ]);
}

function zoneInWords({ zone, kinds }: TargetModel): Message {
  if (kinds.includes('any')) return say`on the battlefield, or a player`;
  if (zone === 'battlefield') return say`on the battlefield. ${note('115.2')}`;
  if (zone === 'stack') return say`on the stack`;
  if (zone === 'exile') return say`in exile`;
  if (zone === 'command') return say`in the command zone`;
  if (zone) return say`in a ${word(zone)}`;
  return kinds.some((kind) => kind === 'player' || kind === 'opponent') ? say`a player is in no zone` : say`no zone is named`;
}

function howMany({ min, max }: TargetModel): Message {
  if (max === null) return min === 0 ? say`any number` : say`${min} or more`;
  if (min === max) return say`exactly ${max}`;
  return min === 0 ? say`up to ${max}` : say`${min} to ${max}`;
}

/** Whether it may be what another use of the word has chosen (115.3). */
function sameObject(target: TargetModel, all: readonly TargetModel[], paragraph: ParsedParagraph): Message {
  const own = target.max === 1 ? '' : say`These targets must all be different. `;
  const others = all.filter((t) => t.word !== target.word && paragraph.source.start <= t.start && t.end <= paragraph.source.end);
  if (others.length === 0) return say`${own === '' ? say`Same object: there is no other target here. ` : own}(rule 115.3)`;
  const nouns = [...walk(paragraph.ability)].filter((node): node is Noun => node.kind === 'Noun' && inHost(paragraph, node).start === target.start);
  const excluded = nouns.some((noun) => noun.determiners.includes('another') || noun.determiners.includes('other'));
  const names = listing(others.map((t) => quoted(t.text)));
  return excluded
    ? say`${own}Same object: “another” and “other” keep it from being what they are other than; otherwise it may be ${names} too, if it fits both. (rule 115.3)`
    : say`${own}Same object: it may be ${names} too, if it fits both. (rule 115.3)`;
}

/** When the choice is made: it depends on what the ability is (115.1a–115.1e). */
function choosing({ face }: FaceAnalysis, paragraph: ParsedParagraph, span: Span, target: TargetModel | undefined): Message {
  if (target?.source === 'enchant') return note('115.1b');
  const ability = nodesAt(paragraph, span.start).filter((node): node is Ability => node.kind === 'Ability').at(-1);
  switch (ability?.ability) {
    case 'activated':
    case 'loyalty': return notes('115.1c', '602.2b');
    case 'triggered':
    case 'chapter': return notes('115.1d', '603.3d');
    case 'keyword': return notes('115.1e', '115.1');
    default: return face.typeLine && hasType(readTypeLine(face.typeLine, face.dialect), 'instant', 'sorcery') ? notes('115.1', '601.2c') : note('115.1');
  }
}
