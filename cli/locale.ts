import { localeOf, type Locale } from '../service/l10n/message.ts';

/** The language that the user asks for, or that of the environment: of `LC_ALL`, `LC_MESSAGES` and `LANG` the first that is set. */
export const localeFor = (asked: Locale | undefined, env: Readonly<Record<string, string | undefined>>): Locale => asked ?? localeOf(env.LC_ALL || env.LC_MESSAGES || env.LANG);
