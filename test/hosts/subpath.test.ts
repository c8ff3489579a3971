import { chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildSite } from '../../scripts/build/buildSite.ts';
import { readSettings } from '../../scripts/build/settings.ts';
import { readBuild } from '../../scripts/deploy/readBuild.ts';
import { verifyHost } from '../../scripts/deploy/verifyHost.ts';
import { openTestSandbox, paymentsOf } from '../../scripts/sandbox/testBorrower.ts';
import { serveHttp } from '../../scripts/serve/httpServer.ts';
import { folderForAllTests } from '../../scripts/testing/temporaryFolder.ts';
import { brand as ph } from '../../shared/brand/brands/ph/brand.ts';
import { launchOptions } from '../engines/chromium.ts';
import { ensureEngines } from '../engines/ensureEngines.ts';
import { borrowers } from '../support/borrowers.ts';
import { isNginxInstalled, type Site, startNginx } from './nginx.ts';

/** A lender's site: nginx with the built pages and the sandbox as their service, and a browser. */
type SiteBehindNginx = Awaited<ReturnType<typeof openSite>>;

/** `pagesPath` is the path below which the pages are served, for the sandbox's links to them. */
type Parts = Pick<Site, 'folder' | 'more'> & { readonly pagesPath?: string };

const WAIT_MS = 20_000;

