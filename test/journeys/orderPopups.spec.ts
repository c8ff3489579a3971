import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { answerOrder, succeedWith } from './support/answers.ts';
import { putInApp } from './support/app.ts';
import { doubleText } from './support/look.ts';

const WITHDRAW = 'About your loan';
const BANK = 'Check your bank account';
const TIPS = 'Kind tips';
const LONG = `${'A sentence that is longer than anybody would write on a phone. '.repeat(6)}${'Unbroken'.repeat(20)}`;
const SCORE = 'How do you like our service?';

test('Popups whose script got lost come with the next look at the order', async ({ page, open, expectProblem }) => {
  expectProblem('Failed to load resource');
  await page.route('**/late/later*', (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/late/later'));
  await open('loanDetail', borrowers.withdraw);
  await lost;
  await page.unroute('**/late/later*');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('dialog', { name: WITHDRAW })).toBeVisible();
});

test('Popups come one at a time, with the focus, and go by every way out', async ({ page, open, journal }) => {
  await open('loanDetail', borrowers.allPopups);
  const popup = page.getByRole('dialog');
  const tapBeside = async (): Promise<void> => {
    await expect(page.locator('.overlay__shield')).toBeHidden();
    await page.mouse.click(180, 5);
  };
  for (const [title, close] of [
    [WITHDRAW, () => page.keyboard.press('Escape')],
    [BANK, tapBeside],
    [TIPS, () => popup.getByRole('button', { name: 'OK' }).click()],
    [SCORE, () => popup.getByRole('button', { name: 'Cancel' }).click()],
  ] as const) {
    await expect(popup).toHaveCount(1);
    await expect(popup).toHaveAccessibleName(title);
    await expect(popup).toBeFocused();
    await close();
  }
  await expect(popup).toHaveCount(0);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => journal.calls.length).toBe(2);
  await expect(page.getByText(/^Checked at \d{1,2}:\d\d$/)).toBeVisible();
  await expect(popup).toHaveCount(0);
});

test('A long popup has its last button in reach on the smallest phone with doubled text', {
  tag: '@matrix',
}, async ({ page, open }) => {
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

test('A score is chosen and sent by keyboard, and three stars or less stay in the app', async ({ page, open }) => {
  await answerOrder(page, { isScore: '1' });
  await succeedWith(page, '/v3/loan-details/store-score', null);
  const star = (name: string) => page.getByRole('radio', { name, exact: true });
  const send = page.getByRole('button', { name: 'Send' });
  const messages = await putInApp(page, 'android');
  await open('loanDetail', borrowers.score);
  await expect(page.getByRole('dialog', { name: SCORE })).toBeFocused();
  const box = await page.locator('label', { has: star('4') }).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(star('2')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(send).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
  expect(messages).toEqual([]);
});
