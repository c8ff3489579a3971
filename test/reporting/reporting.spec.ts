import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Page } from '@playwright/test';
import { mapsFolderOf } from '../../scripts/build/sourceMaps.ts';
import { sourcePosition } from '../../scripts/deploy/sourcePosition.ts';
import { STEPS, VITALS } from '../../shared/reporting/steps.ts';
import { expect, test as journey } from '../journeys/fixture.ts';
import { cardOf, openRoute, payButton } from '../journeys/support/repaymentMethod.ts';
import { type BorrowerOf, borrowers } from '../support/borrowers.ts';
import { ENDPOINT, settingsWithReporting } from './buildReporting.ts';

type Entry = Readonly<Record<string, unknown>>;

/** What the pages have sent, and what they were given that may not be in it. */
interface Reports {
  readonly entries: () => Promise<readonly Entry[]>;
  /** `step outcome`, in order. */
  readonly steps: () => Promise<readonly string[]>;
  readonly errors: () => Promise<readonly Entry[]>;
}

const SCREENS = ['repay', 'repaymentMethod', 'carpmm', 'home'];
const PLACE = /^(repay|repaymentMethod|carpmm|home)(\/\w+)?:\d{1,7}:\d{1,7}$/;

/** What is wrong with an entry: it may say just this, and nothing else. */
const problemOf = ({ kind, ...entry }: Entry): string | undefined => {
  const table: Readonly<Record<string, readonly string[]>> = STEPS;
  const isRight =
    kind === 'step'
      ? Object.keys(entry).join() === 'step,outcome' && table[String(entry['step'])]?.includes(String(entry['outcome']))
      : kind === 'vital'
        ? Object.keys(entry).join() === 'vital,ms' &&
          (VITALS as readonly unknown[]).includes(entry['vital']) &&
          Number.isInteger(entry['ms'])
        : kind === 'error' &&
          Object.keys(entry).join() === 'name,at' &&
          /^([A-Z]\w*Error|Error|Other|NotStarted)$/.test(String(entry['name'])) &&
          (entry['at'] as string[]).every((place) => PLACE.test(place));
  return isRight ? undefined : JSON.stringify({ kind, ...entry });
};

const MIN_LENGTH = 4;

/** Every text and number in a response. */
const valuesIn = (value: unknown): string[] => {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(valuesIn);
  return [String(value ?? '')];
};

// The words that messages are made of, and a time or a column may be any number.
const OWN_WORDS = new Set([...Object.keys(STEPS), ...Object.values(STEPS).flat(), ...VITALS, ...SCREENS, 'success']);

const isTelling = (value: string): boolean => value.length >= MIN_LENGTH && !OWN_WORDS.has(value) && value !== 'true';

interface Message {
  readonly build: string;
  readonly screen: string;
  readonly records: readonly Entry[];
}

/** A message without its numbers of milliseconds and places, each of which `problemOf` has looked at. */
const wordsOf = ({ screen, records }: Message): string =>
  JSON.stringify([screen, records.map(({ ms: _ms, at: _at, ...entry }) => entry)]);

const checkMessage = (message: Message, given: ReadonlySet<string>): void => {
  expect(Object.keys(message)).toEqual(['build', 'screen', 'records']);
  expect(message.build).toMatch(/^[0-9a-f]{8}$/);
  expect(SCREENS).toContain(message.screen);
  expect(message.records.flatMap((entry) => problemOf(entry) ?? [])).toEqual([]);
  const words = wordsOf(message);
  expect([...given].filter((value) => words.includes(value))).toEqual([]);
};

// A response that no script of the page reads never ends.
const UNREAD_MS = 500;

