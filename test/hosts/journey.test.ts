import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium as playwright } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/build/settings.ts';
import { createSandbox, type Sandbox } from '../../scripts/sandbox/createSandbox.ts';
import { paymentsOf } from '../../scripts/sandbox/testBorrower.ts';
import { type Running, serveHttp } from '../../scripts/serve/httpServer.ts';
import { chromium } from '../engines/chromium.ts';
import { ensureEngines } from '../engines/ensureEngines.ts';
import { borrowers } from '../support/borrowers.ts';
import { isNginxInstalled, type Nginx, startNginx } from './nginx.ts';

const PAGES = join(root, process.env['OUT_DIR'] || 'dist');
const START_MS = 300_000;

describe.runIf(isNginxInstalled())('A borrower of a lender whose pages and service stand behind nginx', () => {
  let folder: string;
  let sandbox: Sandbox;
  let service: Running;
  let nginx: Nginx;
  let browser: Browser;

  beforeAll(async () => {
    await ensureEngines();
    folder = mkdtempSync(join(tmpdir(), 'behind-nginx-'));
    sandbox = await createSandbox({ databaseUrl: `file:${join(folder, 'sandbox.db')}` });
    await sandbox.seed();
    service = await serveHttp((request) => sandbox.fetch(request));
    nginx = await startNginx({
      folder: PAGES,
      services: [new URL(service.origin).host.replace('localhost', '127.0.0.1')],
    });
    const { bin, env } = chromium('current');
    browser = await playwright.launch({
      executablePath: bin,
      env: { ...(process.env as Record<string, string>), ...env },
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
  }, START_MS);

  afterAll(async () => {
    await browser?.close();
    await nginx?.close();
    await service?.close();
    await sandbox?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('repays at a counter, finds the order settled, and leaves no session in a log', async () => {
    const page = await browser.newPage({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
    page.setDefaultTimeout(20_000);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    const borrower = borrowers.dueSoonWithDelay;

    // By an SMS link, with the slash that somebody put in.
    await page.goto(`${nginx.origin}/loanDetail/?${new URLSearchParams(borrower)}`);
    await page.getByRole('button', { name: 'REPAY', exact: true }).tap();
    await page.getByText('₱3,200.00').first().waitFor();
    await page.getByText('Payment Method').tap();
    await page.getByText('Sample Counter').tap();
    await page.getByRole('button', { name: 'Payment', exact: true }).tap();
    await page.waitForURL(/\/sandbox\/pay\//);
    expect(new URL(page.url()).origin).toBe(nginx.origin);
    await page.getByRole('button', { name: 'Pay now' }).tap();
    await page.getByText('We have received your payment.').waitFor();
    await page.getByText('Back to the order').tap();
    await page.getByRole('heading', { name: 'Paid in full. Thank you' }).waitFor();
    await page.getByRole('link', { name: 'View order' }).tap();
    await page.getByText('Borrow Again').waitFor();

    expect(await paymentsOf(sandbox, borrower.orderId)).toMatchObject([{ amount: '320000' }]);
    expect(problems).toEqual([]);
    expect(nginx.logs()).toContain('/loanDetail');
    expect(nginx.logs()).not.toContain(borrower['sessionId']);
    await page.close();
  }, 60_000);
});
