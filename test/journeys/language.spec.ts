import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { allTexts } from '../../scripts/build/readMessages.ts';
import { root } from '../../scripts/build/root.ts';
import type { RunningApp } from '../../scripts/serve/app.ts';
import { borrowers } from '../support/borrowers.ts';
import { expect, test } from './fixture.ts';
import { mark, repayment, sendButton, write } from './support/complaints.ts';
import { answerWith, holdCall, standInFrontOf, succeedWith } from './support/service.ts';
import { wordsOn } from './support/texts.ts';

/**
 * Does with every text of the page, also with those that come later, what a browser's translation does: puts two elements in the place of the node.
 * The translation is the text itself, so that it can be found by its words.
 */
const translate = (page: Page) =>
  page.addInitScript(() => {
    const LEFT = 'font, script, style, template, textarea, title, noscript';
    const translateAll = (): void => {
      const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts)
        if (text.data.trim() && text.parentElement && !text.parentElement.closest(LEFT)) {
          const outer = document.createElement('font');
          outer.appendChild(document.createElement('font')).textContent = text.data;
          text.replaceWith(outer);
        }
    };
    new MutationObserver(translateAll).observe(document, { childList: true, subtree: true });
  });

/** Writes another amount into what the service answers from now on. */
const sayInstead = (page: Page, was: string, now: string) =>
  page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const cents = (amount: string): string => amount.replace(/\D/g, '');
    const body = (await response.text()).split(was).join(now);
    await route.fulfill({ response, body: body.replace(new RegExp(`\\b${cents(was)}\\b`, 'g'), cents(now)) });
  });

test.describe('A page that the browser translates', () => {
  test.beforeEach(({ page }) => translate(page));

  // The page goes on asking until it is closed.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

  const { dueSoonWithDelay, cards } = borrowers;

  for (const [screen, borrower, was, now] of [
    ['loanDetail', dueSoonWithDelay, '3,200.00', '9,876.00'],
    ['repay', dueSoonWithDelay, '3,200.00', '9,876.00'],
    // This amount is that of the address: a card changes.
    ['repaymentMethod', cards, '1234', '9876'],
  ] as const)
    test(`A translated /${screen} shows what the service says now`, async ({ page, open }) => {
      const main = page.locator('main');
      await open(screen, borrower);
      await expect(main).toContainText(was);
      await sayInstead(page, was, now);
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(main).toContainText(now);
      await expect(main).not.toContainText(was);
      // A translator that asks is kept away from it altogether.
      await expect(page.locator('.notranslate', { hasText: now }).first()).toBeVisible();
    });

  test('A translated form takes back an error that is corrected, and counts what is typed', async ({ page, open }) => {
    await open('complainPageNext', mark, repayment);
    await sendButton(page).click();
    const problem = page.getByText('Please fill in your comments and suggestions');
    await expect(problem).toBeVisible();
    await write(page, 'Hello');
    await expect(problem).toHaveCount(0);
    await expect(page.locator('main')).toContainText('happened?5/200');
  });

  test('A translated form keeps the focus when the rest of the page comes', async ({ page, open }) => {
    const release = await holdCall(page, '**/late/**');
    await open('complainPageNext', mark, repayment);
    const box = page.getByRole('textbox');
    await box.pressSequentially('I have');
    const typedIn = await box.elementHandle();
    release();
    await expect.poll(() => typedIn?.evaluate((field) => field.isConnected)).toBe(false);
    await expect(box).toBeFocused();
    await page.keyboard.type(' paid.');
    await expect(box).toHaveValue('I have paid.');
  });

  test('A translated countdown goes on', async ({ page }) => {
    await succeedWith(page, '/v2/loan/promotion/get-sms', {});
    await page.goto('/promotion?id=7001');
    const filled = [
      [page.getByLabel('Image captcha', { exact: true }), 'abcd'],
      [page.getByLabel('Phone', { exact: true }), '13912345678'],
    ] as const;
    // A translated screen is drawn anew once, when the rest of the page has come: between two steps of `fill`, the field would be another one.
    await expect(async () => {
      for (const [field, typed] of filled) await field.fill(typed);
      for (const [field, typed] of filled) await expect(field).toHaveValue(typed, { timeout: 500 });
    }).toPass();
    await page.getByRole('button', { name: 'Get code' }).click();
    await expect(page.getByRole('button', { name: 'New code in' })).toHaveText(/^New code in 5[0-8] s$/);
  });
});

