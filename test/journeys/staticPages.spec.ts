import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { watchMoves } from './support/app.ts';
import { accessProblemsInBothColours, cutOffTexts, doubleText, sidewaysPixels } from './support/look.ts';
import { matrixUnless } from './support/matrix.ts';
import { placeOf } from './support/standIn.ts';

const borrower = borrowers.instalments;

/** Waits for the page in its language: the title changes with the texts. */
const inLanguage = (page: Page, title: string) => expect(page).toHaveTitle(`${title} · Sample Loan`);

const about = {
  en: {
    title: 'About us',
    headings: ['Fast approval', 'Transparent fees', 'Flexible repayment', 'Security'],
    words: [
      'You have our decision within 1 day, and the money within 1 to 3 calendar days.',
      'before you confirm a loan',
    ],
  },
  fil: {
    title: 'Tungkol sa amin',
    headings: ['Mabilis na pag-apruba', 'Malinaw na singil', 'Maluwag na pagbabayad', 'Seguridad'],
    words: ['sa loob ng 1 araw, at ang pera sa loob ng 1 hanggang 3 araw sa kalendaryo', 'bago mo kumpirmahin'],
  },
} as const;

/** Every topic of the policy: its part, its title, and words that it cannot do without. */
const topics: readonly (readonly [part: string, en: readonly string[], fil: readonly string[]])[] = [
  [
    'collection',
    ['Collection: what we collect', 'your phone number'],
    ['Ano ang kinokolekta namin', 'numero ng telepono'],
  ],
  ['device', ['Device information', 'its location and your contacts'], ['Impormasyon ng device', 'lokasyon']],
  ['use', ['What we use it for', 'to decide on your application'], ['Saan namin ito ginagamit', 'magpasya']],
  ['disclosure', ['Disclosure', 'courts and authorities'], ['Pagbabahagi', 'hukuman at awtoridad']],
  ['cookies', ['Cookies', 'These pages set no cookies.'], ['Cookies', 'Walang cookies ang mga pahinang ito.']],
  ['minors', ['Minors (under 18)', 'for people over 18'], ['wala pang 18', 'mahigit 18 taong gulang']],
  ['password', ['Password security', 'yours alone'], ['Seguridad ng password', 'Sa iyo lang']],
  [
    'optOut',
    ['Opt-out: taking it back', 'write to service@sample-loan.example'],
    ['opt-out', 'sumulat sa service@sample-loan.example'],
  ],
  ['changes', ['Changes to this policy', 'the new text stands here'], ['Mga pagbabago', 'ang bagong teksto']],
  ['officer', ['Grievance officer', 'Juan Sample (sample)'], ['Grievance officer', 'Juan Sample (sample)']],
];

const policyTitles = { en: 'Privacy policy', fil: 'Patakaran sa privacy' } as const;

for (const lang of ['en', 'fil'] as const) {
  test.describe(`A borrower reads who the lender is (${lang})`, matrixUnless(lang === 'en'), () => {
    test.beforeEach(async ({ page, open }) => {
      await open('aboutUs', borrower, { lang });
      await inLanguage(page, about[lang].title);
    });

    test('and what it promises', async ({ page }) => {
      for (const name of about[lang].headings) await expect(page.getByRole('heading', { name })).toBeVisible();
      for (const words of about[lang].words) await expect(page.locator('main')).toContainText(words);
      await expect(page.locator('main')).not.toContainText(/[{}]|undefined/);
    });

    test('and writes to the customer service', async ({ page }) => {
      const moves = await watchMoves(page);
      await page.getByRole('link', { name: 'service@sample-loan.example' }).click();
      await expect.poll(() => moves).toContain('mailto:service@sample-loan.example');
    });
  });

  test.describe(`A borrower reads the privacy policy (${lang})`, matrixUnless(lang === 'en'), () => {
    test.beforeEach(async ({ page, open }) => {
      await open('privacyPolicy', borrower, { lang });
      await inLanguage(page, policyTitles[lang]);
    });

    test('with every topic, and no place left open', async ({ page }) => {
      for (const [part, en, fil] of topics)
        for (const words of lang === 'en' ? en : fil) await expect(page.locator(`#${part}`)).toContainText(words);
      await expect(page.locator('main')).not.toContainText(/[{}]|undefined/);
    });

    test('and goes to a part of it and back to the contents', async ({ page }) => {
      await page.locator('nav a[href="#minors"]').click();
      await expect(page.locator('#minors h2')).toBeInViewport();
      await page.locator('main > a').click();
      await expect(page.locator('nav h2')).toBeInViewport();
    });
  });
}

test('From who the lender is, a borrower goes on to the terms, the policy and the service, and stays who they are', async ({
  page,
  open,
}) => {
  for (const [name, path] of [
    ['Loan terms', '/loanAgreement'],
    ['Privacy policy', '/privacyPolicy'],
    ['Customer service', '/customerService'],
  ] as const) {
    await open('aboutUs', borrower, { lang: 'en' });
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveTitle(`${name} · Sample Loan`);
    expect(await placeOf(page)).toMatchObject({ path, query: { orderId: '170001', userId: '50011', lang: 'en' } });
  }
});

// What the lender has said of itself is in its terms: a page promises no more than that.
for (const [path, claim] of [
  ['/About', 'read by a person'],
  ['/About', 'People answer'],
  ['/', 'no other site learns'],
  ['/privacyPolicy', 'and we delete it'],
] as const)
  test(`Nobody is told at ${path} what the lender has never said: ${claim}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('body')).not.toContainText(claim);
  });

test('The policy makes true what it says of cookies', async ({ page, open, context }) => {
  for (const screen of ['privacyPolicy', 'repay', 'customerService', 'loanDetail']) {
    await open(screen, borrower);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await context.cookies()).toEqual([]);
  }
});

test('Texts that anybody may read may be found, and those of a borrower may not', async ({ page, open }) => {
  const robots = page.locator('meta[name=robots]');
  for (const screen of ['aboutUs', 'privacyPolicy', 'loanAgreement']) {
    await open(screen, borrower);
    await expect(robots).toHaveCount(0);
  }
  await open('customerService', borrower);
  await expect(robots).toHaveAttribute('content', 'noindex');
});

test.describe('The texts fit', { tag: '@matrix' }, () => {
  for (const screen of ['aboutUs', 'privacyPolicy'] as const) {
    for (const [what, width, isDoubled] of [
      ['the smallest phone', 320, false],
      ['the smallest phone with doubled text', 320, true],
    ] as const) {
      test(`${what}: ${screen} in both languages`, async ({ page, open }) => {
        await page.setViewportSize({ width, height: 640 });
        for (const lang of ['en', 'fil'] as const) {
          await open(screen, borrower, { lang });
          await inLanguage(page, screen === 'aboutUs' ? about[lang].title : policyTitles[lang]);
          if (isDoubled) await doubleText(page);
          expect(await sidewaysPixels(page)).toBe(0);
          expect(await cutOffTexts(page)).toEqual([]);
          expect(await accessProblemsInBothColours(page)).toEqual([]);
        }
      });
    }

    test(`a finger: links of ${screen} are at least 44 px high`, async ({ page, open }) => {
      await open(screen, borrower);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('a')]
          .filter((link) => link.getBoundingClientRect().height < 44)
          .map(({ textContent }) => textContent),
      );
      expect(small).toEqual([]);
    });
  }
});
