import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, matrixUnless, test } from './fixture.ts';
import { answerPlan, PLAN, PLAN_ADDRESS } from './support/channels.ts';
import { withoutLooks } from './support/looks.ts';
import { readPicture } from './support/readPicture.ts';

const info = {
  userId: '50015',
  orderId: '174002',
  productId: '2001',
  checkedAt: Date.now() - 300_000,
  repayAmount: 123456,
  productName: 'Sample Peso Loan',
  productLogo: '/sandbox/images/sample-peso-loan.svg',
  defDetail: {
    payCode: '71000000000123',
    title: 'Sample Wallet',
    logo: '/sandbox/images/sample-wallet.svg',
    payNotice: [
      {
        title: 'In the app',
        list: [
          { name: 'Find the biller', steps: ['Open the app.', 'Choose Bills.'] },
          { name: 'Pay', steps: ['Enter the code.'] },
        ],
      },
      { title: 'At a counter', list: [{ name: 'Pay in cash', steps: ['Show the code.', 'Pay.', 'Keep the slip.'] }] },
    ],
  },
} as const;

/** Puts it into the tab's storage before the page begins, as an earlier page left it. */
const storeInfo = (page: Page) =>
  page.addInitScript(
    (value) => sessionStorage.setItem('loan:default:repaymentInfo', value),
    JSON.stringify({ v: 1, data: info }),
  );

/** Holds back what the service says of the code, so that what the store says stays on screen. */
const holdPlan = (page: Page) => page.route(PLAN_ADDRESS, () => {});

test('A stored code shows before the service answers, and is copied bare', async ({ page, open, context, journal }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await storeInfo(page);
  await holdPlan(page);
  await open('repaymentOfCode2', borrowers.dueSoonWithDelay);
  await expect(page).toHaveTitle('Pay code · Sample Loan');
  await expect(page.getByRole('heading', { name: 'Pay code', exact: true, level: 1 })).toBeVisible();
  await expect(page.getByText('To pay')).toBeVisible();
  await expect(page.locator('.hero__amount')).toHaveText('₱1,234.56');
  await expect(page.getByText('Please keep the deposit slip as proof of your payment.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sample Wallet' })).toBeVisible();
  await expect(page.locator('img[src="/sandbox/images/sample-wallet.svg"]')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See your order' })).toHaveAttribute(
    'href',
    /^\/loanDetail\?deviceId=device-50015&.*orderId=174002&/,
  );
  // Five minutes ago may have been yesterday.
  await expect(page.getByText(/^Checked at (\d{4}-\d\d-\d\d )?\d\d:\d\d\. Checking again…$/)).toBeVisible();

  await expect(page.locator('.code__group')).toHaveText(['7100', '0000', '0001', '23']);
  expect(await page.locator('.code').textContent()).toBe('71000000000123');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.locator('.toast')).toHaveText('copy success');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('71000000000123');

  const panel = page.getByRole('tabpanel');
  await expect(page.getByRole('tab')).toHaveText(['1. In the app', '2. At a counter']);
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText(['Find the biller', 'Pay']);
  await expect(panel.locator('ol').first().locator('li')).toHaveText(['Open the app.', 'Choose Bills.']);
  await expect(panel.locator('ol').last().locator('li')).toHaveText(['Enter the code.']);
  await page.getByRole('tab', { name: '2. At a counter' }).click();
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText(['Pay in cash']);
  await expect(panel.locator('li')).toHaveText(['Show the code.', 'Pay.', 'Keep the slip.']);
  // What sends it follows the document, and what is on screen comes from the store.
  await expect.poll(() => withoutLooks(journal.calls)).toEqual([PLAN]);
});

test('A link to the code of a rollover asks for the rollover alone', async ({ page, open, journal }) => {
  await open('repaymentOfCode2', borrowers.dueSoonWithDelay, { isDelay: '1' });
  await expect(page.locator('.hero__amount')).toHaveText('₱480.00');
  expect(withoutLooks(journal.calls)).toEqual(['POST /api/growing/plan']);
});

test('The earlier page of the code draws a QR code, which moves no button', async ({ page, open, journal }) => {
  await holdPlan(page);
  await storeInfo(page);
  await page.addInitScript(() => {
    const places = new Set<number>();
    const look = (): void => {
      const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('Copy'));
      if (button) places.add(Math.round(button.getBoundingClientRect().top));
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { places });
  });
  await open('repaymentOfCode', borrowers.dueSoonWithDelay, { type: '2' });
  await expect(page.locator('.hero__amount')).toHaveText('₱1,234.56');
  const picture = page.getByRole('img', { name: 'QR code of the pay code' });
  await expect(picture).toBeVisible();
  expect(await picture.boundingBox()).toMatchObject({ width: 200, height: 200 });
  await expect(page.locator('.code')).toHaveText('71000000000123');
  await expect(page.locator('.tips li')).toHaveCount(5);
  expect(await page.evaluate(() => [...(Reflect.get(window, 'places') as Set<number>)])).toHaveLength(1);
  await expect.poll(() => withoutLooks(journal.calls)).toEqual([PLAN]);
});

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
