import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { fillIn, nextButton } from './support/bank.ts';
import { agreeBox, CONFIRM, loanButton } from './support/confirm.ts';
import { dayFromToday } from './support/days.ts';
import { partsOf, placeOf, standIn } from './support/standIn.ts';

const borrower = borrowers.offer;
const toastOf = (page: Page) => page.locator('.toast');

test.describe('A borrower for whom a loan waits', () => {
  test('reads its terms, and what it costs before the button', { tag: '@react' }, async ({ page, open }) => {
    await open('newLoanConfirm', borrower);
    await expect(page.getByRole('heading', { level: 1, name: 'Confirm your loan' })).toBeVisible();
    await expect(page).toHaveTitle('Confirm your loan · Sample Loan');
    await expect(page.getByText('Sample Peso Loan')).toBeVisible();
    await expect(page.locator('.logo')).toHaveJSProperty('complete', true);
    await expect(page.locator('.hero__amount')).toHaveText('₱4,500.00');
    await expect(page.locator('.rows').first()).toHaveText(/Loan term\s*91 days\s*Interest rate\s*0\.22% a day/);
    await expect(page.getByText('Total repayment')).toBeVisible();
    await expect(page.getByText('₱5,900.00').first()).toBeVisible();
    const plan = page.locator('section', { has: page.getByRole('heading', { name: 'Payment Plan', exact: true }) });
    await expect(plan.getByRole('listitem')).toHaveText([/Repayment.*₱5,900\.00/s]);
    await expect(plan.getByText('Principal, interest and fee')).toBeVisible();
    await expect(plan.getByText(dayFromToday(91))).toBeVisible();
    // What it costs stands before the button.
    await expect(page.getByRole('heading', { name: 'What this loan costs' })).toBeVisible();
    // The button follows the document, and the offer stands before it does.
    await expect(loanButton(page)).toBeVisible();
    const order = await page.evaluate(() =>
      [...document.querySelectorAll('h2, label, .action-bar button')].map((element) =>
        element.textContent?.slice(0, 12),
      ),
    );
    expect(order).toEqual(['Payment Plan', 'What this lo', 'I have read ', 'Loan']);
    // One screen writes amounts in one way.
    await expect(page.getByText(/(?<![₱\d,.])[\d,]+\.\d\d(?!\s?%)/)).toHaveCount(0);
  });

  for (const screen of ['newLoanConfirm', 'confirmOfPeriod', 'loanConfirm'] as const)
    test(`has the button of /${screen} in sight at once, with why it waits, over nothing at the end`, {
      tag: screen === 'newLoanConfirm' ? '@react' : ['@matrix', '@react'],
    }, async ({ page, open }) => {
      await open(screen, borrower);
      const button = page.locator('.action-bar').getByRole('button');
      await expect(button).toBeInViewport({ ratio: 1 });
      await agreeBox(page).uncheck();
      await page.evaluate(() => scrollTo(0, 0));
      await expect(page.getByText('Check the box to go on.')).toBeInViewport({ ratio: 1 });
      await expect(button).toBeInViewport({ ratio: 1 });
      // Where the system sets all colours there are no gradients: what is under the bar would be read through it.
      await page.emulateMedia({ forcedColors: 'active' });
      await expect(page.locator('.action-bar')).toHaveCSS('background-color', /^rgb\(/);
      // Nor is it told by its colour alone there that this can be pressed.
      await expect(page.getByRole('button', { name: 'Refresh' })).toHaveCSS('text-decoration-line', 'underline');
      const grey = await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('p'));
        probe.style.color = 'graytext';
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      });
      // And what cannot be pressed looks so.
      await expect(button).toHaveCSS('color', grey);
      await page.emulateMedia({ forcedColors: 'none' });
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(page.getByText(/^Checked at/)).toBeInViewport();
    });

  test('takes it, and is led to the order that it has become', { tag: '@react' }, async ({
    page,
    open,
    journal,
    ledgerOf,
  }) => {
    await open('newLoanConfirm', borrower);
    const sent = page.waitForRequest(`**/api${CONFIRM.push}?*`);
    await loanButton(page).click();
    expect((await sent).postData()).toBe('{"amount":450000,"periods":91,"termUnit":"day","productId":"2001"}');
    await expect(page.getByText('Your loan is confirmed', { exact: true })).toBeVisible();
    const { path, query } = await placeOf(page);
    expect(path).toBe('/loanDetail');
    expect(query).toEqual({ ...borrower, product_id: '2001', from: 'confirm' });
    expect(await ledgerOf(borrower)).toMatchObject([{ kind: 'pushLoan', amount: '450000', outcome: '00' }]);
    expect(journal.calls).toEqual([
      `POST /api${CONFIRM.offer}`,
      `GET /api${CONFIRM.agreements}`,
      `GET /api${CONFIRM.order}`,
      `POST /api${CONFIRM.push}`,
      `GET /api${CONFIRM.order}`,
    ]);
    // What it brings, when, and its one payment, and then the order.
    await expect(page.locator('.hero__amount')).toHaveText('₱4,500.00');
    await expect(page.locator('dt').first()).toHaveText('In your account by');
    await expect(page.locator('dt').nth(1)).toHaveText('One payment');
    await expect(page.getByText(/within 1 to 3 calendar days/)).toBeVisible();
    await expect(page.getByText('Repayment due')).toHaveCount(0);
    await page.getByRole('link', { name: 'View order' }).click();
    await expect(page.getByRole('heading', { name: 'Repayment due' })).toBeVisible();
  });
});

