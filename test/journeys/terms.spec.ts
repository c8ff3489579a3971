import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';

test('What being late costs by the terms is what is due on an overdue order', async ({ page, open }) => {
  await open('repay', borrowers.overdueWithDelay);
  await expect(page.locator('.hero__amount')).toHaveText('₱7,250.00');
  await open('loanAgreement', borrowers.overdueWithDelay);
  const places = () =>
    page.evaluate(() => [...document.querySelectorAll('section')].map((section) => section.offsetTop));
  const before = await places();
  for (const [amount, days] of [
    ['-5', 'x'],
    ['5000', '5'],
  ] as const) {
    await page.getByLabel('Unpaid amount').fill(amount);
    await page.getByLabel('Days late').fill(days);
    await page.getByRole('button', { name: 'Work it out' }).click();
    expect(await places()).toEqual(before);
  }
  await expect(page.locator('#cost tr').last()).toContainText('₱7,250.00');
});
