import { existsSync } from 'node:fs';
import { EXIT, UserError } from '../errors.ts';
import type { Io } from '../io.ts';
import { say } from '../../service/l10n/message.ts';

export interface ServerOptions {
  stdio?: boolean;
}

/** `cardwright server --stdio`: starts the language server, which then owns the process and ends it on `exit`. */
export async function server({ stdio }: ServerOptions, io: Io): Promise<number> {
  if (!stdio) throw new UserError(say`server: say how the editor is connected: cardwright server --stdio`);
  if (!io.server || !existsSync(io.server)) throw new UserError(say`server: the language server is not built; run npm run build`);
  await import(io.server.href);
  return EXIT.clean;
}
