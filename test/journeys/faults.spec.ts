import type { Page } from '@playwright/test';
import { type BorrowerOf, borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { matrixUnless } from './support/matrix.ts';
import { routeFirst } from './support/routeFirst.ts';

interface FirstCall {
  readonly screen: string;
  readonly call: string;
  readonly address: string;
  readonly borrower: BorrowerOf;
  /** What is on screen once the call has been answered well. */
  readonly amount: string;
}

const pages: readonly FirstCall[] = [
  {
    screen: 'repay',
    call: 'readPeriodPlan',
    address: '**/api/v3/installment/loan-play-detail?*',
    borrower: borrowers.dueSoonWithDelay,
    amount: '₱3,200.00',
  },
  {
    screen: 'repayDelay',
    call: 'readDelayPlan',
    address: '**/api/growing/plan?*',
    borrower: borrowers.dueSoonWithDelay,
    amount: '₱480.00',
  },
  {
    screen: 'repaymentOfCode2',
    call: 'readPeriodPlan',
    address: '**/api/v3/installment/loan-play-detail?*',
    borrower: borrowers.dueSoonWithDelay,
    amount: '₱3,200.00',
  },
];

/** The calls that went to the address of a screen's first one: what else it reads comes once that has been answered. */
const asked = (calls: readonly string[], address: string): string[] =>
  calls.filter((made) => made.endsWith(address.slice('**'.length, -'?*'.length)));

const OFFLINE = 'There is no connection. Please check your data or Wi-Fi.';
const broken = 'The service has a problem right now. Please try again in a while.';

const TITLES: { readonly [words: string]: string } = {
  [broken]: 'This cannot be shown right now',
  [OFFLINE]: 'No connection',
};

const faults: readonly (readonly [string, Record<string, unknown>, string])[] = [
  ['an HTTP error', { fault: 'status', status: 500 }, broken],
  ['a page of HTML', { fault: 'malformed', form: 'html' }, broken],
  ['half an answer', { fault: 'malformed', form: 'cutJson' }, broken],
  ['nothing', { fault: 'malformed', form: 'empty' }, broken],
  ['null', { fault: 'malformed', form: 'null' }, broken],
  ['a list', { fault: 'malformed', form: 'array' }, broken],
  ['a text', { fault: 'malformed', form: 'string' }, broken],
  ['a refusal', { fault: 'refuse', code: '5000', message: 'We are closed today.' }, 'We are closed today.'],
];

// Every further form of a broken answer is read by the same code, which has its unit tests.
const usual: readonly string[] = ['an HTTP error', 'a page of HTML', 'a refusal', 'a success without data'];

const expectCalmFailure = async (page: Page, words: string) => {
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading')).toHaveText(TITLES[words] ?? 'This did not work');
  await expect(alert.getByRole('button', { name: /^Call / })).toBeVisible();
  await expect(alert).toContainText(words);
  await expect(page.locator('body')).not.toContainText(/undefined|NaN|\[object|null/);
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  await expect(page.locator('.hero__amount')).toHaveCount(0);
};

test.beforeEach(async ({ app, reset, expectProblem }) => {
  // A broken answer is written into the browser's own journal.
  expectProblem('Failed to load resource');
  await app.sandbox.fetch(new Request('http://sandbox.test/sandbox/faults', { method: 'DELETE' }));
  await reset(borrowers.dueSoonWithDelay);
});

for (const { screen, call, address, borrower, amount } of pages) {
  test.describe(`/${screen}, whose first call is answered by`, matrixUnless(screen === 'repay'), () => {
    for (const [name, fault, words] of faults) {
      test(
        `${name}: says so calmly, and Retry brings the page`,
        matrixUnless(usual.includes(name)),
        async ({ page, open, arm, journal }) => {
          await arm({ call, orderId: borrower.orderId, ...fault });
          await open(screen, borrower);
          await expectCalmFailure(page, words);
          expect(asked(journal.calls, address)).toHaveLength(1);
          await page.getByRole('button', { name: 'Retry' }).click();
          await expect(page.locator('.hero__amount')).toHaveText(amount);
          await expect(page.getByRole('alert')).toHaveCount(0);
          expect(asked(journal.calls, address)).toHaveLength(2);
        },
      );
    }

    test('no line at all: says so calmly, and Retry brings the page', async ({ page, open, journal }) => {
      await routeFirst(page, address, (route) => route.abort('internetdisconnected'));
      await open(screen, borrower);
      await expectCalmFailure(page, OFFLINE);
      expect(asked(journal.calls, address)).toHaveLength(1);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.locator('.hero__amount')).toHaveText(amount);
    });

    test('a line that breaks: says so calmly', async ({ page, open, arm }) => {
      // The browser itself may ask once more on a fresh line.
      await arm({ call, orderId: borrower.orderId, fault: 'drop', times: 9 });
      await open(screen, borrower);
      await expectCalmFailure(page, OFFLINE);
    });

    const useless: readonly (readonly [string, unknown, string?])[] = [
      ['a success without data', { code: '00', message: 'success', data: null }],
      ['a success without an amount', { code: 0, data: { productName: 'Sample Peso Loan', delayInfo: {} } }],
      ['no code', { message: 'success', data: { repayAmount: 1, delayInfo: { delayAmount: 1 } } }],
      ['a code that only begins with 0', { code: '0abc', message: 'Not so.', data: { repayAmount: 1 } }, 'Not so.'],
    ];
    for (const [name, json, words = broken] of useless) {
      test(`${name}: says so calmly`, matrixUnless(usual.includes(name)), async ({ page, open }) => {
        await page.route(address, (route) => route.fulfill({ json }));
        await open(screen, borrower);
        await expectCalmFailure(page, words);
      });
    }

    test('a refusal without a word: says that much', async ({ page, open }) => {
      await page.route(address, (route) => route.fulfill({ json: { code: 12, message: null, data: null } }));
      await open(screen, borrower);
      await expectCalmFailure(page, 'The service refused this.');
    });

    test('markup in its texts: shows it as text', async ({ page, open }) => {
      const message = '<img src=x onerror=alert(1)> & "quotes"';
      await page.route(address, (route) => route.fulfill({ json: { code: '5', message, data: null } }));
      await open(screen, borrower);
      await expect(page.getByRole('alert')).toContainText(message);
      await expect(page.locator('img[src="x"]')).toHaveCount(0);
    });

    test('fields of other kinds than promised: shows what can be shown', async ({ page, open }) => {
      const odd = {
        repayAmount: 320000,
        delayInfo: { title: 7, delayAmount: '48000' },
        repayDate: null,
        productName: { name: 'x' },
        productLogo: 'javascript:alert(1)',
        detail: [null, 'x', { text: 'Rate', value: null }, { text: {}, value: [] }],
        repayPlan: { items: [null, 3, { title: 'Fee', amount: null, time: undefined }] },
        repayList: { 0: { name: 'x' } },
        noticeMsg: ['x'],
        defDetail: {
          payCode: 71000000000123,
          logo: 5,
          title: null,
          payNotice: [null, { title: 'T', list: [null, 1] }],
        },
        isShowReyTop: {},
      };
      await page.route(address, (route) => route.fulfill({ json: { code: '0', data: odd } }));
      await open(screen, borrower);
      await expect(page.locator('.hero__amount')).toHaveText(amount);
      await expect(page.locator('.code')).toHaveText('71000000000123');
      await expect(page.locator('body')).not.toContainText(/undefined|NaN|\[object|null/);
      await expect(page.locator('[src^="javascript"]')).toHaveCount(0);
    });
  });
}
