import type { Locator, Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { answerForm, bankItem, nextButton } from './support/bank.ts';
import { expectMarked } from './support/marked.ts';

const items = [
  bankItem('plain', { title: 'Plain', subtitle: 'Digits' }),
  bankItem('phone', { title: 'Phone', inputType: 'phone' }),
  bankItem('card', { title: 'Card', inputType: 'card', value: '**** 1234' }),
  bankItem('city', { title: 'City', cate: 'city-select' }),
  bankItem('town', { title: 'Town', cate: 'city-select', note: [{ name: 'Cebu', type: 'c7' }] }),
  bankItem('day', { title: 'Day', cate: 'day', value: '1990-05-04 00:00:00' }),
  bankItem('later', { title: 'Later', cate: 'something-new' }),
];

/** Where the caret of a field stands: what is left of it. */
const leftOfCaret = (field: Locator): Promise<string> =>
  field.evaluate((input: HTMLInputElement) => input.value.slice(0, input.selectionStart ?? 0));

const putCaret = (field: Locator, at: number): Promise<void> =>
  field.evaluate((input: HTMLInputElement, place) => input.setSelectionRange(place, place), at);

/** What goes out when the form is saved now. The service refuses it, and that takes the focus. */
const savedBy = async (page: Page): Promise<Record<string, unknown>> => {
  const request = page.waitForRequest('**/bind-card?*');
  await nextButton(page).click();
  const saved = (await request).postDataJSON() as Record<string, unknown>;
  await expect(page.locator(':focus')).toHaveText('No.');
  return saved;
};

test.beforeEach(async ({ page, open }) => {
  await page.route('**/bind-card?*', (route) => route.fulfill({ json: { code: 1, message: 'No.', data: null } }));
  await answerForm(page, items);
  await open('bindBank', borrowers.bankCard);
});

test('Number fields take digits alone, in groups, and say what they left out', async ({ page }) => {
  for (const title of ['Plain', 'Phone', 'Card', 'Later']) {
    await expect(page.getByLabel(title)).toHaveAttribute('inputmode', 'numeric');
    // For engines that do not know the mode.
    await expect(page.getByLabel(title)).toHaveAttribute('type', 'tel');
  }
  await expect(page.getByLabel('Plain')).toHaveAttribute('placeholder', 'Digits');
  await expect(page.getByLabel('City')).toHaveAttribute('type', 'text');
  await expect(page.getByLabel('Day')).toHaveAttribute('type', 'date');

  await page.getByLabel('Plain').pressSequentially('1a2 3-4.5');
  await expect(page.getByLabel('Plain')).toHaveValue('12345');
  await page.getByLabel('Phone').fill('+63 917 123 4567');
  await expect(page.getByLabel('Phone')).toHaveValue('091 7123 4567');
  await page.getByLabel('Phone').fill('0917 123 4567 / 0918 765 4321');
  // What is left looks like one of eleven digits.
  const isCut = page.getByText('Too many digits: we left some out. Please check this number.');
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(await isCut.innerText());
  await page.getByLabel('Phone').fill('0917 123 4567');
  await expect(isCut).toHaveCount(0);
  await page.getByLabel('Card').fill('');
  await page.getByLabel('Card').pressSequentially('0011 2233-4455a66778');
  await expect(page.locator('.account-preview')).toContainText('0011 2233 4455 6677 8');
  await expect(page.getByLabel('Card')).toHaveValue('0011 2233 4455 6677 8');
  await page.getByLabel('City').fill('Iloilo City 2');
  expect(await savedBy(page)).toEqual({
    plain: '12345',
    phone: '09171234567',
    card: '00112233445566778',
    city: 'Iloilo City 2',
    town: '',
    day: '1990-05-04',
    later: '',
    product_id: '2001',
  });
});

test('What a phone fills in without an event is saved, and what is left out of it is said before', async ({ page }) => {
  const put = (title: string, value: string) =>
    page.getByLabel(title).evaluate((field: HTMLInputElement | HTMLSelectElement, text) => {
      field.value = text;
    }, value);
  await put('Plain', 'PH 12');
  await put('Phone', '+63 917 123 4567');
  await put('Card', '০০১১ ২২৩৩ ৪৪৫৫');
  await put('City', 'Iloilo\u200b City');
  await put('Town', 'c7');
  await put('Day', '1991-06-07');
  await nextButton(page).click();
  await expectMarked(page.getByLabel('Plain'), 'We left out letters or other signs. Please check this number.');
  expect(await savedBy(page)).toMatchObject({
    plain: '12',
    phone: '09171234567',
    card: '001122334455',
    city: 'Iloilo City',
    town: 'c7',
    day: '1991-06-07',
  });
  await expect(page.getByLabel('Town')).toHaveValue('c7');
  await expect(page.getByLabel('Phone')).toHaveValue('091 7123 4567');
});

test('The caret stays where the hand is, and Backspace goes over a cut, and then takes a digit', async ({ page }) => {
  const card = page.getByLabel('Card');
  await card.fill('12345678');
  await putCaret(card, 2);
  await page.keyboard.type('0');
  await expect(card).toHaveValue('1203 4567 8');
  expect(await leftOfCaret(card)).toBe('120');
  await putCaret(card, 5);
  await page.keyboard.press('Backspace');
  await expect(card).toHaveValue('1203 4567 8');
  expect(await leftOfCaret(card)).toBe('1203');
  await page.keyboard.press('Backspace');
  await expect(card).toHaveValue('1204 5678');
  expect(await leftOfCaret(card)).toBe('120');
});

test('A keyboard that composes is left alone until it is done', { tag: '@matrix' }, async ({ page }) => {
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
  expect(await savedBy(page)).toMatchObject({ card: '1234567' });
});

test('An engine without date fields takes a day as 2026-05-04', { tag: '@matrix' }, async ({ page }) => {
  const day = page.getByLabel('Day');
  // As such an engine sees the field.
  await day.evaluate((input: HTMLInputElement) => {
    input.type = 'text';
    input.value = '';
  });
  await expect(day).toHaveAttribute('placeholder', /YYYY-MM-DD/);
  await day.pressSequentially('20260504');
  await expect(day).toHaveValue('2026-05-04');
  expect(await savedBy(page)).toMatchObject({ day: '2026-05-04' });
});
