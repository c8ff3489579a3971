import type { BrowserContext } from '@playwright/test';

/** Pays a code at the sandbox's counter, in a page of its own. */
export const payCode = async (context: BrowserContext, code: string): Promise<void> => {
  const counter = await context.newPage();
  await counter.goto(`/sandbox/counter?code=${code}`);
  await counter.getByRole('button', { name: 'Pay now' }).click();
  await counter.getByText('We have received your payment').waitFor();
  await counter.close();
};
