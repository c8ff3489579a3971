import type { Page } from '@playwright/test';
import type { BorrowerOf } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import {
  ana,
  box,
  calls,
  fileOf,
  keptUrls,
  LEAVES_MS,
  mark,
  photo,
  pick,
  repayment,
  sendButton,
  stayAfterSending,
  write,
} from './support/complaints.ts';
import { expectMarked, expectUnmarked, pressIfThere } from './support/form.ts';
import { holdAtServer } from './support/service.ts';
import { linkTo, placeOf } from './support/standIn.ts';

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
    await expect(page.getByText(/^2\//)).toBeVisible();
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
    await expect(page.getByRole('tab')).toHaveText(['Processing (2)', 'Processed (1)']);
    await page.getByRole('tab', { name: 'Processed' }).click();
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1);
  });
});

const DETAIL = '/user-problem/problem-detail';

const result = (page: Page) => page.locator('section').filter({ hasText: 'Process Result' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('A borrower reads a complaint and its answer, and enlarges an image', async ({ page, open, journal }) => {
  const sent = page.waitForRequest((request) => request.url().includes(DETAIL));
  await open('complainDetails', ana, { problemId: '1002' });
  await expect(page.getByRole('heading', { level: 1, name: 'Online service' })).toBeVisible();
  await expect(page).toHaveTitle('Online service · Sample Loan');
  await expect(page.getByRole('listitem')).toHaveText(['Fees and charges']);
  await expect(page.getByText('What is the processing fee for?')).toBeVisible();
  await expect(page.getByText('69/200')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Image 1 of 2' })).toHaveCount(2);
  await expect(result(page)).toContainText('The processing fee is part of the disclosure statement');
  await expect(result(page).getByRole('img')).toHaveCount(2);
  expect((await sent).postDataJSON()).toEqual({ problemId: '1002' });
  expect(journal.calls).toEqual([calls.detail]);

  const second = result(page).getByRole('button').nth(1);
  await second.tap();
  const large = page.getByRole('dialog', { name: 'Image 2 of 2' });
  await expect(large.getByRole('img', { name: 'Image 2 of 2' })).toBeVisible();
  const widthOf = () => large.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(widthOf).toBeGreaterThan(0);
  await button(page, 'Close').click();
  await expect(large).toHaveCount(0);
  await expect(second).toBeFocused();
  await second.tap();
  await large.locator('img').tap();
  await expect(large).toHaveCount(0);
});

const UNCONFIRMED = 'We do not know whether your complaint arrived';

const noticeOf = (page: Page) => page.getByRole('alert').filter({ hasText: UNCONFIRMED });
const sentModal = (page: Page) => page.getByRole('dialog', { name: 'Successfully Sent' });

/** Looks again as often as the page lets a borrower, until it says that the complaint has arrived. */
const lookUntilArrived = (page: Page) =>
  expect(async () => {
    await pressIfThere(page, 'Check again');
    await expect(sentModal(page)).toContainText('It has arrived', { timeout: 2000 });
  }).toPass();

const filed = async (ledgerOf: (borrower: BorrowerOf) => Promise<readonly Record<string, unknown>[]>) =>
  (await ledgerOf(mark)).filter(({ kind, outcome }) => kind === 'saveComplaint' && outcome === '00').length;

test.describe('What a borrower has written', () => {
  test.beforeEach(({ expectProblem }) => expectProblem('Failed to load resource'));

  test('is there again after the webview was killed, and its receipt after another', async ({
    page,
    open,
    context,
  }) => {
    await open('complainPageNext', mark, repayment);
    await write(page, WORDS);
    await pick(page, fileOf('a.jpg', await photo(page, { width: 400, height: 200 })));
    await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
    const [url] = await keptUrls(page);
    await page.close();
    // A new webview has nothing of the old one's tab.
    const revived = await context.newPage();
    await revived.clock.install();
    await revived.goto(`/complaint?${new URLSearchParams(mark)}`);
    const inTab = await revived.evaluate(() => Object.keys(sessionStorage));
    expect(inTab.filter((key) => /complaint/.test(key))).toEqual([]);
    await revived.getByRole('button', { name: 'Repayment' }).click();
    await expect(box(revived)).toHaveValue(WORDS);
    await expect(revived.getByRole('img', { name: 'Image 1' })).toHaveAttribute('src', url ?? 'none');
    await sendButton(revived).click();
    await expect(sentModal(revived)).toBeVisible();
    await revived.clock.fastForward(LEAVES_MS);
    await revived.waitForURL(/\/complaint(\?|$)/);
    await revived.goto(`/complainPageNext?${new URLSearchParams({ ...mark, ...repayment })}`);
    await expect(box(revived)).toHaveValue('');
    await revived.close();
    const later = await context.newPage();
    await later.goto(`/complaint?${new URLSearchParams(mark)}`);
    await expect(later.getByRole('heading', { name: 'Your complaint has been sent' })).toBeVisible();
    await later.goto(`/complaint?${new URLSearchParams(ana)}`);
    await later.getByRole('button', { name: 'Go on' }).click();
    await expect(later.getByRole('button', { name: 'Repayment' })).toBeVisible();
    await expect(later.getByRole('heading', { name: 'Your complaint has been sent' })).toHaveCount(0);
  });

  test('and sent in a killed webview is looked for, not sent again', async ({ page, app, open, ledgerOf, context }) => {
    await open('complainPageNext', mark, repayment);
    await write(page, WORDS);
    // Held until the webview is gone: after so many milliseconds the answer comes before that on a slow machine.
    const proxy = holdAtServer(app, '/problem-save');
    await sendButton(page).click();
    await expect.poll(() => proxy.held.length).toBe(1);
    proxy.stop();
    const address = await linkTo(page);
    await page.close();
    const revived = await context.newPage();
    await stayAfterSending(revived);
    await revived.goto(address);
    await expect(noticeOf(revived)).toBeVisible();
    await proxy.held[0]?.deliver();
    expect(await filed(ledgerOf)).toBe(1);
    // It has looked too early: the borrower looks again.
    await lookUntilArrived(revived);
    expect(await filed(ledgerOf)).toBe(1);
  });
});
