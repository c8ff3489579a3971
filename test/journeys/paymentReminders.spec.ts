import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { beIn } from './support/app.ts';

const getFile = (page: Page) => page.getByRole('button', { name: 'Get the calendar file' });

const eventsIn = (words: string) =>
  new ICAL.Component(ICAL.parse(words) as unknown[])
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

test('An app that takes no file gets a calendar on the web, or a copy', async ({ page, open }) => {
  await beIn(page, 'androidWebview');
  await open('paymentReminders', borrowers.instalments);
  await expect(page.getByRole('button', { name: 'Copy text' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add to Google Calendar: / })).toHaveCount(3);
  await expect(getFile(page)).toHaveCount(0);
  await expect(page.getByText('Pay ₱1,500.50: Sample Instalment Loan')).toHaveCount(2);
});

test('A browser saves the calendar file: nine o’clock, nothing of the borrower', async ({ page, open }) => {
  await beIn(page, 'browser');
  await open('paymentReminders', borrowers.instalments);
  const saved = page.waitForEvent('download');
  await getFile(page).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('payments.ics');
  const words = readFileSync(await file.path(), 'utf8');
  const [event, ...more] = eventsIn(words);
  expect(more).toHaveLength(2);
  expect(event?.summary).toBe('Pay ₱1,500.50: Sample Instalment Loan');
  expect(event?.startDate.toJSDate().toISOString()).toMatch(/T01:00:00\.000Z$/);
  const { userId, sessionId, mobilePhone } = borrowers.instalments as unknown as Record<string, string>;
  for (const own of [userId, sessionId, mobilePhone]) if (own) expect(words).not.toContain(own);
  await expect(page.getByText('Open payments.ics from your downloads', { exact: false })).toBeVisible();
  await expect(page.getByText(/added to your calendar/i)).toHaveCount(0);
});
