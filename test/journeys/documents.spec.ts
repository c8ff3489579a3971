import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { beIn } from './support/app.ts';

const { instalments } = borrowers;

const readWords = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Receipts' })).toBeVisible();
  await expect(page.getByText('Loading…')).toHaveCount(0);
};

test('The documents are copied as a text, without anything of the session', {
  tag: '@matrix',
}, async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await beIn(page, 'androidWebview');
  await open('myDocuments', instalments);
  await readWords(page);
  await page.getByRole('button', { name: 'Copy text' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const words = await page.evaluate(() => navigator.clipboard.readText());
  for (const line of [
    'Total repayment: ₱6,001.49',
    / · Paid: ₱1,500\.50$/m,
    / · Due: ₱1,500\.50$/m,
    'Reference: 7100001700011',
  ])
    expect(words).toMatch(line);
  expect(words).not.toMatch(/50011|session|device|0917/);
});

const getFile = (page: Page) => page.getByRole('button', { name: 'Get the calendar file' });

test('An app that takes no file gets a calendar on the web, or a copy', async ({ page, open }) => {
  await beIn(page, 'androidWebview');
  await open('paymentReminders', borrowers.instalments);
  await expect(page.getByRole('button', { name: 'Copy text' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add to Google Calendar: / })).toHaveCount(3);
  await expect(getFile(page)).toHaveCount(0);
  await expect(page.getByText('Pay ₱1,500.50: Sample Instalment Loan')).toHaveCount(2);
});

test('A browser saves the calendar file, with nothing of the borrower', async ({ page, open }) => {
  await beIn(page, 'browser');
  await open('paymentReminders', borrowers.instalments);
  const saved = page.waitForEvent('download');
  await getFile(page).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('payments.ics');
  const words = readFileSync(await file.path(), 'utf8');
  const { userId, sessionId, mobilePhone } = borrowers.instalments as unknown as Record<string, string>;
  for (const own of [userId, sessionId, mobilePhone]) if (own) expect(words).not.toContain(own);
  await expect(page.getByText('Open payments.ics from your downloads', { exact: false })).toBeVisible();
  await expect(page.getByText(/added to your calendar/i)).toHaveCount(0);
});
