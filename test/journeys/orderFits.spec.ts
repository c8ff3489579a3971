import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { accessProblemsInBothColours, cutOffTexts, doubleText, sidewaysPixels } from './support/look.ts';
import { answerOrder, plainProduct } from './support/order.ts';

const LONG = `${'A sentence that is longer than anybody would write on a phone. '.repeat(6)}${'Unbroken'.repeat(20)}`;

const ready = (page: Page) => expect(page.getByText(/^Checked at/)).toBeVisible();

const longProduct = {
  ...plainProduct,
  name: LONG,
  buttonText: 'Apply for this product now',
  rangeDesc: LONG,
  rate: 'UnbrokenRate'.repeat(8),
  tags: [LONG, 'x'.repeat(80)],
};

test.describe('The order page fits', { tag: '@matrix' }, () => {
  for (const [what, viewport, isDoubled] of [
    ['the smallest phone', { width: 320, height: 640 }, false],
    ['a phone with doubled text', { width: 360, height: 640 }, true],
    ['the smallest phone with doubled text', { width: 320, height: 640 }, true],
  ] as const) {
    test(`${what}, with the longest texts`, async ({ page, open }) => {
      await page.setViewportSize(viewport);
      await open('loanDetail', borrowers.longTexts);
      if (isDoubled) await doubleText(page);
      await ready(page);
      expect(await sidewaysPixels(page)).toBe(0);
      expect(await cutOffTexts(page)).toEqual([]);
    });

    test(`${what}, with the longest products`, async ({ page, open }) => {
      await page.setViewportSize(viewport);
      await answerOrder(page, { orderStatus: 21, recProducts: [longProduct, plainProduct] });
      await open('loanDetail', borrowers.longTexts);
      if (isDoubled) await doubleText(page);
      await ready(page);
      expect(await sidewaysPixels(page)).toBe(0);
      expect(await cutOffTexts(page)).toEqual([]);
    });

    for (const [popup, changes] of [
      ['withdraw', { reyMsg: LONG.repeat(3) }],
      ['bank', { cardNeedPop: 1, cardPopTitle: LONG, cardPopMsg: LONG }],
      ['tips', { KindTipsMsg: LONG.repeat(3) }],
      ['score', { isScore: '1' }],
    ] as const) {
      test(`${what}, with a long ${popup} popup, whose last button is in reach`, async ({ page, open }) => {
        await page.setViewportSize(viewport);
        await answerOrder(page, changes);
        await open('loanDetail', borrowers.longTexts);
        if (isDoubled) await doubleText(page);
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await sidewaysPixels(page)).toBe(0);
        expect(await cutOffTexts(page)).toEqual([]);
        const box = page.getByRole('dialog');
        expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
        await box.getByRole('button').last().click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });
    }
  }

  test('a finger: everything to tap is at least 44 px', async ({ page, open }) => {
    await open('loanDetail', borrowers.underReview);
    await ready(page);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('button')]
        .map((button) => ({ words: button.textContent, box: button.getBoundingClientRect() }))
        .filter(({ box }) => box.height < 44 || box.width < 44)
        .map(({ words }) => words),
    );
    expect(small).toEqual([]);
  });
});

test.describe('The order page is for everybody', { tag: '@matrix' }, () => {
  for (const [what, borrower] of [
    ['under review, with products', borrowers.underReview],
    ['due, with a rollover', borrowers.dueSoonWithDelay],
    ['settled', borrowers.settled],
    ['with the longest texts', borrowers.longTexts],
  ] as const) {
    test(`when it is ${what}`, async ({ page, open }) => {
      await open('loanDetail', borrower);
      await ready(page);
      expect(await accessProblemsInBothColours(page)).toEqual([]);
    });
  }

  for (const [what, borrower] of [
    ['withdraw', borrowers.withdraw],
    ['bank', borrowers.bankCard],
    ['tips', borrowers.kindTips],
  ] as const) {
    test(`with the ${what} popup over it`, async ({ page, open }) => {
      await open('loanDetail', borrower);
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await accessProblemsInBothColours(page)).toEqual([]);
    });
  }

  test('with the score popup over it, stars chosen and none', async ({ page, open }) => {
    await answerOrder(page, { isScore: '1' });
    await open('loanDetail', borrowers.score);
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await accessProblemsInBothColours(page)).toEqual([]);
    await page.locator('.star').nth(2).tap();
    expect(await accessProblemsInBothColours(page)).toEqual([]);
  });

  test('while it waits, and where it could not be loaded', async ({ page, open, arm }) => {
    await arm({ call: 'readOrder', orderId: '170001', fault: 'delay', ms: 4000 });
    await open('loanDetail', borrowers.instalments);
    expect(await accessProblemsInBothColours(page)).toEqual([]);
    await arm({ call: 'readOrder', orderId: '170001', fault: 'malformed', form: 'html' });
    await open('loanDetail', borrowers.instalments);
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await accessProblemsInBothColours(page)).toEqual([]);
  });

  test('in Filipino', async ({ page, open }) => {
    await open('loanDetail', borrowers.dueSoonWithDelay, { lang: 'fil' });
    await expect(page.getByRole('button', { name: 'MAGBAYAD', exact: true })).toBeVisible();
    expect(await accessProblemsInBothColours(page)).toEqual([]);
  });
});
