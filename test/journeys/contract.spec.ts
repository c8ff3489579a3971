import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { putInApp } from './support/app.ts';
import { answerOffer, loanButton } from './support/confirm.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Please read this agreement' });
const agree = (page: Page) => dialogOf(page).getByRole('button', { name: 'Agree' });
const apart = (page: Page) => dialogOf(page).getByRole('button', { name: 'Open the contract' });
const frameOf = (page: Page) => page.locator('iframe');

/** Puts a document of a test's own at an address, as another site would have it. */
const putDocument = (page: Page, url: string, body: string, headers: Record<string, string> = {}): Promise<unknown> =>
  page.route(url, (route) =>
    route.fulfill({ headers, contentType: 'text/html', body: `<!doctype html><title>x</title><body>${body}` }),
  );

const HOST = 'https://lender.example';
const CONTRACT = `${HOST}/contract`;

test.describe('A contract in front of the offer', () => {
  const borrower = borrowers.offerWithAgreement;

  test.beforeEach(({ expectProblem }) => expectProblem('foreign request: https://lender.example'));

  test('is read in a frame, agreed to, and out of the way then', async ({ page, open }) => {
    let arrive = (): void => {};
    const mayArrive = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/sandbox/agreements/**', async (route) => {
      // The page has a look at the address before, which passes.
      if (route.request().isNavigationRequest()) await mayArrive;
      await route.continue();
    });
    await open('newLoanConfirm', borrower);
    await expect(frameOf(page)).toBeVisible();
    // Whatever the document has in it, it runs no script, opens no window and leads nowhere.
    await expect(frameOf(page)).toHaveAttribute('sandbox', '');
    await expect(frameOf(page)).toHaveAttribute('referrerpolicy', 'no-referrer');
    await expect(agree(page)).toBeDisabled();
    await expect(page.locator('.overlay__shield')).toBeHidden();
    const waiting = await agree(page).boundingBox();
    arrive();
    await expect(agree(page)).toBeEnabled();
    expect(await agree(page).boundingBox()).toEqual(waiting);
    await expect(frameOf(page)).toHaveAttribute('src', /\/sandbox\/agreements\/[0-9a-f-]{36}\/1$/);
    await expect(frameOf(page).contentFrame().getByText('Between Sample Lending Company')).toBeVisible();
    // A document that knows dark colours has its own ground there, not the frame's white.
    await expect(frameOf(page)).toHaveCSS('color-scheme', 'light');
    // It has most of the screen, once the dialog has stopped moving to its size.
    const height = async (): Promise<number> => Math.round((await frameOf(page).boundingBox())?.height ?? 0);
    await expect.poll(height).toBeGreaterThanOrEqual(0.6 * 640 - 2);
    // And nothing of what answers it is out of sight, on a phone that lies on its side neither.
    const cancel = dialogOf(page).getByRole('button', { name: 'Cancel' });
    await expect(cancel).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 640, height: 360 });
    await expect(cancel).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 360, height: 640 });
    await agree(page).click();
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(frameOf(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await loanButton(page).click();
    await expect(page).toHaveURL(/\/loanDetail(\?|$)/);
  });

  test('lets nobody past it: not by a tap beside it, nor Escape, nor the keyboard, nor the page below; turned down, it closes the webview', {
    tag: '@matrix',
  }, async ({ page, open, journal }) => {
    const messages = await putInApp(page, 'ios');
    await open('newLoanConfirm', borrower);
    await expect(agree(page)).toBeEnabled();
    await page.touchscreen.tap(5, 5);
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeVisible();
    const covered = await loanButton(page).evaluate((button) => {
      button.scrollIntoView();
      const { left, top } = button.getBoundingClientRect();
      return !button.contains(document.elementFromPoint(left + 9, top + 9));
    });
    expect(covered).toBe(true);
    await loanButton(page).focus();
    await expect(dialogOf(page)).toBeFocused();
    await loanButton(page).evaluate((button: HTMLElement) => button.click());
    await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => messages).toEqual([{ action: 'closeWebview', payload: {} }]);
    await expect(dialogOf(page)).toBeVisible();
    expect(journal.calls.filter((call) => call.includes('push'))).toEqual([]);
  });

  test('of another origin that refuses its frame is not agreed to for the frame’s sake', { tag: '@matrix' }, async ({
    page,
    open,
    expectProblem,
  }) => {
    expectProblem(/Framing|Refused to display|frame/);
    await putDocument(page, CONTRACT, 'Read me', { 'x-frame-options': 'DENY' });
    await answerOffer(page, { popAgreementUrl: CONTRACT });
    await open('newLoanConfirm', borrowers.offer);
    await expect(dialogOf(page).getByText('Open the contract, then you can agree.')).toBeVisible();
    await expect(frameOf(page)).toHaveCount(1);
    await expect(agree(page)).toBeDisabled();
    await apart(page).click();
    await expect(page.getByText('Read me')).toBeVisible();
    await page.goBack();
    await expect(dialogOf(page).getByText('We could not see whether it opened.')).toBeVisible();
    await expect(dialogOf(page).getByRole('button', { name: 'Call +63 2 8555 0100' })).toBeVisible();
    await agree(page).click();
    await expect(dialogOf(page)).toHaveCount(0);
  });
});
