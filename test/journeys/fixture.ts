import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { root } from '../../scripts/build/settings.ts';
import { type RunningApp, serveApp } from '../../scripts/serve/app.ts';
import type { BorrowerOf } from './borrowers.ts';

/** What a borrower's page did beside what they saw. Each list has to be empty at the end, unless a test says why not. */
export interface Journal {
  readonly problems: string[];
  /** Requests to the service, as `METHOD /path`, in order; the session's query left out. */
  readonly calls: string[];
  /** Every request's address. */
  readonly requests: string[];
}

interface Fixtures {
  readonly journal: Journal;
  /** Says that a problem whose text holds these words is meant to happen in this test. */
  readonly expectProblem: (words: string | RegExp) => void;
  /** Opens a screen as a borrower; `extra` adds to the address or changes it. */
  readonly open: (screen: string, borrower: BorrowerOf, extra?: Record<string, string>) => Promise<void>;
  /** Arms a fault of the sandbox for a borrower's next call. */
  readonly arm: (fault: Record<string, unknown>) => Promise<void>;
  /** Sets an order back to how it was seeded. */
  readonly reset: (borrower: BorrowerOf) => Promise<void>;
  readonly ledgerOf: (borrower: BorrowerOf) => Promise<readonly Record<string, unknown>[]>;
}

const folderOfPages = join(root, process.env['OUT_DIR'] || 'dist');

const watch = (page: Page, origin: string, journal: Journal): void => {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') journal.problems.push(message.text());
  });
  page.on('pageerror', (error) => journal.problems.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    journal.requests.push(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) journal.problems.push(`foreign request: ${url.href}`);
    if (url.pathname.startsWith('/api/')) journal.calls.push(`${request.method()} ${url.pathname}`);
  });
};

export const test = base.extend<Fixtures, { readonly app: RunningApp }>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
      const app = await serveApp({ folder: folderOfPages, databaseUrl: `file:${join(folder, 'sandbox.db')}` });
      await use(app);
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ app }, use) => use(app.origin),
  journal: async ({ page, app }, use) => {
    const journal: Journal = { problems: [], calls: [], requests: [] };
    watch(page, app.origin, journal);
    await use(journal);
  },
  expectProblem: [
    async ({ journal }, use) => {
      const expected: (string | RegExp)[] = [];
      await use((words) => void expected.push(words));
      const isExpected = (problem: string) =>
        expected.some((words) => (typeof words === 'string' ? problem.includes(words) : words.test(problem)));
      expect(journal.problems.filter((problem) => !isExpected(problem))).toEqual([]);
    },
    { auto: true },
  ],
  open: async ({ page }, use) => {
    await use(async (screen, borrower, extra = {}) => {
      const query = new URLSearchParams({ ...borrower, ...extra });
      await page.goto(`/${screen}?${query}`);
    });
  },
  arm: async ({ app }, use) => {
    await use(async (fault) => {
      const answer = await app.sandbox.fetch(
        new Request('http://sandbox.test/sandbox/faults', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(fault),
        }),
      );
      expect(answer.ok).toBe(true);
    });
  },
  reset: async ({ app }, use) => {
    await use(async ({ orderId }) => {
      const url = `http://sandbox.test/sandbox/reset?orderId=${orderId}`;
      expect((await app.sandbox.fetch(new Request(url, { method: 'POST' }))).ok).toBe(true);
    });
  },
  ledgerOf: async ({ app }, use) => {
    await use(async ({ orderId }) => {
      const answer = await app.sandbox.fetch(new Request(`http://sandbox.test/sandbox/ledger?orderId=${orderId}`));
      return (await answer.json()) as Record<string, unknown>[];
    });
  },
});

export { expect };
