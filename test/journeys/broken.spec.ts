import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';

test('A screen that cannot be hydrated says what to do before paying again', async ({ page, open, expectProblem }) => {
  expectProblem(/no hydration today/);
  // A page whose texts cannot be read: an extension has been at the document.
  await page.addInitScript(() => {
    Object.defineProperty(CharacterData.prototype, 'data', {
      get: () => {
        throw new Error('no hydration today');
      },
    });
  });
  await open('repay', borrowers.dueSoonWithDelay);
  await expect(page.getByRole('alert')).toHaveText(
    'This page has stopped working. Please reload it, and see your order before you pay.',
  );
  await expect(page.locator('.skeleton')).toHaveCount(0);
});

/** The line changes the bytes of a document on their way. */
const change = (page: Page, of: string, how: (document: string) => string): Promise<unknown> =>
  page.route(new RegExp(`/${of}\\b`), async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: how(await response.text()) });
  });

const pageScript = /<script>(?=\/\/#|\(\(exports)/;

const damages: readonly (readonly [name: string, how: (document: string) => string])[] = [
  ['comes cut', (document) => document.slice(0, document.length / 2)],
  ['has a byte more in its script', (document) => document.replace(pageScript, '<script> ')],
  [
    'has a script of another type',
    (document) => document.replace(pageScript, (tag) => tag.replace('<script', '<script type="text/x"')),
  ],
  ['has a script that nobody can parse', (document) => document.replace(pageScript, '<script>)')],
];

for (const [name, how] of damages)
  for (const [screen, borrower] of [
    ['repay', borrowers.dueSoonWithDelay],
    ['customerService', borrowers.dueSoonWithDelay],
  ] as const)
    test(`A document of ${screen} that ${name} says so and loads again`, async ({ page, open, expectProblem }) => {
      expectProblem(/Content Security Policy|Invalid or unexpected token|Unexpected (token|end)|uncaught/);
      await change(page, screen, how);
      await open(screen, borrower, { lang: 'fil' });
      const notice = page.getByRole('alert').filter({ hasText: 'Hindi buong na-load ang page na ito.' });
      await expect(notice).toBeVisible({ timeout: 20_000 });
      await expect(page.getByText('This page did not load fully.')).toBeHidden();
      await expect(page.locator('.skeleton').first()).toBeHidden();
      await expect(notice.getByRole('link').last()).toHaveAttribute('href', /^tel:/);
      await page.unroute(new RegExp(`/${screen}\\b`));
      await notice.getByRole('link', { name: 'Buksan muli' }).click();
      await expect(page.getByText('Hindi buong na-load')).toHaveCount(0);
      await expect(page.locator('.skeleton')).toHaveCount(0);
    });

test('A document whose scripts were all changed says so by its styles alone', async ({ page, open, expectProblem }) => {
  expectProblem(/Content Security Policy/);
  await change(page, 'repay', (document) => document.replaceAll('<script>', '<script> '));
  await open('repay', borrowers.dueSoonWithDelay);
  await expect(page.getByText('This page did not load fully.')).toBeVisible({ timeout: 25_000 });
  await page.unroute(/\/repay\b/);
  await page.getByRole('link', { name: 'Open it again' }).click();
  await expect(page.locator('.hero__amount')).toHaveText('₱3,200.00');
});

test('A page without scripts says that it did not load fully, and whom to call', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/repay?orderId=1`);
  await expect(page.getByText('This page did not load fully.').first()).toBeVisible({ timeout: 25_000 });
  await expect(page.getByRole('link', { name: 'Open it again' }).first()).toBeVisible();
  await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
  await context.close();
});