const BANK = 'بنك المدينة';
const FEE = 'رسوم';
const ALL = 'المبلغ الكلي';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where words are drawn: the box of each of their glyphs, in the order in which they are read. */
const glyphsOf = (page: Page, words: string): Promise<readonly Box[]> =>
  page.evaluate((wanted) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const at = node.textContent?.indexOf(wanted) ?? -1;
      if (at < 0 || !node.parentElement?.offsetParent) continue;
      return [...wanted].map((_, place) => {
        const range = document.createRange();
        range.setStart(node, at + place);
        range.setEnd(node, at + place + 1);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        return { left, right, top, bottom };
      });
    }
    return [];
  }, words);

const leftOf = (boxes: readonly Box[]): number => Math.min(...boxes.map(({ left }) => left));
const rightOf = (boxes: readonly Box[]): number => Math.max(...boxes.map(({ right }) => right));

/** The words stand on one line with their glyphs from left to right. */
const expectFromLeft = async (page: Page, words: string): Promise<void> => {
  const lefts = (await glyphsOf(page, words)).map(({ left }) => left);
  expect(lefts.length).toBe(words.length);
  expect(lefts).toEqual([...lefts].sort((one, other) => one - other));
};

/** The second words are drawn behind the first, or below them. */
const expectBehind = async (page: Page, first: string, second: string): Promise<void> => {
  const [before, after] = [await glyphsOf(page, first), await glyphsOf(page, second)];
  expect([before.length, after.length]).toEqual([first.length, second.length]);
  const isBelow = Math.min(...after.map(({ top }) => top)) >= Math.max(...before.map(({ bottom }) => bottom)) - 1;
  if (!isBelow) expect(leftOf(after)).toBeGreaterThanOrEqual(rightOf(before) - 1);
};

test.describe('Words of the service that are written from right to left', () => {
  test('leave amounts, dates and our words in their place on the period page', async ({ page, open }) => {
    await succeedWith(page, '/v3/installment/loan-play-detail', {
      repayAmount: 123456,
      repayDate: '2026-12-24',
      productName: BANK,
      detail: [
        { text: FEE, value: '₱34.50' },
        { text: ALL, value: '₱9,876.54' },
      ],
      repayList: [],
      noticeMsg: BANK,
    });
    await open('repay', borrowers.dueSoon);
    await expect(page.getByText(ALL)).toBeVisible();
    await expectFromLeft(page, '₱1,234.56');
    await expectFromLeft(page, '₱34.50');
    await expectFromLeft(page, '₱9,876.54');
    await expectBehind(page, FEE, '₱34.50');
    await expectBehind(page, ALL, '₱9,876.54');
    // A name itself is read from the right.
    const [first, second] = await glyphsOf(page, FEE);
    expect(first?.left).toBeGreaterThan(second?.left ?? Number.POSITIVE_INFINITY);
  });
});

const folderOfPages = join(root, process.env['OUT_DIR'] || 'dist');

/**
 * Sends a screen's document only up to the page's script, and the rest once `letCome` is called, like a slow network.
 * All other requests pass. `stop` restores the server.
 */
const holdDocument = (app: RunningApp, screen: string) => {
  const document = readFileSync(join(folderOfPages, screen, 'index.html'), 'utf8');
  const bodyAt = document.indexOf('<body>');
  const scriptAt = bodyAt + document.slice(bodyAt).search(/(<template>)?<script>/);
  const waiting: ServerResponse[] = [];
  const isHeld = ({ pathname }: URL): boolean => pathname === `/${screen}`;
  const stop = standInFrontOf(app, isHeld, (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(document.slice(0, scriptAt));
    waiting.push(response);
  });
  return {
    letCome: (): void => {
      for (const response of waiting) response.end(document.slice(scriptAt));
    },
    stop,
  };
};

