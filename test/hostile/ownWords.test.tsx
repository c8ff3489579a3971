// @vitest-environment happy-dom

import { cleanup, render } from '@testing-library/preact';
import fc from 'fast-check';
import { atom } from 'nanostores';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { later as myDocuments } from '../../pages/myDocuments/later.tsx';
import { MyDocuments } from '../../pages/myDocuments/MyDocuments.tsx';
import { createMyDocuments } from '../../pages/myDocuments/model.ts';
import { later as paymentReminders } from '../../pages/paymentReminders/later.tsx';
import { createPaymentReminders } from '../../pages/paymentReminders/model.ts';
import { PaymentReminders } from '../../pages/paymentReminders/PaymentReminders.tsx';
import { offerRows, orderRows } from '../../shared/brand/current.ts';
import { applyLanguage } from '../../shared/i18n/t.ts';
import { openPayments } from '../../shared/payments/openPayments.ts';
import type { NewPayment } from '../../shared/payments/orderPayments.ts';
import { opened, screens } from '../faults/screens.tsx';
import type { Platform } from '../faults/stage.tsx';
import { success } from '../support/answers.ts';
import { confirmTest } from '../support/confirming.ts';
import { nextTurn } from '../support/repaymentMethod.ts';
import { laterOf, type TestPhone, testEnv } from '../support/testEnv.ts';
import { testRoutes } from '../support/testRoutes.ts';
import { seeded } from './seeded.ts';

vi.setConfig({ testTimeout: 300_000 });

const SEARCH = '?userId=7&orderId=o1&productId=9&withholdingAmount=320000';
const NOW_MS = Date.parse('2026-12-01T12:00:00+08:00');
const PROMISED = '2026-12-12';

const { loanDetail, borrowDetail, repay, repayDelay, repaymentOfCode2, repaymentMethod } = screens;
const { newLoanConfirm, loanConfirm } = screens;

const pages = {
  ...{ loanDetail, borrowDetail, repay, repayDelay, repaymentOfCode2, repaymentMethod },
  ...{ newLoanConfirm, loanConfirm },
  myDocuments: {
    draw: ({ env }: Platform) => opened(createMyDocuments({ ...env, later: laterOf(myDocuments) }), MyDocuments),
  },
  paymentReminders: {
    draw: ({ env }: Platform) =>
      opened(createPaymentReminders({ ...env, later: laterOf(paymentReminders) }), PaymentReminders),
  },
};
type Page = keyof typeof pages;

/** What the app says of money from a fact alone. */
const CLAIMS = new RegExp(
  `^(${[
    'paymentDetails\\.(paid\\w*|moved\\w*|accepted\\w*|next|nothingLeft|by|sent|repayment|reference)',
    ...['planTimeline\\.\\w+', 'orderView\\.(due|late\\w*)', 'codeTicket\\.(instalment|full|owing)', 'ownerLine\\.of'],
    ...['myDocuments\\.(paid|receipts|noReceipts)', 'receipt\\.\\w+', 'loanCost\\.(taken|cost|month|year|whole)'],
    ...[
      'priceLine\\.(atRate|differs)',
      'common\\.(receive|moneyTo|nothingHere)',
      'justTaken\\.\\w+',
      'channelTerms\\.once',
    ],
    ...['repaymentWays\\.expired', 'repaymentMethod\\.nothing'],
  ].join('|')})$`,
);
const CHANGES = /^paymentDetails\.changed/;

// In every language: counts, days, amounts, and the words that come with them.
const WORDS = [
  ...['Paid', 'Paid in full', 'Received amount', 'You get', 'Left to pay', 'Next', 'Instalment', 'Due', 'APR 120%'],
  ...['Bayad na', 'Hulog', 'Natanggap', 'Natitira', 'Lunas', 'Sudah dibayar', 'Cicilan', 'Diterima', 'Jatuh tempo'],
  ...['भुगतान हो गया', 'किस्त', 'प्राप्त राशि', '已还清', '第', '期', '实收金额', '下次还款', '200', '₱0.00', '2026-12-12'],
];
const piece = fc.oneof(
  fc.constantFrom(...WORDS),
  fc
    .tuple(fc.nat(12), fc.constantFrom(' of ', '/', ' sa ', ' dari ', ' में से ', ' 共 '), fc.nat(12))
    .map((parts) => parts.join('')),
  fc.constantFrom('2026-12-05', PROMISED, '2026-12-12 10:00', '12 December 2026', 'ika-12 ng Disyembre', '12月12日'),
  fc.nat(999_999).map((cents) => `₱${(cents / 100).toFixed(2)}`),
  fc.nat(40).map(String),
  fc.string({ maxLength: 8 }),
);
const words = fc
  .array(piece, { minLength: 1, maxLength: 3 })
  .map((pieces) => pieces.join(' '))
  // A status, and a row that the brand names, are facts.
  .filter((text) => text.trim() !== '200' && !Object.keys({ ...orderRows, ...offerRows }).includes(text.trim()));
