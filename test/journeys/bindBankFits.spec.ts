import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { cutOffTexts, sidewaysPixels } from './support/look.ts';

const longBank = (page: Page) => page.getByRole('button', { name: /^Bank, exactly/ });

/** What of the open sheet cannot be seen: the buttons under a long list have to stay in sight. */
const buttonsInSight = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=dialog] button')].every(
      (button) => button.getBoundingClientRect().bottom <= innerHeight,
    ),
  );

// Whether its states fit, and axe on each, is looked at in the gallery.
test.describe('The bank form', { tag: '@matrix' }, () => {
  test('has the buttons of a long list in sight on the smallest phone', async ({ page, open }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open('bindBank', borrowers.bankLong);
    await longBank(page).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('radio').last().check();
    expect(await buttonsInSight(page)).toBe(true);
    await sheet.getByRole('button', { name: 'Confirm' }).click();
    await expect(sheet).toHaveCount(0);
    expect(await sidewaysPixels(page)).toBe(0);
    expect(await cutOffTexts(page)).toEqual([]);
  });

  test('has its drawing in one low line on the smallest phone', async ({ page, open }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open('bindBank', borrowers.dueSoonWithDelay);
    await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
    expect((await page.getByText('••••').boundingBox())?.height).toBeLessThanOrEqual(40);
  });
});
