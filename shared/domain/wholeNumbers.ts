/** @returns the number if it is a safe integer of at least 0. @throws RangeError otherwise. */
export const requireWhole = (value: number): number => {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${value} is no exact whole number from 0 on`);
  return value;
};
