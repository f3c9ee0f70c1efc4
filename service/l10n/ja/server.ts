/** What the language server shows of files that the settings name. */
export const SERVER: Readonly<Record<string, string>> = {
  '$0 Until then the rules are explained in Cardwright’s own words.': '$0それまで、ルールはCardwright独自の説明で表示します。',
  '$0 Until then no names of printed cards are known.': '$0それまで、印刷済みカードの名前は認識されません。',
  '$0: this editor runs in a browser, where Cardwright cannot read files. Open the folder in a desktop editor to use it.': '$0：このエディターはブラウザーで動いており、Cardwrightはファイルを読めません。使うには、デスクトップのエディターでフォルダーを開いてください。',
  '$0: $1 is on another machine, where Cardwright opens no files. Copy it here.': '$0：$1は別のコンピューターにあり、Cardwrightは開きません。こちらにコピーしてください。',
  '$0: $1 cannot be read: there is no such file, or it is too large. Correct the path.': '$0：$1を読めません。ファイルがないか、大きすぎます。パスを直してください。',
  '$0: $1 is no Comprehensive Rules text: $2. Name the text (.txt) edition of the rules.': '$0：$1は総合ルールのテキストではありません（$2）。テキスト版（.txt）のルールを指定してください。',
  '$0: $1 cannot be read: there is no such file. Correct the path.': '$0：$1を読めません。ファイルがありません。パスを直してください。',
  '$0: $1 is no card file: $2. Name a bulk file of Scryfall or AtomicCards of MTGJSON, unpacked.': '$0：$1はカードのファイルではありません（$2）。展開したScryfallのbulkファイルか、MTGJSONのAtomicCardsを指定してください。',
};
