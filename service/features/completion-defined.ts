import { DEFINITION_KINDS, isSubtypeKind, pluralOf, type Definition, type DefinitionKind, type Lexicon } from '../../grammar/index.ts';
import { joined, say } from '../l10n/message.ts';
import { word } from '../l10n/words.ts';
import type { CompletionKind } from '../model.ts';
import type { Candidate } from './completion-candidate.ts';
import type { Position } from './completion-position.ts';
import { describeDefinition } from './defined-word.ts';
import { withArticle } from './hover-markdown.ts';

const KINDS: Readonly<Record<DefinitionKind, CompletionKind>> = {
  token: 'token', keyword: 'keyword', supertype: 'type', counter: 'counter', 'ability word': 'word', zone: 'word', symbol: 'symbol', term: 'word', 'creature type': 'subtype', 'artifact type': 'subtype',
  'land type': 'subtype', 'enchantment type': 'subtype', 'spell type': 'subtype', 'planeswalker type': 'subtype', 'battle type': 'subtype',
};

const candidate = (definition: Definition, label: string, insertText?: string): Candidate => ({
  label, kind: KINDS[definition.kind], detail: joined([say`${word(definition.kind)} of this set`, ...(definition.ja && definition.ja !== definition.name ? [definition.ja] : [])], ' · '), documentation: () => describeDefinition(definition), ...(insertText === undefined ? {} : { insertText }),
});

/** The defined words of these kinds, each as `labelOf` writes it; a word that is defined twice once. */
function candidates(lexicon: Lexicon | undefined, kinds: (kind: DefinitionKind) => boolean, labelOf: (definition: Definition) => string): Candidate[] {
  return (lexicon?.definitions ?? []).filter(({ kind }) => kinds(kind)).map((definition) => candidate(definition, labelOf(definition)));
}

const keywords = (lexicon: Lexicon | undefined): Candidate[] =>
  (lexicon?.definitions ?? []).filter(({ kind }) => kind === 'keyword').map((d) => candidate(d, d.name.toLowerCase(), d.parameter === 'none' ? undefined : `${d.name.toLowerCase()} `));

const abilityWords = (lexicon: Lexicon | undefined): Candidate[] =>
  (lexicon?.definitions ?? []).filter(({ kind }) => kind === 'ability word').map((d) => candidate(d, `${d.name} —`, `${d.name} — `));

const isType = (kind: DefinitionKind): boolean => isSubtypeKind(kind);
const nouns = (kind: DefinitionKind): boolean => isType(kind) || kind === 'supertype' || kind === 'term';

/** The designer's own words that may stand at a place of English rules text. */
export function definedCandidates(position: Position, lexicon: Lexicon | undefined): Candidate[] {
  if (!lexicon) return [];
  switch (position.slot) {
    case 'token-article': return candidates(lexicon, (kind) => kind === 'token', ({ name }) => withArticle(`${name} token`));
    case 'token': return [...candidates(lexicon, (kind) => kind === 'token', ({ name }) => `${name} ${position.plural ? 'tokens' : 'token'}`), ...candidates(lexicon, isType, ({ name }) => name)];
    case 'ability': return [...keywords(lexicon), ...abilityWords(lexicon)];
    case 'keyword-line': case 'granted': return keywords(lexicon);
    case 'target': return candidates(lexicon, nouns, (d) => (isType(d.kind) && position.plural ? pluralOf(d.name) : d.name));
    case 'noun': return [
      ...(position.counters ? candidates(lexicon, (kind) => kind === 'counter', ({ name }) => `${name} counter${position.plural ? 's' : ''}`) : []),
      ...candidates(lexicon, nouns, (d) => (isType(d.kind) && position.plural ? pluralOf(d.name) : d.name)),
    ];
    case 'possessed': return candidates(lexicon, (kind) => kind === 'zone', ({ name }) => name);
    case 'any': return [...keywords(lexicon), ...candidates(lexicon, (kind) => nouns(kind) || kind === 'zone', ({ name }) => name)];
    default: return [];
  }
}

/** Those of a type line: before its dash supertypes, after it subtypes and the words of tokens. */
export const definedTypes = (lexicon: Lexicon | undefined, afterDash: boolean): Candidate[] =>
  candidates(lexicon, (kind) => (afterDash ? isType(kind) : kind === 'supertype'), ({ name }) => name);

/** What follows `define`. */
export const DEFINITION_KIND_CANDIDATES: readonly Candidate[] = DEFINITION_KINDS.map((kind) => ({ label: kind, insertText: `${kind} `, kind: 'word', detail: `define ${kind}` }));

/** Symbols of the set's own. */
export const definedSymbols = (lexicon: Lexicon | undefined): Candidate[] => candidates(lexicon, (kind) => kind === 'symbol', ({ name }) => name);