const rows = fc.array(fc.record({ text: words, value: words }), { maxLength: 4 });
const payment = { title: words, description: words, remark: words };

/** The words of an answer, for every call at once. A fact of a wrong type is none. */
const said = fc.record({
  orderStatus: fc.oneof({ weight: 5, arbitrary: fc.constantFrom('21', '110', '151', '170', '174', '180') }, words),
  ...{ noticeStatusText: words, noticeDesText: words, productName: words, KindTipsMsg: words, reyMsg: words },
  ...{ noticeMsg: words, buttonText: words, pRateDsc: words, comProductName: words, firstPeriodDay: words },
  ...{ isDelay: fc.boolean(), telephone: words, userOrderDetail: fc.record({ detail: rows }) },
  ...{ detail: rows, details: rows, title: words, channel: words, plan: fc.record(payment) },
  facts: fc.option(fc.record({ payments: words, instalment: words, plan: fc.array(words, { minLength: 1 }) })),
});
type Said = { readonly plan?: object; readonly [name: string]: unknown };

/** The typed fields of an order: what is due and when. */
const DUE = { repayAmount: 320_000, repayDate: '2026-12-05' };

const answerOf = (path: string, { title, channel, plan, ...data }: Said, typed: typeof DUE): object => {
  if (/contract$|agreements$/.test(path)) return [{ title, position: 1 }];
  const planned = { ...plan, amount: 600_000, time: '2027-01-05', pay_time: '2027-01-05' };
  return {
    ...data,
    ...typed,
    // A rollover's plan promises a day, to which nothing has moved yet.
    ...(path.endsWith('/plan') && { repayDate: PROMISED }),
    ...{ amount: 500_000, periods: 35, termUnit: 'day', firstPayTime: '2027-01-05', repay_plans: [planned] },
    delayInfo: { title, delayAmount: 48_000 },
    repayPlan: { items: [planned] },
    defDetail: { payCode: '7100', title: channel },
    repayList: [{ channel_number: 1, name: channel }],
    ...{ alipay: { name: channel }, repayToken: 't', bankCards: [{ id: 1, bankName: channel, cardNo: title }] },
  };
};

const settle = async (): Promise<void> => {
  for (let at = 0; at < 8; at += 1) await nextTurn();
};

/** Opens a page on a phone from which a payment was begun, looks a few times, and collects the ids of all that the app says in its own words. */
const ownWords = async (
  name: Page,
  made: NewPayment,
  known: object,
  answer: (path: string, at: number) => object,
): Promise<Set<string>> => {
  let at = 0;
  const fetch = (async (input: Request) => success(answer(new URL(input.url).pathname, at))) as typeof globalThis.fetch;
  const search = SEARCH + (made.isRollover ? '&isDelay=1' : '');
  const phone: TestPhone = { search, fetch, nowMs: NOW_MS, phoneStorage: new Map() };
  const earlier = openPayments(testEnv(phone).env, atom({}));
  earlier.see({ status: '170', due: '320000', dueDate: DUE.repayDate, ...known });
  earlier.record(made);
  const test = confirmTest(phone);
  cleanup();
  render(pages[name].draw({ ...test, routes: testRoutes() }));
  const ids = new Set<string>();
  for (; at < 3; at += 1) {
    await settle();
    for (const [, id = ''] of document.body.innerHTML.matchAll(/⟦([^⟧]+)⟧/g)) ids.add(id);
    // Long enough for the page to read its own data again.
    test.clock.advance(6000);
    test.comeBack('visible');
  }
  return ids;
};

// Each of the app's own sentences shows its id: what is left is the service's.
beforeAll(() => {
  applyLanguage(new Proxy({}, { get: (_, id) => `⟦${String(id)}⟧` }));
  // A phone that takes a calendar's file.
  Object.assign(navigator, { canShare: () => true });
});
afterAll(() => {
  cleanup();
  applyLanguage({});
});

