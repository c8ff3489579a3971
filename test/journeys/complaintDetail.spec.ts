import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { ana, calls } from './support/complaints.ts';

const DETAIL = '/user-problem/problem-detail';
const RATE = '/user-problem/save-score';

const result = (page: Page) => page.locator('section').filter({ hasText: 'Process Result' });
const rating = (page: Page) => page.getByRole('dialog', { name: 'Please rate this service' });
const star = (page: Page, at: number) =>
  page.locator('label').filter({ has: page.getByRole('radio', { name: String(at), exact: true }) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('A borrower looks at a complaint and sees what they wrote, and what was answered, and enlarges an image', async ({
  page,
  open,
  journal,
}) => {
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

test('A borrower whose complaint was answered is asked for a rating three seconds later, and rates it', async ({
  page,
  open,
}) => {
  await page.clock.install();
  await open('complainDetails', ana, { problemId: '1003' });
  await expect(result(page)).toBeVisible();
  // That it is not sooner is the model's test: here time goes on by itself too.
  await page.clock.fastForward(3000);
  await expect(rating(page).getByRole('radio')).toHaveCount(5);
  await expect(page.locator('.star--filled')).toHaveCount(0);
  // It is not tapped away.
  await page.mouse.click(5, 5);
  await page.keyboard.press('Escape');
  await star(page, 4).tap();
  await expect(page.locator('.star--filled')).toHaveCount(4);
  await star(page, 2).tap();
  await expect(page.locator('.star--filled')).toHaveCount(2);
  const sent = page.waitForRequest((request) => request.url().includes(RATE));
  await button(page, 'Send').click();
  expect((await sent).postDataJSON()).toEqual({ score: 2, problemId: '1003' });
  await expect(page.getByText('Successful demonstration\uff01')).toBeVisible();
  await expect(rating(page)).toHaveCount(0);
});
