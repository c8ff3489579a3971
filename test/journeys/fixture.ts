import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { root } from '../../scripts/build/root.ts';
import { readSettings } from '../../scripts/build/settings.ts';
import { linesOf, post } from '../../scripts/sandbox/testBorrower.ts';
import { type RunningApp, serveApp } from '../../scripts/serve/app.ts';
import type { BorrowerOf } from '../support/borrowers.ts';
import { watchLeaks } from './support/leaks.ts';

/** A record of what a page did. `problems` has to be empty at the end, except for those that a test expects. */
export interface Journal {
  readonly problems: string[];
  /** Requests to the service as `METHOD /path`, in order, without the query. */
  readonly calls: string[];
  /** The address of every request. */
  readonly requests: string[];
}

/** Finds session parameters that have leaked. Every journey must end without unexpected leaks. */
interface Leaks {
  /** Returns the leaks so far; see support/leaks.ts. */
  readonly find: () => Promise<readonly string[]>;
  /** Expects leaks in this test whose text begins with this. */
  readonly expect: (beginning: string) => void;
}

interface Fixtures {
  readonly journal: Journal;
  readonly leaks: Leaks;
  /** Expects problems in this test whose text contains or matches this. */
  readonly expectProblem: (words: string | RegExp) => void;
  /** Opens a screen as a borrower; `extra` adds or overrides query parameters. */
  readonly open: (screen: string, borrower: BorrowerOf, extra?: Record<string, string>) => Promise<void>;
  /** Sets a fault of the sandbox for a borrower's next call. */
  readonly arm: (fault: Record<string, unknown>) => Promise<void>;
  readonly ledgerOf: (borrower: BorrowerOf) => ReturnType<typeof linesOf>;
}

/** The brand of the built pages; the sandbox acts as its service. */
export const settings = await readSettings();
export const { brand } = settings;

const folderOfPages = join(root, process.env['OUT_DIR'] || 'dist');

// Playwright's message when a page tries to register a service worker; see the configuration.
const BLOCKED = 'Service Worker registration blocked';

const watch = (page: Page, origin: string, journal: Journal): void => {
  page.on('console', (message) => {
    if (message.text().startsWith(BLOCKED)) return;
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

/** Creates a folder for databases, in memory if possible, because syncing to a disk is slow. */
export const folderForDatabase = (): string =>
  mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'sandbox-'));

export const test = base.extend<Fixtures & { readonly asSeeded: undefined }, { readonly app: RunningApp }>({
  // Resets the orders before each journey to their seeded state, without faults.
  asSeeded: [
    async ({ app }, use) => {
      await post(app.sandbox, '/sandbox/reset');
      await use(undefined);
    },
    { auto: true },
  ],
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const folder = folderForDatabase();
      const databaseUrl = `file:${join(folder, 'sandbox.db')}`;
      const app = await serveApp({ folder: folderOfPages, databaseUrl, brand });
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
  leaks: [
    async ({ page, app }, use) => {
      const expected: string[] = [];
      const watch = watchLeaks(page.context(), app.origin);
      // `Referer` headers as they are received.
      const onRequest = ({ headers }: IncomingMessage) => headers.referer && watch.referrer(headers.referer);
      app.server.on('request', onRequest);
      await use({ find: watch.find, expect: (beginning) => void expected.push(beginning) });
      app.server.off('request', onRequest);
      const found = await watch.find();
      expect(found.filter((leak) => !expected.some((beginning) => leak.startsWith(beginning)))).toEqual([]);
    },
    { auto: true },
  ],
  open: async ({ page }, use) => {
    let last: string | undefined;
    await use(async (screen, borrower, extra = {}) => {
      const query = new URLSearchParams({ ...borrower, ...extra });
      // As on a phone of their own, or after 'Go on' on the notice that the link is another person's.
      if (last && last !== borrower.userId && page.url().startsWith('http'))
        await page.evaluate(() => {
          const key = Object.keys(localStorage).find((name) => name.endsWith(':lastBorrower'));
          if (key) localStorage.removeItem(key);
        });
      last = borrower.userId;
      await page.goto(`/${screen}?${query}`);
    });
  },
  arm: async ({ app }, use) => {
    await use(async (fault) => {
      expect((await post(app.sandbox, '/sandbox/faults', { body: JSON.stringify(fault) })).ok).toBe(true);
    });
  },
  ledgerOf: async ({ app }, use) => use(({ orderId }) => linesOf(app.sandbox, orderId)),
});

export { expect };

/** Returns the details of a test that repeats the same code with another case: `npm test` runs only the usual case. */
export const matrixUnless = (isUsual: boolean): { readonly tag?: string } => (isUsual ? {} : { tag: '@matrix' });
