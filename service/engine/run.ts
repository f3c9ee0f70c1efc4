import { parseFace, resolveFace, type CardDocument, type CardFace, type DocumentProblem } from '../../grammar/index.ts';
import type { Analysis, AnalyzeOptions, Crash, FaceAnalysis, Finding } from '../model.ts';
import { cardSet, type CardSet } from './card-set.ts';
import { byPlace, collector, type Collector } from './collect.ts';
import { dispatchOf } from './dispatch.ts';
import type { FaceContext, Rule } from './rule.ts';
import { traverse } from './traverse.ts';
import { readTypeLine } from './type-line.ts';

/** Runs `rules` over every face and every problem of the document. Pure; a rule that fails is named in `crashes`. */
export function runRules(document: CardDocument, rules: readonly Rule[], options: AnalyzeOptions = {}): Analysis {
  const crashes: Crash[] = [];
  const set = cardSet(document);
  const faces = document.cards.flatMap((card) => card.faces).map((face) => analyzeFace(face, document, { rules, options, crashes, set }));
  const findings = problemFindings(document.problems, rules, collector(options, null, crashes));
  return { document, faces, findings, ...(crashes.length ? { crashes } : {}) };
}

interface Run {
  rules: readonly Rule[];
  options: AnalyzeOptions;
  crashes: Crash[];
  set: CardSet;
}

function analyzeFace(face: CardFace, document: CardDocument, { rules, options, crashes, set }: Run): FaceAnalysis {
  const parsed = parseFace(face);
  const { tokens, targets } = resolveFace(face, parsed);
  const dispatch = dispatchOf(rules, face.dialect);
  const found = collector(options, face.name?.text ?? null, crashes);
  const typeLine = face.typeLine ? readTypeLine(face.typeLine, face.dialect) : null;
  for (const { rule, visit } of dispatch.face) {
    const ctx: FaceContext = {
      face, parsed, tokens, targets, typeLine, set,
      report: (at, report, field = 'text') => found.report(rule, at, report, field, 0),
    };
    found.guard(rule, () => visit(ctx));
  }
  for (const paragraph of parsed.paragraphs) traverse({ dispatch, collector: found, face, typeLine, set, paragraph, tokens, targets });
  const inField = face.problems.map((problem) => (problem.field || document.format === 'card' ? problem : { ...problem, start: 0, end: 0 }));
  problemFindings(inField, rules, found);
  return { face, dialect: face.dialect, parsed, tokens, targets, findings: found.findings() };
}

/** What the document reader could not read, under the rules that describe it. */
function problemFindings(problems: readonly DocumentProblem[], rules: readonly Rule[], found: Collector): Finding[] {
  for (const problem of problems) {
    const rule = rules.find((r) => r.reportsProblem === problem.code);
    if (rule) found.report(rule, problem, { message: problem.message }, problem.field ?? 'text', 0);
  }
  return found.findings().sort(byPlace);
}
