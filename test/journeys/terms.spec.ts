import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { accessProblemsInBothColours, cutOffTexts, doubleText, sidewaysPixels } from './support/look.ts';
import { matrixUnless } from './support/matrix.ts';

type Language = 'en' | 'fil';

/** What a part of the terms says, by its id, as a person reads it. */
const terms: readonly (readonly [part: string, en: string, fil: string])[] = [
  ['who', 'You must be over 18 to apply.', 'Dapat ay mahigit 18 taong gulang ka'],
  ['steps', 'You have our decision within 1 day.', 'Makukuha mo ang aming desisyon sa loob ng 1 araw.'],
  ['steps', 'within 1 to 3 calendar days', 'sa loob ng 1 hanggang 3 araw sa kalendaryo'],
  ['term', 'The term is 91 to 365 calendar days.', 'Ang termino ay 91 hanggang 365 araw sa kalendaryo.'],
  ['early', 'prepay the loan only after half the term', 'pagkatapos lang ng kalahati ng termino'],
  ['early', 'not before 7 calendar days after disbursement', 'hindi bago ang 7 araw sa kalendaryo'],
  ['early', 'with a term of 91 days, you can prepay from day 46', 'mula sa ika-46 araw'],
  ['late', 'one-time late penalty: ₱1,000 for new clients', 'isang beses lang: ₱1,000 para sa bagong kliyente'],
  ['late', '₱800 for repeat clients', '₱800 para sa dati nang kliyente'],
  ['late', 'daily interest runs on the unpaid amount', 'arawang interes sa halagang hindi pa bayad'],
  ['order', 'A payment of ₱2,000 pays the penalties and the interest, and ₱250', 'at ₱250 nito ang napupunta'],
  ['notices', 'notify us within 3 calendar days', 'sa loob ng 3 araw sa kalendaryo'],
  ['notices', 'the notice is 7 business days', 'ang abiso ay 7 araw na may pasok'],
  ['judgment', 'judgment by default comes after 10 days', 'pagkatapos ng 10 araw'],
];

const bands: Readonly<Record<Language, readonly string[]>> = {
  en: ['Days 1 to 30 5%', 'Days 31 to 90 4%', 'From day 91 2%'],
  fil: ['Ika-1 hanggang ika-30 araw 5%', 'Ika-31 hanggang ika-90 araw 4%', 'Mula sa ika-91 araw 2%'],
};

const order: Readonly<Record<Language, readonly string[]>> = {
  en: ['Legal charges', 'Enforcement costs', 'Late penalties', 'Fees', 'Interest', 'Principal'],
  fil: [
    'Mga singil na legal',
    'Gastos sa pagpapatupad (enforcement)',
    'Multa sa pagkahuli',
    'Mga bayarin (fees)',
    'Interes',
    'Prinsipal',
  ],
};

const steps: Readonly<Record<Language, readonly string[]>> = {
  en: ['Application', 'Decision', 'Funds credited', 'Maturity', 'Default', 'Prolongation'],
  fil: [
    'Aplikasyon',
    'Desisyon',
    'Pagpasok ng pera',
    'Takdang araw (maturity)',
    'Hindi pagbabayad (default)',
    'Pagpapalawig (prolongation)',
  ],
};

const titles: Readonly<Record<Language, string>> = {
  en: 'Loan terms · Sample Loan',
  fil: 'Mga tuntunin ng loan · Sample Loan',
};

const rowsOf = (page: Page, selector: string): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent).join(' ')));

