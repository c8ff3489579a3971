import type { Page } from '@playwright/test';
import type { Sandbox } from '../../scripts/sandbox/createSandbox.ts';
import { borrowers } from '../support/borrowers.ts';
import { payElsewhere } from '../support/payElsewhere.ts';
import { expect, test } from './fixture.ts';
import { begunToWait } from './support/begunToWait.ts';
import { holdCall } from './support/holdCall.ts';
import { routeFirst } from './support/routeFirst.ts';
import { linkTo } from './support/standIn.ts';

const PLAN = 'POST /api/v3/installment/loan-play-detail';
const GENERATE = 'POST /api/v3/loan-details/generate-vcode';
const PLAN_ADDRESS = '**/api/v3/installment/loan-play-detail?*';
const GENERATE_ADDRESS = '**/api/v3/loan-details/generate-vcode?*';

const LOST = 'The answer got lost';

const open174 = '/repay?userId=50015&sessionId=session-50015&orderId=174002&productId=2001';

const sheetOf = (page: Page) =>
  page.getByRole('dialog', { name: 'Please select your repayment method for payment', exact: true });

const lostOf = (page: Page) => page.getByRole('dialog', { name: LOST });

const payButton = (page: Page) => sheetOf(page).getByRole('button', { name: 'Payment', exact: true });

const toastOf = (page: Page) => page.locator('.toast');

const choose = async (page: Page, channel = 'Sample Bank') => {
  await page.getByRole('button', { name: 'Payment Method' }).click();
  await sheetOf(page).getByText(channel).click();
};

const disarm = async (sandbox: Sandbox) => {
  await sandbox.fetch(new Request('http://sandbox.test/sandbox/faults', { method: 'DELETE' }));
};

/** The browser shows the page again: from behind another, or thawed as it was left. */
const comeIntoSight = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
const thaw = (page: Page) =>
  page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

test.beforeEach(async ({ app, reset }) => {
  await disarm(app.sandbox);
  for (const borrower of [borrowers.instalments, borrowers.dueSoonWithDelay, borrowers.overdueInstalments])
    await reset(borrower);
});

