/** Color id → its word before の. */
export const COLOR_WORDS: Readonly<Record<string, string>> = { white: '白', blue: '青', black: '黒', red: '赤', green: '緑', colorless: '無色' };
