import type { ExtensionContext } from 'vscode';
import { LanguageClient, TransportKind } from 'vscode-languageclient/node';
import { startExtension } from './start-extension.ts';
import { CLIENT_ID, CLIENT_NAME } from './names.ts';

/** Desktop and remote: the server is a Node process of its own. */
export async function activate(context: ExtensionContext): Promise<void> {
  const module = context.asAbsolutePath('dist/server.cjs');
  await startExtension(context, (options) => {
    const transport = TransportKind.ipc;
    const serverOptions = {
      run: { module, transport },
      debug: { module, transport, options: { execArgv: ['--nolazy', '--inspect=6009'] } },
    };
    return { client: new LanguageClient(CLIENT_ID, CLIENT_NAME, serverOptions, options), dispose: () => {} };
  });
}

export { stopExtension as deactivate } from './start-extension.ts';
