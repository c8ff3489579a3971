import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/settings.ts';
import { type Report, readReport } from './report.ts';

/** One step of the test command. `report` is the file that its test runner writes; without one it counts as one test. */
export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly report?: string;
}

/** How a step went, and how long it took. */
export interface StepResult extends Report {
  readonly seconds: number;
}

const run = ({ command, env }: Step): Promise<boolean> =>
  new Promise((resolve) => {
    const [program = '', ...args] = command;
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
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