/** Starts a site with a seeded database of its own. `folder` contains the build. */
const openSite = async ({ folder, more = '', pagesPath = '' }: Parts) => {
  await ensureEngines();
  const { sandbox, remove } = await openTestSandbox({ pagesPath, now: Date.now });
  const service = await serveHttp((request) => sandbox.fetch(request));
  const services = [new URL(service.origin).host.replace('localhost', '127.0.0.1')];
  const nginx = await startNginx({ folder, services, more });
  const browser = await chromium.launch(launchOptions());
  return {
    nginx,
    sandbox,
    /** Opens a touch tab of 360x640, which the caller closes. Errors in it are added to `problems`. */
    openTab: async (problems: string[] = []): Promise<Page> => {
      const page = await browser.newPage({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
      page.setDefaultTimeout(WAIT_MS);
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
      return page;
    },
    close: async (): Promise<void> => {
      await browser.close();
      await nginx.close();
      await service.close();
      await remove();
    },
  };
};

/** Pays what is due on an order, starting on its page, at the sandbox's counter on the same origin; waits until it is paid in full. */
const payAtCounter = async (page: Page): Promise<void> => {
  const { origin } = new URL(page.url());
  await page.getByRole('button', { name: 'REPAY', exact: true }).tap();
  await page.getByText('₱3,200.00').first().waitFor();
  await page.getByText('Payment Method').tap();
  await page.getByText('Sample Counter').tap();
  await page.getByRole('button', { name: 'Payment', exact: true }).tap();
  await page.waitForURL((url) => url.origin === origin && url.pathname.startsWith('/sandbox/pay/'));
  await page.getByRole('button', { name: 'Pay now' }).tap();
  await page.getByText('We have received your payment.').waitFor();
  await page.getByText('Back to the order').tap();
  await page.getByRole('heading', { name: 'Paid in full. Thank you' }).waitFor();
  await page.getByText('Borrow Again').waitFor();
};

const BASE = '/loans/app';
const START_MS = 300_000;
// The pages that these tests visit, including one that another shows in a frame, and one with images.
const PAGES =
  'home,notFound,promotion,loanDetail,repay,repaymentOfCode2,repaymentMethod,borrowDetail,bindBank,customerService,complaint,Policy,privacyPolicy,User';

describe.runIf(isNginxInstalled())('A lender’s site with the pages below a path, behind nginx', () => {
  const inFolder = folderForAllTests();
  const pages = (): string => inFolder('dist');
  let site: SiteBehindNginx;

  beforeAll(async () => {
    const settings = await readSettings({ OUT_DIR: pages(), BASE_PATH: BASE, PAGES });
    // A brand that has to disclose its licence, which some pages fetch.
    await buildSite({
      ...settings,
      brand: { ...settings.brand, ...(ph.disclosures && { disclosures: ph.disclosures }) },
    });
    site = await openSite({
      folder: pages(),
      pagesPath: BASE,
      more: 'location = / { return 200 "the lender itself"; }\n  location /shop { return 404; }',
    });
  }, START_MS);

  afterAll(() => site?.close());

  it('answers, address by address, what was built', async () => {
    const verdict = await verifyHost(new URL(site.nginx.origin), readBuild(pages()));
    expect(verdict.findings).toEqual([]);
    expect(verdict.questions).toBeGreaterThan(100);
  });

  it('is the lender’s own everywhere else: pages, what is missing, and nothing of the build', async () => {
    const ask = async (path: string) => {
      const answer = await fetch(site.nginx.origin + path);
      return { status: answer.status, text: await answer.text() };
    };
    expect(await ask('/')).toEqual({ status: 200, text: 'the lender itself' });
    expect((await ask('/shop')).text).not.toContain('Sample Loan');
    for (const path of ['/_headers', '/_nginx.conf', '/_build.json', '/repay', '/loans/apple'])
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
    expect((await ask(`${BASE}/no-such-page`)).text).toContain('Sample Loan');
  });

  describe('for a borrower', () => {
    let page: Page;
    let problems: string[];
    let asked: string[];

    beforeEach(async () => {
      problems = [];
      asked = [];
      page = await site.openTab(problems);
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    });
    afterEach(async () => {
      await page.close();
      expect(problems).toEqual([]);
      expect(asked.filter((path) => !/^\/(loans\/app|api|sandbox)(\/|$)/.test(path))).toEqual([]);
    });

    const open = (path: string, query: Record<string, string> = {}) =>
      page.goto(`${site.nginx.origin}${BASE}${path}?${new URLSearchParams(query)}`);

    it('shows an order, takes a payment at a counter, and comes back to the order', async () => {
      const borrower = borrowers.dueSoonWithDelay;
      await open('/loanDetail/', borrower);
      await payAtCounter(page);
      expect(new URL(page.url()).pathname).toBe(`${BASE}/loanDetail`);
      expect(await paymentsOf(site.sandbox, borrower.orderId)).toMatchObject([{ amount: '320000' }]);
    }, 60_000);

    it('states the lender’s licence where a page fetches it, in the language of the page', async () => {
      await open('/promotion', { id: '7001', lang: 'fil' });
      const foot = page.locator('footer');
      await foot.locator('summary').tap();
      await foot.getByText('Pinakamataas na APR').waitFor();
      expect(asked.filter((path) => path.startsWith(`${BASE}/texts/licence.`))).toEqual([
        expect.stringMatching(/\.fil\.html$/),
      ]);
    }, 60_000);

    it('shows the public site, its pictures and what it frames, and the way home from a page that there is not', async () => {
      await open('/');
      await page.getByText('Menu', { exact: true }).tap();
      await page.getByRole('link', { name: 'Policy', exact: true }).first().tap();
      await page.waitForURL(/\/loans\/app\/Policy/);
      await page.frameLocator('iframe').getByRole('heading').first().waitFor();
      expect(asked).toContain(`${BASE}/images/site-hero.svg`);
      expect(asked).toContain(`${BASE}/privacyPolicy`);
      expect(problems.splice(0)).toEqual([]);
      const missing = await open('/nowhere');
      expect(missing?.status()).toBe(404);
      // The browser logs the status to its console.
      expect(problems.splice(0).filter((text) => !text.includes('404'))).toEqual([]);
      await page.getByRole('link', { name: /home/i }).first().tap();
      await page.waitForURL(`${site.nginx.origin}${BASE}/`);
    }, 60_000);
  });
});
