import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { answerWith, breakLine } from './support/answers.ts';
import { putInApp } from './support/app.ts';
import { answerOrder } from './support/order.ts';

const PATH = '/v3/loan-details/store-score';
const CALL = `POST /api${PATH}`;
const GO_RATE = '{"action":"goRate","payload":{}}';

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
    await answerWith(page, PATH, { code: '00', message: 'success', data: null });
  });

  test('and by no star sends nothing', async ({ page, open, journal }) => {
    await open('loanDetail', borrowers.score);
    await send(page).click();
    await expect(page.getByText('Silakan pilih')).toBeVisible();
    await expect(popupOf(page)).toBeVisible();
    expect(journal.calls).not.toContain(CALL);
  });

  for (const stars of [1, 3]) {
    test(`and for ${stars} gets a word of thanks, and no store`, { tag: '@matrix' }, async ({
      page,
      open,
      journal,
    }) => {
      const messages = await putInApp(page, 'android');
      const sent = page.waitForRequest((request) => request.url().includes(PATH));
      await open('loanDetail', borrowers.score);
      await choose(page, stars);
      await expect(page.locator('.star--filled')).toHaveCount(stars);
      await send(page).click();
      expect((await sent).postDataJSON()).toEqual({ score: 5 });
      const thanks = page.getByRole('dialog', { name: 'Thank you' });
      await expect(thanks).toBeVisible();
      await expect(popupOf(page)).toHaveCount(0);
      await thanks.getByRole('button', { name: 'OK' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(messages).toEqual([]);
      expect(journal.calls.filter((call) => call === CALL)).toHaveLength(1);
    });
  }

  for (const stars of [4, 5]) {
    test(`and for ${stars} goes on to the store`, async ({ page, open }) => {
      const messages = await putInApp(page, 'android');
      const sent = page.waitForRequest((request) => request.url().includes(PATH));
      await open('loanDetail', borrowers.score);
      await choose(page, stars);
      await send(page).click();
      expect((await sent).postDataJSON()).toEqual({ score: 5 });
      await expect.poll(() => messages).toEqual([GO_RATE]);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }

  test('and changes their mind before sending', async ({ page, open }) => {
    const messages = await putInApp(page, 'android');
    await open('loanDetail', borrowers.score);
    await choose(page, 5);
    await choose(page, 2);
    await expect(page.locator('.star--filled')).toHaveCount(2);
    await send(page).click();
    await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
    expect(messages).toEqual([]);
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

  test('and taps a star with a finger', async ({ page, open }) => {
    await open('loanDetail', borrowers.score);
    const fourth = page.locator('label', { has: starOf(page, 4) });
    const box = await fourth.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await fourth.tap();
    await expect(starOf(page, 4)).toBeChecked();
  });

  test('and by a double tap sends once', async ({ page, open, journal }) => {
    await putInApp(page, 'android');
    await open('loanDetail', borrowers.score);
    await choose(page, 5);
    // Both taps before the page has drawn the button locked.
    await send(page).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(journal.calls.filter((call) => call === CALL)).toHaveLength(1);
  });

  test('and where the service refuses, sees why, and can send again', async ({ page, open }) => {
    const messages = await putInApp(page, 'android');
    await answerWith(page, PATH, { code: '5000', message: 'You have rated this already.', data: null });
    await open('loanDetail', borrowers.score);
    await choose(page, 5);
    await send(page).click();
    await expect(page.getByText('You have rated this already.')).toBeVisible();
    await expect(starOf(page, 5)).toBeChecked();
    await expect(send(page)).toBeEnabled();
    expect(messages).toEqual([]);
    await answerWith(page, PATH, { code: 0, message: '', data: null });
    await send(page).click();
    await expect.poll(() => messages).toEqual([GO_RATE]);
  });

  test('and where the line breaks, is told, and the stars stay', async ({ page, open, expectProblem }) => {
    expectProblem(/ERR_CONNECTION_RESET/);
    await breakLine(page, PATH);
    await open('loanDetail', borrowers.score);
    await choose(page, 2);
    await send(page).click();
    await expect(page.getByText('This could not be sent. Please try again.')).toBeVisible();
    await expect(starOf(page, 2)).toBeChecked();
    await expect(send(page)).toBeEnabled();
  });

  test('and while it is sent, cannot send it again', async ({ page, open }) => {
    await page.route(`**/api${PATH}?*`, () => {});
    await open('loanDetail', borrowers.score);
    await choose(page, 5);
    await send(page).click();
    await expect(send(page)).toBeDisabled();
    await expect(send(page)).toHaveAttribute('aria-busy', 'true');
  });
});

test.describe('The score popup', () => {
  for (const isScore of ['0', 0, '', '2', null]) {
    test(`is not there where the service says ${JSON.stringify(isScore)}`, { tag: '@matrix' }, async ({
      page,
      open,
    }) => {
      await answerOrder(page, { isScore });
      await open('loanDetail', borrowers.score);
      await expect(page.getByText(/^Checked at/)).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }

  test('of the sandbox stays away once the score is there', async ({ page, open, reset }) => {
    await reset(borrowers.score);
    await open('loanDetail', borrowers.score);
    await choose(page, 1);
    await send(page).click();
    await page.getByRole('dialog', { name: 'Thank you' }).getByRole('button', { name: 'OK' }).click();
    await open('loanDetail', borrowers.score);
    await expect(page.getByText(/^Checked at/)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await reset(borrowers.score);
  });
});
