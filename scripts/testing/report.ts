import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { root } from '../build/root.ts';

/** How many tests a step ran, and how they ended. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** A test that failed, after its file, and the first lines of why. */
export interface Failure {
  readonly name: string;
  readonly reason: string;
}

/** What a test runner's report says: the counts, what failed, and what failed at first and passed when run again. */
export interface Report extends Counts {
  readonly failures: readonly Failure[];
  readonly flaky: readonly Failure[];
}

const LINES_OF_REASON = 12;

/** The first lines of why something failed. Colours are for a terminal; the end of a long run is read in other places. */
export const shortened = (reason = ''): string => {
  const lines = stripVTControlCharacters(reason)
    .split('\n')
    .filter((line) => line.trim());
  // What packages did in between leads nowhere; the line of the project does.
  const own = lines.filter((line) => !/^\s+at .*(node_modules|node:|<anonymous>)/.test(line));
  return own.slice(0, LINES_OF_REASON).join('\n').replaceAll(`${root}/`, '').replaceAll('file://', '');
};

const reasonOf = (tests: readonly JSONReportTest[]): string =>
  shortened(
    tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors)).find(({ message }) => message)?.message,
  );

type Status = JSONReportTest['status'];

/** The tests of a suite, and of those in it, that ended like this. */
const endedAs = (status: Status, suite: JSONReportSuite, path: readonly string[] = []): readonly Failure[] => {
  const here = [...path, suite.title];
  const own = (suite.specs ?? [])
    .filter(({ tests }) => tests.some((test) => test.status === status))
    .map(({ title, tests }) => ({ name: [...here, title].join(' › '), reason: reasonOf(tests) }));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => endedAs(status, inner, here))];
};

const ofPlaywright = ({ stats, suites }: JSONReport): Report => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
  failures: suites.flatMap((suite) => endedAs('unexpected', suite)),
  flaky: suites.flatMap((suite) => endedAs('flaky', suite)),
});

type TestFile = JsonTestResults['testResults'][number];

// What has passed and has a message all the same failed before it was run again.
const withMessage = (ended: 'failed' | 'passed', file: TestFile): readonly Failure[] =>
  file.assertionResults
    .filter(({ status, failureMessages }) => status === ended && (ended === 'failed' || failureMessages?.length))
    .map(({ fullName, failureMessages }) => ({
      name: `${relative(root, file.name)} › ${fullName}`,
      reason: shortened(failureMessages?.[0]),
    }));

// A file that cannot be loaded has no test to name.
const failuresOfFile = (file: TestFile): readonly Failure[] => {
  const tests = withMessage('failed', file);
  const isBroken = file.status === 'failed' && !tests.length;
  return isBroken ? [{ name: relative(root, file.name), reason: shortened(file.message) }] : tests;
};

const ofVitest = (report: JsonTestResults): Report => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests,
  failures: report.testResults.flatMap(failuresOfFile),
  flaky: report.testResults.flatMap((file) => withMessage('passed', file)),
});

/** Reads the JSON report that vitest or Playwright wrote. Throws where it is none of these. */
export const readReport = (file: string): Report => {
  const report = JSON.parse(readFileSync(file, 'utf8')) as JsonTestResults | JSONReport;
  if ('stats' in report) return ofPlaywright(report);
  if ('testResults' in report) return ofVitest(report);
  throw new Error(`${file} is no report.`);
};
