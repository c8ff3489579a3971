import { randomFrom } from './random.ts';
import { randomRun } from './randomRun.ts';
import type { RandomRuns } from './randomRunOptions.ts';

/**
 * Lets a borrower press, reload, leave and wait at random on a bad line, and throws at the first run in which the
 * request goes out twice on one decision, the page says what is not true, or the borrower gets stuck. The error tells
 * the run's seed and all that happened in it; `runs: 1` with that seed plays it again.
 */
export const randomRuns = async <Page>(options: RandomRuns<Page>): Promise<void> => {
  for (let seed = options.seed; seed < options.seed + options.runs; seed += 1) {
    const run = randomRun(options, await options.lender(), randomFrom(seed));
    try {
      await run.play();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`Run with seed ${seed}: ${reason}\n${run.story.join('\n')}`, { cause: error });
    }
  }
};
