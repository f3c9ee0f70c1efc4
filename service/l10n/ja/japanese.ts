/** What rules on Japanese wording say. */
export const JAPANESE_WORDING: Readonly<Record<string, string>> = {
  '$0 is counted with $1, not with $2.': '「$0」の助数詞は「$2」ではなく「$1」です。',
  'A dot stands between $0 and $1: types and subtypes are parted by “・”.': 'タイプやサブタイプの間には「・」を置きます。「$0」と「$1」の間に「・」が必要です。',
  'Subtypes are parted by “・”.': 'サブタイプの間には「・」を置きます。',
  'Cards do not say $0 any more: what is buried is destroyed and cannot be regenerated (CR 701.8, 701.19).': 'カードではもう「$0」と書きません。埋葬とは破壊し、再生できないことです（CR 701.8、701.19）。',
  'Tokens are created, not put onto the battlefield (CR 701.7a): write “$0”.': 'トークンは戦場に出すのではなく生成します（CR 701.7a）。「$0」と書いてください。',
  'Since 2009 the zone is called $0 (CR 403.1): write “$1”.': '2009年から、この領域の名前は「$0」です（CR 403.1）。「$1」と書いてください。',
  'Since 2021 $0 is called $1 (CR 202.3).': '2021年から、「$0」は「$1」になりました（CR 202.3）。',
  'Cards do not write $0 before what is chosen: write $1 and then $2 (CR 115.1).': 'カードでは、対象に選ぶものの前に「$0」と書きません。「$1」と書いてから「$2」で受けてください（CR 115.1）。',
  'Since 2024 the keyword is called $0 (CR 702.89).': '2024年から、このキーワードの名前は「$0」です（CR 702.89）。',
  'Most numbers of this kind in the file are full-width: write “$0”.': 'このファイルでは、この種類の数字の多くが全角です。「$0」と書いてください。',
  'Most numbers of this kind in the file are half-width: write “$0”.': 'このファイルでは、この種類の数字の多くが半角です。「$0」と書いてください。',
  'Katakana and punctuation are full-width: write “$0”.': 'カタカナと句読点は全角です。「$0」と書いてください。',
  'Since 2021 the number stands before を: write “$0”.': '2021年から、数は「を」の前に置きます。「$0」と書いてください。',
};
