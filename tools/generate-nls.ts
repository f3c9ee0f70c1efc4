import type { Rule } from '../service/engine/rule.ts';
import { EXPLANATIONS } from '../service/l10n/ja/explanations.ts';
import type { Locale } from '../service/l10n/message.ts';
import { ruleKey } from './generate-rules.ts';
import { MANIFEST_TEXTS } from './manifest-texts.ts';

/** `package.nls.json` and `package.nls.ja.json`: the texts of the manifest in one language. A rule without its Japanese is shown in English. */
export const manifestTexts = (rules: readonly Rule[], locale: Locale): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(MANIFEST_TEXTS).map(([key, texts]) => [key, texts[locale]])),
  ...Object.fromEntries(rules.map(({ code, summary }) => [ruleKey(code), locale === 'ja' ? EXPLANATIONS[code]?.summary ?? summary : summary])),
});
