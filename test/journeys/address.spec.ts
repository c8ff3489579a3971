import type { Page } from '@playwright/test';
import { type BorrowerOf, borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { placeOf } from './support/standIn.ts';

const first = borrowers.instalments;
const second = borrowers.settled;

/** Waits until the order of a borrower stands on screen, with data, at an address that names nobody. */
const expectOrder = async (page: Page, { orderId }: BorrowerOf): Promise<void> => {
  await expect(page.getByText(/^Checked at/)).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  expect((await placeOf(page)).query).toMatchObject({ orderId });
};

const ofAnother = (page: Page) => page.getByRole('alert').filter({ hasText: 'This link is for another person' });

/** The second borrower opens their order on the first one's phone, and is told so. */
const openNext = async (page: Page): Promise<void> => {
  await page.goto(`/loanDetail?${new URLSearchParams({ ...second })}`);
  await expect(ofAnother(page)).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expectOrder(page, second);
};

test.describe('A borrower whose session has left the address', () => {
  test('keeps the order over a reload, and copies an address of nobody', async ({ page, context, open, journal }) => {
    await open('loanDetail', first);
    await expectOrder(page, first);
    await page.reload();
    await expectOrder(page, first);
    const asked = journal.requests.filter((address) => address.includes('/loan-details/loan-details'));
    expect(asked).toHaveLength(2);
    expect(asked[1]).toBe(asked[0]);
    const tab = await context.newPage();
    await tab.goto(page.url());
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await placeOf(tab)).query).toEqual({});
    await expect(tab.getByText(/^Checked at/)).toHaveCount(0);
  });

  test('reads the policy in its frame, and goes from there to the service, with the session and the language', {
    tag: '@matrix',
  }, async ({ page, open }) => {
    await open('Policy', first, { lang: 'fil' });
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(frame.locator('html')).toHaveAttribute('lang', 'fil');
    await expect(page.locator('iframe')).toHaveAttribute('src', '/privacyPolicy?lang=fil');
    const link = frame.locator('a[data-screen="customerService"]');
    await expect(link).toHaveAttribute('href', /userId=50011.*lang=fil/);
    await link.click();
    await expect(page).toHaveURL(/\/customerService\?lang=fil$/);
    expect((await placeOf(page)).query).toMatchObject({ ...first, lang: 'fil' });
  });
});

test('Where two borrowers share a phone, the way back does not lead into the session of the one before', async ({
  page,
  open,
  journal,
}) => {
  await open('loanDetail', first);
  await expectOrder(page, first);
  await openNext(page);
  const before = journal.calls.length;
  await page.goBack();
  await expect(ofAnother(page)).toBeVisible();
  await expect(page.getByText(/^Checked at/)).toHaveCount(0);
  await page.reload();
  await expect(ofAnother(page)).toBeVisible();
  expect(journal.calls).toHaveLength(before);
  await page.goForward();
  await expectOrder(page, second);
  await page.goBack();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expectOrder(page, first);
});

// Other marks that a link gets on its way are in screens.test.ts and parameters.test.ts.
test('A link that was encoded as a whole opens the order that it meant', async ({ page, expectProblem, leaks }) => {
  // The touched address itself names the borrower.
  leaks.expect('');
  expectProblem('Failed to load resource');
  await page.goto(`/repay%3F${encodeURIComponent(String(new URLSearchParams({ ...borrowers.dueSoonWithDelay })))}`);
  await expect(page.locator('.hero__amount')).toHaveText('₱3,200.00');
});
