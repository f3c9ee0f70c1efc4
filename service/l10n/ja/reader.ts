export const READER: Readonly<Record<string, string>> = {};
