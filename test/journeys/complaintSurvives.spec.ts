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
import { holdAtServer } from './support/hold.ts';
import { pressIfThere } from './support/press.ts';
import { linkTo } from './support/standIn.ts';

const WORDS = 'I paid at the counter, and the order still shows it as due.';
const UNCONFIRMED = 'We do not know whether your complaint arrived';

const noticeOf = (page: Page) => page.getByRole('alert').filter({ hasText: UNCONFIRMED });
const sentModal = (page: Page) => page.getByRole('dialog', { name: 'Successfully Sent' });

/** Looks again as often as the page lets a borrower, until it says that the complaint has arrived. */
const lookUntilArrived = (page: Page) =>
  expect(async () => {
    await pressIfThere(page, 'Check again');
    await expect(sentModal(page)).toContainText('It has arrived', { timeout: 2000 });
  }).toPass();

test.beforeEach(({ expectProblem }) => expectProblem('Failed to load resource'));

const filed = async (ledgerOf: (borrower: BorrowerOf) => Promise<readonly Record<string, unknown>[]>) =>
  (await ledgerOf(mark)).filter(({ kind, outcome }) => kind === 'saveComplaint' && outcome === '00').length;

test.describe('What a borrower has written', () => {
  test('is there again after a reload, with its images and what it is about', async ({ page, open, journal }) => {
    await open('complainPageNext', mark, repayment);
    await write(page, `${WORDS} 😀\nMore.`);
    await pick(page, fileOf('a.jpg', await photo(page, { width: 400, height: 200 })));
    await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
    const [url] = await keptUrls(page);
    await page.reload();
    await expect(box(page)).toHaveValue(`${WORDS} 😀\nMore.`);
    await expect(page.getByRole('listitem').filter({ hasText: 'Repayment' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Image 1' })).toHaveAttribute('src', url ?? 'none');
    expect(journal.calls.filter((call) => call === calls.upload)).toHaveLength(1);
    await stayAfterSending(page);
    await sendButton(page).click();
    await expect(sentModal(page)).toBeVisible();
  });

  test('is there again after the webview was killed, and its receipt after another', { tag: '@matrix' }, async ({
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

test.describe('A complaint', () => {});
