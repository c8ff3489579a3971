import type { Page } from 'playwright-core';

/** Pays what is due on an order, starting on its page, at the sandbox's counter on the same origin; waits until it is paid in full. */
export const payAtCounter = async (page: Page): Promise<void> => {
  const { origin } = new URL(page.url());
  await page.getByRole('button', { name: 'REPAY', exact: true }).tap();
  await page.getByText('₱3,200.00').first().waitFor();
  await page.getByText('Payment Method').tap();
  await page.getByText('Sample Counter').tap();
  await page.getByRole('button', { name: 'Payment', exact: true }).tap();
  await page.waitForURL((url) => url.origin === origin && url.pathname.startsWith('/sandbox/pay/'));
  await page.getByRole('button', { name: 'Pay now' }).tap();
  await page.getByText('We have received your payment.').waitFor();
  await page.getByText('Back to the order').tap();
  await page.getByRole('heading', { name: 'Paid in full. Thank you' }).waitFor();
  await page.getByText('Borrow Again').waitFor();
};
