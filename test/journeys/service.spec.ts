import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { breakLine, succeedWith } from './support/answers.ts';
import { watchMoves } from './support/app.ts';
import { holdCall } from './support/holdCall.ts';
import { placeOf } from './support/standIn.ts';

const PATH = '/v3/personal-center/contact-kf-info';

const SERVICE_PHONE = '+63 900 000 0000';
const OWN_PHONE = '+63 2 8555 0100';
const FAILED = 'The contact details of the service could not be loaded. Please use those below.';

const borrower = borrowers.instalments;

test.describe('A borrower reaches the customer service', () => {
  test('by a tap on the e-mail or the number that the service names, asked for once', async ({
    page,
    open,
    journal,
  }) => {
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

  test('in another language, in which the pages before it and after it stand too', { tag: '@matrix' }, async ({
    page,
    open,
    journal,
  }) => {
    await open('loanDetail', borrower);
    await expect(page.getByRole('heading', { name: 'Repayment due' })).toBeVisible();
    await page.getByRole('link', { name: /Help/ }).click();
    // The way to another language stands there before the script, which puts the order into it.
    await expect(page.getByRole('button', { name: SERVICE_PHONE, exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Filipino' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
    expect((await placeOf(page)).query).toMatchObject({ orderId: borrower.orderId, userId: borrower.userId });
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
    await expect(page).toHaveURL(/customerService/);
    await page.goBack();
    await expect(page).toHaveURL(/loanDetail/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mga Detalye ng Order');
    const asked = new URL(journal.requests.filter((address) => address.includes('/loan-details')).at(-1) ?? '');
    expect(asked.searchParams.get('orderId')).toBe(borrower.orderId);
    await page.goForward();
    await expect(page).toHaveURL(/customerService/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
    await page.getByRole('button', { name: 'Magpadala ng reklamo' }).click();
    await expect(page).toHaveURL(/\/complaint\?.*lang=fil/);
    await expect(page.getByRole('heading', { level: 1, name: 'Reklamo' })).toBeVisible();
  });

  test('from the instructions', { tag: '@matrix' }, async ({ page, open }) => {
    for (const screen of ['carpmm', 'paymentInstructions']) {
      await open(screen, borrower);
      await expect(page.locator('a[href="tel:+63285550100"]')).toBeVisible();
      await page.getByRole('link', { name: 'Customer service' }).click();
      await expect(page.getByRole('button', { name: SERVICE_PHONE, exact: true })).toBeVisible();
      expect((await placeOf(page)).query).toMatchObject({ orderId: '170001', userId: '50011' });
    }
  });
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

  test('while the service has not answered, and with no line at all, until it can be asked again', async ({
    page,
    open,
    context,
  }) => {
    const release = await holdCall(page, `**/api${PATH}?*`);
    await open('customerService', borrower);
    await expect(page.getByText('Loading the contact details…')).toBeAttached();
    await expectOwn(page);
    await context.setOffline(true);
    release();
    await expect(page.getByRole('alert')).toHaveText(FAILED);
    await expectOwn(page);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.contact h2')).toBeFocused();
    await expect(page.getByRole('button', { name: SERVICE_PHONE, exact: true })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('and nothing moves under the finger when the answer comes, whatever it is', { tag: '@matrix' }, async ({
    page,
    open,
  }) => {
    const placeOfOwn = () =>
      page
        .locator('section')
        .nth(1)
        .evaluate((section: HTMLElement) => section.offsetTop);
    await page.route(`**/api${PATH}?*`, () => {});
    await open('customerService', borrower);
    await expect(page.getByText('Loading the contact details…')).toBeAttached();
    const waiting = await placeOfOwn();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await open('customerService', borrower);
    await expect(page.getByRole('button', { name: SERVICE_PHONE, exact: true })).toBeVisible();
    expect(await placeOfOwn()).toBe(waiting);
    await breakLine(page, PATH);
    await open('customerService', borrower);
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await placeOfOwn()).toBe(waiting);
  });

  test('and where a phone does not copy, that is said in sight', async ({ page, open }) => {
    await page.addInitScript(() => {
      document.execCommand = () => false;
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await open('customerService', borrower);
    await page.getByRole('button', { name: 'Copy service@sample-loan.example' }).click();
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 0.99 });
  });

  test('and a code that a phone would obey and what is no address are only shown, and said to be nothing to call', async ({
    page,
    open,
  }) => {
    await succeedWith(page, PATH, { email: 'help@x.example?bcc=y@z.example', smWa: '**21*09175550100#' });
    await open('customerService', borrower);
    await expect(page.getByText('**21*09175550100#', { exact: true })).toBeVisible();
    await expect(page.getByText('It cannot be called from here.')).toBeVisible();
    await expect(page.getByRole('button', { name: '**21*09175550100#', exact: true })).toHaveCount(0);
    await expect(page.getByText('help@x.example?bcc=y@z.example').first()).toBeVisible();
    await expect(page.locator('.contact a')).toHaveCount(0);
  });
});
