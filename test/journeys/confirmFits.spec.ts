import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { answerOffer } from './support/confirm.ts';
import { accessProblemsInBothColours, cutOffTexts, sidewaysPixels } from './support/look.ts';

const screens = ['newLoanConfirm', 'confirmOfPeriod', 'loanConfirm'] as const;

const fits = async (page: Page): Promise<void> => {
  expect(await sidewaysPixels(page)).toBe(0);
  expect(await cutOffTexts(page)).toEqual([]);
};

// Whether their states fit, and axe on each, is looked at in the gallery.
for (const screen of screens) {
  test(`/${screen} asks on the way back in a way that everybody can answer`, { tag: '@matrix' }, async ({
    page,
    open,
    reset,
  }) => {
    await reset(borrowers.offerAsksOnBack);
    await open(screen, borrowers.offerAsksOnBack, { clientType: 'ios' });
    await expect(page.getByRole('checkbox')).toBeVisible();
    await page.evaluate(() => (window as unknown as { loanAppBack(): boolean }).loanAppBack());
    await expect(page.getByRole('dialog', { name: 'Point out' })).toBeFocused();
    expect(await accessProblemsInBothColours(page)).toEqual([]);
  });

  test(`/${screen} speaks Filipino`, { tag: '@matrix' }, async ({ page, open }) => {
    await open(screen, borrowers.offer, { lang: 'fil' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
    await expect(page.getByRole('checkbox', { name: 'Nabasa ko ang mga tuntunin' })).toBeChecked();
    await expect(page.getByText('Halaga ng loan')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Plano ng Pagbabayad' })).toBeVisible();
    await fits(page);
  });
}

for (const popAgreementUrl of ['sampleloan://contract/1', 'javascript:alert(1)'])
  test(`A contract that is not framed can be answered by everybody: ${popAgreementUrl}`, { tag: '@matrix' }, async ({
    page,
    open,
  }) => {
    await answerOffer(page, { popAgreementUrl });
    await open('newLoanConfirm', borrowers.offer);
    await expect(page.getByRole('dialog')).toBeFocused();
    expect(await accessProblemsInBothColours(page)).toEqual([]);
  });

test('The frame of a contract has a name', { tag: '@matrix' }, async ({ page, open, reset }) => {
  await reset(borrowers.offerWithAgreement);
  await open('newLoanConfirm', borrowers.offerWithAgreement);
  await expect(page.getByTitle('Please read this agreement')).toBeVisible();
});
