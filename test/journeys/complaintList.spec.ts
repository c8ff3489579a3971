import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { succeedWith } from './support/answers.ts';
import { ana, calls } from './support/complaints.ts';

const LIST = '/user-problem/problem-list';
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const items = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');

test.describe("A borrower's complaints", () => {
  test('stand in the tabs of the service, each with its time, type and content, and are read again when the borrower comes back, in the same tab', async ({
    page,
    open,
    journal,
  }) => {
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
  });

  test('are shown, and do not open, where their number came with lost digits: it could be another complaint', async ({
    page,
    open,
  }) => {
    const complaint = (id: string, content: string) =>
      `{"id":${id},"time":"2026-01-01","type":"Fees","content":"${content}"}`;
    const listed = [complaint('1234567890123456789', 'long'), complaint('"1234567890123456789"', 'text')];
    await page.route(
      (url) => url.pathname === `/api${LIST}`,
      // As text: a test's own JSON would have lost the digits already.
      (route) =>
        route.fulfill({
          contentType: 'application/json',
          body: `{"code":"00","data":{"tabs":[{"title":"All","list":[${listed}]}]}}`,
        }),
    );
    await open('complaintList', ana);
    await expect(items(page)).toHaveText([/long/, /text/]);
    await expect(page.getByRole('tabpanel').getByRole('link')).toHaveCount(1);
    await expect(items(page).nth(1).getByRole('link')).toHaveAttribute('href', /problemId=1234567890123456789(&|$)/);
  });

  test('open each its own, the first of a tab and the last', { tag: '@matrix' }, async ({ page, open }) => {
    for (const content of ['I cannot change my telephone number in the app.', 'Where is your nearest office?']) {
      await open('complaintList', ana);
      await tab(page, 'Processed').click();
      await items(page).filter({ hasText: content }).getByRole('link').click();
      await page.waitForURL(/complainDetails/);
      await expect(page.getByText(content)).toBeVisible();
    }
  });

  test('show their texts as texts, and a long one no longer than three lines', { tag: '@matrix' }, async ({
    page,
    open,
  }) => {
    const content = `<img src=x onerror=alert(1)> ${'long '.repeat(40)}`;
    await succeedWith(page, LIST, {
      tabs: [{ title: '<b>Open</b>', list: [{ id: 7, time: 't', type: '', content }] }],
    });
    await open('complaintList', ana);
    await expect(tab(page, '<b>Open</b> (1)')).toBeVisible();
    await expect(items(page)).toContainText('<img src=x onerror=alert(1)>');
    const box = await page.locator('.complaints__content').boundingBox();
    expect(box?.height ?? 0).toBeLessThan(80);
  });
});
