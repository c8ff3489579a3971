import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { BIND_ADDRESS, fillIn, lostAlert, nextButton, savedHeading } from './support/bank.ts';
import { accessProblemsInBothColours, cutOffTexts, doubleText, sidewaysPixels } from './support/look.ts';
import { routeFirst } from './support/routeFirst.ts';

const longBank = (page: Page) => page.getByRole('button', { name: /^Bank, exactly/ });

/** What of the open sheet cannot be seen: the buttons under a long list have to stay in sight. */
const buttonsInSight = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=dialog] button')].every(
      (button) => button.getBoundingClientRect().bottom <= innerHeight,
    ),
  );

test.describe('The bank form fits', { tag: '@matrix' }, () => {
  for (const [what, viewport, isDoubled] of [
    ['the smallest phone', { width: 320, height: 640 }, false],
    ['a phone with doubled text', { width: 360, height: 640 }, true],
    ['the smallest phone with doubled text', { width: 320, height: 640 }, true],
  ] as const) {
    test(`${what}, with the longest texts`, async ({ page, open }) => {
      await page.setViewportSize(viewport);
      await open('bindBank', borrowers.bankLong);
      if (isDoubled) await doubleText(page);
      await expect(nextButton(page)).toBeVisible();
      expect(await sidewaysPixels(page)).toBe(0);
      expect(await cutOffTexts(page)).toEqual([]);
      await longBank(page).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('radio').last().check();
      expect(await sidewaysPixels(page)).toBe(0);
      expect(await cutOffTexts(page)).toEqual([]);
      if (!isDoubled) expect(await buttonsInSight(page)).toBe(true);
      await sheet.getByRole('button', { name: 'Confirm' }).click();
      await expect(sheet).toHaveCount(0);
      expect(await sidewaysPixels(page)).toBe(0);
      expect(await cutOffTexts(page)).toEqual([]);
    });
  }

  test('a finger: everything to tap is at least 44 px high', async ({ page, open }) => {
    await open('bindBank', borrowers.bankInText);
    await expect(nextButton(page)).toBeVisible();
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('button, input, select')]
        .filter((control) => control.getBoundingClientRect().height < 44)
        .map((control) => control.outerHTML),
    );
    expect(small).toEqual([]);
  });
});

test.describe('The bank form is for everybody', { tag: '@matrix' }, () => {
  for (const [what, borrower] of [
    ['usual', borrowers.bankCard],
    ['of an e-wallet', borrowers.bankPreset],
    ['with every kind of field', borrowers.bankInText],
    ['as long as it may come', borrowers.bankLong],
  ] as const) {
    test(`when it is ${what}, and with a choice open`, async ({ page, open }) => {
      await open('bindBank', borrower);
      await expect(nextButton(page)).toBeVisible();
      expect(await accessProblemsInBothColours(page)).toEqual([]);
      await page.locator('[aria-haspopup=dialog]').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await accessProblemsInBothColours(page)).toEqual([]);
    });
  }

  test('when nobody knows whether it is saved, and once it is', async ({ page, open, expectProblem }) => {
    expectProblem('Failed to load resource');
    await routeFirst(page, BIND_ADDRESS, (route) => route.abort());
    await open('bindBank', borrowers.bankCard);
    await fillIn(page);
    await nextButton(page).click();
    await expect(lostAlert(page)).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(await accessProblemsInBothColours(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save again' }).click();
    await expect(savedHeading(page)).toBeVisible();
    expect(await accessProblemsInBothColours(page)).toEqual([]);
  });
});