for (const language of ['en', 'fil'] as const) {
  test.describe(`A borrower reads the loan terms (${language})`, matrixUnless(language === 'en'), () => {
    test.beforeEach(async ({ page, open }) => {
      await open('loanAgreement', borrowers.instalments, { lang: language });
      await expect(page).toHaveTitle(titles[language]);
    });

    test('with every figure, and no place left open', async ({ page }) => {
      for (const [part, en, fil] of terms)
        await expect(page.locator(`#${part}`)).toContainText(language === 'en' ? en : fil);
      await expect(page.locator('main')).not.toContainText(/[{}]|undefined|NaN|Infinity/);
    });

    test('with the daily interest of every stretch of days', async ({ page }) => {
      expect(await rowsOf(page, '#late tbody tr')).toEqual(bands[language]);
    });

    test('with the order in which payments apply', async ({ page }) => {
      await expect(page.locator('#order ol li')).toHaveText([...order[language]]);
    });

    test('with the steps of a loan from application to prolongation', async ({ page }) => {
      await expect(page.locator('#steps ol h3')).toHaveText([...steps[language]]);
    });

    test('and finds a part from the contents', async ({ page }) => {
      await page.locator('nav a[href="#order"]').click();
      await expect(page.locator('#order h2')).toBeInViewport();
      expect(new URL(page.url()).hash).toBe('#order');
    });
  });
}

const ask = async (page: Page, amount: string, days: string): Promise<void> => {
  await page.getByLabel('Unpaid amount').fill(amount);
  await page.getByLabel('Days late').fill(days);
  await page.getByRole('button', { name: 'Work it out' }).click();
};

const charges = (page: Page) => page.locator('#cost').getByRole('status');

test.describe('A borrower works out what being late would cost', () => {
  test('on a first loan and on a later one, step by step', async ({ page, open, journal }) => {
    await open('loanAgreement', borrowers.instalments);
    await expect(page.getByRole('heading', { name: 'Example' })).toBeVisible();
    await ask(page, '5,000', '5');
    await expect(page.getByRole('heading', { name: 'Your figures' })).toBeVisible();
    await expect(charges(page)).toHaveText('Late charges ₱2,250.00');
    await page.getByLabel('No', { exact: true }).check();
    await ask(page, '2000', '2');
    await expect(charges(page)).toHaveText('Late charges ₱1,000.00');
    expect(await rowsOf(page, '#cost tr')).toEqual([
      'Unpaid amount ₱2,000.00',
      'Days late 2',
      expect.stringContaining('₱800.00'),
      'Days 1 to 302 × 5% × ₱2,000.00 ₱200.00',
      'Days 31 to 900 × 4% × ₱2,000.00 ₱0.00',
      'From day 910 × 2% × ₱2,000.00 ₱0.00',
      'To pay in all ₱3,000.00',
    ]);
    await expect(page.getByText('not the first loan')).toBeVisible();
    await expect(page.getByText('first loan', { exact: true })).toBeHidden();
    expect(journal.calls).toEqual([]);
  });

  test('and pays the same late charges on the order', async ({ page, open, reset }) => {
    await reset(borrowers.overdueWithDelay);
    await open('repay', borrowers.overdueWithDelay);
    await expect(page.locator('.hero__amount')).toHaveText('₱7,250.00');
    await open('loanAgreement', borrowers.overdueWithDelay);
    await ask(page, '5000', '5');
    await expect(page.locator('#cost tr').last()).toContainText('₱7,250.00');
  });

  test('with the keyboard alone', async ({ page, open }) => {
    await open('loanAgreement', borrowers.instalments);
    await page.getByLabel('Unpaid amount').focus();
    await page.keyboard.type('1000');
    await page.keyboard.press('Tab');
    await page.keyboard.type('31');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Yes')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByLabel('No', { exact: true })).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(charges(page)).toHaveText('Late charges ₱2,340.00');
  });

  test('and is told what to mend, with everything typed still there', async ({ page, open }) => {
    await open('loanAgreement', borrowers.instalments);
    const amount = page.getByLabel('Unpaid amount');
    const days = page.getByLabel('Days late');
    for (const [typed, words] of [
      ['', 'Enter the unpaid amount.'],
      ['-5', 'Enter an amount above zero.'],
      ['abc', 'Enter digits only, such as 5,000.50.'],
      ['999999999999999999999', 'Enter at most ₱10,000,000.00.'],
    ] as const) {
      await ask(page, typed, '40 days');
      await expect(amount).toBeFocused();
      await expect(amount).toHaveAccessibleDescription(words);
      await expect(amount).toHaveAttribute('aria-invalid', 'true');
      await expect(amount).toHaveValue(typed);
      await expect(days).toHaveAccessibleDescription('Enter a whole number, such as 40.');
      await expect(days).toHaveValue('40 days');
      await expect(page.getByRole('heading', { name: 'Example' })).toBeVisible();
    }
    await amount.fill('5000');
    await expect(amount).toHaveAccessibleDescription('In digits, such as 5,000.50');
    await days.fill('40');
    await page.keyboard.press('Enter');
    await expect(charges(page)).toHaveText('Late charges ₱10,500.00');
  });

  test('and nothing jumps: neither by a mistake nor by the answer', async ({ page, open }) => {
    await open('loanAgreement', borrowers.instalments);
    const places = () =>
      page.evaluate(() => [...document.querySelectorAll('section')].map((section) => section.offsetTop));
    const before = await places();
    await ask(page, '-5', 'x');
    expect(await places()).toEqual(before);
    await ask(page, '1234567.89', '365');
    expect(await places()).toEqual(before);
  });

  test('in Filipino', async ({ page, open }) => {
    await open('loanAgreement', borrowers.instalments, { lang: 'fil' });
    await expect(page).toHaveTitle(titles.fil);
    await page.getByRole('button', { name: 'Kuwentahin' }).click();
    await expect(page.getByLabel('Halagang hindi pa bayad')).toHaveAccessibleDescription(
      'Ilagay ang halagang hindi pa bayad.',
    );
    await page.getByLabel('Halagang hindi pa bayad').fill('5000');
    await page.getByLabel('Ilang araw nang huli').fill('5');
    await page.keyboard.press('Enter');
    await expect(charges(page)).toHaveText('Mga singil sa pagkahuli ₱2,250.00');
  });

  test.describe('with scripts blocked', () => {
    test.use({ javaScriptEnabled: false });

    test('and sees a true example, and that it is one', async ({ page }) => {
      // Without a script nothing takes a session out of the address: nobody's stands there.
      await page.goto('/loanAgreement');
      await expect(page.getByRole('heading', { name: 'Example' })).toBeVisible();
      // This browser blocks scripts only once it has read the document, and so never shows these words itself.
      expect(await page.locator('noscript').textContent()).toContain('you see an example only');
      await expect(page.locator('#cost tr').last()).toContainText('₱15,500.00');
    });
  });
});

