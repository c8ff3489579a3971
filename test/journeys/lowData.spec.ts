import type { Page } from '@playwright/test';
import { type BorrowerOf, borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';

interface Look {
  readonly screen: string;
  readonly borrower: BorrowerOf;
  readonly extra?: Record<string, string>;
  /** What the borrower opens there, that has pictures of its own. */
  readonly opens?: string;
  /** Whether it has pictures that are no code's, where no data is saved. */
  readonly hasPictures?: boolean;
}

const borrower = borrowers.instalments;
// Any borrower sees these.
const drawn = [...['complaint', 'paymentInstructions'], ...['', 'About', 'Loan', 'User']];
const looks: readonly Look[] = [
  { screen: 'loanDetail', borrower: borrowers.underReview, hasPictures: true },
  { screen: 'loanDetail', borrower: borrowers.dueSoonWithDelay, hasPictures: true },
  { screen: 'order', borrower: borrowers.settled, hasPictures: true },
  { screen: 'repay', borrower: borrowers.dueSoonWithDelay, opens: 'Payment Method', hasPictures: true },
  { screen: 'repayDelay', borrower: borrowers.dueSoonWithDelay, opens: 'Payment Method', hasPictures: true },
  { screen: 'repaymentMethod', borrower: borrowers.cardAndWallet, hasPictures: true },
  { screen: 'borrowDetail', borrower: borrowers.cardAndWallet },
  { screen: 'addnormalcard', borrower: borrowers.cardAndWallet },
  { screen: 'newLoanConfirm', borrower: borrowers.offer, hasPictures: true },
  { screen: 'loanConfirm', borrower: borrowers.legacyOffer, hasPictures: true },
  { screen: 'bindBank', borrower: borrowers.bankCard },
  { screen: 'error', borrower: borrowers.notApproved, hasPictures: true },
  { screen: 'complaintList', borrower: borrowers.instalments },
  { screen: 'complainDetails', borrower: borrowers.instalments, extra: { problemId: '1002' }, hasPictures: true },
  ...drawn.map((screen) => ({ screen, borrower, hasPictures: true })),
  { screen: 'promotion', borrower, extra: { id: '7001' }, opens: 'Apply now', hasPictures: true },
];
/** Simulates a browser in data-saver mode, or not, from the tab's next document on. */
const saveData = (page: Page, isSaved: boolean): Promise<void> =>
  page.evaluate(
    (name) => {
      window.name = name;
    },
    isSaved ? 'saves data' : '',
  );

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const connection = { saveData: window.name === 'saves data', effectiveType: '4g' };
    Object.defineProperty(navigator, 'connection', { value: connection });
  });
  await page.goto('/carpmm');
});

/** The paths of the pictures that the page asks for over the line. */
const watchPictures = (page: Page): string[] => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && request.url().startsWith('http'))
      pictures.push(new URL(request.url()).pathname);
  });
  return pictures;
};

/** The paths of pictures that hold a code: the captcha of a registration. */
const picturesOfCodes = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('form img')].map(({ src }) => new URL(src).pathname),
  );

/** Looks at all of a screen, from its top to its end. */
const lookThrough = async (page: Page, { opens }: Look): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  if (opens) await page.getByRole('button', { name: opens }).click();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
};

test('Every picture is left out where the borrower saves data, unless it is a code’s, and is there where nobody does', {
  tag: '@matrix',
}, async ({ page, open }) => {
  test.setTimeout(240_000);
  const pictures = watchPictures(page);
  for (const look of looks)
    for (const isSaved of look.hasPictures ? [true, false] : [true])
      await test.step(`/${look.screen} of the borrower ${look.borrower.userId}, data saved: ${isSaved}`, async () => {
        await saveData(page, isSaved);
        pictures.length = 0;
        await open(look.screen, look.borrower, look.extra);
        await lookThrough(page, look);
        const codes = await picturesOfCodes(page);
        if (isSaved) return expect([...new Set(pictures)].sort()).toEqual([...new Set(codes)].sort());
        expect(pictures.filter((path) => !codes.includes(path))).not.toEqual([]);
        // All that have an address have come: nothing in the place of a picture is left without one.
        await expect(page.locator('img:not([src])')).toHaveCount(0);
      });
});

test('A borrower who saves data loads a picture of a complaint by a tap on its name, and that one alone', {
  tag: '@matrix',
}, async ({ page, open }) => {
  await saveData(page, true);
  const pictures = watchPictures(page);
  await open('complainDetails', borrowers.instalments, { problemId: '1002' });
  const second = page.locator('section').filter({ hasText: 'Process Result' }).getByRole('button').nth(1);
  await expect(second).toBeVisible();
  expect(pictures).toEqual([]);
  await second.tap();
  const large = page.getByRole('dialog', { name: 'Image 2 of 2' }).locator('img');
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(pictures).toHaveLength(1);
});
