import type { Page } from '@playwright/test';
import type { Sandbox } from '../../scripts/sandbox/createSandbox.ts';
import { captchaCode, smsCode } from '../../scripts/sandbox/testBorrower.ts';
import { expect, test } from './fixture.ts';
import { expectMarked } from './support/form.ts';

const landing = '/promotion?id=7001&app_from=ads&user_from=u1&utm_tag=summer&invite_code=friend';

/** Reads the captcha as a person does: with a back door of the sandbox in the place of eyes. */
const lettersOf = async (page: Page, sandbox: Sandbox): Promise<string> => {
  const picture = page.getByAltText(/Letters to type/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(264);
  const sid = new URL((await picture.getAttribute('src')) ?? '', page.url()).searchParams.get('sid') ?? '';
  return captchaCode(sandbox, sid);
};

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

const getCode = async (page: Page, sandbox: Sandbox, phone: string): Promise<void> => {
  await field(page, 'Image captcha').fill(await lettersOf(page, sandbox));
  await field(page, 'Phone').fill(phone);
  await page.getByRole('button', { name: 'Get code' }).click();
  await expect(page.getByText('We sent a code to your phone.')).toBeVisible();
  await field(page, 'SMS code').fill(await smsCode(sandbox, phone));
};

test.describe('A visitor from an ad', () => {
  test('registers, is led to the app, and can take a loan', async ({ page, app, journal, leaks }) => {
    // The sandbox numbers a new borrower by their phone, and the tab notes whose page stood there last.
    leaks.expect('mobilePhone in the store loan:default:borrower');
    const phone = '13912345678';
    await page.goto(`${landing}&links_id=l%201&down_id=d1`);
    await expect(page.getByRole('heading', { level: 1, name: 'A decision within 1 day' })).toBeVisible();
    const letters = await field(page, 'Image captcha').evaluate((input) =>
      ['autocomplete', 'autocapitalize', 'autocorrect'].map((name) => input.getAttribute(name)),
    );
    expect(letters).toEqual(['off', 'none', 'off']);
    await getCode(page, app.sandbox, phone);
    const code = await field(page, 'SMS code').inputValue();
    await field(page, 'SMS code').fill(code === '000000' ? '000001' : '000000');
    await page.getByRole('button', { name: 'Apply now' }).click();
    await expectMarked(field(page, 'SMS code'), 'That code is not right. Check the SMS.');
    await field(page, 'SMS code').fill(code);
    await page.getByRole('button', { name: 'Apply now' }).click();
    await expect(page).toHaveURL(/#\/downloadTemplate$/);
    await expect(page.getByRole('heading', { level: 1, name: 'You are registered' })).toBeFocused();
    await expect(page.getByText(phone)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Download Sample Loan' })).toHaveAttribute(
      'href',
      /\/sandbox\/away\/download\?links_id=l%201&down_id=d1$/,
    );
    const made = (path: string) => journal.calls.filter((call) => call.endsWith(path)).length;
    expect(['track-visit', 'get-sid', 'get-captcha', 'get-sms', 'track-click', 'register'].map(made)).toEqual([
      1, 1, 1, 1, 2, 2,
    ]);
    // The app logs in who has registered; in the sandbox, the start page does.
    await page.goto('/sandbox/');
    await page.locator(`#offer-176${phone}`).getByRole('link', { name: 'Confirm the loan' }).click();
    await expect(page.getByText('₱4,500.00').first()).toBeVisible();
  });

  test('reads the agreement and comes back to what was typed, also where the page is loaded anew', async ({ page }) => {
    await page.goto(landing);
    await field(page, 'Phone').fill('13912345678');
    await page.getByRole('link', { name: 'Registration agreement' }).click();
    await expect(page).toHaveURL(/#\/agreementTemplate$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Registration agreement' })).toBeFocused();
    const frame = page.frameLocator('iframe');
    await expect(frame.getByText('Whoever registers is over 18')).toBeVisible();
    await expect(page.locator('iframe')).toHaveAttribute('sandbox', '');
    await page.goBack();
    await expect(field(page, 'Phone')).toHaveValue('13912345678');
    await page.reload();
    await expect(field(page, 'Phone')).toHaveValue('13912345678');
  });
});

test('The landing page keeps its form in its place while the offer and its banner arrive', async ({ page }) => {
  const places: number[] = [];
  await page.route('**/channel-template*', async (route) => {
    places.push((await page.getByLabel('Phone', { exact: true }).boundingBox())?.y ?? 0);
    await route.continue();
  });
  await page.goto(landing);
  await expect(page.getByRole('heading', { level: 1, name: 'A decision within 1 day' })).toBeVisible();
  await expect
    .poll(() => page.locator('.banner img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  places.push((await page.getByLabel('Phone', { exact: true }).boundingBox())?.y ?? 0);
  expect(places[0]).toBeGreaterThan(0);
  expect(places[1]).toBe(places[0]);
});
