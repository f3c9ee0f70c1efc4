import type { ParsedParagraph } from '../../grammar/parse-face.ts';
import { inHost, type Span } from '../../grammar/index.ts';
import type { TargetModel } from '../../grammar/resolve/target-model.ts';
import { walk, type Ability, type Noun } from '../../grammar/tree.ts';
import { RULE_NOTES } from '../../grammar/vocabulary/index.ts';
import { hasType, readTypeLine } from '../engine/type-line.ts';
import type { FaceAnalysis } from '../model.ts';
import { bullets, heading, listed, paragraphs, quoted, type Section } from './hover-markdown.ts';
import { innermost, nodesAt } from './hover-place.ts';

const note = (rule: string): string => `${RULE_NOTES[rule]} (rule ${rule})`;

/** What the word `target` at `span` chooses; without a model for it, what the word means. */
export function targetSection(analysis: FaceAnalysis, paragraph: ParsedParagraph, span: Span): Section {
  const target = innermost(analysis.targets, span)[0] ?? justBefore(analysis.targets, paragraph, span);
  const name = target ? heading(target.text) : heading('target', '対象');
  const when = choosing(analysis, paragraph, span, target);
  return { start: span.start, end: span.end, markdown: paragraphs(name, target && describeTarget(target, analysis.targets, paragraph), when, note('608.2b'), `${note('115.7')} ${note('115.7a')} ${note('115.7d')}`, `${note('115.10')} ${note('115.10b')}`) };
}

/** In Japanese the word for target follows its phrase: 「クリーチャー１体を対象とする」. */
function justBefore(targets: readonly TargetModel[], { source }: ParsedParagraph, span: Span): TargetModel | undefined {
  const gap = (t: TargetModel): string => source.text.slice(t.end - source.start, span.start - source.start);
  return targets.find((t) => source.start <= t.start && t.end <= span.start && /^[をの\s]*$/u.test(gap(t)));
}

function describeTarget(target: TargetModel, all: readonly TargetModel[], paragraph: ParsedParagraph): string {
  const kinds = target.kinds.includes('any') ? 'a creature, player, planeswalker or battle' : listed(target.kinds, 'or');
  return bullets([
    `What: ${kinds || 'as described'}${target.kinds.includes('any') ? '. ' + note('115.4') : ''}`,
    `Where: ${zoneInWords(target)}`,
    `How many: ${howMany(target)}${target.min === 0 ? `. ${note('115.6')}` : ''}`,
    sameObject(target, all, paragraph),
  ]);
}

function zoneInWords({ zone, kinds }: TargetModel): string {
  if (kinds.includes('any')) return 'on the battlefield, or a player';
  if (zone === 'battlefield') return `on the battlefield. ${note('115.2')}`;
  if (zone === 'stack') return 'on the stack';
  if (zone) return `in ${zone === 'exile' ? 'exile' : zone === 'command' ? 'the command zone' : `a ${zone}`}`;
  return kinds.some((kind) => kind === 'player' || kind === 'opponent') ? 'a player is in no zone' : 'no zone is named';
}

function howMany({ min, max }: TargetModel): string {
  if (max === null) return min === 0 ? 'any number' : `${min} or more`;
  if (min === max) return `exactly ${max}`;
  return min === 0 ? `up to ${max}` : `${min} to ${max}`;
}

/** Whether it may be what another use of the word has chosen (115.3). */
function sameObject(target: TargetModel, all: readonly TargetModel[], paragraph: ParsedParagraph): string {
  const own = target.max === 1 ? '' : 'These targets must all be different. ';
  const others = all.filter((t) => t.word !== target.word && paragraph.source.start <= t.start && t.end <= paragraph.source.end);
  if (others.length === 0) return `${own || 'Same object: there is no other target here. '}(rule 115.3)`;
  const nouns = [...walk(paragraph.ability)].filter((node): node is Noun => node.kind === 'Noun' && inHost(paragraph, node).start === target.start);
  const excluded = nouns.some((noun) => noun.determiners.includes('another') || noun.determiners.includes('other'));
  const names = listed(others.map((t) => quoted(t.text)), 'or');
  return excluded
    ? `${own}Same object: “another” and “other” keep it from being what they are other than; otherwise it may be ${names} too, if it fits both. (rule 115.3)`
    : `${own}Same object: it may be ${names} too, if it fits both. (rule 115.3)`;
}

/** When the choice is made: it depends on what the ability is (115.1a–115.1e). */
function choosing({ face }: FaceAnalysis, paragraph: ParsedParagraph, span: Span, target: TargetModel | undefined): string {
  if (target?.source === 'enchant') return note('115.1b');
  const ability = nodesAt(paragraph, span.start).filter((node): node is Ability => node.kind === 'Ability').at(-1);
  switch (ability?.ability) {
    case 'activated':
    case 'loyalty': return `${note('115.1c')} ${note('602.2b')}`;
    case 'triggered':
    case 'chapter': return `${note('115.1d')} ${note('603.3d')}`;
    case 'keyword': return `${note('115.1e')} ${note('115.1')}`;
    default: return face.typeLine && hasType(readTypeLine(face.typeLine, face.dialect), 'instant', 'sorcery') ? `${note('115.1')} ${note('601.2c')}` : note('115.1');
  }
}
