import type { Clause, Noun, NounPhrase, Qualifier } from '../../tree.ts';
import { at, clause, copula, determined, noun, object, owned, phrase, pronoun, qualified, relative, subject, thing, unsayable, word } from './build.ts';
import type { Context } from './context.ts';
import { composeNoun, composePhrase } from './noun.ts';
import type { Described } from './qualifier.ts';
import { headClass, headId, isWord } from './words.ts';

/** Something said of a property: what stands before the noun, with its end where more follows. */
type Said = (goesOn: boolean) => Qualifier;

const said = (cl: Clause): Said => (goesOn) => relative(cl, goesOn ? 'stem' : undefined);

/** `with power less than …`, `with the same name as …`, `with the greatest power among …`, `with that name`. */
export function measured(n: Noun, c: Context): Described | undefined {
  const make = compared(n, c) ?? sameAs(n, c) ?? mostAmong(n, c) ?? lesser(n, c) ?? differing(n) ?? known(n, c);
  return make && { rank: 4, apply: (made, goesOn) => qualified(make(goesOn), made) };
}

const property = (n: Noun): NounPhrase => phrase(noun({ modifiers: n.modifiers.filter((m) => isWord(m) && m.class === 'property').map((m) => (isWord(m) ? word(m.class, m.id) : m)) }));

/** マナ総量がそれのパワー以下である, パワーがそれのパワーより小さい. */
function compared(n: Noun, c: Context): Said | undefined {
  const [q] = n.qualifiers;
  const value = q?.comparison?.value;
  if (n.qualifiers.length !== 1 || q!.relation !== 'comparison' || !value || n.modifiers.length !== 1 || n.determiners.length) return undefined;
  const what = subject(property(n), 'ga');
  const measure = ownProperty(value) ?? composePhrase(value, c, { indefinite: false });
  switch (q!.comparison!.relation) {
    case 'equal': return said(clause({ id: 'equal' }, [what, at('equal', measure, 'ni')]));
    case 'less': return said(clause({ id: 'small' }, [what, at('less', measure, 'yori')]));
    case 'greater': return said(clause({ id: 'large' }, [what, at('greater', measure, 'yori')]));
    case 'at-most': return said(copula([what], bounded(measure, 'following')));
    default: return undefined;
  }
}

/** `greater than its power`: パワー. */
const ownProperty = (value: NounPhrase): NounPhrase | undefined => {
  const [n] = value.items;
  return value.items.length === 1 && n!.determiners.length === 1 && n!.determiners[0] === 'its' && headClass(n) === 'property' && n!.modifiers.length === 1 && !n!.qualifiers.length ? property(n!) : undefined;
};

/** それのパワー以下. */
function bounded(p: NounPhrase, id: string): NounPhrase {
  const [n] = p.items;
  return p.items.length === 1 && n!.form === 'common' ? { ...p, items: [{ ...n!, modifiers: [...n!.modifiers, word('order', id)] }] } : unsayable();
}

/** そのカードと同じ名前を持つ. */
function sameAs(n: Noun, c: Context): Said | undefined {
  const [q] = n.qualifiers;
  const same = n.modifiers.some((m) => isWord(m) && m.id === 'same');
  if (!same || n.qualifiers.length !== 1 || q!.relation !== 'as' || !q!.phrase) return undefined;
  const other = composePhrase(q!.phrase, c, { indefinite: false });
  return said(clause({ id: 'have' }, [at('same-as', other, 'toonaji'), object(property(n))]));
}

const MOST: Readonly<Record<string, string>> = { greatest: 'greatest', highest: 'greatest', lowest: 'least', least: 'least' };

/** あなたがコントロールしているクリーチャーの中で最大のパワーを持つ. */
function mostAmong(n: Noun, c: Context): Said | undefined {
  const [first] = n.modifiers;
  const most = isWord(first) ? MOST[first.id] : undefined;
  const [q] = n.qualifiers;
  if (!most || n.qualifiers.length !== 1 || q!.relation !== 'among' || q!.phrase?.items.length !== 1) return undefined;
  const among = owned(composeNoun(q!.phrase.items[0]!, c, { indefinite: false }), thing('thing', 'contents'));
  return said(clause({ id: 'have' }, [at('with', phrase(among), 'de'), object(phrase(determined(property(n).items[0]!, most)))]));
}

/** マナ総量がそれより小さい. */
function lesser(n: Noun, c: Context): Said | undefined {
  const [first] = n.modifiers;
  if (n.modifiers.length !== 2 || !isWord(first) || (first.id !== 'lesser' && first.id !== 'greater') || n.qualifiers.length || n.determiners.length) return undefined;
  const less = first.id === 'lesser';
  return said(clause({ id: less ? 'small' : 'large' }, [subject(property(n), 'ga'), at(less ? 'less' : 'greater', phrase(pronoun(c.it)), 'yori')]));
}

/** パワーが異なる. */
function differing(n: Noun): Said | undefined {
  const different = n.modifiers.some((m) => isWord(m) && m.id === 'different');
  if (!different || n.count !== undefined || n.qualifiers.length || n.determiners.length || headId(n) === 'name') return undefined;
  return said(clause({ id: 'differ' }, [subject(property(n), 'ga')]));
}

/** その名前を持つ, その選ばれた名前を持つ. */
function known(n: Noun, c: Context): Said | undefined {
  const named = headClass(n) === 'property' && n.qualifiers.length === 0 && (n.determiners.includes('that') || n.modifiers.some((m) => isWord(m) && m.id === 'chosen') || n.possessor !== undefined);
  if (!named) return undefined;
  return said(clause({ id: 'have' }, [object(composePhrase(phrase(n), c, { indefinite: false }))]));
}
