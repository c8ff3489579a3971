import type { Page } from '@playwright/test';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { answerWith, breakLine, succeedWith } from './support/answers.ts';
import { putInApp, watchMoves } from './support/app.ts';
import { accessProblemsInBothColours, cutOffTexts, doubleText, sidewaysPixels } from './support/look.ts';
import { placeOf, standIn } from './support/standIn.ts';

const CALL = 'POST /api/v3/personal-center/contact-kf-info';
const PATH = '/v3/personal-center/contact-kf-info';

const SERVICE_PHONE = '+63 900 000 0000';
const OWN_PHONE = '+63 2 8555 0100';
const FAILED = 'The contact details of the service could not be loaded. Please use those below.';

const borrower = borrowers.instalments;

test.describe('A borrower reaches the customer service', () => {
  test('by what the service names, asked for once', async ({ page, open, journal }) => {
    const sent = page.waitForRequest(`**/api${PATH}?*`);
    await open('customerService', borrower);
    expect((await sent).postData()).toBe('{"overall":30}');
    await expect(page).toHaveTitle('Customer service · Sample Loan');
    await expect(page.getByText('Telephone / WhatsApp')).toBeVisible();
    await expect(page.getByRole('button', { name: SERVICE_PHONE, exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'help@sample-lending.example' })).toHaveAttribute(
      'href',
      'mailto:help@sample-lending.example',
    );
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    expect(journal.calls).toEqual([CALL]);
  });

  test('by a tap on the e-mail or the number', async ({ page, open }) => {
    const moves = await watchMoves(page);
    await open('customerService', borrower);
    await page.getByRole('link', { name: 'help@sample-lending.example' }).click();
    await expect.poll(() => moves).toContain('mailto:help@sample-lending.example');
    await page.getByRole('button', { name: SERVICE_PHONE, exact: true }).click();
    await expect.poll(() => moves).toContain('tel:+639000000000');
    await expect(page).toHaveTitle('Customer service · Sample Loan');
  });

  for (const [named, dialled] of [
    ['+63 917 000 0000 / +63 918 111 1111', 'tel:+639170000000'],
    ['24/7: (02) 8555-0100 local 12', 'tel:0285550100'],
    ['Viber or SMS, 0917.555.0100', 'tel:09175550100'],
  ] as const)
    test(`by a tap on the first number of ${named}`, { tag: '@matrix' }, async ({ page, open }) => {
      const moves = await watchMoves(page);
      await succeedWith(page, PATH, { email: '', smWa: named });
      await open('customerService', borrower);
      await page.getByRole('button', { name: named, exact: true }).click();
      await expect.poll(() => moves).toEqual([dialled]);
    });

  for (const [app, shape] of [
    ['ios', (message: object) => message],
    ['android', (message: object) => JSON.stringify(message)],
  ] as const) {
    test(`by a tap that the ${app} app takes`, { tag: '@matrix' }, async ({ page, open }) => {
      const messages = await putInApp(page, app);
      await open('customerService', borrower);
      await page.getByRole('button', { name: SERVICE_PHONE, exact: true }).click();
      await page.getByRole('button', { name: OWN_PHONE, exact: true }).click();
      await expect
        .poll(() => messages)
        .toEqual([
          shape({ action: 'callPhone', payload: { phone: '+639000000000' } }),
          shape({ action: 'callPhone', payload: { phone: '+63285550100' } }),
        ]);
    });
  }

  test('with a copy, where a tap does nothing', async ({ page, open, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('customerService', borrower);
    await page.getByRole('button', { name: 'Copy help@sample-lending.example' }).click();
    await expect(page.locator('.toast')).toHaveText('copy success');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('help@sample-lending.example');
  });

  test('in another language, which goes along to the next page', async ({ page, open }) => {
    await open('customerService', borrower);
    await page.getByRole('link', { name: 'Filipino' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
    await expect(page.getByRole('button', { name: SERVICE_PHONE, exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Magpadala ng reklamo' }).click();
    await expect(page).toHaveURL(/\/complaint\?.*lang=fil/);
    await expect(page.getByRole('heading', { level: 1, name: 'Reklamo' })).toBeVisible();
  });

  test('in another language, in which the pages before it stand too when they are gone back to', async ({
    page,
    open,
    journal,
  }) => {
    await open('loanDetail', borrower);
    await expect(page.getByRole('heading', { name: 'Repayment due' })).toBeVisible();
    await page.getByRole('link', { name: /Help/ }).click();
    await page.getByRole('link', { name: 'Filipino' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
    await expect(page).toHaveURL(/customerService/);
    await page.goBack();
    await expect(page).toHaveURL(/loanDetail/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mga Detalye ng Order');
    const asked = new URL(journal.requests.filter((address) => address.includes('/loan-details')).at(-1) ?? '');
    expect(asked.searchParams.get('orderId')).toBe(borrower.orderId);
    await page.goForward();
    await expect(page).toHaveURL(/customerService/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
  });

  test('with a complaint, and stays who they are', async ({ page, open }) => {
    await standIn(page, '/complaint');
    await open('customerService', borrower);
    await page.getByRole('button', { name: 'Send a complaint' }).click();
    await expect(page).toHaveTitle('Elsewhere');
    expect(await placeOf(page)).toMatchObject({ path: '/complaint', query: { orderId: '170001', userId: '50011' } });
  });

  test('in Filipino', async ({ page, open }) => {
    await open('customerService', borrower, { lang: 'fil' });
    await expect(page.getByText('Ihanda ang numero ng iyong order')).toBeVisible();
    await expect(page.getByRole('button', { name: SERVICE_PHONE, exact: true })).toBeVisible();
    await expect(page.getByText('Telepono / WhatsApp')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Magpadala ng reklamo' })).toBeVisible();
  });

  test('from the instructions', async ({ page, open }) => {
    for (const screen of ['carpmm', 'paymentInstructions']) {
      await open(screen, borrower);
      await expect(page.locator('a[href="tel:+63285550100"]')).toBeVisible();
      await page.getByRole('link', { name: 'Customer service' }).click();
      await expect(page.getByRole('button', { name: SERVICE_PHONE, exact: true })).toBeVisible();
      expect((await placeOf(page)).query).toMatchObject({ orderId: '170001', userId: '50011' });
    }
  });
});

test.describe('Somebody can always be reached', () => {
  test.beforeEach(({ expectProblem }) => {
    // A broken answer is written into the browser's own journal.
    expectProblem('Failed to load resource');
  });

  const expectOwn = async (page: Page) => {
    await expect(page.getByRole('button', { name: OWN_PHONE, exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'service@sample-loan.example' })).toHaveAttribute(
      'href',
      'mailto:service@sample-loan.example',
    );
  };

  test('where the service refuses, in its own words', async ({ page, open, arm }) => {
    await arm({ call: 'readContactInfo', fault: 'refuse', code: '5000', message: 'We are closed today.' });
    await open('customerService', borrower);
    await expect(page.locator('.toast')).toHaveText('We are closed today.');
    await expect(page.getByRole('alert')).toHaveText(FAILED);
    await expectOwn(page);
  });

  for (const [what, fault] of [
    ['has an HTTP error', { fault: 'status', status: 500 }],
    ['answers HTML', { fault: 'malformed', form: 'html' }],
    ['answers nothing', { fault: 'malformed', form: 'empty' }],
    ['answers null', { fault: 'malformed', form: 'null' }],
  ] as const) {
    test(`where the service ${what}, and it can be asked again`, { tag: '@matrix' }, async ({ page, open, arm }) => {
      await arm({ call: 'readContactInfo', ...fault });
      await open('customerService', borrower);
      await expect(page.getByRole('alert')).toHaveText(FAILED);
      await expect(page.locator('.toast')).toHaveText('');
      await expectOwn(page);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('button', { name: SERVICE_PHONE, exact: true })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }

  test('where the line breaks, and it can be asked again', async ({ page, open }) => {
    await breakLine(page, PATH);
    await open('customerService', borrower);
    await expect(page.getByRole('alert')).toHaveText(FAILED);
    await expectOwn(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: SERVICE_PHONE, exact: true })).toBeVisible();
  });

  test('while the service has not answered, and with no line at all', async ({ page, open, context }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**/api${PATH}?*`, async (route) => {
      await held;
      await route.abort('internetdisconnected');
    });
    await open('customerService', borrower);
    await expect(page.getByText('Loading the contact details…')).toBeAttached();
    await expectOwn(page);
    await context.setOffline(true);
    release();
    await expect(page.getByRole('alert')).toHaveText(FAILED);
    await expectOwn(page);
  });

  test('and nothing moves under the finger when the answer comes, whatever it is', async ({ page, open }) => {
    const placeOfOwn = () =>
      page
        .locator('section')
        .nth(1)
        .evaluate((section: HTMLElement) => section.offsetTop);
    await page.route(`**/api${PATH}?*`, () => {});
    await open('customerService', borrower);
    await expect(page.getByText('Loading the contact details…')).toBeAttached();
    const waiting = await placeOfOwn();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await open('customerService', borrower);
    await expect(page.getByRole('button', { name: SERVICE_PHONE, exact: true })).toBeVisible();
    expect(await placeOfOwn()).toBe(waiting);
    await breakLine(page, PATH);
    await open('customerService', borrower);
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await placeOfOwn()).toBe(waiting);
  });

  test('where the service names nothing, without an alarm', async ({ page, open }) => {
    await succeedWith(page, PATH, { email: '', smWa: '' });
    await open('customerService', borrower);
    await expect(page.getByText('The service names no contact details now.')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectOwn(page);
  });

  test('and a code that a phone would obey is only shown, and said to be nothing to call', async ({ page, open }) => {
    await succeedWith(page, PATH, { email: '', smWa: '**21*09175550100#' });
    await open('customerService', borrower);
    await expect(page.getByText('**21*09175550100#', { exact: true })).toBeVisible();
    await expect(page.getByText('It cannot be called from here.')).toBeVisible();
    await expect(page.getByRole('button', { name: '**21*09175550100#', exact: true })).toHaveCount(0);
  });

  test('and what is no number or address is only shown', async ({ page, open }) => {
    await succeedWith(page, PATH, { email: 'help@x.example?bcc=y@z.example', smWa: '@samplelending' });
    await open('customerService', borrower);
    await expect(page.getByText('@samplelending', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: '@samplelending', exact: true })).toHaveCount(0);
    await expect(page.locator('.contact a')).toHaveCount(0);
    await expect(page.getByText('help@x.example?bcc=y@z.example').first()).toBeVisible();
  });

  test('where the refusal has no words, there is no empty toast', async ({ page, open }) => {
    await answerWith(page, PATH, { code: '5000', message: '', data: null });
    await open('customerService', borrower);
    await expect(page.getByRole('alert')).toHaveText(FAILED);
    await expect(page.locator('.toast__text')).toHaveCount(0);
  });
});

test.describe('The customer service page fits', { tag: '@matrix' }, () => {
  for (const [what, width, isDoubled] of [
    ['the smallest phone', 320, false],
    ['the smallest phone with doubled text', 320, true],
  ] as const) {
    test(`${what}, with long details and none`, async ({ page, open }) => {
      await page.setViewportSize({ width, height: 640 });
      await succeedWith(page, PATH, {
        email: 'customer.service.of.the.visayas.and.mindanao@sample-lending-company.example',
        smWa: '+63 900 000 0000 local 1234567 / +63 900 000 0001',
      });
      await open('customerService', borrower);
      if (isDoubled) await doubleText(page);
      await expect(page.getByText('local 1234567').first()).toBeVisible();
      expect(await sidewaysPixels(page)).toBe(0);
      expect(await cutOffTexts(page)).toEqual([]);
      expect(await accessProblemsInBothColours(page)).toEqual([]);
    });
  }

  test('a finger: everything to tap is at least 44 px high', async ({ page, open }) => {
    await open('customerService', borrower);
    await expect(page.getByRole('button', { name: SERVICE_PHONE, exact: true })).toBeVisible();
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('a, button')]
        .filter((element) => element.getBoundingClientRect().height < 44)
        .map(({ textContent }) => textContent),
    );
    expect(small).toEqual([]);
  });
});
