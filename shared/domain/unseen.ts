/**
 * Words without what nobody sees in them: control characters, and those that turn the words around them about. Breaks of
 * lines and tabs stay, and so do the joiners that some scripts are written with.
 */
export const withoutUnseen = (words: string): string =>
  // Chromium 64 has no \p{Cc}: the first part is whatever is no control character, turned round.
  words.replace(/[^\t\n\r -~\u00a0-\uffff]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f\ufff9-\ufffb]/g, '');
