import type { Page } from '@playwright/test';
import { paymentStatusText } from '../../shared/payments/messages.ts';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { openSheet } from './support/channels.ts';
import { LOOKS_AGAIN_MS } from './support/looks.ts';
import { arriveAtOrder, confirmButton, openRoute, payButton, payWith, typeCode } from './support/repaymentMethod.ts';

const { cards, overdueCards } = borrowers;

test('Who left for a channel and comes back after the app was ended sees that on the order', async ({ page, open }) => {
  await open('repay', cards);
  const sheet = await openSheet(page);
  await sheet.getByRole('radio').first().check();
  await sheet.getByRole('button', { name: 'Payment', exact: true }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  // Nothing is left of the tab.
  const back = await page.context().newPage();
  await page.close();
  await back.goto(`/loanDetail?${new URLSearchParams(cards)}`);
  await expect(back.getByText(/You opened .+ to pay ₱1,500\.50: /)).toBeVisible();
  await expect(back.getByText(paymentStatusText.opened.text)).toBeVisible();
});

test.describe('After a payment', () => {
  test('by card the order says that it is paid, and what is due next, and so do its page and its documents, in another tab too', async ({
    page,
    open,
    context,
    ledgerOf,
  }) => {
    await openRoute(page, cards);
    await payWith(page, '1234');
    await typeCode(page, cards);
    await confirmButton(page).click();
    await arriveAtOrder(page, cards);
    const resultIn = (tab: Page) => tab.getByRole('status').filter({ hasText: 'Paid. Thank you' });
    await expect(resultIn(page)).toContainText('₱1,500.50');
    await expect(page.getByText('Bank card')).toBeVisible();
    await expect(page.getByText(/^Next: ₱1,500\.50 on \d{4}-\d\d-\d\d\.$/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'See your order' })).toHaveAttribute(
      'href',
      /^\/loanDetail\?.*orderId=170001/,
    );
    // One way to the order.
    await expect(page.locator('main a[href^="/loanDetail"]')).toHaveCount(1);
    await page.reload();
    await expect(resultIn(page)).toContainText('₱1,500.50');
    await expect(page.getByRole('button', { name: 'Save receipt' })).toBeVisible();
    expect((await ledgerOf(cards)).filter(({ kind }) => kind === 'payment')).toHaveLength(1);

    await open('loanDetail', cards);
    await expect(resultIn(page)).toContainText('₱1,500.50');
    await expect(page.locator('.timeline__item--paid')).toHaveCount(2);
    const other = await context.newPage();
    await other.goto(`/myDocuments?${new URLSearchParams(cards)}`);
    const receipts = other
      .locator('section')
      .filter({ has: other.getByRole('heading', { name: 'Receipts', exact: true }) });
    await expect(receipts.getByRole('heading', { name: 'Payment received' })).toHaveCount(2);
    await expect(receipts).toContainText('Bank card');

    // The next instalment is not taken for the one that has been paid.
    await openRoute(other, cards);
    await expect(payButton(other)).toBeVisible();
    await expect(other.getByText('Do not pay again')).toHaveCount(0);
  });

  test('the receipt is a picture without session, name or phone', { tag: '@matrix' }, async ({ page }) => {
    await page.addInitScript(() => {
      const drawn: string[] = [];
      const { fillText } = CanvasRenderingContext2D.prototype;
      CanvasRenderingContext2D.prototype.fillText = function (words, ...at) {
        drawn.push(words);
        fillText.call(this, words, ...at);
      };
      Object.assign(window, { drawn });
      // An app's webview saves no files; a browser does.
      Object.defineProperty(navigator, 'userAgent', { value: navigator.userAgent.replace('; wv', '') });
    });
    await openRoute(page, overdueCards);
    await payWith(page, '7890');
    await arriveAtOrder(page, overdueCards);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save receipt' }).click();
    expect((await saved).suggestedFilename()).toBe('receipt.png');
    await expect(page.getByText('Saved on this phone')).toBeVisible();
    const words = (await page.evaluate(() => (window as unknown as { drawn: string[] }).drawn)).join(' ');
    expect(words).toContain('Paid in full. Thank you');
    expect(words).toContain('₱7,250.00');
    expect(words).toContain('Order number 180001');
    expect(words).not.toMatch(/50016|session|0917|Sample Lending/);
  });

  test('that the order does not show, it says that it was accepted, until the order shows it', async ({ page }) => {
    await page.clock.install();
    // The lender's records are slow: the order says for a while what it said before.
    let isSlow = false;
    let words = '';
    await page.route('**/loan-details/loan-details?*', async (route) => {
      if (isSlow) return route.fulfill({ body: words, contentType: 'application/json' });
      const answer = await route.fetch();
      words = await answer.text();
      return route.fulfill({ response: answer, body: words });
    });
    await openRoute(page, overdueCards);
    await page.getByRole('radio', { name: /7890/ }).waitFor();
    await expect.poll(() => words).toContain('Overdue');
    isSlow = true;
    await payWith(page, '7890');
    await arriveAtOrder(page, overdueCards);
    await expect(page.getByText('Your payment was accepted')).toBeVisible();
    await expect(page.getByText('Do not pay again.', { exact: false })).toBeVisible();
    await expect(page.getByText('Paid in full. Thank you')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Overdue' })).toBeVisible();
    isSlow = false;
    await page.clock.fastForward(LOOKS_AGAIN_MS);
    await expect(page.getByText('Paid in full. Thank you')).toBeVisible();
    await expect(page.getByText('Your payment was accepted')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Overdue' })).toHaveCount(0);
  });
});

test('The rollover page puts paying now beside rolling over: each total, the difference, and that nothing owed gets less', {
  tag: '@matrix',
}, async ({ page, open }) => {
  await open('repayDelay', borrowers.dueSoonWithDelay);
  const choice = page.locator('section', { has: page.getByRole('heading', { name: 'Before you roll over' }) });
  const table = choice.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Pay now', 'Roll over']);
  await expect(table.getByRole('row')).toHaveText([
    'Pay nowRoll over',
    'You pay now',
    '₱3,200.00₱480.00',
    'Due later',
    /^–₱3,200\.00 \d{4}-\d\d-\d\d$/,
    'Total',
    '₱3,200.00 ₱480.00 less₱3,680.00',
  ]);
  // Whoever goes on from here pays the fee; paying the loan is said once not to be part of it.
  await expect(page.getByText('Rollover fee ₱480.00', { exact: true })).toBeVisible();
  await expect(page.getByText(/does not pay off/)).toHaveCount(1);
  await expect(choice).toContainText('The fee does not pay off any of your loan.');
  // A card cannot pay it, and is not offered.
  const sheet = await openSheet(page);
  await expect(sheet.getByRole('radio').first()).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'Card or e-wallet account' })).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await choice.getByRole('link', { name: /^Pay ₱3,200\.00 now instead$/ }).click();
  await expect(page).toHaveURL(/\/repay(\?|$)/);
  await expect(page.locator('.hero__amount')).toHaveText('₱3,200.00');
});

