import type { Clause } from '../../tree.ts';

/** Verbs of states: コントロールしている is the usual form, コントロールする the other. */
const LASTING: ReadonlySet<string> = new Set(['control', 'enchant', 'equip']);

export const isUsuallyLasting = ({ verb, voice, modal }: Clause): boolean => LASTING.has(verb) && voice === 'active' && modal === undefined;
