import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../scripts/build/root.ts';
import { readSettings } from '../../scripts/build/settings.ts';
import { workerScript } from '../../scripts/build/viteBuild.ts';
import { type RunningApp, serveApp } from '../../scripts/serve/app.ts';
import { borrowers } from '../support/borrowers.ts';
import { brand, expect, folderForDatabase, test as journey, matrixUnless } from './fixture.ts';
import { PLAN } from './support/channels.ts';
import { readPicture } from './support/readPicture.ts';
import { holdCall, standInFrontOf } from './support/service.ts';

interface Site {
  /** The folder of the pages, a copy that a test may change as a deployment does. */
  readonly folder: string;
}

const layOut = ({ folder }: Site): void => {
  cpSync(join(root, process.env['OUT_DIR'] || 'dist'), join(folder, 'dist'), { recursive: true });
  // As for a browser that does not know the header, or five minutes later: the HTTP cache has no document for the address of another message.
  const headers = join(folder, 'dist/_headers');
  writeFileSync(headers, readFileSync(headers, 'utf8').replace(/^ *No-Vary-Search.*\n/gm, ''));
};

const test = journey.extend<object, { readonly site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const folder = folderForDatabase();
      layOut({ folder });
      await use({ folder });
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ site }, use) => {
      const app = await serveApp({
        folder: join(site.folder, 'dist'),
        databaseUrl: `file:${join(site.folder, 'sandbox.db')}`,
        brand,
      });
      await use(app);
      await app.close();
    },
    { scope: 'worker' },
  ],
});

test.use({ serviceWorkers: 'allow' });

const borrower = borrowers.dueSoonWithDelay;
const FROM_PHONE = /^This slip is from this phone, checked at \d\d:\d\d\. It may have been paid since then\./;
// A new URL, which the browser's HTTP cache does not hold.
const sms = { from: 'sms' };

const code = (page: Page) => page.locator('.code');
const buildOf = (page: Page) => page.locator('template[data-build]').getAttribute('data-build');

/** What the worker has kept, by address, in all its caches. */
const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });

/** Waits until the worker has the page that is open, with all that it has fetched. @returns the code on it. */
const beenOnline = async (page: Page, screen = 'repaymentOfCode2') => {
  await expect(code(page)).toBeVisible();
  await expect.poll(() => keptPages(page), { timeout: 15_000 }).toContain(`/${screen}`);
  await expect.poll(async () => (await keptPages(page)).join(' ')).toContain('/late/later.');
  return (await code(page).textContent()) ?? '';
};

/** Simulates a restart of the phone without a connection. */
const restartOffline = async (page: Page) => {
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
  await page.context().setOffline(true);
};

/** Changes a file of the site. */
const change = ({ folder }: Site, file: string, edit: (text: string) => string) => {
  const path = join(folder, 'dist', file);
  writeFileSync(path, edit(readFileSync(path, 'utf8')));
  // The packed copy is of the earlier text.
  rmSync(`${path}.br`, { force: true });
};

test.beforeEach(async ({ site, expectProblem }) => {
  layOut(site);
  expectProblem(/Failed to load resource|net::ERR/);
});

test('The page of a code opens without a connection in a browser that knows No-Vary-Search', async ({
  page,
  site,
  expectProblem,
}) => {
  const app = await serveApp({
    folder: join(root, process.env['OUT_DIR'] || 'dist'),
    databaseUrl: `file:${join(site.folder, 'known.db')}`,
    brand,
  });
  // The other tests' host sends no such header.
  expectProblem(`foreign request: ${app.origin}`);
  const address = `${app.origin}/repaymentOfCode2?${new URLSearchParams({ ...borrower })}`;
  expect((await page.request.get(address)).headers()).toHaveProperty('no-vary-search');
  await page.goto(address);
  const seen = await beenOnline(page);
  await restartOffline(page);
  await page.goto(`${address}&from=sms`);
  await expect(page.getByText(FROM_PHONE)).toBeVisible();
  await expect(code(page)).toHaveText(seen);
  await app.close();
});

