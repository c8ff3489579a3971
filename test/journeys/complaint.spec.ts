import { expect, test } from './fixture.ts';
import { LEAVES_MS, mark, sendButton, write } from './support/complaints.ts';
import { placeOf } from './support/standIn.ts';

const WORDS = 'I paid at the counter, and the order still shows it as due.';
const SAVE = '/user-problem/problem-save';

test.describe('A borrower who describes a problem', () => {
  test('sends it, sees the receipt, and is back at the start, from where back does not lead to the form', async ({
    page,
    open,
    ledgerOf,
  }) => {
    await page.clock.install();
    await open('complaint', mark);
    await page.getByRole('button', { name: 'Repayment' }).click();
    await page.waitForURL(/complainPageNext/);
    await write(page, WORDS);
    const sent = page.waitForRequest((request) => request.url().includes(SAVE));
    await sendButton(page).click();
    expect((await sent).postDataJSON()).toEqual({
      problemType: '2',
      problemSonType: '',
      problemDetail: WORDS,
      problemImage: '',
      orderNo: mark.orderId,
    });
    const modal = page.getByRole('dialog', { name: 'Successfully Sent' });
    await expect(modal).toContainText('You will get a response within 3 weekdays.');
    await page.clock.fastForward(LEAVES_MS);
    await page.waitForURL(/\/complaint(\?|$)/);
    expect((await placeOf(page)).query).toMatchObject(mark);
    const receipt = page.locator('section').filter({ hasText: 'Your complaint has been sent' });
    await expect(receipt).toContainText(mark.orderId);
    await expect(receipt.locator('dd').nth(1)).toHaveText(/^20\d\d-\d\d-\d\d \d\d:\d\d$/);
    await expect(receipt.locator('dd').nth(2)).toHaveText(/^20\d\d-\d\d-\d\d$/);
    expect((await ledgerOf(mark)).filter(({ kind }) => kind === 'saveComplaint')).toHaveLength(1);
    await expect(page.getByRole('heading', { name: 'What is it about?' })).toHaveCount(0);
    // Still there after a reload.
    await page.reload();
    await expect(receipt).toBeVisible();
    await page.goBack();
    expect((await placeOf(page)).path).toBe('/complaint');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // And the complaint itself is in the list.
    await receipt.getByRole('link', { name: 'See its progress' }).click();
    await expect(page.getByRole('link', { name: WORDS })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText(['Processing (2)', 'Processed (1)']);
    await page.getByRole('tab', { name: 'Processed' }).click();
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1);
  });
});
