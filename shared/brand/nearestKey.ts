import { closest, distance } from 'fastest-levenshtein';

// Of how many letters one may be a slip: more is another word.
const LETTERS_PER_SLIP = 3;

/** The one of the known keys that a misspelt one was most likely meant to be; undefined where none is near. */
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

/** What a message says of it, to stand behind another sentence. */
export const didYouMean = (nearest: string | undefined): string => (nearest ? `; did you mean ${nearest}?` : '');
