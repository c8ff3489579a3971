import type { Page } from '@playwright/test';
import { type BorrowerOf, borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { doubleText } from './support/look.ts';

const STORE = 'loan:default:repaymentInfo';
const long = 'AWordWithoutAnySpaceThatIsLongerThanTheScreenOfAnyPhoneOnThisMarketIsWide0123456789';
const longPicture = '/sandbox/images/sample-wallet.svg';

const longInfo = {
  userId: '50999',
  orderId: '170999',
  productId: '2999',
  checkedAt: Date.now() - 300_000,
  repayAmount: 987_654_321_099,
  repayDate: '2026-12-24 10:15:00',
  productName: `Sample loan ${long}`,
  productLogo: longPicture,
  delayInfo: { title: `Move the date ${long}`, delayAmount: 987_654_321_099 },
  repayPlan: { items: [{ title: long, remark: long, amount: 987_654_321_099, time: '2026-12-24 10:15:00' }] },
  detail: [{ text: long, value: long }],
  repayList: [{ name: long, logo: longPicture, channel_number: '1' }],
  noticeMsg: long,
  defDetail: {
    payCode: '7100000000012371000000000123',
    title: long,
    logo: longPicture,
    payNotice: [{ title: long, list: [{ name: long, steps: [long] }] }],
  },
  isShowReyTop: 1,
};

const storeLongInfo = (page: Page) =>
  page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [
    STORE,
    JSON.stringify({ v: 1, data: longInfo }),
  ] as const);

/** Every one of these pages with a borrower, and what has to be on screen before it is looked at. */
const pages: readonly { readonly screen: string; readonly extra?: Record<string, string>; readonly from?: string }[] = [
  { screen: 'repay' },
  { screen: 'repayDelay' },
  { screen: 'repaymentOfCode2' },
  { screen: 'repaymentOfCode', extra: { type: '1' }, from: 'repay' },
  { screen: 'repaymentOfCode', extra: { type: '2' }, from: 'repay' },
];

const nameOf = ({ screen, extra }: (typeof pages)[number]) => `/${screen}${extra ? ` type ${extra['type']}` : ''}`;

type Open = (screen: string, borrower: BorrowerOf, extra?: Record<string, string>) => Promise<void>;

/** Opens a page in its ready state, as a borrower gets there. */
const openReady = async (page: Page, open: Open, at: (typeof pages)[number], extra: Record<string, string> = {}) => {
  if (at.from) {
    await open(at.from, borrowers.dueSoonWithDelay);
    await expect(page.locator('.hero__amount')).toBeVisible();
  }
  await open(at.screen, borrowers.dueSoonWithDelay, { ...at.extra, ...extra });
  await expect(page.locator('.hero__amount')).toBeVisible();
};

const expectNoSidewaysScroll = async (page: Page) => {
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }));
  expect(scroll).toBeLessThanOrEqual(client);
};

test.beforeEach(({ reset }) => reset(borrowers.dueSoonWithDelay));

