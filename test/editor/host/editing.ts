import * as vscode from 'vscode';

/** Asks again until the answer is neither undefined nor false nor an empty list. */
export async function until<T>(what: string, ask: () => T | undefined | false | Promise<T | undefined | false>, ms = 10_000): Promise<T> {
  const end = Date.now() + ms;
  for (;;) {
    const answer = await ask();
    if (answer && !(Array.isArray(answer) && answer.length === 0)) return answer;
    if (Date.now() > end) throw new Error(`waited ${ms / 1000} s in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Opens cards in an editor, as a document that has no file yet. */
export async function openCards(content: string): Promise<vscode.TextDocument> {
  const document = await vscode.workspace.openTextDocument({ language: 'cardwright', content });
  await vscode.window.showTextDocument(document);
  return document;
}

export function positionOf(document: vscode.TextDocument, text: string, within = 0): vscode.Position {
  const offset = document.getText().indexOf(text);
  if (offset < 0) throw new Error(`${JSON.stringify(text)} is not in the document`);
  return document.positionAt(offset + within);
}

export async function insert(document: vscode.TextDocument, position: vscode.Position, text: string): Promise<void> {
  const edit = new vscode.WorkspaceEdit();
  edit.insert(document.uri, position, text);
  if (!(await vscode.workspace.applyEdit(edit))) throw new Error('the edit was refused');
}

/** The code of a diagnostic, with or without a link to its page. */
export const codeOf = ({ code }: vscode.Diagnostic): string =>
  String(typeof code === 'object' ? code.value : (code ?? ''));

export const diagnosticOf = (document: vscode.TextDocument, code: string): vscode.Diagnostic | undefined =>
  vscode.languages.getDiagnostics(document.uri).find((diagnostic) => codeOf(diagnostic) === code);

export async function hoverTexts(document: vscode.TextDocument, position: vscode.Position): Promise<string[]> {
  const hovers = await vscode.commands.executeCommand<vscode.Hover[]>('vscode.executeHoverProvider', document.uri, position);
  return hovers.flatMap(({ contents }) => contents).map((content) => (typeof content === 'string' ? content : content.value));
}

export async function inlayLabels(document: vscode.TextDocument): Promise<string[]> {
  const all = new vscode.Range(0, 0, document.lineCount, 0);
  const hints = await vscode.commands.executeCommand<vscode.InlayHint[]>('vscode.executeInlayHintProvider', document.uri, all);
  return hints.map(({ label }) => (typeof label === 'string' ? label : label.map(({ value }) => value).join('')));
}

export const codeActions = (document: vscode.TextDocument, range: vscode.Range, kind: vscode.CodeActionKind): Thenable<vscode.CodeAction[]> =>
  vscode.commands.executeCommand('vscode.executeCodeActionProvider', document.uri, range, kind.value);
