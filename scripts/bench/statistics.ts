/** Returns the median; of an even count the mean of the two middle numbers; NaN for an empty list. */
export const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((one, other) => one - other);
  const half = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
};

/** Returns the interquartile range, with quartiles as the medians of the halves. */
export const spread = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((one, other) => one - other);
  const half = Math.ceil(sorted.length / 2);
  return median(sorted.slice(-half)) - median(sorted.slice(0, half));
};

/** Returns the ratio of a figure to `base`; NaN if `base` is not positive. */
export const ratio = (figure: number, base: number): number => (base > 0 ? figure / base : Number.NaN);

/** Returns the geometric mean, in which ratios of 2 and of 1/2 cancel out; NaN for an empty list. */
export const geometricMean = (ratios: readonly number[]): number =>
  ratios.length ? Math.exp(ratios.reduce((sum, one) => sum + Math.log(one), 0) / ratios.length) : Number.NaN;
