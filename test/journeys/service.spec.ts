import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { succeedWith } from './support/answers.ts';
import { watchMoves } from './support/app.ts';
import { holdCall } from './support/hold.ts';

const PATH = '/v3/personal-center/contact-kf-info';

const SERVICE_PHONE = '+63 900 000 0000';
const OWN_PHONE = '+63 2 8555 0100';
const FAILED = 'We could not load our contact details. Please use those below.';

const borrower = borrowers.instalments;

test('A borrower taps the e-mail or the number that the service names', async ({ page, open, journal }) => {
  const moves = await watchMoves(page);
  await open('customerService', borrower);
  await expect(page.getByText('Telephone / WhatsApp')).toBeVisible();
  await page.getByRole('link', { name: 'help@sample-lending.example' }).click();
  await expect.poll(() => moves).toContain('mailto:help@sample-lending.example');
  await page.getByRole('button', { name: SERVICE_PHONE, exact: true }).click();
  await expect.poll(() => moves).toContain('tel:+639000000000');
  await expect(page).toHaveTitle('Customer service · Sample Loan');
  expect(journal.calls).toEqual(['POST /api/v3/personal-center/contact-kf-info']);
});

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
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.contact h2')).toBeFocused();
    await expect(page.getByRole('button', { name: SERVICE_PHONE, exact: true })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await placeOfOwn()).toBe(waiting);
  });

  test('and a code that a phone would obey, and a bad address, are only shown', async ({ page, open }) => {
    await succeedWith(page, PATH, { email: 'help@x.example?bcc=y@z.example', smWa: '**21*09175550100#' });
    await open('customerService', borrower);
    await expect(page.getByText('**21*09175550100#', { exact: true })).toBeVisible();
    await expect(page.getByText('You cannot call from here.')).toBeVisible();
    await expect(page.getByRole('button', { name: '**21*09175550100#', exact: true })).toHaveCount(0);
    await expect(page.getByText('help@x.example?bcc=y@z.example').first()).toBeVisible();
    await expect(page.locator('.contact a')).toHaveCount(0);
  });
});
