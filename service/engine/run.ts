import { definitionOf, lexiconOf, parseFace, resolveFace, type Lexicon, type Card, type CardDocument, type CardFace, type DocumentProblem } from '../../grammar/index.ts';
import { readerMessage } from '../l10n/reader-message.ts';
import type { Analysis, AnalyzeOptions, FaceAnalysis, Finding } from '../model.ts';
import { cardSet, notingSet } from './card-set.ts';
import { activeRules, byPlace, collector, type Collector } from './collect.ts';
import { definitionsOf } from '../definitions.ts';
import { withDefineFix } from './define-fix.ts';
import { definitionFindings } from './definition-findings.ts';
import { dispatchOf } from './dispatch.ts';
import { findingsAt, keyOf, knownFace, meaningAt, originOf, remember, type Meaning } from './known-faces.ts';
import { withIgnores } from './ignores.ts';
import type { FaceContext, Rule } from './rule.ts';
import type { Run } from './run-context.ts';
import { withTranslationFindings } from './translation.ts';
import { traverse } from './traverse.ts';
import { readTypeLine } from './type-line.ts';

/** Runs `rules` over every face and every problem of the document. Pure; a rule that fails is named in `crashes`. */
export function runRules(document: CardDocument, rules: readonly Rule[], options: AnalyzeOptions = {}): Analysis {
  const steps = runRulesInSteps(document, rules, options);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function runOver(document: CardDocument, rules: readonly Rule[], given: AnalyzeOptions): Run {
  const lexicon = lexiconFor(document, given.lexicon);
  const options = lexicon ? { ...given, lexicon } : given;
  return { document, rules, active: activeRules(rules, options), options, crashes: [], set: cardSet(document) };
}

const facesOf = (card: Card, run: Run): readonly FaceAnalysis[] => withTranslationFindings(card.faces.map((face) => analyzeFace(face, run)), run);

/** The faces of one card after the other; nothing of them is kept. Comments that ignore findings do not count. */
export function* runRulesOnCards(document: CardDocument, rules: readonly Rule[], given: AnalyzeOptions = {}): Generator<readonly FaceAnalysis[], void> {
  const run = runOver(document, rules, given);
  for (const card of document.cards) yield facesOf(card, run);
}

/** {@link runRules}, with a pause after each card. */
export function* runRulesInSteps(document: CardDocument, rules: readonly Rule[], given: AnalyzeOptions = {}): Generator<void, Analysis> {
  const run = runOver(document, rules, given);
  const { options } = run;
  const { lexicon } = options;
  const faces: FaceAnalysis[] = [];
  for (const card of document.cards) {
    faces.push(...facesOf(card, run));
    yield;
  }
  const definitions = (document.definitions ?? []).flatMap(({ face }) => (face ? [analyzeFace(face, run)] : []));
  const found = problemFindings(document.problems, rules, collector(options, null, run.crashes));
  const findings = [...found, ...definitionFindings(run), ...definitions.flatMap((face) => face.findings)];
  const analysis: Analysis = { document, faces, findings, ...(definitions.length ? { definitions } : {}), ...(lexicon ? { lexicon } : {}), ...(run.crashes.length ? { crashes: run.crashes } : {}) };
  return withIgnores(analysis, rules, options);
}

/** The words given, and those of the document where they are not among them. */
function lexiconFor(document: CardDocument, given: Lexicon | undefined): Lexicon | undefined {
  const definitions = definitionsOf(document);
  if (!given) return lexiconOf(definitions);
  const missing = definitions.filter(({ kind, name }) => !definitionOf(given, name, kind));
  return missing.length === 0 ? given : lexiconOf([...given.definitions, ...missing]);
}

/** Since then a card's name alone stands for a token (111.11). */
const CARD_NAMES_TOKENS = '2024-06-07';

const printedSource = ({ cards, edition }: AnalyzeOptions) => cards && { cards, namesTokens: edition === undefined || edition >= CARD_NAMES_TOKENS };

type Understood = Omit<FaceAnalysis, 'findings'>;

/** `once`: the text is not read again, as it is when it is edited. */
function meaningOf(face: CardFace, { options }: Run, once: boolean): Meaning {
  const parsed = parseFace(face, options.lexicon, once);
  return { parsed, ...resolveFace(face, parsed, options.lexicon, printedSource(options), options.edition) };
}

/** Records are read once; a text file is read again at every keystroke, and most of its faces are those of before. */
function analyzeFace(face: CardFace, run: Run): FaceAnalysis {
  const once = run.document.format !== 'card';
  const { understood, findings } = once ? readOnce(face, run) : readAgain(face, run);
  return { ...understood, findings: findings.map((finding) => withDefineFix(finding, run.document, run.options.locale)) };
}

interface Read {
  understood: Understood;
  findings: readonly Finding[];
}

function readOnce(face: CardFace, run: Run): Read {
  const understood = { face, dialect: face.dialect, ...meaningOf(face, run, true) };
  return { understood, findings: findingsOf(understood, run) };
}

function readAgain(face: CardFace, run: Run): Read {
  const key = keyOf(face, run.document, run.options);
  const origin = originOf(face, run.document);
  const known = knownFace(run.rules, key);
  const meaning = known ? meaningAt(known, origin) : meaningOf(face, run, false);
  const understood = { face, dialect: face.dialect, ...meaning };
  const found = known && findingsAt(known, origin, run.set);
  if (found) return { understood, findings: found };
  const set = notingSet(run.set);
  const crashed = run.crashes.length;
  const findings = findingsOf(understood, { ...run, set });
  if (run.crashes.length === crashed) remember(run.rules, key, { meaning, findings, from: origin, asked: set.asked });
  return { understood, findings };
}

function findingsOf({ face, parsed, tokens, targets }: Understood, { document, rules, active, options, crashes, set }: Run): Finding[] {
  const dispatch = dispatchOf(active(face.dialect), face.dialect);
  const found = collector(options, face.name?.text ?? null, crashes, face.dialect);
  const typeLine = face.typeLine ? readTypeLine(face.typeLine, face.dialect, options.lexicon) : null;
  const { lexicon, edition, cards } = options;
  // Visitors run one after the other, so one context serves them all.
  let reporting: Rule;
  const ctx: FaceContext = {
    face, parsed, tokens, targets, typeLine, set, lexicon, edition, cards,
    report: (at, report, field = 'text') => found.report(reporting, at, report, field, 0),
  };
  for (const { rule, visit } of dispatch.face) {
    reporting = rule;
    try {
      visit(ctx);
    } catch (error) {
      found.crashed(rule, error);
    }
  }
  traverse({ dispatch, collector: found, face, parsed, typeLine, set, lexicon, edition, tokens, targets });
  const placed = face.problems.map((problem) => (problem.field || document.format === 'card' ? problem : { ...problem, start: 0, end: 0 }));
  return problemFindings(placed, rules, found);
}

/** What the document reader could not read, under the rules that describe it, and what was found before. */
function problemFindings(problems: readonly DocumentProblem[], rules: readonly Rule[], found: Collector): Finding[] {
  for (const problem of problems) {
    const rule = rules.find((r) => r.reportsProblem === problem.code);
    if (rule) found.report(rule, problem, { message: readerMessage(problem.message) }, problem.field ?? 'text', 0);
  }
  return found.findings().sort(byPlace);
}
