import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { breakLine, succeedWith } from './support/answers.ts';
import { putInApp, watchMoves } from './support/app.ts';
import { holdCall } from './support/holdCall.ts';
import { accessProblems } from './support/look.ts';
import { matrixUnless } from './support/matrix.ts';
import { placeOf, standIn } from './support/standIn.ts';

const borrower = borrowers.failedLogin;
const READ = '/older/failed-recommend';
const OPEN = '/older/open-product';
const OURS = 'The login at our partner did not work.';

test.describe('A borrower whose login at a partner failed', () => {
  test('is told so and why, and sees other products', { tag: '@react' }, async ({ page, open, journal }) => {
    await open('error', borrower);
    await expect(page.getByRole('heading', { level: 1, name: 'Order Details' })).toBeVisible();
    await expect(page).toHaveTitle('Order Details · Sample Loan');
    await expect(page.getByRole('heading', { name: 'Failed' })).toBeVisible();
    await expect(page.locator('.failed svg')).toBeVisible();
    await expect(page.getByText('Nothing was sent and nothing is owed.')).toBeVisible();
    const first = page.getByRole('listitem').first();
    await expect(first.getByText('Sample Cash Now', { exact: true })).toBeVisible();
    await expect(first.getByText('50.000', { exact: true })).toBeVisible();
    await expect(first.getByText('Loan amount')).toBeVisible();
    await expect(first.getByText('0.05% a day')).toBeVisible();
    await expect(first.getByText('Interest rate')).toBeVisible();
    await expect(first.locator('img')).toHaveAttribute('src', /\/sandbox\/images\//);
    await expect(first.getByRole('button', { name: 'Apply' })).toBeVisible();
    expect(journal.calls).toEqual([`POST /api${READ}`]);
    expect(await accessProblems(page)).toEqual([]);
  });

  test('sees tags at the first two products alone, joined by slashes', async ({ page, open }) => {
    await open('error', borrower);
    const cards = page.getByRole('listitem');
    await expect(cards.nth(0)).toContainText('No collateral / 91 to 180 days / First loan');
    await expect(cards.nth(1)).toContainText('Salary earners / One instalment');
    await expect(cards.nth(2)).not.toContainText('Shop owners');
  });

  test('is told in the words of the address, as plain text, where the service has none', async ({ page, open }) => {
    await open('error', borrowers.failedLoginSilent, { message: '<img src=x onerror=alert(1)> The partner said no.' });
    await expect(page.getByText('<img src=x onerror=alert(1)> The partner said no.')).toBeVisible();
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  });

  for (const message of ['Call 0 9 1 7 5 5 5 0 1 0 0 to settle', 'Settle at bit . ly', 'Write to help@evil.example'])
    test(`is never told by the lender's page: ${message}`, { tag: '@matrix' }, async ({ page, open }) => {
      await open('error', borrowers.failedLoginSilent, { message });
      await expect(page.getByText(OURS)).toBeVisible();
      await expect(page.getByText(message)).toHaveCount(0);
    });

  test('is not led here by an answer with words for the page', async ({ page, open }) => {
    await succeedWith(page, READ, { message: '', recProducts: [{ productId: '1', name: 'Other', clickable: 1 }] });
    await open('error', borrower);
    const origin = new URL(page.url()).origin;
    await succeedWith(page, OPEN, { url: `${origin}/error?userId=1&message=You+owe+us+more` });
    await page.getByRole('listitem').getByRole('button').click();
    // The words are gone with the session that the page has taken out of its address; both pages have the same one.
    await expect(async () => expect((await placeOf(page)).query).toEqual({ userId: '1' })).toPass();
    await expect(page.getByText('You owe us more')).toHaveCount(0);
  });

  test('is told in the words of the address while the service does not answer', async ({ page, open }) => {
    await page.route(`**/api${READ}*`, () => {});
    await open('error', borrower, { message: 'The partner said no.' });
    await expect(page.getByText('The partner said no.')).toBeVisible();
  });

  test('is told in words of ours where nobody has any', async ({ page, open }) => {
    await open('error', borrowers.failedLoginSilent);
    await expect(page.getByText(OURS)).toBeVisible();
  });

  test('by an address without a product is told so in words of ours, and nothing of what the service misses', async ({
    page,
    journal,
  }) => {
    await page.goto('/error?userId=50002&sessionId=session-50002');
    await expect(page.getByText(OURS)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Back to the start page' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByText(/productId|could not be loaded/)).toHaveCount(0);
    expect(journal.calls).toEqual([]);
    const { width, height } = (await page.getByRole('link', { name: 'Customer service' }).boundingBox()) ?? {};
    expect(Math.min(width ?? 0, height ?? 0)).toBeGreaterThanOrEqual(44);
  });

  test('goes home, or to the customer service', { tag: '@react' }, async ({ page, open }) => {
    await standIn(page, '/');
    await standIn(page, '/customerService');
    await open('error', borrower);
    await page.getByRole('button', { name: 'Back to the start page' }).click();
    await expect(page).toHaveTitle('Elsewhere');
    expect((await placeOf(page)).path).toBe('/');
    await page.goBack();
    await page.getByRole('link', { name: 'Customer service' }).click();
    await expect(page).toHaveTitle('Elsewhere');
    expect(await placeOf(page)).toMatchObject({
      path: '/customerService',
      query: { userId: borrower.userId, orderId: borrower.orderId },
    });
  });

  test('reads it in Filipino', { tag: '@react' }, async ({ page, open }) => {
    await open('error', borrowers.failedLoginSilent, { lang: 'fil' });
    await expect(page.getByRole('heading', { level: 1, name: 'Mga Detalye ng Order' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Hindi natuloy' })).toBeVisible();
    await expect(page.getByText('Hindi gumana ang pag-login sa aming partner.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Bumalik sa simula' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
  });

  test('sees no list where there is no product', { tag: '@react' }, async ({ page, open }) => {
    await succeedWith(page, READ, { message: 'No.', recProducts: [] });
    await open('error', borrower);
    await expect(page.getByText('No.', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading')).toHaveText(['Order Details', 'Failed']);
    await expect(page.getByRole('listitem')).toHaveCount(0);
  });
});

test.describe('Other products that cannot be read', () => {
  test('are refused in words, and the reason and the ways on stand', { tag: '@react' }, async ({ page, open, arm }) => {
    const message = 'There are no offers at this hour.';
    await arm({ call: 'readFailedLogin', orderId: borrower.orderId, fault: 'refuse', code: '5000', message });
    await open('error', borrower, { message: 'The partner said no.' });
    await expect(page.locator('.toast')).toHaveText(message);
    await expect(page.getByRole('alert').getByText(message)).toBeVisible();
    await expect(page.getByText('The partner said no.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Back to the start page' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Customer service' })).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('listitem')).toHaveCount(4);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  for (const fault of [{ fault: 'drop' }, { fault: 'status', status: 502 }, { fault: 'malformed', form: 'html' }]) {
    test(`are tried again after the fault ${fault.fault}`, { tag: '@matrix' }, async ({
      page,
      open,
      arm,
      expectProblem,
    }) => {
      expectProblem(/Failed to load resource|502/);
      await arm({ call: 'readFailedLogin', orderId: borrower.orderId, ...fault });
      await open('error', borrower);
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page.getByText(OURS)).toBeVisible();
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('listitem')).toHaveCount(4);
    });
  }
});

test.describe('A borrower takes another product', () => {
  const apply = (page: Parameters<typeof standIn>[0], at: number) =>
    page.getByRole('listitem').nth(at).getByRole('button');

  test('and is led to it on the web', async ({ page, open, journal }) => {
    await open('error', borrower);
    await apply(page, 0).click();
    await expect(page).toHaveURL(/\/sandbox\/away\/3001$/);
    expect(journal.calls.filter((made) => made.endsWith(OPEN))).toHaveLength(1);
  });

  for (const app of ['ios', 'android'] as const) {
    test(`and the app opens it, on ${app}`, { tag: '@react' }, async ({ page, open }) => {
      const moves = await watchMoves(page);
      const messages = await putInApp(page, app);
      await open('error', borrower);
      await apply(page, 1).click();
      const message = { action: 'openPage', payload: { url: 'sampleloan://product?id=3002' } };
      await expect.poll(() => messages).toEqual([app === 'ios' ? message : JSON.stringify(message)]);
      expect(moves.filter((move) => !move.includes('/error'))).toEqual([]);
    });
  }

  for (const url of ['productDetail?id=5', 'app/login', '/native/page'])
    test(
      `and the app gets a target without a scheme as it came: ${url}`,
      matrixUnless(url === 'productDetail?id=5'),
      async ({ page, open }) => {
        const moves = await watchMoves(page);
        const messages = await putInApp(page, 'ios');
        await succeedWith(page, OPEN, { url });
        await open('error', borrower);
        await apply(page, 0).click();
        await expect.poll(() => messages).toEqual([{ action: 'openPage', payload: { url } }]);
        expect(moves.filter((move) => !move.includes('/error'))).toEqual([]);
      },
    );

  test('and is told in a browser that only the app opens it', async ({ page, open }) => {
    await open('error', borrower);
    await apply(page, 1).click();
    await expect(page.locator('.toast')).toHaveText('This can only be opened in the app.');
    await expect(apply(page, 1)).toHaveText('Apply');
  });

  test('and one that is closed says so, in the service’s words', async ({ page, open }) => {
    await open('error', borrower);
    await apply(page, 3).click();
    await expect(page.locator('.toast')).toHaveText('This product takes no applications at the moment.');
    await expect(apply(page, 3)).toHaveText('Apply');
  });

  test('and one whose number came with lost digits is not opened: it could be another', async ({
    page,
    open,
    journal,
  }) => {
    const products = `[{"productId":9007199254740993,"name":"Other","buttonText":"Apply","clickable":1}]`;
    await page.route(
      (url) => url.pathname === `/api${READ}`,
      (route) =>
        route.fulfill({
          contentType: 'application/json',
          body: `{"code":"00","message":"","data":{"message":"No.","recProducts":${products}}}`,
        }),
    );
    await open('error', borrower);
    await apply(page, 0).click();
    await expect(page.locator('.toast')).toHaveText('This could not be opened. Please try again.');
    expect(journal.calls.filter((made) => made.endsWith(OPEN))).toEqual([]);
  });

  test('and one that is grey does nothing', { tag: '@react' }, async ({ page, open, journal }) => {
    await open('error', borrower);
    await expect(apply(page, 2)).toHaveAttribute('aria-disabled', 'true');
    const colorOf = (at: number) =>
      page
        .getByRole('listitem')
        .nth(at)
        .evaluate((element) => getComputedStyle(element).color);
    expect(await colorOf(2)).not.toBe(await colorOf(0));
    await apply(page, 2).click({ force: true });
    await apply(page, 3).click();
    await expect(page.locator('.toast')).toHaveText('This product takes no applications at the moment.');
    expect(journal.calls.filter((made) => made.endsWith(OPEN))).toHaveLength(1);
  });

  test('and a double tap asks once, while the button says that it is busy', { tag: '@react' }, async ({
    page,
    open,
    journal,
  }) => {
    const release = await holdCall(page, `**${OPEN}?*`);
    await open('error', borrower);
    await apply(page, 0).dblclick();
    await expect(apply(page, 0)).toHaveText('Opening…');
    await apply(page, 3).click();
    release();
    await expect(page).toHaveURL(/\/sandbox\/away\/3001$/);
    expect(journal.calls.filter((made) => made.endsWith(OPEN))).toHaveLength(1);
  });

  test('and a lost answer is told, and can be asked for again', { tag: '@react' }, async ({
    page,
    open,
    expectProblem,
  }) => {
    expectProblem('Failed to load resource');
    await breakLine(page, OPEN);
    await open('error', borrower);
    await apply(page, 0).click();
    await expect(page.locator('.toast')).toHaveText('This could not be opened. Please try again.');
    await page.unrouteAll();
    await apply(page, 0).click();
    await expect(page).toHaveURL(/\/sandbox\/away\/3001$/);
  });

  for (const url of [
    'javascript:document.title="taken"',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    'intent://x#Intent;end',
    'tel:*%2306%23',
    'tel:**21*09175550100#',
    'sms:2366?body=YES',
    'jar:javascript:alert(1)',
    'itms-services://?action=download-manifest',
  ]) {
    test(`and ${url} is not opened, not even by the app`, { tag: '@matrix' }, async ({ page, open }) => {
      const messages = await putInApp(page, 'android');
      await succeedWith(page, OPEN, { url });
      await open('error', borrower);
      await apply(page, 0).click();
      await expect(page.locator('.toast')).toHaveText('This link is not safe to open.');
      await expect(page).toHaveTitle('Order Details · Sample Loan');
      expect(messages).toEqual([]);
    });
  }
});
