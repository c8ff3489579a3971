import pMap from 'p-map';
import { ensureEngines } from '../../test/engines/ensureEngines.ts';
import type { Build } from './builds.ts';
import type { Counts } from './report.ts';
import type { Selection } from './select.ts';
import { ensureBuild, runStep, type Step, type StepResult } from './step.ts';

/** A step's result with the step's name. */
export type NamedResult = StepResult & Pick<Step, 'name'>;

// Each light step leaves a CPU core free most of the time, so two can run at once.
const BESIDE_EACH_OTHER = 2;

/** Groups the steps in their order: consecutive light steps, which may run in parallel, form one group. */
export const groupsOf = (steps: readonly Step[]): readonly (readonly Step[])[] => {
  const groups: Step[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (step.isLight && last?.[0]?.isLight) last.push(step);
    else groups.push([step]);
  }
  return groups;
};

/** Runs the builds, then the steps in order, each after the build that it needs; consecutive light steps run in parallel. */
export const runSteps = async ({ builds, steps }: Selection): Promise<readonly NamedResult[]> => {
  const results: NamedResult[] = [];
  const keep = ({ name }: Pick<Step, 'name'>, result: StepResult | undefined): boolean => {
    if (result) results.push({ name, ...result });
    return !result?.failed;
  };
  const tried = new Map<string, Promise<boolean>>();
  const isBuilt = (build: Build): Promise<boolean> => {
    const known = tried.get(build.name) ?? ensureBuild(build).then((result) => keep(build, result));
    tried.set(build.name, known);
    return known;
  };
  const runOne = async (step: Step): Promise<void> => {
    // Without its build every test of the step would fail; the build's failure is the one to report.
    if (step.build && !(await isBuilt(step.build))) console.log(`\n${step.name}: not run, ${step.build.name} failed.`);
    else keep(step, await runStep(step));
  };

  for (const build of builds) await isBuilt(build);
  if (steps.some(({ needsBrowser }) => needsBrowser)) await ensureEngines();
  for (const group of groupsOf(steps)) await pMap(group, runOne, { concurrency: BESIDE_EACH_OTHER });
  return results;
};

/** Prints the results with the reasons of failures, and sets the exit code. */
export const printResults = (results: readonly NamedResult[]): void => {
  const total = (key: keyof Counts): number => results.reduce((sum, result) => sum + result[key], 0);
  console.table(
    Object.fromEntries(
      results.map(({ name, seconds, passed, failed, skipped }) => [name, { seconds, passed, failed, skipped }]),
    ),
  );
  // Repeat the failures at the end: of a long run often only the end of the log is kept.
  for (const { name, failed, failures } of results.filter(({ failed }) => failed)) {
    console.log(`\nFailed: ${name} (${failed})`);
    for (const failure of failures) console.log(`\n  ${failure.name}\n${failure.reason.replace(/^/gm, '    ')}`);
  }
  const counts = `${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`;
  // Not the sum of the steps' times, because some ran in parallel.
  console.log(`\n${counts}, in ${Math.round(process.uptime())} s`);
  process.exitCode = total('failed') ? 1 : 0;
};
