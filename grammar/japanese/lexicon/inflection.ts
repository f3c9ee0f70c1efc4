/** How a verb ends: 'dict' closes a clause or stands before a noun; the others say how it goes on. */
export type InflectedForm = 'dict' | 'te' | 'stem' | 'ba' | 'tari' | 'nagara' | 'adverb';

export type JapaneseVoice = 'active' | 'passive' | 'causative' | 'causative-passive' | 'potential';

/** What the ending of a verb says. */
export interface Inflection {
  form: InflectedForm;
  voice: JapaneseVoice;
  negative: boolean;
  past: boolean;
  /** 〜ている: a state or what goes on. */
  lasting: boolean;
  modal?: 'may' | 'must' | 'may-not';
  /** 〜し続ける. */
  continuing?: boolean;
  /** Which of the written endings of the same meaning: 0 is the usual one. */
  variant: number;
}

/** Conjugation class: the kana a godan verb ends in, `る1` for ichidan, `する`, `い` for adjectives, `ある`, `くる`, `だ`: the copula である. */
export type ConjugationClass = 'う' | 'く' | 'ぐ' | 'す' | 'つ' | 'ぬ' | 'ぶ' | 'む' | 'る' | 'る1' | 'する' | 'い' | 'ある' | 'だ' | 'いく';

interface Rows { a: string; i: string; e: string; te: string; ta: string; u: string }

const GODAN: Readonly<Record<string, Rows>> = {
  う: { a: 'わ', i: 'い', e: 'え', te: 'って', ta: 'った', u: 'う' },
  く: { a: 'か', i: 'き', e: 'け', te: 'いて', ta: 'いた', u: 'く' },
  いく: { a: 'か', i: 'き', e: 'け', te: 'って', ta: 'った', u: 'く' },
  ぐ: { a: 'が', i: 'ぎ', e: 'げ', te: 'いで', ta: 'いだ', u: 'ぐ' },
  す: { a: 'さ', i: 'し', e: 'せ', te: 'して', ta: 'した', u: 'す' },
  つ: { a: 'た', i: 'ち', e: 'て', te: 'って', ta: 'った', u: 'つ' },
  ぬ: { a: 'な', i: 'に', e: 'ね', te: 'んで', ta: 'んだ', u: 'ぬ' },
  ぶ: { a: 'ば', i: 'び', e: 'べ', te: 'んで', ta: 'んだ', u: 'ぶ' },
  む: { a: 'ま', i: 'み', e: 'め', te: 'んで', ta: 'んだ', u: 'む' },
  る: { a: 'ら', i: 'り', e: 'れ', te: 'って', ta: 'った', u: 'る' },
};

const rowsOf = (cls: ConjugationClass): Rows => {
  if (cls === 'る1') return { a: '', i: '', e: 'れ', te: 'て', ta: 'た', u: 'る' };
  if (cls === 'する') return { a: 'し', i: 'し', e: 'すれ', te: 'して', ta: 'した', u: 'する' };
  if (cls === 'ある') return { a: '', i: 'あり', e: 'あれ', te: 'あって', ta: 'あった', u: 'ある' };
  if (cls === 'だ') return { a: '', i: 'であり', e: 'であれ', te: 'であって', ta: 'であった', u: 'である' };
  return GODAN[cls]!;
};

type Emit = (ending: string, inflection: Partial<Inflection> & { form: InflectedForm }) => void;

/** The negative endings, which go like an adjective in い. */
function negatives(root: string, zu: string | undefined, emit: Emit): void {
  emit(`${root}ない`, { form: 'dict', negative: true });
  emit(`${root}なかった`, { form: 'dict', negative: true, past: true });
  emit(`${root}なく`, { form: 'stem', negative: true, variant: 1 });
  emit(`${root}なくて`, { form: 'te', negative: true });
  emit(`${root}なければ`, { form: 'ba', negative: true });
  emit(`${root}なければならない`, { form: 'dict', modal: 'must' });
  emit(`${root}なければならず`, { form: 'stem', modal: 'must' });
  emit(`${root}なくてもよい`, { form: 'dict', modal: 'may-not' });
  if (zu !== undefined) emit(zu, { form: 'stem', negative: true });
}

