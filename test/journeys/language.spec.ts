import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { mark, repayment, sendButton, write } from './support/complaints.ts';
import { holdCall } from './support/service.ts';

/**
 * Does with every text of the page, also with those that come later, what a browser's translation does: puts two elements in the place of the node.
 * The translation is the text itself, so that it can be found by its words.
 */
const translate = (page: Page) =>
  page.addInitScript(() => {
    const LEFT = 'font, script, style, template, textarea, title, noscript';
    const translateAll = (): void => {
      const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts)
        if (text.data.trim() && text.parentElement && !text.parentElement.closest(LEFT)) {
          const outer = document.createElement('font');
          outer.appendChild(document.createElement('font')).textContent = text.data;
          text.replaceWith(outer);
        }
    };
    new MutationObserver(translateAll).observe(document, { childList: true, subtree: true });
  });

/** Writes another amount into what the service answers from now on. */
const sayInstead = (page: Page, was: string, now: string) =>
  page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const cents = (amount: string): string => amount.replace(/\D/g, '');
    const body = (await response.text()).split(was).join(now);
    await route.fulfill({ response, body: body.replace(new RegExp(`\\b${cents(was)}\\b`, 'g'), cents(now)) });
  });

test.describe('A page that the browser translates', () => {
  test.beforeEach(({ page }) => translate(page));

  // The page goes on asking until it is closed.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

  const { dueSoonWithDelay, cards } = borrowers;

  for (const [screen, borrower, was, now] of [
    ['loanDetail', dueSoonWithDelay, '3,200.00', '9,876.00'],
    ['repay', dueSoonWithDelay, '3,200.00', '9,876.00'],
    // This amount is that of the address: a card changes.
    ['repaymentMethod', cards, '1234', '9876'],
  ] as const)
    test(`A translated /${screen} shows what the service says now`, async ({ page, open }) => {
      const main = page.locator('main');
      await open(screen, borrower);
      await expect(main).toContainText(was);
      await sayInstead(page, was, now);
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(main).toContainText(now);
      await expect(main).not.toContainText(was);
      // A translator that asks is kept away from it altogether.
      await expect(page.locator('.notranslate', { hasText: now }).first()).toBeVisible();
    });

  test('A translated form keeps the focus when the rest of the page comes, and takes back an error that is corrected', async ({
    page,
    open,
  }) => {
    const release = await holdCall(page, '**/late/**');
    await open('complainPageNext', mark, repayment);
    const box = page.getByRole('textbox');
    await box.pressSequentially('I have');
    const typedIn = await box.elementHandle();
    release();
    await expect.poll(() => typedIn?.evaluate((field) => field.isConnected)).toBe(false);
    await expect(box).toBeFocused();
    await page.keyboard.type(' paid.');
    await expect(box).toHaveValue('I have paid.');
    await box.fill('');
    await sendButton(page).click();
    const problem = page.getByText('Please fill in your comments and suggestions');
    await expect(problem).toBeVisible();
    await write(page, 'Hello');
    await expect(problem).toHaveCount(0);
    await expect(page.locator('main')).toContainText('happened?5/200');
  });
});
