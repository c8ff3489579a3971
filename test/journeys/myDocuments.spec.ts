import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { accessProblems } from './support/look.ts';
import { beIn } from './support/phones.ts';

const { instalments, settled, overdueCards } = borrowers;

const part = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });

const printButton = (page: Page) => page.getByRole('button', { name: 'Print or save as PDF' });

const readWords = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Receipts' })).toBeVisible();
  await expect(page.getByText('Loading…')).toHaveCount(0);
};

/** Everything in a PDF that can be read without its fonts: addresses, titles, and what its streams hold. */
const readPdf = (pdf: Buffer): string => {
  let words = pdf.toString('latin1');
  for (const { index } of words.matchAll(/stream\r?\n/g)) {
    const from = words.indexOf('\n', index) + 1;
    try {
      words += inflateSync(pdf.subarray(from, pdf.indexOf('endstream', from)), { finishFlush: 2 }).toString('latin1');
    } catch {
      // A stream that is not compressed was read as it is.
    }
  }
  return words;
};

test.describe('The documents of an order', () => {
  test('are reached from it: what it costs, its contracts to be opened, and that there is no list of payments', async ({
    page,
    open,
    journal,
    expectProblem,
  }) => {
    // The contract's own page has no icon.
    expectProblem('favicon');
    await open('loanDetail', instalments);
    await page.getByRole('link', { name: 'My documents, to print' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My documents' })).toBeVisible();
    await expect(part(page, 'What this loan costs')).toContainText('Total repayment');
    await expect(part(page, 'What this loan costs')).toContainText('₱6,001.49');
    await expect(part(page, 'What this loan costs')).toContainText('Next payment');
    await expect(part(page, 'Your contracts')).toContainText('Disclosure statement');
    await expect(part(page, 'Receipts')).toContainText('This phone has kept no receipt for this order.');
    await expect(part(page, 'Receipts')).toContainText('The service gives no list of earlier payments.');
    expect(await accessProblems(page)).toEqual([]);
    expect(journal.calls.filter((call) => !/loan-play-detail|loan-details$|contract$/.test(call))).toEqual([]);
    await page.getByRole('button', { name: 'Read: Disclosure statement' }).click();
    await page.waitForURL(/\/sandbox\/agreements\//);
    await page.goBack();
    await readWords(page);
    await expect(page.getByRole('button', { name: 'Read: Disclosure statement' })).toBeEnabled();
    await page.getByRole('link', { name: 'View order' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Order Details' })).toBeVisible();
  });

  test('say of an overdue order what is to be paid now', async ({ page, open }) => {
    await open('myDocuments', overdueCards);
    await expect(part(page, 'What this loan costs')).toContainText('To pay now');
    await expect(page.getByText('Next payment')).toHaveCount(0);
  });

  test('of a settled order name nothing to pay, and ask for no plan', async ({ page, open, journal }) => {
    await open('myDocuments', settled);
    await expect(part(page, 'What this loan costs')).toContainText('Total paid');
    await readWords(page);
    await expect(page.getByText(/^(To pay now|Next payment)$/)).toHaveCount(0);
    expect(journal.calls.filter((call) => call.includes('loan-play-detail'))).toEqual([]);
  });

  test('of somebody else’s order are refused, and nothing else is asked', async ({
    page,
    open,
    journal,
    expectProblem,
  }) => {
    expectProblem('Failed to load resource');
    await open('myDocuments', { ...instalments, orderId: settled.orderId });
    await expect(page.getByText('We cannot find this order.').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Receipts' })).toHaveCount(0);
    expect(journal.calls).toHaveLength(1);
  });
});

test.describe('Printing the documents', () => {
  test('leaves paper in black on white, without anything to tap and without the session', { tag: '@matrix' }, async ({
    page,
    open,
  }) => {
    await beIn(page, 'browser');
    await page.emulateMedia({ colorScheme: 'dark' });
    await open('myDocuments', instalments);
    await readWords(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.locator('.bar')).toBeHidden();
    expect(
      await page.evaluate(() => [
        getComputedStyle(document.body).backgroundColor,
        getComputedStyle(document.body).color,
      ]),
    ).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
    await expect(part(page, 'Your contracts')).toContainText('Loan agreement');
    const paper = readPdf(await page.pdf({ format: 'A4' }));
    expect(paper).not.toContain('session-50011');
    expect(paper).not.toContain('sessionId');
    // On screen there is a link with the session, which this would have found.
    await page.emulateMedia({ media: 'screen' });
    expect(readPdf(await page.pdf({ format: 'A4' }))).toContain('sessionId');
  });

  test('is not offered in the app, where it does nothing', async ({ page, open }) => {
    await beIn(page, 'browser');
    await page.addInitScript(() => Object.assign(window, { loanApp: { postMessage: () => {} } }));
    await open('myDocuments', instalments);
    await expect(page.getByText('This app does not print. Take pictures of the screen instead.')).toBeVisible();
    await expect(printButton(page)).toHaveCount(0);
  });
});
