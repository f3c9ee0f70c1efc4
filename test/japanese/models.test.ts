import { describe, expect, test } from 'vitest';
import { parseFace, readDocument, resolveFace, type Resolved } from '../../grammar/index.ts';

function resolved(text: string): Resolved {
  const [face] = readDocument(`@lang ja\n灯火の鞭 {2}{R}\nソーサリー\n${text}`, 'card').cards[0]!.faces;
  return resolveFace(face!, parseFace(face!));
}

const tokenOf = (text: string) => {
  const [token, more] = resolved(text).tokens;
  expect(more).toBeUndefined();
  return { name: token!.name, nameJa: token!.nameJa, colors: token!.colors, types: token!.types, size: token!.power === null ? null : `${token!.power}/${token!.toughness}`, count: token!.count };
};

describe('tokens', () => {
  test.each([
    ['緑の１/１のエルフ・戦士・クリーチャー・トークン２体を生成する。', { name: 'Elf Warrior Token', nameJa: 'エルフ・戦士・トークン', colors: ['green'], types: ['creature'], size: '1/1', count: '2' }],
    ['白と黒の２/１のスピリット・クリーチャー・トークンを３体生成する。', { name: 'Spirit Token', nameJa: 'スピリット・トークン', colors: ['white', 'black'], types: ['creature'], size: '2/1', count: '3' }],
    ['赤であり緑である５/５のビースト・クリーチャー・トークン１体を生成する。', { name: 'Beast Token', nameJa: 'ビースト・トークン', colors: ['red', 'green'], types: ['creature'], size: '5/5', count: '1' }],
    ['宝物・トークン１つを生成する。', { name: 'Treasure Token', nameJa: '宝物・トークン', colors: [], types: ['artifact'], size: null, count: '1' }],
    ['「ともしび」という名前の無色の０/１の霊基体・クリーチャー・トークン１体を生成する。', { name: 'ともしび', nameJa: null, colors: [], types: ['creature'], size: '0/1', count: '1' }],
    ['調査を行う。', { name: 'Clue Token', nameJa: '手掛かり・トークン', colors: [], types: ['artifact'], size: null, count: '1' }],
  ])('%s', (text, token) => { expect(tokenOf(text)).toEqual(token); });

  test('each token of a list is one', () => {
    expect(resolved('白の1/1の人間・クリーチャー・トークン１体と、青の1/1のマーフォーク・クリーチャー・トークン１体を生成する。').tokens.map((t) => [t.name, t.colors[0]])).toEqual([['Human Token', 'white'], ['Merfolk Token', 'blue']]);
  });

  test('tokens that a condition speaks of are not made', () => {
    expect(resolved('あなたのコントロール下でトークン１つ以上が生成されるなら、代わりにその２倍の数のそれらのトークンを生成する。').tokens).toEqual([]);
  });
});

describe('targets', () => {
  test.each([
    ['クリーチャー１体を対象とする。それを破壊する。', [['creature'], 1, 1]],
    ['クリーチャー最大２体を対象とする。それらをタップする。', [['creature'], 0, 2]],
    ['あなたの墓地にあるクリーチャー・カード１枚を対象とし、それをあなたの手札に戻す。', [['card'], 1, 1]],
    ['プレイヤー１人を対象とする。そのプレイヤーはカード２枚を捨てる。', [['player'], 1, 1]],
  ])('%s', (text, [kinds, min, max]) => {
    expect(resolved(text).targets.map((t) => [t.kinds, t.min, t.max])).toEqual([[kinds, min, max]]);
  });

  test('each thing of a list is a target, alternatives are one', () => {
    expect(resolved('クリーチャー１体と、あなたがコントロールしている土地１つを対象とする。').targets).toHaveLength(2);
    expect(resolved('クリーチャー１体かプレイヤー１人を対象とする。').targets).toHaveLength(1);
  });

  test.each(['あなたがクリーチャー１体を対象とする呪文を唱えるたび、カード１枚を引く。', 'この呪文が土地を対象とするなら、カード１枚を引く。', 'クリーチャー１体を選ぶ。'])('%s targets nothing', (text) => {
    expect(resolved(text).targets).toEqual([]);
  });
});
