import { type Random, randomFrom } from './random.ts';
import { randomRun } from './randomRun.ts';
import type { RandomRuns } from './randomRunOptions.ts';

/** One run: all that happens in it, and what has happened so far, line by line. */
interface Run {
  readonly play: () => Promise<void>;
  readonly story: readonly string[];
}

/**
 * Plays runs, the first with this seed, the next one with the next, and throws at the first that fails. The error tells the
 * run's seed and all that happened in it; `runs: 1` with that seed plays it again.
 */
export const playRuns = async (
  { runs, seed }: { readonly runs: number; readonly seed: number },
  runOf: (random: Random) => Run | Promise<Run>,
): Promise<void> => {
  for (let at = seed; at < seed + runs; at += 1) {
    const { play, story } = await runOf(randomFrom(at));
    try {
      await play();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`Run with seed ${at}: ${reason}\n${story.join('\n')}`, { cause: error });
    }
  }
};

/**
 * Lets a borrower press, reload, leave and wait at random on a bad line; a run fails where the request goes out twice on one
 * decision, the page says what is not true, or the borrower gets stuck.
 */
export const randomRuns = <Page>(options: RandomRuns<Page>): Promise<void> =>
  playRuns(options, async (random) => randomRun(options, await options.lender(), random));
