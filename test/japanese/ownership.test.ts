import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseJapanese } from '../../grammar/japanese/parse-paragraph.ts';
import { leaves, walk } from '../../grammar/tree.ts';
import { JAPANESE_SENTENCES } from './render-sentences.ts';

/** Every unit of the text has one leaf, the leaves are in order, and every node holds its children. */
function expectOwned(text: string): void {
  const tree = parseJapanese(text, ['灯火の鞭']);
  let at = 0;
  for (const { start, end } of leaves(tree)) {
    expect(text.slice(at, start).trim(), text).toBe('');
    expect(start, text).toBeGreaterThanOrEqual(at);
    at = end;
  }
  expect(text.slice(at).trim(), text).toBe('');
  for (const node of walk(tree)) for (const child of node.children) expect(node.start <= child.start && child.end <= node.end, `${text}: ${node.kind}`).toBe(true);
}

test.each(Object.values(JAPANESE_SENTENCES).flat())('%s', (sentence) => { expectOwned(sentence); });

const PARTS = ['あなた', 'が', 'は', 'を', 'に', 'の', 'と', 'か', 'や', 'で', '、', '。', 'クリーチャー', '土地', '１体', 'カード', '２枚', '緑', '1/1', '＋１/＋１', 'カウンター', '対象とする', '引く', '引き', '破壊する', 'コントロールしている', 'コントロールしていて', 'である', 'でない', 'たび', 'とき', 'なら', '飛行', '（', '）', '「', '」', '{T}', '(白)', '：', '・', '―', 'それ', 'その', '灯火の鞭', 'Ｘ', '以上', '最大', 'のうち', 'または', 'xyz', '龘'];

test('any string of words keeps all its units', () => {
  fc.assert(fc.property(fc.array(fc.constantFrom(...PARTS), { maxLength: 30 }), (parts) => { expectOwned(parts.join('')); }), { numRuns: 600, seed: 5 });
});

test('any text at all is read without a throw', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => { parseJapanese(text, []); }), { numRuns: 300, seed: 6 });
});

test.each(['「', '（', '、', '１枚の', 'あなたがコントロールしている', '引いて、', '土地と', '土地か土地でない、', '龘'])('hostile repetition of %s stays bounded', (unit) => {
  const started = performance.now();
  parseJapanese(unit.repeat(Math.floor(19_000 / unit.length)), ['灯火の鞭']);
  expect(performance.now() - started).toBeLessThan(6_000);
});
