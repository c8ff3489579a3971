import { within } from '../engines/waiting.ts';
import type { FaultCase } from './FaultCase.ts';
import type { Stage } from './stage.ts';

/** How a case ended: what was wrong, which is nothing where it was well. */
export interface CaseResult {
  readonly case: FaultCase;
  readonly wrong: readonly string[];
  readonly tookMs: number;
}

/** A tab that does not come back from a case by then is given up. */
const GIVE_UP_MS = 60_000;

const runOne = async (stage: Stage, each: FaultCase): Promise<CaseResult> => {
  const startMs = Date.now();
  const wrong = await within(each.name, each.run(stage), GIVE_UP_MS).catch((error: unknown) => [
    error instanceof Error ? error.message : String(error),
  ]);
  return { case: each, wrong, tookMs: Date.now() - startMs };
};

/**
 * Runs cases in several tabs at once, each of which takes the next one as soon as it is done. `open` makes a tab; one
 * that a case went wrong in is not used again, so that no case pays for another's mess.
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
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      stage ??= await open();
      const result = await runOne(stage, next);
      results.push(result);
      onResult(result);
      if (!result.wrong.length) continue;
      await stage.close().catch(() => {});
      stage = undefined;
    }
    await stage?.close();
  };

  await Promise.all(Array.from({ length: Math.min(tabs, cases.length) }, work));
  return results;
};
