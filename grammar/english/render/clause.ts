import type { Adverbial, Clause, Complement } from '../../tree.ts';
import { renderAdverbial } from './adverbial.ts';
import { phraseIsPlural } from './agreement.ts';
import { currentClause } from './current-wording.ts';
import { renderPhrase } from './noun-phrase.ts';
import { isProperty } from './numbers.ts';
import { say, UNSAID, type RenderOptions } from './options.ts';
import { verbGroup, type VerbForm } from './verb-group.ts';
import { spaced, subordinatorWord } from './words.ts';

/** What stands around a clause. */
export interface Around {
  form: VerbForm;
  /** Number of a subject that stands elsewhere. */
  plural?: boolean;
  /** Relative word or subordinator before it. */
  opener?: string;
  /** A supposition: `as though it were …`. */
  unreal?: boolean;
}

const joinText = (clause: Clause): string => {
  if (clause.join === undefined) return '';
  if (clause.join === 'comma') return ',';
  if (clause.join === 'semicolon') return ';';
  return `${clause.comma ? ', ' : ''}${spaced(clause.join)}`;
};

/** Clauses one after the other, each with what joins it to the one before; a shared subject keeps its number. */
export function renderClauses(clauses: readonly Clause[], o: RenderOptions, around: Around): string {
  let plural = around.plural;
  let form = around.form;
  const parts = clauses.map((clause, i) => {
    if (clause.subject) {
      plural = phraseIsPlural(clause.subject);
      if (around.form === 'base') form = 'finite';
    }
    const opener = i === 0 ? around.opener : clause.again && (clause.again === 'that' || clause.again === 'who' ? clause.again : subordinatorWord(clause.again));
    return say(i > 0 && joinText(clause), renderClause(clause, o, { ...around, form, plural, opener }));
  });
  return say(...parts);
}

/** One clause, without what joins it. */
export function renderClause(said: Clause, o: RenderOptions, around: Around): string {
  const clause = currentClause(said);
  const finite = around.form !== 'participle' && !clause.infinitive && (clause.subject !== undefined || clause.voice === 'existential' || around.plural !== undefined);
  const form: VerbForm = (clause.form === 'ing' ? 'participle' : clause.form) ?? (around.form === 'participle' ? 'participle' : finite ? 'finite' : 'base');
  const plural = clause.voice === 'existential' ? clause.object !== undefined && phraseIsPlural(clause.object) : clause.subject ? phraseIsPlural(clause.subject) : around.plural ?? true;
  const number = plural || (around.unreal === true && clause.past && (clause.verb === 'be' || clause.voice === 'passive'));
  const { auxiliaries, verb } = verbGroup(clause, form, number);
  const at = (place: Adverbial['place']): string => say(...clause.adverbials.filter((a) => a.place === place).map((a) => placed(a, o)));
  const words = [...auxiliaries, verb].filter(Boolean);
  const before = at('before');
  const subject = clause.voice === 'existential' ? 'there' : clause.subject ? renderPhrase(clause.subject, o, { role: 'subject' }) : '';
  const inside = at('inside');
  const head = clause.infinitive ? say('to', before, words[0]) : contracted(say(around.opener, subject), before, words[0] ?? '', clause, !inside && words.length === 1 && !hasComplements(clause));
  return say(head, inside, ...words.slice(1), complements(clause, o), clause.gap && UNSAID);
}

const CONTRACTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  is: { it: "it's", that: "that's", he: "he's", she: "she's", who: "who's" },
  are: { you: "you're", they: "they're" },
  have: { you: "you've", they: "they've" },
  has: { it: "it's" },
};

const hasComplements = (clause: Clause): boolean => clause.object !== undefined || clause.complement !== undefined || clause.adverbials.some((a) => a.place === undefined);

function contracted(subject: string, before: string, verb: string, clause: Clause, ends: boolean): string {
  const last = /(?:^| )(\w+)$/.exec(subject)?.[1]?.toLowerCase() ?? '';
  const short = before || ends ? undefined : (verb === 'have' && !clause.perfect) || (verb === 'has' && !(clause.perfect && clause.voice === 'passive')) ? undefined : CONTRACTED[verb]?.[last];
  return short ? subject.slice(0, subject.length - last.length) + short : say(subject, before, verb);
}

/** Properties that count things, so that their values are words. */
const COUNTED = new Set(['devotion', 'maximum hand size', 'hand size']);

const placed = (a: Adverbial, o: RenderOptions, counted = false): string => say(a.comma && ',', a.join && spaced(a.join), renderAdverbial(a, o, counted));

/** Verbs after which a bare number is a value: scry 2, is 5. */
const DIGIT_VERBS = new Set(['be', 'become', 'scry', 'surveil', 'fateseal', 'bolster', 'support', 'adapt', 'amass', 'discover', 'connive', 'incubate', 'monstrosity', 'endure', 'collect', 'fabricate', 'roll', 'blight', 'earthbend', 'airbend', 'waterbend', 'firebend', 'equal', 'expend', 'level', 'collect evidence', 'reduce', 'prevent', 'seek', 'intensify']);

function complements(clause: Clause, o: RenderOptions): string {
  const after = clause.adverbials.filter((a) => a.place === undefined);
  const counted = clause.subject?.items.length === 1 && clause.subject.items[0]!.modifiers.some((m) => m.kind === 'word' && COUNTED.has(m.id));
  const digits = DIGIT_VERBS.has(clause.verb) && !counted;
  const property = isProperty(clause.subject?.items.at(-1));
  const said: Record<Complement, () => string> = {
    subject: () => '',
    count: () => '',
    object: () => renderPhrase(clause.object!, o, { role: 'object', digits, property }),
    'second-object': () => renderPhrase(clause.secondObject!, o, { role: 'object', digits }),
    complement: () => renderClauses([clause.complement!], o, { form: 'base' }),
    adverbial: () => placed(after.shift()!, o, counted),
  };
  const order: Complement[] = clause.order ?? [
    ...(clause.object ? (['object'] as const) : []),
    ...(clause.secondObject ? (['second-object'] as const) : []),
    ...after.map(() => 'adverbial' as const),
    ...(clause.complement ? (['complement'] as const) : []),
  ];
  return say(...order.map((kind) => said[kind]()));
}
