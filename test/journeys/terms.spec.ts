import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';

/** What a part of the terms says, by its id, as a person reads it. */
const terms: readonly (readonly [part: string, words: string])[] = [
  ['who', 'You must be over 18 to apply.'],
  ['steps', 'You have our decision within 1 day.'],
  ['steps', 'within 1 to 3 calendar days'],
  ['term', 'The term is 91 to 365 calendar days.'],
  ['early', 'prepay the loan only after half the term'],
  ['early', 'not before 7 calendar days after disbursement'],
  ['early', 'with a term of 91 days, you can prepay from day 46'],
  ['late', 'one-time late penalty: ₱1,000 for new clients'],
  ['late', '₱800 for repeat clients'],
  ['late', 'daily interest runs on the unpaid amount'],
  ['order', 'A payment of ₱2,000 pays the penalties and the interest, and ₱250'],
  ['notices', 'notify us within 3 calendar days'],
  ['notices', 'the notice is 7 business days'],
  ['judgment', 'judgment by default comes after 10 days'],
];

const rowsOf = (page: Page, selector: string): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent).join(' ')));

test('A borrower reads the loan terms with every figure, and finds a part from the contents', {
  tag: '@matrix',
}, async ({ page, open }) => {
  await open('loanAgreement', borrowers.instalments);
  for (const [part, words] of terms) await expect(page.locator(`#${part}`)).toContainText(words);
  await expect(page.locator('main')).not.toContainText(/[{}]|undefined|NaN|Infinity/);
  expect(await rowsOf(page, '#late tbody tr')).toEqual(['Days 1 to 30 5%', 'Days 31 to 90 4%', 'From day 91 2%']);
  const order = ['Legal charges', 'Enforcement costs', 'Late penalties', 'Fees', 'Interest', 'Principal'];
  await expect(page.locator('#order ol li')).toHaveText(order);
  const steps = ['Application', 'Decision', 'Funds credited', 'Maturity', 'Default', 'Prolongation'];
  await expect(page.locator('#steps ol h3')).toHaveText(steps);
  await page.locator('nav a[href="#order"]').click();
  await expect(page.locator('#order h2')).toBeInViewport();
  expect(new URL(page.url()).hash).toBe('#order');
});

const ask = async (page: Page, amount: string, days: string): Promise<void> => {
  await page.getByLabel('Unpaid amount').fill(amount);
  await page.getByLabel('Days late').fill(days);
  await page.getByRole('button', { name: 'Work it out' }).click();
};

const charges = (page: Page) => page.locator('#cost').getByRole('status');

test.describe('A borrower works out what being late would cost', () => {
  test('and pays the same late charges on the order', async ({ page, open }) => {
    await open('repay', borrowers.overdueWithDelay);
    await expect(page.locator('.hero__amount')).toHaveText('₱7,250.00');
    await open('loanAgreement', borrowers.overdueWithDelay);
    await ask(page, '5000', '5');
    await expect(page.locator('#cost tr').last()).toContainText('₱7,250.00');
  });

  test('with the keyboard alone', { tag: '@matrix' }, async ({ page, open }) => {
    await open('loanAgreement', borrowers.instalments);
    await page.getByLabel('Unpaid amount').focus();
    await page.keyboard.type('1000');
    await page.keyboard.press('Tab');
    await page.keyboard.type('31');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Yes')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByLabel('No', { exact: true })).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(charges(page)).toHaveText('Late charges ₱2,340.00');
  });

  test('and nothing jumps: neither by a mistake nor by the answer', { tag: '@matrix' }, async ({ page, open }) => {
    await open('loanAgreement', borrowers.instalments);
    const places = () =>
      page.evaluate(() => [...document.querySelectorAll('section')].map((section) => section.offsetTop));
    const before = await places();
    await ask(page, '-5', 'x');
    expect(await places()).toEqual(before);
    await ask(page, '1234567.89', '365');
    expect(await places()).toEqual(before);
  });

  test.describe('with scripts blocked', () => {
    test.use({ javaScriptEnabled: false });

    test('and sees a true example, and that it is one', async ({ page }) => {
      // Without a script nothing takes a session out of the address: nobody's stands there.
      await page.goto('/loanAgreement');
      await expect(page.getByRole('heading', { name: 'Example' })).toBeVisible();
      // This browser blocks scripts only once it has read the document, and so never shows these words itself.
      expect(await page.locator('noscript').textContent()).toContain('you see an example only');
      await expect(page.locator('#cost tr').last()).toContainText('₱15,500.00');
    });
  });
});
