import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/settings.ts';

/** How many tests a step ran, and how they ended. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** One step of the test command. `report` is the file that its test runner writes; without one it counts as one test. */
export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly report?: string;
}

const run = ({ command, env }: Step): Promise<boolean> =>
  new Promise((resolve) => {
    const [program = '', ...args] = command;
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

const readCounts = (file: string): Counts => {
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport;
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected, failed: unexpected + flaky, skipped };
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
};

/** Runs a step and counts its tests. A step that ends badly without a failed test counts one failure. */
export const runStep = async (step: Step): Promise<Counts> => {
  console.log(`\n── ${step.name} ${'─'.repeat(Math.max(0, 70 - step.name.length))}`);
  const file = step.report && join(root, step.report);
  if (file) rmSync(file, { force: true });
  const isGood = await run(step);
  const counts =
    file && existsSync(file) ? readCounts(file) : { passed: isGood && !file ? 1 : 0, failed: 0, skipped: 0 };
  // A runner that says it is well and ran nothing has not tested anything.
  const isEmpty = !!file && counts.passed + counts.failed === 0;
  return (!isGood && !counts.failed) || isEmpty ? { ...counts, failed: counts.failed + 1 } : counts;
};
