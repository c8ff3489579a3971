import { readdirSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { root } from '../../../scripts/build/root.ts';
import type { RunningApp } from '../../../scripts/serve/app.ts';

/** The endpoint to which reporting pages send in these tests. */
export const ENDPOINT = '/sandbox/reports';

/** One entry of a report. */
export type ReportEntry = Readonly<Record<string, unknown>>;

/** A message as a page has sent it. */
interface Message {
  readonly build?: string;
  readonly screen: string;
  readonly records: readonly ReportEntry[];
}

const SCREENS = readdirSync(join(root, 'pages'));

// A word of the tables or of the platform: a name has blanks, and amounts, orders, phones and sessions have digits.
const isWord = (value: unknown): boolean => /^[A-Za-z-]+$/.test(String(value));
const isPlace = (value: unknown): boolean => /^[\w/]+:\d+:\d+$/.test(String(value));

const ask = (app: RunningApp, path: string, init?: RequestInit): Promise<Response> =>
  app.sandbox.fetch(new Request(new URL(path, app.origin), init));

/** Waits until the reporter chunk has loaded, which follows the data: a page left before that reports nothing. */
export const untilReporting = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => (window as { loanReports?: { reports: unknown[] } }).loanReports?.reports.length === 0);

/** Simulates a switch to another app, at which the page sends the collected entries. */
export const leaveForAMoment = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'hidden');
  });

/** Watches what pages send to the collector. */
export const watchReports = async (page: Page, app: RunningApp) => {
  const headers: IncomingHttpHeaders[] = [];
  const onRequest = ({ method, url, headers: sent }: IncomingMessage): void => {
    if (method === 'POST' && url === ENDPOINT) headers.push(sent);
  };
  app.server.on('request', onRequest);
  await ask(app, ENDPOINT, { method: 'DELETE' });

  // An unloading page's requests may not be seen in the browser, but the service has received all of them.
  const messages = async (): Promise<readonly Message[]> => {
    const response = await ask(app, ENDPOINT);
    return (await response.json()) as readonly Message[];
  };
  return {
    /** Returns the messages that the collector has received so far. */
    messages,
    /** Fails the test if a message contains anything but the allowed words and numbers. @returns the number of messages */
    check: async (): Promise<number> => {
      await leaveForAMoment(page);
      const sent = await messages();
      for (const message of sent) {
        // A document that was cut off does not contain its build id.
        const { build = '0.0.0-00000000' } = message;
        expect(Object.keys({ build, ...message })).toEqual(['build', 'screen', 'records']);
        expect(build).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/);
        expect(SCREENS).toContain(message.screen);
        for (const { ms: _ms, thousandths: _thousandths, at = [], ...words } of message.records) {
          expect(Object.values(words).filter((word) => !isWord(word))).toEqual([]);
          expect((at as unknown[]).filter((place) => !isPlace(place))).toEqual([]);
        }
      }
      await expect.poll(async () => (await messages()).length).toBeGreaterThanOrEqual(headers.length);
      expect(headers.filter(({ cookie, referer }) => cookie || referer)).toEqual([]);
      app.server.off('request', onRequest);
      return sent.length;
    },
  };
};
