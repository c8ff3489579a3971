import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { accessProblems } from './support/look.ts';
import { beIn } from './support/phones.ts';

const getFile = (page: Page) => page.getByRole('button', { name: 'Get the calendar file' });

const eventsIn = (words: string) =>
  new ICAL.Component(ICAL.parse(words) as unknown[])
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

test.describe('The reminders of an order', () => {
  test('are reached from the order, and make no call but one', async ({ page, open, journal }) => {
    await open('loanDetail', borrowers.instalments);
    await page.getByRole('link', { name: 'Payment reminders' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Payment reminders' })).toBeVisible();
    await expect(page.getByText('Pay ₱1,500.50: Sample Instalment Loan').first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Payment reminders' })).toBeVisible();
    expect(journal.calls.filter((call) => !/loan-play-detail|loan-details$/.test(call))).toEqual([]);
  });

  test('of a loan just taken are those of its whole plan', { tag: '@matrix' }, async ({ page, open }) => {
    await open('confirmOfPeriod', borrowers.offerOfPeriods);
    const days = page.locator('.plan__item .muted');
    await expect(days.first()).toBeVisible();
    const count = await days.count();
    expect(count).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'Loan', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Your loan is confirmed' })).toBeVisible();
    await expect(page.getByText('First payment', { exact: true })).toBeVisible();
    await expect(page.getByText('One payment', { exact: true })).toHaveCount(0);
    await page.getByRole('link', { name: 'Payment reminders' }).click();
    await expect(page.locator('.reminders__item')).toHaveCount(count);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Your loan is confirmed' })).toBeVisible();
  });
});

test.describe('The calendar file', () => {
  test('is saved by a browser: the payment at nine in the brand’s time zone, and nothing of the borrower', async ({
    page,
    open,
  }) => {
    await beIn(page, 'browser');
    await open('paymentReminders', borrowers.instalments);
    const saved = page.waitForEvent('download');
    await getFile(page).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('payments.ics');
    const words = readFileSync(await file.path(), 'utf8');
    const [event, ...more] = eventsIn(words);
    expect(more).toEqual([]);
    expect(event?.summary).toBe('Pay ₱1,500.50: Sample Instalment Loan');
    expect(event?.startDate.toJSDate().toISOString()).toMatch(/T01:00:00\.000Z$/);
    const { userId, sessionId, mobilePhone } = borrowers.instalments as unknown as Record<string, string>;
    for (const own of [userId, sessionId, mobilePhone]) if (own) expect(words).not.toContain(own);
    await expect(page.getByText('Look for payments.ics in your downloads', { exact: false })).toBeVisible();
    await expect(page.getByText(/added to your calendar/i)).toHaveCount(0);
  });

  test('is shared by a webview of iOS, which saves nothing', { tag: '@matrix' }, async ({ page, open }) => {
    await beIn(page, 'iosWebview');
    await page.addInitScript(() => {
      const given: string[] = [];
      Object.assign(window, { given });
      Object.assign(Navigator.prototype, {
        canShare: ({ files }: { files?: File[] }) => !!files,
        share: async ({ files }: { files?: File[] }) => void given.push(...(files ?? []).map(({ name }) => name)),
      });
    });
    await open('paymentReminders', borrowers.instalments);
    await getFile(page).click();
    await expect(page.getByText('We gave payments.ics to the app that you chose.', { exact: false })).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { given: string[] }).given)).toEqual(['payments.ics']);
  });

  test('is said to be not taken by a webview that neither saves nor shares, and the text stands there', {
    tag: '@matrix',
  }, async ({ page, open }) => {
    await beIn(page, 'androidWebview');
    await page.addInitScript(() => {
      Object.assign(Navigator.prototype, { share: undefined, canShare: undefined });
      document.execCommand = () => false;
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await open('paymentReminders', borrowers.instalments);
    await getFile(page).click();
    await expect(page.getByText('This phone takes no calendar file from here.', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Copy text' }).click();
    await expect(page.getByText('This phone does not allow copying.', { exact: false })).toBeVisible();
    await expect(page.locator('.said')).toContainText('Pay ₱1,500.50: Sample Instalment Loan');
    expect(await accessProblems(page)).toEqual([]);
  });
});
