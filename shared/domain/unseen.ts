/**
 * Removes invisible characters from a text: control characters, and marks that change the direction of writing. Line breaks, tabs and the joiners
 * that some scripts need (U+200C, U+200D) stay.
 */
export const withoutUnseen = (words: string): string =>
  // Chromium 64 has no \p{Cc}: the first class is a negated list of all characters that are not control characters.
  words.replace(/[^\t\n\r -~\u00a0-\uffff]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f\ufff9-\ufffb]/g, '');
