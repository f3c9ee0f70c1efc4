import { inHost, type ParsedParagraph } from '../../grammar/parse-face.ts';
import type { Ability, Node, Noun } from '../../grammar/tree.ts';
import { keywordById } from '../../grammar/vocabulary/index.ts';
import { rule, type Report } from '../engine/rule.ts';
import { headOf, thingsOf } from '../engine/things.ts';
import { someNode } from '../engine/tree-places.ts';
import { sameCase } from '../engine/wording.ts';
import { say } from '../l10n/message.ts';

const OBJECTS = ['permanent', 'card', 'token', 'spell'];
const NEVER = ['zone', 'quantity', 'time', 'property', 'thing', 'counter-kind'];

/** What these do brings an object about without naming it. */
const MAKES = new Set(['manifest', 'manifest dread', 'cloak', 'amass', 'incubate', 'conjure', 'seek', 'discover', 'bolster', 'populate', 'venture', 'collect evidence', 'connive', 'meld']);

/** `that creature`, `those cards`: an object that the text must have named before. */
function isReference(noun: Noun): boolean {
  const head = headOf(noun);
  if (!head || noun.form !== 'common' || noun.whole || noun.possessor || noun.target || !noun.determiners.includes(head.plural ? 'those' : 'that')) return false;
  if (noun.qualifiers.length > 0 || noun.modifiers.length > 1 || noun.determiners.includes('named')) return false;
  return (head.class === 'type' || OBJECTS.includes(head.id)) && thingsOf(noun).every((t) => t.kind === 'permanent' || t.kind === 'card' || t.kind === 'token');
}

/** Whether something that the node names, or does in words of its own, may be what is meant. */
function mayMean(node: Node): boolean {
  if (node.kind === 'Clause' && MAKES.has(node.verb)) return true;
  if (node.kind === 'KeywordUse') return keywordById.get(node.keyword)?.kinds.some((kind) => kind !== 'static') !== false || node.quality !== undefined || node.cost?.items.some((i) => i.kind === 'Clause') === true;
  if (node.kind === 'ReminderText' || node.kind === 'Unknown') return true;
  if (node.kind !== 'Noun') return false;
  switch (node.form) {
    case 'common': return node.whole !== undefined || node.possessor !== undefined || !headOf(node) || !(NEVER.includes(headOf(node)!.class) || headOf(node)!.class === 'player');
    case 'pronoun': return !['you', 'they', 'them', 'it'].includes(node.id ?? '');
    case 'self': case 'name': case 'quotation': return true;
    default: return false;
  }
}

/** The name of a spell, as in “Ember Lash deals …”, is no permanent. */
const isSpellItself = (node: Node, spell: boolean): boolean => spell && node.kind === 'Noun' && node.form === 'self';

/** `Destroy it.` */
const orders = (node: Node): Noun | undefined => {
  if (node.kind !== 'Clause' || node.subject || node.sharedSubject || node.voice !== 'active' || node.object?.items.length !== 1) return undefined;
  const [noun] = node.object.items;
  return noun!.form === 'pronoun' && noun!.id === 'it' && !noun!.antecedent ? noun : undefined;
};

/** What the spell costs and when it may be cast is no part of what it does. */
function isAboutCasting({ sentences }: Ability): boolean {
  const clause = sentences.length === 1 ? sentences[0]!.clauses[0] : undefined;
  const [done] = (clause?.verb === 'cost' ? clause.subject : clause?.verb === 'cast' && !clause.subject ? clause.object : undefined)?.items ?? [];
  return done?.form === 'self';
}

const WORDS = /^(?:that|those|it)(?=\P{L}|$)/iu;

function reportOf(noun: Noun, paragraph: ParsedParagraph): Report {
  const word = WORDS.exec(paragraph.source.text.slice(noun.start, noun.end))?.[0];
  const plural = headOf(noun)?.plural;
  const text = noun.form === 'pronoun' ? 'target creature' : 'target';
  const span = word && inHost(paragraph, { start: noun.start, end: noun.start + word.length });
  return {
    message: plural
      ? say`Nothing before this names objects that it could mean (CR 608.2h). Say which one: a target, each, or one that a player chooses.`
      : say`Nothing before this names an object that it could mean (CR 608.2h). Say which one: a target, each, or one that a player chooses.`,
    fixes: span && !plural ? [{ title: say`Write “${text}” instead of “${word}”`, edits: [{ span, newText: sameCase(word, text) }], preferred: false }] : [],
  };
}

export default rule({
  code: 'reference-without-antecedent',
  since: '0.1.0',
  severity: 'warning',
  rules: ['608.2h'],
  summary: '“That creature”, “those cards” and the like, with nothing before that they can mean.',
  why: 'Such words point back to an object that the text has named. Where it has named none, nobody can tell which is meant.',
  bad: 'Final Word {2}{B}\nSorcery\nDestroy that creature. You gain 2 life.',
  good: 'Final Word {2}{B}\nSorcery\nDestroy target creature. You gain 2 life.',
  fixable: true,
  on: {
    Face({ parsed, typeLine, report }) {
      const spell = typeLine?.types.some((t) => t.id === 'instant' || t.id === 'sorcery') ?? false;
      let named = false;
      for (const paragraph of parsed.paragraphs) {
        if (spell && isAboutCasting(paragraph.ability)) continue;
        const isKnown = someNode(paragraph.ability, (node) => {
          const reference = node.kind === 'Noun' && isReference(node) ? node : spell && !named ? orders(node) : undefined;
          if (reference) report(inHost(paragraph, reference), reportOf(reference, paragraph));
          const self = isSpellItself(node, spell);
          named ||= self;
          return reference !== undefined || (mayMean(node) && !self);
        });
        if (isKnown) return;
      }
    },
  },
});
