import { readdirSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { expect, type Page, type Request as PageRequest } from '@playwright/test';
import { root } from '../../../scripts/build/root.ts';
import type { RunningApp } from '../../../scripts/serve/app.ts';
import { STEPS, VITALS } from '../../../shared/reporting/steps.ts';

/** Where pages of a brand that reports send that in these tests. */
export const ENDPOINT = '/sandbox/reports';

/** One thing that a page has told. */
export type ReportEntry = Readonly<Record<string, unknown>>;

/** A message as a page has sent it. */
interface Message {
  readonly build?: string;
  readonly screen: string;
  readonly records: readonly ReportEntry[];
}

const PLACE = /^\w+(\/\w+)?:(\d{1,7}|undefined):(\d{1,7}|undefined)$/;
const DIRECTIVE = /^[a-z-]+$/;
// A name without a long number in it, or the kind of what has no host.
const SOURCE = /^(?!.*\d{5})[a-z0-9.-]+(:\d{1,5})?$/;

type Check = (entry: ReportEntry) => boolean;

const table: Readonly<Record<string, readonly string[]>> = STEPS;

const isWhole = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;

/** For each kind the names of what is in it, and what that may be. */
const kinds: Readonly<Record<string, readonly [names: string, check: Check]>> = {
  step: ['kind,step,outcome', ({ step, outcome }) => !!table[String(step)]?.includes(String(outcome))],
  vital: [
    'kind,vital,ms',
    ({ vital, ms }) => VITALS.some((name) => name === vital && name !== 'cumulativeLayoutShift') && isWhole(ms),
  ],
  shift: ['kind,vital,thousandths', ({ thousandths }) => isWhole(thousandths)],
  error: [
    'kind,name,at',
    ({ name, at }) =>
      /^([A-Z]\w*Error|Error|Other|NotStarted)$/.test(String(name)) &&
      (at as readonly string[]).every((place) => PLACE.test(place)),
  ],
  blocked: [
    'kind,directive,from',
    ({ directive, from }) => DIRECTIVE.test(String(directive)) && SOURCE.test(String(from)),
  ],
};

/** Whether an entry says just what it may, and nothing else. */
const isRight = (entry: ReportEntry): boolean => {
  const kind = entry['vital'] === 'cumulativeLayoutShift' ? 'shift' : String(entry['kind']);
  const [names, check] = kinds[kind] ?? [];
  return Object.keys(entry).join() === names && !!check?.(entry);
};

// The words that messages are made of.
const OWN_WORDS = [
  ...['step', 'vital', 'error', 'blocked', 'TypeError', 'NotStarted', 'Other'],
  ...Object.keys(STEPS),
  ...Object.values(STEPS).flat(),
  ...VITALS,
];

const SCREENS = readdirSync(join(root, 'pages'));

const MIN_LENGTH = 4;

/** Every text and number in a response. */
const valuesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesIn) : [String(value ?? '')];

const bodyOf = (request: PageRequest): unknown => {
  try {
    return request.postDataJSON() ?? {};
  } catch {
    return {}; // a form with files
  }
};

/** A message without numbers of milliseconds and places, each of which has been looked at. */
const wordsOf = ({ records }: Message): string =>
  records.flatMap(({ ms: _ms, thousandths: _thousandths, at: _at, ...entry }) => Object.values(entry)).join('\n');

// A response that no script of the page reads never ends.
const UNREAD_MS = 500;

/** What pages send to the collector, and what they were given, of which nothing may be in it. */
export interface ReportWatch {
  /** What the collector has received until now, as it came. */
  readonly messages: () => Promise<readonly Message[]>;
  /** What came with each message. */
  readonly headers: readonly IncomingHttpHeaders[];
  /** Fails the test where a message holds anything but the words and numbers that there are. @returns how many it has read */
  readonly check: () => Promise<number>;
  readonly stop: () => void;
}

const ask = (app: RunningApp, path: string, init?: RequestInit): Promise<Response> =>
  app.sandbox.fetch(new Request(new URL(path, app.origin), init));

/** Whether the pages of this run report. */
export const isReporting = (): boolean => !!process.env['CHECK_REPORTS'];

/** Whether a request is made for a report, and not for what a page shows. */
export const isOfReports = (url: URL): boolean =>
  url.pathname === ENDPOINT || /^\/late\/reporter\.\w+\.js$/.test(url.pathname);

/** Waits until what sends has come, which follows the data: of a page that is left before that nothing is told. */
export const untilReporting = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => (window as { loanReports?: { kept: unknown[] } }).loanReports?.kept.length === 0);

/** The borrower looks at another app: what has gathered goes out. */
export const leaveForAMoment = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'hidden');
  });

/** The same at the end of a journey, on each page that can still be asked. */
const leaveAll = async (page: Page): Promise<void> => {
  const left = Promise.all(
    page
      .context()
      .pages()
      .map((each) => leaveForAMoment(each).catch(() => {})),
  );
  await Promise.race([left, new Promise((resolve) => setTimeout(resolve, UNREAD_MS))]);
};

/** Watches what pages report from now on. */
export const watchReports = async (page: Page, app: RunningApp): Promise<ReportWatch> => {
  const given = new Set<string>();
  const headers: IncomingHttpHeaders[] = [];
  const reading: Promise<void>[] = [];

  const take = (value: string): void => {
    if (value.length >= MIN_LENGTH && !OWN_WORDS.some((word) => word.includes(value))) given.add(value);
  };
  // A page of the journey, and any that it opens.
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
  await ask(app, `${ENDPOINT}/clear`, { method: 'POST' });

  // One page's way out is over before the next page's requests can be seen: the service knows all of them.
  const messages = async (): Promise<readonly Message[]> => {
    const response = await ask(app, `${ENDPOINT}/messages.json`);
    return (await response.json()) as readonly Message[];
  };
  return {
    messages,
    headers,
    check: async () => {
      await leaveAll(page);
      const sent = await messages();
      if (!sent.length && !headers.length) return 0;
      await Promise.race([Promise.all(reading), new Promise((resolve) => setTimeout(resolve, UNREAD_MS))]);
      for (const message of sent) {
        // A document that was cut off does not say of which build it is.
        const { build = '0.0.0-00000000' } = message;
        expect(Object.keys({ build, ...message })).toEqual(['build', 'screen', 'records']);
        expect(build).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/);
        expect(SCREENS).toContain(message.screen);
        expect(message.records.filter((entry) => !isRight(entry))).toEqual([]);
        const words = wordsOf(message);
        expect([...given].filter((value) => words.includes(value))).toEqual([]);
      }
      // One that the collector has refused is of another form, and not among them.
      await expect.poll(async () => (await messages()).length).toBeGreaterThanOrEqual(headers.length);
      expect(headers.filter(({ cookie, referer }) => cookie || referer)).toEqual([]);
      return sent.length;
    },
    stop: () => {
      context.off('request', onPageRequest);
      context.off('response', onResponse);
      app.server.off('request', onRequest);
    },
  };
};
