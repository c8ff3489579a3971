import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { answerWith, succeedWith } from './support/answers.ts';
import { putInApp } from './support/app.ts';
import { BIND, FORM, fillIn, nextButton } from './support/bank.ts';
import { clearFaults } from './support/faults.ts';
import { accessProblemsInBothColours, cutOffTexts, doubleText, sidewaysPixels } from './support/look.ts';
import {
  addressOf,
  COMMIT,
  codeField,
  confirmButton,
  LOOK,
  openRoute,
  payButton,
  payWith,
  toastOf,
  unconfirmedOf,
  WALLET,
  WAY,
} from './support/repaymentMethod.ts';

const { cards, overdueCards, walletAlone, cardAlone, manyCards, noWays } = borrowers;
const HUICHAO = '/v2/loan/service/loan/repayment-huichao';

test.beforeEach(async ({ app, reset }) => {
  await clearFaults(app);
  for (const borrower of [cards, overdueCards, walletAlone, noWays]) await reset(borrower);
});

test.describe('The wallet at #/alipayrepayment', () => {
  test('is asked for with borrower, order and amount, and its page opens', async ({ page, journal }) => {
    await openRoute(page, walletAlone);
    await page.getByRole('link', { name: 'Sample Wallet' }).click();
    await expect(page.locator('.hero__amount')).toHaveText('₱3,000.00');
    const asked = page.waitForRequest(addressOf(WALLET));
    await payButton(page).click();
    expect((await asked).postDataJSON()).toEqual({ userId: '50017', orderId: '180002', amount: '300000' });
    await expect(page).toHaveURL(/\/sandbox\/wallet\/[0-9a-f]{32}$/);
    await expect(page.getByText('Sample Loan asks for')).toBeVisible();
    expect(journal.calls).toEqual([WAY, LOOK, WAY, LOOK, WALLET]);
  });

  test('says so where the order has none, and leads to the cards', async ({ page }) => {
    await openRoute(page, cardAlone, '#/alipayrepayment');
    await expect(page.getByText('This order cannot be paid by wallet.')).toBeVisible();
    await expect(payButton(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Repayment method' }).click();
    await expect(page.getByRole('radio')).not.toHaveCount(0);
    await expect(payButton(page)).toBeEnabled();
  });

  test('says in the words of the service why it was refused, and can be tried again', async ({ page, arm }) => {
    const refusal = { call: 'repayByWallet', fault: 'refuse', code: '4060', message: 'The wallet is closed.' };
    await arm({ ...refusal, orderId: '180002' });
    await openRoute(page, walletAlone, '#/alipayrepayment');
    await payButton(page).click();
    await expect(toastOf(page)).toHaveText('The wallet is closed.');
    await payButton(page).click();
    await expect(page).toHaveURL(/\/sandbox\/wallet\//);
  });

  test('calls nothing failed that the service has seen before, with no word of its own', async ({ page }) => {
    await answerWith(page, HUICHAO, { code: '800005', message: '', data: null });
    await openRoute(page, walletAlone, '#/alipayrepayment');
    await payButton(page).click();
    await expect(toastOf(page)).toHaveText('do not submit the payment request again');
    await expect(unconfirmedOf(page)).toBeVisible();
    await expect(page.getByText(/failed/i)).toHaveCount(0);
  });

  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'https://user:secret@wallet.test/', 'ftp://x/']) {
    test(`does not follow ${url}`, { tag: '@matrix' }, async ({ page }) => {
      await openRoute(page, walletAlone, '#/alipayrepayment');
      await succeedWith(page, HUICHAO, { url });
      await payButton(page).click();
      await expect(toastOf(page)).toHaveText('This link is not safe to open.');
      await expect(page).toHaveURL(/#\/alipayrepayment$/);
      await expect(unconfirmedOf(page)).toContainText('You may have paid already');
    });
  }

  test('without an address in the answer is unconfirmed', async ({ page }) => {
    await openRoute(page, walletAlone, '#/alipayrepayment');
    await succeedWith(page, HUICHAO, {});
    await payButton(page).click();
    await expect(unconfirmedOf(page)).toContainText('You may have paid already');
  });

  test("opens the brand's own app through the bridge", async ({ page }) => {
    const received = await putInApp(page, 'ios');
    await openRoute(page, walletAlone, '#/alipayrepayment');
    await succeedWith(page, HUICHAO, { url: 'sampleloan://wallet/1' });
    await payButton(page).click();
    await expect.poll(() => received).toEqual([{ action: 'openPage', payload: { url: 'sampleloan://wallet/1' } }]);
  });
});

test.describe('Binding an account at #/addnormalcard', () => {
  test('leads back to the list, where the new card stands, and is chosen where it is the only one', async ({
    page,
    journal,
  }) => {
    const received = await putInApp(page, 'android');
    await openRoute(page, noWays);
    await expect(page.getByText('No bank card is bound yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Bind a bank card' }).click();
    await fillIn(page, '0045720000005555');
    await nextButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Repayment method');
    await expect(toastOf(page)).toHaveText('Your bank account is bound');
    await expect(page.getByText('**** 5555')).toBeVisible();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
    expect(journal.calls).toEqual([WAY, LOOK, FORM, BIND, WAY, LOOK]);
    // The end of the bank flow belongs to the page that the app opens for it.
    expect(received).toEqual([]);
  });

  test('and then paying with it works', async ({ page }) => {
    await openRoute(page, noWays, '#/addnormalcard');
    await fillIn(page, '0045720000005555');
    await nextButton(page).click();
    await payWith(page, '5555');
    await expect(codeField(page)).toBeVisible();
  });
});

test.describe('On a small screen', { tag: '@matrix' }, () => {
  test.use({ viewport: { width: 320, height: 568 } });

  const screens: readonly (readonly [name: string, show: (page: Page) => Promise<unknown>])[] = [
    ['the cards', (page) => openRoute(page, manyCards)],
    ['no card', (page) => openRoute(page, noWays)],
    ['the wallet', (page) => openRoute(page, cards, '#/alipayrepayment')],
    ['the order', (page) => openRoute(page, manyCards, '#/borrowDetail')],
    ['the bank form', (page) => openRoute(page, cards, '#/addnormalcard')],
    ['a missing amount', (page) => openRoute(page, cards, '', { withholdingAmount: '' })],
    [
      'the code',
      async (page) => {
        await openRoute(page, overdueCards);
        await payWith(page, '6789');
        await expect(codeField(page)).toBeVisible();
      },
    ],
    [
      'the unconfirmed notice',
      async (page) => {
        await openRoute(page, overdueCards);
        await answerWith(page, '/v2/loan/service/loan/repayment-commit', 'nothing');
        await payWith(page, '7890');
        await expect(unconfirmedOf(page)).toContainText('The order says:');
      },
    ],
  ];

  for (const [name, show] of screens) {
    test(`${name}: fits, also at 200% text, and is accessible in both colours`, async ({ page }) => {
      await show(page);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      expect(await sidewaysPixels(page)).toBe(0);
      expect(await cutOffTexts(page)).toEqual([]);
      // A toast covers what is below it.
      await expect(toastOf(page)).toHaveText('');
      expect(await accessProblemsInBothColours(page)).toEqual([]);
      await doubleText(page);
      expect(await sidewaysPixels(page)).toBe(0);
      expect(await cutOffTexts(page)).toEqual([]);
    });
  }

  test('everything that a finger has to hit is 44 px high', async ({ page }) => {
    await openRoute(page, manyCards);
    await expect(payButton(page)).toBeVisible();
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('button, a, label')]
        .map((element) => ({ text: element.textContent, height: element.getBoundingClientRect().height }))
        .filter(({ height }) => height < 44),
    );
    expect(small).toEqual([]);
  });
});

