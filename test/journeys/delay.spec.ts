import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { LOOK, withoutLooks } from './support/looks.ts';

const PLAN = 'POST /api/growing/plan';
const PAY_NOW = 'POST /api/v3/installment/loan-play-detail';
const GENERATE = 'POST /api/v3/loan-details/generate-vcode';
const PLAN_ADDRESS = '**/api/growing/plan?*';
const GENERATE_ADDRESS = '**/api/v3/loan-details/generate-vcode?*';

/** The least that the service may say of a rollover, with whatever a test is about. */
const answer = (data: object) => ({
  code: '00',
  message: 'success',
  data: { delayInfo: { title: 'Move the date', delayAmount: 48000 }, ...data },
});

const sheetOf = (page: Page) =>
  page.getByRole('dialog', { name: 'Please select your repayment method for payment', exact: true });

const toastOf = (page: Page) => page.locator('.toast');

const payAt = async (page: Page, channel: string) => {
  await page.getByRole('button', { name: 'Payment Method' }).click();
  await sheetOf(page).getByText(channel).click();
  await sheetOf(page).getByRole('button', { name: 'Payment', exact: true }).click();
};

/** The day in Manila so many days from today, as the service writes dates. */
const dayFromToday = (days: number) => new Date(Date.now() + (days * 24 + 8) * 3_600_000).toISOString().slice(0, 10);

test.beforeEach(async ({ reset }) => {
  for (const borrower of [borrowers.dueSoonWithDelay, borrowers.overdueWithDelay, borrowers.overdue])
    await reset(borrower);
});

test.describe('A borrower moves the date', () => {
  test('from the order to the pay page and back: the status and the date have changed', async ({
    page,
    open,
    journal,
    ledgerOf,
  }) => {
    const borrower = borrowers.dueSoonWithDelay;
    await open('loanDetail', borrower);
    await expect(page.getByText('Due soon')).toBeVisible();
    await page.getByRole('button', { name: 'Rollover Repayment' }).click();

    await expect(page).toHaveURL(/\/repayDelay(\?|$)/);
    await expect(page.locator('.hero__amount')).toHaveText('₱480.00');
    await expect(page.getByText(`Your next payment date is ${dayFromToday(15)}`)).toBeVisible();
    await payAt(page, 'Sample Remittance');

    await expect(page.getByText('Moving the date')).toBeVisible();
    await page.getByRole('button', { name: 'Pay now' }).click();
    await page.getByRole('link', { name: 'Back to the order' }).click();
    const thanks = page.getByRole('status').filter({ hasText: 'Your due date has moved' });
    await expect(thanks).toContainText('₱480.00');
    await expect(thanks).toContainText('Rollover fee');
    await expect(
      page.getByText(/^Your due date is now \d+ [A-Z][a-z]+ \d{4}\. You still owe ₱3,200\.00\.$/),
    ).toBeVisible();
    await page.getByRole('link', { name: 'View order' }).click();
    await expect(page).toHaveURL(/\/loanDetail(\?|$)/);
    await expect(page.getByText('Repayment due')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Rollover Repayment' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Repayment', exact: true }).click();
    await expect(page.getByText(`Repayment date ${dayFromToday(15)}`)).toBeVisible();
    await expect(page.locator('.hero__amount')).toHaveText('₱3,200.00');

    // What paying comes to is read beside the fee, after the payment, and on its own page.
    expect(withoutLooks(journal.calls)).toEqual([PLAN, PAY_NOW, GENERATE, PAY_NOW, PAY_NOW]);
    expect(await ledgerOf(borrower)).toMatchObject([
      { kind: 'generatePayCode', amount: '48000', isDelay: true, outcome: '00' },
      { kind: 'payment', amount: '48000', isDelay: true, outcome: '00' },
    ]);
  });

  test('with the default code, which pays the rollover and not the loan', async ({ page, open, ledgerOf }) => {
    await open('repayDelay', borrowers.overdueWithDelay);
    await page.getByRole('link', { name: 'How to pay with this code' }).click();
    await expect(page.locator('.hero__amount')).toHaveText('₱3,000.00');
    const code = (await page.locator('.code').textContent()) ?? '';
    await page.goto(`/sandbox/counter?code=${code}`);
    await expect(page.getByText('₱3,000.00')).toBeVisible();
    await page.getByRole('button', { name: 'Pay now' }).click();
    await expect(page.getByText('We have received your payment.')).toBeVisible();
    expect(await ledgerOf(borrowers.overdueWithDelay)).toMatchObject([
      { kind: 'payment', payCode: code, amount: '300000', isDelay: true },
    ]);
  });
});

