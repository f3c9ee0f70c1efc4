import { describe, expect, test } from 'vitest';
import { readDocument } from '../../grammar/index.ts';
import { analyze, renderActions } from '../../service/index.ts';
import { applyFix } from '../support/rule-check.ts';

/** The file after the action at `|`; null where none is offered. */
function acted(marked: string): string | null {
  const offset = marked.indexOf('|');
  const text = marked.replace('|', '');
  const [action] = renderActions(analyze(readDocument(text, 'card')), offset);
  return action ? applyFix(text, action) : null;
}

const HORN = 'Muster Horn/招集の角笛 {2}{W}\nSorcery\nCreate two 1/1 white Soldier creature tokens.';
const JA = '\n@lang ja\nソーサリー\n白の１/１の兵士・クリーチャー・トークン２体を生成する。';

describe('Render in Japanese', () => {
  test('puts the Japanese below the card, where it is read as its translation', () => {
    const after = acted(`${HORN.replace('Create', 'Cr|eate')}\n@rarity rare\n\nAsh\nLand`);
    expect(after).toBe(`${HORN}\n@rarity rare${JA}\n\nAsh\nLand`);
    const faces = analyze(readDocument(after!, 'card')).faces.slice(0, 2);
    expect(faces.map(({ face }) => face.translationOf)).toEqual([undefined, 0]);
    expect(faces.flatMap(({ findings }) => findings)).toEqual([]);
  });

  test('replaces the Japanese that is there, from either part', () => {
    expect(acted(`${HORN}\n@lang ja\nソーサリー\nカード|１枚を引く。\nカード２枚を引く。`)).toBe(`${HORN}${JA}`);
    expect(acted(`Muster H|orn {2}{W}\nSorcery\nCreate two 1/1 white Soldier creature tokens.\n@lang ja\nソーサリー`)).toBe(`Muster Horn {2}{W}\nSorcery\nCreate two 1/1 white Soldier creature tokens.${JA}`);
  });

  test('keeps the line ends of the file, and each face its own', () => {
    expect(acted('As|h\r\nInstant\r\nDraw a card.\r\n----\r\nBrand\r\nLand')).toBe('Ash\r\nInstant\r\nDraw a card.\r\n@lang ja\r\nインスタント\r\nカード１枚を引く。\r\n----\r\nBrand\r\nLand');
  });

  test('marks what cannot be said', () => {
    expect(acted('As|h\nInstant — Blorb\nFrobnicate the creature.')).toBe('Ash\nInstant — Blorb\nFrobnicate the creature.\n@lang ja\nインスタント — ⟦Blorb⟧\n⟦…⟧');
  });

  test.each(['灰|\nインスタント\nカード１枚を引く。', 'Ash\nLand\n\n|'])('is not offered at %s', (text) => {
    expect(acted(text)).toBeNull();
  });

  test('is called by its Japanese name where the user reads Japanese', () => {
    expect(renderActions(analyze(readDocument(HORN, 'card')), 3, 'ja')[0]!.title).toBe('日本語にする');
  });
});
