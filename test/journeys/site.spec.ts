import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { cutOffTexts, doubleText, sidewaysPixels } from './support/look.ts';
import { expectMarked, expectUnmarked } from './support/marked.ts';
import { matrixUnless } from './support/matrix.ts';

const pages = ['', 'About', 'User', 'Policy', 'Loan', 'Contact'];

test.describe('The public site', () => {
  test('leads from every page to every other by its navigation', async ({ page }) => {
    const ways = [
      ['About Us', '/About', 'About Us'],
      ['Policy', '/Policy', 'Policy'],
      ['Loan services', '/Loan', 'Loan services'],
      ['Contact us', '/Contact', 'Contact us'],
      ['Home', '/', 'You see what a loan costs before you say yes'],
    ] as const;
    await page.goto('/');
    for (const [label, path, heading] of ways) {
      await page.getByRole('banner').getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('heading').first()).toHaveText(heading);
      await expect(page.getByRole('link', { name: label, exact: true }).first()).toHaveAttribute(
        'aria-current',
        'page',
      );
    }
  });

  test('keeps a visitor’s language from page to page', { tag: '@matrix' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Filipino' }).click();
    await expect(page.getByRole('heading', { name: 'Bakit kami' })).toBeVisible();
    await page.getByRole('link', { name: 'Tungkol sa amin' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tungkol sa amin' })).toBeVisible();
    await expect(page).toHaveURL('/About?lang=fil');
  });

  for (const path of pages)
    test(`on /${path} says who lends, shows its pictures, makes no call, and fits 320, 360 and 1200 px, with large text too`, {
      tag: '@matrix',
    }, async ({ page, journal }) => {
      await page.goto(`/${path}`);
      const foot = page.getByRole('contentinfo');
      await expect(foot).toContainText('Sample Lending Company, Inc.');
      await expect(foot).toContainText('SEC registration');
      await expect(foot).toContainText('©');
      for (const picture of await page.locator('img').all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
          .toBe(true);
      }
      await page.waitForLoadState('networkidle');
      expect(journal.calls).toEqual([]);
      for (const width of [320, 360, 1200]) {
        await page.setViewportSize({ width, height: 640 });
        expect([width, await sidewaysPixels(page)]).toEqual([width, 0]);
      }
      await doubleText(page);
      for (const width of [320, 360, 1200]) {
        await page.setViewportSize({ width, height: 640 });
        expect([width, await sidewaysPixels(page), await cutOffTexts(page)]).toEqual([width, 0, []]);
      }
    });
});

test.describe('The reasons on the public site', () => {
  for (const path of ['', 'About'])
    test(
      `stand in even rows below their heading on /${path}, on a phone and on a desk`,
      matrixUnless(!path),
      async ({ page }) => {
        for (const width of [360, 1200]) {
          await page.setViewportSize({ width, height: 640 });
          await page.goto(`/${path}`);
          const first = page.locator('.tiles').first();
          const widths = await first.locator('> *').evaluateAll((tiles) => tiles.map((tile) => tile.clientWidth));
          expect(new Set(widths).size).toBe(1);
          const gap = await first.evaluate(
            (list) =>
              list.getBoundingClientRect().top - (list.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
          );
          expect(gap).toBeGreaterThanOrEqual(8);
        }
      },
    );
});

test('The public site has nothing to read under the camera of a phone on its side', async ({ page }) => {
  const phone = await page.context().newCDPSession(page);
  await phone.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 59, right: 59 } });
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/About');
  const main = await page.getByRole('main').boundingBox();
  expect([main?.x, main?.width]).toEqual([59, 844 - 2 * 59]);
});

