import { expect, test } from './fixture.ts';
import { ana, box, LEAVES_MS, mark, repayment, sendButton, write } from './support/complaints.ts';
import { expectMarked, expectUnmarked } from './support/form.ts';
import { placeOf } from './support/standIn.ts';

const WORDS = 'I paid at the counter, and the order still shows it as due.';
const FULL = 'This field is full: we left some out.';
const SAVE = '/user-problem/problem-save';

test.describe('A borrower who describes a problem', () => {
  test('loses nothing to a keyboard that composes in the middle of a full box', async ({ page, open }) => {
    await open('complainPageNext', mark, repayment);
    const full = `${'a'.repeat(100)}${'b'.repeat(100)}`;
    await box(page).fill(full);
    const caret = () => box(page).evaluate((area: HTMLTextAreaElement) => area.selectionStart);
    await box(page).evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(100, 100));
    const devtools = await page.context().newCDPSession(page);
    for (const text of ['k', 'ka', 'kam', 'kamu'])
      await devtools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await devtools.send('Input.insertText', { text: 'kamusta' });
    await expect(box(page)).toHaveValue(full);
    await expectMarked(box(page), FULL);
    expect(await caret()).toBe(100);
    await box(page).press('Backspace');
    await expectUnmarked(box(page));
    await page.keyboard.insertText('🇵🇭');
    await expect(box(page)).toHaveValue(`${'a'.repeat(99)}${'b'.repeat(100)}`);
    await expect(page.getByText('199/200')).toBeVisible();
    await box(page).fill('🇵🇭👍🏽');
    await expect(page.getByText('8/200')).toBeVisible();
  });

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

test('A borrower reads a complaint and its answer', async ({ page, open }) => {
  const sent = page.waitForRequest((request) => request.url().includes('/user-problem/problem-detail'));
  await open('complainDetails', ana, { problemId: '1002' });
  await expect(page.getByRole('heading', { level: 1, name: 'Online service' })).toBeVisible();
  await expect(page).toHaveTitle('Online service · Sample Loan');
  await expect(page.getByRole('listitem')).toHaveText(['Fees and charges']);
  await expect(page.getByText('What is the processing fee for?')).toBeVisible();
  await expect(page.getByText('69/200')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Image 1 of 2' })).toHaveCount(2);
  const result = page.locator('section').filter({ hasText: 'Process Result' });
  await expect(result).toContainText('The processing fee is part of the disclosure statement');
  await expect(result.getByRole('img')).toHaveCount(2);
  expect((await sent).postDataJSON()).toEqual({ problemId: '1002' });
});
