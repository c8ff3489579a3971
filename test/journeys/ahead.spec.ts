import type { IncomingMessage } from 'node:http';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { LOOK, openRoute, WAY } from './support/repaymentMethod.ts';

const AT_REST_MS = 3_000;

test.describe('Once a screen is at rest', () => {
  test('fetches the likely next document once, where the tap finds it', async ({ page, open, app }) => {
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
    await page.clock.install();
    await open('loanDetail', borrowers.dueSoonWithDelay);
    await expect(page.getByText(/^Checked at/)).toBeVisible();
    await page.clock.fastForward(AT_REST_MS);
    await (await fetched).finished();
    expect(asked).toHaveLength(1);

    await page.getByRole('button', { name: 'REPAY', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Payment Method' })).toBeVisible();
    await expect.poll(() => fromCache).toContain('/repay');
    expect(asked).toHaveLength(1);
    app.server.off('request', hear);
  });

  test('the order that a payment leads to is fetched, and no further call is made', async ({ page, journal }) => {
    await page.clock.install();
    // A full machine may take as long as the page needs to come to rest by itself.
    const fetched = page.waitForResponse((response) => new URL(response.url()).pathname === '/borrowDetail');
    await openRoute(page, borrowers.cards);
    await expect(page.getByRole('button', { name: 'Add a bank card' })).toBeEnabled();
    // The part that pays has come, and with it the wait that leads on.
    await expect.poll(() => journal.calls).toEqual([WAY, LOOK]);
    await page.clock.fastForward(AT_REST_MS);
    await (await fetched).finished();
    expect(journal.calls).toEqual([WAY, LOOK]);
  });
});
