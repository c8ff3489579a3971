import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { calls, mark, nora } from './support/complaints.ts';
import { doubleText } from './support/look.ts';
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
  test('sees the order of the address, and what can be complained about', { tag: '@matrix' }, async ({
    page,
    open,
    journal,
  }) => {
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
    // On the smallest phone with large texts the arrow stays on its line, however high that becomes.
    await page.setViewportSize({ width: 320, height: 640 });
    await doubleText(page);
    const middleOf = async (selector: string): Promise<number> => {
      const box = await card(page).locator(selector).boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0) / 2;
    };
    expect(await middleOf('summary .icon')).toBeCloseTo(await middleOf('summary .line'), 0);
  });

  test('takes another of their orders, which then decides, and goes on with a type that is not collection', async ({
    page,
    open,
  }) => {
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
    await sheet(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(sheet(page)).toHaveCount(0);
    await typeOf(page, 'Collection').click();
    await expect(sheet(page)).toContainText('Rude or threatening words');
    await page.keyboard.press('Escape');
    await expect(typeOf(page, 'Collection')).toBeFocused();
    const { query } = await next(page, () => typeOf(page, 'Fees and charges').click());
    expect(query).toMatchObject({ problemType: '3', orderNo: '180201', orderId: '174201' });
    expect(query).not.toHaveProperty('problemSonType');
  });

  test('begins a later visit with the order of its address, and finds the other on the way back', {
    tag: '@matrix',
  }, async ({ page, open }) => {
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
});
