/**
 * Prepares words that are not ours for use inside a sentence. Right-to-left words are put between isolate marks (U+2068, U+2069); without them, a
 * number next to the words would be drawn on their other side.
 */
export const isolated = (words: string): string =>
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(words) ? `\u2068${words}\u2069` : words;
