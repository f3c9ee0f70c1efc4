import type { Noun } from '../../tree.ts';
import { at, clause, determined, marked, noun, object, owned, phrase, qualified, qualifier, relative, thing, word, wording } from './build.ts';
import type { Context } from './context.ts';
import { composeNoun, composePhrase } from './noun.ts';
import { headClass, headId, isWord } from './words.ts';

/** Numbers that are made of others: twice, plus, in total, devotion. */
export const sum = (n: Noun, c: Context): Noun | undefined => twice(n, c) ?? increased(n, c) ?? total(n, c) ?? devotion(n, c) ?? half(n, c) ?? kindsAmong(n, c);

/** あなたがコントロールしている土地の数の２倍. */
function twice(n: Noun, c: Context): Noun | undefined {
  if (n.determiners[0] !== 'twice' || n.count !== undefined || (headId(n) !== 'number' && headClass(n) !== 'property')) return undefined;
  return owned(composeNoun({ ...n, determiners: n.determiners.slice(1) }, c, { indefinite: false }), thing('quantity', 'twice'));
}

/** あなたがコントロールしている土地の数に１を足した値. */
function increased(n: Noun, c: Context): Noun | undefined {
  const [q] = n.qualifiers;
  if (n.form !== 'common' || !/^\d+$|^X$/.test(n.count ?? '') || n.modifiers.length || n.qualifiers.length !== 1 || q!.relation !== 'plus' || q!.phrase?.items.length !== 1) return undefined;
  const known = composePhrase(q!.phrase, c, { indefinite: false });
  const plain = phrase(wording(noun({ count: n.count! }), { counter: 'none' }));
  const [base, more] = n.count === 'X' ? [plain, known] : [known, plain];
  const old = c.era === 'classic';
  const added = clause(old ? { id: 'add', stem: '加え' } : { id: 'plus' }, [at('to', base, 'ni'), object(more)], { past: true });
  return qualified(relative(added), old ? noun({ modifiers: [word('quantity', 'number', { form: 6 })] }) : thing('quantity', 'value'));
}

/** あなたがコントロールしているクリーチャーのパワーの合計. */
function total(n: Noun, c: Context): Noun | undefined {
  const [first] = n.modifiers;
  const [of] = n.qualifiers;
  if (n.modifiers.length !== 2 || !isWord(first) || first.id !== 'total' || n.qualifiers.length !== 1 || of!.relation !== 'of') return undefined;
  if (headId(n) === 'number') return composeNoun({ ...n, modifiers: n.modifiers.slice(1) }, c, { indefinite: false });
  const [whole] = of!.phrase?.items ?? [];
  if (of!.phrase?.items.length !== 1 || headClass(n) !== 'property') return undefined;
  return owned(owned(composeNoun(whole!, c, { indefinite: false }), thing('property', headId(n))), thing('quantity', 'total'));
}

/** あなたの黒への信心. */
function devotion(n: Noun, c: Context): Noun | undefined {
  const [to] = n.qualifiers;
  if (headId(n) !== 'devotion' || n.qualifiers.length !== 1 || to!.relation !== 'to' || !to!.phrase || !n.determiners.includes('your')) return undefined;
  const colors = composePhrase(to!.phrase, c, { indefinite: false });
  const made = { ...thing('quantity', 'devotion'), qualifiers: [{ ...qualifier('to', { phrase: marked(colors, 'e') }), japanese: { marker: 'e' } }], japanese: { order: ['qualifier'] } };
  return determined(made, 'your');
}

/** あなたのライフの端数を切り上げた半分. */
function half(n: Noun, c: Context): Noun | undefined {
  const up = n.determiners.find((d) => d === 'half-up' || d === 'half-down');
  if (!up || headId(n) !== 'life' || n.qualifiers.length) return undefined;
  const whole = composeNoun({ ...n, determiners: n.determiners.filter((d) => d !== up) }, c, { indefinite: false });
  const rounded = clause({ id: up === 'half-up' ? 'round-up' : 'round-down' }, [object(phrase(owned(whole, thing('quantity', 'fraction'))))], { past: true });
  return qualified(relative(rounded), thing('quantity', 'half'));
}

/** At least three mana are ３点以上. */
export const atLeast = (n: Noun): Noun => (headId(n) === 'mana' && n.determiners.includes('at-least') && /^\d+$/.test(n.count ?? '') ? { ...n, determiners: n.determiners.filter((d) => d !== 'at-least'), count: `${n.count}-or-more` } : n);

/** That many of what has happened, said after its particle: 白マナが３点以上. */
export const countedLast = (n: Noun): Noun => (n.count?.endsWith('-or-more') ? wording({ ...n }, { countAt: 'after-particle', order: (n.japanese?.order ?? []).filter((o) => o !== 'count') }) : n);


/** あなたがコントロールしている土地の中の基本土地タイプの数. */
function kindsAmong(n: Noun, c: Context): Noun | undefined {
  const of = n.qualifiers.find((q) => q.relation === 'of')?.phrase?.items;
  const among = n.qualifiers.find((q) => q.relation === 'among')?.phrase?.items;
  if (headId(n) !== 'number' || n.qualifiers.length !== 2 || of?.length !== 1 || among?.length !== 1 || headClass(of[0]) !== 'property' || of[0]!.modifiers.length !== 1 || of[0]!.qualifiers.length) return undefined;
  const kind = owned(owned(composeNoun(among[0]!, c, { indefinite: false }), thing('thing', 'contents')), thing('property', headId(of[0])));
  return owned(kind, noun({ modifiers: [word('quantity', 'number', { form: 8 })] }));
}
