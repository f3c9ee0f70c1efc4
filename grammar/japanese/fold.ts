const SINGLE: Readonly<Record<string, string>> = {
  '−': '-', '―': '—', '─': '—', '–': '—', 'ー': 'ー', '∕': '/', '･': '・', '•': '・', '\u3000': ' ', '｡': '。', '､': '、', '｢': '「', '｣': '」', '’': "'", '“': '「', '”': '」', '⁄': '/', '〜': '~', '｜': '|', '×': 'x',
};

/** One unit of text for one: full width to plain, dashes and dots made alike, so that offsets stay what they are. */
export function fold(text: string): string {
  let folded = '';
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 0xff01 && code <= 0xff5e) folded += String.fromCharCode(code - 0xfee0);
    else folded += SINGLE[text[i]!] ?? text[i]!;
  }
  return folded;
}
