import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { beIn } from './support/app.ts';

const { instalments } = borrowers;

const part = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });

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

test('Printing the documents leaves paper in black on white, without anything to tap and without the session', {
  tag: '@matrix',
}, async ({ page, open }) => {
  await beIn(page, 'browser');
  await page.emulateMedia({ colorScheme: 'dark' });
  await open('myDocuments', instalments);
  await readWords(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.locator('.bar')).toBeHidden();
  expect(
    await page.evaluate(() => [getComputedStyle(document.body).backgroundColor, getComputedStyle(document.body).color]),
  ).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  await expect(part(page, 'Your contracts')).toContainText('Loan agreement');
  const paper = readPdf(await page.pdf({ format: 'A4' }));
  expect(paper).not.toContain('session-50011');
  expect(paper).not.toContain('sessionId');
  // On screen there is a link with the session, which this would have found.
  await page.emulateMedia({ media: 'screen' });
  expect(readPdf(await page.pdf({ format: 'A4' }))).toContain('sessionId');
});

test('In an app, which does not print, the documents are saved as a picture, without anything of the session', async ({
  page,
  open,
}) => {
  await beIn(page, 'androidWebview');
  await open('myDocuments', instalments);
  await readWords(page);
  await expect(page.getByRole('button', { name: /Print/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Save as a picture' }).click();
  const picture = page.getByRole('img', { name: /Payment received/ });
  await expect(picture).toHaveAttribute('src', /^data:image\/png;base64,/);
  const words = (await picture.getAttribute('alt')) ?? '';
  for (const line of [
    'Total repayment: ₱6,001.49',
    / · Paid: ₱1,500\.50$/m,
    / · Due: ₱1,500\.50$/m,
    'Reference: 7100001700011',
  ])
    expect(words).toMatch(line);
  expect(words).not.toMatch(/50011|session|device|0917/);
});
