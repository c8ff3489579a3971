import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { PLAN, PLAN_ADDRESS } from './support/channels.ts';
import { payCode } from './support/counter.ts';
import { LOOKS_AGAIN_MS, withoutLooks } from './support/looks.ts';

const STORE = 'loan:default:repaymentInfo';

const info = {
  userId: '50015',
  orderId: '174002',
  productId: '2001',
  checkedAt: Date.now() - 300_000,
  repayAmount: 123456,
  productName: 'Sample Peso Loan',
  productLogo: '/sandbox/images/sample-peso-loan.svg',
  defDetail: {
    payCode: '71000000000123',
    title: 'Sample Wallet',
    logo: '/sandbox/images/sample-wallet.svg',
    payNotice: [
      {
        title: 'In the app',
        list: [
          { name: 'Find the biller', steps: ['Open the app.', 'Choose Bills.'] },
          { name: 'Pay', steps: ['Enter the code.'] },
        ],
      },
      { title: 'At a counter', list: [{ name: 'Pay in cash', steps: ['Show the code.', 'Pay.', 'Keep the slip.'] }] },
    ],
  },
} as const;

/** Puts a value into the tab's storage before the page begins, as an earlier page left it. */
const store = (page: Page, text: string) =>
  page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [STORE, text] as const);

const storeInfo = (page: Page, data: object = info) => store(page, JSON.stringify({ v: 1, data }));

/** Holds back what the service says of the code, so that what the store says stays on screen. */
const holdPlan = (page: Page) => page.route(PLAN_ADDRESS, () => {});

const toastOf = (page: Page) => page.locator('.toast');

test.describe('The page of the code, from the store', () => {
  test('shows the whole of it before the service has answered, draws the code in groups of four, and copies it bare', async ({
    page,
    open,
    context,
    journal,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await storeInfo(page);
    await holdPlan(page);
    await open('repaymentOfCode2', borrowers.dueSoonWithDelay);
    await expect(page).toHaveTitle('Repayment code · Sample Loan');
    await expect(page.getByRole('heading', { name: 'Repayment code', exact: true, level: 1 })).toBeVisible();
    await expect(page.getByText('Total payment')).toBeVisible();
    await expect(page.locator('.hero__amount')).toHaveText('₱1,234.56');
    await expect(page.getByText('Please keep the deposit slip as proof of your payment.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sample Wallet' })).toBeVisible();
    await expect(page.locator('img[src="/sandbox/images/sample-wallet.svg"]')).toBeVisible();
    await expect(page.getByRole('link', { name: 'See your order' })).toHaveAttribute(
      'href',
      /^\/loanDetail\?deviceId=device-50015&.*orderId=174002&/,
    );
    // Five minutes ago may have been yesterday.
    await expect(page.getByText(/^Checked at (\d{4}-\d\d-\d\d )?\d\d:\d\d\. Checking again…$/)).toBeVisible();

    await expect(page.locator('.code__group')).toHaveText(['7100', '0000', '0001', '23']);
    expect(await page.locator('.code').textContent()).toBe('71000000000123');
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect(toastOf(page)).toHaveText('copy success');
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('71000000000123');

    const panel = page.getByRole('tabpanel');
    await expect(page.getByRole('tab')).toHaveText(['1. In the app', '2. At a counter']);
    await expect(panel.getByRole('heading', { level: 3 })).toHaveText(['Find the biller', 'Pay']);
    await expect(panel.locator('ol').first().locator('li')).toHaveText(['Open the app.', 'Choose Bills.']);
    await expect(panel.locator('ol').last().locator('li')).toHaveText(['Enter the code.']);
    await page.getByRole('tab', { name: '2. At a counter' }).click();
    await expect(panel.getByRole('heading', { level: 3 })).toHaveText(['Pay in cash']);
    await expect(panel.locator('li')).toHaveText(['Show the code.', 'Pay.', 'Keep the slip.']);
    // What sends it follows the document, and what is on screen comes from the store.
    await expect.poll(() => withoutLooks(journal.calls)).toEqual([PLAN]);
  });
});

test('The page of the code, from a link in a message sends its call before its own script runs', async ({
  page,
  open,
}) => {
  await page.route('**/repaymentOfCode2?*', async (route) => {
    const answer = await route.fetch();
    const document = await answer.text();
    // Without the page's own script, the last, only the head is left to ask.
    await route.fulfill({ response: answer, body: document.slice(0, document.lastIndexOf('<script')) });
  });
  const sent = page.waitForRequest(PLAN_ADDRESS);
  await open('repaymentOfCode2', borrowers.dueSoonWithDelay);
  expect((await sent).method()).toBe('POST');
  await expect(page.getByRole('heading', { name: 'Repayment code' })).toBeVisible();
  await expect(page.locator('.code')).toHaveCount(0);
});

test('The page of the code of a rollover, from a link in a message, asks for that alone', async ({
  page,
  open,
  journal,
}) => {
  await open('repaymentOfCode2', borrowers.dueSoonWithDelay, { isDelay: '1' });
  await expect(page.locator('.hero__amount')).toHaveText('₱480.00');
  expect(withoutLooks(journal.calls)).toEqual(['POST /api/growing/plan']);
});

