/** Something that the user can mend: shown as one line, exit status 2. */
export class UserError extends Error {
  override name = 'UserError';
}

export const EXIT = { clean: 0, findings: 1, failure: 2 } as const;

const CAUSES: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  EACCES: 'permission to read it is denied',
  EPERM: 'permission to read it is denied',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is not a folder',
  ELOOP: 'its symbolic links lead in a circle',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'its name is too long',
};

/** Why the operating system refused, in words. */
export function causeOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return (code !== undefined && CAUSES[code]) || message || String(error);
}
