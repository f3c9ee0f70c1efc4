import { expect, test } from 'vitest';
import { parseFace, readDocument, resolveFace } from '../../grammar/index.ts';

function targetsOf(text: string): string[] {
  const face = readDocument(`守り手\nインスタント\n${text}`, 'card').cards[0]!.faces[0]!;
  return resolveFace(face, parseFace(face)).targets.map(({ kinds, zone, min, max }) => `${kinds.join(',')} ${zone} ${min}-${max}`);
}

test.each([
  ['クリーチャー１体を対象とする。それを破壊する。', ['creature battlefield 1-1']],
  ['１つを対象とする。守り手はそれに３点のダメージを与える。', ['any battlefield 1-1']],
  ['クリーチャーやプレインズウォーカーのうち１体を対象とする。それを破壊する。', ['creature,planeswalker battlefield 1-1']],
  ['アーティファクトかエンチャントである最大１つを対象とする。それを破壊する。', ['artifact,enchantment battlefield 0-1']],
  ['クリーチャー１体かプレイヤー１人を対象とする。守り手はそれに３点のダメージを与える。', ['creature,player battlefield 1-1']],
  ['呪文１つか能力１つを対象とする。それを打ち消す。', ['spell,ability stack 1-1']],
  ['あなたの墓地にあるクリーチャー・カード１枚を対象とする。それを戦場に戻す。', ['card graveyard 1-1']],
  ['攻撃クリーチャー１体を対象とする。それを破壊する。', ['creature battlefield 1-1']],
  ['クリーチャー最大３体を対象とする。それらをタップする。', ['creature battlefield 0-3']],
  ['プレイヤー１人を対象とする。そのプレイヤーはカード１枚を引く。', ['player null 1-1']],
  ['クリーチャー１体と、クリーチャーやプレインズウォーカーのうちあなたがコントロールしていない１体を対象とする。', ['creature battlefield 1-1', 'creature,planeswalker battlefield 1-1']],
  ['あなたがコントロールしているクリーチャー１体と、アーティファクトかエンチャントである最大１つを対象とする。', ['creature battlefield 1-1', 'artifact,enchantment battlefield 0-1']],
  ['プレイヤー１人と、そのプレイヤーの墓地にあるカード最大４枚を対象とする。', ['player null 1-1', 'card graveyard 0-4']],
  ['あなたがこれを対象として呪文を唱えるたび、カード１枚を引く。', []],
  ['対戦相手が守り手を対象として呪文を唱えるためのコストは{2}多くなる。', []],
  ['カード１枚を引く。', []],
])('%s', (text, targets) => expect(targetsOf(text)).toEqual(targets));
