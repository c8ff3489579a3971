import { within } from '../engines/waiting.ts';
import { aftermath } from './aftermath.ts';
import type { FaultCase } from './FaultCase.ts';
import type { Stage } from './stage.ts';

/** How a case ended: what was wrong, which is nothing where it was well. */
export interface CaseResult {
  readonly case: FaultCase;
  readonly wrong: readonly string[];
  /** What was wrong the first time, where the case was tried once more. */
  readonly wrongAtFirst: readonly string[];
  readonly tookMs: number;
}

/** A tab that does not come back from a case by then is given up. */
const GIVE_UP_MS = 60_000;

const runWhole = async (stage: Stage, each: FaultCase): Promise<readonly string[]> => {
  const wrong = await each.run(stage);
  return wrong.length || each.endsAtOnce ? wrong : aftermath(stage);
};

const tryOne = (stage: Stage, each: FaultCase): Promise<readonly string[]> =>
  within(each.name, runWhole(stage, each), GIVE_UP_MS).catch((error: unknown) => [
    error instanceof Error ? error.message : String(error),
  ]);

/**
 * Runs cases in several tabs at once, each of which takes the next one as soon as it is done. `open` makes a tab; one
 * that a case went wrong in is not used again, so that no case pays for another's mess. A case that went wrong is tried
 * once more in a new one: that tells a race from what always goes wrong, and takes nothing back.
 */
export const runCases = async (
  cases: readonly FaultCase[],
  tabs: number,
  open: () => Promise<Stage>,
  onResult: (result: CaseResult) => void = () => {},
): Promise<readonly CaseResult[]> => {
  const waiting = [...cases];
  const results: CaseResult[] = [];

  const work = async (): Promise<void> => {
    let stage: Stage | undefined;
    const tryIn = async (each: FaultCase): Promise<readonly string[]> => {
      stage ??= await open();
      const wrong = await tryOne(stage, each);
      if (!wrong.length) return wrong;
      await stage.close().catch(() => {});
      stage = undefined;
      return wrong;
    };
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const startMs = Date.now();
      const wrongAtFirst = await tryIn(next);
      const wrong = wrongAtFirst.length ? await tryIn(next) : [];
      const result = { case: next, wrong, wrongAtFirst, tookMs: Date.now() - startMs };
      results.push(result);
      onResult(result);
    }
    await stage?.close();
  };

  await Promise.all(Array.from({ length: Math.min(tabs, cases.length) }, work));
  return results;
};
