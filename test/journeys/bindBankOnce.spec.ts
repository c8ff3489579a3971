import type { Page } from '@playwright/test';
import { waysOf } from '../../scripts/sandbox/testCards.ts';
import { borrowers } from './borrowers.ts';
import { expect, test } from './fixture.ts';
import { answerWith } from './support/answers.ts';
import { BIND, BIND_ADDRESS, BIND_FOR_LOAN, FORM, fillIn, NUMBER, nextButton } from './support/bank.ts';
import { clearFaults } from './support/faults.ts';
import { standIn } from './support/standIn.ts';

const ORDER = 'GET /api/v3/loan-details/loan-details';
const WAYS = 'POST /api/v2/loan/service/loan/repayment-way';

const borrower = borrowers.bankCard;
const { orderId } = borrower;
const forOrder = { source: 'loanDetail' };

const DOUBT = 'It is not known whether your account is saved';
const doubtOf = (page: Page) => page.getByRole('alert').filter({ hasText: DOUBT });
const againButton = (page: Page) => page.getByRole('button', { name: 'Save again' });

/** The requests to bind among what a page has asked for. */
const bindings = (calls: readonly string[]): number =>
  calls.filter((call) => [BIND, BIND_FOR_LOAN].includes(call)).length;

test.beforeEach(async ({ app, page, reset }) => {
  await clearFaults(app);
  await reset(borrower);
  await standIn(page, '/');
  await standIn(page, '/order');
  await page.goto('/');
});

