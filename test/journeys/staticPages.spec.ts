import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';

const borrower = borrowers.instalments;

/** Every part of the policy, and words that it cannot do without. */
const policy: readonly (readonly [part: string, words: string])[] = [
  ['collection', 'your phone number'],
  ['device', 'its location and your contacts'],
  ['use', 'to decide on your application'],
  ['disclosure', 'courts and authorities'],
  ['cookies', 'These pages set no cookies.'],
  ['minors', 'for people over 18'],
  ['password', 'yours alone'],
  ['optOut', 'write to service@sample-loan.example'],
  ['changes', 'the new text stands here'],
  ['officer', 'Juan Sample (sample)'],
];

test('A borrower reads what the lender promises, and no place of it is left open', async ({ page, open }) => {
  await open('aboutUs', borrower);
  for (const words of [
    'You have our decision within 1 day, and the money within 1 to 3 calendar days.',
    'before you confirm a loan',
  ])
    await expect(page.locator('main')).toContainText(words);
  await expect(page.locator('main')).not.toContainText(/[{}]|undefined/);
});

test('A borrower reads every topic of the privacy policy, and goes to a part of it and back to the contents', {
  tag: '@matrix',
}, async ({ page, open }) => {
  await open('privacyPolicy', borrower);
  for (const [part, words] of policy) await expect(page.locator(`#${part}`)).toContainText(words);
  await expect(page.locator('main')).not.toContainText(/[{}]|undefined/);
  await page.locator('nav a[href="#minors"]').click();
  await expect(page.locator('#minors h2')).toBeInViewport();
  await page.locator('main > a').click();
  await expect(page.locator('nav h2')).toBeInViewport();
});

// What the lender has said of itself is in its terms: a page promises no more than that.
test('Nobody is told what the lender has never said', { tag: '@matrix' }, async ({ page }) => {
  for (const [path, claim] of [
    ['/About', /read by a person|People answer/],
    ['/', /no other site learns/],
    ['/privacyPolicy', /and we delete it/],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('body')).not.toContainText(claim);
  }
});

test('The policy makes true what it says of cookies', { tag: '@matrix' }, async ({ page, open, context }) => {
  for (const screen of ['privacyPolicy', 'repay', 'customerService', 'loanDetail']) {
    await open(screen, borrower);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await context.cookies()).toEqual([]);
  }
});
