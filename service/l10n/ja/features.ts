/** What hover, completion, code actions and the like say. */
export const FEATURES: Readonly<Record<string, string>> = {
  'Fix all $0 of $1 in this file': 'このファイルの$1（$0件）をすべて修正する',
  'Fix all that $0 is sure of': '$0が確実に直せるものをすべて修正する',
};
