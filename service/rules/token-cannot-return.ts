import { type Clause, type Noun, type Node } from '../../grammar/tree.ts';
import { inHost, type ParsedParagraph } from '../../grammar/parse-face.ts';
import { cardTypeByName, subtypeByName } from '../../grammar/vocabulary/index.ts';
import { meantBy } from '../engine/chosen.ts';
import { rule, type ProposedFix } from '../engine/rule.ts';
import { hasWord, isTokenNoun } from '../engine/things.ts';
import { anyBelow, nodesOf, patientOf } from '../engine/tree-places.ts';
import { say } from '../l10n/message.ts';

const toHand = ({ verb, adverbials }: Clause): boolean => verb === 'return' && adverbials.some((a) => a.relation === 'to' && a.phrase?.items.some((n) => hasWord(n, 'hand')));
const leaves = (clause: Clause): boolean => (clause.verb === 'exile' || toHand(clause)) && clause.voice === 'active' && (patientOf(clause)?.items.every(isOnlyToken) ?? false);

/** A token and nothing else. */
const isOnlyToken = (noun: Noun): boolean => isTokenNoun(meantBy(noun)) && !meantBy(noun).modifiers.some((m) => m.join !== undefined);

const pointsBack = (noun: Noun): boolean => (noun.form === 'pronoun' && ['it', 'they'].includes(noun.id ?? '')) || (noun.form === 'common' && noun.determiners.some((d) => ['that', 'those', 'the'].includes(d)) && noun.modifiers.some((m) => m.kind === 'word' && ['card', 'token'].includes(m.id)));
const toBattlefield = ({ verb, voice, adverbials, object }: Clause): boolean =>
  (verb === 'return' || verb === 'put') && voice === 'active' && (object?.items.every(pointsBack) ?? false) && adverbials.some((a) => (a.relation === 'to' || a.relation === 'onto') && a.phrase?.items.some((n) => hasWord(n, 'battlefield')));

const hasTokenThatLeaves = anyBelow((node) => node.kind === 'Clause' && leaves(node));

const pluralOf = (id: string): string => cardTypeByName.get(id)?.plural ?? subtypeByName.get(id.toLowerCase())?.plural ?? `${id}s`;

/** `creature token` → `nontoken creature`: what has a card behind it comes back. */
function nontokenFix(noun: Noun, paragraph: ParsedParagraph): ProposedFix[] {
  const words = noun.modifiers.filter((m) => m.kind === 'word');
  const [head, before] = [words.at(-1), words.at(-2)];
  if (head?.id !== 'token' || words.length !== noun.modifiers.length || noun.apposition || words.some((m) => m.negated || m.class === 'color' || m.class === 'supertype')) return [];
  const thing = before?.id ?? 'permanent';
  const kept = paragraph.source.text.slice(words[0]!.at.start, before ? before.at.start : words[0]!.at.start);
  const newText = `nontoken ${kept}${head.plural ? pluralOf(thing) : thing}`;
  const lead = paragraph.source.text.slice(noun.start, words[0]!.at.start);
  const start = words[0]!.at.start - (/\ban $/u.test(lead) ? 2 : 0);
  return [{ title: say`Write “${newText}”`, edits: [{ span: inHost(paragraph, { start, end: head.at.end }), newText: `${start < words[0]!.at.start ? ' ' : ''}${newText}` }], preferred: false }];
}

/** クリーチャー・トークン → トークンでないクリーチャー. */
function japaneseFix(noun: Noun, paragraph: ParsedParagraph): ProposedFix[] {
  const words = noun.modifiers.filter((m) => m.kind === 'word');
  const [head, before] = [words.at(-1), words.at(-2)];
  if (head?.id !== 'token' || before?.class !== 'type' || words.length !== noun.modifiers.length) return [];
  const thing = paragraph.source.text.slice(words[0]!.at.start, before.at.end);
  const newText = `トークンでない${thing}`;
  return [{ title: say`Write “${newText}”`, edits: [{ span: inHost(paragraph, { start: words[0]!.at.start, end: head.at.end }), newText }], preferred: false }];
}

export default rule({
  code: 'token-cannot-return',
  since: '0.1.0',
  severity: 'warning',
  rules: ['111.8'],
  summary: 'A token is exiled or returned to a hand, and then put back onto the battlefield.',
  why: 'A token that has left the battlefield can never come back to it; it ceases to exist.',
  bad: 'Blink Step {1}{U}\nInstant\nExile target creature token, then return it to the battlefield.',
  good: 'Blink Step {1}{U}\nInstant\nExile target nontoken creature, then return it to the battlefield under its owner\'s control.',
  fixable: true,
  on: {
    Face({ face, parsed, report }) {
      const fix = face.dialect === 'mtg-ja' ? japaneseFix : nontokenFix;
      for (const paragraph of parsed.paragraphs) {
        if (!hasTokenThatLeaves(paragraph.ability)) continue;
        let gone: Noun[] | undefined;
        for (const node of nodesOf(paragraph.ability) as Iterable<Node>) {
          if (node.kind !== 'Clause') continue;
          if (gone && toBattlefield(node)) report(inHost(paragraph, node), {
            message: say`A token that has left the battlefield never comes back (CR 111.8). Name a nontoken permanent, or create a new token.`,
            fixes: gone.length === 1 ? fix(gone[0]!, paragraph) : [],
          });
          else if (leaves(node)) gone = patientOf(node)!.items.map(meantBy);
          else if (node.object?.items.some((n) => n.form === 'common' && n.target)) gone = undefined;
        }
      }
    },
  },
});