test.describe('However the save is asked for', () => {
  test('ten taps within 300 ms send it once', async ({ page, app, open, arm, journal }) => {
    await arm({ call: 'bindCard', fault: 'delay', ms: 600 });
    await open('bindBank', borrower);
    await fillIn(page);
    await nextButton(page).evaluate(async (button: HTMLButtonElement) => {
      for (let tap = 0; tap < 10; tap += 1) {
        button.click();
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    });
    await expect(page).toHaveTitle('Elsewhere');
    expect(journal.calls).toEqual([FORM, BIND]);
    expect((await waysOf(app.sandbox, orderId)).bankCards).toHaveLength(1);
  });

  test('Enter held down in a field sends it once', async ({ page, open, arm, journal }) => {
    await arm({ call: 'bindCard', fault: 'delay', ms: 400 });
    await open('bindBank', borrower);
    await fillIn(page);
    await page.getByLabel('Account number').focus();
    for (let repeat = 0; repeat < 15; repeat += 1) await page.keyboard.down('Enter');
    await expect(page).toHaveTitle('Elsewhere');
    expect(journal.calls).toEqual([FORM, BIND]);
  });

  test('Enter held down on the button sends it once', async ({ page, open, arm, journal }) => {
    await arm({ call: 'bindCard', fault: 'delay', ms: 400 });
    await open('bindBank', borrower);
    await fillIn(page);
    await nextButton(page).focus();
    for (let repeat = 0; repeat < 15; repeat += 1) await page.keyboard.down('Enter');
    await expect(page).toHaveTitle('Elsewhere');
    expect(journal.calls).toEqual([FORM, BIND]);
  });

  test('Enter sends nothing while the keyboard hides the button', async ({ page, open, journal }) => {
    await open('bindBank', borrower);
    await fillIn(page);
    await page.getByLabel('Account number').focus();
    await page.setViewportSize({ width: 360, height: 340 });
    await expect(nextButton(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await page.setViewportSize({ width: 360, height: 640 });
    await expect(nextButton(page)).toBeEnabled();
    expect(journal.calls).toEqual([FORM]);
  });

  test('while it is under way the button says so, and what was typed stands', async ({ page, open }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(BIND_ADDRESS, async (route) => {
      await held;
      await route.continue();
    });
    await open('bindBank', borrower);
    await fillIn(page);
    await nextButton(page).click();
    await expect(nextButton(page)).toHaveAttribute('aria-busy', 'true');
    await expect(nextButton(page)).toBeDisabled();
    await expect(page.getByLabel('Account number')).toHaveValue('0011 2233 4455 6677');
    release();
    await expect(page).toHaveTitle('Elsewhere');
  });
});

test.describe('Where the answer is lost', () => {
  test('for an order, the order shows that it is saved, and the page goes there', async ({
    page,
    open,
    arm,
    journal,
    expectProblem,
  }) => {
    expectProblem('Failed to load resource');
    await arm({ call: 'bindCardForLoan', fault: 'lose', orderId });
    await open('bindBank', borrower, forOrder);
    await fillIn(page);
    await nextButton(page).click();
    await expect(page).toHaveURL(/\/order\?.*source=loanDetail/);
    expect(journal.calls).toEqual([FORM, BIND_FOR_LOAN, ORDER]);
  });

  test('for an order that still asks, it says what is not known, and lets save again after a minute', async ({
    page,
    app,
    open,
    arm,
    journal,
    expectProblem,
  }) => {
    expectProblem('Failed to load resource');
    await page.clock.install();
    await arm({ call: 'bindCardForLoan', fault: 'drop', orderId });
    await open('bindBank', borrower, forOrder);
    await fillIn(page);
    await nextButton(page).click();
    await expect(doubtOf(page)).toContainText('No money moves when an account is saved.');
    await expect(page.getByText(/It does not show yet/)).toBeVisible();
    await expect(page.getByText(/failed/i)).toHaveCount(0);
    await expect(nextButton(page)).toHaveCount(0);
    await expect(againButton(page)).toHaveCount(0);
    await page.clock.fastForward(61_000);
    await expect(page.getByText('There is no sign of it. You can save it again.')).toBeVisible();
    expect(journal.calls).toEqual([FORM, BIND_FOR_LOAN, ORDER, ORDER]);
    await againButton(page).click();
    await expect(page.getByLabel('Account number')).toHaveValue('0011 2233 4455 6677');
    expect(bindings(journal.calls)).toBe(1);
    await nextButton(page).click();
    await expect(page).toHaveURL(/\/order\?/);
    expect(bindings(journal.calls)).toBe(2);
    expect((await waysOf(app.sandbox, orderId)).bankCards).toHaveLength(1);
  });

  test('for an account alone, the cards show it by the end of its number', async ({
    page,
    open,
    arm,
    journal,
    expectProblem,
  }) => {
    expectProblem('Failed to load resource');
    await arm({ call: 'bindCard', fault: 'lose' });
    await open('bindBank', borrower);
    await fillIn(page);
    await nextButton(page).click();
    await expect(page).toHaveTitle('Elsewhere');
    expect(journal.calls).toEqual([FORM, BIND, WAYS]);
  });

  test('where there is nothing to look at, it says so, and lets save again after a minute', async ({
    page,
    arm,
    journal,
    expectProblem,
  }) => {
    expectProblem('Failed to load resource');
    await page.clock.install();
    await arm({ call: 'bindCard', fault: 'lose' });
    await page.goto('/bindBank?userId=50300&productId=2001');
    await fillIn(page);
    await nextButton(page).click();
    await expect(doubtOf(page)).toBeVisible();
    await expect(page.getByText('This page cannot see what came of it. You can save again in a minute.')).toBeVisible();
    await expect(againButton(page)).toHaveCount(0);
    await page.clock.fastForward(61_000);
    await expect(page.getByText('This page cannot see what came of it. You can save again.')).toBeVisible();
    await againButton(page).click();
    await expect(nextButton(page)).toBeEnabled();
    expect(journal.calls).toEqual([FORM, BIND]);
  });

  test('and the lender is out of reach, looking again helps', async ({ page, open, journal, expectProblem }) => {
    expectProblem('Failed to load resource');
    await page.route(BIND_ADDRESS, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.route('**/loan-details/loan-details?*', (route) => route.abort(), { times: 2 });
    await open('bindBank', borrower, forOrder);
    await fillIn(page);
    await nextButton(page).click();
    await expect(page.getByText('There is no word from the service right now.')).toBeVisible();
    await page.getByRole('button', { name: 'Look again' }).click();
    await expect(page.getByRole('link', { name: 'Look at the order' })).toBeVisible();
    await expect.poll(() => journal.calls.filter((call) => call === ORDER).length).toBeGreaterThan(1);
    await page.unroute('**/loan-details/loan-details?*');
    const lookAgain = page.getByRole('button', { name: 'Look again' });
    await expect(async () => {
      if (await lookAgain.isEnabled()) await lookAgain.click({ timeout: 500 });
      await expect(page).toHaveURL(/\/order\?/, { timeout: 500 });
    }).toPass();
    expect(bindings(journal.calls)).toBe(1);
  });

  test('or is a repetition without a word, nothing is called refused', async ({ page, open }) => {
    await answerWith(page, '/v3/loan-details/bind-card', { code: '800005', message: '', data: null });
    await open('bindBank', borrower, forOrder);
    await fillIn(page);
    await nextButton(page).click();
    await expect(doubtOf(page)).toBeVisible();
    // At once: a toast would be gone before a patient look gives up.
    expect(await page.getByText(/refused/).count()).toBe(0);
  });

  for (const form of ['html', 'cutJson', 'empty']) {
    test(`or comes as ${form}, nothing is known either`, async ({ page, open, arm, journal }) => {
      await arm({ call: 'bindCardForLoan', fault: 'malformed', form, orderId });
      await open('bindBank', borrower, forOrder);
      await fillIn(page);
      await nextButton(page).click();
      await expect(doubtOf(page)).toBeVisible();
      expect(bindings(journal.calls)).toBe(1);
    });
  }

  test('or does not come within a minute, nothing is known either', async ({ page, open, arm, journal }) => {
    await page.clock.install();
    await arm({ call: 'bindCardForLoan', fault: 'hang', orderId });
    await open('bindBank', borrower, forOrder);
    await fillIn(page);
    await nextButton(page).click();
    await expect.poll(() => bindings(journal.calls)).toBe(1);
    await page.clock.fastForward(59_000);
    await expect(nextButton(page)).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward(1_000);
    await expect(doubtOf(page)).toBeVisible();
    await expect(page.getByText('There is no sign of it. You can save it again.')).toBeVisible();
    expect(bindings(journal.calls)).toBe(1);
  });
});

test.describe('A page that is left in the middle of it', () => {
  test('and loaded again looks what came of it, and goes on', async ({ page, open, journal }) => {
    // The service carries it out; the answer finds nobody.
    let isCarriedOut = false;
    await page.route(BIND_ADDRESS, async (route) => {
      await route.fetch();
      isCarriedOut = true;
    });
    await open('bindBank', borrower, forOrder);
    await fillIn(page);
    await nextButton(page).click();
    await expect.poll(() => isCarriedOut).toBe(true);
    await page.reload();
    await expect(page).toHaveURL(/\/order\?/);
    expect(bindings(journal.calls)).toBe(1);
  });

  test('and loaded again before the service has it waits, with the form there to fill in again', async ({
    page,
    open,
    arm,
    journal,
  }) => {
    await arm({ call: 'bindCardForLoan', fault: 'hang', orderId });
    await open('bindBank', borrower, forOrder);
    await fillIn(page);
    await nextButton(page).click();
    await expect.poll(() => bindings(journal.calls)).toBe(1);
    await page.reload();
    await expect(doubtOf(page)).toBeVisible();
    await expect(page.getByText(/It does not show yet/)).toBeVisible();
    await expect(nextButton(page)).toHaveCount(0);
    await expect(page.getByLabel('Account number')).toHaveValue('');
    await page.getByLabel('Account number').press('Enter');
    expect(bindings(journal.calls)).toBe(1);
  });

  test('and come back to looks what came of it', async ({ page, open, arm, journal }) => {
    await arm({ call: 'bindCardForLoan', fault: 'delay', ms: 600, orderId });
    await open('bindBank', borrower, forOrder);
    await fillIn(page);
    await nextButton(page).click();
    await expect(nextButton(page)).toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => bindings(journal.calls)).toBe(1);
    await page.goto('/');
    await page.goBack();
    await expect(async () => {
      const look = page.getByRole('button', { name: 'Look again' });
      if (await look.isVisible()) await look.click({ timeout: 500 });
      await expect(page).toHaveURL(/\/order\?/, { timeout: 500 });
    }).toPass();
    expect(bindings(journal.calls)).toBe(1);
  });
});

test.describe('Once it is saved', () => {
  test('the way back leads to no form that would save it again', async ({ page, open, journal }) => {
    await open('bindBank', borrower, forOrder);
    await fillIn(page);
    await nextButton(page).click();
    await expect(page).toHaveURL(/\/order\?/);
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(bindings(journal.calls)).toBe(1);
  });

  test('the form opened again says that one is saved, and begins another on demand', async ({
    page,
    open,
    journal,
  }) => {
    await open('bindBank', borrower);
    await fillIn(page);
    await nextButton(page).click();
    await expect(page).toHaveTitle('Elsewhere');
    await open('bindBank', borrower);
    await expect(page.getByRole('heading', { name: /^An account was saved at \d\d:\d\d$/ })).toBeVisible();
    await expect(page.getByLabel('Account number')).toHaveCount(0);
    await page.getByRole('button', { name: 'Save another account' }).click();
    await expect(page.getByLabel('Account number')).toHaveValue('');
    await expect(nextButton(page)).toBeEnabled();
    expect(journal.calls).toEqual([FORM, BIND, FORM]);
  });

  test('another tab with the same form saves nothing', async ({ page, context, app, open, journal }) => {
    await open('bindBank', borrower);
    const other = await context.newPage();
    const otherCalls: string[] = [];
    other.on('request', (request) => otherCalls.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await standIn(other, '/');
    await other.goto('/');
    await other.goto(page.url());
    for (const tab of [page, other]) await fillIn(tab);
    await nextButton(page).click();
    await expect(page).toHaveTitle('Elsewhere');
    await nextButton(other).click();
    await expect(other).toHaveTitle('Elsewhere');
    expect(journal.calls).toEqual([FORM, BIND]);
    expect(bindings(otherCalls)).toBe(0);
    expect((await waysOf(app.sandbox, orderId)).bankCards).toMatchObject([{ cardNo: `**** ${NUMBER.slice(-4)}` }]);
  });

  test('another tab that saves while the first still waits looks what comes of it', async ({
    page,
    context,
    open,
    arm,
    journal,
  }) => {
    await arm({ call: 'bindCardForLoan', fault: 'delay', ms: 1500, orderId });
    await open('bindBank', borrower, forOrder);
    const other = await context.newPage();
    const otherCalls: string[] = [];
    other.on('request', (request) => otherCalls.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await standIn(other, '/order');
    await other.goto(page.url());
    for (const tab of [page, other]) {
      await tab.bringToFront();
      await fillIn(tab);
    }
    const sent = page.waitForRequest(BIND_ADDRESS);
    await nextButton(page).click();
    await sent;
    await nextButton(other).click();
    await expect(doubtOf(other)).toBeVisible();
    await expect(page).toHaveURL(/\/order\?/);
    await expect(async () => {
      const look = other.getByRole('button', { name: 'Look again' });
      if (await look.isVisible()) await look.click({ timeout: 500 });
      await expect(other).toHaveURL(/\/order\?/, { timeout: 500 });
    }).toPass();
    expect(bindings(journal.calls)).toBe(1);
    expect(bindings(otherCalls)).toBe(0);
  });
});
