import { startNodeServer } from './start-node-server.ts';

startNodeServer();
