import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { matrixUnless } from './support/matrix.ts';
import { answerOrder } from './support/order.ts';

const rollover = ['REPAY', 'Rollover Repayment'];

/** A borrower of every status that the service names, and of one that nobody knows, with what it allows and whether it has the market. */
const ofEveryStatus = [
  ['21', borrowers.underReview, [], true],
  ['110', borrowers.notApproved, [], true],
  ['110', borrowers.notApprovedAlone, [], false],
  ['151', borrowers.approved, [], true],
  ['170', borrowers.instalments, ['Repayment'], false],
  ['174', borrowers.dueSoon, ['Repayment'], false],
  ['174', borrowers.dueSoonWithDelay, rollover, false],
  ['180', borrowers.overdueInstalments, ['Repayment'], false],
  ['180', borrowers.overdueWithDelay, rollover, false],
  ['200', borrowers.settled, ['Borrow Again'], false],
  ['200', borrowers.unknownStatus, [], false],
] as const;

test.describe('A borrower opens an order', () => {
  test('and sees its title, status, product and details', { tag: '@react' }, async ({ page, open }) => {
    await open('loanDetail', borrowers.instalments);
    await expect(page).toHaveTitle('Order Details · Sample Loan');
    await expect(page.getByRole('heading', { level: 1, name: 'Order Details' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Repayment due' })).toBeVisible();
    await expect(
      page.getByText(/^Please repay by \d{4}-\d\d-\d\d to keep your account in good standing\.$/),
    ).toBeVisible();
    await expect(page.getByText('Sample Instalment Loan', { exact: true })).toBeVisible();
    const logo = page.locator('img').first();
    await expect(logo).toHaveAttribute('src', /\/sandbox\/images\/.+/);
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const row = page.getByText('Instalment', { exact: true }).locator('..');
    await expect(row).toHaveText('Instalment2 of 4');
    await expect(page.getByText('Total repayment').locator('..')).toContainText('₱6,001.49');
    await expect(page.locator('.hero__amount')).toHaveText('₱1,500.50');
    await expect(page.getByText('Amount of this instalment', { exact: true })).toBeVisible();
    await expect(page.locator('dt')).toHaveText(['Instalment', 'Due date', 'Total repayment', 'Order number']);
  });

  test('whose logo does not come, and the first letter of its product stands there', { tag: '@react' }, async ({
    page,
    open,
    expectProblem,
  }) => {
    expectProblem(/404|400/);
    await open('loanDetail', borrowers.qrCode);
    await expect(page.getByText('Sample Peso Loan', { exact: true })).toBeVisible();
    await expect(page.locator('.logo').first()).toHaveText('S');
    await expect(page.locator('img[src$="/sandbox/images/missing.png"]')).toHaveCount(0);
  });
});

test('An order from a link in a message is asked for before the storage is read and the address loses the session', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    const steps: string[] = [];
    Object.assign(window, { steps });
    const { fetch } = window;
    window.fetch = (...given) => {
      steps.push('call');
      return fetch(...given);
    };
    const { replaceState } = history;
    history.replaceState = (...given) => {
      steps.push('address');
      replaceState.apply(history, given);
    };
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function (name) {
      steps.push('storage');
      return getItem.call(this, name);
    };
  });
  await open('loanDetail', borrowers.dueSoonWithDelay);
  await expect(page.getByRole('button', { name: 'REPAY', exact: true })).toBeVisible();
  const steps = await page.evaluate(() => Reflect.get(window, 'steps') as string[]);
  expect(steps.slice(0, 2)).toEqual(['call', 'address']);
  expect(new URL(page.url()).search).toBe('');
});

test.describe('The status of an order', () => {
  test('has a drawing of its own, of 200 where nobody knows it, its buttons, and the market or none', {
    tag: '@react',
  }, async ({ page, open }) => {
    const drawings: string[] = [];
    for (const [status, borrower, buttons, market] of ofEveryStatus) {
      await open('loanDetail', borrower);
      const mark = page.locator('[data-status]');
      await expect(mark).toHaveAttribute('data-status', status);
      drawings.push((await mark.locator('path').getAttribute('d')) ?? '');
      await expect(page.getByText('Order number')).toBeVisible();
      const known = /^(REPAY|Repayment|Rollover Repayment|Borrow Again)$/;
      await expect(page.getByRole('button', { name: known })).toHaveText([...buttons]);
      await expect(page.getByText('Short of money?')).toHaveCount(buttons === rollover ? 1 : 0);
      await expect(page.getByRole('button', { name: 'Click to view more products' })).toHaveCount(market ? 1 : 0);
      await expect(page.getByRole('listitem')).toHaveCount(market ? 4 : 0);
    }
    await expect(page.getByRole('heading', { name: 'In progress' })).toBeVisible();
    for (const drawing of drawings) expect(drawing).toMatch(/^M/);
    expect(new Set(drawings).size).toBe(7);
  });

  // The sandbox recommends only where the market shows, and has rollovers of others alone: the page itself has to hide both.
  test('170 hides products that the service sends all the same, and a rollover', async ({ page, open }) => {
    await answerOrder(page, { orderStatus: 170, isDelay: 1, recProducts: [{ name: 'Sample Cash Now', clickable: 1 }] });
    await open('loanDetail', borrowers.settled);
    await expect(page.getByText('Total repayment')).toBeVisible();
    await expect(page.getByText(/^(Sample Cash Now|Click to view more products)$/)).toHaveCount(0);
    await expect(page.getByText(/^(Rollover Repayment|Short of money\?)$/)).toHaveCount(0);
  });
});

test('The borrower keeps an eye on the order, and where a check fails, what was there stays and says how old it is', {
  tag: '@react',
}, async ({ page, open, arm, expectProblem }) => {
  expectProblem(/status of 502/);
  await open('loanDetail', borrowers.instalments);
  await expect(page.getByText(/^Checked at/)).toBeVisible();
  await arm({ call: 'readOrder', orderId: borrowers.instalments.orderId, fault: 'status', status: 502 });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText(/^Not up to date: last checked at/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Repayment', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText(/^Checked at \d{1,2}:\d\d$/)).toBeVisible();
});

test.describe('The language of the address', () => {
  for (const lang of ['fil', 'xx', 'constructor', 'en', '', 'd\u00e9'])
    test(
      `${JSON.stringify(lang)} is ${lang === 'fil' ? 'that of the page' : 'English on the page'} and to the service, in the call of the head and in the next one`,
      matrixUnless(lang === 'fil'),
      async ({ page, open, journal }) => {
        const language = lang === 'fil' ? 'fil' : 'en';
        const asked: (string | undefined)[] = [];
        page.on('request', (request) => {
          if (request.url().includes('/api/')) asked.push(request.headers()['accept-language']);
        });
        await open('loanDetail', borrowers.instalments, { lang });
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await page.getByRole('button', { name: language === 'fil' ? 'I-refresh' : 'Refresh' }).click();
        await expect.poll(() => asked).toEqual([language, language]);
        expect(journal.requests.filter((address) => address.includes('/texts/'))).toHaveLength(lang === 'fil' ? 1 : 0);
      },
    );

  test('leaves the page in English where the texts do not come', { tag: '@react' }, async ({
    page,
    open,
    expectProblem,
  }) => {
    expectProblem(/ERR_FAILED/);
    await page.route('**/texts/**', (route) => route.abort());
    await open('loanDetail', borrowers.instalments, { lang: 'fil' });
    await expect(page.getByRole('button', { name: 'Repayment', exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
