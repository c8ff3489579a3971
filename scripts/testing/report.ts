import { readFileSync } from 'node:fs';

/** How many tests a step ran, and how they ended. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** What a test runner's report says: the counts, and the names of those that failed. */
export interface Report extends Counts {
  readonly failures: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[];
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly suites: readonly PlaywrightSuite[];
}

const failuresOf = (suite: PlaywrightSuite, path: readonly string[] = []): readonly string[] => {
  const here = [...path, suite.title];
  const own = (suite.specs ?? []).filter(({ ok }) => !ok).map(({ title }) => [...here, title].join(' › '));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failuresOf(inner, here))];
};

const ofPlaywright = ({ stats, suites }: PlaywrightReport): Report => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  skipped: stats.skipped,
  failures: suites.flatMap((suite) => failuresOf(suite)),
});

const ofVitest = (report: VitestReport): Report => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests,
  failures: report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName),
});

/** Reads the JSON report that vitest, Playwright or the fault matrix wrote. Throws where it is none of these. */
export const readReport = (file: string): Report => {
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport | Report;
  if ('stats' in report) return ofPlaywright(report);
  if ('testResults' in report) return ofVitest(report);
  if (!Number.isInteger(report.passed + report.failed + report.skipped)) throw new Error(`${file} is no report.`);
  return report;
};
