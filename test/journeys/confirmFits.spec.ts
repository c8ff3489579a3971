import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { answerOffer, loanButton } from './support/confirm.ts';
import { accessProblemsInBothColours, cutOffTexts, doubleText, sidewaysPixels } from './support/look.ts';

const WIDTHS = [320, 360];

const screens = [
  { screen: 'newLoanConfirm', label: 'Loan' },
  { screen: 'confirmOfPeriod', label: 'Loan' },
  { screen: 'loanConfirm', label: 'Yes, I agree and want the money to be sent to my bank account now' },
] as const;

const fits = async (page: Page): Promise<void> => {
  expect(await sidewaysPixels(page)).toBe(0);
  expect(await cutOffTexts(page)).toEqual([]);
};

const long = borrowers.offerLong;

test.beforeEach(({ reset }) => reset(long));

for (const { screen, label } of screens)
  for (const width of WIDTHS)
    for (const isDoubled of [false, true])
      test(`/${screen} with long texts fits ${width} px${isDoubled ? ', at twice the size' : ''}`, {
        tag: '@matrix',
      }, async ({ page, open }) => {
        await page.setViewportSize({ width, height: 640 });
        await open(screen, long, { clientType: 'ios' });
        if (isDoubled) await doubleText(page);
        const first = page.getByRole('dialog');
        await expect(first).toBeVisible();
        await fits(page);
        await first.getByRole('button', { name: screen === 'loanConfirm' ? 'Close' : 'Agree', exact: true }).click();
        await expect(loanButton(page, label)).toBeEnabled();
        await fits(page);
        await page.evaluate(() => (window as unknown as { loanAppBack(): boolean }).loanAppBack());
        await expect(page.getByRole('dialog', { name: 'Point out' })).toBeVisible();
        await fits(page);
      });

for (const { screen, label } of screens) {
  test(`/${screen} can be used by everybody, in light and dark, in every state`, { tag: '@matrix' }, async ({
    page,
    open,
    arm,
    expectProblem,
  }) => {
    expectProblem('net::ERR');
    await open(screen, long, { clientType: 'ios' });
    await expect(page.getByRole('dialog')).toBeVisible();
    // No script of anybody's runs in the frame of a contract, axe's neither.
    if (screen === 'loanConfirm') expect(await accessProblemsInBothColours(page)).toEqual([]);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: screen === 'loanConfirm' ? 'Close' : 'Agree', exact: true })
      .click();
    await expect(loanButton(page, label)).toBeEnabled();
    expect(await accessProblemsInBothColours(page)).toEqual([]);
    await arm({ call: screen === 'loanConfirm' ? 'pushLegacyLoan' : 'pushLoan', orderId: long.orderId, fault: 'drop' });
    await loanButton(page, label).click();
    await expect(page.getByRole('alert')).toContainText('It is not known');
    expect(await accessProblemsInBothColours(page)).toEqual([]);
  });

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