test('A visitor who asks what being late would cost comes to where it is worked out, in their language', {
  tag: '@matrix',
}, async ({ page }) => {
  await page.goto('/Loan?lang=fil');
  await page.locator('a[href*="loanAgreement"][href$="#calculator"]').click();
  await expect(page).toHaveURL(/\/loanAgreement\?lang=fil#calculator$/);
  await expect(page.locator('#calculator h2')).toBeInViewport();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
});

test.describe('The landing page', () => {
  test('works out what a loan would cost while a visitor moves it, and leads to what being late would cost', async ({
    page,
    journal,
  }) => {
    await page.goto('/');
    const back = page.locator('#example [data-out=back]');
    await expect(back).toHaveText('₱5,606.67');
    await page.getByLabel('You borrow').focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('#example [data-out=amount]')).toHaveText('₱5,500.00');
    await expect(back).toHaveText('₱6,167.33');
    await page.getByLabel('For how many days').press('End');
    await expect(page.locator('#example [data-out=days]')).toHaveText('365');
    await expect(page.getByText('An example with one payment at the end.')).toBeVisible();
    await page.getByText('What if I pay late?').click();
    await expect(page.getByText(/There is a one-time late penalty: ₱1,000/)).toBeVisible();
    const calculator = page.getByRole('link', { name: 'Work out what being late would cost' });
    await expect(calculator).toHaveAttribute('href', '/loanAgreement#calculator');
    expect(journal.calls).toEqual([]);
  });

  test('has its ways in one line, the page that it is in sight, and no half of another before the last', {
    tag: '@matrix',
  }, async ({ page }) => {
    await page.goto('/Contact');
    const ways = page.getByRole('banner').getByRole('navigation');
    await expect(ways.getByRole('link', { name: 'Contact us' })).toBeInViewport({ ratio: 1 });
    expect((await page.locator('header').boundingBox())?.height).toBeLessThan(60);
    const before = await ways.getByRole('link', { name: 'Loan services' }).evaluate((link) => {
      const words = document.createRange();
      words.selectNodeContents(link);
      return words.getBoundingClientRect().right;
    });
    expect(before).toBeLessThanOrEqual((await ways.boundingBox())?.x ?? 0);
  });

  // By a browser's own setting for large letters a phone is as many letters wide as a smaller one.
  for (const [what, width] of [
    ['the smallest phone', 320],
    ['a phone with doubled text', 180],
  ] as const)
    test(
      `has all its ways in sight on ${what}, below the lender’s name`,
      matrixUnless(width === 320),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 640 });
        await page.goto('/Contact');
        const banner = page.getByRole('banner');
        for (const name of ['Home', 'About Us', 'Policy', 'Loan services', 'Contact us'])
          await expect(banner.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
        const name = await banner.getByText('Sample Loan').boundingBox();
        const ways = await banner.getByRole('navigation').boundingBox();
        expect(ways?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
        expect(await sidewaysPixels(page)).toBe(0);
      },
    );

  test('has its ways below the lender’s name where a phone enlarges the letters alone', { tag: '@matrix' }, async ({
    page,
  }) => {
    await page.goto('/');
    await doubleText(page);
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: 'Home' })).toBeInViewport({ ratio: 1 });
    await expect(banner.getByRole('link', { name: 'About Us' })).toBeInViewport({ ratio: 1 });
    expect(await sidewaysPixels(page)).toBe(0);
  });

  for (const [lang, home, services] of [
    ['en', 'Home', 'Loan services'],
    ['fil', 'Home', 'Mga serbisyo sa loan'],
    ['id', 'Beranda', 'Layanan pinjaman'],
  ] as const)
    test(
      `has the page that it is clear of the lender’s name, in ${lang}`,
      matrixUnless(lang === 'en'),
      async ({ page }) => {
        const ways = page.getByRole('banner').getByRole('navigation');
        for (const [path, name] of [
          ['/', home],
          ['/Loan', services],
        ] as const) {
          await page.goto(`${path}?lang=${lang}`);
          await expect(page.locator('html')).toHaveAttribute('lang', lang);
          const link = ways.getByRole('link', { name, exact: true });
          await expect(link).toBeInViewport({ ratio: 1 });
          const [at, line] = [await link.boundingBox(), await ways.boundingBox()];
          // What is nearer to the edge fades.
          expect((at?.x ?? 0) - (line?.x ?? 0)).toBeGreaterThanOrEqual(15);
        }
      },
    );
});

test.describe('The contact form', () => {
  const filled = { Name: 'Ana', Phone: '0917 555 0101', Message: 'Where is my money?' } as const;
  const prepare = (page: Page) => page.getByRole('button', { name: 'Prepare e-mail' }).click();
  const fillIn = async (page: Page, changes: Partial<Record<keyof typeof filled, string>> = {}) => {
    for (const [label, value] of Object.entries({ ...filled, ...changes }))
      await page.getByLabel(label, { exact: true }).fill(value);
  };

  test('asks for what is empty, and keeps what was typed', async ({ page, journal }) => {
    for (const [missing, words] of [
      ['Name', 'name'],
      ['Phone', 'phone number'],
      ['Message', 'message'],
    ] as const)
      await test.step(missing, async () => {
        await page.goto('/Contact');
        await fillIn(page, { [missing]: '   ' });
        await prepare(page);
        await expect(page.getByText('Please provide complete information!')).toBeVisible();
        await expectMarked(page.getByLabel(missing, { exact: true }), `Please write your ${words}.`);
        await expect(page.getByText('Successfully!')).toBeHidden();
        for (const [label, value] of Object.entries(filled).filter(([label]) => label !== missing))
          await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
        await page.getByLabel(missing, { exact: true }).fill(filled[missing]);
        await expectUnmarked(page.getByLabel(missing, { exact: true }));
        expect(journal.calls).toEqual([]);
      });
  });

  test('says what is missing for three seconds, and that it is complete for two', { tag: '@matrix' }, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/Contact');
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    await prepare(page);
    await page.clock.runFor(2_900);
    await expect(page.getByText('Please provide complete information!')).toBeVisible();
    await page.clock.runFor(200);
    await expect(page.getByText('Please provide complete information!')).toBeHidden();
    await fillIn(page);
    await prepare(page);
    await page.clock.runFor(1_900);
    await expect(page.getByRole('status').getByText('Successfully!')).toBeVisible();
    await page.clock.runFor(200);
    await expect(page.getByText('Successfully!')).toBeHidden();
  });

  test('hands the message to the visitor’s own e-mail, with the phone as it was written', { tag: '@matrix' }, async ({
    page,
    journal,
  }) => {
    await page.goto('/Contact');
    for (const phone of ['+63 (917) 555-0101', '1234', '0917/5550100', '09175550100 ext 5']) {
      await fillIn(page, { Phone: phone });
      await prepare(page);
      await expect(page.getByText('Your message is ready')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Send it by e-mail' })).toHaveAttribute(
        'href',
        `mailto:service@sample-loan.example?subject=Ana&body=Where%20is%20my%20money%3F%0A%0AAna%0A${encodeURIComponent(phone)}`,
      );
    }
    expect(journal.calls).toEqual([]);
  });

  test('offers no e-mail with what stood there before a change, and one with what stands there then', {
    tag: '@matrix',
  }, async ({ page }) => {
    await page.goto('/Contact');
    await fillIn(page);
    await prepare(page);
    const link = page.getByRole('link', { name: 'Send it by e-mail' });
    await expect(link).toBeVisible();
    await page.getByLabel('Message', { exact: true }).fill('Something else');
    await expect(link).toBeHidden();
    await prepare(page);
    await expect(link).toHaveAttribute('href', /body=Something%20else%0A/);
  });
});
