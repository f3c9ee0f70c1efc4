/** Controls, line separators and characters that turn the direction of text: never sent raw to a terminal. */
const UNPRINTABLE = /[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** The text with each unprintable character shown as one visible character, so that columns still match. Tabs stay. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (c) => {
    const code = c.charCodeAt(0);
    if (code < 0x20) return String.fromCharCode(0x2400 + code);
    return code === 0x7f ? '\u2421' : '\ufffd';
  });
}

/** One line of text for people: line breaks become spaces. */
export const oneLine = (text: string): string => printable(text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ').trim());