test.describe('The loan terms fit', { tag: '@matrix' }, () => {
  for (const [what, width, isDoubled] of [
    ['the smallest phone', 320, false],
    ['a phone with doubled text', 360, true],
    ['the smallest phone with doubled text', 320, true],
  ] as const) {
    test(`${what}, with the largest figures, in both languages`, async ({ page, open }) => {
      await page.setViewportSize({ width, height: 640 });
      for (const lang of ['en', 'fil']) {
        await open('loanAgreement', borrowers.instalments, { lang });
        await expect(page).toHaveTitle(titles[lang as Language]);
        if (isDoubled) await doubleText(page);
        await page.locator('#amount').fill('10000000');
        await page.locator('#days').fill('3650');
        await page.keyboard.press('Enter');
        await expect(charges(page)).toContainText('₱751,001,000.00');
        expect(await sidewaysPixels(page)).toBe(0);
        expect(await cutOffTexts(page)).toEqual([]);
      }
    });
  }

  test('everybody, also with mistakes in the calculator', async ({ page, open }) => {
    await open('loanAgreement', borrowers.instalments);
    expect(await accessProblemsInBothColours(page)).toEqual([]);
    await ask(page, '', 'x');
    expect(await accessProblemsInBothColours(page)).toEqual([]);
  });

  test('a finger: links, fields and choices are at least 44 px high', async ({ page, open }) => {
    await open('loanAgreement', borrowers.instalments);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('a, button, label.choice, input:not([type=radio])')]
        .map((element) => ({ words: element.textContent, height: element.getBoundingClientRect().height }))
        .filter(({ height }) => height < 44)
        .map(({ words }) => words),
    );
    expect(small).toEqual([]);
  });
});