test.describe('The agreement', () => {
  test('is checked at first; unchecked, by the keyboard too, the button is grey and sends nothing; checked again, it does', {
    tag: '@react',
  }, async ({ page, open, journal }) => {
    await standIn(page, '/loanDetail');
    await open('newLoanConfirm', borrower);
    await expect(agreeBox(page)).toBeChecked();
    await expect(loanButton(page)).toBeEnabled();
    const colour = () => loanButton(page).evaluate((button) => getComputedStyle(button).backgroundColor);
    const before = await colour();

    const toHit = page.locator('label, .agreement__title');
    await expect(toHit).toHaveCount(4);
    for (const each of await toHit.all()) expect((await each.boundingBox())?.height).toBeGreaterThanOrEqual(44);

    await agreeBox(page).focus();
    await page.keyboard.press('Space');
    await expect(agreeBox(page)).not.toBeChecked();
    await expect(loanButton(page)).toBeDisabled();
    await expect.poll(colour).not.toBe(before);
    await expect(page.getByText('Check the box to go on.')).toBeVisible();
    await loanButton(page).dispatchEvent('click');
    await loanButton(page).click({ force: true });
    expect(journal.calls.filter((call) => call.includes('push'))).toEqual([]);

    await agreeBox(page).check();
    await loanButton(page).click();
    await expect(page).toHaveURL(/\/loanDetail(\?|$)/);
    expect(journal.calls.filter((call) => call.includes('push'))).toHaveLength(1);
  });

  test('opens a contract by its title, asked for once, and the borrower comes back to the offer', {
    tag: '@react',
  }, async ({ page, open, journal }) => {
    await open('newLoanConfirm', borrower);
    const sent = page.waitForRequest(`**/api${CONFIRM.jump}?*`);
    await page.getByRole('link', { name: 'Disclosure statement' }).dblclick();
    expect(partsOf((await sent).url()).query).toMatchObject({
      productId: '2001',
      scene: '3',
      position: '2',
      orderId: borrower.orderId,
    });
    await expect(page).toHaveURL(/\/sandbox\/agreements\/[0-9a-f]{32}\/2/);
    expect(journal.calls.filter((call) => call.endsWith('contract-jump'))).toHaveLength(1);
    await page.goBack();
    await expect(loanButton(page)).toBeEnabled();
  });
});

test('A loan that the service refuses says why, in a toast and on the page, which stays', { tag: '@react' }, async ({
  page,
  open,
  ledgerOf,
}) => {
  await open('newLoanConfirm', borrowers.newBorrower);
  await loanButton(page).click();
  await expect(toastOf(page)).toHaveText('Please bind a bank account first.');
  await expect(loanButton(page)).toBeEnabled();
  // Beside the button, wherever on the page the borrower is.
  await expect(page.locator('main').getByText('Please bind a bank account first.')).toBeInViewport();
  await expect(page).toHaveURL(/\/newLoanConfirm(\?|$)/);
  expect(await ledgerOf(borrowers.newBorrower)).toMatchObject([{ kind: 'pushLoan', outcome: '4053' }]);
  await page.getByRole('link', { name: 'Bind a bank account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment account information' })).toBeVisible();

  await fillIn(page);
  await nextButton(page).click();
  await expect(page.getByText('Your loan is not confirmed yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Go on with your loan' }).click();
  await loanButton(page).click();
  await expect(page.getByRole('heading', { name: 'Your loan is confirmed' })).toBeVisible();
});
