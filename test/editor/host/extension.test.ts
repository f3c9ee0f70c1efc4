import * as vscode from 'vscode';
import { expectEqual } from './expect.ts';
import { diagnosticOf, openCards, until } from './editing.ts';

/** Only workers have it. */
declare const importScripts: unknown;

describe('the extension', () => {
  const extension = (): vscode.Extension<unknown> => vscode.extensions.getExtension('cardwright.cardwright')!;

  it('is there, and gives .card files its language', async () => {
    console.log(`      ${vscode.env.appName} ${vscode.version}, extension host: ${typeof importScripts === 'function' ? 'web worker' : 'Node'}`);
    const folder = vscode.workspace.workspaceFolders![0]!.uri;
    const document = await vscode.workspace.openTextDocument(vscode.Uri.joinPath(folder, 'grovefolk.card'));
    expectEqual(document.languageId, 'cardwright');
  });

  it('starts with the first card file', async () => {
    await openCards('Herald {G}\nCreature — Elf\n1/1\n');
    await until('the activation', () => extension().isActive);
  });

  it('registers the commands that its manifest names', async () => {
    await extension().activate();
    const commands = await vscode.commands.getCommands(true);
    for (const { command } of (extension().packageJSON as { contributes: { commands: { command: string }[] } }).contributes.commands) {
      expectEqual([command, commands.includes(command)], [command, true]);
    }
  });

  it('checks again after its server was restarted', async () => {
    const document = await openCards('Hush {U}\nInstant\nDestroy target instant.\n');
    await until('the finding', () => diagnosticOf(document, 'illegal-target'));
    await vscode.commands.executeCommand('cardwright.restartServer');
    await until('the finding of the new server', () => diagnosticOf(document, 'illegal-target'));
  });

  it('folds sections and cards', async () => {
    const document = await openCards('# Elves\n\nHerald {G}\nCreature — Elf\n1/1\n\n# Spells\n\nHush {U}\nInstant\nDraw a card.\n');
    const ranges = await vscode.commands.executeCommand<vscode.FoldingRange[]>('vscode.executeFoldingRangeProvider', document.uri);
    const found = ranges.map(({ start, end }) => `${start}-${end}`);
    for (const wanted of ['0-4', '2-4', '6-10', '8-10']) expectEqual([wanted, found.includes(wanted)], [wanted, true]);
  });

  it('takes mana symbols and power and toughness as one word each', async () => {
    const document = await openCards('Herald {2}{G/W}\nCreature — Elf\nIt gets +1/+1. 緑のエルフ・戦士\n');
    const wordAt = (line: number, text: string): string => {
      const character = document.lineAt(line).text.indexOf(text);
      return document.getText(document.getWordRangeAtPosition(new vscode.Position(line, character + 1)));
    };
    expectEqual([wordAt(0, '{G/W}'), wordAt(2, '+1/+1'), wordAt(2, 'エルフ'), wordAt(2, '戦士')], ['{G/W}', '+1/+1', 'エルフ', '戦士']);
  });
});
