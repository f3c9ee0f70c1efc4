import type { CardFace, FieldName, LineRange, Span } from '../../grammar/index.ts';
import { abilitiesOf, lineStarts, rangeOf } from '../../grammar/index.ts';
import type { TargetModel } from '../../grammar/resolve/target-model.ts';
import type { TokenModel } from '../../grammar/resolve/token-model.ts';
import type { FaceAnalysis, Finding } from '../model.ts';

/** Which face it is, and how its spans become lines and characters. */
export interface InspectPlace {
  /** The name of the file, as the user wrote it. */
  file: string;
  /** 0-based place of the card in the file. */
  index: number;
  /** Offsets at which the lines of the field's host text start. */
  linesOf(field: FieldName): readonly number[];
}

export interface InspectedToken extends Pick<TokenModel,
  'name' | 'nameJa' | 'count' | 'controller' | 'supertypes' | 'colors' | 'types' | 'subtypes' | 'power' | 'toughness' | 'abilities' | 'source' | 'rule' | 'undefined'> {
  copyOf?: string;
  range: LineRange;
}

/** A token of Yu-Gi-Oh!, in the English terms of the game; its span is that of its description. */
export interface YugiohToken extends Span {
  name: string | null;
  nameJa: string | null;
  count: string;
  /** `Attack`, `Defense`; null where the player chooses. */
  position: string | null;
  monsterType: string | null;
  attribute: string | null;
  /** `"3"`, or `"?"` where the card decides it. */
  level: string | null;
  attack: string | null;
  defense: string | null;
  /** What decides a `"?"`. */
  determinedBy?: string;
  isTuner: boolean;
  /** `cannot attack`, `cannot be Tributed`, … */
  restrictions: string[];
}

export type InspectedYugiohToken = Omit<YugiohToken, 'start' | 'end'> & { range: LineRange };

/** A face whose game is Yu-Gi-Oh! has its tokens in `yugiohTokens`. */
export type InspectableFace = FaceAnalysis & { yugiohTokens?: readonly YugiohToken[] };

export interface InspectedTarget extends Pick<TargetModel, 'text' | 'source' | 'kinds' | 'zone' | 'min' | 'max' | 'word'> {
  range: LineRange;
}

export interface InspectedDiagnostic extends Pick<Finding, 'code' | 'severity' | 'message' | 'rules'> {
  fixable: boolean;
  /** Absent for the rules text. */
  field?: FieldName;
  range: LineRange;
}

/** What Cardwright understands of one face: one line of `cardwright inspect`. */
export interface InspectedFace {
  card: string | null;
  face: number;
  dialect: string;
  file: string;
  index: number;
  words: number;
  understood: number;
  unrecognized: { text: string; range: LineRange }[];
  abilities: { kind: string; range: LineRange }[];
  tokens: (InspectedToken | InspectedYugiohToken)[];
  targets: InspectedTarget[];
  diagnostics: InspectedDiagnostic[];
}

const ONE_LINE: readonly number[] = [0];

/** The place of faces whose spans count in the file. */
export function placeInFile(file: string, text: string): (face: CardFace) => InspectPlace {
  const starts = lineStarts(text);
  return (face) => ({ file, index: face.card, linesOf: () => starts });
}

/** The place of faces of JSON records, whose spans count in their own field. `firstIndex` is the place in the file of card 0. */
export function placeInRecord(file: string, firstIndex = 0): (face: CardFace) => InspectPlace {
  return (face) => {
    let text: readonly number[] | null = null;
    return {
      file,
      index: firstIndex + face.card,
      linesOf: (field) => (field === 'text' ? (text ??= lineStarts(face.rulesText?.text ?? '')) : ONE_LINE),
    };
  };
}

function token(model: TokenModel, range: LineRange): InspectedToken {
  const { name, nameJa, count, controller, supertypes, colors, types, subtypes, power, toughness, abilities, source, rule, copyOf } = model;
  return {
    name, nameJa, count, controller, supertypes, colors, types, subtypes, power, toughness, abilities, source, rule,
    undefined: model.undefined,
    ...(copyOf === undefined ? {} : { copyOf }),
    range,
  };
}

function yugiohToken({ start: _start, end: _end, ...token }: YugiohToken, range: LineRange): InspectedYugiohToken {
  return { ...token, range };
}

function target({ text, source, kinds, zone, min, max, word }: TargetModel, range: LineRange): InspectedTarget {
  return { text, source, kinds, zone, min, max, word, range };
}

function diagnostic({ code, severity, message, rules, fixes, field }: Finding, range: LineRange): InspectedDiagnostic {
  return { code, severity, message, rules, fixable: fixes.length > 0, ...(field === 'text' ? {} : { field }), range };
}

/** Pure: one analysed face as plain data. Ranges are zero-based LSP ranges in UTF-16 units. */
export function inspectFace({ face, dialect, parsed, tokens, yugiohTokens = [], targets, findings }: InspectableFace, place: InspectPlace): InspectedFace {
  const inText = (span: Span): LineRange => rangeOf(place.linesOf('text'), span);
  return {
    card: face.name?.text ?? null,
    face: face.face,
    dialect,
    file: place.file,
    index: place.index,
    words: parsed.words,
    understood: parsed.understood,
    unrecognized: parsed.unrecognized.map((run) => ({ text: run.text, range: inText(run) })),
    abilities: abilitiesOf(face, parsed).map((ability) => ({ kind: ability.kind, range: inText(ability) })),
    tokens: [...tokens.map((model) => token(model, inText(model))), ...yugiohTokens.map((model) => yugiohToken(model, inText(model)))],
    targets: targets.map((model) => target(model, inText(model))),
    diagnostics: findings.map((finding) => diagnostic(finding, rangeOf(place.linesOf(finding.field), finding))),
  };
}