const test = journey.extend<{ readonly reports: Reports }>({
  reports: [
    async ({ page, context, app }, use) => {
      const headers: IncomingHttpHeaders[] = [];
      const cookies = new Set<string | undefined>();
      const given = new Set<string>();
      await context.addCookies([{ name: 'visitor', value: 'cookie-of-the-host', url: app.origin }]);
      const onRequest = (request: IncomingMessage): void => {
        if (request.url === ENDPOINT) headers.push(request.headers);
        else cookies.add(request.headers.cookie);
      };
      app.server.on('request', onRequest);
      page.on('request', (request) => {
        const { searchParams } = new URL(request.url());
        for (const value of searchParams.values()) if (isTelling(value)) given.add(value);
      });
      const reading: Promise<void>[] = [];
      page.on('response', (response) => {
        if (!new URL(response.url()).pathname.startsWith('/api/')) return;
        const read = async () => {
          for (const value of valuesIn(await response.json())) if (isTelling(value)) given.add(value);
        };
        reading.push(read().catch(() => {}));
      });
      const collector = new URL(ENDPOINT, app.origin);
      // One page's way out is over before the next page's requests can be seen: the service knows all of them.
      const messages = async (): Promise<readonly Message[]> =>
        (await (await app.sandbox.fetch(new Request(collector))).json()).slice(before);
      const before = (await (await app.sandbox.fetch(new Request(collector))).json()).length;
      const entries = async () => (await messages()).flatMap(({ records }) => records);
      await use({
        entries,
        steps: async () =>
          (await entries()).flatMap(({ kind, step, outcome }) => (kind === 'step' ? [`${step} ${outcome}`] : [])),
        errors: async () => (await entries()).filter(({ kind }) => kind === 'error'),
      });
      await Promise.race([Promise.all(reading), new Promise((resolve) => setTimeout(resolve, UNREAD_MS))]);
      const sent = await messages();
      expect(sent.length).toBeGreaterThan(0);
      for (const message of sent) checkMessage(message, given);
      app.server.off('request', onRequest);
      expect(headers.length).toBeGreaterThanOrEqual(sent.length);
      expect(headers.filter(({ cookie, referer }) => cookie || referer)).toEqual([]);
      // Any other request has it.
      expect(cookies).toContain('visitor=cookie-of-the-host');
    },
    { auto: true },
  ],
});

/** The borrower looks at another app: what has gathered goes out. */
const leaveForAMoment = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'hidden');
  });

/** The steps that have been sent once this one is among them. */
const stepsUntil = async (page: Page, { steps }: Reports, last: string): Promise<readonly string[]> => {
  await expect
    .poll(async () => {
      await leaveForAMoment(page);
      return steps();
    })
    .toContain(last);
  return steps();
};

const REPORTER = /\/late\/reporter\.[0-9a-f]{8}\.js$/;

test('A borrower who gets a pay code is reported as steps and timings, without a word of the order', async ({
  page,
  open,
  reset,
  reports,
}) => {
  const borrower = borrowers.dueSoonWithDelay;
  await reset(borrower);
  await open('repay', borrower);
  await expect(page.locator('.hero__amount')).toHaveText('₱3,200.00');
  await page.getByRole('button', { name: 'Payment Method' }).click();
  await page.getByText('Sample Counter').click();
  await page.getByRole('button', { name: 'Payment', exact: true }).click();
  await expect.poll(reports.steps).toContain('generatePayCode ok');
  expect(await reports.steps()).toEqual([
    'screen opened',
    'data ok',
    'generatePayCode attempted',
    'generatePayCode ok',
  ]);
  const vitals = (await reports.entries()).flatMap(({ vital }) => vital ?? []);
  expect(vitals.sort()).toEqual([...VITALS].sort());
});

test('What reports is loaded only once the data are on screen', async ({ page, open, journal, reports }) => {
  let respond = (): void => {};
  const responded = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route('**/loan-play-detail?*', async (route) => {
    await responded;
    await route.continue();
  });
  await open('repay', borrowers.dueSoonWithDelay);
  await page.waitForLoadState('load');
  expect(journal.requests.filter((url) => REPORTER.test(url))).toEqual([]);
  respond();
  await expect(page.locator('.hero__amount')).toHaveText('₱3,200.00');
  await expect.poll(() => journal.requests.filter((url) => REPORTER.test(url))).toHaveLength(1);
  await stepsUntil(page, reports, 'data ok');
});

