import { expect, test } from './fixture.ts';
import { LEAVES_MS, mark, sendButton, write } from './support/complaints.ts';
import { placeOf } from './support/standIn.ts';

const WORDS = 'I paid at the counter, and the order still shows it as due.';
const SAVE = '/user-problem/problem-save';

test.describe('A borrower who describes a problem', () => {
  test('sends it, and learns at the start that it was sent, from where back does not lead to the form', async ({
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
    expect((await ledgerOf(mark)).filter(({ kind }) => kind === 'saveComplaint')).toHaveLength(1);
    const sentAt = page.getByRole('heading', { name: /^Your complaint has been sent \(\d\d:\d\d\)$/ });
    const about = page.getByRole('heading', { name: 'What is it about?' });
    await page.reload();
    await expect(sentAt).toBeVisible();
    await expect(about).toHaveCount(0);
    await page.goBack();
    expect((await placeOf(page)).path).toBe('/complaint');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // And the complaint itself is in the list.
    await page.getByRole('link', { name: 'See its progress' }).click();
    await expect(page.getByRole('link', { name: WORDS })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText(['Processing (2)', 'Processed (1)']);
    await page.getByRole('tab', { name: 'Processed' }).click();
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1);
    await page.goBack();
    await page.getByRole('button', { name: 'Write another' }).click();
    await expect(about).toBeVisible();
    await expect(sentAt).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Complaint', exact: true })).toBeFocused();
  });
});
