import type { Locator, Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { GENERATE, openSheet, payAt, sheetOf } from './support/channels.ts';
import { ana } from './support/complaints.ts';
import { loanButton } from './support/confirm.ts';
import { holdCall } from './support/holdCall.ts';
import { matrixUnless } from './support/matrix.ts';
import { watchPlaces } from './support/places.ts';
import { COMMIT, cardOf, openRoute, payButton } from './support/repaymentMethod.ts';

const CLIENT = '**/late/client.*.js';
const CHOICES = '**/late/AfterForm.*.js';
const LIST = '**/late/openAfterPlan.*.js';
const WATCH = '**/late/openWatch.*.js';
const ANY_WATCH = /\/late\/(openWatch|afterRollover)\./;
const OVERLAYS = '**/late/Overlays.*.js';
const REST = '**/late/openWhole.*.js';
const OFFLINE = 'There is no connection, and nothing was sent. Please try again.';
const PUSH = 'POST /api/v3/loan-confirm/loan-detail-push';

/** Files of the page's script do not come until the test says so. */
const hold = async (page: Page, address: string): Promise<() => Promise<void>> => {
  await page.route(address, (route) => route.abort());
  return () => page.unroute(address);
};

/** The first request for a file is under way until the test says so, and fails then; a later one is answered. */
const holdFailing = async (page: Page, address: string): Promise<() => void> => {
  let fail = () => {};
  const held = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(
    address,
    async (route) => {
      await held;
      await route.abort();
    },
    { times: 1 },
  );
  return fail;
};

/** No animation goes on: what has come under a finger stays as it is in its first moment. @returns what lets them go on. */
const holdFirstMoment = async (page: Page): Promise<() => Promise<unknown>> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  return () => session.send('Animation.setPlaybackRate', { playbackRate: 1 });
};

/** A finger comes down in the middle of what stands there, whatever is in front of it. */
const tapAt = async (page: Page, on: Locator): Promise<void> => {
  const box = await on.boundingBox();
  if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
};

