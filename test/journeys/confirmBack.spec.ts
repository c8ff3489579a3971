import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, matrixUnless, test } from './fixture.ts';
import { loanButton } from './support/confirm.ts';
import { pressIfThere } from './support/press.ts';
import { placeOf } from './support/standIn.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Point out' });
const press = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true }).click();

const entries = (page: Page): Promise<number> => page.evaluate(() => history.length);

const before = /\/loanDetail$/;

// What is asked by the app's own button, and where there is nothing to go back to, backGuard.test.ts and the fault tests have.
for (const [screen, borrower, label] of [
  ['newLoanConfirm', borrowers.offerAsksOnBack, 'Loan'],
  ['loanConfirm', borrowers.legacyPromotion, 'Get my loan'],
] as const)
  test.describe(`Going back from /${screen} on iOS`, matrixUnless(screen === 'newLoanConfirm'), () => {
    const closePromotion = async (page: Page): Promise<void> => {
      if (screen === 'loanConfirm') await page.getByRole('button', { name: 'Close' }).click();
      await expect(loanButton(page, label)).toBeEnabled();
    };

    test.beforeEach(async ({ page, open }) => {
      await open('loanDetail', borrowers.settled);
      await open(screen, borrower, { clientType: 'IOS' });
      await closePromotion(page);
    });

    test('asks each time, also after a reload and a contract, and leaves on Cancel', async ({ page }) => {
      const held = await entries(page);
      for (let times = 2; times > 0; times -= 1) {
        await page.goBack();
        await press(page, 'Agree');
        await expect(dialogOf(page)).toHaveCount(0);
        await page.reload();
        await closePromotion(page);
      }
      expect(await entries(page)).toBe(held);
      await page.locator('.agreement__title').first().click();
      await expect(page).toHaveURL(/\/sandbox\/agreements\//);
      await page.goBack();
      // A page that was not kept whole opens its promotion once more.
      await expect(async () => {
        await pressIfThere(page, 'Close');
        await expect(loanButton(page, label)).toBeEnabled({ timeout: 1000 });
      }).toPass();
      await page.goBack();
      await press(page, 'Cancel');
      await expect(page).toHaveURL(before);
    });

    test('asks nothing after the loan is taken, and the offer is not behind it', async ({ page }) => {
      await loanButton(page, label).click();
      await expect(page.getByText(/^(Repayment due|Your loan is confirmed)$/)).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(before);
      expect((await placeOf(page)).query).toMatchObject({ orderId: borrowers.settled.orderId });
      await expect(dialogOf(page)).toHaveCount(0);
    });
  });
