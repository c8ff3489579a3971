import { accessProblems } from '../journeys/support/look.ts';
import { expect, isWhole, test } from './fixture.ts';

test('The gallery leads to the phones of a screen, and brings each into its state by itself', async ({
  page,
  gallery,
}) => {
  await page.goto(`${gallery.origin}/gallery/`);
  if (isWhole) expect(await accessProblems(page)).toEqual([]);
  const screen = page.getByRole('heading', { name: /^promotion:/ });
  await screen.getByRole('link', { name: gallery.brand.defaultLanguage }).click();
  await expect(page.locator('body')).toHaveAttribute('data-state', 'shown', { timeout: 60_000 });
  await expect(page.getByText('Error')).toHaveCount(0);
  // All phones share one storage: the wait after a code that was sent in one is not the next one's.
  const phone = (name: string) => page.frameLocator(`iframe[title="promotion.${name}"]`);
  await expect(phone('sms-sent').getByRole('button', { name: /\d/ })).toBeVisible();
  await expect(phone('sms-refused').getByRole('alert')).toHaveText('Too many codes today.');
});