/** All plain endings of one class; `root` stands before the part that changes. */
function paradigm(root: string, cls: ConjugationClass, emit: Emit): void {
  if (cls === 'い') {
    emit(`${root}い`, { form: 'dict' });
    emit(`${root}かった`, { form: 'dict', past: true });
    emit(`${root}く`, { form: 'stem' });
    emit(`${root}くて`, { form: 'te' });
    emit(`${root}ければ`, { form: 'ba' });
    negatives(`${root}く`, undefined, emit);
    return;
  }
  const r = rowsOf(cls);
  emit(root + r.u, { form: 'dict' });
  emit(root + r.ta, { form: 'dict', past: true });
  emit(root + r.te, { form: 'te' });
  emit(root + r.i, { form: 'stem' });
  emit(`${root}${r.e}ば`, { form: 'ba' });
  emit(`${root}${r.ta}り`, { form: 'tari' });
  emit(`${root}${r.i}ながら`, { form: 'nagara' });
  if (cls === 'ある') negatives(root, undefined, emit);
  else if (cls === 'だ') {
    negatives(`${root}で`, undefined, emit);
    negatives(`${root}では`, undefined, (ending, i) => emit(ending, { ...i, variant: (i.variant ?? 0) + 2 }));
    emit(`${root}で`, { form: 'stem', variant: 1 });
    emit(`${root}だった`, { form: 'dict', past: true, variant: 1 });
    emit(`${root}でもない`, { form: 'dict', negative: true, variant: 4 });
    emit(`${root}でもなく`, { form: 'stem', negative: true, variant: 4 });
    emit(`${root}でもある`, { form: 'dict', variant: 4 });
    emit(`${root}でもあり`, { form: 'stem', variant: 4 });
  } else negatives(root + r.a, `${root}${cls === 'する' ? 'せ' : r.a}ず`, emit);
  const te = root + r.te;
  emit(`${te}おり`, { form: 'stem', lasting: true, variant: 1 });
  emit(`${te}おらず`, { form: 'stem', lasting: true, negative: true, variant: 1 });
  emit(`${te}も`, { form: 'te', variant: 2 });
  emit(`${te}いく`, { form: 'dict', variant: 3 });
  emit(`${te}もよい`, { form: 'dict', modal: 'may' });
  emit(`${te}よい`, { form: 'dict', modal: 'may', variant: 1 });
  emit(`${te}もよく`, { form: 'stem', modal: 'may' });
  emit(`${te}もよかった`, { form: 'dict', modal: 'may', past: true });
  emit(`${te}はならない`, { form: 'dict', modal: 'may', negative: true });
}

/** Roots of the voices, with the class in which each goes on. */
function voices(cls: ConjugationClass): [root: string, cls: ConjugationClass, voice: JapaneseVoice, variant?: number][] {
  if (cls === 'い' || cls === 'ある' || cls === 'だ') return [['', cls, 'active']];
  return [...plainVoices(cls), [`${rowsOf(cls).u}ことができ`, 'る1', 'potential', cls === 'る1' ? 0 : 10], [`${rowsOf(cls).u}ことのでき`, 'る1', 'potential', 20]];
}

function plainVoices(cls: ConjugationClass): [root: string, cls: ConjugationClass, voice: JapaneseVoice][] {
  if (cls === 'する') return [['', cls, 'active'], ['され', 'る1', 'passive'], ['させ', 'る1', 'causative'], ['させられ', 'る1', 'causative-passive'], ['でき', 'る1', 'potential']];
  if (cls === 'る1') return [['', cls, 'active'], ['られ', 'る1', 'passive'], ['させ', 'る1', 'causative'], ['させられ', 'る1', 'causative-passive']];
  const { a, e } = rowsOf(cls);
  return [['', cls, 'active'], [`${a}れ`, 'る1', 'passive'], [`${a}せ`, 'る1', 'causative'], [`${a}せられ`, 'る1', 'causative-passive'], [e, 'る1', 'potential']];
}

/** Every ending of a class and what it says; the first of two readings is kept. */
function endingsOf(cls: ConjugationClass): ReadonlyMap<string, Inflection> {
  const endings = new Map<string, Inflection>();
  for (const [root, inner, voice, variant = 0] of voices(cls)) {
    const emitWith = (lasting: boolean, continuing = false): Emit => (ending, i) => {
      if (!endings.has(ending)) endings.set(ending, { voice, negative: false, past: false, lasting, ...(continuing ? { continuing } : {}), ...i, variant: variant + (i.variant ?? 0) });
    };
    paradigm(root, inner, emitWith(false));
    if (inner !== 'い' && inner !== 'ある' && inner !== 'だ') paradigm(`${root}${rowsOf(inner).te}い`, 'る1', emitWith(true));
    if (voice === 'active' && inner === cls && cls !== 'い' && cls !== 'ある' && cls !== 'だ') {
      paradigm(`${root}${rowsOf(cls).i}続け`, 'る1', emitWith(false, true));
      paradigm(`${root}${rowsOf(cls).i}続けてい`, 'る1', emitWith(true, true));
    }
  }
  return endings;
}

const CLASSES: readonly ConjugationClass[] = ['う', 'く', 'いく', 'ぐ', 'す', 'つ', 'ぬ', 'ぶ', 'む', 'る', 'る1', 'する', 'い', 'ある', 'だ'];

/** Class → ending → what it says. */
export const ENDINGS: ReadonlyMap<ConjugationClass, ReadonlyMap<string, Inflection>> = new Map(CLASSES.map((c) => [c, endingsOf(c)]));

const keyOf = (i: Inflection): string => [i.form, i.voice, i.negative, i.past, i.lasting, i.continuing ?? false, i.modal ?? '', i.variant].join(' ');
const byMeaning = new Map<ConjugationClass, ReadonlyMap<string, string>>();

/** Endings by what they say, the first of two with one meaning; made when a class is first asked for. */
function endingsByMeaning(cls: ConjugationClass): ReadonlyMap<string, string> {
  const known = byMeaning.get(cls);
  if (known) return known;
  const map = new Map<string, string>();
  for (const [ending, inflection] of ENDINGS.get(cls)!) if (!map.has(keyOf(inflection))) map.set(keyOf(inflection), ending);
  byMeaning.set(cls, map);
  return map;
}

/** The ending that says it, or undefined where the class has none. */
export const endingFor = (cls: ConjugationClass, inflection: Inflection): string | undefined =>
  endingsByMeaning(cls).get(keyOf(inflection)) ?? endingsByMeaning(cls).get(keyOf({ ...inflection, variant: 0 }));
