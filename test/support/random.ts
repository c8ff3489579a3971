/** Choices that look random and are the same for the same seed. */
export interface Random {
  /** A whole number from 0 to below `end`. */
  below(end: number): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** One of these; what stands there twice comes twice as often. */
  oneOf<Item>(items: readonly [Item, ...Item[]]): Item;
}

/** The generator mulberry32. */
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
