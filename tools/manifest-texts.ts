interface Texts {
  en: string;
  ja: string;
}

/** What the extension's manifest says, by the key that stands in `package.json`; the rules say their part themselves. */
export const MANIFEST_TEXTS: Readonly<Record<string, Texts>> = {
  'description': {
    en: 'Understands the rules text of trading cards the way a compiler understands a program: finds illegal targets, undefined tokens and outdated wording while you type and in CI.',
    ja: 'コンパイラーがプログラムを理解するようにトレーディングカードのルール文章を理解し、不適正な対象、未定義のトークン、古い書き方を、入力中にもCIでも見つけます。',
  },
  'language.alias': { en: 'Card rules text', ja: 'カードのルール文章' },
  'command.restartServer': { en: 'Restart Language Server', ja: '言語サーバーを再起動' },
  'command.showOutput': { en: 'Show Output', ja: '出力を表示' },
  'config.rules': {
    en: 'Severity of each diagnostic by its code, for example `{ "outdated-enters": "off" }`. A `cardwright.json` in the project counts for everyone who works on it.',
    ja: 'コードごとの診断の重大度です（例：`{ "outdated-enters": "off" }`）。プロジェクトの`cardwright.json`は、作業する全員に適用されます。',
  },
  'config.inlayHints.enabled': { en: 'Show the name of each token after the words that describe it.', ja: 'トークンを説明する語の後に、そのトークンの名前を表示します。' },
  'config.trace.server': {
    en: 'How much of the talk between the editor and the language server is written to the output while the log level of the *Cardwright* output is **Trace** (command *Developer: Set Log Level…*).',
    ja: '*Cardwright*の出力のログレベルが**Trace**（コマンド *Developer: Set Log Level…*）のとき、エディターと言語サーバーの通信をどこまで出力に書くかを決めます。',
  },
  'config.trace.server.messages': { en: 'Each message, without its content.', ja: 'メッセージごとに、内容なしで書きます。' },
  'config.trace.server.compact': { en: 'Each message in short form.', ja: 'メッセージごとに、短い形で書きます。' },
  'config.trace.server.verbose': { en: 'Each message with its whole content.', ja: 'メッセージごとに、内容をすべて書きます。' },
  'config.comprehensiveRules': {
    en: 'The path of a Comprehensive Rules text that you have downloaded, absolute or from the workspace folder. Hovers on rule numbers and on findings then show the official text, and *Go to Definition* on a rule number opens it. Not available in a browser.',
    ja: 'ダウンロードした総合ルール（英語）のテキストのパスです。絶対パスか、ワークスペース フォルダーからの相対パスで指定します。ルールの番号や診断のホバーに正式な文章が表示され、ルールの番号で*定義へ移動*を使うと開きます。ブラウザーでは使えません。',
  },
  'config.cards': {
    en: 'The path of a card file that you have downloaded, of Scryfall (bulk data) or MTGJSON (AtomicCards), absolute or from the workspace folder. The names of its cards then stand for tokens (*create a [card name] token*), copies of them have their characteristics, and a name that a printed card has is shown. Not available in a browser.',
    ja: 'ダウンロードしたカード ファイル（Scryfallのbulk data、またはMTGJSONのAtomicCards）のパスです。絶対パスか、ワークスペース フォルダーからの相対パスで指定します。そのカードの名前がトークンを表すようになり（*create a [card name] token*）、コピーはその特性を持ち、印刷済みカードと同じ名前が示されます。ブラウザーでは使えません。',
  },
};
