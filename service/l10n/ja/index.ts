export const JAPANESE: ReadonlyMap<string, string> = new Map();
