import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { putInApp } from './support/app.ts';
import { answerOffer, loanButton } from './support/confirm.ts';
import { matrixUnless } from './support/matrix.ts';
import { standIn } from './support/standIn.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Please read this agreement' });
const agree = (page: Page) => dialogOf(page).getByRole('button', { name: 'Agree' });
const apart = (page: Page) => dialogOf(page).getByRole('button', { name: 'Open the contract' });
const frameOf = (page: Page) => page.locator('iframe');

/** Puts a document of a test's own at an address, as another site would have it. */
const putDocument = (page: Page, url: string, body: string, headers: Record<string, string> = {}): Promise<unknown> =>
  page.route(url, (route) =>
    route.fulfill({ headers, contentType: 'text/html', body: `<!doctype html><title>x</title><body>${body}` }),
  );

const CONTRACT = 'https://lender.example/contract';
/** A document of the service, on the page's own origin. */
const OWN_CONTRACT = '/contracts/first';

for (const screen of ['newLoanConfirm', 'confirmOfPeriod'])
  test.describe(`A contract in front of the offer on /${screen}`, matrixUnless(screen === 'newLoanConfirm'), () => {
    const borrower = borrowers.offerWithAgreement;

    test('is read in a frame, agreed to, and out of the way then', async ({ page, open }) => {
      await standIn(page, '/loanDetail');
      await open(screen, borrower);
      await expect(dialogOf(page)).toBeVisible();
      await expect(frameOf(page)).toHaveAttribute('src', /\/sandbox\/agreements\/[0-9a-f]{32}\/1$/);
      await expect(frameOf(page).contentFrame().getByText('Between Sample Lending Company')).toBeVisible();
      // It has most of the screen, once the dialog has stopped moving to its size.
      const height = async (): Promise<number> => Math.round((await frameOf(page).boundingBox())?.height ?? 0);
      await expect.poll(height).toBeGreaterThanOrEqual(0.6 * 640 - 2);
      // And nothing of what answers it is out of sight, on a phone that lies on its side neither.
      const cancel = dialogOf(page).getByRole('button', { name: 'Cancel' });
      await expect(cancel).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width: 640, height: 360 });
      await expect(cancel).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width: 360, height: 640 });
      const amounts = frameOf(page)
        .contentFrame()
        .getByText(/^₱[\d,]+\.\d\d$/);
      const lines = await amounts.evaluateAll((all) =>
        all.map((amount) => {
          const range = document.createRange();
          range.selectNodeContents(amount);
          return range.getClientRects().length;
        }),
      );
      expect(lines).toEqual(lines.map(() => 1));
      expect(lines.length).toBeGreaterThan(2);
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
      await open(screen, borrower);
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
  });

test.describe('A contract in front of the offer', () => {
  const borrower = borrowers.offer;

  test.beforeEach(({ expectProblem }) => expectProblem('foreign request: https://lender.example'));

  test('can be agreed to where the button stood while it was on its way', { tag: '@matrix' }, async ({
    page,
    open,
  }) => {
    let arrive = (): void => {};
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/sandbox/agreements/**', async (route) => {
      if (route.request().isNavigationRequest()) await held;
      await route.continue();
    });
    await open('newLoanConfirm', borrowers.offerWithAgreement);
    await expect(frameOf(page)).toBeVisible();
    await expect(agree(page)).toBeDisabled();
    await expect(page.locator('.overlay__shield')).toBeHidden();
    const waiting = await agree(page).boundingBox();
    arrive();
    await expect(agree(page)).toBeEnabled();
    expect(await agree(page).boundingBox()).toEqual(waiting);
  });

  test('that no frame may show is opened by itself, and agreed to after that', async ({
    page,
    open,
    expectProblem,
  }) => {
    expectProblem('Framing');
    await open('newLoanConfirm', borrowers.offerWithDeadAgreement);
    await apart(page).click();
    await expect(page).toHaveURL(/\/sandbox\/agreements\/[0-9a-f]{32}\/unframable$/);
    await expect(page.getByText('Between Sample Lending Company')).toBeVisible();
    await page.goBack();
    await agree(page).click();
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(loanButton(page)).toBeEnabled();
  });

  test('that takes long and is not there then can be neither agreed to nor opened, and is looked for again', {
    tag: '@matrix',
  }, async ({ page, open, expectProblem }) => {
    expectProblem('Failed to load resource');
    // The test's own clock is a script, which the frame of the contract lets nobody run.
    expectProblem('Blocked script execution');
    await page.clock.install();
    let come = (): void => {};
    const mayCome = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route(`**${OWN_CONTRACT}`, async (route) => {
      await mayCome;
      await route.fulfill({ status: 404, contentType: 'text/html', body: '<p>Not found</p>' });
    });
    await answerOffer(page, { popAgreementUrl: OWN_CONTRACT });
    await open('newLoanConfirm', borrower);
    await expect(dialogOf(page).getByText('It is on its way; then you can agree.')).toBeVisible();
    await expect(apart(page)).toBeDisabled();
    await page.clock.fastForward(8000);
    await expect(dialogOf(page).getByText('This takes long.')).toBeVisible();
    await expect(apart(page)).toBeEnabled();
    await expect(agree(page)).toBeDisabled();
    come();
    await expect(dialogOf(page).getByText('The contract could not be loaded')).toBeVisible();
    await expect(agree(page)).toBeDisabled();
    await expect(apart(page)).toHaveCount(0);
    await page.unroute(`**${OWN_CONTRACT}`);
    await putDocument(page, `**${OWN_CONTRACT}`, 'Read me');
    await dialogOf(page).getByRole('button', { name: 'Try again' }).click();
    await expect(frameOf(page).contentFrame().getByText('Read me')).toBeVisible();
    await agree(page).click();
    await expect(dialogOf(page)).toHaveCount(0);
  });

  test('of another origin that refuses its frame is not agreed to for the frame’s sake', { tag: '@matrix' }, async ({
    page,
    open,
    expectProblem,
  }) => {
    expectProblem(/Framing|Refused to display|frame/);
    await putDocument(page, CONTRACT, 'Read me', { 'x-frame-options': 'DENY' });
    await answerOffer(page, { popAgreementUrl: CONTRACT });
    await open('newLoanConfirm', borrower);
    await expect(dialogOf(page).getByText('Open the contract; then you can agree.')).toBeVisible();
    await expect(frameOf(page)).toHaveCount(1);
    await expect(agree(page)).toBeDisabled();
    await apart(page).click();
    await expect(page.getByText('Read me')).toBeVisible();
    await page.goBack();
    await agree(page).click();
    await expect(dialogOf(page)).toHaveCount(0);
  });
});
