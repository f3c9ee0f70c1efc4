/** `word` with a capital where `like` has one. */
export const sameCase = (like: string, word: string): string => (/^\p{Lu}/u.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word);

/** `a` or `an`, as the sound of an English word asks. */
export const article = (word: string): string => (/^(?:[aeio]|u(?!ni|se|ti))/i.test(word) || /^(?:8|11|18|X)(?![\d\p{L}])/u.test(word) ? 'an' : 'a');

/** `a, b or c`. */
export function listed(words: readonly string[], conjunction = 'or'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;
}

/** `an instant`, `a creature`. */
export const withArticle = (word: string): string => `${article(word)} ${word}`;
