import type { IncomingMessage } from 'node:http';
import type { Page } from '@playwright/test';
import { mapsFolderOf } from '../../scripts/build/sourceMaps.ts';
import { sourcePosition } from '../../scripts/deploy/sourcePosition.ts';
import { expect, test as journey } from '../journeys/fixture.ts';
import { payAt } from '../journeys/support/channels.ts';
import { cardOf, openRoute, payButton } from '../journeys/support/repaymentMethod.ts';
import {
  ENDPOINT,
  leaveForAMoment,
  type ReportEntry,
  untilReporting,
  watchReports,
} from '../journeys/support/reports.ts';
import { holdCall } from '../journeys/support/service.ts';
import { type BorrowerOf, borrowers } from '../support/borrowers.ts';
import { settingsWithReporting } from './buildReporting.ts';

/** What the pages have sent. */
interface Reports {
  readonly entries: () => Promise<readonly ReportEntry[]>;
  /** `step outcome`, in order. */
  readonly steps: () => Promise<readonly string[]>;
  readonly errors: () => Promise<readonly ReportEntry[]>;
}

const test = journey.extend<{ readonly reports: Reports }>({
  reports: [
    async ({ page, context, app }, use) => {
      const watch = await watchReports(page, app);
      const cookies = new Set<string | undefined>();
      await context.addCookies([{ name: 'visitor', value: 'cookie-of-the-host', url: app.origin }]);
      const onRequest = ({ url, headers }: IncomingMessage): void => {
        if (url !== ENDPOINT) cookies.add(headers.cookie);
      };
      app.server.on('request', onRequest);
      const entries = async () => (await watch.messages()).flatMap(({ records }) => records);
      await use({
        entries,
        steps: async () =>
          (await entries()).flatMap(({ kind, step, outcome }) => (kind === 'step' ? [`${step} ${outcome}`] : [])),
        errors: async () => (await entries()).filter(({ kind }) => kind === 'error'),
      });
      expect(await watch.check()).toBeGreaterThan(0);
      app.server.off('request', onRequest);
      // Any other request has it.
      expect(cookies).toContain('visitor=cookie-of-the-host');
    },
    { auto: true },
  ],
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

test('A repayment at a channel is reported as its stages and timings alone', async ({ page, open, reports }) => {
  const borrower = borrowers.dueSoonWithDelay;
  await open('repaymentOfCode2', borrower);
  await stepsUntil(page, reports, 'payCode shown');
  await open('repay', borrower);
  await untilReporting(page);
  await payAt(page, 'Sample Counter');
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.getByRole('link', { name: 'Back to the order' }).click();
  expect(await stepsUntil(page, reports, 'paymentSeen channel')).toEqual([
    ...['screen opened', 'data ok', 'payCode shown'],
    ...['screen opened', 'data ok', 'channel chosen', 'generatePayCode attempted', 'generatePayCode ok'],
    ...['screen opened', 'data ok', 'paymentSeen channel'],
  ]);
  const vitals = (await reports.entries()).flatMap(({ vital }) => vital ?? []);
  // How long a tap took is told only of those of more than 40 ms.
  expect([...new Set(vitals)].filter((vital) => vital !== 'interactionToNextPaint').sort()).toEqual([
    'cumulativeLayoutShift',
    'dataOnScreen',
    'firstContentfulPaint',
    'firstPaint',
    'largestContentfulPaint',
  ]);
});

test('What reports is loaded only once the data are on screen', async ({ page, open, reports }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (REPORTER.test(request.url())) loaded.push(request.url());
  });
  const respond = await holdCall(page, '**/loan-play-detail?*');
  await open('repay', borrowers.dueSoonWithDelay);
  await page.waitForLoadState('load');
  expect(loaded).toEqual([]);
  respond();
  await expect(page.locator('.hero__amount')).toHaveText('₱3,200.00');
  await expect.poll(() => loaded).toHaveLength(1);
  await stepsUntil(page, reports, 'data ok');
});

test('A payment whose response is lost is reported as unconfirmed, and what the check shows', async ({
  page,
  reports,
  expectProblem,
}) => {
  expectProblem('Failed to load resource');
  const borrower: BorrowerOf = borrowers.overdueCards;
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

test('An error of the fallback page is reported with its place', async ({ page, open, reports, expectProblem }) => {
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
  await expect.poll(reports.entries).toEqual([
    { kind: 'error', name: 'NotStarted', at: [] },
    { kind: 'blocked', directive: 'script-src-elem', from: 'inline' },
  ]);
});

test('A static page reports that it was opened, and an error, though nobody waits for the page', async ({
  page,
  reports,
  expectProblem,
}) => {
  expectProblem(/09179999999/);
  await page.goto('/carpmm');
  await page.evaluate(() => void Promise.reject(new RangeError('09179999999')));
  await expect.poll(reports.errors).toEqual([{ kind: 'error', name: 'RangeError', at: [] }]);
  expect(await stepsUntil(page, reports, 'screen opened')).toEqual(['screen opened']);
});
