/**
 * The divisor of the number of random runs: one in five is played, unless `TEST_PART` says otherwise. `npm run test:all`
 * sets it to 1, `npm run check` to 25.
 */
const part = Number(process.env['TEST_PART'] || 5);

/** Returns how many of its `all` random runs a test plays. `RUNS=50` sets another number. */
export const runCount = (all: number): number => Number(process.env['RUNS']) || Math.ceil(all / part);
