import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { ana, calls } from './support/complaints.ts';

const LIST = '/user-problem/problem-list';
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const items = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');

test('Complaints stand in the service’s tabs, read again on return, and open', async ({ page, open, journal }) => {
  const sent = page.waitForRequest((request) => request.url().includes(LIST));
  await open('complaintList', ana);
  await expect(page.getByRole('heading', { level: 1, name: 'My complaints' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['Processing (1)', 'Processed (3)']);
  await expect(tab(page, 'Processing')).toHaveAttribute('aria-selected', 'true');
  await expect(items(page)).toHaveCount(1);
  await expect(items(page).first()).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/);
  await expect(items(page).first()).toContainText('Repayment');
  await expect(items(page).first()).toContainText('I paid at the counter yesterday');
  await tab(page, 'Processed').click();
  await expect(items(page)).toHaveCount(3);
  expect((await sent).postDataJSON()).toEqual({});
  expect(journal.calls).toEqual([calls.list]);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => journal.calls).toEqual([calls.list, calls.list]);
  await expect(items(page)).toHaveCount(3);
  await tab(page, 'Processing').click();
  await items(page).getByRole('link').click();
  await page.waitForURL(/complainDetails/);
  const row = (name: string) => page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd');
  await expect(row('Status')).toHaveText('Processing');
  await expect(row('Answer by')).toHaveText(/^\d{4}-\d\d-\d\d$/);
});

const DETAIL = '/user-problem/problem-detail';

const result = (page: Page) => page.locator('section').filter({ hasText: 'Process Result' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('A borrower reads a complaint and its answer, and enlarges an image', async ({ page, open, journal }) => {
  const sent = page.waitForRequest((request) => request.url().includes(DETAIL));
  await open('complainDetails', ana, { problemId: '1002' });
  await expect(page.getByRole('heading', { level: 1, name: 'Online service' })).toBeVisible();
  await expect(page).toHaveTitle('Online service · Sample Loan');
  await expect(page.getByRole('listitem')).toHaveText(['Fees and charges']);
  await expect(page.getByText('What is the processing fee for?')).toBeVisible();
  await expect(page.getByText('69/200')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Image 1 of 2' })).toHaveCount(2);
  await expect(result(page)).toContainText('The processing fee is part of the disclosure statement');
  await expect(result(page).getByRole('img')).toHaveCount(2);
  expect((await sent).postDataJSON()).toEqual({ problemId: '1002' });
  expect(journal.calls).toEqual([calls.detail]);

  const second = result(page).getByRole('button').nth(1);
  await second.tap();
  const large = page.getByRole('dialog', { name: 'Image 2 of 2' });
  await expect(large.getByRole('img', { name: 'Image 2 of 2' })).toBeVisible();
  const widthOf = () => large.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(widthOf).toBeGreaterThan(0);
  await button(page, 'Close').click();
  await expect(large).toHaveCount(0);
  await expect(second).toBeFocused();
  await second.tap();
  await large.locator('img').tap();
  await expect(large).toHaveCount(0);
});
