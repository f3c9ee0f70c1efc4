import { commands, l10n, window, type ExtensionContext, type LogOutputChannel } from 'vscode';
import { clientOptions } from './client-options.ts';
import { CLIENT_NAME } from './names.ts';
import { holdClient, type ClientHolder, type CreateClient } from './running-client.ts';
import { registerSectionFolding } from './section-folding.ts';

let holder: ClientHolder | undefined;

/** Registers the commands and starts the server; a server that does not start is reported, not thrown. */
export async function startExtension(context: ExtensionContext, create: CreateClient): Promise<void> {
  const output = window.createOutputChannel(CLIENT_NAME, { log: true });
  const clients = holdClient(() => create(clientOptions(output)));
  holder = clients;
  context.subscriptions.push(
    output,
    commands.registerCommand('cardwright.showOutput', () => output.show()),
    commands.registerCommand('cardwright.restartServer', () => start(clients, output)),
    registerSectionFolding(),
  );
  await start(clients, output);
}

export async function stopExtension(): Promise<void> {
  await holder?.stop();
  holder = undefined;
}

async function start(clients: ClientHolder, output: LogOutputChannel): Promise<void> {
  try {
    await clients.restart();
    output.info('The language server is running.');
  } catch (error) {
    output.error(`The language server did not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    void offerHelp();
  }
}

async function offerHelp(): Promise<void> {
  const restart = l10n.t('Restart Server');
  const show = l10n.t('Show Output');
  const message = l10n.t('Cardwright could not start its language server, so card files are coloured but not checked. The output says why; a restart may help.');
  const answer = await window.showErrorMessage(message, restart, show);
  if (answer === restart) await commands.executeCommand('cardwright.restartServer');
  if (answer === show) await commands.executeCommand('cardwright.showOutput');
}
