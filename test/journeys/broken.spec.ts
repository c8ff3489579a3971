import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';

test('A screen that cannot be hydrated says so, and what to do before paying again', async ({
  page,
  open,
  expectProblem,
}) => {
  expectProblem(/no hydration today/);
  // A page whose texts cannot be read: an extension has been at the document.
  await page.addInitScript(() => {
    Object.defineProperty(CharacterData.prototype, 'data', {
      get: () => {
        throw new Error('no hydration today');
      },
    });
  });
  await open('repay', borrowers.dueSoonWithDelay);
  await expect(page.getByRole('alert')).toHaveText(
    'This page has stopped working. Please reload it, and see your order before you pay.',
  );
  await expect(page.locator('.skeleton')).toHaveCount(0);
});
