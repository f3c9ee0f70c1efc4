import { describe, expect, test } from 'vitest';
import { deserialize, renderJapanese, serialize } from '../../grammar/index.ts';
import { japaneseSelfNames, parseJapanese } from '../../grammar/japanese/parse-paragraph.ts';
import { JAPANESE_SENTENCES } from './render-sentences.ts';

const NAME = '灯火の鞭';

/** Rendered from meaning and order alone: nothing is said of particles, endings, commas and counting words. */
function rendered(text: string): string {
  const json = JSON.stringify(JSON.parse(serialize(parseJapanese(text, japaneseSelfNames(NAME)))), (key, value: unknown) => (key === 'japanese' ? undefined : value));
  return renderJapanese([deserialize(json)], { name: NAME, self: 'as-written' });
}

describe('the usual wording where the tree leaves it open', () => {
  test.each([
    ['カードを２枚引く。', 'カード２枚を引く。'],
    ['２枚のカードを引く。', 'カード２枚を引く。'],
    ['あなたはライフ３点を得る。', 'あなたは３点のライフを得る。'],
    ['クリーチャーが１体死亡するたび、カード１枚を引く。', 'クリーチャー１体が死亡するたび、カード１枚を引く。'],
    ['あなたがコントロールするクリーチャーは飛行を持つ。', 'あなたがコントロールしているクリーチャーは飛行を持つ。'],
    ['カード１枚を引き、続いてカード１枚を捨てる。', 'カード１枚を引き、その後、カード１枚を捨てる。'],
    ['あなたがカード１枚を引くなら、代わりにカード２枚を引く。', 'あなたがカード１枚を引く場合、代わりにカード２枚を引く。'],
    ['灯火の鞭はブロックできない。', '灯火の鞭ではブロックできない。'],
    ['あなたは２点のライフを得、カード１枚を引く。', 'あなたは２点のライフを得て、カード１枚を引く。'],
  ])('%s', (text, usual) => {
    expect(rendered(text)).toBe(usual);
  });

  test('most sentences come back as they were', () => {
    const all = Object.values(JAPANESE_SENTENCES).flat();
    expect(all.filter((s) => rendered(s) === s).length).toBeGreaterThan(0.6 * all.length);
  });
});
