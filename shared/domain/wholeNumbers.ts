/** The number itself where it is whole, exact and not below zero. Throws a RangeError for any other. */
export const requireWhole = (value: number): number => {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${value} is no exact whole number from 0 on`);
  return value;
};
