import type { Noun } from '../../tree.ts';
import { COUNT_WORD_FORMS, variantOf } from '../lexicon/forms.ts';
import { at, clause, determined, noun, object, owned, phrase, qualified, relative, thing, wording, word } from './build.ts';
import { headClass, headId } from './words.ts';

/** Form of `number` and of `that many` for what is counted. */
const AMOUNTS: Readonly<Record<string, readonly [number, string]>> = { life: [6, 'その点数'], damage: [6, 'その点数'], 'combat damage': [6, 'その点数'], card: [3, 'その枚数'], counter: [2, 'その個数'], token: [0, 'その数'] };

const plus = (n: Noun): string | undefined => {
  const [q] = n.qualifiers;
  const [more] = q?.phrase?.items ?? [];
  return n.count === 'that-many' && n.qualifiers.length === 1 && q!.relation === 'plus' && more?.form === 'common' && !more.modifiers.length && !more.qualifiers.length && /^\d+$/.test(more.count ?? '') ? more.count : undefined;
};

const isDoubled = (n: Noun): boolean => n.qualifiers.length === 0 && ((n.count === undefined && n.determiners.includes('double') && n.determiners.includes('that')) || n.count === 'twice-that-many');

/** `double that damage`, `that much life plus 1`. */
export const isMultiplied = (n: Noun): boolean => headClass(n) !== '' && AMOUNTS[headId(n)] !== undefined && n.modifiers.length === 1 && (isDoubled(n) || plus(n) !== undefined);

/** その２倍の点数のダメージ, その点数に１を足した点数のライフ. */
export function multiplied(n: Noun): Noun {
  const [form, that] = AMOUNTS[headId(n)]!;
  const number = noun({ modifiers: [word('quantity', 'number', form ? { form } : {})] });
  const more = plus(n);
  const bare = thing(headClass(n), headId(n));
  if (more === undefined) return owned(owned(determined(thing('quantity', 'twice'), 'that'), number), bare);
  const { variant } = variantOf(COUNT_WORD_FORMS, that);
  const known = wording(noun({ count: 'that-many' }), { counter: 'none', ...(variant ? { countForm: variant } : {}) });
  const added = clause({ id: 'plus' }, [at('to', phrase(known), 'ni'), object(phrase(wording(noun({ count: more }), { counter: 'none' })))], { past: true });
  return owned(qualified(relative(added), number), bare);
}
