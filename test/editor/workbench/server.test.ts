import { requirePath, VSIX } from '../support/paths.ts';
import { startVsCodeServer } from '../support/vscode-server.ts';
import { designerStory } from './story.ts';

designerStory('vscode-server', async (folder) => {
  const server = await startVsCodeServer({ install: [requirePath(VSIX, 'run `npm run package`.')] });
  return { url: `${server.url}/?folder=${encodeURIComponent(folder)}`, stop: server.stop };
});