test.describe('Without a mouse', () => {
  test('a card is chosen, paid with and confirmed by keyboard alone', async ({ page, context }) => {
    await openRoute(page, overdueCards);
    await expect(payButton(page)).toBeEnabled();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Help' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole('radio', { name: /6789/ })).toBeChecked();
    for (let tab = 0; tab < 3; tab += 1) await page.keyboard.press('Tab');
    await expect(payButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(codeField(page)).toBeFocused();
    const phone = await context.newPage();
    await phone.goto('/sandbox/phone/50016');
    const code = await phone.locator('.amount').first().innerText();
    await phone.close();
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/borrowDetail/);
  });
});

test('while a payment is under way nothing else can be pressed', async ({ page }) => {
  await openRoute(page, overdueCards);
  await page.route(addressOf(COMMIT), () => {});
  await payWith(page, '7890');
  await expect(payButton(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('radio', { name: /6789/ })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Bind a bank card' })).toBeDisabled();
  await page.getByRole('link', { name: 'Sample Wallet' }).click();
  await expect(payButton(page)).toHaveAttribute('aria-busy', 'true');
  await expect(confirmButton(page)).toHaveCount(0);
});

test.describe('Once the page is at rest', () => {
  for (const [borrower, next, waits] of [
    [cards, '/borrowDetail', 'the order that a payment leads to'],
    [noWays, '/addnormalcard', 'the bank form, where there is no card'],
  ] as const) {
    test(`it has fetched ahead ${waits}`, async ({ page, journal }) => {
      await page.clock.install();
      await openRoute(page, borrower);
      await expect(page.getByRole('button', { name: 'Bind a bank card' })).toBeEnabled();
      const fetched = page.waitForResponse((response) => new URL(response.url()).pathname === next);
      await page.clock.fastForward(3_000);
      await (await fetched).finished();
      expect(journal.calls).toEqual([WAY, LOOK]);
    });
  }
});
