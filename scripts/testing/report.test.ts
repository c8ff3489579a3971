import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { root } from '../build/root.ts';
import { readReport } from './report.ts';
import { folderForEachTest } from './temporaryFolder.ts';

const inFolder = folderForEachTest();

const written = (content: unknown): string => {
  const file = inFolder('report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

describe('What the test command reads of its runners', () => {
  it('names what failed in Playwright, and why, and does not forgive what passed only the second time', () => {
    const specOf = (title: string, status: 'expected' | 'unexpected' | 'flaky', ...messages: string[]) => ({
      title,
      ok: status !== 'unexpected',
      tests: [{ status, results: messages.map((message) => ({ errors: message ? [{ message }] : [] })) }],
    });
    const file = written({
      stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 2 },
      suites: [
        {
          title: 'repay.spec.ts',
          suites: [
            {
              title: 'The list',
              specs: [
                specOf('is there', 'expected', ''),
                specOf('is whole', 'unexpected', '\u001b[31mError\u001b[39m: none', 'Error: again none'),
                specOf('is quick', 'flaky', 'Error: late', ''),
              ],
            },
          ],
        },
      ],
    });
    expect(readReport(file)).toEqual({
      passed: 1,
      failed: 2,
      skipped: 2,
      failures: [
        { name: 'repay.spec.ts › The list › is whole', reason: 'Error: none' },
        { name: 'repay.spec.ts › The list › is quick', reason: 'Error: late' },
      ],
    });
  });

  it('names the file of what failed in vitest, one that cannot be loaded too, and keeps the first lines of why', () => {
    const why = [
      ...['Error: no', '    at it (file:///x/node_modules/v.js:1:2)', `    at ${root}/a.test.ts:7:9`],
      ...Array.from({ length: 40 }, (_, at) => `line ${at + 1}`),
    ].join('\n');
    const file = written({
      numPassedTests: 3,
      numFailedTests: 1,
      numPendingTests: 0,
      testResults: [
        { name: `${root}/pages/b.test.ts`, status: 'failed', message: 'Cannot find ./c.ts', assertionResults: [] },
        {
          name: `${root}/shared/money.test.ts`,
          status: 'failed',
          assertionResults: [
            { fullName: 'money adds up', status: 'passed' },
            { fullName: 'money is kept', status: 'failed', failureMessages: [why] },
            {
              fullName: 'money comes',
              status: 'failed',
              failureMessages: ['Error: STACK_TRACE_ERROR\n    at a.ts:1:2'],
            },
          ],
        },
      ],
    });
    const { passed, failed, failures } = readReport(file);
    expect([passed, failed]).toEqual([3, 1]);
    expect(failures[0]).toEqual({ name: 'pages/b.test.ts', reason: 'Cannot find ./c.ts' });
    expect(failures[1]?.name).toBe('shared/money.test.ts › money is kept');
    const reason = failures[1]?.reason.split('\n');
    expect(reason?.slice(0, 2)).toEqual(['Error: no', '    at a.test.ts:7:9']);
    expect(reason).toHaveLength(12);
    expect(failures[2]?.reason).toMatch(/^Timed out: .*\n {4}at a\.ts:1:2$/);
  });

  it('does not take for a report what is none', () => {
    expect(() => readReport(written({ passed: 3 }))).toThrow('is no report');
  });
});
