import type { CardDocument, CardFace, Definition, Dialect, DocumentProblem, FieldName, Lexicon, ParsedFace, ParsedParagraph, Span, TargetModel, TokenModel } from '../../grammar/index.ts';
import type { PrintedCards } from '../../grammar/printed-cards.ts';
import type { Ability, Leaf, Node, NodeKind, Noun } from '../../grammar/tree.ts';
import type { Message } from '../l10n/message.ts';
import type { DefineRequest, Fix, RuleDescription, Severity } from '../model.ts';
import type { CardSet } from './card-set.ts';
import type { TranslationContext } from './translation.ts';
import type { TypeLine } from './type-line.ts';

/** A {@link Fix} before it is known in which language its title is read. */
export type ProposedFix = Omit<Fix, 'title'> & { title: Message };

/** What a rule says of a place in the text. */
export interface Report {
  message: Message;
  /** Where it is not the rule's own severity. */
  severity?: Severity;
  /** Where the numbers are not all of the rule's own. */
  rules?: string[];
  fixes?: ProposedFix[];
  /** A definition of this word would mend it: the engine adds the fix, where the file can hold one. */
  define?: DefineRequest;
}

/** One face. Its spans count as in {@link CardFace}: in the file, or in the field of a JSON record. */
export interface FaceContext {
  readonly face: CardFace;
  readonly parsed: ParsedFace;
  readonly tokens: readonly TokenModel[];
  readonly targets: readonly TargetModel[];
  /** null: the card has none, or the source does not say. */
  readonly typeLine: TypeLine | null;
  readonly set: CardSet;
  /** The designer's own words. */
  readonly lexicon?: Lexicon;
  /** As in {@link AnalyzeOptions}. */
  readonly edition?: string;
  /** Printed cards of a file that the user has downloaded. */
  readonly cards?: PrintedCards;
  /** `field` is `text` where it is left out. */
  report(at: Span, report: Report, field?: FieldName): void;
}

/**
 * A place in the tree, valid while the visitor runs. Every span here, those of models, reports and edits included,
 * counts from the paragraph.
 */
export interface NodeContext {
  readonly face: CardFace;
  readonly parsed: ParsedFace;
  readonly typeLine: TypeLine | null;
  readonly set: CardSet;
  readonly lexicon?: Lexicon;
  readonly edition?: string;
  readonly paragraph: ParsedParagraph;
  /** The innermost ability around the node: a quoted one where it is quoted. */
  readonly ability: Ability;
  /** The nodes around this one, outermost first. */
  readonly path: readonly Node[];
  text(at: Span): string;
  report(at: Span, report: Report): void;
}

/** A word that the file defines; spans count in the file. */
export interface DefinitionContext {
  readonly document: CardDocument;
  readonly lexicon: Lexicon;
  readonly cards?: PrintedCards;
  report(at: Span, report: Report): void;
}

/** A token that the text makes, and the noun that describes it; a keyword's own token has none. */
export type TokenUse = TokenModel & { noun?: Noun };

/** A phrase that targets, and its noun; what a keyword targets has none. */
export type TargetUse = TargetModel & { noun?: Noun };

export type NodeVisitors = { [K in NodeKind]?: (node: Extract<Node, { kind: K }>, ctx: NodeContext) => void };

export interface Visitors extends NodeVisitors {
  Leaf?(leaf: Leaf, ctx: NodeContext): void;
  /** Before the nodes of the paragraph. */
  Paragraph?(paragraph: ParsedParagraph, ctx: NodeContext): void;
  /** Words in lower case: `Paragraph` is only shown those that have one of them. */
  cues?: readonly string[];
  Token?(token: TokenUse, ctx: NodeContext): void;
  Target?(target: TargetUse, ctx: NodeContext): void;
  Face?(ctx: FaceContext): void;
  /** A face that says the same as another in the other language. */
  Translation?(ctx: TranslationContext): void;
  /** In every dialect. */
  Definition?(definition: Definition, ctx: DefinitionContext): void;
}

/** What a rule looks at in each language, where the languages have nothing in common but what is said. */
export interface ByLanguage {
  en: Visitors;
  ja: Visitors;
}

const isByLanguage = (on: Visitors | ByLanguage): on is ByLanguage => 'en' in on;

export const visitorsOf = ({ on }: Rule, dialect: Dialect): Visitors => (isByLanguage(on) ? on[dialect.endsWith('ja') ? 'ja' : 'en'] : on);

/** A diagnostic: what it says of itself, and the check. */
export interface Rule extends RuleDescription {
  /** The dialects it checks; without it those of Magic. */
  dialects?: readonly Dialect[];
  /** Reports the problems that the document reader found under this code, in any dialect. */
  reportsProblem?: DocumentProblem['code'];
  /** Reports the comments that ignore nothing under this code. */
  reportsIgnores?: true;
  /** The day (ISO 8601) since which printed cards have the wording that it asks for. */
  wordingSince?: string;
  /** The same for Japanese cards, where it is another day. */
  wordingSinceJa?: string;
  on: Visitors | ByLanguage;
}

export const rule = (spec: Rule): Rule => spec;

/** What a rule says of itself, without its check. */
export const describeRule = ({ code, severity, summary, why, rules, since, fixable, bad, good }: Rule): RuleDescription => ({ code, severity, summary, why, rules, since, fixable, bad, good });