test.describe('However often "Payment" is pressed', () => {
  test('ten taps in one moment ask for one code', async ({ page, open, journal, ledgerOf }) => {
    await open('repay', borrowers.dueSoonWithDelay);
    await choose(page);
    await payButton(page).evaluate((button: HTMLButtonElement) => {
      for (let tap = 0; tap < 10; tap += 1) button.click();
    });
    await expect(page).toHaveURL(/\/sandbox\/pay\//);
    expect(journal.calls).toEqual([PLAN, GENERATE]);
    expect(await ledgerOf(borrowers.dueSoonWithDelay)).toHaveLength(1);
  });

  test('Enter held down asks for one code', async ({ page, open, journal }) => {
    const release = await holdCall(page, GENERATE_ADDRESS);
    await open('repay', borrowers.dueSoonWithDelay);
    await choose(page);
    await payButton(page).focus();
    for (let repeat = 0; repeat < 15; repeat += 1) await page.keyboard.down('Enter');
    release();
    await expect(page).toHaveURL(/\/sandbox\/pay\//);
    expect(journal.calls).toEqual([PLAN, GENERATE]);
  });

  test('while the code is asked for, the channel stays, the list stays, and the page says so', async ({
    page,
    open,
    journal,
  }) => {
    const release = await holdCall(page, GENERATE_ADDRESS);
    await open('repay', borrowers.dueSoonWithDelay);
    await choose(page);
    await payButton(page).click();
    await expect(sheetOf(page)).toContainText('Opening the payment page…');
    await expect(payButton(page)).toHaveAttribute('aria-busy', 'true');
    await expect(sheetOf(page).getByRole('radio', { name: 'Sample Wallet' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await page.touchscreen.tap(180, 20);
    await expect(sheetOf(page).getByRole('radio', { name: 'Sample Bank' })).toBeChecked();
    release();
    await expect(page).toHaveURL(/\/sandbox\/pay\//);
    expect(journal.calls).toEqual([PLAN, GENERATE]);
  });
});

test.describe('Where the answer to "Payment" is lost', () => {
  test('the page says what is not known, sends nothing, looks at the order, and gets the same code', async ({
    page,
    app,
    open,
    arm,
    journal,
    ledgerOf,
    expectProblem,
  }) => {
    expectProblem('Failed to load resource');
    await arm({ call: 'generatePayCode', fault: 'lose', orderId: '174002', times: 5 });
    await open('repay', borrowers.dueSoonWithDelay);
    await choose(page);
    await payButton(page).click();
    await expect(lostOf(page)).toBeVisible();
    await expect(lostOf(page).getByRole('alert')).toContainText('a payment code may exist already');
    await expect(page.getByText(/failed/i)).toHaveCount(0);
    await expect(payButton(page)).toHaveCount(0);
    expect(journal.calls).toEqual([PLAN, GENERATE]);
    await disarm(app.sandbox);

    await lostOf(page).getByRole('button', { name: 'Look at the order' }).click();
    await expect(payButton(page)).toBeEnabled();
    await expect(sheetOf(page).getByRole('radio', { name: 'Sample Bank' })).toBeChecked();
    expect(journal.calls).toEqual([PLAN, GENERATE, PLAN]);

    await payButton(page).click();
    await expect(page).toHaveURL(/\/sandbox\/pay\//);
    expect(journal.calls).toEqual([PLAN, GENERATE, PLAN, GENERATE]);
    const codes = (await ledgerOf(borrowers.dueSoonWithDelay)).map(({ payCode }) => payCode);
    expect(codes.length).toBeGreaterThan(1);
    expect(new Set(codes).size).toBe(1);
    await expect(page.getByText(String(codes[0]))).toBeVisible();
  });

  test('closing what it says reads the order again too, before anything can be asked for', async ({
    page,
    open,
    journal,
    expectProblem,
  }) => {
    expectProblem('Failed to load resource');
    await routeFirst(page, GENERATE_ADDRESS, (route) => route.abort());
    await open('repay', borrowers.dueSoonWithDelay);
    await choose(page);
    await payButton(page).click();
    await expect(lostOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(lostOf(page)).toHaveCount(0);
    await expect.poll(() => journal.calls).toEqual([PLAN, GENERATE, PLAN]);
    await choose(page);
    await payButton(page).click();
    await expect(page).toHaveURL(/\/sandbox\/pay\//);
  });

  test('and the order cannot be read either: nothing can be paid, and looking again helps', async ({
    page,
    open,
    journal,
    expectProblem,
  }) => {
    expectProblem('Failed to load resource');
    await routeFirst(page, GENERATE_ADDRESS, (route) => route.abort());
    await open('repay', borrowers.dueSoonWithDelay);
    await choose(page);
    await routeFirst(page, PLAN_ADDRESS, (route) => route.abort());
    await payButton(page).click();
    const look = lostOf(page).getByRole('button', { name: 'Look at the order' });
    await look.click();
    await expect(page.getByText(/Not up to date: last checked at/)).toBeVisible();
    await expect(lostOf(page)).toBeVisible();
    await expect(look).toBeEnabled();
    await look.click();
    await expect(payButton(page)).toBeEnabled();
    expect(journal.calls).toEqual([PLAN, GENERATE, PLAN, PLAN]);
  });

  for (const form of ['html', 'cutJson', 'empty']) {
    test(`or comes as ${form}, nothing is known either`, { tag: '@matrix' }, async ({ page, open, arm, journal }) => {
      await arm({ call: 'generatePayCode', fault: 'malformed', form, orderId: '174002' });
      await open('repay', borrowers.dueSoonWithDelay);
      await choose(page);
      await payButton(page).click();
      await expect(lostOf(page)).toBeVisible();
      await expect(page).toHaveURL(/\/repay(\?|$)/);
      expect(journal.calls).toEqual([PLAN, GENERATE]);
    });
  }

  test('or does not come within a minute, nothing is known either', async ({ page, arm, journal }) => {
    await page.clock.install();
    await arm({ call: 'generatePayCode', fault: 'hang', orderId: '174002' });
    await page.goto(open174);
    await choose(page);
    await payButton(page).click();
    await expect(sheetOf(page)).toContainText('Opening the payment page…');
    await page.clock.fastForward(59_000);
    await expect(sheetOf(page)).toContainText('Opening the payment page…');
    await page.clock.fastForward(1_000);
    await expect(lostOf(page)).toBeVisible();
    expect(journal.calls).toEqual([PLAN, GENERATE]);
    await lostOf(page).getByRole('button', { name: 'Look at the order' }).click();
    await expect(payButton(page)).toBeEnabled();
    expect(journal.calls).toEqual([PLAN, GENERATE, PLAN]);
  });
});

test.describe('While the plan is on its way', () => {
  test('a word of comfort comes after eight seconds, and a way to try again after a minute', async ({
    page,
    arm,
    journal,
  }) => {
    await page.clock.install();
    await arm({ call: 'readPeriodPlan', fault: 'hang', orderId: '174002' });
    await page.goto(open174);
    await begunToWait(page);
    // That it is not sooner than after eight is the component's test: here time goes on by itself too.
    await page.clock.fastForward(5_000);
    await expect(page.getByText('Still waiting: the line is slow…')).toHaveCount(0);
    await page.clock.fastForward(3_000);
    await expect(page.getByText('Still waiting: the line is slow…')).toBeVisible();
    await page.clock.fastForward(52_000);
    await expect(page.getByRole('alert')).toContainText('The service did not answer within a minute.');
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    expect(journal.calls).toEqual([PLAN]);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('.hero__amount')).toHaveText('₱3,200.00');
    expect(journal.calls).toEqual([PLAN, PLAN]);
  });
});

test.describe('A borrower who has paid and comes back', () => {
  const payHere = async (page: Page) => {
    await choose(page);
    await payButton(page).click();
    await expect(page).toHaveURL(/\/sandbox\/pay\//);
    await page.getByRole('button', { name: 'Pay now' }).click();
    await expect(page.getByText('We have received your payment.')).toBeVisible();
  };

  const goBackToRepay = async (page: Page) => {
    for (let step = 0; step < 3 && !/\/repay$/.test(page.url()); step += 1) await page.goBack();
    await expect(page).toHaveURL(/\/repay(\?|$)/);
  };

  test('reads that it is paid and what is due next, and then sees the next instalment', async ({
    page,
    open,
    journal,
  }) => {
    await open('repay', borrowers.overdueInstalments);
    await expect(page.locator('.hero__amount')).toHaveText('₱3,000.00');
    await payHere(page);
    await goBackToRepay(page);
    await expect(page.getByRole('heading', { name: 'Paid. Thank you' })).toBeVisible();
    await expect(page.getByText(/^\d of \d paid\. Next: ₱2,000\.00 on /)).toBeVisible();
    await expect(page.locator('.hero__amount')).toHaveText(['₱3,000.00', '₱2,000.00']);
    await expect(sheetOf(page)).toHaveCount(0);
    const plans = journal.calls.filter((call) => call === PLAN);
    expect(plans.length).toBeGreaterThan(1);
    await page.reload();
    await expect(page.locator('.hero__amount')).toHaveText('₱2,000.00');
    expect(journal.calls.filter((call) => call === GENERATE)).toHaveLength(1);
  });

  test('finds a settled order paid in full, and no error', async ({ page, open }) => {
    await open('repay', borrowers.dueSoonWithDelay);
    await payHere(page);
    await goBackToRepay(page);
    await expect(page.getByRole('heading', { name: 'Paid in full. Thank you' })).toBeVisible();
    await expect(page.getByText('Nothing is left to pay on this order.')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Payment Method' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Paid in full. Thank you' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  for (const [how, comeBack] of [
    ['thawed', thaw],
    ['come into sight again', comeIntoSight],
  ] as const) {
    test(`to a page that is ${how} sees what is due now`, async ({ page, app, open, journal }) => {
      await open('repay', borrowers.overdueInstalments);
      await expect(page.locator('.hero__amount')).toHaveText('₱3,000.00');
      await payElsewhere(app.sandbox, borrowers.overdueInstalments, 300_000);
      await comeBack(page);
      await expect(page.locator('.hero__amount')).toHaveText('₱2,000.00');
      expect(journal.calls).toEqual([PLAN, PLAN]);
    });
  }

  test('to a page that was frozen while it left can pay again', async ({ page, open }) => {
    // The channel answers with nothing to show, so that the page stays where it left.
    await page.route('**/sandbox/pay/*', (route) => route.fulfill({ status: 204 }));
    await open('repay', borrowers.dueSoonWithDelay);
    await choose(page);
    // The words stand from the tap on, while the code is asked for too.
    const leaving = page.waitForRequest('**/sandbox/pay/*');
    await payButton(page).click();
    await leaving;
    await expect(sheetOf(page)).toContainText('Opening the payment page…');
    await thaw(page);
    await expect(sheetOf(page)).toHaveCount(0);
    await page.unroute('**/sandbox/pay/*');
    await choose(page);
    await payButton(page).click();
    await expect(page).toHaveURL(/\/sandbox\/pay\//);
  });

  test('to a page that never left can pay again after ten seconds', async ({ page }) => {
    await page.clock.install();
    await page.route('**/sandbox/pay/*', (route) => route.fulfill({ status: 204 }));
    await page.goto(open174);
    await choose(page);
    const leaving = page.waitForRequest('**/sandbox/pay/*');
    await payButton(page).click();
    await leaving;
    await expect(sheetOf(page)).toContainText('Opening the payment page…');
    await page.clock.fastForward(10_000);
    await expect(payButton(page)).toBeEnabled();
  });
});

test.describe('Where the order has changed meanwhile', () => {
  test('the old amount is refused with a message, and the new one appears', async ({ page, app, open, journal }) => {
    await open('repay', borrowers.overdueInstalments);
    await choose(page);
    await payElsewhere(app.sandbox, borrowers.overdueInstalments, 300_000);
    await payButton(page).click();
    await expect(toastOf(page)).toHaveText('The amount of this order has changed. Please look at it again.');
    await expect(page.locator('.hero__amount')).toHaveText('₱2,000.00');
    await expect(page).toHaveURL(/\/repay(\?|$)/);
    expect(journal.calls).toEqual([PLAN, GENERATE, PLAN]);
  });

  test('two tabs never pay the same instalment', async ({ page, context, open, ledgerOf }) => {
    await open('repay', borrowers.overdueInstalments);
    await choose(page);
    const other = await context.newPage();
    await other.goto(await linkTo(page));
    await choose(other);
    await payButton(other).click();
    await other.getByRole('button', { name: 'Pay now' }).click();
    await expect(other.getByText('We have received your payment.')).toBeVisible();

    await payButton(page).click();
    await expect(page.locator('.hero__amount')).toHaveText('₱2,000.00');
    await expect(page).toHaveURL(/\/repay(\?|$)/);
    const rows = await ledgerOf(borrowers.overdueInstalments);
    expect(rows.map(({ kind, outcome }) => `${kind} ${outcome}`)).toEqual([
      'generatePayCode 00',
      'payment 00',
      expect.stringMatching(/^generatePayCode (?!00)/),
    ]);
  });

  test('two tabs that ask at the same channel get one code', async ({ page, context, open }) => {
    await open('repay', borrowers.overdueInstalments);
    const other = await context.newPage();
    await other.goto(await linkTo(page));
    for (const tab of [page, other]) {
      await tab.bringToFront();
      await choose(tab);
    }
    await Promise.all([page, other].map((tab) => payButton(tab).click()));
    await expect(page).toHaveURL(/\/sandbox\/pay\//);
    await expect(other).toHaveURL(page.url());
  });
});

test.describe('What is on screen', () => {
  test('is not payable where it could not be read again, until it has been', async ({
    page,
    open,
    journal,
    expectProblem,
  }) => {
    expectProblem('Failed to load resource');
    await open('repay', borrowers.dueSoonWithDelay);
    await expect(page.locator('.hero__amount')).toHaveText('₱3,200.00');
    await routeFirst(page, PLAN_ADDRESS, (route) => route.abort());
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText(/Not up to date: last checked at \d\d:\d\d/)).toBeVisible();
    await expect(page.locator('.hero__amount')).toHaveText('₱3,200.00');
    await choose(page);
    await expect(payButton(page)).toBeDisabled();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText(/^Checked at \d\d:\d\d$/)).toBeVisible();
    await choose(page);
    await expect(payButton(page)).toBeEnabled();
    expect(journal.calls).toEqual([PLAN, PLAN, PLAN]);
  });

  test('goes away where the service now refuses to show it', async ({ page, open, arm }) => {
    await open('repay', borrowers.dueSoonWithDelay);
    await expect(page.locator('.hero__amount')).toHaveText('₱3,200.00');
    await arm({ call: 'readPeriodPlan', fault: 'refuse', code: '7', message: 'Not today.', orderId: '174002' });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(toastOf(page)).toHaveText('Not today.');
    await expect(page.getByRole('alert')).toContainText('Not today.');
    await expect(page.getByText('₱3,200.00')).toHaveCount(0);
  });

  test('is the newest answer, however late an older one comes', async ({ page, open }) => {
    const answers: ((repayAmount: number) => Promise<void>)[] = [];
    await open('repay', borrowers.dueSoonWithDelay);
    await expect(page.locator('.hero__amount')).toHaveText('₱3,200.00');
    await page.route(PLAN_ADDRESS, (route) => {
      answers.push((repayAmount) => route.fulfill({ json: { code: 0, message: '', data: { repayAmount } } }));
    });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect.poll(() => answers.length).toBe(1);
    await comeIntoSight(page);
    await expect.poll(() => answers.length).toBe(2);
    await answers[1]?.(222_200);
    await expect(page.locator('.hero__amount')).toHaveText('₱2,222.00');
    const older = page.waitForResponse(PLAN_ADDRESS);
    await answers[0]?.(111_100);
    await (await older).finished();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(page.locator('.hero__amount')).toHaveText('₱2,222.00');
  });

  test('leads to no other page where the browser keeps nothing for it', async ({ page, open, journal }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await open('repay', borrowers.dueSoonWithDelay);
    await expect(page.locator('.code')).toHaveText(/^71\d{12}$/);
    await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'How to pay with this code' })).toHaveCount(0);
    expect(journal.calls).toEqual([PLAN]);
  });
});