test('A payment whose response is lost is reported as unconfirmed, and what the check shows', async ({
  page,
  reset,
  reports,
  expectProblem,
}) => {
  expectProblem('Failed to load resource');
  const borrower: BorrowerOf = borrowers.overdueCards;
  await reset(borrower);
  await page.route('**/repayment-commit?*', (route) => route.abort());
  await openRoute(page, borrower);
  await cardOf(page, '7890').click();
  await payButton(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  const steps = await stepsUntil(page, reports, 'unconfirmed checking');
  expect(steps).toEqual(
    expect.arrayContaining(['commitRepayment attempted', 'commitRepayment offline', 'unconfirmed checking']),
  );
});

test('An error that ends in the fallback page is reported with its place in the source, and nothing else', async ({
  page,
  open,
  reports,
  expectProblem,
}) => {
  expectProblem(/no drawing for Juan/);
  await page.addInitScript(() => {
    const create = document.createElement;
    document.createElement = ((tag: string, options?: ElementCreationOptions) => {
      if (tag === 'section') throw new TypeError('no drawing for Juan dela Cruz, 09179999999, ₱3,200.00');
      return create.call(document, tag, options);
    }) as typeof document.createElement;
    const createNs = document.createElementNS;
    document.createElementNS = ((space: string, tag: string, options?: ElementCreationOptions) => {
      if (tag === 'section') throw new TypeError('no drawing for Juan dela Cruz, 09179999999, ₱3,200.00');
      return createNs.call(document, space, tag, options);
    }) as typeof document.createElementNS;
  });
  await open('repay', borrowers.dueSoonWithDelay);
  await expect(page.getByRole('alert')).toHaveText(/^This page has stopped working/);
  await stepsUntil(page, reports, 'screen broken');
  const [{ name, at } = {}, ...more] = await reports.errors();
  expect([name, more]).toEqual(['TypeError', []]);
  const folder = mapsFolderOf(await settingsWithReporting());
  const sources = (at as string[]).map((place) => sourcePosition(folder, place) ?? '');
  expect(sources.length).toBeGreaterThan(2);
  expect(sources.filter((source) => !/^(shared|pages|node_modules)\/.*:\d+:\d+$/.test(source))).toEqual([]);
  expect(sources.join()).toContain('node_modules/preact/');
});

test('A page whose script the browser does not run is reported', async ({ page, open, reports, expectProblem }) => {
  expectProblem('Content Security Policy');
  await page.route('**/repay?*', async (route) => {
    const response = await route.fetch();
    const document = await response.text();
    // Its hash is another one now, so that the policy blocks it.
    await route.fulfill({
      response,
      body: document.replace('allFunctionsCalledOnLoad\n', 'allFunctionsCalledOnLoad\n;'),
    });
  });
  await open('repay', borrowers.dueSoonWithDelay);
  await expect.poll(reports.entries).toEqual([{ kind: 'error', name: 'NotStarted', at: [] }]);
});

test('A static page reports that it was opened, and its first paints', async ({ page, reports }) => {
  await page.goto('/carpmm');
  expect(await stepsUntil(page, reports, 'screen opened')).toEqual(['screen opened']);
});

test('An error on a page reaches the lender though nobody waits for the page', async ({
  page,
  reports,
  expectProblem,
}) => {
  expectProblem(/09179999999/);
  await page.goto('/carpmm');
  await page.evaluate(() => void Promise.reject(new RangeError('09179999999')));
  await expect.poll(reports.errors).toEqual([{ kind: 'error', name: 'RangeError', at: [] }]);
});
