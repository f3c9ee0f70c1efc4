import type { LogOutputChannel } from 'vscode';
import { RevealOutputChannelOn, type LanguageClientOptions } from 'vscode-languageclient';
import { CLIENT_ID, LANGUAGE_ID } from './names.ts';

/** What both hosts tell the language client: every scheme, so that virtual file systems and untitled files work. */
export const clientOptions = (outputChannel: LogOutputChannel): LanguageClientOptions => ({
  documentSelector: [{ language: LANGUAGE_ID }],
  diagnosticCollectionName: CLIENT_ID,
  outputChannel,
  revealOutputChannelOn: RevealOutputChannelOn.Never,
  markdown: { isTrusted: false, supportHtml: false },
});
