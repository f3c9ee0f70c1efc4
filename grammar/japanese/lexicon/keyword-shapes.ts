/** Keywords whose quality stands before them as one word: 森サイクリング. */
export const QUALITY_FIRST: ReadonlySet<string> = new Set(['cycling', 'landwalk']);

/** Keywords whose quality stands before them with a particle: 白からの呪禁. */
export const QUALITY_PARTICLES: Readonly<Record<string, Readonly<Record<string, string>>>> = { hexproof: { from: 'からの' }, emerge: { from: 'からの' }, partner: { with: 'との' }, equip: { to: 'に' }, craft: { with: 'で' }, gift: { object: 'を' } };

/** What follows a keyword that is said as an action: 魚１体を贈呈する. */
export const KEYWORD_ENDINGS: Readonly<Record<string, string>> = { gift: 'する' };