for (const screen of ['repaymentOfCode2', 'repaymentOfCode'])
  test(
    `The page of a code, /${screen}, opens without a connection after one visit with one, checks its slip once there is one, and shows another borrower none`,
    matrixUnless(screen === 'repaymentOfCode2'),
    async ({ page, open, app }) => {
      const documents: string[] = [];
      // As the service hears them: a phone that says 'online' too early asks once more.
      const plans: string[] = [];
      app.server.on('request', ({ method, url = '' }) => {
        if (url.startsWith('/repaymentOfCode')) documents.push(url);
        if (`${method} ${url}`.startsWith(PLAN)) plans.push(url);
      });
      await open(screen, borrower);
      const seen = await beenOnline(page, screen);
      // The worker keeps the browser's own copy, so the document is downloaded only once.
      expect(documents).toHaveLength(1);
      expect((await keptPages(page)).join()).not.toMatch(/[?]|50015|session/);
      await restartOffline(page);
      await open(screen, borrower, sms);
      await expect(page.getByText(FROM_PHONE)).toBeVisible();
      await expect(code(page)).toHaveText(seen);
      const before = plans.length;
      expect(before).toBeGreaterThan(0);
      await page.context().setOffline(false);
      await expect(page.getByText(/^Checked at \d\d:\d\d$/)).toBeVisible();
      await expect(page.getByText(FROM_PHONE)).toHaveCount(0);
      expect(plans).toHaveLength(before + 1);

      await restartOffline(page);
      await open(screen, borrower, { userId: '50012', sessionId: 'session-50012' });
      await page.getByRole('button', { name: 'Go on' }).click();
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
      await expect(code(page)).toHaveCount(0);
    },
  );

test('The code of a channel that scans bars is drawn without a connection, also where the rest of the page came late', async ({
  page,
  open,
  context,
}) => {
  const { dueSoon } = borrowers;
  const bring = await holdCall(page, '**/late/later*');
  await open('repaymentOfCode2', dueSoon);
  await expect(code(page)).toBeVisible();
  bring();
  const bars = page.getByRole('img', { name: 'Barcode of the pay code' });
  await expect(bars).toBeVisible();
  const seen = await beenOnline(page);
  await restartOffline(page);
  await open('repaymentOfCode2', dueSoon, sms);
  await expect(page.getByText(FROM_PHONE)).toBeVisible();
  await expect(bars).toBeVisible();
  expect(await readPicture(context, await bars.screenshot())).toEqual({ format: 'CODE_128', text: seen });
  await expect(code(page)).toHaveText(seen);
  await expect(page.locator('.hero__amount')).toHaveText('₱2,651');
});

test('A document that is a day old does not open', { tag: '@matrix' }, async ({ page, open }) => {
  await open('repaymentOfCode2', borrower);
  await beenOnline(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        if (!answer) continue;
        const headers = new Headers(answer.headers);
        headers.set('x-kept-at', String(Date.now() - 86_400_000));
        await cache.put(request, new Response(await answer.blob(), { headers }));
      }
    }
  });
  await restartOffline(page);
  await expect(open('repaymentOfCode2', borrower, sms)).rejects.toThrow('net::ERR');
});

test('A newer build is shown as soon as there is one, and nothing of the earlier one is left', async ({
  page,
  open,
  site,
}) => {
  await open('repaymentOfCode2', borrower);
  await beenOnline(page);
  const earlier = (await buildOf(page)) ?? '';
  for (const file of ['repaymentOfCode2/index.html', 'sw.js'])
    change(site, file, (text) => text.replaceAll(earlier, '9.9.9-12345678'));
  await open('repaymentOfCode2', borrower, { from: 'order' });
  await expect(code(page)).toBeVisible();
  expect(await buildOf(page)).toBe('9.9.9-12345678');
  // The page begins with it only after everything that the borrower waits for.
  await expect
    .poll(() => page.evaluate(() => caches.keys()), { timeout: 15_000 })
    .toEqual(['loan:default:pages:9.9.9-12345678']);
  await beenOnline(page);
  await restartOffline(page);
  await open('repaymentOfCode2', borrower, sms);
  await expect(page.getByText(FROM_PHONE)).toBeVisible();
  expect(await buildOf(page)).toBe('9.9.9-12345678');
});

