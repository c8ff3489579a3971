import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';

test.describe('A borrower looks at other products', () => {
  test('and sees what the service says of each, with tags at the first two alone, joined by slashes, opens one, and one that cannot be taken is grey and does nothing', {
    tag: '@matrix',
  }, async ({ page, open, journal }) => {
    await open('loanDetail', borrowers.underReview);
    const cards = page.getByRole('listitem');
    await expect(cards).toHaveCount(4);
    const first = cards.first();
    await expect(first.getByText('Sample Cash Now', { exact: true })).toBeVisible();
    await expect(first.getByText('0.05% a day')).toBeVisible();
    await expect(first.getByText('Loan amount')).toBeVisible();
    await expect(first.getByText('Interest rate')).toBeVisible();
    await expect(first.locator('img')).toHaveAttribute('src', /\/sandbox\/images\//);
    await expect(first).toContainText('No collateral / 91 to 180 days / First loan');
    await expect(cards.nth(1)).toContainText('Salary earners / One instalment');
    await expect(cards.nth(2)).not.toContainText('Shop owners');
    const taken = cards.nth(2).getByRole('button', { name: 'Full today' });
    await expect(taken).toHaveAttribute('aria-disabled', 'true');
    await expect(first.getByRole('button', { name: 'Apply' })).toHaveAttribute('aria-disabled', 'false');
    const colorOf = (card: number) => cards.nth(card).evaluate((element) => getComputedStyle(element).color);
    expect(await colorOf(2)).not.toBe(await colorOf(0));
    const before = journal.requests.length;
    await taken.click({ force: true });
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page).toHaveURL(/\/loanDetail(\?|$)/);
    expect(journal.requests.slice(before).filter((address) => address.includes('/away/'))).toEqual([]);
    await first.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/\/sandbox\/away\/3001$/);
  });
});
