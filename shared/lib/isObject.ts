/** @returns whether a value is an object with keys, and not `null` or an array. */
export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
