import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/build/root.ts';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';

const borrower = borrowers.instalments;
// Long enough to be told from anything else, where they come out.
const headers = {
  building: 'building-of-journeys',
  gather: 'gather-of-journeys',
  swift: 'swift-of-journeys',
  eyes: 'eyes-of-journeys',
};
const folders = readdirSync(join(root, 'pages')).filter((folder) => !/Preview$|^notFound$/.test(folder));
const found = [...folders.map((folder) => (folder === 'home' ? '' : folder)), 'order'];

// What axe says of each is looked at in the gallery, in every state.
for (const [title, screens] of [
  ['Every page', found],
  ['The page for what is not there', ['nothing-here']],
] as const)
  test(`${title} has its heading and title, and lets nothing of the session out`, async ({
    page,
    context,
    open,
    leaks,
    expectProblem,
  }) => {
    test.setTimeout(240_000);
    // No other page may be a 404, nor ask for what is none.
    if (screens !== found) expectProblem('404');
    const unknown = { clientType: 'ios', utm_source: 'sms', __proto__x: '1' };
    for (const screen of screens)
      await test.step(`/${screen}`, async () => {
        await open(screen && `${screen}/`, borrower, { ...headers, ...unknown });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page).toHaveTitle(/\S/);
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        const answer = await page.evaluate(() => (window as unknown as { loanAppBack(): boolean }).loanAppBack());
        expect(answer).toBe(false);
        // What a document keeps is looked at before the next one takes its place.
        expect(await leaks.find()).toEqual([]);
      });
    // As the privacy policy says.
    expect(await context.cookies()).toEqual([]);
  });

const { underReview, cards, instalments, overdueWithDelay, bankCard, offer, score } = borrowers;

test('Everything to tap is at least 44 px high', { tag: '@matrix' }, async ({ page, open }) => {
  test.slow();
  // A label is as large as the box that it names; text that leads on stands on a line of its own.
  for (const [screen, borrower, selector] of [
    ['loanDetail', underReview, 'button'],
    ['loanDetail', score, '.star'],
    ['repaymentMethod', cards, 'button, a, label'],
    ['customerService', instalments, 'a, button'],
    ['newLoanConfirm', offer, 'label, .agreement__title'],
    ['bindBank', bankCard, 'button, input, select'],
    ['complaint', overdueWithDelay, 'main a, main button'],
    ['aboutUs', instalments, 'a'],
    ['privacyPolicy', instalments, 'a'],
    ['loanAgreement', instalments, 'a'],
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

test('An app’s own bar takes the place of the page’s', async ({ page, open }) => {
  await open('repay', borrower, { clientType: 'Android' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
});
