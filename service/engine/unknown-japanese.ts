import type { CardFace, Lexicon } from '../../grammar/index.ts';
import { JAPANESE_WORDS } from '../../grammar/japanese/dictionary.ts';
import { isSlip } from '../suggest.ts';
import { allMatches } from './all-matches.ts';
import type { NodeContext } from './rule.ts';
import type { Slip } from './unknown-runs.ts';

const KATAKANA = /[ァ-ヺー]{3,}/gu;
const KANJI = /[々\u4e00-\u9fff]{4,}/gu;

/** The parts of the language's words that are written in one script. */
const partsIn = (script: RegExp): ReadonlySet<string> => new Set(JAPANESE_WORDS.flatMap((word) => allMatches(script, word).map(([part]) => part)));

const KATAKANA_WORDS = partsIn(KATAKANA);
const KANJI_WORDS = partsIn(KANJI);

const withoutLength = (word: string): string => word.replace(/ー/gu, '');

/** トクン, クリチャー, プレーヤー. */
const isKatakanaSlip = (written: string, meant: string): boolean => meant.length > 3 && (withoutLength(written) === withoutLength(meant) || isSlip(written, meant));

/** 先政攻撃: one character of four or more is another. */
const isKanjiSlip = (written: string, meant: string): boolean => written.length === meant.length && [...written].filter((character, i) => character !== meant[i]).length === 1;

/** Whether words of the list stand one after the other in it, as in プレイヤーカード. */
function isMadeOf(written: string, words: ReadonlySet<string>): boolean {
  if (written === '' || words.has(written)) return true;
  for (let i = 2; i < written.length; i++) if (words.has(written.slice(0, i)) && isMadeOf(written.slice(i), words)) return true;
  return false;
}

function slipsOf(text: string, script: RegExp, words: ReadonlySet<string>, isNear: (written: string, meant: string) => boolean): Slip[] {
  return allMatches(script, text).flatMap(({ 0: written, index }) => {
    if (text[index - 1] === '《' || isMadeOf(written, words)) return [];
    const near = [...words].filter((word) => isNear(written, word));
    return near.length === 1 ? [{ text: written, start: index, end: index + written.length, meant: near[0]! }] : [];
  });
}

/** Words of Japanese text that is not understood that are slips of one word of rules text, and of no other; not those of a name or of the set's own. */
export function japaneseSlips(text: string, { name }: CardFace, lexicon: Lexicon | undefined): readonly Slip[] {
  if (text.length > 400) return [];
  const own = [name?.text ?? '', ...(lexicon?.definitions ?? []).map((definition) => definition.name)];
  return [...slipsOf(text, KATAKANA, KATAKANA_WORDS, isKatakanaSlip), ...slipsOf(text, KANJI, KANJI_WORDS, isKanjiSlip)].filter((slip) => !own.some((word) => word.includes(slip.text)));
}

/** `unknown-word` speaks of it. */
export const isJapaneseSlip = (text: string, { face, lexicon }: Pick<NodeContext, 'face' | 'lexicon'>): boolean => face.dialect === 'mtg-ja' && japaneseSlips(text, face, lexicon).length > 0;
