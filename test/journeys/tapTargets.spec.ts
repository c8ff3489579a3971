import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';

const { underReview, manyCards, instalments, overdueWithDelay, bankInText, offer } = borrowers;

test('Everything to tap is at least 44 px high', { tag: '@matrix' }, async ({ page, open }) => {
  test.slow();
  // A label is as large as the box that it names; text that leads on stands on a line of its own.
  for (const [screen, borrower, selector] of [
    ['loanDetail', underReview, 'button'],
    ['repaymentMethod', manyCards, 'button, a, label'],
    ['customerService', instalments, 'a, button'],
    ['newLoanConfirm', offer, 'label, .agreement__title'],
    ['bindBank', bankInText, 'button, input, select'],
    ['complaint', overdueWithDelay, 'main a, main button'],
    ['aboutUs', instalments, 'a'],
    ['privacyPolicy', instalments, 'a'],
    ['loanAgreement', instalments, 'a, button, label.choice, input:not([type=radio])'],
  ] as const)
    await test.step(`on /${screen}`, async () => {
      await open(screen, borrower);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(page.locator(selector).first()).toBeVisible();
      const small = await page
        .locator(selector)
        .evaluateAll((all) =>
          all.filter((each) => each.getBoundingClientRect().height < 44).map((each) => each.outerHTML),
        );
      expect(small).toEqual([]);
    });
});
