/** Full-width letters, digits and signs and the true minus in their plain form; every character stays one UTF-16 unit. */
export const narrow = (text: string): string =>
  text.replace(/[\uFF01-\uFF5E]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0)).replace(/[−–‐]/g, '-').replace(/\u3000/g, ' ').replace(/[’‘]/g, "'");
