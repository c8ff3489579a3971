import type { Page } from '@playwright/test';
import { item } from '../../scripts/gallery/states/data/bank.ts';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { succeedWith } from './support/service.ts';

const FORM = 'POST /api/v3/bind-card/card-init';

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

/** Fills in the default form with values that the sandbox accepts. */
const fillIn = async (page: Page): Promise<void> => {
  await pick(page, 'Bank', 'Sample Island Bank');
  await page.getByLabel('Account number').fill('0011223344556677');
  await page.getByLabel('Date of birth').fill('1990-05-04');
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
  test.describe('A choice', () => {
    test('can be made with the keyboard alone, and Enter in it saves nothing', async ({ page, open, journal }) => {
      await open('bindBank', borrowers.bankCard);
      await page.getByRole('button', { name: 'Bank' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Bank' })).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('radio', { name: 'Sample Island Bank' })).toBeChecked();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Bank' })).toHaveText('Sample Island Bank');
      expect(journal.calls).toEqual([FORM]);
    });

    test('of a long list has its buttons in sight on the smallest phone', { tag: '@matrix' }, async ({
      page,
      open,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await open('bindBank', borrowers.bankLong);
      await page.getByRole('button', { name: /^Bank, exactly/ }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('radio').last().check();
      for (const button of await sheet.getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 });
    });
  });

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

    test('is in sight at once, and covers no field that is gone to', async ({ page, open }) => {
      await open('bindBank', borrowers.bankCard);
      await expect(nextButton(page)).toBeInViewport({ ratio: 1 });
      await page.getByLabel('Account number').focus();
      const zip = page.getByLabel('ZIP code (optional)');
      for (
        let presses = 0;
        presses < 8 && !(await zip.evaluate((field) => field === document.activeElement));
        presses++
      )
        await page.keyboard.press('Tab');
      await expect(zip).toBeFocused();
      const [field, button] = [await zip.boundingBox(), await nextButton(page).boundingBox()];
      expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
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
  });

  const borrower = borrowers.bankCard;

  test.describe('However the save is asked for', () => {
    test('Enter sends nothing while the keyboard hides the button', { tag: '@matrix' }, async ({
      page,
      open,
      journal,
    }) => {
      await open('bindBank', borrower);
      await fillIn(page);
      await page.getByLabel('Account number').focus();
      await page.setViewportSize({ width: 360, height: 340 });
      await expect(nextButton(page)).toHaveCount(0);
      await page.keyboard.press('Enter');
      await page.setViewportSize({ width: 360, height: 640 });
      await expect(nextButton(page)).toBeEnabled();
      expect(journal.calls).toEqual([FORM]);
    });
  });
});

const items = [
  bankItem('plain', { title: 'Plain', subtitle: 'Digits' }),
  bankItem('phone', { title: 'Phone', inputType: 'phone' }),
  bankItem('card', { title: 'Card', inputType: 'card', value: '**** 1234' }),
  bankItem('city', { title: 'City', cate: 'city-select' }),
  bankItem('town', { title: 'Town', cate: 'city-select', note: [{ name: 'Cebu', type: 'c7' }] }),
  bankItem('day', { title: 'Day', cate: 'day', value: '1990-05-04 00:00:00' }),
  bankItem('later', { title: 'Later', cate: 'something-new' }),
];

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
});
