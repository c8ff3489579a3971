import { randomFrom } from './random.ts';

/** Numbers that look like chance and are the same in every run, so that a test that fails once fails again. */
export const seededNumbers = (seed: number) => {
  const { between, oneOf } = randomFrom(seed);
  return {
    /** A whole number from `least` to `most`, both included. */
    whole: between,
    /** One of a list. */
    of: oneOf,
  };
};
