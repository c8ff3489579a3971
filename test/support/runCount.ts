/**
 * Which part of the random runs is played: every fifth, unless `TEST_PART` says otherwise. `npm run test:all` sets it to 1,
 * `npm run check` to 25.
 */
const part = Number(process.env['TEST_PART'] || 5);

/** How many random runs a test makes of those that it has in all. `RUNS=50` asks for another number. */
export const runCount = (all: number): number => Number(process.env['RUNS']) || Math.ceil(all / part);
