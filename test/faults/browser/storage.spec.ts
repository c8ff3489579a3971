import type { Page } from '@playwright/test';
import { paymentStatusText } from '../../../shared/payments/messages.ts';
import { answered, answersOf } from '../data.ts';
import { type Answers, addressOf, expect, press, see, test } from './fixture.ts';

const both = (get: string): string =>
  `for (const name of ['sessionStorage', 'localStorage'])
    Object.defineProperty(window, name, { get() { ${get} } });`;

/** A browser’s storage in every state that phones have been seen in; the script runs before the page’s own. */
const storages = {
  'throws where it is reached for': both("throw new DOMException('denied', 'SecurityError');"),
  'is not there': both('return null;'),
  'throws at every access': `for (const name of ['getItem', 'setItem', 'removeItem', 'key'])
    Storage.prototype[name] = () => { throw new DOMException('broken', 'InvalidStateError'); };`,
  'is full': `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };`,
  'takes nothing, and does not say so': `Storage.prototype.setItem = () => {};`,
} as const;

interface Screen {
  readonly path: string;
  readonly query?: { readonly [name: string]: string };
  readonly answers: Answers;
  readonly shows: string;
}

const paying: Screen = {
  path: '/repaymentMethod',
  query: { withholdingAmount: '320000' },
  answers: { ...answered(answersOf.repaymentMethod), commitRepayment: 'no network' },
  shows: '**** 6677',
};

const signing: Screen = {
  path: '/newLoanConfirm',
  answers: { ...answered(answersOf.newLoanConfirm), pushLoan: 'no network' },
  shows: '₱4,500.00',
};

const screens: readonly Screen[] = [
  { path: '/repay', answers: answered(answersOf.repay), shows: '₱3,200.00' },
  paying,
  signing,
];

for (const [state, script] of Object.entries(storages))
  test(`Where the storage ${state}, screens show their data, before and after a reload`, async ({ page, service }) => {
    await page.addInitScript(script);
    for (const { path, query, answers, shows } of screens) {
      service.answer(answers);
      await page.goto(addressOf(path, query));
      await see(page, shows);
      await page.reload();
      await see(page, shows);
    }
  });

/** Takes the steps up to the request; a page that warns first is gone past. */
const pay = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Pay ₱3,200.00', exact: true }).waitFor();
  await page.locator('.bank-card').first().click();
  await press(page, 'Pay ₱3,200.00');
  const goOn = page.getByRole('button', { name: 'Go on to pay' });
  await goOn.or(page.getByText(paymentStatusText.mayBePaid.text)).first().waitFor();
  if (!(await goOn.isVisible())) return;
  await goOn.click();
  await press(page, 'Pay ₱3,200.00');
};

const sign = (page: Page): Promise<void> => press(page, 'Loan');

for (const state of ['is not there', 'is full', 'takes nothing, and does not say so'] as const)
  for (const [what, screen, send, call, says] of [
    ['payment', paying, pay, 'commitRepayment', paymentStatusText.mayBePaid.text],
    ['loan', signing, sign, 'pushLoan', 'We do not know yet whether your loan went through'],
  ] as const)
    test(`A ${what} whose answer is lost is not sent again over a reload where the storage ${state}`, async ({
      page,
      service,
    }) => {
      await page.addInitScript(storages[state]);
      service.answer(screen.answers);
      await page.goto(addressOf(screen.path, 'query' in screen ? screen.query : {}));
      await send(page);
      await see(page, says);
      await page.reload();
      await see(page, says);
      expect(service.timesAsked(call)).toBe(1);
    });
