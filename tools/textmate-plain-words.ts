/** Words that the editor colours and that the vocabulary, which holds game terms, does not list. */

export const VERBS_EN = [
  'add', 'attack', 'become', 'block', 'choose', 'control', 'copy', 'deal', 'die', 'draw', 'enter', 'gain', 'get', 'lose', 'look', 'pay', 'prevent', 'put', 'remove', 'return', 'leave', 'phase',
];

export const VERBS_JA = ['加える', '攻撃する', 'ブロックする', '選ぶ', '選択する', '与える', '死亡する', '引く', '出る', '得る', '失う', '見る', '支払う', '置く', '取り除く', '戻す', '加わる', '離れる'];

export const CONDITIONS_EN = [
  'when', 'whenever', 'at', 'if', 'unless', 'until', 'then', 'instead', 'otherwise', 'as long as', 'for each', 'where', 'may', "can't", 'only', 'except', 'rather than', 'in addition',
];

export const CONDITIONS_JA = ['たび', 'とき', '時に', '場合', 'かぎり', '限り', 'まで', '代わりに', 'その後', 'てもよい', 'ないかぎり', 'できない', 'につき', 'そうでないなら'];

export const NUMBERS_EN = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'twenty'];

export const SELF_EN = ['this creature', 'this artifact', 'this enchantment', 'this land', 'this planeswalker', 'this battle', 'this permanent', 'this spell', 'this card', 'this token', 'this ability', 'this Aura', 'this Equipment', 'this Vehicle', 'this Saga', 'this Class'].map((words) => words.toLowerCase());

export const SELF_JA = ['このクリーチャー', 'このアーティファクト', 'このエンチャント', 'この土地', 'このプレインズウォーカー', 'このパーマネント', 'この呪文', 'このカード', 'このトークン', 'この能力', 'このオーラ', 'この装備品', 'この機体', 'この英雄譚'];
