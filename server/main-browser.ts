import { BrowserMessageReader, BrowserMessageWriter, createConnection, ProposedFeatures } from 'vscode-languageserver/browser';
import { createPause } from './message-channel-pause.ts';
import { after } from './runtime.ts';
import { startServer } from './start-server.ts';

const worker = self as DedicatedWorkerGlobalScope;
const connection = createConnection(ProposedFeatures.all, new BrowserMessageReader(worker), new BrowserMessageWriter(worker));
startServer(connection, { name: 'browser', now: () => Date.now(), pause: createPause(), after });