test.describe('The earlier page of the code', () => {
  test('type 1 shows the amount, the code and the picture of the channel, large at a tap, before the service has answered', async ({
    page,
    open,
    journal,
  }) => {
    await holdPlan(page);
    await storeInfo(page);
    await open('repaymentOfCode', borrowers.dueSoonWithDelay, { type: '1' });
    await expect(page).toHaveTitle('Repayment code · Sample Loan');
    await expect(page.locator('.hero__amount')).toHaveText('₱1,234.56');
    await expect(page.getByRole('heading', { name: 'Sample Wallet' })).toBeVisible();
    await expect(page.locator('.code')).toHaveText('71000000000123');
    await expect(page.locator('.tips li')).toHaveCount(0);
    const picture = page.getByRole('button', { name: 'Show this picture large' });
    const size = async () => (await page.locator('img[src="/sandbox/images/sample-wallet.svg"]').boundingBox())?.height;
    expect(await size()).toBe(40);
    await picture.click();
    await expect(picture).toHaveAttribute('aria-pressed', 'true');
    expect(await size()).toBe(200);
    await picture.click();
    await expect(picture).toHaveAttribute('aria-pressed', 'false');
    expect(await size()).toBe(40);
    await expect.poll(() => withoutLooks(journal.calls)).toEqual([PLAN]);
  });

  test('type 2 shows the code as a QR code too, which moves no button as it comes, and five tips', {
    tag: '@matrix',
  }, async ({ page, open }) => {
    await holdPlan(page);
    await storeInfo(page);
    await page.addInitScript(() => {
      const places = new Set<number>();
      const look = (): void => {
        const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
          textContent?.includes('Copy'),
        );
        if (button) places.add(Math.round(button.getBoundingClientRect().top));
        requestAnimationFrame(look);
      };
      look();
      Object.assign(window, { places });
    });
    await open('repaymentOfCode', borrowers.dueSoonWithDelay, { type: '2' });
    const picture = page.getByRole('img', { name: 'QR code of the pay code' });
    await expect(picture).toBeVisible();
    expect(await picture.boundingBox()).toMatchObject({ width: 200, height: 200 });
    await expect(page.locator('.code')).toHaveText('71000000000123');
    await expect(page.locator('.tips li')).toHaveCount(5);
    expect(await page.evaluate(() => [...(Reflect.get(window, 'places') as Set<number>)])).toHaveLength(1);
  });
});

test.describe('A code that is paid while its page is open', () => {
  const { cards } = borrowers;
  /** The answer to a look from the page of the code: the page before it may still be looking, too. */
  const looked = (page: Page) =>
    page.waitForResponse(
      (response) =>
        response.url().includes('/loan-details/loan-details?') &&
        /^\/repaymentOfCode/.test(new URL(page.url()).pathname),
    );

  for (const [screen, how] of [
    ['repaymentOfCode2', 'while it waits'],
    ['repaymentOfCode', 'after a reload'],
  ] as const)
    test(`/${screen} says so ${how}, and what is due next`, async ({ page, open }) => {
      await page.clock.install();
      const look = looked(page);
      await open(screen, cards);
      await expect(page.locator('.hero__amount')).toHaveText('₱1,500.50');
      await expect(page.getByText('Instalment 2 of 4')).toBeVisible();
      const code = (await page.locator('.code').textContent()) ?? '';
      await look;
      if (how === 'after a reload') await page.goto('about:blank');
      await payCode(page.context(), code);
      if (how === 'after a reload') await open(screen, cards);
      else await page.clock.fastForward(LOOKS_AGAIN_MS);
      await expect(page.getByRole('heading', { name: 'Paid. Thank you' })).toBeVisible();
      await expect(page.getByText(/^2 of 4 paid\. Next: ₱1,500\.50 on \d+ [A-Z][a-z]+ \d{4}\.$/)).toBeVisible();
      await expect(page.locator('.code')).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'View order' })).toBeVisible();
    });

  test('of a rollover shows the price of the rollover where there is no whole amount, and says to when the due date has moved', {
    tag: '@matrix',
  }, async ({ page, open }) => {
    const borrower = borrowers.dueSoonWithDelay;
    await page.clock.install();
    await open('repayDelay', borrower);
    const code = (await page.locator('.code').textContent()) ?? '';
    const look = looked(page);
    await page.getByRole('link', { name: 'How to pay with this code' }).click();
    await expect(page.locator('.code')).toHaveText(code);
    await expect(page.locator('.hero__amount')).toHaveText('₱480.00');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Sample Wallet']);
    await expect(page.getByRole('tab')).toHaveText(['1. In the app', '2. At a counter']);
    await expect(page.getByText('Rollover fee')).toBeVisible();
    await expect(
      page.getByText(/^Moves your due date to \d+ [A-Z][a-z]+ \d{4}\. You still owe ₱3,200\.00\.$/),
    ).toBeVisible();
    await expect(page.getByText('Total payment')).toHaveCount(0);
    await look;
    await payCode(page.context(), code);
    await page.clock.fastForward(LOOKS_AGAIN_MS);
    const saysSo = async () => {
      await expect(page.getByRole('heading', { name: 'Your due date has moved' })).toBeVisible();
      await expect(
        page.getByText(/^Your due date is now \d+ [A-Z][a-z]+ \d{4}\. You still owe ₱3,200\.00\.$/),
      ).toBeVisible();
      await expect(page.getByText('Rollover fee', { exact: true })).toBeVisible();
      await expect(page.locator('.hero__amount')).toHaveText('₱480.00');
      await expect(page.getByRole('button', { name: 'Save receipt' })).toBeVisible();
      await expect(page.getByText('cannot be moved')).toHaveCount(0);
    };
    await saysSo();
    // Both pages of a rollover would be refused now; they say why, also after a reload.
    await page.reload();
    await saysSo();
    await open('repayDelay', borrower);
    await saysSo();
    await page.reload();
    await saysSo();
  });
});
