import type { Page } from '@playwright/test';
import { waysOf } from '../../scripts/sandbox/testCards.ts';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { answerWith } from './support/answers.ts';
import {
  BIND,
  BIND_ADDRESS,
  BIND_FOR_LOAN,
  FORM,
  fillIn,
  lostAlert,
  NUMBER,
  nextButton,
  pick,
  saveAgainButton,
  savedHeading,
  watchBinding,
} from './support/bank.ts';
import { clearFaults } from './support/faults.ts';
import { holdCall } from './support/holdCall.ts';
import { routeFirst } from './support/routeFirst.ts';
import { placeOf, standIn } from './support/standIn.ts';

const borrower = borrowers.bankCard;
const { orderId } = borrower;
const forOrder = { source: 'loanDetail' };

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
  test('ten taps within 300 ms send it once', async ({ page, app, open, journal }) => {
    const release = await holdCall(page, BIND_ADDRESS);
    await open('bindBank', borrower);
    await fillIn(page);
    await nextButton(page).evaluate(async (button: HTMLButtonElement) => {
      for (let tap = 0; tap < 10; tap += 1) {
        button.click();
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    });
    release();
    await expect(savedHeading(page)).toBeVisible();
    expect(journal.calls).toEqual([FORM, BIND]);
    expect((await waysOf(app.sandbox, orderId)).bankCards).toHaveLength(1);
  });

  test('Enter held down in a field sends it once', async ({ page, open, journal }) => {
    const release = await holdCall(page, BIND_ADDRESS);
    await open('bindBank', borrower);
    await fillIn(page);
    await page.getByLabel('Account number').focus();
    for (let repeat = 0; repeat < 15; repeat += 1) await page.keyboard.down('Enter');
    release();
    await expect(savedHeading(page)).toBeVisible();
    expect(journal.calls).toEqual([FORM, BIND]);
  });

  test('Enter held down on the button sends it once', async ({ page, open, journal }) => {
    const release = await holdCall(page, BIND_ADDRESS);
    await open('bindBank', borrower);
    await fillIn(page);
    await nextButton(page).focus();
    for (let repeat = 0; repeat < 15; repeat += 1) await page.keyboard.down('Enter');
    release();
    await expect(savedHeading(page)).toBeVisible();
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
    const release = await holdCall(page, BIND_ADDRESS);
    await open('bindBank', borrower);
    await fillIn(page);
    await nextButton(page).click();
    await expect(nextButton(page)).toHaveAttribute('aria-busy', 'true');
    await expect(nextButton(page)).toBeDisabled();
    await expect(page.getByLabel('Account number')).toHaveValue('0011 2233 4455 6677');
    release();
    await expect(savedHeading(page)).toBeVisible();
  });
});

/** That nothing typed is lost, and the way on is there at once. */
const expectLost = async (page: Page): Promise<void> => {
  await expect(lostAlert(page)).toBeVisible();
  await expect(lostAlert(page)).toContainText('No money moves when an account is saved.');
  await expect(page.getByText(/failed|refused/i)).toHaveCount(0);
  await expect(page.getByLabel('Account number')).toHaveValue('0011 2233 4455 6677');
  await expect(page.getByRole('button', { name: 'Bank' })).toHaveText('Sample Island Bank');
  await expect(saveAgainButton(page)).toBeEnabled();
};

