import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, matrixUnless, test } from './fixture.ts';
import { PHONES, putInApp } from './support/app.ts';
import { PLAN_ADDRESS } from './support/channels.ts';
import { dayFromToday } from './support/days.ts';
import { holdCall } from './support/hold.ts';
import { begunToWait } from './support/looks.ts';
import { readPicture } from './support/readPicture.ts';

const borrower = borrowers.dueSoonWithDelay;
const FROM_PHONE =
  /^This slip is from this phone, checked at (\d{4}-\d\d-\d\d )?\d\d:\d\d\. It may have been paid since then\./;

const notice = (page: Page) => page.getByText(FROM_PHONE);
const code = (page: Page) => page.locator('.code');

/** The service is out of reach; the pages are there. */
const cutService = (page: Page) => page.route('**/api/**', (route) => route.abort());

/** The tab is gone, as when the phone was restarted: what it kept is lost. */
const loseTab = (page: Page) => page.evaluate(() => sessionStorage.clear());

const slipsOn = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('loan:default:slip:')));

test.beforeEach(({ expectProblem }) => expectProblem('Failed to load resource'));

for (const screen of ['repaymentOfCode2', 'repaymentOfCode'])
  test(
    `The code of /${screen} is there again in a new tab where the service cannot be reached, and is checked once it can`,
    matrixUnless(screen === 'repaymentOfCode2'),
    async ({ page, open, context }) => {
      await open(screen, borrower);
      const seen = (await code(page).textContent()) ?? '';
      await expect(page.getByText('This phone keeps this slip for a day')).toBeVisible();
      expect(JSON.stringify(await slipsOn(page))).not.toMatch(/50015|session-|device/);
      await loseTab(page);
      await cutService(page);
      await open(screen, borrower);
      await expect(notice(page)).toBeVisible();
      await expect(code(page)).toHaveText(seen);
      await expect(page.locator('.hero__amount')).toHaveText('₱3,200.00');
      await expect(page.getByText(`Due ${dayFromToday(1)}`)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Sample Wallet' })).toBeVisible();
      if (screen === 'repaymentOfCode2')
        await expect(page.getByRole('tab')).toHaveText(['1. In the app', '2. At a counter']);
      await expect(page.getByText(/^May be out of date: checked at \d\d:\d\d$/)).toBeVisible();
      await expect(page.getByRole('button', { name: /pay|repay/i })).toHaveCount(0);

      await page.unroute('**/api/**');
      await context.setOffline(true);
      await context.setOffline(false);
      await expect(page.getByText(/^Checked at \d\d:\d\d$/)).toBeVisible();
      await expect(notice(page)).toHaveCount(0);
      await expect(page.getByText('This page updates by itself.')).toBeVisible();
    },
  );

test('The code is there while the line is up and the answer does not come, and gives way to the answer', async ({
  page,
  open,
}) => {
  await page.clock.install();
  await open('repaymentOfCode2', borrower);
  const seen = (await code(page).textContent()) ?? '';
  await expect(page.getByText('This phone keeps this slip for a day')).toBeVisible();
  await loseTab(page);
  const release = await holdCall(page, PLAN_ADDRESS);
  await open('repaymentOfCode2', borrower);
  await begunToWait(page);
  await page.clock.fastForward(3_000);
  await expect(notice(page)).toBeVisible();
  await expect(code(page)).toHaveText(seen);
  await expect(page.getByText(/^Checked at \d\d:\d\d\. Checking again…$/)).toBeVisible();
  await release();
  await expect(page.getByText(/^Checked at \d\d:\d\d$/)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await expect(code(page)).toHaveText(seen);
});

test('The slip of a code that a counter scans has its bars, its digits and the rounded amount without the service', {
  tag: '@matrix',
}, async ({ page, open, context }) => {
  const { dueSoon } = borrowers;
  await open('repaymentOfCode2', dueSoon);
  await expect(page.getByText('This phone keeps this slip for a day')).toBeVisible();
  await loseTab(page);
  await cutService(page);
  await open('repaymentOfCode2', dueSoon);
  await expect(notice(page)).toBeVisible();
  await expect(page.locator('.hero__amount')).toHaveText('₱2,651');
  await expect(page.getByText('Pay ₱2,651 at the counter (due ₱2,650.75)')).toBeVisible();
  await expect(page.getByText('This code works only once.')).toBeVisible();
  const bars = page.getByRole('img', { name: 'Barcode of the pay code' });
  await expect(bars).toBeVisible();
  expect(await readPicture(context, await bars.screenshot())).toEqual({
    format: 'CODE_128',
    text: await code(page).textContent(),
  });
});

test('A link with a dead session shows no slip, and leaves it to one’s own link', async ({ page, open }) => {
  await open('repaymentOfCode2', borrower);
  await expect.poll(() => slipsOn(page)).toHaveLength(1);
  await loseTab(page);
  await cutService(page);
  await open('repaymentOfCode2', borrower, { sessionId: 'junk' });
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(code(page)).toHaveCount(0);
  await loseTab(page);
  await open('repaymentOfCode2', borrower);
  await expect(code(page)).toBeVisible();
});

test('A slip that the borrower removes is gone from the phone and from the tab', async ({ page, open }) => {
  await open('repaymentOfCode2', borrower);
  const remove = page.getByRole('button', { name: 'Remove from this phone' });
  await expect(remove).toBeHidden();
  await page.getByText('This phone keeps this slip for a day').click();
  await remove.click();
  await expect(page.getByText('Removed from this phone')).toBeFocused();
  expect(await slipsOn(page)).toEqual([]);
  await cutService(page);
  await open('repaymentOfCode2', borrower);
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(code(page)).toHaveCount(0);
});

test('A slip of the day before is told of, and not shown before it has been checked', { tag: '@matrix' }, async ({
  page,
  open,
}) => {
  await page.clock.install({ time: new Date('2026-11-20T14:03:00') });
  await open('repaymentOfCode2', borrower);
  await expect.poll(() => slipsOn(page)).toHaveLength(1);
  await loseTab(page);
  await cutService(page);
  await page.clock.setSystemTime(new Date('2026-11-21T14:04:00'));
  await open('repaymentOfCode2', borrower);
  await expect(page.getByRole('status').first()).toContainText('could not check it');
  await expect(page.getByRole('status').first()).toContainText('2026-11-20 14:03');
  await expect(code(page)).toHaveCount(0);
});

const SAVE = 'Save slip';

test.describe('A slip can be saved', () => {
  /** Makes the page's phone one of those: what it draws is noted, and what it is given to share. */
  const holdPhone = (page: Page, userAgent: string, can: { share?: boolean; copy?: boolean } = {}) =>
    page.addInitScript(
      ([agent, shares, copies]) => {
        const drawn: string[] = [];
        const shared: unknown[] = [];
        const { fillText } = CanvasRenderingContext2D.prototype;
        CanvasRenderingContext2D.prototype.fillText = function (words, ...at) {
          drawn.push(words);
          fillText.call(this, words, ...at);
        };
        const share = async ({ text, files }: { text: string; files?: File[] }) =>
          void shared.push([text, files?.[0]?.name, files?.[0]?.type]);
        Object.defineProperties(navigator, {
          userAgent: { value: agent },
          share: { value: shares ? share : undefined },
          canShare: { value: shares ? () => true : undefined },
          ...(!copies && { clipboard: { value: undefined } }),
        });
        if (!copies) document.execCommand = () => false;
        Object.assign(window, { drawn, shared });
      },
      [userAgent, !!can.share, !!can.copy] as const,
    );

  const noted = (page: Page, name: 'drawn' | 'shared') =>
    page.evaluate((list) => (window as unknown as Record<string, unknown[]>)[list], name);

  const save = async (page: Page) => {
    await page.getByRole('button', { name: SAVE }).click();
    return (await code(page).textContent()) ?? '';
  };

  test('as a file with all that a payer needs and nothing of the borrower', async ({ page, open }) => {
    await holdPhone(page, PHONES.browser);
    await open('repaymentOfCode2', borrower);
    const saved = page.waitForEvent('download');
    const bare = await save(page);
    expect((await saved).suggestedFilename()).toBe('pay-slip.png');
    await expect(page.getByText('Saved on this phone')).toBeVisible();
    const words = ((await noted(page, 'drawn')) ?? []).join(' ');
    for (const part of [
      '₱3,200.00',
      'Full amount due',
      'Sample Wallet',
      `Due ${dayFromToday(1)}`,
      '1. Open Sample Wallet',
      'Checked at',
    ])
      expect(words).toContain(part);
    expect(words.replaceAll(' ', '')).toContain(bare);
    expect(words).not.toMatch(/50015|session|device|0917/);
  });

  test('by the phone’s own sheet, as a picture and as text with the bare code', async ({ page, open }) => {
    await holdPhone(page, PHONES.androidWebview, { share: true });
    await open('repaymentOfCode2', borrowers.dueSoon);
    const bare = await save(page);
    await expect
      .poll(() => noted(page, 'shared'))
      .toEqual([
        [expect.stringMatching(/^₱2,651\nPay ₱2,651 at the counter \(due ₱2,650\.75\)$/m), 'pay-slip.png', 'image/png'],
      ]);
    expect(JSON.stringify(await noted(page, 'shared'))).toContain(bare);
    await expect(page.getByText('Given to the app that you chose')).toBeVisible();
    const drawn = (await noted(page, 'drawn')) ?? [];
    expect(drawn).toContain('₱2,651');
    expect(drawn.join(' ')).toContain('Pay ₱2,651 at the counter (due ₱2,650.75)');
  });

  for (const [place, phone, app] of [
    ['a webview of iOS', 'iosWebview', undefined],
    ['a webview of Android', 'androidWebview', undefined],
    ['the lender’s own app, which calls itself a browser', 'browser', 'android'],
  ] as const)
    test(
      `in ${place} without sharing and clipboard as a picture to hold and as text, and says that it cannot be copied`,
      matrixUnless(phone !== 'iosWebview'),
      async ({ page, open }) => {
        await holdPhone(page, PHONES[phone]);
        if (app) await putInApp(page, app);
        await open('repaymentOfCode2', borrower);
        const bare = await save(page);
        const picture = page.getByRole('img', { name: bare });
        await expect(picture).toHaveAttribute('src', /^data:image\/png;base64,/);
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(720);
        await expect(page.getByText('Press and hold the picture to save it.')).toBeVisible();
        // What the picture says does not stand below it again, unless its text has to be held.
        const words = page.locator('p.said', { hasText: bare });
        await expect(words).toHaveCount(0);
        await page.getByRole('button', { name: 'Copy text' }).click();
        await expect(words).toBeVisible();
        await expect(page.getByText('This phone does not allow copying. Press and hold the text.')).toBeVisible();
        await expect(page.getByText('Saved on this phone')).toHaveCount(0);
      },
    );
});
