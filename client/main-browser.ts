import { Uri, type ExtensionContext } from 'vscode';
import { LanguageClient } from 'vscode-languageclient/browser';
import { startExtension } from './start-extension.ts';
import { CLIENT_ID, CLIENT_NAME } from './names.ts';

/** In a browser: the server is a web worker. */
export async function activate(context: ExtensionContext): Promise<void> {
  const script = Uri.joinPath(context.extensionUri, 'dist/server.web.js').toString(true);
  await startExtension(context, (options) => {
    const worker = new Worker(script, { name: CLIENT_NAME });
    return { client: new LanguageClient(CLIENT_ID, CLIENT_NAME, worker, options), dispose: () => worker.terminate() };
  });
}

export { stopExtension as deactivate } from './start-extension.ts';
