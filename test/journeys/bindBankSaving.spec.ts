import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { BIND, BIND_ADDRESS, BIND_FOR_LOAN, FORM, fillIn, nextButton, savedHeading } from './support/bank.ts';
import { holdCall } from './support/hold.ts';
import { standIn } from './support/standIn.ts';

const borrower = borrowers.bankCard;
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

test('Once it is saved, the way back skips the form', { tag: '@matrix' }, async ({ page, open, journal }) => {
  await open('bindBank', borrower, forOrder);
  await fillIn(page);
  await nextButton(page).click();
  await expect(page).toHaveURL(/\/order(\?|$)/);
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(bindings(journal.calls)).toBe(1);
});

test('An order that asks for an account leads to the form, until it is saved', async ({ page, open }) => {
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
