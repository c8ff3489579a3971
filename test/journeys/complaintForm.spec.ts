import { expect, test } from './fixture.ts';
import {
  box,
  calls,
  LEAVES_MS,
  mark,
  nora,
  repayment,
  sendButton,
  stayAfterSending,
  write,
} from './support/complaints.ts';
import { expectMarked, expectUnmarked } from './support/marked.ts';
import { placeOf } from './support/standIn.ts';

const WORDS = 'I paid at the counter, and the order still shows it as due.';
const FULL = 'This field is full: we left some out.';
const SAVE = '/user-problem/problem-save';

test.describe('A borrower who describes a problem', () => {
  test('is asked for words, and loses nothing of a full box', async ({ page, open, journal }) => {
    await open('complainPageNext', mark, repayment);
    await expect(page.getByText('You will get a response within 3 weekdays.')).toBeVisible();
    await sendButton(page).click();
    await expectMarked(box(page), 'Please fill in your comments and suggestions');
    await page.keyboard.type('   ');
    await expectUnmarked(box(page));
    expect(journal.calls).not.toContain(calls.save);

    await box(page).fill('x'.repeat(150));
    await box(page).press('Control+A');
    await box(page).press('Control+C');
    await box(page).press('ArrowRight');
    await box(page).press('Control+V');
    await expect(box(page)).toHaveValue('x'.repeat(200));
    await expect(page.getByText('200/200')).toBeVisible();
    await expect(page.getByText(FULL)).toBeVisible();

    const full = `${'a'.repeat(100)}${'b'.repeat(100)}`;
    await box(page).fill(full);
    await box(page).press('Control+Home');
    await page.keyboard.type('zzz');
    await expect(box(page)).toHaveValue(full);
    await expect(page.getByText(FULL)).toBeVisible();
  });

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
    await expect(page.getByText(/^2\//)).toBeVisible();
  });

  test('sends what a phone has put there without an event', async ({ page, open }) => {
    await open('complainPageNext', mark, repayment);
    await expect(box(page)).toBeEnabled();
    await box(page).evaluate((area: HTMLTextAreaElement, words) => {
      area.value = words;
    }, WORDS);
    const sent = page.waitForRequest((request) => request.url().includes(SAVE));
    await sendButton(page).click();
    expect((await sent).postDataJSON()).toMatchObject({ problemDetail: WORDS });
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
    await expect(modal).toContainText(mark.orderId);
    await expect(modal).toContainText(/Answer by 20\d\d-\d\d-\d\d/);
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
  });

  test('sends a complaint about collection of the order that they chose', async ({ page, open }) => {
    await open('complaint', nora);
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await page.getByRole('button', { name: '180201' }).click();
    await page.getByRole('button', { name: 'Collection' }).click();
    await page.getByRole('button', { name: 'Rude or threatening words' }).click();
    await page.waitForURL(/complainPageNext/);
    await stayAfterSending(page);
    await write(page, 'They shouted.');
    const sent = page.waitForRequest((request) => request.url().includes(SAVE));
    await sendButton(page).click();
    expect((await sent).postDataJSON()).toMatchObject({ problemType: '1', problemSonType: '11', orderNo: '180201' });
    await expect(page.getByRole('dialog', { name: 'Successfully Sent' })).toContainText('180201');
  });
});
