/** Keywords whose quality stands before them as one word: 森サイクリング. */
export const QUALITY_FIRST: ReadonlySet<string> = new Set(['cycling', 'landwalk', 'offering']);
