import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { matrixUnless } from './support/matrix.ts';
import { arriveAtOrder, cardOf, LOOK, openRoute, payButton, toastOf, WAY } from './support/repaymentMethod.ts';
import { placeOf } from './support/standIn.ts';

const { cards, overdueCards } = borrowers;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('The repayment method page', () => {
  test('lists the bank cards, none chosen, a wallet, and what is to be paid, and has arrow keys and a mark for the choice of a card', async ({
    page,
    open,
    journal,
  }) => {
    await open('repaymentMethod', cards);
    const list = page.getByRole('radiogroup', { name: 'Bank cards' });
    await expect(list.getByRole('radio')).toHaveCount(2);
    await expect(list.getByText('Sample Metropolitan Bank')).toBeVisible();
    await expect(list.getByText('**** 1234')).toBeVisible();
    await expect(list.getByText('Sample Island Bank')).toBeVisible();
    await expect(list.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Sample Wallet' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Bind a bank card' })).toBeVisible();
    await expect(page.locator('.hero__amount')).toHaveText('₱1,500.50');
    await expect(payButton(page)).toBeEnabled();
    await expect(heading(page)).toHaveText('Repayment method');
    await expect(page).toHaveTitle('Repayment method · Sample Loan');
    await expect.poll(() => journal.calls).toEqual([WAY, LOOK]);

    await cardOf(page, '1234').click();
    await expect(page.getByRole('radio', { name: /1234/ })).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /7890/ })).toBeChecked();
    await expect(cardOf(page, '7890').locator('svg')).toBeVisible();
    await expect(cardOf(page, '1234').locator('svg')).toHaveCount(0);
  });

  for (const way of ['card', 'wallet'] as const)
    test(
      `says until the next try why a ${way} was not charged, and leads to the order`,
      matrixUnless(way === 'card'),
      async ({ page, open }) => {
        await open('repaymentMethod', cards, { withholdingAmount: '500' });
        await payButton(page).waitFor();
        if (way === 'card') await cardOf(page, '7890').click();
        else await page.getByRole('link', { name: 'Sample Wallet' }).click();
        await payButton(page).click();
        const words = page.getByRole('alert').filter({ hasText: 'The amount of this order has changed.' });
        await expect(words).toBeVisible();
        await expect(toastOf(page)).toHaveText('');
        await expect(words).toBeVisible();
        await page.getByRole('link', { name: 'Look at the order' }).click();
        await arriveAtOrder(page, cards);
      },
    );
});

test.describe('The in-page routes', () => {
  test('lead to the wallet and to the bank form and back, by the browser’s own buttons, with heading, title and focus', async ({
    page,
    journal,
  }) => {
    await openRoute(page, cards);
    await payButton(page).waitFor();
    await page.getByRole('link', { name: 'Sample Wallet' }).click();
    await expect(page).toHaveURL(/#\/alipayrepayment$/);
    await expect(heading(page)).toHaveText('Pay by wallet');
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle('Pay by wallet · Sample Loan');
    await page.goBack();
    await expect(heading(page)).toHaveText('Repayment method');
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle('Repayment method · Sample Loan');
    await page.goForward();
    await expect(heading(page)).toHaveText('Pay by wallet');
    await page.goBack();

    await page.getByRole('button', { name: 'Bind a bank card' }).click();
    await expect(heading(page)).toHaveText('Payment account information');
    await expect(page).toHaveURL(/\/repaymentMethod#\/addnormalcard$/);
    await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
    await expect(page).toHaveTitle('Payment account information · Sample Loan');
    await page.goBack();
    await expect(heading(page)).toHaveText('Repayment method');
    await expect(page.getByRole('radio')).toHaveCount(2);
    await page.goForward();
    await expect(heading(page)).toHaveText('Payment account information');
    expect(journal.problems).toEqual([]);
  });

  test('follow an address that the app changes, from the documents of their own too', { tag: '@matrix' }, async ({
    page,
  }) => {
    const go = (hash: string) =>
      page.evaluate((next) => {
        location.hash = next;
      }, hash);
    // A document of its own has its heading before its script, which takes the page's address and follows it from then on.
    await openRoute(page, cards, '#/addnormalcard');
    await expect(heading(page)).toHaveText('Payment account information');
    await expect(page).toHaveURL(/\/repaymentMethod#\/addnormalcard$/);
    await go('#/borrowDetail?productId=2002&orderId=170001');
    await expect(heading(page)).toHaveText('Order Details');
    await expect(page).toHaveURL(/\/repaymentMethod#\/borrowDetail/);
    await go('#/alipayrepayment');
    await expect(heading(page)).toHaveText('Pay by wallet');
    await go('#/');
    await expect(heading(page)).toHaveText('Repayment method');
    expect(new URL(page.url()).pathname).toBe('/repaymentMethod');
  });

  test('follow an address that the app changes while a document of its own is drawn', async ({ page }) => {
    await page.addInitScript(() => {
      const watch = new MutationObserver(() => {
        if (location.pathname !== '/borrowDetail' || !document.querySelector('main')) return;
        watch.disconnect();
        location.hash = '#/alipayrepayment';
      });
      watch.observe(document, { childList: true, subtree: true });
    });
    await openRoute(page, cards, '#/borrowDetail');
    await expect(heading(page)).toHaveText('Pay by wallet');
    await expect(page).toHaveURL(/\/repaymentMethod#\/alipayrepayment$/);
  });
});

test.describe('The order at #/borrowDetail', () => {
  test('is shown with its status, product and details, and leads to its own page', { tag: '@matrix' }, async ({
    page,
    journal,
  }) => {
    await openRoute(page, cards, '#/borrowDetail?productId=2002&orderId=170001');
    await expect(page.getByRole('heading', { name: 'Repayment due' })).toBeVisible();
    await expect(page.locator('[data-status="170"]')).toBeVisible();
    await expect(page.getByText('Sample Instalment Loan')).toBeVisible();
    await expect(page.getByText('2 of 4')).toBeVisible();
    await expect(page.getByRole('button', { name: /Call customer service/ })).toBeVisible();
    expect(journal.calls.filter((call) => call === LOOK)).toEqual([LOOK]);
    await page.getByRole('link', { name: 'See the whole order' }).click();
    await expect(page).toHaveURL(/\/loanDetail(\?|$)/);
    expect((await placeOf(page)).query).toMatchObject({ orderId: '170001' });
    await expect(page.getByRole('button', { name: 'Repayment' })).toBeVisible();
  });

  test('is asked for once, and is the one that the route names, not the session', async ({ page, journal }) => {
    const session = { ...overdueCards, userId: '50011', sessionId: 'session-50011' };
    await openRoute(page, session, '#/borrowDetail?productId=2002&orderId=170001');
    await expect(page.getByText('Sample Instalment Loan')).toBeVisible();
    const asked = journal.requests.filter((address) => address.includes('/loan-details/loan-details'));
    expect(asked.map((address) => new URL(address).searchParams.get('orderId'))).toEqual(['170001']);
  });
});
