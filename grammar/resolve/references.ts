import { inHost, type ParsedFace } from '../parse-face.ts';
import type { Span } from '../span.ts';
import { walk, type Modifier, type Noun } from '../tree.ts';

/** A word that means something named before, and what that is; null where nothing fits. */
export interface Reference extends Span {
  antecedent: Span | null;
}

type Word = Extract<Modifier, { kind: 'word' }>;

const wordsOf = (noun: Noun): Word[] => noun.modifiers.filter((m): m is Word => m.kind === 'word');
const headOf = (noun: Noun): Word | undefined => wordsOf(noun).at(-1);
/** Japanese nouns have no plural; their count tells. */
const isSeveral = ({ count }: Noun): boolean => count !== undefined && /^(?:[2-9]|\d\d|X|any|several)/.test(count);
const isPlural = (noun: Noun): boolean => (noun.form === 'pronoun' ? ['they', 'them'].includes(noun.id ?? '') : (headOf(noun)?.plural ?? false) || isSeveral(noun));

const OBJECTS = new Set(['type', 'subtype', 'object']);
const NO_OBJECT = new Set(['quantity', 'property', 'time', 'zone', 'thing', 'counter-kind', 'compound']);

/** `it`, `them`, `that creature`, `those tokens`, `the exiled card`. */
function refers(noun: Noun): boolean {
  if (noun.form === 'pronoun') return noun.id === 'it' || noun.id === 'they' || noun.id === 'them' || noun.id === 'itself';
  if (noun.form !== 'common' || noun.target || noun.possessor) return false;
  const head = headOf(noun);
  if (!head || !(OBJECTS.has(head.class) || head.class === 'player')) return false;
  if (noun.determiners.includes('that') || noun.determiners.includes('those')) return true;
  return noun.determiners.includes('the') && wordsOf(noun).some((m) => m.class === 'status' || m.class === 'participle');
}

/** Something that the text brings in and that a later word can mean. */
function introduces(noun: Noun): boolean {
  if (noun.form === 'self' || noun.form === 'name') return true;
  if (noun.form !== 'common' || refers(noun)) return false;
  const head = headOf(noun);
  return head !== undefined && !NO_OBJECT.has(head.class);
}

/** Whether `noun` may mean `candidate`: number, player or object, and the words of its head. */
function agrees(noun: Noun, candidate: Noun): boolean {
  const player = headOf(candidate)?.class === 'player';
  if (noun.form === 'pronoun') {
    if (noun.id === 'it' || noun.id === 'itself') return !player && !isPlural(candidate);
    return player || isPlural(candidate) || candidate.count !== undefined;
  }
  const head = headOf(noun)!;
  if ((head.class === 'player') !== player) return false;
  if (head.class === 'player') return true;
  if (candidate.form === 'self' || candidate.form === 'name') return !head.plural;
  const words = new Set(wordsOf(candidate).map((m) => m.id));
  const general = ['permanent', 'card', 'token', 'spell', 'creature'].includes(head.id) && (head.id === 'permanent' || head.id === 'card' || words.has('token') || words.has('permanent'));
  return (words.has(head.id) || general) && (head.plural === isPlural(candidate) || candidate.count !== undefined || candidate.determiners.includes('each'));
}

function lastOf<T>(list: readonly T[], fits: (item: T) => boolean): T | undefined {
  for (let i = list.length - 1; i >= 0; i--) if (fits(list[i]!)) return list[i];
  return undefined;
}

/** Every word of a face that points back, with the nearest thing before it that it can mean (608.2h, 608.2k). */
export function referencesOf(parsed: ParsedFace): Reference[] {
  const found: Reference[] = [];
  const before: { noun: Noun; span: Span }[] = [];
  for (const paragraph of parsed.paragraphs) {
    for (const node of walk(paragraph.ability)) {
      if (node.kind !== 'Noun') continue;
      const span = inHost(paragraph, node);
      if (refers(node)) {
        const antecedent = lastOf(before, (c) => agrees(node, c.noun) && !(c.span.start <= span.start && span.end <= c.span.end));
        found.push({ ...span, antecedent: antecedent?.span ?? null });
      } else if (introduces(node)) before.push({ noun: node, span });
    }
  }
  return found;
}
