import type { Locator, Page } from '@playwright/test';

/** The call that reads an order's due amounts, as the journal records it, and its URL pattern for Playwright's routes. */
export const PLAN = 'POST /api/v3/installment/loan-play-detail';
export const PLAN_ADDRESS = '**/api/v3/installment/loan-play-detail?*';

/** Mocks the call with these data until its route is removed. */
export const answerPlan = (page: Page, data: object): Promise<unknown> =>
  page.route(PLAN_ADDRESS, (route) => route.fulfill({ json: { code: '00', message: 'success', data } }));

/** The same for the call that requests a channel's code. */
export const GENERATE = 'POST /api/v3/loan-details/generate-vcode';
export const GENERATE_ADDRESS = '**/api/v3/loan-details/generate-vcode?*';

/** The dialog with the list of channels. */
export const sheetOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Please select your repayment method for payment', exact: true });

/** The button that pays at the chosen channel. */
export const channelPayButton = (page: Page): Locator =>
  sheetOf(page).getByRole('button', { name: 'Payment', exact: true });

/** Opens the list of channels. */
export const openSheet = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Payment Method' }).click();
  return sheetOf(page);
};

/** Picks a channel from the list. */
export const chooseChannel = async (page: Page, channel = 'Sample Bank'): Promise<void> => {
  await (await openSheet(page)).getByText(channel).click();
};

/** Picks a channel from the list and pays there. */
export const payAt = async (page: Page, channel: string): Promise<void> => {
  await chooseChannel(page, channel);
  await channelPayButton(page).click();
};

/** The call with which a page with a pay code polls whether the code has been paid. */
export const LOOK = 'GET /api/v3/loan-details/loan-details';

/** Returns the calls without the polling calls, whose number is tested with a manual clock in `orderPayments.test.ts`. */
export const withoutLooks = (calls: readonly string[]): string[] => calls.filter((call) => call !== LOOK);
