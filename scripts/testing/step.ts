import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/settings.ts';
import { type Build, environmentOf, isCurrent, markCurrent } from './builds.ts';
import { type Report, readReport } from './report.ts';

/** One step of the test command. */
export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The file that its test runner writes; without one the step counts as one test. */
  readonly report?: string;
  /** What has to be built before it; the step finds it by `OUT_DIR`. */
  readonly build?: Build;
  /** Whether it needs the browsers of test/engines. */
  readonly needsBrowser?: boolean;
}

/** How a step went, and how long it took. */
export interface StepResult extends Report {
  readonly seconds: number;
}

const run = ({ command, env, build }: Step): Promise<boolean> =>
  new Promise((resolve) => {
    const [program = '', ...args] = command;
    const child = spawn(program, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...(build && { OUT_DIR: build.outDir }), ...env },
    });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });

const NOTHING: Report = { passed: 0, failed: 0, skipped: 0, failures: [] };

const reportOf = (file: string | undefined, isGood: boolean): Report => {
  const report = file && existsSync(file) ? readReport(file) : { ...NOTHING, passed: isGood && !file ? 1 : 0 };
  // A runner that says it is well and ran nothing has not tested anything.
  const isEmpty = !!file && report.passed + report.failed === 0;
  return (!isGood && !report.failed) || isEmpty ? { ...report, failed: report.failed + 1 } : report;
};

/** Runs a step and counts its tests. A step that ends badly without a failed test counts one failure. */
export const runStep = async (step: Step): Promise<StepResult> => {
  console.log(`\n── ${step.name} ${'─'.repeat(Math.max(0, 70 - step.name.length))}`);
  const file = step.report && join(root, step.report);
  if (file) rmSync(file, { force: true });
  const beganMs = Date.now();
  const isGood = await run(step);
  return { ...reportOf(file, isGood), seconds: Math.round((Date.now() - beganMs) / 1000) };
};

const buildStep = (build: Build): Step => ({
  name: build.name,
  command: ['node_modules/.bin/tsx', 'scripts/build.ts'],
  env: environmentOf(build),
});

/** Makes a build unless the one that is there is current; then the result is undefined. */
export const ensureBuild = async (build: Build): Promise<StepResult | undefined> => {
  if (isCurrent(build)) {
    console.log(`\n${build.name}: ${build.outDir} is current.`);
    return undefined;
  }
  const result = await runStep(buildStep(build));
  if (!result.failed) markCurrent(build);
  return result;
};
