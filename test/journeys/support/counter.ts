import type { Page } from '@playwright/test';

/** At the counter, by the number alone: pays the code that is on screen. */
export const payAtCounter = async (page: Page): Promise<void> => {
  const code = (await page.locator('.code').textContent()) ?? '';
  const counter = await page.context().newPage();
  await counter.goto(`/sandbox/counter?code=${code}`);
  await counter.getByRole('button', { name: 'Pay now' }).click();
  await counter.getByText('We have received your payment').waitFor();
  await counter.close();
};
