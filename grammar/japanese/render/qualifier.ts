import type { Clause, NounPhrase, Qualifier } from '../../tree.ts';
import { formAt, SUBORDINATOR_FORMS } from '../lexicon/forms.ts';
import { isUsuallyLasting } from '../lexicon/lasting.ts';
import { predicate } from './verb.ts';
import { renderClauses } from './clause.ts';
import { renderMarked, renderPhrase } from './noun-phrase.ts';
import { UNSAID, type JapaneseRenderOptions } from './options.ts';

/** Relations whose clause stands right before the noun. */
const OWN = new Set(['relative', 'participle', 'infinitive', 'comparison']);

const NAMED = ['という名前の', 'という名前を持つ', 'という名前で'] as const;

/** Something before its noun: a relative clause, what it has, its name. */
export function renderQualifier(q: Qualifier | undefined, o: JapaneseRenderOptions, goesOn = false): string {
  if (!q) return UNSAID;
  const clauses = q.clauses ?? (q.clause ? [q.clause] : []);
  const after = clauses.length > 0 && !OWN.has(q.relation) ? formAt(SUBORDINATOR_FORMS, q.relation, q.japanese?.variant) : undefined;
  if (after) return `${renderClauses(clauses, o, { place: 'subordinate' })}${after}の`;
  if (q.japanese?.ending === 'ku-no') return `${renderClauses(clauses, o, { place: 'relative', ending: 'stem' })}の`;
  if (clauses.length > 0) return renderClauses(clauses, o, { place: 'relative', ending: goesOn ? continuing(clauses.at(-1)!) : undefined });
  if (!q.phrase) return UNSAID;
  if (q.japanese?.marker) return attributive(q.phrase, q.japanese.marker, o);
  switch (q.relation) {
    case 'with': case 'without': return having(q, o, goesOn);
    case 'named': return renderPhrase(q.phrase, o) + (NAMED[q.japanese?.variant ?? 0] ?? UNSAID);
    case 'called': return `${renderPhrase(q.phrase, o)}という`;
    case 'of': return `${renderPhrase(q.phrase, o)}の`;
    default: return UNSAID;
  }
}

/** The ending of a clause before a noun where something else stands between: コントロールしていて, であり. */
const continuing = (last: Clause): string => last.japanese?.ending ?? (isUsuallyLasting(last) ? 'te' : 'stem');

/** A phrase with its particle before a noun; の joins it where the particle does not end like a verb. */
function attributive(phrase: NounPhrase, marker: string, o: JapaneseRenderOptions): string {
  const text = renderMarked(phrase, o, marker);
  return /[るた]$/.test(text) ? text : `${text}の`;
}

const BLANK = { kind: 'Clause', negative: false, perfect: false, past: false, progressive: false, voice: 'active', adverbials: [], children: [], start: 0, end: 0 } as const;

/** 飛行を持つ, マナ総量が３以下の. */
function having(q: Qualifier, o: JapaneseRenderOptions, goesOn: boolean): string {
  const phrase = q.phrase!;
  const value = phrase.items.at(-1)?.qualifiers.find((one) => one.relation === 'value')?.phrase;
  const ending = q.japanese?.ending;
  if (value) {
    const property = { ...phrase, items: phrase.items.map((n) => ({ ...n, qualifiers: n.qualifiers.filter((one) => one.relation !== 'value') })) };
    const be = { ...BLANK, adverbials: [], children: [], verb: 'be', voice: 'copular' as const, ...(q.japanese ? { japanese: q.japanese } : {}) };
    return renderMarked(property, o, phrase.japanese?.marker ?? 'ga') + renderMarked(value, o, 'none') + (goesOn && !ending ? 'で' : predicate(be, ending ?? (q.japanese ? 'dict' : 'no')) ?? UNSAID);
  }
  const have = { ...BLANK, adverbials: [], children: [], verb: 'have', negative: q.relation === 'without', ...(q.japanese ? { japanese: q.japanese } : {}) };
  return renderMarked(phrase, o, phrase.japanese?.marker ?? 'o') + (predicate(have, ending ?? (goesOn ? 'stem' : 'dict')) ?? UNSAID);
}
