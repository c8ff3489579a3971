import fc, { type Parameters } from 'fast-check';
import { runCount } from '../support/random.ts';

/** `SEED=7` plays other runs than the usual ones, `RUNS=1000000` more of them. */
const seed = Number(process.env['SEED'] || 20_260_504);

/** All runs of a file together. */
const WHOLE = 100_000;

/** How many runs a file makes at least. */
export const RUNS = runCount(WHOLE);

/** The runs of a property that has this many of the 100,000. A failure prints the seed and the shrunken case. */
export const seeded = (whole: number): Parameters<unknown> => ({
  seed,
  numRuns: Math.ceil((whole * RUNS) / WHOLE),
  // A failure tells its case as text; what a hostile value prints of itself is not to be trusted.
  verbose: 0,
});

/** Checks what holds for whatever these draw, in this many of the 100,000 runs. */
export const forAny = <Drawn extends [unknown, ...unknown[]]>(
  whole: number,
  ...of: [...{ [At in keyof Drawn]: fc.Arbitrary<Drawn[At]> }, check: (...drawn: Drawn) => void]
): void => fc.assert(fc.property(...of), seeded(whole));