test.describe('The delay page asks the service', () => {
  test('once, with the session in the query and the order in the body', async ({ page, open, journal }) => {
    const sent = page.waitForRequest(PLAN_ADDRESS);
    await open('repayDelay', borrowers.dueSoonWithDelay, { building: 'b1' });
    const request = await sent;
    expect(new URL(request.url()).search).toBe(
      '?deviceId=device-50015&appVersion=1.0.0&userId=50015&appName=Sample%20Lending&sessionId=session-50015' +
        '&clientType=h5&merchantNumber=1001&mobilePhone=09170000000&orderId=174002&productId=2001&product_id=2001',
    );
    expect(request.postData()).toBe('{"productId":"2001","orderId":"174002"}');
    expect(request.headers()).toMatchObject({
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      building: 'b1',
      gather: '',
    });
    await expect(page.locator('.hero__amount')).toHaveText('₱480.00');
    await expect(page.getByRole('columnheader', { name: 'Pay now' })).toBeVisible();
    expect(journal.calls).toEqual([PLAN, PAY_NOW]);
  });

  const orders = [
    { borrower: borrowers.dueSoonWithDelay, order: '"174002"', amount: '48000' },
    { borrower: borrowers.overdue, order: '"180003"', amount: '"120000"' },
  ];
  for (const { borrower, order, amount } of orders) {
    test(`for a code of ${amount}, just as it came, with isDelay=1`, { tag: '@matrix' }, async ({ page, open }) => {
      await open('repayDelay', borrower);
      const sent = page.waitForRequest(GENERATE_ADDRESS);
      await payAt(page, 'Sample Counter');
      const request = await sent;
      expect(request.method()).toBe('POST');
      expect(request.postData()).toBe(
        `{"productId":"2001","orderId":${order},"amount":${amount},"channelNumber":"90007","isDelay":1}`,
      );
      await expect(page).toHaveURL(/\/sandbox\/pay\/[0-9a-f]{32}$/);
    });
  }
});

test.describe('The delay page shows', () => {
  test('the title and price of the rollover, the next date, and the plan after it', async ({ page, open }) => {
    const items = [
      { remark: 'Today', title: 'Rollover fee', amount: 48000, time: '2026-12-01' },
      { remark: 'Later', title: 'Repayment', amount: '320000', time: '2026-12-15 23:59:59' },
      { title: 'Free of charge' },
    ];
    await page.route(PLAN_ADDRESS, (route) =>
      route.fulfill({
        json: answer({
          delayInfo: { title: 'Move the date by 14 days', delayAmount: '48000' },
          repayPlan: { items },
          repayDate: '2026-12-15',
          productName: 'Sample Peso Loan',
          productLogo: '/sandbox/images/sample-peso-loan.svg',
          noticeMsg: 'The rollover fee does not reduce what you borrowed.',
        }),
      }),
    );
    await open('repayDelay', borrowers.dueSoonWithDelay);
    await expect(page).toHaveTitle('Rollover repayment · Sample Loan');
    await expect(page.getByRole('heading', { name: 'Rollover repayment', exact: true, level: 1 })).toBeVisible();
    await expect(page.getByText('Move the date by 14 days')).toBeVisible();
    await expect(page.locator('.hero__amount')).toHaveText('₱480.00');
    await expect(page.getByText('Your next payment date is 2026-12-15', { exact: true })).toBeVisible();
    await expect(page.getByText('Sample Peso Loan')).toBeVisible();
    await expect(page.locator('.logo').first()).toHaveAttribute('src', '/sandbox/images/sample-peso-loan.svg');
    await expect(page.getByText('The rollover fee does not reduce what you borrowed.')).toBeVisible();
    await expect(page.locator('.plan__item')).toHaveText([
      'Rollover fee ₱480.001 December 20262026-12-01 Today',
      'Repayment ₱3,200.0015 December 2026, 23:592026-12-15 23:59:59 Later',
      /^Free of charge\s*$/,
    ]);
  });

  test('no plan where there is none', async ({ page, open }) => {
    await page.route(PLAN_ADDRESS, (route) => route.fulfill({ json: answer({ repayPlan: null }) }));
    await open('repayDelay', borrowers.dueSoonWithDelay);
    await expect(page.locator('.hero__amount')).toHaveText('₱480.00');
    await expect(page.getByText('Payment plan after the rollover')).toHaveCount(0);
  });

  for (const [isShowReyTop, links] of [
    [1, 1],
    ['1', 1],
    [0, 0],
    ['0', 0],
    [undefined, 0],
  ] as const) {
    test(`${links} way to the instructions where isShowReyTop is ${JSON.stringify(isShowReyTop)}`, {
      tag: '@matrix',
    }, async ({ page, open }) => {
      await page.route(PLAN_ADDRESS, (route) => route.fulfill({ json: answer({ isShowReyTop }) }));
      await open('repayDelay', borrowers.dueSoonWithDelay);
      await expect(page.locator('.hero__amount')).toBeVisible();
      const tip = page.getByRole('link', { name: 'How to repay, step by step' });
      await expect(tip).toHaveCount(links);
      if (links) await expect(tip).toHaveAttribute('href', /^\/carpmm\?deviceId=device-50015&.*orderId=174002&/);
    });
  }

  test("no default code where there is none, nor where the service's is empty", async ({ page, open }) => {
    await open('repayDelay', borrowers.overdue);
    await expect(page.locator('.hero__amount')).toHaveText('₱1,200.00');
    await expect(page.locator('.code')).toHaveCount(0);
    await page.route(PLAN_ADDRESS, (route) => route.fulfill({ json: answer({ defDetail: { payCode: ' ' } }) }));
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.locator('.hero__amount')).toHaveText('₱480.00');
    await expect(page.locator('.code')).toHaveCount(0);
  });

  test('the default code, copied whole', async ({ page, open, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const defDetail = { payCode: '7100 0000-0012X', title: 'Sample Wallet', logo: '', payNotice: [] };
    await page.route(PLAN_ADDRESS, (route) => route.fulfill({ json: answer({ defDetail }) }));
    await open('repayDelay', borrowers.dueSoonWithDelay);
    await expect(page.getByRole('heading', { name: 'Sample Wallet' })).toBeVisible();
    expect(await page.locator('.code').textContent()).toBe('7100 0000-0012X');
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect(toastOf(page)).toHaveText('copy success');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('7100 0000-0012X');
    await expect(page.getByRole('link', { name: 'How to pay with this code' })).toHaveAttribute(
      'href',
      /^\/repaymentOfCode2\?deviceId=device-50015&/,
    );
  });
});

