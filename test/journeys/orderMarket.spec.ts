import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { answerOrder, plainProduct } from './support/order.ts';
import { placeOf, standIn } from './support/standIn.ts';

test.describe('A borrower looks at other products', () => {
  test('and sees what the service says of each', async ({ page, open }) => {
    await open('loanDetail', borrowers.underReview);
    const cards = page.getByRole('listitem');
    await expect(cards).toHaveCount(4);
    const first = cards.first();
    await expect(first.getByText('Sample Cash Now', { exact: true })).toBeVisible();
    await expect(first.getByText('0.05% a day')).toBeVisible();
    await expect(first.getByText('Loan amount')).toBeVisible();
    await expect(first.getByText('Interest rate')).toBeVisible();
    await expect(first.getByRole('button', { name: 'Apply' })).toBeVisible();
    await expect(first.locator('img')).toHaveAttribute('src', /\/sandbox\/images\//);
  });

  test('with tags at the first two alone, joined by slashes', async ({ page, open }) => {
    await open('loanDetail', borrowers.underReview);
    const cards = page.getByRole('listitem');
    await expect(cards.nth(0)).toContainText('No collateral / 91 to 180 days / First loan');
    await expect(cards.nth(1)).toContainText('Salary earners / One instalment');
    await expect(cards.nth(2)).not.toContainText('Shop owners');
  });

  for (const [range, shown] of [
    ['50000', '50.000'],
    [1234567, '1.234.567'],
    ['999', '999'],
    ['₱2,000 - ₱25,000', '₱2,000 - ₱25,000'],
    ['5000.50', '5000.50'],
    ['1000-5000', '1000-5000'],
  ] as const) {
    test(`and reads the range ${JSON.stringify(range)} as ${shown}`, { tag: '@matrix' }, async ({ page, open }) => {
      await answerOrder(page, { orderStatus: 21, recProducts: [{ ...plainProduct, range }] });
      await open('loanDetail', borrowers.underReview);
      await expect(page.getByRole('listitem').locator('strong').filter({ hasText: /\d/ }).first()).toHaveText(shown);
    });
  }

  test('and opens one at its address', async ({ page, open }) => {
    await open('loanDetail', borrowers.underReview);
    await page.getByRole('listitem').first().getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/\/sandbox\/away\/3001$/);
  });

  test('and goes home by one that has no address', async ({ page, open }) => {
    await standIn(page, '/');
    await open('loanDetail', borrowers.underReview);
    await page.getByRole('listitem').nth(1).getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveTitle('Elsewhere');
    expect((await placeOf(page)).path).toBe('/');
  });

  test('and goes home for more', async ({ page, open }) => {
    await standIn(page, '/');
    await open('loanDetail', borrowers.underReview);
    await page.getByRole('button', { name: 'Click to view more products' }).click();
    await expect(page).toHaveTitle('Elsewhere');
    expect((await placeOf(page)).path).toBe('/');
  });

  test('and one that cannot be taken is grey and does nothing', async ({ page, open, journal }) => {
    await open('loanDetail', borrowers.underReview);
    const cards = page.getByRole('listitem');
    const taken = cards.nth(2).getByRole('button', { name: 'Full today' });
    await expect(taken).toHaveAttribute('aria-disabled', 'true');
    const colorOf = (card: number) => cards.nth(card).evaluate((element) => getComputedStyle(element).color);
    expect(await colorOf(2)).not.toBe(await colorOf(0));
    const before = journal.requests.length;
    await taken.click({ force: true });
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page).toHaveURL(/\/loanDetail(\?|$)/);
    expect(journal.requests.slice(before).filter((address) => address.includes('/away/'))).toEqual([]);
    await expect(cards.first().getByRole('button', { name: 'Apply' })).toHaveAttribute('aria-disabled', 'false');
  });

  for (const clickable of [0, '0', 2, null, 'true']) {
    test(`and one whose flag is ${JSON.stringify(clickable)} cannot be taken`, { tag: '@matrix' }, async ({
      page,
      open,
    }) => {
      await answerOrder(page, {
        orderStatus: 21,
        recProducts: [{ ...plainProduct, clickable, url: '/sandbox/away/x' }],
      });
      await open('loanDetail', borrowers.underReview);
      await expect(page.getByRole('button', { name: 'Apply' })).toHaveAttribute('aria-disabled', 'true');
    });
  }

  test('and one with an address that is not safe is not opened', async ({ page, open }) => {
    const recProducts = [{ ...plainProduct, url: 'javascript:document.title="taken"' }];
    await answerOrder(page, { orderStatus: 21, recProducts });
    await open('loanDetail', borrowers.underReview);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('This link is not safe to open.')).toBeVisible();
    await expect(page).toHaveTitle('Order Details · Sample Loan');
  });

  test('of which the service sends odd ones, and the rest stands', async ({ page, open }) => {
    await answerOrder(page, { orderStatus: 21, recProducts: [null, 'x', { name: '' }, plainProduct, { tags: 'x' }] });
    await open('loanDetail', borrowers.underReview);
    await expect(page.getByRole('listitem')).toHaveCount(1);
  });
});