test.describe('Where the answer is lost', () => {
  for (const isCarriedOut of [true, false])
    test(`for an order, ${isCarriedOut ? 'carried out' : 'or not'}, the page stays and concludes nothing from what the order asks for`, async ({
      page,
      app,
      open,
      arm,
      journal,
      expectProblem,
    }) => {
      expectProblem('Failed to load resource');
      await arm({ call: 'bindCardForLoan', fault: isCarriedOut ? 'lose' : 'drop', orderId });
      await open('bindBank', borrower, forOrder);
      await fillIn(page);
      await nextButton(page).click();
      await expectLost(page);
      // Neither a look at the order nor at the cards.
      expect(journal.calls).toEqual([FORM, BIND_FOR_LOAN]);
      expect(new URL(page.url()).pathname).toBe('/bindBank');
      await saveAgainButton(page).click();
      await expect(page).toHaveURL(/\/order(\?|$)/);
      expect((await placeOf(page)).query).toMatchObject({ source: 'loanDetail' });
      expect(journal.calls).toEqual([FORM, BIND_FOR_LOAN, BIND_FOR_LOAN]);
      expect((await waysOf(app.sandbox, orderId)).bankCards).toHaveLength(1);
    });

  test('of an account alone, it may be put right before it is saved again', async ({
    page,
    app,
    open,
    arm,
    journal,
    expectProblem,
  }) => {
    expectProblem('Failed to load resource');
    const sent = watchBinding(page);
    await arm({ call: 'bindCard', fault: 'drop' });
    await open('bindBank', borrower);
    await fillIn(page);
    await nextButton(page).click();
    await expectLost(page);
    await page.getByLabel('Account number').fill('9988776655443322');
    await pick(page, 'Bank', 'Sample Savings Bank');
    await saveAgainButton(page).click();
    await expect(savedHeading(page)).toBeVisible();
    await expect(page.getByText('Account number: ends in 3322')).toBeVisible();
    expect(journal.calls).toEqual([FORM, BIND, BIND]);
    expect(sent).toMatchObject([{ bankCard: NUMBER }, { bankCard: '9988776655443322', bankCode: 'SSB' }]);
    expect((await waysOf(app.sandbox, orderId)).bankCards).toMatchObject([{ cardNo: '**** 3322' }]);
  });

  test('again and again, ten taps on “Save again” send it once each time', async ({
    page,
    open,
    arm,
    journal,
    expectProblem,
  }) => {
    expectProblem('Failed to load resource');
    await open('bindBank', borrower);
    await fillIn(page);
    for (const [button, sent] of [
      [nextButton(page), 1],
      [saveAgainButton(page), 2],
      [saveAgainButton(page), 3],
    ] as const) {
      await arm({ call: 'bindCard', fault: 'lose' });
      await button.evaluate((pressed: HTMLButtonElement) => {
        for (let tap = 0; tap < 10; tap += 1) pressed.click();
      });
      await expectLost(page);
      expect(bindings(journal.calls)).toBe(sent);
    }
  });

  test('and every record of the lender is out of reach, it can be saved again all the same', async ({
    page,
    open,
    journal,
    expectProblem,
  }) => {
    expectProblem('Failed to load resource');
    await routeFirst(page, BIND_ADDRESS, (route) => route.abort());
    await open('bindBank', borrower, forOrder);
    await fillIn(page);
    await page.route(/loan-details\/loan-details|repayment-way/, (route) => route.abort());
    await nextButton(page).click();
    await expectLost(page);
    await saveAgainButton(page).click();
    await expect(page).toHaveURL(/\/order(\?|$)/);
    expect(bindings(journal.calls)).toBe(2);
  });

  test('or is a repetition, it says that the account may be saved already', async ({ page, open }) => {
    await answerWith(page, '/v3/loan-details/bind-card', { code: '800005', message: '', data: null });
    await open('bindBank', borrower, forOrder);
    await fillIn(page);
    await nextButton(page).click();
    await expectLost(page);
    await expect(lostAlert(page)).toContainText('your account may be saved already');
  });

  for (const form of ['html', 'cutJson', 'empty']) {
    test(`or comes as ${form}, nothing is known either`, { tag: '@matrix' }, async ({ page, open, arm, journal }) => {
      await arm({ call: 'bindCardForLoan', fault: 'malformed', form, orderId });
      await open('bindBank', borrower, forOrder);
      await fillIn(page);
      await nextButton(page).click();
      await expectLost(page);
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
    await expectLost(page);
    expect(bindings(journal.calls)).toBe(1);
  });
});

test.describe('A page that is left in the middle of it', () => {
  test('and loaded again is a form that can be saved at once, and sends nothing by itself', async ({
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
    await expect(page.getByLabel('Account number')).toHaveValue('');
    await expect(nextButton(page)).toBeEnabled();
    expect(bindings(journal.calls)).toBe(1);
    await fillIn(page);
    await nextButton(page).click();
    await expect(page).toHaveURL(/\/order(\?|$)/);
    expect(bindings(journal.calls)).toBe(2);
  });

  test('keeps nothing on the phone, neither a number nor a mark', async ({ page, open, arm, expectProblem }) => {
    expectProblem('Failed to load resource');
    const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    await open('bindBank', borrower);
    await expect(nextButton(page)).toBeVisible();
    const before = await kept();
    await arm({ call: 'bindCard', fault: 'lose' });
    await fillIn(page);
    await nextButton(page).click();
    await expectLost(page);
    expect(await kept()).toBe(before);
    await saveAgainButton(page).click();
    await expect(savedHeading(page)).toBeVisible();
    expect(await kept()).toBe(before);
  });
});

test.describe('Once it is saved', () => {
  test('the way back leads to no form that would save it again', async ({ page, open, journal }) => {
    await open('bindBank', borrower, forOrder);
    await fillIn(page);
    await nextButton(page).click();
    await expect(page).toHaveURL(/\/order(\?|$)/);
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(bindings(journal.calls)).toBe(1);
  });

  test('a mistyped number can be put right at once, on the same page', async ({ page, app, open, journal }) => {
    await open('bindBank', borrower);
    await fillIn(page, '1111222233334444');
    await nextButton(page).click();
    await expect(page.getByText('Account number: ends in 4444')).toBeVisible();
    await page.getByRole('button', { name: 'Save another account' }).click();
    await expect(page.getByLabel('Account number')).toHaveValue('');
    await fillIn(page);
    await nextButton(page).click();
    await expect(page.getByText(`Account number: ends in ${NUMBER.slice(-4)}`)).toBeVisible();
    expect(journal.calls).toEqual([FORM, BIND, BIND]);
    expect((await waysOf(app.sandbox, orderId)).bankCards).toMatchObject([
      { cardNo: '**** 4444' },
      { cardNo: `**** ${NUMBER.slice(-4)}` },
    ]);
  });

  for (const extra of [{}, forOrder])
    test(`the form opened again ${'source' in extra ? 'for an order ' : ''}is free for another account`, {
      tag: '@matrix',
    }, async ({ page, app, open, journal }) => {
      for (const number of ['1111222233334444', NUMBER]) {
        await open('bindBank', borrower, extra);
        await expect(page.getByLabel('Account number')).toHaveValue('');
        await fillIn(page, number);
        await nextButton(page).click();
        if ('source' in extra) await expect(page).toHaveURL(/\/order(\?|$)/);
        else await expect(savedHeading(page)).toBeVisible();
      }
      expect(bindings(journal.calls)).toBe(2);
      expect((await waysOf(app.sandbox, orderId)).bankCards).toHaveLength(2);
    });
});
