import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unpackExtension } from '../support/vsix.ts';
import { serveWebWorkbench } from '../support/web-workbench.ts';
import { designerStory } from './story.ts';

designerStory('vscode-web', async (folder) => {
  const extension = mkdtempSync(join(tmpdir(), 'cardwright-extension-'));
  unpackExtension(extension);
  const server = await serveWebWorkbench({ extension, folder });
  const stop = (): void => {
    server.stop();
    rmSync(extension, { recursive: true, force: true });
  };
  return { url: server.url, stop };
});
