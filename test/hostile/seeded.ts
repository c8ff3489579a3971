import type { Parameters } from 'fast-check';

/** `SEED=7` plays other runs than the usual ones, `RUNS=1000000` more of them. */
const seed = Number(process.env['SEED'] || 20_260_504);
const wanted = Number(process.env['RUNS'] || 0);

/** How much of its usual count a test is to run. */
const USUAL_RUNS = 100_000;

/** The runs of a property that has this many of the usual 100,000. A failure prints the seed and the shrunken case. */
export const seeded = (usual: number): Parameters<unknown> => ({
  seed,
  numRuns: wanted ? Math.ceil((usual * wanted) / USUAL_RUNS) : usual,
  // A failure tells its case as text; what a hostile value prints of itself is not to be trusted.
  verbose: 0,
});
