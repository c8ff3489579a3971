import { type BorrowerOf, borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { answerOrder } from './support/order.ts';
import { linkTo, partsOf } from './support/standIn.ts';

/** A borrower of every status that the service names. */
const ofEveryStatus = {
  '21': borrowers.underReview,
  '110': borrowers.notApproved,
  '151': borrowers.approved,
  '170': borrowers.instalments,
  '174': borrowers.dueSoon,
  '180': borrowers.overdueInstalments,
  '200': borrowers.settled,
} as const;

const CALL = 'GET /api/v3/loan-details/loan-details';

test.describe('A borrower opens an order', () => {
  test('and the page asks for it once, as their session says', async ({ page, open, journal }) => {
    await open('loanDetail', borrowers.instalments, { building: 'b1', gather: 'g1', utm_tag: 'summer' });
    await expect(page.getByRole('heading', { name: 'Repayment due' })).toBeVisible();
    expect(journal.calls).toEqual([CALL]);
    const asked = partsOf(journal.requests.find((address) => address.includes('/api/')) ?? '');
    const { instalments } = borrowers;
    expect(asked.query).toEqual({ ...instalments, product_id: instalments.productId });
  });

  test('and the call carries the headers of the address', async ({ page, open }) => {
    const call = page.waitForRequest(/\/api\//);
    await open('loanDetail', borrowers.instalments, { building: 'b1', gather: 'g1' });
    const headers = await (await call).allHeaders();
    expect(headers).toMatchObject({ building: 'b1', gather: 'g1', 'x-requested-with': 'XMLHttpRequest' });
  });

  test('and the call carries empty headers where the address names none', async ({ page, open }) => {
    const call = page.waitForRequest(/\/api\//);
    await open('loanDetail', borrowers.instalments);
    expect(await (await call).allHeaders()).toMatchObject({ building: '', gather: '' });
  });

  test('by the other spelling of the product alone', async ({ page, open, journal }) => {
    const { productId, ...rest } = borrowers.instalments;
    await open('loanDetail', { ...rest, product_id: productId } as unknown as BorrowerOf);
    await expect(page.getByRole('heading', { name: 'Repayment due' })).toBeVisible();
    const asked = partsOf(journal.requests.find((address) => address.includes('/api/')) ?? '');
    expect(asked.query).toMatchObject({ productId, product_id: productId });
  });

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

  test('without a word of details, and the page stands', async ({ page, open }) => {
    await answerOrder(page, { userOrderDetail: null, recProducts: null, noticeDesText: null });
    await open('loanDetail', borrowers.instalments);
    await expect(page.getByRole('button', { name: 'Repayment' })).toBeVisible();
    await expect(page.locator('dt')).toHaveCount(0);
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

  for (const address of ['order', 'order/', 'loanDetail/']) {
    test(`at /${address}, and sees the same page`, { tag: '@matrix' }, async ({ page, open, journal }) => {
      await open(address, borrowers.instalments, { source: 'loanDetail' });
      await expect(page.getByRole('heading', { level: 1, name: 'Order Details' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Repayment due' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Repayment', exact: true })).toBeVisible();
      expect(journal.calls).toEqual([CALL]);
    });
  }

  test('in a browser that has never seen it, and it makes the same call', async ({ browser, open, page, journal }) => {
    await open('loanDetail', borrowers.instalments);
    await expect(page.getByRole('heading', { name: 'Repayment due' })).toBeVisible();
    const stranger = await browser.newContext();
    const other = await stranger.newPage();
    const call = other.waitForRequest(/\/api\//);
    await other.goto(await linkTo(page));
    expect((await call).url()).toBe(journal.requests.find((address) => address.includes('/api/')));
    await stranger.close();
  });
});

test.describe('The status of an order', () => {
  test('has a drawing of its own', { tag: '@react' }, async ({ page, open }) => {
    const drawings: string[] = [];
    for (const [status, borrower] of Object.entries(ofEveryStatus)) {
      await open('loanDetail', borrower);
      const mark = page.locator('[data-status]');
      await expect(mark).toHaveAttribute('data-status', status);
      drawings.push((await mark.locator('path').getAttribute('d')) ?? '');
    }
    for (const drawing of drawings) expect(drawing).toMatch(/^M/);
    expect(new Set(drawings).size).toBe(7);
  });

  test('that nobody knows has the drawing of 200, and says what the service says', async ({ page, open }) => {
    await open('loanDetail', borrowers.unknownStatus);
    await expect(page.getByRole('heading', { name: 'In progress' })).toBeVisible();
    const drawing = await page.locator('[data-status="200"] path').getAttribute('d');
    await open('loanDetail', borrowers.settled);
    await expect(page.getByRole('heading', { name: 'Settled' })).toBeVisible();
    expect(await page.locator('[data-status="200"] path').getAttribute('d')).toBe(drawing);
  });

  const rollover = ['REPAY', 'Rollover Repayment'];
  for (const [what, borrower, buttons, market] of [
    ['21', borrowers.underReview, [], true],
    ['110', borrowers.notApproved, [], true],
    ['110 without products', borrowers.notApprovedAlone, [], false],
    ['151', borrowers.approved, [], true],
    ['170', borrowers.instalments, ['Repayment'], false],
    ['174', borrowers.dueSoon, ['Repayment'], false],
    ['174 with delay', borrowers.dueSoonWithDelay, rollover, false],
    ['180', borrowers.overdueInstalments, ['Repayment'], false],
    ['180 with delay', borrowers.overdueWithDelay, rollover, false],
    ['200', borrowers.settled, ['Borrow Again'], false],
    ['190, which nobody knows,', borrowers.unknownStatus, [], false],
  ] as const) {
    test(`${what} ${buttons.length ? `allows ${buttons.join(' and ')}` : 'allows nothing'}, ${market ? 'with' : 'without'} the market`, {
      tag: '@matrix',
    }, async ({ page, open }) => {
      await open('loanDetail', borrower);
      await expect(page.getByText('Order number')).toBeVisible();
      const known = /^(REPAY|Repayment|Rollover Repayment|Borrow Again)$/;
      await expect(page.getByRole('button', { name: known })).toHaveText([...buttons]);
      await expect(page.getByText('Short of money?')).toHaveCount(buttons === rollover ? 1 : 0);
      await expect(page.getByRole('button', { name: 'Click to view more products' })).toHaveCount(market ? 1 : 0);
      await expect(page.getByRole('listitem')).toHaveCount(market ? 4 : 0);
    });
  }

  // The sandbox recommends only where the market shows; the page itself has to hide it in the other statuses.
  for (const orderStatus of [170, '174', 180, '200', 190]) {
    test(`${orderStatus} hides products that the service sends all the same`, { tag: '@matrix' }, async ({
      page,
      open,
    }) => {
      await answerOrder(page, { orderStatus, recProducts: [{ name: 'Sample Cash Now', clickable: 1 }] });
      await open('loanDetail', borrowers.settled);
      await expect(page.getByText('Total repayment')).toBeVisible();
      await expect(page.getByText('Sample Cash Now')).toHaveCount(0);
      await expect(page.getByText('Click to view more products')).toHaveCount(0);
    });
  }

  // The word of money under a delay belongs to 174 and 180 alone.
  for (const orderStatus of [170, 200, 21]) {
    test(`${orderStatus} has no rollover, whatever isDelay says`, { tag: '@matrix' }, async ({ page, open }) => {
      await answerOrder(page, { orderStatus, isDelay: 1 });
      await open('loanDetail', borrowers.settled);
      await expect(page.getByText('Total repayment')).toBeVisible();
      await expect(page.getByText('Rollover Repayment')).toHaveCount(0);
      await expect(page.getByText('Short of money?')).toHaveCount(0);
    });
  }
});

test.describe('The borrower keeps an eye on the order', () => {
  test('and sees when it was checked, and checks it again', { tag: '@react' }, async ({ page, open, journal }) => {
    await open('loanDetail', borrowers.instalments);
    await expect(page.getByText(/^Checked at \d{1,2}:\d\d/)).toBeVisible();
    await answerOrder(page, { noticeStatusText: 'Something new' });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('heading', { name: 'Something new' })).toBeVisible();
    expect(journal.calls).toEqual([CALL, CALL]);
  });

  test('and on coming back to it sees it as it is now', { tag: '@react' }, async ({ page, open, journal }) => {
    await open('loanDetail', borrowers.instalments);
    await expect(page.getByRole('heading', { name: 'Repayment due' })).toBeVisible();
    await answerOrder(page, { orderStatus: 200, noticeStatusText: 'Settled' });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('button', { name: 'Borrow Again' })).toBeVisible();
    expect(journal.calls).toEqual([CALL, CALL]);
  });

  test('and by coming back to it two hundred times has it read once, and again five seconds later', async ({
    page,
    open,
    journal,
  }) => {
    await page.clock.install();
    await open('loanDetail', borrowers.instalments);
    await expect(page.getByText(/^Checked at/)).toBeVisible();
    const comeBack = (times: number) =>
      page.evaluate((left) => {
        for (let at = left; at > 0; at -= 1) document.dispatchEvent(new Event('visibilitychange'));
      }, times);
    const reads = () => journal.calls.filter((call) => call === CALL).length;
    await comeBack(100);
    await expect.poll(reads).toBe(2);
    await expect(page.getByText(/^Checked at/)).toBeVisible();
    await page.clock.runFor(1000);
    await comeBack(100);
    await page.clock.runFor(3000);
    expect(reads()).toBe(2);
    await page.clock.runFor(1000);
    await expect.poll(reads).toBe(3);
  });

  test('and where a check fails, what was there stays and says how old it is', { tag: '@react' }, async ({
    page,
    open,
    arm,
    expectProblem,
  }) => {
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
});

test.describe('The language of the address', () => {
  test('fil turns the whole page into Filipino', { tag: '@react' }, async ({ page, open, journal }) => {
    await open('loanDetail', borrowers.dueSoonWithDelay, { lang: 'fil' });
    await expect(page.getByRole('heading', { level: 1, name: 'Mga Detalye ng Order' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'MAGBAYAD', exact: true })).toBeVisible();
    await expect(page.getByText('Kapos sa pera?')).toBeVisible();
    await expect(page.getByRole('button', { name: 'I-refresh' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
    await expect(page).toHaveTitle('Mga Detalye ng Order · Sample Loan');
    const files = journal.requests
      .map((address) => new URL(address).pathname)
      .filter((path) => /^\/texts\//.test(path));
    expect(files).toHaveLength(1);
    expect(journal.calls).toEqual([CALL]);
  });

  for (const [lang, said] of [
    ['fil', 'fil'],
    ['en', 'en'],
    ['d\u00e9', 'en'],
  ] as const)
    test(`${lang} in the address is ${said} to the service, in the call of the head and in the next one`, async ({
      page,
      open,
    }) => {
      const asked: (string | undefined)[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/api/')) asked.push(request.headers()['accept-language']);
      });
      await open('loanDetail', borrowers.instalments, { lang });
      await page.getByRole('button', { name: /^(Refresh|I-refresh)$/ }).click();
      await expect.poll(() => asked).toEqual([said, said]);
    });

  test('goes along to the next page', { tag: '@react' }, async ({ page, open }) => {
    await open('loanDetail', borrowers.dueSoon, { lang: 'fil' });
    await page.getByRole('button', { name: 'Magbayad', exact: true }).click();
    await expect(page).toHaveURL(/\/repay\?(.*&)?lang=fil/);
  });

  for (const lang of ['xx', 'constructor', 'en', '']) {
    test(`${JSON.stringify(lang)} leaves the page in English, and fetches no texts`, { tag: '@matrix' }, async ({
      page,
      open,
      journal,
    }) => {
      await open('loanDetail', borrowers.instalments, { lang });
      await expect(page.getByRole('heading', { level: 1, name: 'Order Details' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Repayment', exact: true })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      expect(journal.requests.filter((address) => address.includes('/texts/'))).toEqual([]);
    });
  }

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
