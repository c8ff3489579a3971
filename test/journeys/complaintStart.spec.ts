import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { succeedWith } from './support/answers.ts';
import { ana, calls, mark, nora, omar } from './support/complaints.ts';
import { placeOf, standIn } from './support/standIn.ts';

const INIT = '/user-problem/problem-init';
const REFUSED = 'The selected order does not support sending collection types';

const card = (page: Page) => page.locator('.card').filter({ has: page.locator('.logo') });
const typeOf = (page: Page, title: string) => page.getByRole('button', { name: title, exact: true });
const sheet = (page: Page) => page.getByRole('dialog');
const openAll = (page: Page) => page.getByRole('button', { name: 'All', exact: true }).click();
const choose = async (page: Page, orderNo: string) => {
  await openAll(page);
  await sheet(page).getByRole('button', { name: orderNo }).click();
};

/** Where a tap leads. */
const next = async (page: Page, tap: () => Promise<void>) => {
  await standIn(page, '/complainPageNext');
  await tap();
  await page.waitForURL(/complainPageNext/);
  return placeOf(page);
};

test.describe('A borrower who wants to complain', () => {
  test('sees the order of the address, and what can be complained about', async ({ page, open, journal }) => {
    const sent = page.waitForRequest((request) => request.url().includes(INIT));
    await open('complaint', mark);
    await expect(page.getByRole('heading', { level: 1, name: 'Complaint' })).toBeVisible();
    await expect(card(page).locator('.logo')).toHaveAttribute('src', /\.svg$/);
    await expect(card(page)).toContainText('Sample Peso Loan');
    await expect(card(page)).toContainText('Overdue');
    // One line, and the rest of it at a tap.
    await expect(card(page).locator('dt').first()).toBeHidden();
    await card(page).getByText('Sample Peso Loan').click();
    await expect(card(page).locator('dt').first()).toBeVisible();
    await expect(card(page).locator('dt').first()).toHaveText('Amount of this instalment');
    await expect(card(page).locator('dd').first()).toContainText('₱');
    for (const title of ['Collection', 'Repayment', 'Fees and charges', 'App and account', 'Other'])
      await expect(typeOf(page, title)).toBeVisible();
    expect((await sent).postDataJSON()).toEqual({ orderId: mark.orderId });
    expect(journal.calls).toEqual([calls.start]);
  });

  test('goes on with a type that is not collection', async ({ page, open }) => {
    await open('complaint', mark, { lang: 'en', building: 'b1' });
    const { path, query } = await next(page, () => typeOf(page, 'Fees and charges').click());
    expect(path).toBe('/complainPageNext');
    expect(query).toEqual({
      ...mark,
      product_id: mark.productId,
      lang: 'en',
      building: 'b1',
      problemType: '3',
      orderNo: mark.orderId,
    });
  });

  test('chooses what kind of collection it was, in the same page', async ({ page, open }) => {
    await open('complaint', mark);
    await typeOf(page, 'Collection').click();
    await expect(sheet(page)).toContainText('Calls at night or many times a day');
    expect((await placeOf(page)).path).toBe('/complaint');
    const { query } = await next(page, () => sheet(page).getByRole('button', { name: 'Calls at night' }).click());
    expect(query).toMatchObject({ problemType: '1', problemSonType: '12', orderNo: mark.orderId, userId: mark.userId });
  });

  test('changes their mind over the kinds of collection', async ({ page, open }) => {
    await open('complaint', mark);
    await typeOf(page, 'Collection').click();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await expect(typeOf(page, 'Collection')).toBeFocused();
    await typeOf(page, 'Collection').click();
    await sheet(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(sheet(page)).toHaveCount(0);
  });

  test('cannot complain about collection of an order that is not in collection', async ({ page, open }) => {
    await open('complaint', ana);
    await typeOf(page, 'Collection').click();
    await expect(page.getByRole('status').filter({ hasText: REFUSED })).toBeVisible();
    await expect(sheet(page)).toHaveCount(0);
    expect((await placeOf(page)).path).toBe('/complaint');
  });

  test('takes another of their orders, which then decides', async ({ page, open }) => {
    await open('complaint', nora);
    await expect(card(page)).toContainText('Due soon');
    await openAll(page);
    await expect(sheet(page).locator('li')).toHaveCount(5);
    await expect(sheet(page).locator('[aria-current=true]')).toContainText('174201');
    await sheet(page).getByRole('button', { name: '200201' }).click();
    await expect(sheet(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Order 200201' })).toBeVisible();
    await expect(card(page)).toContainText('Settled');
    await typeOf(page, 'Collection').click();
    await expect(page.getByRole('status').filter({ hasText: REFUSED })).toBeVisible();
    await choose(page, '180201');
    await typeOf(page, 'Collection').click();
    await expect(sheet(page)).toContainText('Rude or threatening words');
    await page.keyboard.press('Escape');
    const { query } = await next(page, () => typeOf(page, 'Other').click());
    expect(query).toMatchObject({ problemType: '6', orderNo: '180201', orderId: '174201' });
    expect(query).not.toHaveProperty('problemSonType');
  });

  test('finds the order that they chose after a reload', async ({ page, open }) => {
    await open('complaint', nora);
    await choose(page, '180201');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Order 180201' })).toBeVisible();
  });

  test('begins a later visit with the order of its address, and finds the other on the way back', async ({
    page,
    open,
  }) => {
    await open('complaint', nora);
    await choose(page, '180201');
    await expect(page.getByRole('heading', { name: 'Order 180201' })).toBeVisible();
    await open('complaintList', nora);
    await open('complaint', nora);
    await expect(page.getByRole('heading', { name: 'Order 174201' })).toBeVisible();
    const { query } = await next(page, () => typeOf(page, 'Other').click());
    expect(query).toMatchObject({ orderNo: '174201' });
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Order 180201' })).toBeVisible();
  });

  test('sees no card where the service says nothing of the order', async ({ page, open }) => {
    await open('complaint', omar);
    await expect(typeOf(page, 'Repayment')).toBeVisible();
    await expect(card(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Order 170202' })).toBeVisible();
  });

  test('sees no card without an order, and can take one', async ({ page, open }) => {
    await open('complaint', nora, { orderId: '999' });
    await expect(typeOf(page, 'Repayment')).toBeVisible();
    await expect(card(page)).toHaveCount(0);
    await expect(page.getByText('No order is chosen.')).toBeVisible();
    await typeOf(page, 'Collection').click();
    await expect(page.getByRole('status').filter({ hasText: REFUSED })).toBeVisible();
    await choose(page, '170201');
    await expect(card(page)).toContainText('Repayment due');
  });

  test('by a link to an order that there is not, is told so before they write, and sends it about one that there is', async ({
    page,
    open,
  }) => {
    await open('complaint', nora, { orderId: '999' });
    await page.getByRole('button', { name: 'Choose an order' }).click();
    await sheet(page).getByRole('button', { name: '170201' }).click();
    await expect(page.getByText('No order is chosen.')).toHaveCount(0);
    await typeOf(page, 'Repayment').click();
    await page.waitForURL(/complainPageNext/);
    await page.getByRole('textbox').fill('I paid on Monday, and it does not show.');
    const sent = page.waitForRequest(/problem-save/);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    expect((await sent).postDataJSON()).toMatchObject({ orderNo: '170201' });
    await expect(page.getByText('Successfully Sent')).toBeVisible();
  });

  test('never complains about an order whose number came with lost digits: it could be another’s', async ({
    page,
    open,
  }) => {
    // Written out, for JavaScript itself would round the number.
    const orders =
      '[{"orderNo":9007199254740993,"productName":"Lost"},{"orderNo":"9007199254740993","productName":"Whole"}]';
    const body = `{"code":0,"data":{"problemType":[{"value":2,"title":"Repayment"}],"orderDetail":null,"orderList":${orders}}}`;
    await page.route(`**/api${INIT}*`, (route) => route.fulfill({ body, contentType: 'application/json' }));
    await open('complaint', mark);
    await openAll(page);
    await expect(sheet(page).getByRole('listitem')).toHaveCount(1);
    await sheet(page).getByRole('button', { name: 'Whole' }).click();
    const { query } = await next(page, () => typeOf(page, 'Repayment').click());
    expect(query).toMatchObject({ orderNo: '9007199254740993' });
  });

  test('who has no order is told before they write that it goes out without one', async ({ page, open }) => {
    await succeedWith(page, INIT, {
      problemType: [{ value: 2, title: 'Repayment' }],
      orderDetail: null,
      orderList: [],
    });
    await open('complaint', mark);
    await expect(page.getByText('Your complaint is sent without one.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Choose an order' })).toHaveCount(0);
  });

  test('hits everything with a finger: links and buttons are at least 44 px wide and high', async ({ page, open }) => {
    await open('complaint', mark);
    await expect(typeOf(page, 'Repayment')).toBeVisible();
    const small = await page
      .locator('main')
      .locator('a, button')
      .evaluateAll((elements) =>
        elements
          .filter((element) => {
            const { width, height } = element.getBoundingClientRect();
            return Math.min(width, height) < 44;
          })
          .map((element) => element.textContent),
      );
    expect(small).toEqual([]);
  });

  test('goes to their complaints, with their session', async ({ page, open }) => {
    await standIn(page, '/complaintList');
    await open('complaint', mark);
    await page.getByRole('link', { name: 'My complaints' }).click();
    await page.waitForURL(/complaintList/);
    expect((await placeOf(page)).query).toMatchObject(mark);
  });

  test('gets to their complaints while the service does not answer', async ({ page, open, arm }) => {
    await arm({ call: 'readComplaintStart', orderId: mark.orderId, fault: 'hang' });
    await open('complaint', mark);
    await expect(page.getByRole('link', { name: 'My complaints' })).toHaveAttribute('href', /userId=50016/);
  });

  test('with numbers as text sees and can do the same', async ({ page, open }) => {
    await open('complaint', borrowers.overdueInstalments);
    await typeOf(page, 'Collection').click();
    const { query } = await next(page, () => sheet(page).getByRole('button', { name: 'Rude' }).click());
    expect(query).toMatchObject({ problemType: '1', problemSonType: '11' });
  });

  test('is told where there is nothing to choose', async ({ page, open }) => {
    await succeedWith(page, INIT, {});
    await open('complaint', mark);
    await expect(page.getByText('There is nothing to choose right now.')).toBeVisible();
    await openAll(page);
    await expect(sheet(page)).toContainText('There is no order to choose.');
  });

  test('reads it in Filipino', async ({ page, open }) => {
    await open('complaint', ana, { lang: 'fil' });
    await expect(page.getByRole('heading', { level: 1, name: 'Reklamo' })).toBeVisible();
    await typeOf(page, 'Paniningil').click();
    await expect(page.getByText('Hindi tumatanggap ng reklamo tungkol sa paniningil ang napiling order')).toBeVisible();
    const { query } = await next(page, () => typeOf(page, 'Iba pa').click());
    expect(query['lang']).toBe('fil');
  });

  test('comes back and sees what is true now', async ({ page, open, journal }) => {
    await open('complaint', mark);
    await expect(card(page)).toBeVisible();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => journal.calls).toEqual([calls.start, calls.start]);
    await expect(page.getByText(/^Checked at \d\d:\d\d$/)).toBeVisible();
  });
});

const faults = [
  ['an HTTP error', { fault: 'status', status: 500 }, 'The service has a problem right now'],
  ['half an answer', { fault: 'malformed', form: 'cutJson' }, 'The service has a problem right now'],
  ['a refusal', { fault: 'refuse', code: '5000', message: 'We are closed today.' }, 'We are closed today.'],
  ['a line that breaks', { fault: 'drop', times: 9 }, 'There is no connection'],
] as const;

for (const [name, fault, words] of faults) {
  test(`${name} in the place of the types is said calmly, and can be tried again`, { tag: '@matrix' }, async ({
    page,
    open,
    arm,
    app,
    expectProblem,
  }) => {
    expectProblem('Failed to load resource');
    await arm({ call: 'readComplaintStart', orderId: mark.orderId, ...fault });
    await open('complaint', mark);
    await expect(page.getByRole('alert')).toContainText(words);
    await app.sandbox.fetch(new Request('http://sandbox.test/sandbox/faults', { method: 'DELETE' }));
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(typeOf(page, 'Repayment')).toBeVisible();
  });
}
