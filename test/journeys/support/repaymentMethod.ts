import type { Locator, Page } from '@playwright/test';
import { paymentStatusText } from '../../../shared/payments/messages.ts';
import type { BorrowerOf } from '../../support/borrowers.ts';

/** The calls of the page, as the journal records them. */
export const WAY = 'POST /api/v2/loan/service/loan/repayment-way';
export const COMMIT = 'POST /api/v2/loan/service/loan/repayment-commit';
export const CONFIRM = 'POST /api/v2/loan/service/loan/repayment-confirm';
export const WALLET = 'POST /api/v2/loan/service/loan/repayment-huichao';
export const LOOK = 'GET /api/v3/loan-details/loan-details';

/** Returns the URL pattern of a call for Playwright's routes. */
export const addressOf = (call: string): string => `**${call.split(' ')[1]}?*`;

/** Opens the page at an in-page route. */
export const openRoute = (page: Page, borrower: BorrowerOf, hash = '', extra: Record<string, string> = {}) =>
  page.goto(`/repaymentMethod?${new URLSearchParams({ ...borrower, ...extra })}${hash}`);

export const payButton = (page: Page): Locator => page.getByRole('button', { name: /^Pay ₱[\d,]+\.\d\d$/ });
export const confirmButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^Confirm and pay ₱[\d,]+\.\d\d$/ });
export const codeField = (page: Page): Locator => page.getByRole('textbox', { name: 'Code from the SMS' });
export const cardOf = (page: Page, ending: string): Locator => page.locator('label', { hasText: ending });
export const unconfirmedOf = (page: Page): Locator => page.getByText(paymentStatusText.mayBePaid.text);
export const toastOf = (page: Page): Locator => page.locator('.toast');

/**
 * Chooses the card whose number ends with `ending`, and presses 'Pay'. Waits for that button first: the list appears before
 * the page can pay, and a tap is lost while another list replaces it.
 */
export const payWith = async (page: Page, ending: string): Promise<void> => {
  await payButton(page).waitFor();
  await cardOf(page, ending).click();
  await payButton(page).click();
};

/** Returns a pattern for the address of the paid order. */
export const orderOf = ({ productId, orderId }: BorrowerOf): RegExp =>
  new RegExp(`/repaymentMethod(\\?[^#]*)?#/borrowDetail\\?productId=${productId}&orderId=${orderId}$`);
