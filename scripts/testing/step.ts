import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../build/root.ts';
import { type Build, environmentOf, isCurrent } from './builds.ts';
import { type Report, readReport, shortened } from './report.ts';

/** One step of the test command. */
export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The file that its test runner writes; a step without one counts as one test. */
  readonly report?: string;
  /** Whether zero tests are fine, because none may be affected by the changes. */
  readonly mayBeEmpty?: boolean;
  /** The build that has to exist before; its folder is passed as `OUT_DIR`. */
  readonly build?: Build;
  /** Whether it needs the browsers of test/engines. */
  readonly needsBrowser?: boolean;
  /**
   * Whether it leaves a CPU core free most of the time and runs in parallel with other light steps; so it must not share files or
   * ports with them. Its output is printed in one piece when it ends.
   */
  readonly isLight?: boolean;
}

/** The outcome and duration of a step. */
export interface StepResult extends Report {
  readonly seconds: number;
}

const titled = (name: string): string => `\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}`;

const runIn = ({ command, env, build }: Step, output: 'inherit' | number): Promise<boolean> =>
  new Promise((resolve) => {
    const [program = '', ...args] = command;
    const child = spawn(program, args, {
      cwd: root,
      stdio: [output === 'inherit' ? output : 'ignore', output, output],
      env: { ...process.env, ...(build && { OUT_DIR: build.outDir }), ...env },
    });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });

const logOf = ({ name }: Step): string => join(root, '.cache', `${name.replaceAll(/\W/g, '_')}.log`);

// The output goes to a file so that parallel steps do not mix lines. A pipe would stay open as long as a process the step left running.
const runQuietly = async (step: Step): Promise<boolean> => {
  console.log(`\n${step.name}: begun, beside others.`);
  const file = logOf(step);
  mkdirSync(dirname(file), { recursive: true });
  const output = openSync(file, 'w');
  const isGood = await runIn(step, output);
  closeSync(output);
  console.log(`${titled(step.name)}\n${readFileSync(file, 'utf8')}`);
  return isGood;
};

const run = (step: Step): Promise<boolean> => {
  if (step.isLight) return runQuietly(step);
  console.log(titled(step.name));
  return runIn(step, 'inherit');
};

const NOTHING: Report = { passed: 0, failed: 0, skipped: 0, failures: [] };

const reportOf = (step: Step, file: string | undefined, isGood: boolean): Report => {
  const report = file && existsSync(file) ? readReport(file) : { ...NOTHING, passed: isGood && !file ? 1 : 0 };
  // A runner that exits with 0 but ran no test has tested nothing.
  const isEmpty = !!file && !step.mayBeEmpty && report.passed + report.failed === 0;
  if ((isGood || report.failed) && !isEmpty) return report;
  // A step without a report explains its failure in its output.
  const printed = step.isLight && !file ? shortened(readFileSync(logOf(step), 'utf8')) : '';
  const failures = printed ? [{ name: 'It printed:', reason: printed }] : report.failures;
  return { ...report, failed: report.failed + 1, failures };
};

/** Runs a step and counts its tests. A step that exits with an error and no failed test counts as one failure. */
export const runStep = async (step: Step): Promise<StepResult> => {
  const file = step.report && join(root, step.report);
  if (file) rmSync(file, { force: true });
  const beganMs = Date.now();
  const isGood = await run(step);
  return { ...reportOf(step, file, isGood), seconds: Math.round((Date.now() - beganMs) / 1000) };
};

const buildStep = (build: Build): Step => ({
  name: build.name,
  command: ['node_modules/.bin/tsx', 'scripts/build.ts'],
  env: environmentOf(build),
});

/** Builds unless the existing build is current. @returns the result, or undefined if nothing had to be built. */
export const ensureBuild = async (build: Build): Promise<StepResult | undefined> => {
  if (await isCurrent(build)) {
    console.log(`\n${build.name}: ${build.outDir} is current.`);
    return undefined;
  }
  return runStep(buildStep(build));
};
