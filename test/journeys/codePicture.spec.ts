import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, matrixUnless, test } from './fixture.ts';
import { answerPlan } from './support/channels.ts';
import { readPicture } from './support/readPicture.ts';

const COUNTER = { name: 'Sample Counter', logo: '', channel_number: '90007' };
const SCANNED = { name: 'Sample Scan', logo: '', channel_number: '90010' };

const answerCode = (page: Page, payCode: string, { name: title, ...channel } = COUNTER) =>
  answerPlan(page, {
    repayAmount: 123_456,
    repayList: [{ name: title, ...channel }],
    defDetail: { payCode, title },
  });

const bars = (page: Page) => page.getByRole('img', { name: 'Barcode of the pay code' });
const pictureOf = (page: Page) => page.getByRole('img', { name: /(Barcode|QR code) of the pay code/ });

test('A barcode is read from the smallest screen in dark colours', async ({ page, open, context }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await open('repaymentOfCode2', borrowers.dueSoon);
  await expect(bars(page)).toBeVisible();
  const digits = (await page.locator('.code').textContent()) ?? '';
  expect(digits).toMatch(/^\d{10,}$/);
  expect(await readPicture(context, await bars(page).screenshot())).toEqual({ format: 'CODE_128', text: digits });
  const card = page.locator('section', { has: bars(page) }).locator('p, [role=img]');
  const inOrder = await card.evaluateAll((parts) =>
    parts.map((part) => part.getAttribute('aria-label') ?? part.textContent),
  );
  expect(inOrder[inOrder.indexOf('Barcode of the pay code') - 1]).toBe(digits);
});

test('The code of a channel that scans nothing has no picture', async ({ page, open }) => {
  await open('repaymentOfCode2', borrowers.instalments);
  await expect(page.getByText('This page updates by itself.')).toBeVisible();
  await expect(page.locator('.code')).toBeVisible();
  await expect(pictureOf(page)).toHaveCount(0);
});

for (const [format, channel] of [
  ['CODE_128', COUNTER],
  ['QR_CODE', SCANNED],
] as const)
  test(
    `The saved picture of a slip is read as ${format}`,
    matrixUnless(format === 'CODE_128'),
    async ({ page, open, context }) => {
      await answerCode(page, '71159216117041', channel);
      await open('repaymentOfCode2', borrowers.dueSoonWithDelay);
      await expect(pictureOf(page)).toBeVisible();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save slip' }).click();
      const png = await readFile(await (await download).path());
      expect(await readPicture(context, png)).toEqual({ format, text: '71159216117041' });
    },
  );

test('A code whose picture does not come stays in digits, and is drawn once there is a connection again', async ({
  page,
  open,
  context,
  expectProblem,
}) => {
  expectProblem('Failed to load resource');
  await page.route('**/late/codeDrawing*', (route) => route.abort());
  await answerCode(page, '71159216117041');
  await open('repaymentOfCode2', borrowers.dueSoonWithDelay);
  await expect(page.getByText('This page updates by itself.')).toBeVisible();
  await expect(page.locator('.code')).toHaveText('71159216117041');
  await expect(pictureOf(page)).toHaveCount(0);
  await page.unroute('**/late/codeDrawing*');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(bars(page)).toBeVisible();
});

test('A code can be copied where the rest of the page does not come', async ({ page, open, expectProblem }) => {
  expectProblem('Failed to load resource');
  await page.route('**/late/later*', (route) => route.abort());
  await answerCode(page, '71159216117041');
  await open('repaymentOfCode2', borrowers.dueSoonWithDelay);
  await expect(page.locator('.code')).toHaveText('71159216117041');
  await expect(bars(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('There is no connection.');
});
