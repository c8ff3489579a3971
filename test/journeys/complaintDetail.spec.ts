import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { succeedWith } from './support/answers.ts';
import { ana, calls, mark } from './support/complaints.ts';

const DETAIL = '/user-problem/problem-detail';
const RATE = '/user-problem/save-score';

const result = (page: Page) => page.locator('section').filter({ hasText: 'Process Result' });
const rating = (page: Page) => page.getByRole('dialog', { name: 'Please rate this service' });
const star = (page: Page, at: number) =>
  page.locator('label').filter({ has: page.getByRole('radio', { name: String(at), exact: true }) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const complaint = {
  type: 'Repayment',
  sonType: '',
  problemId: 7,
  content: 'words',
  images: [],
  disposeDetail: '',
  disposeImages: [],
  isNeedScore: 0,
};

test.describe('A borrower looks at a complaint', () => {
  test('and sees what they wrote, and what was answered, and enlarges an image', async ({ page, open, journal }) => {
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
    await expect(large).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(large).toHaveCount(0);
    await second.tap();
    await large.locator('img').tap();
    await expect(large).toHaveCount(0);
  });

  test('from a message or from the list, and sees its number, how it stands and when it is answered', {
    tag: '@matrix',
  }, async ({ page, open }) => {
    await open('complainDetails', mark, { problemId: '1011' });
    const row = (name: string) => page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd');
    await expect(row('Complaint number')).toHaveText('1011');
    await expect(row('Status')).toHaveText('Not answered yet');
    await page.getByRole('link', { name: 'Write a complaint' }).click();
    await expect(page.getByRole('heading', { name: 'What is it about?' })).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'My complaints' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My complaints' })).toBeVisible();
    await page.getByRole('tab', { name: 'Processing' }).click();
    await page.locator('a[href*="problemId=1011"]').click();
    await page.waitForURL(/complainDetails/);
    await expect(row('Status')).toHaveText('Processing');
    await expect(row('Answer by')).toHaveText(/^\d+ [A-Z][a-z]+ \d{4}$/);
    await expect(page.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)).toBeVisible();
  });

  test('and sees a result of words alone, or that its picture cannot be shown, but none of blanks', {
    tag: '@matrix',
  }, async ({ page, open }) => {
    await succeedWith(page, DETAIL, { ...complaint, disposeDetail: 'We are sorry.' });
    await open('complainDetails', mark, { problemId: '7' });
    await expect(result(page)).toContainText('We are sorry.');
    await succeedWith(page, DETAIL, { ...complaint, disposeImages: ['javascript:alert(1)'] });
    await page.reload();
    await expect(result(page).getByText('A picture could not be shown.')).toBeVisible();
    await expect(result(page).getByRole('img')).toHaveCount(0);
    await succeedWith(page, DETAIL, { ...complaint, disposeDetail: ' \n' });
    await page.reload();
    await expect(page.getByText('5/200')).toBeVisible();
    await expect(result(page)).toHaveCount(0);
  });
});

test.describe('A borrower whose complaint was answered', () => {
  test.beforeEach(async ({ page, open }) => {
    await page.clock.install();
    await open('complainDetails', ana, { problemId: '1003' });
    await expect(result(page)).toBeVisible();
  });

  test('is asked for a rating three seconds later, and rates it', async ({ page }) => {
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

  test('is not asked over an image that they look at, but after it, and cancels it', { tag: '@matrix' }, async ({
    page,
    journal,
  }) => {
    await succeedWith(page, DETAIL, { ...complaint, images: ['/images/how-to-repay.svg'], isNeedScore: 1 });
    await page.reload();
    await page.getByRole('img', { name: 'Image 1 of 1' }).tap();
    await page.clock.fastForward(10_000);
    await expect(rating(page)).toHaveCount(0);
    await button(page, 'Close').click();
    await expect(rating(page)).toBeVisible();
    await expect(rating(page)).toBeFocused();
    await star(page, 3).tap();
    await button(page, 'Cancel').click();
    await expect(rating(page)).toHaveCount(0);
    expect(journal.calls).not.toContain(calls.rate);
  });
});
