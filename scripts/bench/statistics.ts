/** The middle of the numbers, and of an even count the mean of the two in the middle; NaN where there is none. */
export const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((one, other) => one - other);
  const half = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
};

/** How far the middle half of the numbers lies apart (the interquartile range, quartiles as the medians of the halves). */
export const spread = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((one, other) => one - other);
  const half = Math.ceil(sorted.length / 2);
  return median(sorted.slice(-half)) - median(sorted.slice(0, half));
};

/** How many times `base` a figure is; NaN where there is nothing to compare with. */
export const ratio = (figure: number, base: number): number => (base > 0 ? figure / base : Number.NaN);

/** The middle of many ratios, as products see it: twice as much and half as much cancel each other. */
export const geometricMean = (ratios: readonly number[]): number =>
  ratios.length ? Math.exp(ratios.reduce((sum, one) => sum + Math.log(one), 0) / ratios.length) : Number.NaN;