test.describe('The list of channels on the delay page', () => {
  test('has logos and names, marks the chosen one only, and sends nothing without a choice', async ({
    page,
    open,
    journal,
  }) => {
    await open('repayDelay', borrowers.dueSoonWithDelay);
    await page.getByRole('button', { name: 'Payment Method' }).click();
    const sheet = sheetOf(page);
    await expect(sheet.locator('label')).toHaveText([
      'Sample Wallet',
      'Sample Counter',
      'Sample Bank',
      'Sample Remittance',
    ]);
    await expect(sheet.locator('label img[src$="/sandbox/images/sample-counter.svg"]')).toBeVisible();
    await expect(sheet.locator('label svg')).toHaveCount(0);
    await sheet.getByRole('button', { name: 'Payment', exact: true }).click();
    await expect(toastOf(page)).toHaveText('Please select your repayment method for payment');
    await sheet.getByText('Sample Counter').click();
    await expect(sheet.locator('label:has(svg)').getByText('Sample Counter', { exact: true })).toBeVisible();
    // How the order stands is looked at, to tell later whether the fee has arrived.
    await expect.poll(() => journal.calls).toEqual([PLAN, PAY_NOW, LOOK]);
  });
});

test.describe('A refusal on the delay page', () => {
  test('of the plan is a toast in the service’s words, and stays in the page’s own, with the way to the order', async ({
    page,
    open,
  }) => {
    await open('repayDelay', borrowers.dueSoon);
    await expect(toastOf(page)).toHaveText('The date of this order cannot be moved.');
    await expect(page.getByRole('alert').getByRole('heading')).toHaveText('The due date cannot be moved');
    await expect(page.getByRole('alert')).not.toContainText('The date of this order cannot be moved.');
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'See your order' })).toHaveAttribute('href', /orderId=/);
    await expect(page.getByRole('button', { name: 'Payment Method' })).toHaveCount(0);
  });

  test('of a code is said; the page stays, and the plan is read again', async ({ page, open, arm, journal }) => {
    const message = 'Too late for today.';
    await arm({ call: 'generatePayCode', fault: 'refuse', code: '4200', message, orderId: '174002' });
    await open('repayDelay', borrowers.dueSoonWithDelay);
    await payAt(page, 'Sample Wallet');
    await expect(toastOf(page)).toHaveText(message);
    await expect.poll(() => withoutLooks(journal.calls)).toEqual([PLAN, PAY_NOW, GENERATE, PLAN, PAY_NOW]);
    await expect(page).toHaveURL(/\/repayDelay(\?|$)/);
  });

  test('of an unsafe address is said; the page stays', async ({ page, open }) => {
    await page.route(GENERATE_ADDRESS, (route) =>
      route.fulfill({ json: { code: 0, data: { payUrl: 'javascript:alert(1)' } } }),
    );
    await open('repayDelay', borrowers.dueSoonWithDelay);
    await payAt(page, 'Sample Wallet');
    await expect(toastOf(page)).toHaveText('This link is not safe to open.');
    await expect(page).toHaveURL(/\/repayDelay(\?|$)/);
  });
});
