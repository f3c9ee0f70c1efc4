import * as vscode from 'vscode';
import { expectEqual, expectIncludes } from './expect.ts';
import { codeActions, diagnosticOf, hoverTexts, inlayLabels, openCards, positionOf, until } from './editing.ts';

const card = (text: string): string => `招集の角笛/Muster Horn {2}{W}\nソーサリー\n${text}\n`;
const TOKENS = '緑の１/１のエルフ・戦士・クリーチャー・トークン２体を生成する。';

describe('Japanese cards in the editor', () => {
  it('hovers over a token with its name in both languages', async () => {
    const document = await openCards(card(TOKENS));
    const texts = await until('the hover', () => hoverTexts(document, positionOf(document, 'クリーチャー・トークン', 2)));
    expectIncludes(texts.join('\n'), 'エルフ・戦士・トークン');
    expectIncludes(texts.join('\n'), 'Elf Warrior Token');
  });

  it('names the token after its words', async () => {
    const document = await openCards(card(TOKENS));
    expectEqual(await until('the hint', () => inlayLabels(document)), ['→ エルフ・戦士・トークン']);
  });

  it('reports an illegal target at its words', async () => {
    const document = await openCards(card('プレイヤー１人を対象とする。それを破壊する。'));
    const finding = await until('the finding', () => diagnosticOf(document, 'illegal-target'));
    expectEqual(finding.range.start.line, 2);
  });

  it('mends the counter by a quick fix, also behind characters of two units', async () => {
    const document = await openCards(card('𠮷は白の１/１の兵士・クリーチャー・トークン２つを生成する。').replace('招集の角笛', '𠮷'));
    const finding = await until('the finding', () => diagnosticOf(document, 'counter-word'));
    expectEqual(document.getText(finding.range), 'つ');
    const [fix] = await until('the fix', async () => codeActions(document, finding.range, vscode.CodeActionKind.QuickFix));
    await vscode.workspace.applyEdit(fix!.edit!);
    expectIncludes(document.getText(), 'トークン２体を生成する。');
    await until('no finding', () => !diagnosticOf(document, 'counter-word'));
  });

  it('completes what follows a particle', async () => {
    const document = await openCards(card('クリーチャー１体を'));
    const labels = await until('the items', async () => {
      const { items } = await vscode.commands.executeCommand<vscode.CompletionList>('vscode.executeCompletionItemProvider', document.uri, positionOf(document, '体を', 2));
      return items.map(({ label }) => (typeof label === 'string' ? label : label.label));
    });
    expectEqual(labels.includes('対象とする。'), true);
  });

  it('renders an English card in Japanese below it', async () => {
    const document = await openCards('Muster Horn {2}{W}\nSorcery\nCreate two 1/1 white Soldier creature tokens.\n');
    const at = new vscode.Range(2, 3, 2, 3);
    const action = await until('the action', async () => (await codeActions(document, at, vscode.CodeActionKind.RefactorRewrite)).find(({ title }) => /Japanese/.test(title)));
    await vscode.workspace.applyEdit(action.edit!);
    expectIncludes(document.getText(), '@lang ja\nソーサリー\n白の１/１の兵士・クリーチャー・トークン２体を生成する。');
  });
});
