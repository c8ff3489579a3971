import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { succeedWith } from './support/answers.ts';
import { ana, calls, mark } from './support/complaints.ts';
import { clearFaults } from './support/faults.ts';
import { placeOf, standIn } from './support/standIn.ts';

const LIST = '/user-problem/problem-list';
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const items = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');

test.beforeEach(({ app }) => clearFaults(app));

test.describe("A borrower's complaints", () => {
  test('stand in the tabs of the service, each with its time, type and content', async ({ page, open, journal }) => {
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
  });

  test('lead on to another complaint and to a person, under the same session', async ({ page, open }) => {
    await open('complaintList', ana);
    await page.getByRole('link', { name: 'Customer service' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Customer service' })).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Write a complaint' }).click();
    await expect(page.getByText('What is it about?')).toBeVisible();
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

  test('stand in the tab where something is, and where an answer has come since', async ({ page, open }) => {
    const one = (id: number, time: string) => ({ id, time, type: 'Repayment', content: `number ${id}` });
    const [old, young] = [one(1, '2026-11-20 10:00:00'), one(2, '2026-11-22 10:00:00')];
    await succeedWith(page, LIST, {
      tabs: [
        { title: 'Open', list: [] },
        { title: 'Done', list: [old] },
      ],
    });
    await open('complaintList', ana);
    await expect(tab(page, 'Done (1)')).toHaveAttribute('aria-selected', 'true');
    await succeedWith(page, LIST, {
      tabs: [
        { title: 'Open', list: [old, young] },
        { title: 'Done', list: [] },
      ],
    });
    await open('complaintList', ana);
    await expect(tab(page, 'Open (2)')).toHaveAttribute('aria-selected', 'true');
    await succeedWith(page, LIST, {
      tabs: [
        { title: 'Open', list: [young] },
        { title: 'Done', list: [old] },
      ],
    });
    await open('complaintList', ana);
    await expect(tab(page, 'Done (1)')).toHaveAttribute('aria-selected', 'true');
    await expect(items(page)).toContainText(['number 1']);
  });

  test('open at a tap', async ({ page, open, reset }) => {
    await reset(mark);
    await standIn(page, '/complainDetails');
    await open('complaintList', mark, { lang: 'en' });
    await items(page).first().getByRole('link').click();
    await page.waitForURL(/complainDetails/);
    expect((await placeOf(page)).query).toMatchObject({ ...mark, lang: 'en', problemId: '1011' });
  });

  test('open each its own, the first of a tab and the last', async ({ page, open }) => {
    for (const content of ['I cannot change my telephone number in the app.', 'Where is your nearest office?']) {
      await open('complaintList', ana);
      await tab(page, 'Processed').click();
      await items(page).filter({ hasText: content }).getByRole('link').click();
      await page.waitForURL(/complainDetails/);
      await expect(page.getByText(content)).toBeVisible();
    }
  });

  test('can be gone through by keyboard', async ({ page, open }) => {
    await open('complaintList', ana);
    await tab(page, 'Processing').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Processed')).toBeFocused();
    await expect(items(page)).toHaveCount(3);
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Processing')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(tab(page, 'Processed')).toHaveAttribute('aria-selected', 'true');
  });

  test('may be none, with the way to write one', async ({ page, open }) => {
    await open('complaintList', borrowers.noDefaultCode);
    await expect(page.getByText('There is no complaint here.')).toBeVisible();
    await tab(page, 'Processed').click();
    await expect(page.getByRole('link', { name: 'Write a complaint' })).toHaveAttribute('href', /^\/complaint\?/);
  });

  test('may be none, without any tab', async ({ page, open }) => {
    await succeedWith(page, LIST, { tabs: [] });
    await open('complaintList', ana);
    await expect(page.getByText('There is no complaint here.')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
  });

  test('of thousands stay usable: fifty stand there at first, and fifty more at a tap', async ({ page, open, app }) => {
    const seed = 'http://sandbox.test/sandbox/complaints/seed?userId=50019&count=1000';
    expect((await app.sandbox.fetch(new Request(seed, { method: 'POST' }))).ok).toBe(true);
    await open('complaintList', borrowers.settledWithLink);
    await expect(items(page)).toHaveCount(50);
    await page.getByRole('button', { name: 'Show more (965)' }).click();
    await expect(items(page)).toHaveCount(100);
    await expect(page.getByRole('button', { name: 'Show more (915)' })).toBeVisible();
    await tab(page, 'Processed').click();
    await expect(items(page)).toHaveCount(45);
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  });

  test('show their texts as texts, and a long one no longer than three lines', async ({ page, open }) => {
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

  test('are read again when the borrower comes back, in the same tab', async ({ page, open, journal }) => {
    await open('complaintList', ana);
    await tab(page, 'Processed').click();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => journal.calls).toEqual([calls.list, calls.list]);
    await expect(items(page)).toHaveCount(3);
  });

  test('read in Filipino', async ({ page, open }) => {
    await open('complaintList', borrowers.noDefaultCode, { lang: 'fil' });
    await expect(page.getByRole('heading', { level: 1, name: 'Mga reklamo ko' })).toBeVisible();
    await expect(page.getByText('Walang reklamo rito.')).toBeVisible();
  });

  for (const [name, fault, words] of [
    ['an HTTP error', { fault: 'status', status: 500 }, 'The service has a problem right now'],
    ['a refusal', { fault: 'refuse', message: 'We are closed today.' }, 'We are closed today.'],
    ['a line that breaks', { fault: 'drop', times: 9 }, 'There is no connection'],
  ] as const) {
    test(`that do not come for ${name} say so calmly`, async ({ page, open, arm, app, expectProblem }) => {
      expectProblem('Failed to load resource');
      await arm({ call: 'listComplaints', orderId: ana.orderId, ...fault });
      await open('complaintList', ana);
      await expect(page.getByRole('alert')).toContainText(words);
      await clearFaults(app);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(items(page)).toHaveCount(1);
    });
  }
});
