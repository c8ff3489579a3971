import { ensureEngines } from '../../test/engines/ensureEngines.ts';
import type { Build } from './builds.ts';
import type { Counts } from './report.ts';
import type { Selection } from './select.ts';
import { ensureBuild, runStep, type Step, type StepResult } from './step.ts';

/** A step's result by its name. */
export type NamedResult = StepResult & Pick<Step, 'name'>;

/** Runs the builds and then the steps, one after the other, each step after the build that it needs. */
export const runSteps = async ({ builds, steps }: Selection): Promise<readonly NamedResult[]> => {
  const results: NamedResult[] = [];
  const keep = ({ name }: Pick<Step, 'name'>, result: StepResult | undefined): boolean => {
    if (result) results.push({ name, ...result });
    return !result?.failed;
  };
  const tried = new Map<string, boolean>();
  const isBuilt = async (build: Build): Promise<boolean> => {
    const known = tried.get(build.name) ?? keep(build, await ensureBuild(build));
    tried.set(build.name, known);
    return known;
  };

  for (const build of builds) await isBuilt(build);
  if (steps.some(({ needsBrowser }) => needsBrowser)) await ensureEngines();
  for (const step of steps) {
    // Without its build a step would fail in every test; the build's failure is what there is to read.
    if (step.build && !(await isBuilt(step.build))) console.log(`\n${step.name}: not run, ${step.build.name} failed.`);
    else keep(step, await runStep(step));
  }
  return results;
};

/** Prints what ran, what failed and why, and sets the exit code. */
export const printResults = (results: readonly NamedResult[]): void => {
  const total = (key: keyof Counts | 'seconds'): number => results.reduce((sum, result) => sum + result[key], 0);
  console.table(
    Object.fromEntries(
      results.map(({ name, seconds, passed, failed, skipped }) => [name, { seconds, passed, failed, skipped }]),
    ),
  );
  // Once more at the end, for of a long run often only the end is kept.
  for (const { name, failed, failures } of results.filter(({ failed }) => failed)) {
    console.log(`\nFailed: ${name} (${failed})`);
    for (const failure of failures) console.log(`\n  ${failure.name}\n${failure.reason.replace(/^/gm, '    ')}`);
  }
  const counts = `${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`;
  console.log(`\n${counts}, in ${total('seconds')} s`);
  process.exitCode = total('failed') ? 1 : 0;
};
