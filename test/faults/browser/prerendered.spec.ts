import type { Page } from '@playwright/test';
import * as data from '../data.ts';
import { type Answers, addressOf, expect, type Service, see, test } from './fixture.ts';

const ok = (answer: unknown) => ({ data: answer });

/**
 * Chromium prerenders nothing in a tab that a tool is attached to. So the document is told that it is prerendered: it is hidden, and its storage
 * records what it is given, until `openPrerendered`. test/prerender/ shows the real thing.
 */
const prerender = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let isOpen = false;
    const host = window as unknown as { kept: string[]; openPrerendered(): void };
    host.kept = [];
    const say = (target: object, name: string, get: () => unknown) =>
      Object.defineProperty(target, name, { configurable: true, get });
    say(document, 'prerendering', () => !isOpen);
    say(document, 'visibilityState', () => (isOpen ? 'visible' : 'hidden'));
    say(document, 'hidden', () => !isOpen);
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, text) {
      if (!isOpen && this.getItem(key) !== text) host.kept.push(key);
      setItem.call(this, key, text);
    };
    say(window, 'loanApp', () => (isOpen ? undefined : { postMessage: (message: string) => host.kept.push(message) }));
    host.openPrerendered = () => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      isOpen = true;
      document.dispatchEvent(new Event('prerenderingchange', { bubbles: true }));
    };
  });

const open = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as { openPrerendered(): void }).openPrerendered());

const plan: Answers = { readPeriodPlan: ok(data.periodPlan()), readOrder: ok(data.order()) };

// Data older than ten seconds are read again when the page is opened.
const OLD_MS = 11_000;

/** The screens that are prerendered: the repayment from an order, the pay code from a repayment. */
const screens = [
  ['/repay', '₱3,200.00'],
  ['/repaymentOfCode2', '71159216117041'],
] as const;

/** Prerenders a screen, and waits until it has its data, or its call has ended. */
const draw = async (page: Page, service: Service, path: string): Promise<void> => {
  await page.clock.install();
  // From the borrower's own order, which has noted whose tab this is.
  await page.goto(addressOf('/loanDetail'));
  await see(page, 'Repayment due');
  await prerender(page);
  await page.goto(addressOf(path));
  if (path === '/repay') await expect.poll(() => service.timesAsked('readPeriodPlan')).toBe(1);
};

/** What happens between the prerendering and the opening, and what is on screen then. */
const changes: readonly {
  readonly name: string;
  readonly answers?: Answers;
  readonly isOld?: boolean;
  readonly shows: string;
  readonly hides?: string;
}[] = [
  { name: 'nothing has changed', shows: '' },
  {
    name: 'the amount has changed',
    answers: { readPeriodPlan: ok(data.periodPlan(150_000)) },
    isOld: true,
    shows: '₱1,500.00',
    hides: '₱3,200.00',
  },
  {
    name: 'it was paid elsewhere',
    answers: { readPeriodPlan: { refused: 'Nothing to repay.', code: '4011' }, readOrder: ok(data.settled) },
    isOld: true,
    shows: 'This order is paid in full',
    hides: '₱3,200.00',
  },
  {
    name: 'the borrower was signed out',
    answers: { readPeriodPlan: { refused: 'Please log in again.', code: '4001' } },
    isOld: true,
    shows: 'You are logged out',
    hides: '₱3,200.00',
  },
  {
    name: 'the network is gone',
    answers: { readPeriodPlan: 'no network', readOrder: 'no network' },
    isOld: true,
    shows: 'May be out of date',
  },
];

for (const [path, data] of screens)
  for (const { name, answers, isOld, shows, hides } of changes)
    test(`${path}, prerendered, is opened, and ${name}`, async ({ page, service }) => {
      test.skip(path === '/repaymentOfCode2' && name === 'the network is gone', 'it has no data before it is opened');
      service.answer(plan);
      await draw(page, service, path);
      if (path === '/repay') await see(page, data);
      // Until it is opened, it only reads, keeps nothing, and tells the app nothing.
      expect(service.asked.every((call) => call.startsWith('read'))).toBe(true);
      expect(await page.evaluate(() => (window as unknown as { kept: string[] }).kept)).toEqual([]);
      service.answer(answers ?? {});
      if (isOld) await page.clock.fastForward(OLD_MS);
      await open(page);
      await see(page, shows || data);
      if (hides) await expect(page.getByText(hides)).toHaveCount(0);
    });