test('Where the line is up and nothing comes over it, the document of the phone opens, and the newest one at the next visit', {
  tag: '@matrix',
}, async ({ page, open, site, app }) => {
  await open('repaymentOfCode2', borrower);
  await beenOnline(page);
  const earlier = (await buildOf(page)) ?? '';
  change(site, 'repaymentOfCode2/index.html', (text) => text.replaceAll(earlier, '9.9.9-12345678'));
  await page.goto('about:blank');
  // Nothing is answered until the line is well again.
  const waiting: Parameters<RequestListener>[] = [];
  const revive = standInFrontOf(app, (...request) => waiting.push(request));
  await open('repaymentOfCode2', borrower, sms);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await buildOf(page)).toBe(earlier);
  revive();
  for (const request of waiting) app.server.emit('request', ...request);
  await expect(code(page)).toBeVisible();
  // What arrived too late for this visit is cached for the next one, even offline.
  const keptBuild = () =>
    page.evaluate(async () => (await (await caches.match('/repaymentOfCode2'))?.text())?.includes('9.9.9-12345678'));
  await expect.poll(keptBuild).toBe(true);
  await open('repaymentOfCode2', borrower, { ...sms, day: '2' });
  await expect(code(page)).toBeVisible();
  expect(await buildOf(page)).toBe('9.9.9-12345678');
});

/** Makes the host answer every request with this status. @returns a function that stops this. */
const answerAll = (app: RunningApp, status: number): (() => void) =>
  standInFrontOf(app, (_, response) => response.writeHead(status, { 'content-type': 'text/html' }).end('Of the host'));

test('Where the host fails, the document of the phone opens with its slip; where it has no such page, that is shown', async ({
  page,
  open,
  app,
  expectProblem,
}) => {
  // What the host says in the place of a part that the phone does not have: the policy runs nothing but the part.
  expectProblem('Executing inline script');
  await open('repaymentOfCode2', borrower);
  const seen = await beenOnline(page);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
  let restore = answerAll(app, 502);
  await open('repaymentOfCode2', borrower, sms);
  await expect(page.getByText(FROM_PHONE)).toBeVisible();
  await expect(code(page)).toHaveText(seen);
  restore();
  restore = answerAll(app, 404);
  await open('repaymentOfCode2', borrower, { ...sms, day: '2' });
  await expect(page.getByText('Of the host')).toBeVisible();
  restore();
});

test('What a host that is being worked on says in the place of everything, as a success, is kept of no page and no part', async ({
  page,
  open,
  app,
}) => {
  const askForPart = () =>
    page.evaluate(async () => (await fetch('/late/none.00000000.js', { referrerPolicy: 'no-referrer' })).status);
  await open('repaymentOfCode2', borrower);
  const seen = await beenOnline(page);
  const restore = answerAll(app, 200);
  await open('repaymentOfCode2', borrower, sms);
  await expect(page.getByText('Of the host')).toBeVisible();
  expect(await askForPart()).toBe(200);
  restore();
  await open('repaymentOfCode2', borrower, { ...sms, day: '2' });
  await expect(code(page)).toBeVisible();
  expect(await askForPart()).toBe(404);

  const again = answerAll(app, 200);
  await open('repaymentOfCode2', borrower, { ...sms, day: '3' });
  await expect(page.getByText('Of the host')).toBeVisible();
  again();
  await restartOffline(page);
  await open('repaymentOfCode2', borrower, { ...sms, day: '4' });
  await expect(page.getByText(FROM_PHONE)).toBeVisible();
  await expect(code(page)).toHaveText(seen);
});

test('A brand that wants no worker any more has it removed with all that it kept at the next visit', {
  tag: '@matrix',
}, async ({ page, open, site, expectProblem }) => {
  await open('repaymentOfCode2', borrower);
  await beenOnline(page);
  const settings = await readSettings();
  const { content: off } = await workerScript({ ...settings, brand: { ...settings.brand, worksOffline: false } });
  change(site, 'sw.js', () => off);
  // The build of such a brand starts none; this document, which tries, is not let.
  expectProblem('Creating a worker');
  change(site, 'repaymentOfCode2/index.html', (text) => text.replace("worker-src 'self';", ''));
  await open('repaymentOfCode2', borrower, { from: 'order' });
  await expect(code(page)).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, await caches.keys()]),
    )
    .toEqual([0, []]);
  await restartOffline(page);
  await expect(open('repaymentOfCode2', borrower, sms)).rejects.toThrow('net::ERR');
});
