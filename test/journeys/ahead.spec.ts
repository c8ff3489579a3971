import type { IncomingMessage } from 'node:http';
import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';

const AT_REST_MS = 3_000;

const documentsAsked = (requests: readonly string[], screen: string): string[] =>
  requests.filter((address) => new URL(address).pathname === `/${screen}`);

const openAtRest = async (page: Page, open: () => Promise<void>): Promise<void> => {
  await page.clock.install();
  await open();
  await expect(page.getByText(/^Checked at/)).toBeVisible();
  await page.clock.fastForward(AT_REST_MS);
};

test.describe('Once a screen is at rest', () => {
  test('the document of the likely next one is fetched, once, and the tap finds it there', async ({
    page,
    open,
    app,
  }) => {
    const fromCache: string[] = [];
    // At the host: that the browser also begins to prerender it, and stops because it is driven, is no request.
    const asked: string[] = [];
    const hear = ({ url = '' }: IncomingMessage) => url.startsWith('/repay?') && asked.push(url);
    app.server.on('request', hear);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    devtools.on('Network.responseReceived', ({ response, type }) => {
      if (type === 'Document' && response.fromDiskCache) fromCache.push(new URL(response.url).pathname);
    });
    const fetched = page.waitForResponse((response) => new URL(response.url()).pathname === '/repay');
    await openAtRest(page, () => open('loanDetail', borrowers.dueSoonWithDelay));
    await (await fetched).finished();
    expect(asked).toHaveLength(1);

    await page.getByRole('button', { name: 'REPAY', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Payment Method' })).toBeVisible();
    await expect.poll(() => fromCache).toContain('/repay');
    expect(asked).toHaveLength(1);
    app.server.off('request', hear);
  });

  test('nothing is fetched for an order that cannot be repaid', { tag: '@matrix' }, async ({ page, open, journal }) => {
    await openAtRest(page, () => open('loanDetail', borrowers.settled));
    await page.waitForLoadState('networkidle');
    expect(documentsAsked(journal.requests, 'repay')).toEqual([]);
  });
});