const base = { amount: '320000', reference: '', isRollover: false, promisedDay: '', place: '' } as const;
const channel: NewPayment = { ...base, way: 'channel', state: 'opened', place: 'Sample Wallet' };
const rollover: NewPayment = { ...channel, isRollover: true, amount: '48000', promisedDay: PROMISED };
const card: NewPayment = { ...base, way: 'card', state: 'unconfirmed' };
const names = Object.keys(pages) as Page[];

describe('Of money the app says in its own words', () => {
  it('nothing of which there is no fact, whatever the service’s words are, and however they change', async () => {
    const begun = fc
      .tuple(fc.constantFrom(channel, rollover, card, { ...channel, way: 'code', reference: '7100' } as const), words)
      .map(([made, place]): NewPayment => (made.place ? { ...made, place } : made));
    const typed = fc.constantFrom(DUE, DUE, { repayAmount: 120_000, repayDate: '2027-01-05' });
    const all = new Set<string>();
    const run = async (name: Page, made: NewPayment, reads: readonly Said[], later: typeof DUE) => {
      const ids = await ownWords(name, made, {}, (path, at) => answerOf(path, reads[at % 3] as Said, at ? later : DUE));
      const claims = [...ids].filter((id) => CLAIMS.test(id) || (later === DUE && CHANGES.test(id)));
      expect(claims, `${name}, ${made.way}`).toEqual([]);
      for (const id of ids) all.add(id);
    };
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), begun, fc.tuple(said, said, said), typed, run),
      seeded(2_000),
    );
    const ready = ['paymentDetails.looks', 'paymentDetails.changedDue', 'codeTicket.moves', 'paying.pay'];
    const more = ['priceLine.repaid', 'myDocuments.limits', 'paymentReminders.lead', 'confirmScreen.loan'];
    expect([...all]).toEqual(expect.arrayContaining([...ready, ...more, 'common.toPay', 'repayDelay.choice']));
  });

  const booked = { id: 'p1', at: '2026-12-01T12:00:00+08:00', amount: 320_000, way: 'Counter', purpose: 'repayment' };
  const inPlan = { title: '', amount: 320_000, dueDate: '2026-12-05', state: 'paid' };
  const none = { payments: [] };
  const first = { facts: { instalment: { at: 1, of: 2 } } };
  const moved = { ...DUE, repayDate: PROMISED };

  it.each<[string, string, Page, NewPayment, object, Partial<typeof DUE>?]>([
    ['a payment that was booked', 'paymentDetails.paid', 'loanDetail', channel, { facts: { payments: [booked] } }],
    ['the receipt of one', 'myDocuments.paid', 'myDocuments', channel, { facts: { payments: [booked] } }],
    ['that there is none', 'myDocuments.noReceipts', 'myDocuments', channel, { facts: none }],
    ['that all is paid', 'paymentDetails.paidAll', 'repay', card, { orderStatus: 200 }],
    ['that the due date has moved', 'paymentDetails.moved', 'borrowDetail', rollover, {}, moved],
    ['what is due now', 'paymentDetails.changedDue', 'repaymentMethod', card, {}, { repayAmount: 9 }],
    ['the plan', 'planTimeline.paid', 'loanDetail', channel, { facts: { plan: [inPlan] } }],
    ['which instalment', 'codeTicket.instalment', 'repaymentOfCode2', channel, first],
    ['what is owed after a rollover', 'codeTicket.owing', 'repayDelay', channel, { facts: { stillOwed: 320_000 } }],
    ['what is received', 'common.receive', 'newLoanConfirm', channel, { facts: { received: 450_000 } }],
    ['the rate', 'priceLine.atRate', 'newLoanConfirm', channel, { facts: { received: 450_000 } }],
    ['whose loan it is', 'ownerLine.of', 'loanDetail', channel, { facts: { owner: 'Juan D.' } }],
  ])('%s, where a fact says so', async (_, id, name, made, facts, typed = {}) => {
    const answer = (path: string, at: number) =>
      answerOf(path, { orderStatus: '170', facts: none, ...(at && facts) }, at ? { ...DUE, ...typed } : DUE);
    const ids = await ownWords(name, made, { paymentIds: [] }, answer);
    expect([...ids]).toContain(id);
  });
});
