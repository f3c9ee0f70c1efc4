import { englishOf, say, type Message, type Text } from '../service/l10n/message.ts';

/** Something that the user can mend: shown as one line, exit status 2. */
export class UserError extends Error {
  override name = 'UserError';

  constructor(readonly said: Message) {
    super(englishOf(said));
  }
}

export const EXIT = { clean: 0, findings: 1, failure: 2 } as const;

const CAUSES: Readonly<Record<string, Message>> = {
  ENOENT: say`no such file`,
  EACCES: say`permission to read it is denied`,
  EPERM: say`permission to read it is denied`,
  EISDIR: say`it is a folder`,
  ENOTDIR: say`a part of its path is not a folder`,
  ELOOP: say`its symbolic links lead in a circle`,
  EMFILE: say`too many files are open`,
  ENAMETOOLONG: say`its name is too long`,
};

/** Why the operating system refused, in words. */
export function causeOf(error: unknown): Text {
  const { code, message } = error as NodeJS.ErrnoException;
  return (code !== undefined && CAUSES[code]) || message || String(error);
}
