/** Numbers that look like chance and are the same in every run, so that a test that fails once fails again. */
export interface SeededNumbers {
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number;
  /** One of a list. */
  of<Value>(values: readonly [Value, ...Value[]]): Value;
}

const STEP = 0x6d2b79f5;
const RANGE = 2 ** 32;

/** Makes a row of numbers from a seed (the generator mulberry32). */
export const seededNumbers = (seed: number): SeededNumbers => {
  let state = seed;
  const next = (): number => {
    state = (state + STEP) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / RANGE;
  };
  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return { whole, of: (values) => values[whole(0, values.length - 1)] ?? values[0] };
};
