import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { expectMarked, expectUnmarked } from './support/form.ts';
import { sidewaysPixels } from './support/look.ts';

test.describe('The public site', () => {
  test('leads from every page to every other by its navigation', async ({ page }) => {
    const ways = [
      ['About Us', '/About', 'About Us'],
      ['Policy', '/Policy', 'Policy'],
      ['Loan services', '/Loan', 'Loan services'],
      ['Contact us', '/Contact', 'Contact us'],
      ['Home', '/', 'You see what a loan costs before you say yes'],
    ] as const;
    const places = ['Home', 'About Us', 'Policy', 'Loan services', 'Contact us'];
    await page.goto('/');
    for (const [label, path, heading] of ways) {
      await page.getByText('Menu', { exact: true }).click();
      await page.getByRole('banner').getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('heading').first()).toHaveText(heading);
      await expect(page.locator('.site__menu [aria-current]')).toHaveText(label);
    }
    // With room for them, they stand in the line of the name.
    await page.setViewportSize({ width: 1200, height: 640 });
    await expect(page.getByText('Menu', { exact: true })).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link')).toHaveText(['Sample Loan', ...places]);
  });
});

test('The public site has nothing to read under the camera of a phone on its side', async ({ page }) => {
  const phone = await page.context().newCDPSession(page);
  await phone.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 59, right: 59 } });
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/About');
  const main = await page.getByRole('main').boundingBox();
  expect([main?.x, main?.width]).toEqual([59, 844 - 2 * 59]);
});

test('The public site has all its ways in sight in the width of a phone with doubled text, in a menu below the lender’s name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 180, height: 640 });
  await page.goto('/Contact');
  const banner = page.getByRole('banner');
  const menu = banner.getByText('Menu', { exact: true });
  await menu.focus();
  await page.keyboard.press('Enter');
  for (const name of ['Home', 'About Us', 'Policy', 'Loan services', 'Contact us'])
    await expect(banner.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  const name = await banner.getByText('Sample Loan').boundingBox();
  const first = await banner.getByRole('link', { name: 'Home' }).boundingBox();
  expect(first?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
  expect(await sidewaysPixels(page)).toBe(0);
  await menu.click();
  await expect(banner.getByRole('link', { name: 'Home' })).toBeHidden();
});

test.describe('The contact form', () => {
  const filled = { Name: 'Ana', Phone: '0917 555 0101', Message: 'Where is my money?' } as const;
  const prepare = (page: Page) => page.getByRole('button', { name: 'Prepare e-mail' }).click();
  const fillIn = async (page: Page, changes: Partial<Record<keyof typeof filled, string>> = {}) => {
    for (const [label, value] of Object.entries({ ...filled, ...changes }))
      await page.getByLabel(label, { exact: true }).fill(value);
  };

  test('asks for what is empty for three seconds, keeps what was typed, and says for two that it is complete', async ({
    page,
    journal,
  }) => {
    await page.clock.install();
    await page.goto('/Contact');
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    await fillIn(page, { Phone: '   ' });
    await prepare(page);
    await expect(page.getByText('Please provide complete information!')).toBeVisible();
    const phone = page.getByLabel('Phone', { exact: true });
    await expectMarked(phone, 'Please enter your phone number.');
    await expect(page.getByText('Successfully!')).toBeHidden();
    await page.clock.runFor(2_900);
    await expect(page.getByText('Please provide complete information!')).toBeVisible();
    await page.clock.runFor(200);
    await expect(page.getByText('Please provide complete information!')).toBeHidden();
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(filled.Message);
    await phone.fill(filled.Phone);
    await expectUnmarked(phone);
    await prepare(page);
    await page.clock.runFor(1_900);
    await expect(page.getByRole('status').getByText('Successfully!')).toBeVisible();
    await page.clock.runFor(200);
    await expect(page.getByText('Successfully!')).toBeHidden();
    expect(journal.calls).toEqual([]);
  });

  test('hands the message to the visitor’s own e-mail as it is written, and not as it was before a change', {
    tag: '@matrix',
  }, async ({ page, journal }) => {
    await page.goto('/Contact');
    const link = page.getByRole('link', { name: 'Send it by e-mail' });
    for (const phone of ['0917/5550100 ext 5', '٠٩١٧٥٥٥٠١٠٠']) {
      await fillIn(page, { Phone: phone });
      await expect(link).toBeHidden();
      await prepare(page);
      await expect(page.getByText('Your message is ready')).toBeVisible();
      await expect(link).toHaveAttribute(
        'href',
        `mailto:service@sample-loan.example?subject=Ana&body=Where%20is%20my%20money%3F%0A%0AAna%0A${encodeURIComponent(phone)}`,
      );
    }
    // What a phone fills in without an event is there when the message is handed over.
    await page.getByLabel('Name', { exact: true }).evaluate((input: HTMLInputElement) => {
      input.value = 'Ana Cruz';
    });
    await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
    await link.click();
    await expect(link).toHaveAttribute('href', /subject=Ana%20Cruz&/);
    expect(journal.calls).toEqual([]);
  });
});