test('Who has paid and sees nothing of it for a quarter of an hour complains with everything filled in', {
  tag: '@matrix',
}, async ({ page, open, ledgerOf }) => {
  await page.clock.install();
  await open('repay', borrowers.dueSoonWithDelay);
  await open('repaymentOfCode2', borrowers.dueSoonWithDelay);
  const code = ((await page.locator('.code').textContent()) ?? '').replace(/\s/g, '');
  const complain = page.getByRole('button', { name: 'I paid but it does not show' });
  await expect(complain).toHaveCount(0);
  await expect(page.getByText('This page updates by itself.')).toBeVisible();
  await page.clock.fastForward(15 * 60_000);
  await expect(page.getByText(/^Last checked: .*\d\d:\d\d\.$/)).toBeVisible();
  await complain.click();
  // What it is about is the service's list; the rest is there.
  await expect(page.getByText('Your message is ready')).toBeVisible();
  await page.getByRole('button', { name: 'Repayment', exact: true }).click();
  await page.waitForURL(/\/complainPageNext\b/);
  const written = page.getByRole('textbox');
  await expect(written).toHaveValue(/^I paid, but my order does not show it\. Amount: ₱3,200\.00\./);
  await expect(written).toHaveValue(new RegExp(`Code: ${code}`));
  await expect(page.getByLabel('Add images')).toBeAttached();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('dialog', { name: 'Successfully Sent' })).toContainText(
    borrowers.dueSoonWithDelay.orderId,
  );
  const sent = (await ledgerOf(borrowers.dueSoonWithDelay)).filter(({ kind }) => kind === 'saveComplaint');
  expect(sent).toHaveLength(1);
});
