import * as vscode from 'vscode';
import { expectEqual, expectIncludes } from './expect.ts';
import { codeActions, codeOf, diagnosticOf, hoverTexts, inlayLabels, insert, openCards, positionOf, until } from './editing.ts';

const card = (text: string): string => `Thicket Herald {1}{G}\nCreature — Elf Druid\n${text}\n2/2\n`;

describe('the language server in the editor', () => {
  it('reports an illegal target with its code, its rule and the smallest range', async () => {
    const document = await openCards('Sudden Quiet {1}{U}\nInstant\nDestroy target instant.\n');
    const finding = await until('the finding', () => diagnosticOf(document, 'illegal-target'));
    expectEqual([finding.severity, finding.source], [vscode.DiagnosticSeverity.Error, 'cardwright']);
    expectIncludes(document.getText(finding.range), 'target instant');
    expectIncludes(finding.message, 'CR 115.2');
  });

  it('withdraws the finding when the text is made right', async () => {
    const document = await openCards('Sudden Quiet {1}{U}\nInstant\nDestroy target .\n');
    await insert(document, positionOf(document, ' .', 1), 'instant');
    await until('the finding', () => diagnosticOf(document, 'illegal-target'));
    const edit = new vscode.WorkspaceEdit();
    edit.replace(document.uri, new vscode.Range(positionOf(document, 'instant'), positionOf(document, 'instant', 7)), 'creature');
    await vscode.workspace.applyEdit(edit);
    await until('no finding', () => !diagnosticOf(document, 'illegal-target'));
  });

  it('says nothing of a right card', async () => {
    const right = await openCards(card('When this creature enters, create a 1/1 green Elf creature token.'));
    const wrong = await openCards('Sudden Quiet {1}{U}\nInstant\nDestroy target instant.\n');
    await until('the finding in the document opened later', () => diagnosticOf(wrong, 'illegal-target'));
    await vscode.window.showTextDocument(right);
    await until('the hints of the right card', () => inlayLabels(right));
    expectEqual(vscode.languages.getDiagnostics(right.uri).map(codeOf), []);
  });

  it("hovers over a token's words with its English and its Japanese name", async () => {
    const document = await openCards(card('When this creature enters, create a 1/1 green Elf Warrior creature token.'));
    const texts = await until('the hover', () => hoverTexts(document, positionOf(document, 'creature token', 2)));
    expectIncludes(texts.join('\n'), 'Elf Warrior Token');
    expectIncludes(texts.join('\n'), 'エルフ・戦士・トークン');
  });

  it('names the token after its words, and names it anew while its words change', async () => {
    const document = await openCards(card('When this creature enters, create a 1/1 green Elf creature token.'));
    expectEqual(await until('the hint', () => inlayLabels(document)), ['→ Elf Token']);
    await insert(document, positionOf(document, 'Elf creature token', 3), ' Warrior');
    await until('the new name', async () => (await inlayLabels(document)).includes('→ Elf Warrior Token'));
  });

  it('shows no names of tokens where the setting says so', async () => {
    const document = await openCards(card('When this creature enters, create a 1/1 green Elf creature token.'));
    await until('the hint', () => inlayLabels(document));
    const settings = vscode.workspace.getConfiguration('cardwright');
    await settings.update('inlayHints.enabled', false, vscode.ConfigurationTarget.Global);
    try {
      await until('no hint', async () => (await inlayLabels(document)).length === 0);
    } finally {
      await settings.update('inlayHints.enabled', undefined, vscode.ConfigurationTarget.Global);
    }
    await until('the hint again', () => inlayLabels(document));
  });

  it('takes the severity of a code from the settings', async () => {
    const document = await openCards('Sudden Quiet {1}{U}\nInstant\nDestroy target instant.\n');
    await until('the finding', () => diagnosticOf(document, 'illegal-target'));
    const settings = vscode.workspace.getConfiguration('cardwright');
    try {
      await settings.update('rules', { 'illegal-target': 'hint' }, vscode.ConfigurationTarget.Global);
      await until('a hint', () => diagnosticOf(document, 'illegal-target')?.severity === vscode.DiagnosticSeverity.Hint);
      await settings.update('rules', { 'illegal-target': 'off' }, vscode.ConfigurationTarget.Global);
      await until('silence', () => !diagnosticOf(document, 'illegal-target'));
    } finally {
      await settings.update('rules', undefined, vscode.ConfigurationTarget.Global);
    }
  });

  it('mends old wording by a quick fix', async () => {
    const document = await openCards(card('When this creature enters the battlefield, draw a card.'));
    const finding = await until('the finding', () => diagnosticOf(document, 'outdated-enters'));
    const fix = await until('the fix', async () => {
      const actions = await codeActions(document, finding.range, vscode.CodeActionKind.QuickFix);
      return actions.find(({ edit }) => edit?.get(document.uri).some(({ range }) => finding.range.intersection(range)));
    });
    expectEqual(await vscode.workspace.applyEdit(fix.edit!), true);
    expectIncludes(document.getText(), 'When this creature enters, draw a card.');
    await until('no finding', () => !diagnosticOf(document, 'outdated-enters'));
  });

  it('completes the name of a keyword', async () => {
    const document = await openCards(card('Vig'));
    const items = await until('the item', async () => {
      const list = await vscode.commands.executeCommand<vscode.CompletionList>('vscode.executeCompletionItemProvider', document.uri, positionOf(document, 'Vig', 3));
      return list.items.filter(({ label }) => /^vigilance$/i.test(typeof label === 'string' ? label : label.label));
    });
    expectEqual(items.length > 0, true);
  });

  it('outlines sections and cards', async () => {
    const document = await openCards(`# Elves\n\n${card('Vigilance')}`);
    const names = await until('the outline', async () => {
      const symbols = await vscode.commands.executeCommand<vscode.DocumentSymbol[]>('vscode.executeDocumentSymbolProvider', document.uri);
      const flat = (list: vscode.DocumentSymbol[]): string[] => list.flatMap(({ name, children }) => [name, ...flat(children)]);
      return flat(symbols ?? []);
    });
    expectEqual([names.includes('Elves'), names.includes('Thicket Herald')], [true, true]);
  });

  it('explains the words of a Japanese card in the same file', async () => {
    const document = await openCards(`芽吹きの伝令 {1}{G}\nクリーチャー ― エルフ・ドルイド\n飛行\n2/2\n\n${card('Vigilance')}`);
    const texts = await until('the hover', () => hoverTexts(document, positionOf(document, '飛行', 1)));
    expectIncludes(texts.join('\n'), '飛行');
    expectIncludes(texts.join('\n'), 'flying');
    expectIncludes((await until('the other hover', () => hoverTexts(document, positionOf(document, 'Vigilance', 1)))).join('\n'), '警戒');
  });
});
