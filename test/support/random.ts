/** A pseudorandom generator: the same seed gives the same values. */
export interface Random {
  /** Returns an integer from 0 to below `end`. */
  below(end: number): number;
  /** Returns an integer from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** Returns one of these; a repeated item is more likely accordingly. */
  oneOf<Item>(items: readonly [Item, ...Item[]]): Item;
}

/** Creates a mulberry32 generator. */
export const randomFrom = (seed: number): Random => {
  let state = seed | 0;
  const below = (end: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end);
  };
  const between = (low: number, high: number): number => low + below(high - low + 1);
  return { below, between, oneOf: (items) => items[below(items.length)] ?? items[0] };
};

/**
 * The divisor of the number of random runs: one in five is played, unless `TEST_PART` says otherwise. `npm run test:all`
 * sets it to 1, `npm run check` to 25.
 */
const part = Number(process.env['TEST_PART'] || 5);

/** Returns how many of its `all` random runs a test plays. `RUNS=50` sets another number. */
export const runCount = (all: number): number => Number(process.env['RUNS']) || Math.ceil(all / part);
