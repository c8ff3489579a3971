import type { Locator, Page } from '@playwright/test';
import { item } from '../../scripts/gallery/states/data/bank.ts';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { succeedWith } from './support/service.ts';

const nextButton = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });

/** The heading that replaces the form after the account is saved. */
const savedHeading = (page: Page) => page.getByRole('heading', { name: 'Your account is saved' });

/** Opens the picker of an item, marks one of its options, and confirms it. */
const pick = async (page: Page, title: string, option: string): Promise<void> => {
  await page.getByRole('button', { name: title }).first().click();
  const sheet = page.getByRole('dialog', { name: title });
  await sheet.getByText(option, { exact: true }).click();
  await sheet.getByRole('button', { name: 'Confirm' }).click();
};

/** Creates a form item as the service returns it. */
const bankItem = (code: string, changes: { readonly [name: string]: unknown } = {}) =>
  item(code, 'text', code, { cardTypeMi: 0, ...changes });

/** Makes the window this large, as a keyboard or a turn of the phone does, and waits until the page has been told. */
const resize = async (page: Page, width: number, height: number): Promise<void> => {
  await page.setViewportSize({ width, height });
  await expect.poll(() => page.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height]);
  await page.evaluate(() => new Promise(requestAnimationFrame));
};

test.describe('A form of bank details', () => {
  test.describe('Next', () => {
    test('sends a city and a day as they are meant, and nothing that is hidden', async ({ page, open }) => {
      const sent: unknown[] = [];
      page.on('request', (request) => {
        if (/\/bind-card\?/.test(request.url())) sent.push(request.postDataJSON());
      });
      await open('bindBank', borrowers.bankCard);
      await pick(page, 'Bank', 'Sample Island Bank');
      await pick(page, 'Transfer', 'Next-day transfer');
      await pick(page, 'Rural or cooperative bank', 'Rural Bank of Sample');
      await page.getByLabel('City of your branch').selectOption('Iloilo City');
      await page.getByLabel('Account opened on').fill('2020-02-29');
      await page.getByLabel('Account number').pressSequentially('0011 2233 4455');
      // A browser may know when the borrower was born, and not when an account was opened.
      await expect(page.getByLabel('Date of birth')).toHaveAttribute('autocomplete', 'bday');
      await expect(page.getByLabel('Account opened on')).toHaveAttribute('autocomplete', 'off');
      await page.getByLabel('Date of birth').fill('1990-05-04');
      await nextButton(page).click();
      await expect(savedHeading(page)).toBeVisible();
      expect(sent).toEqual([
        {
          cardType: 1,
          payChannel: 90007,
          ruralBank: 'RBS',
          branchCity: 'C4',
          openedOn: '2020-02-29',
          bankCard: '001122334455',
          birthDay: '1990-05-04',
          zipCode: '',
          product_id: '2001',
        },
      ]);
    });

    test('hides while the keyboard makes the window more than 60 px lower, and not before', async ({ page, open }) => {
      await open('bindBank', borrowers.bankCard);
      await expect(nextButton(page)).toBeVisible();
      await resize(page, 360, 580);
      await expect(nextButton(page)).toBeVisible();
      await resize(page, 360, 579);
      await expect(nextButton(page)).toHaveCount(0);
      await resize(page, 360, 300);
      await page.getByLabel('ZIP code').fill('6015');
      await expect(nextButton(page)).toHaveCount(0);
      await resize(page, 360, 640);
      await expect(nextButton(page)).toBeVisible();
      await expect(page.getByLabel('ZIP code')).toHaveValue('6015');
      // It does not hide for ever where the phone is turned.
      await resize(page, 640, 360);
      await expect(nextButton(page)).toBeVisible();
    });

    test('hides no field that takes the focus', async ({ page, open }) => {
      await open('bindBank', borrowers.bankCard);
      await expect(nextButton(page)).toBeVisible();
      const hidden = await page.locator('main input').evaluateAll((fields) =>
        fields.filter((field) => {
          scrollTo(0, 0);
          (field as HTMLInputElement).focus();
          const bar = document.querySelector('.action-bar') as Element;
          return field.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
        }),
      );
      expect(hidden).toHaveLength(0);
    });
  });
});

const items = [
  bankItem('phone', { title: 'Phone', inputType: 'phone' }),
  bankItem('card', { title: 'Card', inputType: 'card', value: '**** 1234' }),
];

/** Where the caret of a field stands: what is left of it. */
const leftOfCaret = (field: Locator): Promise<string> =>
  field.evaluate((input: HTMLInputElement) => input.value.slice(0, input.selectionStart ?? 0));

/** What goes out when the form is saved now. The service refuses it, and that takes the focus. */
const savedBy = async (page: Page): Promise<Record<string, unknown>> => {
  const request = page.waitForRequest('**/bind-card?*');
  await nextButton(page).click();
  const saved = (await request).postDataJSON() as Record<string, unknown>;
  await expect(page.locator(':focus')).toHaveText('No.');
  return saved;
};

test.describe('What is typed', () => {
  test.beforeEach(async ({ page, open }) => {
    await page.route('**/bind-card?*', (route) => route.fulfill({ json: { code: 1, message: 'No.', data: null } }));
    await succeedWith(page, '/v3/bind-card/card-init', { items });
    await open('bindBank', borrowers.bankCard);
  });

  test('A keyboard that composes is left alone until it is done, and the caret stays where the hand is', async ({
    page,
  }) => {
    const card = page.getByLabel('Card');
    await card.fill('1234');
    const devtools = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      devtools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await compose('5');
    await compose('56');
    await expect(card).toHaveValue('123456');
    // The page is drawn anew meanwhile.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await compose('567');
    await expect(card).toHaveValue('1234567');
    await devtools.send('Input.insertText', { text: '567' });
    await expect(card).toHaveValue('1234 567');
    expect(await leftOfCaret(card)).toBe('1234 567');
    await card.press('Home');
    await page.keyboard.type('89');
    await expect(card).toHaveValue('8912 3456 7');
    expect(await leftOfCaret(card)).toBe('89');
    const phone = page.getByLabel('Phone');
    await expect(phone).toHaveAttribute('inputmode', 'numeric');
    await phone.fill('+63 917 123 4567');
    await expect(phone).toHaveValue('091 7123 4567');
    expect(await savedBy(page)).toMatchObject({ card: '891234567', phone: '09171234567' });
  });
});
