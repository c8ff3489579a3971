import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { answerOrder, succeedWith } from './support/answers.ts';

const BANK = 'بنك المدينة';
const FEE = 'رسوم';
const ALL = 'المبلغ الكلي';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where words are drawn: the box of each of their glyphs, in the order in which they are read. */
const glyphsOf = (page: Page, words: string): Promise<readonly Box[]> =>
  page.evaluate((wanted) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const at = node.textContent?.indexOf(wanted) ?? -1;
      if (at < 0 || !node.parentElement?.offsetParent) continue;
      return [...wanted].map((_, place) => {
        const range = document.createRange();
        range.setStart(node, at + place);
        range.setEnd(node, at + place + 1);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        return { left, right, top, bottom };
      });
    }
    return [];
  }, words);

const leftOf = (boxes: readonly Box[]): number => Math.min(...boxes.map(({ left }) => left));
const rightOf = (boxes: readonly Box[]): number => Math.max(...boxes.map(({ right }) => right));

/** The words stand on one line with their glyphs from left to right. */
const expectFromLeft = async (page: Page, words: string): Promise<void> => {
  const lefts = (await glyphsOf(page, words)).map(({ left }) => left);
  expect(lefts.length).toBe(words.length);
  expect(lefts).toEqual([...lefts].sort((one, other) => one - other));
};

/** The second words are drawn behind the first, or below them. */
const expectBehind = async (page: Page, first: string, second: string): Promise<void> => {
  const [before, after] = [await glyphsOf(page, first), await glyphsOf(page, second)];
  expect([before.length, after.length]).toEqual([first.length, second.length]);
  const isBelow = Math.min(...after.map(({ top }) => top)) >= Math.max(...before.map(({ bottom }) => bottom)) - 1;
  if (!isBelow) expect(leftOf(after)).toBeGreaterThanOrEqual(rightOf(before) - 1);
};

test.describe('Words of the service that are written from right to left', () => {
  test('leave amounts, dates and our words in their place on the period page', async ({ page, open }) => {
    await succeedWith(page, '/v3/installment/loan-play-detail', {
      repayAmount: 123456,
      repayDate: '2026-12-24',
      productName: BANK,
      detail: [
        { text: FEE, value: '₱34.50' },
        { text: ALL, value: '₱9,876.54' },
      ],
      repayList: [],
      noticeMsg: BANK,
    });
    await open('repay', borrowers.dueSoon);
    await expect(page.getByText(ALL)).toBeVisible();
    await expectFromLeft(page, '₱1,234.56');
    await expectFromLeft(page, '₱34.50');
    await expectFromLeft(page, '₱9,876.54');
    await expectBehind(page, FEE, '₱34.50');
    await expectBehind(page, ALL, '₱9,876.54');
    // A name itself is read from the right.
    const [first, second] = await glyphsOf(page, FEE);
    expect(first?.left).toBeGreaterThan(second?.left ?? Number.POSITIVE_INFINITY);
  });
});

test('Marks that turn words about, and what is no character, are not shown', async ({ page, open }) => {
  await answerOrder(page, {
    noticeDesText: 'Pay \u202e00.005,4₱\u202c by \u20662026-12-27\u2069.\u0007\u0000',
    userOrderDetail: { detail: [{ text: 'To\u200ftal\u202b', value: '\u202d₱5,900.00' }] },
  });
  await open('loanDetail', borrowers.instalments);
  await expect(page.getByText('Pay 00.005,4₱ by 2026-12-27.', { exact: true })).toBeVisible();
  await expect(page.getByText('Total', { exact: true })).toBeVisible();
  const marks = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';
  const seen = [...((await page.locator('main').textContent()) ?? '')];
  expect(seen.filter((mark) => marks.includes(mark) || (mark < ' ' && !/\s/.test(mark)))).toEqual([]);
});
