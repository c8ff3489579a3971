import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { succeedWith } from './support/answers.ts';
import { holdCall } from './support/holdCall.ts';
import { accessProblems } from './support/look.ts';
import { placeOf } from './support/standIn.ts';

const borrower = borrowers.failedLogin;
const READ = '/older/failed-recommend';
const OPEN = '/older/open-product';

const apply = (page: Page, at: number) => page.getByRole('listitem').nth(at).getByRole('button');

test.describe('A borrower whose login at a partner failed', () => {
  test('is told so and why, and sees other products', { tag: '@react' }, async ({ page, open, journal }) => {
    await open('error', borrower);
    await expect(page.getByRole('heading', { level: 1, name: 'Order Details' })).toBeVisible();
    await expect(page).toHaveTitle('Order Details · Sample Loan');
    await expect(page.getByRole('heading', { name: 'Failed' })).toBeVisible();
    await expect(page.locator('.failed svg')).toBeVisible();
    await expect(page.getByText('Nothing was sent and nothing is owed.')).toBeVisible();
    const first = page.getByRole('listitem').first();
    await expect(first.getByText('Sample Cash Now', { exact: true })).toBeVisible();
    await expect(first.getByText('50.000', { exact: true })).toBeVisible();
    await expect(first.getByText('Loan amount')).toBeVisible();
    await expect(first.getByText('0.05% a day')).toBeVisible();
    await expect(first.getByText('Interest rate')).toBeVisible();
    await expect(first.locator('img')).toHaveAttribute('src', /\/sandbox\/images\//);
    await expect(first.getByRole('button', { name: 'Apply Sample Cash Now', exact: true })).toBeVisible();
    // One that cannot be taken is grey.
    await expect(apply(page, 2)).toHaveAttribute('aria-disabled', 'true');
    const colorOf = (at: number) =>
      page
        .getByRole('listitem')
        .nth(at)
        .evaluate((element) => getComputedStyle(element).color);
    expect(await colorOf(2)).not.toBe(await colorOf(0));
    // Tags are at the first two products alone.
    await expect(first).toContainText('No collateral / 91 to 180 days / First loan');
    await expect(page.getByRole('listitem').nth(2)).not.toContainText('Shop owners');
    expect(journal.calls).toEqual([`POST /api${READ}`]);
    expect(await accessProblems(page)).toEqual([]);
  });

  test('is told in the words of the address, as plain text, where the service has none', async ({ page, open }) => {
    await open('error', borrowers.failedLoginSilent, { message: '<img src=x onerror=alert(1)> The partner said no.' });
    await expect(page.getByText('<img src=x onerror=alert(1)> The partner said no.')).toBeVisible();
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  });

  test('is not led here by an answer with words for the page', async ({ page, open }) => {
    await succeedWith(page, READ, { message: '', recProducts: [{ productId: '1', name: 'Other', clickable: 1 }] });
    await open('error', borrower);
    const origin = new URL(page.url()).origin;
    await succeedWith(page, OPEN, { url: `${origin}/error?userId=1&message=You+owe+us+more` });
    await page.getByRole('listitem').getByRole('button').click();
    // The words are gone with the session that the page has taken out of its address; both pages have the same one.
    await expect(async () => expect((await placeOf(page)).query).toEqual({ userId: '1' })).toPass();
    await expect(page.getByText('You owe us more')).toHaveCount(0);
  });
});

test.describe('A borrower takes another product', () => {
  for (const _app of ['ios', 'android'] as const) {
  }

  test('and one that is grey does nothing, a double tap asks once, while the button says that it is busy, and leads to it on the web', {
    tag: '@react',
  }, async ({ page, open, journal }) => {
    const release = await holdCall(page, `**${OPEN}?*`);
    await open('error', borrower);
    await apply(page, 2).click({ force: true });
    await apply(page, 0).dblclick();
    await expect(apply(page, 0)).toHaveText('Opening…');
    await apply(page, 3).click();
    release();
    await expect(page).toHaveURL(/\/sandbox\/away\/3001$/);
    expect(journal.calls.filter((made) => made.endsWith(OPEN))).toHaveLength(1);
  });
});
