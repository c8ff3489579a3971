import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';

const borrower = borrowers.instalments;

test.describe('A borrower sees whose page it is', () => {
  test('on every screen, in the tab with its logo, and finds help with the same session', async ({ page, open }) => {
    await open('repay', borrower);
    const bar = page.getByRole('banner');
    await expect(bar).toHaveText(/Sample Loan/);
    await expect(page).toHaveTitle('Repayment · Sample Loan');
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#0b5cad');
    const address = await page.locator('link[rel=icon]').getAttribute('href');
    const answer = await page.request.get(address ?? '');
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(await answer.text()).toContain('#0b5cad');
    const asked = page.waitForRequest(/contact-kf-info/);
    await bar.getByRole('link', { name: 'Help' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer service');
    expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toMatchObject({
      userId: borrower.userId,
      sessionId: borrower['sessionId'],
      orderId: borrower.orderId,
    });
  });

  test('before the script of the page has come', { tag: '@matrix' }, async ({ browser, app }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${app.origin}/repay`);
    await expect(page.getByRole('banner')).toContainText('Sample Loan');
    await page.close();
  });

  test('on a page without a framework, whose help keeps the session too', async ({ page, open }) => {
    await open('carpmm', borrower);
    const help = page.getByRole('banner').getByRole('link', { name: 'Help' });
    await expect(help).toHaveAttribute('href', new RegExp(`^/customerService\\?.*userId=${borrower.userId}`));
  });

  test('by the app’s own bar, where the address says that the app has one', async ({ page, open }) => {
    await open('repay', borrower, { clientType: 'Android' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
  });
});
