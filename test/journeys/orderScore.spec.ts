import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { succeedWith } from './support/answers.ts';
import { putInApp } from './support/app.ts';
import { answerOrder } from './support/order.ts';

const PATH = '/v3/loan-details/store-score';

const popupOf = (page: Page) => page.getByRole('dialog', { name: 'How do you like our service?' });

const starOf = (page: Page, star: number) => page.getByRole('radio', { name: String(star), exact: true });

const choose = (page: Page, stars: number) =>
  page
    .locator('label')
    .filter({ has: starOf(page, stars) })
    .tap();

const send = (page: Page) => page.getByRole('button', { name: 'Send' });

test.describe('A borrower is asked for a score', () => {
  test.beforeEach(async ({ page }) => {
    await answerOrder(page, { isScore: '1' });
    await succeedWith(page, PATH, null);
  });

  test('and changes their mind before sending, and for four stars goes on to the store, and while it is sent, cannot send it again', async ({
    page,
    open,
  }) => {
    const messages = await putInApp(page, 'android');
    const sent = page.waitForRequest((request) => request.url().includes(PATH));
    let answer = (): void => {};
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`**/api${PATH}?*`, async (route) => {
      await isAnswered;
      await route.fallback();
    });
    await open('loanDetail', borrowers.score);
    const box = await page.locator('label', { has: starOf(page, 4) }).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await choose(page, 5);
    await choose(page, 2);
    await expect(page.locator('.star--filled')).toHaveCount(2);
    await choose(page, 4);
    await send(page).click();
    expect((await sent).postDataJSON()).toEqual({ score: 5 });
    await expect(send(page)).toBeDisabled();
    await expect(send(page)).toHaveAttribute('aria-busy', 'true');
    answer();
    await expect.poll(() => messages).toEqual(['{"action":"goRate","payload":{}}']);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('and chooses by keyboard', async ({ page, open }) => {
    const messages = await putInApp(page, 'android');
    await open('loanDetail', borrowers.score);
    await expect(popupOf(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expect(starOf(page, 2)).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(send(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
    expect(messages).toEqual([]);
  });
});

test('The score popup of the sandbox stays away once the score is there', { tag: '@matrix' }, async ({
  page,
  open,
}) => {
  await open('loanDetail', borrowers.score);
  await choose(page, 1);
  await send(page).click();
  await page.getByRole('dialog', { name: 'Thank you' }).getByRole('button', { name: 'OK' }).click();
  await open('loanDetail', borrowers.score);
  await expect(page.getByText(/^Checked at/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
