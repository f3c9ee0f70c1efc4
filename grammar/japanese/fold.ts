const SINGLE: Readonly<Record<string, string>> = {
  '−': '-', '―': '—', '─': '—', '–': '—', 'ー': 'ー', '∕': '/', '･': '・', '•': '・', '\u3000': ' ', '｡': '。', '､': '、', '｢': '「', '｣': '」', '’': "'", '“': '「', '”': '」', '⁄': '/', '〜': '~', '｜': '|', '×': 'x',
};

const WIDE = /[\uff01-\uff5e−―─–∕･•\u3000｡､｢｣’“”⁄〜×]/g;

const plainOf = (unit: string): string => SINGLE[unit] ?? String.fromCharCode(unit.charCodeAt(0) - 0xfee0);

/** One unit of text for one: full width to plain, dashes and dots made alike, so that offsets stay what they are. */
export const fold = (text: string): string => text.replace(WIDE, plainOf);