test.describe('In Filipino', () => {
  const words: Readonly<Record<string, readonly string[]>> = {
    '/repay': [
      'Pagbabayad',
      'Halagang babayaran',
      'Due date',
      'higit pa',
      'Kopyahin',
      'Paano magbayad gamit ang code na ito',
      'Paano magbayad – hakbang-hakbang',
      'Paraan ng pagbabayad',
      'Na-check noong',
      'I-refresh',
    ],
    '/repayDelay': [
      'Pagbabayad para sa rollover',
      'Ang susunod mong due date ay',
      'Plano ng pagbabayad pagkatapos ng rollover',
      'Paraan ng pagbabayad',
    ],
    '/repaymentOfCode2': [
      'Pay code',
      'Kabuuang babayaran',
      'Itago ang deposit slip bilang patunay ng iyong bayad.',
      'Kopyahin',
      'Tingnan ang iyong order',
    ],
    '/repaymentOfCode type 1': ['Pay code', 'Halagang babayaran', 'Kopyahin'],
    '/repaymentOfCode type 2': [
      'Bago magbayad',
      'Ipakita ang QR code na ito sa counter',
      'Tiyaking ang halagang lumalabas',
      'Bayaran nang buo ang halaga, sa isang beses',
      'Gamitin ang code para sa order na ito lamang',
      'Itago ang deposit slip',
    ],
  };
  // The app's own English on these pages; the service's texts stay as they come.
  const english =
    /Repayment (amount|date|code)|Payment Method|How to|Copy$|Checked|Refresh|Your next|Payment plan|Total payment$|Please keep|See your order|Before you pay|Amount to pay/m;

  for (const at of pages) {
    test(`${nameOf(at)} says all of its own texts`, async ({ page, open }) => {
      await openReady(page, open, at, { lang: 'fil' });
      await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
      for (const text of words[nameOf(at)] ?? ['none']) await expect(page.locator('main')).toContainText(text);
      await expect(page.locator('main')).not.toContainText(english);
      await expect(page).toHaveTitle(`${await page.locator('h1').textContent()} · Sample Loan`);
      const next = page.locator('main a').first();
      if (await next.count()) await expect(next).toHaveAttribute('href', /[?&]lang=fil(&|$)/);
    });
  }

  test('the list of channels, and what it says without a choice', async ({ page, open }) => {
    await open('repay', borrowers.dueSoonWithDelay, { lang: 'fil' });
    await page.getByRole('button', { name: 'Paraan ng pagbabayad' }).click();
    const sheet = page.getByRole('dialog', { name: 'Pumili ng paraan ng pagbabayad' });
    await sheet.getByRole('button', { name: 'Magbayad', exact: true }).click();
    await expect(page.locator('.toast')).toHaveText('Pumili ng paraan ng pagbabayad');
  });

  test('a lost answer and a failure', async ({ page, open, expectProblem }) => {
    expectProblem('Failed to load resource');
    await page.route('**/generate-vcode?*', (route) => route.abort());
    await open('repay', borrowers.dueSoonWithDelay, { lang: 'fil' });
    await page.getByRole('button', { name: 'Paraan ng pagbabayad' }).click();
    await page.getByText('Sample Wallet').last().click();
    await page.getByRole('button', { name: 'Magbayad', exact: true }).click();
    const lost = page.getByRole('dialog', { name: 'Nawala ang sagot' });
    await expect(lost.getByRole('button', { name: 'Tingnan ang order' })).toBeVisible();
    await page.route('**/loan-play-detail?*', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('Walang koneksyon.');
    await expect(page.getByRole('button', { name: 'Subukan muli' })).toBeVisible();
  });

  for (const screen of ['repaymentOfCode2', 'repaymentOfCode']) {
    test(`/${screen} without an order`, async ({ page }) => {
      await page.goto(`/${screen}?lang=fil`);
      await expect(page.getByText(/Hindi sinasabi ng link na ito|Walang pay code dito/)).toBeVisible();
    });
  }
});

test.describe('The button at the lower edge', () => {
  for (const [screen, order, name] of [
    ['repay', borrowers.dueSoonWithDelay, 'Payment Method'],
    ['bindBank', borrowers.dueSoonWithDelay, 'Next'],
  ] as const)
    test(`of /${screen} is in sight at once, and leaves the window to large text`, async ({ page, open }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await open(screen, order);
      const button = page.getByRole('button', { name });
      await expect(button).toBeInViewport({ ratio: 1 });
      await doubleText(page);
      await expect(button).not.toBeInViewport();
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 1 });
    });
});

for (const width of [320, 360])
  test(`Each value stands beside its label, which gives way, at ${width} px`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 640 });
    await open('repay', borrowers.dueSoonWithDelay);
    await page.getByRole('button', { name: 'more', exact: true }).click();
    const apart = await page.evaluate(() =>
      [...document.querySelectorAll('.rows__row')]
        .filter((row) => {
          const [label, value] = [...row.children].map((each) => each.getBoundingClientRect());
          return !label || !value || value.top >= label.bottom;
        })
        .map(({ textContent }) => textContent),
    );
    expect(apart).toEqual([]);
  });

test.describe('Nothing scrolls sideways', { tag: '@matrix' }, () => {
  for (const at of pages) {
    test(`${nameOf(at)} with text twice as large on the narrowest phones`, async ({ page, open }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      for (const path of ['growing/plan', 'v3/installment/loan-play-detail'])
        await page.route(`**/api/${path}?*`, (route) => route.fulfill({ json: { code: 0, data: longInfo } }));
      await storeLongInfo(page);
      await open(at.screen, borrowers.longTexts, at.extra);
      await expect(page.locator('.hero__amount')).toHaveText('₱9,876,543,210.99');
      await doubleText(page);
      await expectNoSidewaysScroll(page);
      const opener = page.getByRole('button', { name: 'Payment Method' });
      if ((await opener.count()) === 0) return;
      await opener.click();
      await expectNoSidewaysScroll(page);
      const box = page.locator('.overlay__box');
      expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
      await box.getByRole('button', { name: 'Payment', exact: true }).scrollIntoViewIfNeeded();
      await expect(box.getByRole('button', { name: 'Payment', exact: true })).toBeInViewport();
    });
  }

  test('for the borrower whose every text is long', async ({ page, open }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open('repay', borrowers.longTexts);
    await page.getByRole('button', { name: 'more', exact: true }).click();
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'How to pay with this code' }).click();
    await expect(page.getByText('Total payment')).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
