/**
 * Words to stand within a sentence of ours: where they are written from right to left, in marks (U+2068, U+2069) that
 * keep a number beside them in its place, which would else be drawn on their other side.
 */
export const isolated = (words: string): string =>
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(words) ? `\u2068${words}\u2069` : words;
