import type { ConjugationClass } from './inflection.ts';

export interface JapanesePredicate {
  id: string;
  stem: string;
  class: ConjugationClass;
  roles: Readonly<Record<string, string>>;
}

const p = (id: string, stem: string, cls: ConjugationClass, roles = ''): JapanesePredicate => ({ id, stem, class: cls, roles: Object.fromEntries(roles.split(' ').filter(Boolean).map((r) => r.split(':') as [string, string])) });

/** Adjectives that close a clause or stand before a noun, with what they compare to. */
export const JAPANESE_PREDICATES: readonly JapanesePredicate[] = [
  p('equal', '等し', 'い', 'に:equal と:equal'),
  p('less-cost', '少な', 'い', 'より:less よりも:less'),
  p('more-cost', '多', 'い', 'より:greater よりも:greater'),
  p('large', '大き', 'い', 'より:greater よりも:greater'),
  p('small', '小さ', 'い', 'より:less よりも:less'),
  p('high', '高', 'い', 'より:greater よりも:greater'),
  p('low', '低', 'い', 'より:less よりも:less'),
  p('none', '無', 'い', 'に:in'),
];
