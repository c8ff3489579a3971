import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';

const borrower = borrowers.instalments;

test('A borrower sees whose page it is, and finds help in the same session', async ({ page, open }) => {
  await open('repay', borrower);
  const bar = page.getByRole('banner');
  await expect(bar).toHaveText(/Sample Loan/);
  await expect(page).toHaveTitle('Pay · Sample Loan');
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#0b5cad');
  const address = await page.locator('link[rel=icon]').getAttribute('href');
  const answer = await page.request.get(address ?? '');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
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

test('An app’s own bar takes the place of the page’s', async ({ page, open }) => {
  await open('repay', borrower, { clientType: 'Android' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
});
