import { expect, test } from 'vitest';
import { createCardFileReader } from '../../grammar/card-file.ts';
import { readDocument } from '../../grammar/index.ts';
import { analyze } from '../../service/index.ts';

/** A card file with one card in Japanese. */
const FILE = JSON.stringify([{ lang: 'ja', name: 'Larder Imp', printed_name: '食料庫のインプ', type_line: 'Creature — Imp', colors: ['B'], power: '1', toughness: '1' }]);

function namesFound(text: string): string[] {
  const reader = createCardFileReader();
  reader.read(FILE);
  const cards = reader.end();
  if ('problem' in cards) throw new Error(cards.problem);
  const analysis = analyze(readDocument(text, 'card'), { cards });
  return analysis.faces.flatMap(({ findings }) => findings.filter(({ code }) => code === 'printed-name').map(({ start, end }) => text.slice(start, end)));
}

test('a Japanese name that a printed card has', () => {
  expect(namesFound('@lang ja\n食料庫のインプ {B}\nクリーチャー ― インプ\n飛行\n1/1\n')).toEqual(['食料庫のインプ']);
  expect(namesFound('@lang ja\n戸棚のインプ {B}\nクリーチャー ― インプ\n飛行\n1/1\n')).toEqual([]);
});
