import { type Random, randomFrom } from './random.ts';
import { type RandomRuns, randomRun } from './randomRun.ts';

type Run = Pick<ReturnType<typeof randomRun>, 'play' | 'story'>;

/**
 * Plays runs with consecutive seeds from `seed`, and throws at the first that fails. The error contains the run's seed and
 * log; `runs: 1` with that seed repeats it.
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
 * Plays runs in which a borrower presses, reloads, leaves and waits at random on a bad connection. A run fails if the
 * request is sent twice for one decision, a page claims something untrue, or the borrower gets stuck.
 */
export const randomRuns = <Page>(options: RandomRuns<Page>): Promise<void> =>
  playRuns(options, async (random) => randomRun(options, await options.lender(), random));
