import type { Locator } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { doubleText } from './support/look.ts';
import { answerOrder } from './support/order.ts';

const LONG = `${'A sentence that is longer than anybody would write on a phone. '.repeat(6)}${'Unbroken'.repeat(20)}`;

const linesOf = (text: Locator): Promise<number> =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getClientRects().length;
  });

test('The order page breaks no day in the service’s words over two lines, and copies them as they came', {
  tag: '@matrix',
}, async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // Wherever in a line a day would stand, some of these end there.
  const noticeDesText = Array.from({ length: 20 }, (_, at) => `${'a'.repeat(at + 1)} 2026-11-17`).join(' ');
  await answerOrder(page, { noticeDesText });
  await open('loanDetail', borrowers.instalments);
  await expect(page.getByText(/^Checked at/)).toBeVisible();
  const days = page.getByText('2026-11-17', { exact: true });
  await expect(days).toHaveCount(20);
  for (const day of await days.all()) expect(await linesOf(day)).toBe(1);
  const said = page.locator('.status .said');
  await said.evaluate((element) => getSelection()?.selectAllChildren(element));
  expect(await page.evaluate(() => String(getSelection()))).toBe(noticeDesText);
});

// Whether its states fit, and axe on each, is looked at in the gallery.
test.describe('The order page', { tag: '@matrix' }, () => {
  test('has the last button of a long popup in reach, on the smallest phone with doubled text', async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await answerOrder(page, { cardNeedPop: 1, cardPopTitle: LONG, cardPopMsg: LONG });
    await open('loanDetail', borrowers.longTexts);
    await doubleText(page);
    const box = page.getByRole('dialog');
    await expect(box).toBeVisible();
    expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await box.getByRole('button').last().click();
    await expect(box).toHaveCount(0);
  });

  test('tells an overdue order from one that is due soon by its colour in the dark', async ({ page, open }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const surface = async (status: number): Promise<number[]> => {
      await answerOrder(page, { orderStatus: status });
      await open('loanDetail', borrowers.instalments);
      const card = page.locator('.status');
      await expect(card).toBeVisible();
      return card.evaluate((element) => {
        const parts = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
        const { backgroundColor, opacity } = getComputedStyle(element, '::before');
        const under = parts(getComputedStyle(element).backgroundColor);
        return parts(backgroundColor).map((part, at) => (under[at] ?? 0) * (1 - +opacity) + part * +opacity);
      });
    };
    const soon = await surface(174);
    const overdue = await surface(180);
    expect(Math.max(...soon.map((part, at) => Math.abs(part - (overdue[at] ?? 0))))).toBeGreaterThan(8);
  });
});
