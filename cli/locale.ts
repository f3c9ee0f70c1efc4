import { LOCALES, localeOf, type Locale } from '../service/l10n/message.ts';

/** The language that the user asks for, or that of the environment: of `LC_ALL`, `LC_MESSAGES` and `LANG` the first that is set. */
export const localeFor = (asked: Locale | undefined, env: Readonly<Record<string, string | undefined>>): Locale => asked ?? localeOf(env.LC_ALL || env.LC_MESSAGES || env.LANG);

/** The same for a command line that may not be understood. */
export function localeOfArguments(argv: readonly string[], env: Readonly<Record<string, string | undefined>>): Locale {
  const asked = argv.flatMap((arg, i) => (arg === '--locale' ? [argv[i + 1] ?? ''] : arg.startsWith('--locale=') ? [arg.slice('--locale='.length)] : [])).at(-1);
  return localeFor(LOCALES.find((locale) => locale === asked), env);
}
