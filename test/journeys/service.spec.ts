import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { holdCall } from './support/service.ts';

const PATH = '/v3/personal-center/contact-kf-info';

const SERVICE_PHONE = '+63 900 000 0000';
const OWN_PHONE = '+63 2 8555 0100';
const FAILED = 'We could not load our contact details. Please use those below.';

const borrower = borrowers.instalments;

test.describe('Somebody can always be reached', () => {
  test.beforeEach(({ expectProblem }) => {
    // A broken answer is written into the browser's own journal.
    expectProblem('Failed to load resource');
  });

  const expectOwn = async (page: Page) => {
    await expect(page.getByRole('button', { name: OWN_PHONE, exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'service@sample-loan.example' })).toHaveAttribute(
      'href',
      'mailto:service@sample-loan.example',
    );
  };

  test('without an answer and without a line, and nothing moves meanwhile', async ({ page, open, context }) => {
    const placeOfOwn = () =>
      page
        .locator('section')
        .nth(1)
        .evaluate((section: HTMLElement) => section.offsetTop);
    const release = await holdCall(page, `**/api${PATH}?*`);
    await open('customerService', borrower);
    await expect(page.getByText('Loading the contact details…')).toBeAttached();
    await expectOwn(page);
    const waiting = await placeOfOwn();
    await context.setOffline(true);
    release();
    await expect(page.getByRole('alert')).toHaveText(FAILED);
    await expectOwn(page);
    expect(await placeOfOwn()).toBe(waiting);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('.contact h2')).toBeFocused();
    await expect(page.getByRole('button', { name: SERVICE_PHONE, exact: true })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await placeOfOwn()).toBe(waiting);
  });
});
