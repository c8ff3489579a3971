import { readdirSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { expect, type Page, type Request as PageRequest } from '@playwright/test';
import { root } from '../../../scripts/build/root.ts';
import type { RunningApp } from '../../../scripts/serve/app.ts';
import { endpoints } from '../../../shared/api/allEndpoints.ts';

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

// The fixed words of messages, which do not count as leaked.
const OWN_WORDS = [
  ...['step', 'vital', 'error', 'blocked', 'TypeError', 'NotStarted', 'Other'],
  ...['screen', 'data', 'unconfirmed', 'channel', 'payCode', 'paymentSeen', 'opened', 'refused', 'unsent', 'attempted'],
  ...['offline', 'timeout', 'http', 'portal', 'body', 'incomplete', 'checking', 'changed', 'unknown', 'done', 'chosen'],
  ...['shownForRollover', 'card', 'wallet', 'code', 'dataOnScreen', ...Object.keys(endpoints)],
];

const SCREENS = readdirSync(join(root, 'pages'));

const MIN_LENGTH = 4;

/** Returns every text and number in a request or response body. */
const valuesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesIn) : [String(value ?? '')];

const bodyOf = (request: PageRequest): unknown => {
  try {
    return request.postDataJSON() ?? {};
  } catch {
    return {}; // a form with files
  }
};

/** Returns a message's values without durations and code positions, which are checked separately. */
const wordsOf = ({ records }: Message): string =>
  records.flatMap(({ ms: _ms, thousandths: _thousandths, at: _at, ...entry }) => Object.values(entry)).join('\n');

// Reading a response that no script of the page reads never ends, so waits have this limit.
const UNREAD_MS = 500;

/** Watches what pages send to the collector, and the data that they received, none of which may be in a message. */
export interface ReportWatch {
  /** Returns the messages that the collector has received so far. */
  readonly messages: () => Promise<readonly Message[]>;
  /** Fails the test if a message contains anything but the allowed words and numbers. @returns the number of messages */
  readonly check: () => Promise<number>;
}

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

/** Does the same at the end of a journey, on each page that still responds. */
const leaveAll = async (page: Page): Promise<void> => {
  const left = Promise.all(
    page
      .context()
      .pages()
      .map((each) => leaveForAMoment(each).catch(() => {})),
  );
  await Promise.race([left, new Promise((resolve) => setTimeout(resolve, UNREAD_MS))]);
};

/** Starts watching what pages report. */
export const watchReports = async (page: Page, app: RunningApp): Promise<ReportWatch> => {
  const given = new Set<string>();
  const headers: IncomingHttpHeaders[] = [];
  const reading: Promise<void>[] = [];

  const take = (value: string): void => {
    if (value.length >= MIN_LENGTH && !OWN_WORDS.some((word) => word.includes(value))) given.add(value);
  };
  // On the context, to include pages that the journey opens.
  const context = page.context();
  const onPageRequest = (request: PageRequest): void => {
    const { pathname, searchParams } = new URL(request.url());
    for (const value of searchParams.values()) take(value);
    if (pathname.startsWith('/api/')) valuesIn(bodyOf(request)).forEach(take);
  };
  const onResponse = (response: { url(): string; json(): Promise<unknown> }): void => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    reading.push(
      response.json().then(
        (body) => valuesIn(body).forEach(take),
        () => {},
      ),
    );
  };
  const onRequest = ({ method, url, headers: sent }: IncomingMessage): void => {
    if (method === 'POST' && url === ENDPOINT) headers.push(sent);
  };
  context.on('request', onPageRequest);
  context.on('response', onResponse);
  app.server.on('request', onRequest);
  await ask(app, ENDPOINT, { method: 'DELETE' });

  // An unloading page's requests may not be seen in the browser, but the service has received all of them.
  const messages = async (): Promise<readonly Message[]> => {
    const response = await ask(app, ENDPOINT);
    return (await response.json()) as readonly Message[];
  };
  return {
    messages,
    check: async () => {
      await leaveAll(page);
      const sent = await messages();
      await Promise.race([Promise.all(reading), new Promise((resolve) => setTimeout(resolve, UNREAD_MS))]);
      for (const message of sent) {
        // A document that was cut off does not contain its build id.
        const { build = '0.0.0-00000000' } = message;
        expect(Object.keys({ build, ...message })).toEqual(['build', 'screen', 'records']);
        expect(build).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/);
        expect(SCREENS).toContain(message.screen);
        const words = wordsOf(message);
        expect([...given].filter((value) => words.includes(value))).toEqual([]);
      }
      await expect.poll(async () => (await messages()).length).toBeGreaterThanOrEqual(headers.length);
      expect(headers.filter(({ cookie, referer }) => cookie || referer)).toEqual([]);
      app.server.off('request', onRequest);
      return sent.length;
    },
  };
};
