import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { putInApp } from './support/app.ts';
import { loanButton } from './support/confirm.ts';
import { matrixUnless } from './support/matrix.ts';
import { pressIfThere } from './support/press.ts';
import { linkTo, placeOf } from './support/standIn.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Point out' });
const press = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true }).click();

/** The app's own back button. */
const appBack = (page: Page): Promise<boolean> =>
  page.evaluate(() => (window as unknown as { loanAppBack(): boolean }).loanAppBack());

const entries = (page: Page): Promise<number> => page.evaluate(() => history.length);

const confirmations = [
  { screen: 'newLoanConfirm', borrower: borrowers.offerAsksOnBack, label: 'Loan', title: 'Your loan is ready' },
  { screen: 'confirmOfPeriod', borrower: borrowers.offerAsksOnBack, label: 'Loan', title: 'Your loan is ready' },
  { screen: 'loanConfirm', borrower: borrowers.legacyPromotion, label: 'Get my loan', title: 'Leave already?' },
] as const;

for (const { screen, borrower, label, title } of confirmations)
  test.describe(`Going back from /${screen} on iOS`, matrixUnless(screen === 'newLoanConfirm'), () => {
    const ios = { clientType: 'IOS' };
    const before = /\/loanDetail$/;

    const openAfterAnother = async (
      page: Page,
      open: (screen: string, borrower: typeof borrowers.settled, extra?: Record<string, string>) => Promise<void>,
      extra: Record<string, string> = ios,
    ): Promise<void> => {
      await open('loanDetail', borrowers.settled);
      await open(screen, borrower, extra);
      if (screen === 'loanConfirm') await page.getByRole('button', { name: 'Close' }).click();
      await expect(loanButton(page, label)).toBeEnabled();
    };

    test('by the app asks first: Agree stays, and when it asks again Escape stays', { tag: '@matrix' }, async ({
      page,
      open,
    }) => {
      const messages = await putInApp(page, 'ios');
      await openAfterAnother(page, open);
      for (const stay of [() => press(page, 'Agree'), () => page.keyboard.press('Escape')]) {
        expect(await appBack(page)).toBe(true);
        await expect(dialogOf(page)).toBeFocused();
        await expect(dialogOf(page).getByText(title)).toBeVisible();
        await expect(dialogOf(page).getByText(/ready to be sent|this offer stays open/)).toBeVisible();
        await stay();
        await expect(dialogOf(page)).toHaveCount(0);
      }
      await expect(page).toHaveURL(new RegExp(screen));
      await expect(loanButton(page, label)).toBeEnabled();
      expect(messages).toEqual([]);
    });

    test('by swipe asks first, stays on Agree, asks again, and leaves on Cancel', async ({ page, open }) => {
      await openAfterAnother(page, open);
      const held = await entries(page);
      for (let times = 3; times > 0; times -= 1) {
        await page.goBack();
        await expect(dialogOf(page)).toBeVisible();
        await press(page, 'Agree');
        await expect(dialogOf(page)).toHaveCount(0);
      }
      expect(await entries(page)).toBe(held);
      await page.goBack();
      await press(page, 'Cancel');
      await expect(page).toHaveURL(before);
    });

    test('leaves for the home page where there is nothing to go back to', { tag: '@matrix' }, async ({
      context,
      page,
      open,
    }) => {
      await open(screen, borrower, ios);
      const alone = await context.newPage();
      // A tab whose first entry is this page.
      const opened = context.waitForEvent('page');
      await alone.evaluate((address) => void window.open(address, '_blank', 'noopener'), await linkTo(page));
      const tab = await opened;
      if (screen === 'loanConfirm') await tab.getByRole('button', { name: 'Close' }).click();
      await expect(loanButton(tab, label)).toBeEnabled();
      await appBack(tab);
      await press(tab, 'Cancel');
      await expect(tab).toHaveURL(/:\d+\/$/);
    });

    test('is the same after a reload, without a pile of entries, and after a contract was read', {
      tag: '@matrix',
    }, async ({ page, open }) => {
      await openAfterAnother(page, open);
      const held = await entries(page);
      for (let times = 2; times > 0; times -= 1) {
        await page.reload();
        if (screen === 'loanConfirm') await page.getByRole('button', { name: 'Close' }).click();
        await expect(loanButton(page, label)).toBeEnabled();
      }
      expect(await entries(page)).toBe(held);

      await page.locator('.agreement__title').first().click();
      await expect(page).toHaveURL(/\/sandbox\/agreements\//);
      await page.goBack();
      // A page that was not kept whole opens its dialog once more.
      await expect(async () => {
        await pressIfThere(page, 'Close');
        await expect(loanButton(page, label)).toBeEnabled({ timeout: 1000 });
      }).toPass();
      await page.goBack();
      await expect(dialogOf(page)).toBeVisible();
      await press(page, 'Cancel');
      await expect(page).toHaveURL(before);
    });

    test('asks nothing after the loan is taken, and the offer is not behind it', async ({ page, open }) => {
      await openAfterAnother(page, open);
      await loanButton(page, label).click();
      await expect(page.getByText(/^(Repayment due|Your loan is confirmed)$/)).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(before);
      expect((await placeOf(page)).query).toMatchObject({ orderId: borrowers.settled.orderId });
      await expect(dialogOf(page)).toHaveCount(0);
    });
  });