const REFUSED_WITHOUT_WORDS = { code: '7777', message: '', data: null };
const GENERATE = '/v3/loan-details/generate-vcode';
const PERIOD_PLAN = '**/api/v3/installment/loan-play-detail*';

const english = await allTexts('en');
const filipino = await allTexts('fil');

/** A text in either language, for a page on which its language may not have arrived yet. */
const either = (id: string): RegExp => new RegExp(`^(${english[id]}|${filipino[id]})$`);

/** Pays, as soon as data and script are there; the service refuses it without a word. */
const pay = async (page: Page): Promise<void> => {
  await answerWith(page, GENERATE, REFUSED_WITHOUT_WORDS);
  await page.getByRole('button', { name: either('repaymentWays.method') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('Sample Bank').click();
  await sheet.getByRole('button', { name: either('channelSheet.pay') }).click();
};

type File = 'data' | 'script' | 'language';

// Each file arrives last once.
const orders: readonly (readonly File[])[] = [
  ['data', 'script', 'language'],
  ['language', 'data', 'script'],
  ['script', 'language', 'data'],
];

/**
 * Holds requests to an address until `letCome`, which resolves when those have arrived that have been made by then: what
 * one of the other files asks for comes later by itself.
 */
const hold = async (page: Page, address: string) => {
  const held: Request[] = [];
  let open = (): void => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(address, async (route) => {
    held.push(route.request());
    await gate;
    await route.continue();
  });
  return async (): Promise<void> => {
    open();
    for (const request of held) await (await request.response())?.finished();
  };
};

/** What stands in English of the texts that Filipino has in other words; what the service has said may be in English. */
const leftInEnglish = async (page: Page, said: readonly string[]): Promise<string[]> => {
  const inFilipino = new Set(Object.values(filipino));
  const wrong = new Set(Object.values(english).filter((words) => !inFilipino.has(words)));
  return (await wordsOn(page)).filter((words) => wrong.has(words) && !said.some((body) => body.includes(words)));
};

for (const order of orders)
  test(`Every text of /repay is in the language asked for, however its files arrive: ${order.join(', ')}`, async ({
    page,
    app,
    open,
  }) => {
    // Keeps toasts visible until everything has arrived.
    await page.addInitScript(() => {
      const { setTimeout: wait } = window;
      window.setTimeout = ((run: () => void, ms = 0) =>
        wait(run, ms === 2000 || ms === 3000 ? 600_000 : ms)) as typeof setTimeout;
    });
    const message = page.getByRole('dialog').getByRole('alert');
    const said: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/api/')) said.push(response.text().catch(() => ''));
    });
    const document = holdDocument(app, 'repay');
    try {
      const letCome: { readonly [file in File]: () => Promise<void> } = {
        data: await hold(page, PERIOD_PLAN),
        language: await hold(page, '**/texts/**'),
        script: async () => {
          document.letCome();
          await page.waitForLoadState('domcontentloaded');
        },
      };
      const asked = page.waitForRequest(PERIOD_PLAN);
      const opened = open('repay', borrowers.dueSoon, { lang: 'fil' });
      await asked;
      const there = new Set<File>();
      for (const file of order) {
        await letCome[file]();
        there.add(file);
        if (file !== 'language' && there.has('data') && there.has('script')) {
          await pay(page);
          await expect(message).toHaveText(either('common.failed'));
        }
      }
      await opened;
      await expect(message).toHaveText(filipino['common.failed'] ?? '');
      await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
      expect(await wordsOn(page)).toContain(filipino['repay.title']);
      expect(await leftInEnglish(page, await Promise.all(said))).toEqual([]);
    } finally {
      document.stop();
    }
  });
