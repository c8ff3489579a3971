import { randomFrom } from './random.ts';
import { type RandomRuns, randomRun } from './randomRun.ts';

/**
 * Plays runs with consecutive seeds from `seed`, in which a borrower presses, reloads, leaves and waits at random on a bad connection. A run fails if
 * the request is sent twice for one decision, a page claims something untrue, or the borrower gets stuck. The error contains the run's seed and log;
 * `runs: 1` with that seed repeats it.
 */
export const randomRuns = async <Page>(options: RandomRuns<Page>): Promise<void> => {
  for (let at = options.seed; at < options.seed + options.runs; at += 1) {
    const { play, story } = randomRun(options, await options.lender(), randomFrom(at));
    try {
      await play();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`Run with seed ${at}: ${reason}\n${story.join('\n')}`, { cause: error });
    }
  }
};
