import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSpec, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { root } from '../build/root.ts';

/** The numbers of tests of a step by outcome. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** A failed test: its name, prefixed with its file, and the first lines of the error. */
export interface Failure {
  readonly name: string;
  readonly reason: string;
}

/** The result of a test runner: the counts and the failures. */
export interface Report extends Counts {
  readonly failures: readonly Failure[];
}

const LINES_OF_REASON = 12;

/** Returns the first lines of an error, without terminal colours, because the log is also read outside a terminal. */
export const shortened = (reason = ''): string => {
  const lines = stripVTControlCharacters(reason)
    .split('\n')
    .filter((line) => line.trim());
  // Drop stack frames of packages and Node; those of the project are the useful ones.
  const own = lines.filter((line) => !/^\s+at .*(node_modules|node:|<anonymous>)/.test(line));
  return own.slice(0, LINES_OF_REASON).join('\n').replaceAll(`${root}/`, '').replaceAll('file://', '');
};

const reasonOf = (tests: readonly JSONReportTest[]): string =>
  shortened(
    tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors)).find(({ message }) => message)?.message,
  );

// Playwright reports 'ok' for a spec with a test that passed only on retry.
const isGood = ({ ok, tests }: JSONReportSpec): boolean => ok && !tests.some(({ status }) => status === 'flaky');

const failuresOf = (suite: JSONReportSuite, path: readonly string[] = []): readonly Failure[] => {
  const here = [...path, suite.title];
  const own = (suite.specs ?? [])
    .filter((spec) => !isGood(spec))
    .map(({ title, tests }) => ({ name: [...here, title].join(' › '), reason: reasonOf(tests) }));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failuresOf(inner, here))];
};

const ofPlaywright = ({ stats, suites }: JSONReport): Report => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  skipped: stats.skipped,
  failures: suites.flatMap((suite) => failuresOf(suite)),
});

// Vitest reports this instead of a message for a test that timed out.
const inWords = (message = ''): string =>
  message.replace(/^Error: STACK_TRACE_ERROR/, 'Timed out: the run above says after how long');

// A file that fails to load has no test results; report the file itself.
const failuresOfFile = ({ name, status, message, assertionResults }: JsonTestResults['testResults'][number]) => {
  const file = relative(root, name);
  const tests = assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => ({
      name: `${file} › ${fullName}`,
      reason: shortened(inWords(failureMessages?.[0])),
    }));
  return tests.length || status !== 'failed' ? tests : [{ name: file, reason: shortened(message) }];
};

const ofVitest = (report: JsonTestResults): Report => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests,
  failures: report.testResults.flatMap(failuresOfFile),
});

/** Reads the JSON report that vitest, Playwright or the fault matrix wrote. @throws if it is none of these. */
export const readReport = (file: string): Report => {
  const report = JSON.parse(readFileSync(file, 'utf8')) as JsonTestResults | JSONReport | Report;
  if ('stats' in report) return ofPlaywright(report);
  if ('testResults' in report) return ofVitest(report);
  if (!Number.isInteger(report.passed + report.failed + report.skipped)) throw new Error(`${file} is no report.`);
  return report;
};
