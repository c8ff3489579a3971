import type { BrowserContext } from '@playwright/test';
import type { RunningApp } from '../../../scripts/serve/app.ts';

/** Pays a code at the sandbox's counter, in a page of its own. */
export const payCode = async (context: BrowserContext, code: string): Promise<void> => {
  const counter = await context.newPage();
  await counter.goto(`/sandbox/counter?code=${code}`);
  await counter.getByRole('button', { name: 'Pay now' }).click();
  await counter.getByText('We have received your payment').waitFor();
  await counter.close();
};

/** Removes every fault of the sandbox. */
export const clearFaults = async ({ sandbox }: RunningApp): Promise<void> => {
  await sandbox.fetch(new Request('http://sandbox.test/sandbox/faults', { method: 'DELETE' }));
};
