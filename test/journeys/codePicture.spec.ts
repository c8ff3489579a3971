import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { answerPlan } from './support/channels.ts';
import { matrixUnless } from './support/matrix.ts';
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

for (const screen of ['repaymentOfCode2', 'repaymentOfCode'])
  test.describe(
    `The code of a channel that scans bars, on /${screen},`,
    matrixUnless(screen === 'repaymentOfCode2'),
    () => {
      for (const [how, width, scheme] of [
        ['of the smallest phone', 320, 'light'],
        ['in dark colours', 360, 'dark'],
      ] as const)
        test(
          `is read from the screen ${how}, and its digits stand beside it`,
          matrixUnless(scheme === 'light'),
          async ({ page, open, context }) => {
            await page.setViewportSize({ width, height: 640 });
            await page.emulateMedia({ colorScheme: scheme });
            await open(screen, borrowers.dueSoon);
            await expect(bars(page)).toBeVisible();
            const digits = (await page.locator('.code').textContent()) ?? '';
            expect(digits).toMatch(/^\d{10,}$/);
            expect(await readPicture(context, await bars(page).screenshot())).toEqual({
              format: 'CODE_128',
              text: digits,
            });
            const card = page.locator('section', { has: bars(page) }).locator('p, [role=img]');
            const inOrder = await card.evaluateAll((parts) =>
              parts.map((part) => part.getAttribute('aria-label') ?? part.textContent),
            );
            expect(inOrder[inOrder.indexOf('Barcode of the pay code') + 1]).toBe(digits);
          },
        );

      test('is read with text of twice the size, and nothing has to be scrolled sideways', { tag: '@matrix' }, async ({
        page,
        open,
        context,
      }) => {
        await page.setViewportSize({ width: 320, height: 640 });
        await answerCode(page, '71159216117041');
        await open(screen, borrowers.dueSoonWithDelay);
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
          dispatchEvent(new Event('resize'));
        });
        await expect(bars(page)).toBeVisible();
        expect(await readPicture(context, await bars(page).screenshot())).toMatchObject({ text: '71159216117041' });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      });
    },
  );

test('The code of a channel that scans QR codes is read from the screen', { tag: '@matrix' }, async ({
  page,
  open,
  context,
}) => {
  await answerCode(page, '71159216117041', SCANNED);
  await open('repaymentOfCode2', borrowers.dueSoonWithDelay);
  const picture = page.getByRole('img', { name: 'QR code of the pay code' });
  await expect(picture).toBeVisible();
  expect(await readPicture(context, await picture.screenshot())).toEqual({
    format: 'QR_CODE',
    text: '71159216117041',
  });
});

test('The code of a channel that scans nothing has no picture, and fetches none', async ({ page, open, journal }) => {
  await open('repaymentOfCode2', borrowers.instalments);
  await expect(page.getByText('Your order does not show a payment yet.')).toBeVisible();
  await expect(page.locator('.code')).toBeVisible();
  await expect(pictureOf(page)).toHaveCount(0);
  expect(journal.requests.filter((address) => address.includes('/late/drawings'))).toEqual([]);
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
      await page.getByRole('button', { name: 'Save or share this slip' }).click();
      const png = await readFile(await (await download).path());
      expect(await readPicture(context, png)).toEqual({ format, text: '71159216117041' });
    },
  );

test('A code whose drawing does not come stays in digits, and can be copied', async ({ page, open, expectProblem }) => {
  expectProblem('Failed to load resource');
  await page.route('**/late/drawings*', (route) => route.abort());
  await answerCode(page, '71159216117041');
  await open('repaymentOfCode2', borrowers.dueSoonWithDelay);
  await expect(page.locator('.code')).toHaveText('71159216117041');
  await expect(page.getByText('This code takes one payment.')).toBeVisible();
  await expect(bars(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Save or share this slip' })).toBeVisible();
});
