import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { answerWith } from './support/answers.ts';
import { clearFaults } from './support/faults.ts';
import {
  addressOf,
  arriveAtOrder,
  cardOf,
  LOOK,
  openRoute,
  orderOf,
  payButton,
  toastOf,
  WAY,
} from './support/repaymentMethod.ts';
import { routeFirst } from './support/routeFirst.ts';
import { placeOf } from './support/standIn.ts';

const { cards, noWays, manyCards, cardInText, cardOfSettled, walletAlone, overdueCards } = borrowers;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.beforeEach(async ({ app, reset }) => {
  await clearFaults(app);
  for (const borrower of [cards, cardInText, overdueCards]) await reset(borrower);
});

test.describe('The repayment method page', () => {
  test('lists the bank cards, none chosen, a wallet, and what is to be paid', async ({ page, open, journal }) => {
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
    expect(journal.calls).toEqual([WAY, LOOK]);
  });

  test('asks for the order, with the session in the query', async ({ page }) => {
    const asked = page.waitForRequest(addressOf(WAY));
    await openRoute(page, cards);
    const request = await asked;
    expect(request.postDataJSON()).toEqual({ orderId: '170001' });
    expect(new URL(request.url()).searchParams.get('userId')).toBe('50011');
    expect(new URL(request.url()).searchParams.get('withholdingAmount')).toBe('150050');
  });

  test('has arrow keys and a mark for the choice of a card', async ({ page, open }) => {
    await open('repaymentMethod', cards);
    await cardOf(page, '1234').click();
    await expect(page.getByRole('radio', { name: /1234/ })).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /7890/ })).toBeChecked();
    await expect(cardOf(page, '7890').locator('svg')).toBeVisible();
    await expect(cardOf(page, '1234').locator('svg')).toHaveCount(0);
  });

  test('asks for a card where none is chosen, and sends nothing', async ({ page, open, journal }) => {
    await open('repaymentMethod', cards);
    await payButton(page).click();
    await expect(page.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('alert').filter({ hasText: 'Please choose a bank card first' })).toBeVisible();
    await expect(toastOf(page)).toHaveText('');
    expect(journal.calls).toEqual([WAY, LOOK]);
    await cardOf(page, '7890').click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  for (const way of ['card', 'wallet'] as const)
    test(`says until the next try why a ${way} was not charged, and leads to the order`, async ({ page, open }) => {
      await open('repaymentMethod', cards, { withholdingAmount: '500' });
      if (way === 'card') await cardOf(page, '7890').click();
      else await page.getByRole('link', { name: 'Sample Wallet' }).click();
      await payButton(page).click();
      const words = page.getByRole('alert').filter({ hasText: 'The amount of this order has changed.' });
      await expect(words).toBeVisible();
      await expect(toastOf(page)).toHaveText('');
      await expect(words).toBeVisible();
      await page.getByRole('link', { name: 'Look at the order' }).click();
      await arriveAtOrder(page, cards);
    });

  test('says so where there is neither card nor wallet', async ({ page, open }) => {
    await open('repaymentMethod', noWays);
    await expect(page.getByText('No bank card is bound yet.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Bind a bank card' })).toHaveClass('button button--main');
    await expect(payButton(page)).toHaveCount(0);
  });

  test('offers the wallet to a borrower without a card', async ({ page, open }) => {
    await open('repaymentMethod', walletAlone);
    await expect(page.getByText('No bank card is bound yet.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sample Wallet' })).toBeVisible();
  });

  test('lists nine cards with long names, each to be chosen', async ({ page, open }) => {
    await open('repaymentMethod', manyCards);
    await expect(page.getByRole('radio')).toHaveCount(9);
    await cardOf(page, '9999').click();
    await expect(page.getByRole('radio', { name: /9999/ })).toBeChecked();
  });

  test('reads numbers that come as text', async ({ page, open }) => {
    await open('repaymentMethod', cardInText);
    await expect(page.getByRole('radio')).toHaveCount(1);
    await expect(page.locator('.hero__amount')).toHaveText('₱2,650.75');
  });

  for (const [what, withholdingAmount] of [
    ['is missing', ''],
    ['is no number', 'all of it'],
    ['is nothing', '0'],
  ] as const) {
    test(`says so where the amount ${what}, and nothing can be paid`, { tag: '@matrix' }, async ({
      page,
      open,
      journal,
    }) => {
      await open('repaymentMethod', cards, { withholdingAmount });
      await cardOf(page, '1234').click();
      const unknown = 'The amount is not known, so nothing can be paid here.';
      await expect(page.getByText(unknown)).toBeVisible();
      await expect(page.locator('.hero__amount')).toHaveCount(0);
      await expect(payButton(page)).toHaveCount(0);
      await page.getByRole('link', { name: 'Sample Wallet' }).click();
      await expect(heading(page)).toHaveText('Pay by wallet');
      await expect(page.getByText(unknown)).toBeVisible();
      await expect(payButton(page)).toHaveCount(0);
      expect(new Set(journal.calls)).toEqual(new Set([WAY, LOOK]));
      await page.getByRole('link', { name: 'Look at the order' }).click();
      await expect(heading(page)).toHaveText('Order Details');
    });
  }

  test('asks in Chinese for a card where the address asks for that language', async ({ page, open }) => {
    await open('repaymentMethod', cards, { lang: 'zh' });
    await expect(heading(page)).toHaveText('还款方式');
    await page.getByRole('button', { name: '付款', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('请先选择银行卡');
  });

  test('lets a card be chosen by its radio too, as a finger that explores by touch does', async ({ page, open }) => {
    await open('repaymentMethod', cards);
    await page.getByRole('radio').nth(1).check();
    await expect(page.getByRole('radio').nth(1)).toBeChecked();
    await cardOf(page, '1234').click();
    await expect(page.getByRole('radio').first()).toBeChecked();
  });

  test('says in Filipino what it says', async ({ page, open }) => {
    await open('repaymentMethod', cards, { lang: 'fil' });
    await expect(heading(page)).toHaveText('Paraan ng pagbabayad');
    await expect(page).toHaveTitle('Paraan ng pagbabayad · Sample Loan');
    await page.getByRole('button', { name: 'Magbayad', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('Pumili muna ng bank card');
    await page.getByRole('link', { name: 'Sample Wallet' }).click();
    await expect(heading(page)).toHaveText('Magbayad gamit ang wallet');
    await expect(page).toHaveTitle('Magbayad gamit ang wallet · Sample Loan');
  });
});

test.describe('Where the ways to pay do not come', () => {
  test('a refusal is said as a toast and on the page', async ({ page, open }) => {
    await open('repaymentMethod', cardOfSettled);
    await expect(toastOf(page)).toHaveText('There is nothing to repay on this order.');
    await expect(page.getByRole('alert').getByRole('heading')).toHaveText('Nothing to pay right now');
    await expect(payButton(page)).toHaveCount(0);
  });

  test('a refusal without a word has words of its own', async ({ page, open }) => {
    await answerWith(page, '/v2/loan/service/loan/repayment-way', { code: '5000', message: '', data: null });
    await open('repaymentMethod', cards);
    await expect(page.getByRole('alert')).toContainText('The query failed');
    await expect(toastOf(page)).toHaveText('');
  });

  test('a broken line is an error, with a way to try again', async ({ page, open, journal, expectProblem }) => {
    expectProblem('Failed to load resource');
    await routeFirst(page, addressOf(WAY), (route) => route.abort());
    await open('repaymentMethod', cards);
    await expect(toastOf(page)).toHaveText('error');
    await expect(page.getByRole('alert')).toContainText('There is no connection.');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('radio')).toHaveCount(2);
    expect(journal.calls).toEqual([WAY, LOOK, WAY, LOOK]);
  });

  test('an answer of another kind is an error too', async ({ page, open, arm }) => {
    await arm({ call: 'readRepaymentWays', fault: 'malformed', form: 'html', orderId: '170001' });
    await open('repaymentMethod', cards);
    await expect(toastOf(page)).toHaveText('error');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

test.describe('The in-page routes', () => {
  test('lead to the wallet and back, by the browser’s own buttons, with heading, title and focus', async ({ page }) => {
    await openRoute(page, cards);
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
  });

  test('lead to the bank form and back', async ({ page, journal }) => {
    await openRoute(page, cards);
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

  for (const [hash, title] of [
    ['#/addnormalcard', 'Payment account information'],
    ['#/alipayrepayment', 'Pay by wallet'],
    ['#/borrowDetail?productId=2002&orderId=170001', 'Order Details'],
    ['#/', 'Repayment method'],
    ['#/nobody-knows-this', 'Repayment method'],
    ['#nothing', 'Repayment method'],
  ] as const) {
    test(`open directly at ${hash}, and again after a reload`, { tag: '@matrix' }, async ({ page }) => {
      await openRoute(page, cards, hash);
      await expect(heading(page)).toHaveText(title);
      await expect(page).toHaveTitle(`${title} · Sample Loan`);
      expect(new URL(page.url()).hash).toBe(hash);
      expect(new URL(page.url()).pathname).toBe('/repaymentMethod');
      await page.reload();
      await expect(heading(page)).toHaveText(title);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    });
  }

  test('follow an address that the app changes, from the documents of their own too', async ({ page }) => {
    const go = (hash: string) =>
      page.evaluate((next) => {
        location.hash = next;
      }, hash);
    await openRoute(page, cards, '#/addnormalcard');
    await expect(heading(page)).toHaveText('Payment account information');
    await go('#/borrowDetail?productId=2002&orderId=170001');
    await expect(heading(page)).toHaveText('Order Details');
    await go('#/alipayrepayment');
    await expect(heading(page)).toHaveText('Pay by wallet');
    await go('#/');
    await expect(heading(page)).toHaveText('Repayment method');
    expect(new URL(page.url()).pathname).toBe('/repaymentMethod');
  });
});

test.describe('The order at #/borrowDetail', () => {
  test('is shown with its status, product and details, and leads to its own page', async ({ page, journal }) => {
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

  test('is asked for once, whichever order the route or the session names', async ({ page, journal }) => {
    for (const [session, hash, named] of [
      [cards, '#/borrowDetail', '170001'],
      [cards, '#/borrowDetail?productId=2002&orderId=170001', '170001'],
      [
        { ...overdueCards, userId: '50011', sessionId: 'session-50011' },
        '#/borrowDetail?productId=2002&orderId=170001',
        '170001',
      ],
    ] as const) {
      journal.requests.length = 0;
      await openRoute(page, session, hash);
      await expect(page.getByText('Sample Instalment Loan')).toBeVisible();
      const asked = journal.requests.filter((address) => address.includes('/loan-details/loan-details'));
      expect(asked.map((address) => new URL(address).searchParams.get('orderId'))).toEqual([named]);
    }
  });

  test('is the one that the route names, not the one that the session names', async ({ page }) => {
    await openRoute(
      page,
      { ...overdueCards, userId: '50011', sessionId: 'session-50011' },
      '#/borrowDetail?productId=2002&orderId=170001',
    );
    await expect(page.getByText('Sample Instalment Loan')).toBeVisible();
    await expect(page).toHaveURL(orderOf(cards));
  });

  test('is the session’s where the route names none', async ({ page }) => {
    await openRoute(page, overdueCards, '#/borrowDetail');
    await expect(page.getByRole('heading', { name: 'Overdue' })).toBeVisible();
  });

  test('that does not come can be asked for again', async ({ page, expectProblem }) => {
    expectProblem('Failed to load resource');
    await routeFirst(page, addressOf(LOOK), (route) => route.abort());
    await openRoute(page, cards, '#/borrowDetail?productId=2002&orderId=170001');
    await expect(page.getByRole('alert')).toContainText('There is no connection.');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: 'Repayment due' })).toBeVisible();
  });
});
