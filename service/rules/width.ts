import { inWidth, narrowKana, signsIn } from '../engine/japanese-width.ts';
import { rule, type FaceContext } from '../engine/rule.ts';
import { rewrite } from '../engine/wording-words.ts';
import { say } from '../l10n/message.ts';

/** Numbers that are not as wide as most of their kind in the file. */
function checkNumbers({ face, set, report }: FaceContext): void {
  for (const { text, start } of face.paragraphs) {
    for (const sign of signsIn(text)) {
      const usual = set.widthOf(sign.kind);
      const width = usual > 0 ? 'full' : 'half';
      if (usual === 0 || sign.width === width) continue;
      const newText = inWidth(text.slice(sign.start, sign.end), width);
      const at = { start: start + sign.start, end: start + sign.end };
      report(at, {
        message: usual > 0 ? say`Most numbers of this kind in the file are full-width: write “${newText}”.` : say`Most numbers of this kind in the file are half-width: write “${newText}”.`,
        fixes: [rewrite(at, newText)],
      });
    }
  }
}

function checkKana({ face, report }: FaceContext): void {
  for (const { text, start } of [...(face.typeLine ? [face.typeLine] : []), ...face.paragraphs]) {
    for (const { full, ...run } of narrowKana(text)) {
      const at = { start: start + run.start, end: start + run.end };
      report(at, { message: say`Katakana and punctuation are full-width: write “${full}”.`, fixes: [rewrite(at, full)] }, face.typeLine?.start === start && text === face.typeLine.text ? 'type_line' : 'text');
    }
  }
}

export default rule({
  code: 'width',
  since: '0.1.0',
  severity: 'information',
  rules: [],
  summary: 'In Japanese, a number whose width is not that of the others in the file, or half-width katakana.',
  why: 'Printed cards write １/１ and ２体, databases often 1/1 and ２体. Either is right, but one file has one of them, for power and toughness and for other numbers.',
  bad: '招集の角笛 {2}{W}\nソーサリー\n白の１/１の兵士・クリーチャー・トークン２体を生成する。カード1枚を引く。あなたは３点のライフを得る。',
  good: '招集の角笛 {2}{W}\nソーサリー\n白の１/１の兵士・クリーチャー・トークン２体を生成する。カード１枚を引く。あなたは３点のライフを得る。',
  fixable: true,
  dialects: ['mtg-ja'],
  on: {
    Face(ctx) {
      checkNumbers(ctx);
      checkKana(ctx);
    },
  },
});
