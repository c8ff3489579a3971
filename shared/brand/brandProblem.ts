import { closest, distance } from 'fastest-levenshtein';

/** What is wrong with a field of a brand; `path` is the field's, with its object's before it. */
export interface BrandProblem {
  readonly path: string;
  readonly reason: string;
}

/** @returns whether a rule does not hold. One that throws does not: a brand's file may have values of other types than declared. */
export const ruleFails = (holds: () => boolean): boolean => {
  try {
    return !holds();
  } catch {
    return true;
  }
};

// One typing error per this many letters is tolerated: with more errors it is a different word.
const LETTERS_PER_SLIP = 3;

/** The known key that a misspelt one most likely stands for; undefined if none is similar. */
export const nearestKey = (key: string, known: readonly string[]): string | undefined => {
  if (!known.length) return undefined;
  const nearest = closest(
    key.toLowerCase(),
    known.map((each) => each.toLowerCase()),
  );
  const slips = distance(key.toLowerCase(), nearest);
  return slips <= Math.max(1, Math.ceil(key.length / LETTERS_PER_SLIP))
    ? known.find((each) => each.toLowerCase() === nearest)
    : undefined;
};

/** The end of a message that suggests the nearest key; empty if there is none. */
export const didYouMean = (nearest: string | undefined): string => (nearest ? `; did you mean ${nearest}?` : '');