test.describe('A page whose script has parts that follow the document', () => {
  test.beforeEach(({ expectProblem }) => expectProblem('Failed to load resource'));

  test('shows what is due without the client, says that a payment was not sent, and sends it once it can', async ({
    page,
    open,
    journal,
    ledgerOf,
  }) => {
    const letCome = await hold(page, CLIENT);
    await open('repay', borrowers.dueSoonWithDelay);
    await expect(page.locator('.hero__amount')).toHaveText('₱3,200.00');
    await payAt(page, 'Sample Bank');
    await expect(sheetOf(page).getByRole('alert')).toHaveText(OFFLINE);
    expect(journal.calls).not.toContain(GENERATE);
    expect(await ledgerOf(borrowers.dueSoonWithDelay)).toEqual([]);

    await letCome();
    // What is on screen could not be read again either, and nothing is paid by what is stale.
    await sheetOf(page).press('Escape');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await payAt(page, 'Sample Bank');
    await expect.poll(() => ledgerOf(borrowers.dueSoonWithDelay)).toHaveLength(1);
    expect(journal.calls.filter((call) => call === GENERATE)).toHaveLength(1);
  });

  test('says so where the list of channels does not come, and opens it at the next tap', async ({ page, open }) => {
    const letCome = await hold(page, LIST);
    await open('repay', borrowers.dueSoonWithDelay);
    await openSheet(page);
    await expect(page.getByRole('alert')).toHaveText(OFFLINE);
    await expect(page.locator('.toast')).toBeEmpty();
    await expect(sheetOf(page)).toHaveCount(0);
    await letCome();
    await openSheet(page);
    await expect(sheetOf(page).getByText('Sample Bank')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('opens an image of a complaint at a tap though what shows it large did not come before', {
    tag: '@matrix',
  }, async ({ page, open }) => {
    const failed = page.waitForEvent('requestfailed');
    const letCome = await hold(page, OVERLAYS);
    await open('complainDetails', ana, { problemId: '1002' });
    await failed;
    await letCome();
    await page.getByRole('img', { name: 'Image 1 of 2' }).first().tap();
    await expect(page.getByRole('dialog', { name: 'Image 1 of 2' })).toBeVisible();
  });

  test('says that an image of a complaint was not opened where what shows it large does not come, and opens it at the next tap', async ({
    page,
    open,
  }) => {
    const letCome = await hold(page, OVERLAYS);
    await open('complainDetails', ana, { problemId: '1002' });
    const picture = page.getByRole('img', { name: 'Image 1 of 2' }).first();
    await picture.tap();
    await expect(page.locator('.toast')).toHaveText('A picture could not be shown.');
    await letCome();
    await picture.tap();
    await expect(page.getByRole('dialog', { name: 'Image 1 of 2' })).toBeVisible();
  });

  test('opens an image of a complaint at a tap during which what shows it large is failing to come', async ({
    page,
    open,
  }) => {
    const letFail = await holdFailing(page, OVERLAYS);
    await open('complainDetails', ana, { problemId: '1002' });
    await page.getByRole('img', { name: 'Image 1 of 2' }).first().tap();
    letFail();
    await expect(page.getByRole('dialog', { name: 'Image 1 of 2' })).toBeVisible();
  });

  test('leaves for a channel once what notes the payment has come, and thanks for it on the way back', {
    tag: '@matrix',
  }, async ({ page, open }) => {
    const letCome = await holdCall(page, WATCH);
    await open('repay', borrowers.dueSoonWithDelay);
    const answered = page.waitForResponse((response) => response.url().includes('/generate-vcode'));
    await payAt(page, 'Sample Bank');
    await (await answered).finished();
    await expect(page).toHaveURL(/\/repay(\?|$)/);
    letCome();
    await expect(page).toHaveURL(/\/sandbox\/pay\//);
    await page.getByRole('button', { name: 'Pay now' }).click();
    await expect(page.getByText('We have received your payment.')).toBeVisible();
    await open('repay', borrowers.dueSoonWithDelay);
    await expect(page.getByRole('heading', { name: 'Paid in full. Thank you' })).toBeVisible();
  });

  for (const screen of ['repay', 'repayDelay', 'repaymentOfCode2', 'repaymentOfCode'] as const)
    test(
      `moves nothing under a thumb on /${screen} as it says to who comes back from a channel that they may have paid`,
      matrixUnless(screen === 'repay' || screen === 'repaymentOfCode2'),
      async ({ page, open }) => {
        await open(screen === 'repayDelay' ? screen : 'repay', borrowers.dueSoonWithDelay);
        await payAt(page, 'Sample Bank');
        await expect(page).toHaveURL(/\/sandbox\/pay\//);
        const letCome = await holdCall(page, ANY_WATCH);
        const moved = await watchPlaces(page);
        const answered = page.waitForResponse(/loan-play-detail|growing\/plan/);
        await open(screen, borrowers.dueSoonWithDelay);
        await (await answered).finished();
        // Nor could they pay again meanwhile.
        await page.evaluate(() => new Promise(requestAnimationFrame));
        await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0);
        letCome();
        await expect(page.getByText('This page looks again by itself while it is open.')).toBeInViewport();
        await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();
        expect(await moved()).toEqual([]);
      },
    );

  test('says at a bank form’s choice that its list is on its way, and opens that as it comes', {
    tag: '@matrix',
  }, async ({ page, open }) => {
    const letCome = await holdCall(page, CHOICES);
    await open('bindBank', borrowers.bankCard);
    const bank = page.getByRole('button', { name: 'Bank Choose your bank' });
    await bank.click();
    const busy = page.getByRole('button', { name: 'Bank Loading…' });
    await expect(busy).toHaveText('Loading…');
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    letCome();
    const sheet = page.getByRole('dialog', { name: 'Bank' });
    await sheet.getByRole('button', { name: 'Cancel' }).click();
    await expect(bank).toBeFocused();
  });

  test('keeps the list open for who taps twice to open it', { tag: '@matrix' }, async ({ page, open }) => {
    await open('repayDelay', borrowers.dueSoonWithDelay);
    const goOn = await holdFirstMoment(page);
    const close = (await openSheet(page)).getByRole('button', { name: 'Close' });
    await tapAt(page, close);
    await expect(sheetOf(page)).toBeVisible();
    await goOn();
    await close.click();
    await expect(sheetOf(page)).toHaveCount(0);
  });

  test('shows an offer that cannot be signed yet, and a way to try again; nothing is asked for twice', {
    tag: '@matrix',
  }, async ({ page, open, journal, ledgerOf }) => {
    const letCome = await hold(page, REST);
    await open('newLoanConfirm', borrowers.offer);
    await expect(page.locator('.hero__amount')).toHaveText('₱4,500.00');
    await expect(page.getByRole('alert')).toContainText('There is no connection.');
    await expect(loanButton(page)).toHaveCount(0);
    await letCome();
    await page.getByRole('button', { name: 'Retry' }).click();
    await loanButton(page).click();
    await expect(page.getByText('Your loan is confirmed')).toBeVisible();
    expect(journal.calls.filter((call) => call === PUSH)).toHaveLength(1);
    expect(await ledgerOf(borrowers.offer)).toMatchObject([{ kind: 'pushLoan', outcome: '00' }]);
  });

  test('takes no loan for a finger that was tapping when the button came under it', async ({ page, open, journal }) => {
    const letCome = await hold(page, REST);
    await open('newLoanConfirm', borrowers.offer);
    const goOn = await holdFirstMoment(page);
    // It has been asked for by then, and has not come.
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await letCome();
    await retry.click();
    await expect(loanButton(page)).toBeEnabled();
    await tapAt(page, loanButton(page));
    await goOn();
    await loanButton(page).click();
    await expect(page.getByText('Your loan is confirmed')).toBeVisible();
    expect(journal.calls.filter((call) => call === PUSH)).toHaveLength(1);
  });

  test('keeps the card that was chosen before the page could pay, and pays with it', async ({
    page,
    journal,
    ledgerOf,
  }) => {
    const letCome = await hold(page, REST);
    await openRoute(page, borrowers.overdueCards);
    await cardOf(page, '7890').click();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await letCome();
    await retry.click();
    await payButton(page).click();
    await expect(page.getByRole('heading', { name: 'Paid in full. Thank you' })).toBeVisible();
    expect(journal.calls.filter((call) => call === COMMIT)).toHaveLength(1);
    expect((await ledgerOf(borrowers.overdueCards)).map(({ kind }) => kind).sort()).toEqual([
      'commitRepayment',
      'payment',
    ]);
  });

  test('leaves the focus on its control as the page that can pay takes the place of the first view', {
    tag: '@react',
  }, async ({ page }) => {
    for (const control of [
      page.getByRole('radio', { name: /7890/ }),
      page.getByRole('button', { name: 'Bind a bank card' }),
      page.getByRole('link', { name: 'Sample Wallet' }),
    ]) {
      const letCome = await holdCall(page, REST);
      await openRoute(page, borrowers.overdueCards);
      await control.focus();
      letCome();
      await payButton(page).waitFor();
      await expect(control).toBeFocused();
      await page.unroute(REST);
    }
  });

  test('has the focus at the heading of the wallet that was asked for before the page could pay', {
    tag: '@matrix',
  }, async ({ page }) => {
    const letCome = await holdCall(page, REST);
    await openRoute(page, borrowers.overdueCards);
    await page.getByRole('link', { name: 'Sample Wallet' }).press('Enter');
    const heading = page.getByRole('heading', { name: 'Pay by wallet' });
    await heading.waitFor();
    letCome();
    await payButton(page).waitFor();
    await expect(heading).toBeFocused();
  });

  test('shows no card to pay with before the warning that a channel may have been paid', { tag: '@matrix' }, async ({
    page,
    open,
  }) => {
    await open('repay', borrowers.overdueCards);
    await payAt(page, 'Sample Bank');
    await expect(page).toHaveURL(/\/sandbox\/pay\//);
    const letCome = await hold(page, REST);
    await openRoute(page, borrowers.overdueCards);
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(cardOf(page, '7890')).toHaveCount(0);
    await letCome();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('If you have paid, look at your order before you pay again.')).toBeVisible();
    await expect(cardOf(page, '7890')).toBeVisible();
  });

  test('leads to the wallet, and to the form for a bank account, before the page can pay', { tag: '@matrix' }, async ({
    page,
  }) => {
    await hold(page, REST);
    await openRoute(page, borrowers.overdueCards);
    await page.getByText('Sample Wallet').click();
    await expect(page.getByRole('heading', { name: 'Pay by wallet' })).toBeVisible();
    await expect(cardOf(page, '7890')).toHaveCount(0);
    await page.goBack();
    await page.getByRole('button', { name: 'Bind a bank card' }).click();
    await expect(page.getByRole('textbox').first()).toBeVisible();
    await expect(page).toHaveURL(/\/repaymentMethod#\/addnormalcard$/);
  });
});
