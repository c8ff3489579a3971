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
  /** The file that its test runner writes; without one the step counts as one test. */
  readonly report?: string;
  /** Whether it may well run no test at all, for none concerns what has changed. */
  readonly mayBeEmpty?: boolean;
  /** What has to be built before it; the step finds it by `OUT_DIR`. */
  readonly build?: Build;
  /** Whether it needs the browsers of test/engines. */
  readonly needsBrowser?: boolean;
  /**
   * Whether it leaves a processor free for most of its time: it runs beside others of which that is true, so it shares no file and
   * no port with them. What it prints comes whole, when it ends.
   */
  readonly isLight?: boolean;
}

/** How a step went, and how long it took. */
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

// What it prints goes to a file, so that the lines of two steps do not mix. A pipe would be held open by what a step leaves running.
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
  // A runner that says it is well and ran nothing has not tested anything.
  const isEmpty = !!file && !step.mayBeEmpty && report.passed + report.failed === 0;
  if ((isGood || report.failed) && !isEmpty) return report;
  // A step without a report says in what it prints what is wrong where.
  const printed = step.isLight && !file ? shortened(readFileSync(logOf(step), 'utf8')) : '';
  const failures = printed ? [{ name: 'It printed:', reason: printed }] : report.failures;
  return { ...report, failed: report.failed + 1, failures };
};

/** Runs a step and counts its tests. A step that ends badly without a failed test counts one failure. */
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

/** Makes a build unless the one that is there is current; then the result is undefined. */
export const ensureBuild = async (build: Build): Promise<StepResult | undefined> => {
  if (await isCurrent(build)) {
    console.log(`\n${build.name}: ${build.outDir} is current.`);
    return undefined;
  }
  return runStep(buildStep(build));
};
