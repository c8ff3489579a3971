import { closest, distance } from 'fastest-levenshtein';

// One typing error per this many letters is tolerated: with more errors it is a different word.
const LETTERS_PER_SLIP = 3;

/** The known key that a misspelt one most likely stands for; undefined if none is similar. */
export const nearestKey = (key: string, known: readonly string[]): string | undefined => {
  if (!known.length) return undefined;
  const nearest = closest(key, known);
  return distance(key, nearest) <= Math.ceil(key.length / LETTERS_PER_SLIP) ? nearest : undefined;
};

/** The end of a message that suggests the nearest key; empty if there is none. */
export const didYouMean = (nearest: string | undefined): string => (nearest ? `; did you mean ${nearest}?` : '');
