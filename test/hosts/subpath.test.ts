import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../../scripts/build/buildSite.ts';
import { readSettings } from '../../scripts/build/settings.ts';
import { readBuild } from '../../scripts/deploy/readBuild.ts';
import { verifyHost } from '../../scripts/deploy/verifyHost.ts';
import { openTestSandbox, paymentsOf } from '../../scripts/sandbox/testBorrower.ts';
import { type Running, serveHttp } from '../../scripts/serve/httpServer.ts';
import { folderForAllTests } from '../../scripts/testing/temporaryFolder.ts';
import { launchOptions } from '../engines/chromium.ts';
import { ensureEngines } from '../engines/ensureEngines.ts';
import { borrowers } from '../support/borrowers.ts';
import { isNginxInstalled, type Nginx, startNginx } from './nginx.ts';

const BASE = '/loans/app';
const START_MS = 300_000;
const WAIT_MS = 20_000;
const PAGES =
  'home,notFound,promotion,loanDetail,repay,repaymentOfCode2,repaymentMethod,borrowDetail,bindBank,customerService,complaint,Policy,privacyPolicy,User';

describe.runIf(isNginxInstalled())('A lender’s site with the pages below a path, behind nginx', () => {
  const inFolder = folderForAllTests();
  const pages = (): string => inFolder('dist');
  let opened: Awaited<ReturnType<typeof openTestSandbox>>;
  let service: Running;
  let nginx: Nginx;
  let browser: Browser;

  beforeAll(async () => {
    await ensureEngines();
    browser = await chromium.launch(launchOptions());
    await buildSite(await readSettings({ OUT_DIR: pages(), BASE_PATH: BASE, PAGES }));
    opened = await openTestSandbox({ pagesPath: BASE, now: Date.now });
    service = await serveHttp(opened.sandbox.fetch);
    nginx = await startNginx({
      folder: pages(),
      services: [new URL(service.origin).host.replace('localhost', '127.0.0.1')],
      more: 'location = / { return 200 "the lender itself"; }\n  location /shop { return 404; }',
    });
  }, START_MS);

  afterAll(async () => {
    await browser?.close();
    await nginx?.close();
    await service?.close();
    await opened?.remove();
  });

  it('answers, address by address, what was built', async () => {
    const verdict = await verifyHost(new URL(nginx.origin), readBuild(pages()));
    expect(verdict.findings).toEqual([]);
    expect(verdict.questions).toBeGreaterThan(100);
  });

  it('is the lender’s own everywhere else: pages, what is missing, and nothing of the build', async () => {
    const ask = async (path: string) => {
      const answer = await fetch(nginx.origin + path);
      return { status: answer.status, text: await answer.text() };
    };
    expect(await ask('/')).toEqual({ status: 200, text: 'the lender itself' });
    expect((await ask('/shop')).text).not.toContain('Sample Loan');
    for (const path of ['/_headers', '/_nginx.conf', '/_build.json', '/repay', '/loans/apple'])
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
    expect((await ask(`${BASE}/no-such-page`)).text).toContain('Sample Loan');
  });

  it('shows a borrower an order, takes a payment at a counter, and comes back to the order', async () => {
    const page = await browser.newPage({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
    page.setDefaultTimeout(WAIT_MS);
    const problems: string[] = [];
    const asked: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const borrower = borrowers.dueSoonWithDelay;
    await page.goto(`${nginx.origin}${BASE}/loanDetail/?${new URLSearchParams({ ...borrower })}`);
    await page.getByRole('button', { name: 'REPAY', exact: true }).tap();
    await page.getByText('₱3,200.00').first().waitFor();
    await page.getByText('Payment Method').tap();
    await page.getByText('Sample Counter').tap();
    await page.getByRole('button', { name: 'Payment', exact: true }).tap();
    await page.waitForURL((url) => url.origin === nginx.origin && url.pathname.startsWith('/sandbox/pay/'));
    await page.getByRole('button', { name: 'Pay now' }).tap();
    await page.getByText('We have received your payment.').waitFor();
    await page.getByText('Back to the order').tap();
    await page.getByRole('heading', { name: 'Paid in full. Thank you' }).waitFor();
    await page.getByText('Borrow Again').waitFor();
    expect(new URL(page.url()).pathname).toBe(`${BASE}/loanDetail`);
    expect(await paymentsOf(opened.sandbox, borrower.orderId)).toMatchObject([{ amount: '320000' }]);
    expect(problems).toEqual([]);
    expect(asked.filter((path) => !/^\/(loans\/app|api|sandbox)(\/|$)/.test(path))).toEqual([]);
  }, 60_000);
});
