import type { RequestListener } from 'node:http';
import type { BrowserContext, Page } from '@playwright/test';
import type { RunningApp } from '../../../scripts/serve/app.ts';

/** Pays a code at the sandbox's counter, in a page of its own. */
export const payCode = async (context: BrowserContext, code: string): Promise<void> => {
  const counter = await context.newPage();
  await counter.goto(`/sandbox/counter?code=${code}`);
  await counter.getByRole('button', { name: 'Pay now' }).click();
  await counter.getByText('We have received your payment').waitFor();
  await counter.close();
};

/** Handles every request in the server's place. @returns a function that undoes this */
export const standInFrontOf = ({ server }: RunningApp, answer: RequestListener): (() => void) => {
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', answer);
  return () => {
    server.off('request', answer);
    for (const each of listeners) server.on('request', each);
  };
};

/**
 * Holds a page's calls to an address until the returned function is called, so that the call is in flight while the test
 * acts, however slow the machine. A fixed delay would not guarantee that.
 */
export const holdCall = async (page: Page, address: string | RegExp): Promise<() => void> => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    // The request is aborted if the page has navigated away.
    await route.continue().catch(() => {});
  });
  return release;
};

/** Mocks a successful response with this data to one call from now on; `path` is the call's below `/api`. */
export const succeedWith = (page: Page, path: string, data: unknown): Promise<unknown> =>
  page.route(
    (url) => url.pathname === `/api${path}`,
    (route) => route.fulfill({ json: { code: '00', message: 'success', data } }),
  );

/** Makes one call fail with a connection reset from now on. */
export const breakLine = (page: Page, path: string): Promise<unknown> =>
  page.route(
    (url) => url.pathname === `/api${path}`,
    (route) => route.abort('connectionreset'),
  );

/** Returns the date in Manila `days` days from today, as the service writes dates (YYYY-MM-DD). */
export const dayFromToday = (days: number): string =>
  new Date(Date.now() + (days * 24 + 8) * 3_600_000).toISOString().slice(0, 10);
