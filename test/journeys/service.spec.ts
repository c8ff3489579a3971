import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';

test('Somebody can always be reached, without a line too', async ({ page, open, arm, expectProblem }) => {
  expectProblem('Failed to load resource');
  await arm({ call: 'readContactInfo', fault: 'drop' });
  await open('customerService', borrowers.instalments);
  await expect(page.getByRole('alert')).toHaveText('We have no other contact details now. Please use those below.');
  await expect(page.getByRole('button', { name: '+63 2 8555 0100', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'service@sample-loan.example' })).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('.contact h2')).toBeFocused();
  await expect(page.getByRole('button', { name: '+63 900 000 0000', exact: true })).toBeVisible();
});
