import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSpec, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

/** How many tests a step ran, and how they ended. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** A test that failed, and the first lines of why. */
export interface Failure {
  readonly name: string;
  readonly reason: string;
}

/** What a test runner's report says: the counts, and what failed. */
export interface Report extends Counts {
  readonly failures: readonly Failure[];
}

const LINES_OF_REASON = 12;

// Colours are for a terminal; the end of a long run is read in other places.
const shortened = (reason = ''): string =>
  stripVTControlCharacters(reason).split('\n').slice(0, LINES_OF_REASON).join('\n');

const reasonOf = (tests: readonly JSONReportTest[]): string =>
  shortened(
    tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors)).find(({ message }) => message)?.message,
  );

// Playwright's own word for a spec with a test that passed at its second run is 'ok'.
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

const ofVitest = (report: JsonTestResults): Report => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests,
  failures: report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => ({ name: fullName, reason: shortened(failureMessages?.[0]) })),
});

/** Reads the JSON report that vitest, Playwright or the fault matrix wrote. Throws where it is none of these. */
export const readReport = (file: string): Report => {
  const report = JSON.parse(readFileSync(file, 'utf8')) as JsonTestResults | JSONReport | Report;
  if ('stats' in report) return ofPlaywright(report);
  if ('testResults' in report) return ofVitest(report);
  if (!Number.isInteger(report.passed + report.failed + report.skipped)) throw new Error(`${file} is no report.`);
  return report;
};
