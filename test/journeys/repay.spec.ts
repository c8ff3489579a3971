import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, matrixUnless, test } from './fixture.ts';
import { GENERATE, GENERATE_ADDRESS, PLAN, payAt, sheetOf } from './support/channels.ts';
import { englishFinder } from './support/english.ts';
import { doubleText } from './support/look.ts';
import { withoutLooks } from './support/looks.ts';

const payAtTheChannel = async (page: Page) => {
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByText('We have received your payment.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the order' }).click();
};

test('A borrower repays at a channel, and the order is settled', async ({ page, open, journal, ledgerOf }) => {
  const borrower = borrowers.dueSoonWithDelay;
  await open('loanDetail', borrower);
  await expect(page.getByRole('heading', { name: 'Order Details' })).toBeVisible();
  await page.getByRole('button', { name: 'REPAY', exact: true }).click();

  await expect(page.getByText('₱3,200.00').first()).toBeVisible();
  await payAt(page, 'Sample Counter');
  await payAtTheChannel(page);
  await expect(page.getByRole('heading', { name: 'Paid in full. Thank you' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Borrow Again' })).toBeVisible();

  expect(withoutLooks(journal.calls)).toEqual([PLAN, GENERATE]);
  expect(await ledgerOf(borrower)).toMatchObject([
    { kind: 'generatePayCode', amount: '320000', channelNumber: '90007', isDelay: false, outcome: '00' },
    { kind: 'payment', amount: '320000', channelNumber: '90007', isDelay: false, outcome: '00' },
  ]);
});

test.describe('The default pay code on the period page', () => {
  test('has a picture that a tap makes large enough to scan, and another small', async ({ page, open }) => {
    await open('repay', borrowers.instalments);
    const picture = page.getByRole('button', { name: 'Enlarge this picture' });
    const width = async () => (await picture.locator('.logo').boundingBox())?.width;
    await expect.poll(width).toBeLessThan(100);
    await picture.click();
    await expect.poll(width).toBe(200);
    await expect(picture).toHaveAttribute('aria-pressed', 'true');
    await picture.click();
    await expect.poll(width).toBeLessThan(100);
  });

  test('leads to the page of the code, which shows and checks it', async ({ page, open, journal }) => {
    await open('repay', borrowers.instalments);
    const code = (await page.locator('.code').textContent()) ?? '';
    await expect(page.getByRole('heading', { name: 'Sample Wallet' })).toBeVisible();
    await expect(page.locator('img[src$="/sandbox/images/sample-wallet.svg"]')).toBeVisible();
    await page.getByRole('link', { name: 'How to pay with this code' }).click();
    await expect(page.getByText('To pay')).toBeVisible();
    await expect(page.locator('.code')).toHaveText(code);
    await expect.poll(() => withoutLooks(journal.calls)).toEqual([PLAN, PLAN]);
  });

  test('is copied whole, without its gaps, by every way to copy', async ({ page, open, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('repay', borrowers.instalments);
    const code = await page.locator('.code').textContent();
    expect(code).toMatch(/^\d{14}$/);
    const expectCopied = async (): Promise<void> => {
      await expect.poll(async () => (await page.evaluate(() => navigator.clipboard.readText())).trim()).toBe(code);
      await page.evaluate(() => navigator.clipboard.writeText(''));
    };
    const pressCopy = async (): Promise<void> => {
      await page.getByRole('button', { name: /^Cop(y|ied)$/ }).click();
      await expect(page.locator('.toast')).toHaveText('copy success');
    };

    await page.evaluate(() => {
      getSelection()?.selectAllChildren(document.querySelector('.code') as Element);
      document.execCommand('copy');
    });
    await expectCopied();
    await pressCopy();
    await expectCopied();
    // Where the older way to copy refuses.
    await page.evaluate(() => {
      document.execCommand = () => false;
    });
    await pressCopy();
    await expectCopied();
  });
});

test.describe('The list of channels', () => {
  test('has each channel, none chosen, marks the one chosen, and offers cards', async ({ page, open }) => {
    await open('repay', borrowers.instalments);
    await page.getByRole('button', { name: 'Payment Method' }).click();
    const sheet = sheetOf(page);
    await expect(sheet.locator('h2')).toHaveText('Please select your repayment method for payment');
    await expect(sheet.locator('label')).toHaveText([
      'Sample Wallet',
      'Sample Counter',
      'Sample Bank',
      'Sample Remittance',
    ]);
    await expect(sheet.locator('label img[src$="/sandbox/images/sample-bank.svg"]')).toBeVisible();
    await expect(sheet.locator('label svg')).toHaveCount(0);
    await expect(sheet.locator(':checked')).toHaveCount(0);
    const list = sheet.getByRole('radiogroup');
    await expect(list).not.toHaveAttribute('aria-invalid');
    await sheet.getByRole('button', { name: 'Payment', exact: true }).click();
    await expect(list).toHaveAttribute('aria-invalid', 'true');
    await expect(list).toHaveAccessibleDescription('Please choose one of these first.');
    // The toast says it too, and a screen reader says it once: at the focus, for what is outside of the dialog may not be heard.
    await expect(sheet.getByRole('alert')).toHaveCount(0);
    const problem = sheet.getByText('Please choose one of these first.');
    await expect(problem).toBeFocused();
    await sheet.getByRole('button', { name: 'Payment', exact: true }).click();
    await expect(problem).toBeFocused();
    for (const name of ['Sample Bank', 'Sample Wallet']) {
      await sheet.getByText(name).click();
      await expect(sheet.getByRole('radio', { name })).toBeChecked();
      await expect(sheet.locator('label:has(svg)')).toHaveText([name]);
      await expect(sheet.getByText('Please choose one of these first.')).toHaveCount(0);
    }
    for (const row of await list.locator('label').all())
      expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(56);
    await expect(sheet.getByRole('link', { name: 'Card or e-wallet account' })).toHaveAttribute(
      'href',
      /^\/repaymentMethod\?.*orderId=170001.*withholdingAmount=150050/,
    );
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toHaveCount(0);
  });

  test('is used by keyboard alone', async ({ page, open }) => {
    await open('repay', borrowers.dueSoonWithDelay);
    await page.getByRole('button', { name: 'Payment Method' }).press('Enter');
    await expect(sheetOf(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(sheetOf(page).getByRole('radio', { name: 'Sample Wallet' })).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(sheetOf(page).getByRole('radio', { name: 'Sample Counter' })).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(sheetOf(page).getByRole('button', { name: 'Payment', exact: true })).toBeFocused();
    const sent = page.waitForRequest(GENERATE_ADDRESS);
    await page.keyboard.press('Enter');
    expect((await sent).postData()).toContain('"channelNumber":"90007"');
    await expect(page).toHaveURL(/\/sandbox\/pay\//);
  });
});

test('Wherever money is paid it says by which channels alone, and that nobody asks for a PIN', {
  tag: '@matrix',
}, async ({ page, open }) => {
  for (const screen of ['repay', 'repayDelay', 'repaymentMethod', 'repaymentOfCode2', 'repaymentOfCode']) {
    await open(screen, borrowers.dueSoonWithDelay, { withholdingAmount: '320000' });
    await expect(page.getByText('Pay only through these channels. We never ask for your PIN.')).toBeVisible();
  }
});

// `wholePath.spec.ts` reads the pages between them.
for (const [screen, extra] of [
  ['repayDelay', {}],
  ['repaymentOfCode', { type: '1' }],
  ['repaymentOfCode', { type: '2' }],
  ['repaymentMethod', { withholdingAmount: '320000' }],
] as const)
  test(
    `All that /${screen} says is in Filipino (${JSON.stringify(extra)})`,
    matrixUnless(screen === 'repayDelay'),
    async ({ page, open }) => {
      await open(screen, borrowers.dueSoonWithDelay, { ...extra, lang: 'fil' });
      await expect(page.locator('.hero__amount')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
      const findEnglish = await englishFinder('fil');
      await expect.poll(() => findEnglish(page)).toEqual([]);
      await expect(page).toHaveTitle(`${await page.locator('h1').textContent()} · Sample Loan`);
    },
  );

test('The button at the lower edge is in sight at once, and leaves the window to large text', async ({
  page,
  open,
}) => {
  await open('repay', borrowers.dueSoonWithDelay);
  const button = page.getByRole('button', { name: 'Payment Method' });
  await expect(button).toBeInViewport({ ratio: 1 });
  await doubleText(page);
  await expect(button).not.toBeInViewport();
  await button.scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport({ ratio: 1 });
});
