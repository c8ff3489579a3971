import type { Page } from '@playwright/test';
import { waysOf } from '../../scripts/sandbox/testCards.ts';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { answerWith } from './support/answers.ts';
import { putInApp } from './support/app.ts';
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
import { holdCall } from './support/holdCall.ts';
import { matrixUnless } from './support/matrix.ts';
import { placeOf, standIn } from './support/standIn.ts';

const borrower = borrowers.bankCard;
const { orderId } = borrower;
const forOrder = { source: 'loanDetail' };

/** The requests to bind among what a page has asked for. */
const bindings = (calls: readonly string[]): number =>
  calls.filter((call) => [BIND, BIND_FOR_LOAN].includes(call)).length;

test.beforeEach(async ({ page }) => {
  await standIn(page, '/');
  await standIn(page, '/order');
  await page.goto('/');
});

test.describe('However the save is asked for', () => {
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

  test('Enter sends nothing while the keyboard hides the button', { tag: '@matrix' }, async ({
    page,
    open,
    journal,
  }) => {
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
});

/** That it is said where it is seen, nothing typed is lost, and the way on is there at once. */
const expectLost = async (page: Page): Promise<void> => {
  await expect(lostAlert(page)).toContainText('What you typed is still here');
  const [said, button] = [await lostAlert(page).boundingBox(), await saveAgainButton(page).boundingBox()];
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  await expect(lostAlert(page)).toContainText('Saving moves no money.');
  await expect(page.getByText(/failed|refused/i)).toHaveCount(0);
  await expect(page.getByLabel('Account number')).toHaveValue('0011 2233 4455 6677');
  await expect(page.getByRole('button', { name: 'Bank' })).toHaveText('Sample Island Bank');
  await expect(saveAgainButton(page)).toBeEnabled();
};

test.describe('Where the answer is lost', () => {
  for (const isCarriedOut of [true, false])
    test(
      `for an order, ${isCarriedOut ? 'carried out' : 'or not'}, the page stays and concludes nothing from what the order asks for`,
      matrixUnless(isCarriedOut),
      async ({ page, app, open, arm, journal, expectProblem }) => {
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
      },
    );

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
    await expect(page.getByText('•••• 3322')).toBeVisible();
    expect(journal.calls).toEqual([FORM, BIND, BIND]);
    expect(sent).toMatchObject([{ bankCard: NUMBER }, { bankCard: '9988776655443322', bankCode: 'SSB' }]);
    expect((await waysOf(app.sandbox, orderId)).bankCards).toMatchObject([{ cardNo: '**** 3322' }]);
  });
});

test('A save that is refused because the session has ended says so by the button, and in the app logs in; nothing typed is lost', async ({
  page,
  open,
}) => {
  const messages = await putInApp(page, 'android');
  await open('bindBank', borrower);
  await fillIn(page);
  await answerWith(page, '/v3/bind-card/bind-card', { code: '4001', message: 'Your session has ended.' });
  await nextButton(page).click();
  await expect(page.locator('#form-problem')).toHaveText('Your session has ended.');
  const login = page.getByRole('button', { name: 'Log in again' });
  await expect(login).toBeInViewport({ ratio: 1 });
  await login.click();
  await expect.poll(() => messages).toEqual([JSON.stringify({ action: 'goLogin', payload: {} })]);
  await page.unrouteAll();
  await nextButton(page).click();
  await expect(page.getByText('•••• 6677')).toBeVisible();
  await expect(login).toHaveCount(0);
});

test('Once it is saved the way back leads to no form that would save it again', { tag: '@matrix' }, async ({
  page,
  open,
  journal,
}) => {
  await open('bindBank', borrower, forOrder);
  await fillIn(page);
  await nextButton(page).click();
  await expect(page).toHaveURL(/\/order(\?|$)/);
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(bindings(journal.calls)).toBe(1);
});

test('The order that asked for an account leads to the form, and asks no more once it is saved', async ({
  page,
  open,
}) => {
  await page.unrouteAll();
  await open('loanDetail', borrower);
  await page.getByRole('dialog').getByRole('button', { name: 'Add a bank account' }).click();
  await expect(page).toHaveURL(/\/bindBank(\?|$)/);
  await fillIn(page);
  await nextButton(page).click();
  await expect(page).toHaveURL(/\/order(\?|$)/);
  await expect(page.getByText(/^Checked at/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
