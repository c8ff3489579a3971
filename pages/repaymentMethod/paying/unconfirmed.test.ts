import { beforeEach, describe, expect, it } from 'vitest';
import { codeFor, pay, paymentsOf } from '../../../scripts/sandbox/testBorrower.ts';
import { sandboxForAllTests } from '../../../scripts/sandbox/testSandbox.ts';
import { servicePhone } from '../../../shared/brand/current.ts';
import { answering, heldService, noLine, refusal, servicePlan, success } from '../../../test/support/answers.ts';
import {
  confirmFromPhone,
  nextTurn,
  type Opening,
  type OpenPage,
  openAt,
  PATHS,
  payWith,
  readyAt,
  sentTo,
} from '../../../test/support/repaymentMethod.ts';
import { armFault, resetOrder } from '../../../test/support/sandboxControls.ts';
import { untilKind } from '../../../test/support/until.ts';

const ORDER = '180001';
const session = { withholdingAmount: '725000' };
const orderRoute = 'replace borrowDetail?productId=2001&orderId=180001';
// A proxy may deliver a payment up to this long after it was sent.
const WINDOW_MS = 180_000;

const sandbox = sandboxForAllTests();
beforeEach(async () => {
  await resetOrder(sandbox, ORDER);
});

const stateOf = ({ model }: OpenPage) => model.lock.$state.get();

const readyHere = (opening: Opening = {}) => readyAt(ORDER, { sandbox, session, ...opening });

/** Returns the options for another page on the same phone: another tab, or the page after a reload. */
const samePhone = ({ phoneStorage, clock }: OpenPage): Opening => ({ phoneStorage, nowMs: clock.now() });

const lookedAt = async (page: OpenPage, result: 'open' | 'changed') => {
  await expect.poll(() => stateOf(page)).toMatchObject({ kind: 'unconfirmed', check: result });
};

/** Waits until the check of the order has ended, whatever its result. */
const untilSettled = async (page: OpenPage) => {
  await expect.poll(() => stateOf(page)).not.toMatchObject({ check: 'checking' });
};

const ways = {
  alipay: { name: 'W' },
  repayToken: 't',
  bankCards: [{ id: 7, bankName: 'B', cardNo: '*7890', bankCode: '' }],
  facts: { dueAmount: 725000 },
};
const due = { orderStatus: 170, noticeStatusText: 'Due', noticeDesText: 'Please repay.', facts: { payments: [] } };
const paying = { 'repayment-way': [() => success(ways)] };

describe('an instalment', () => {
  const INSTALMENT = '170001';
  const dueNow = { withholdingAmount: '150050' };
  const armIt = (call: string, fault: string) => armFault(sandbox, INSTALMENT, call, fault);
  const readyThere = (opening: Opening = {}) => readyAt(INSTALMENT, { sandbox, session: dueNow, ...opening });
  beforeEach(async () => {
    await resetOrder(sandbox, INSTALMENT);
  });

  it('that was paid though its answer got lost is known by its number in the order, and the next page can pay what is due next', async () => {
    const page = await readyThere();
    await payWith(page, '1234');
    await armIt('confirmRepayment', 'lose');
    await confirmFromPhone(page, sandbox);
    await untilKind(page.model.lock.$state, 'done');
    expect(page.routes.routeMoves[0]).toMatch(/^replace borrowDetail/);
    expect(page.model.payments.$status.get()).toMatchObject({
      pending: undefined,
      arrived: { payments: [{ amountCents: 150050 }] },
    });

    // The next page thanks for it, and can pay what is due next.
    const later = await readyThere(samePhone(page));
    await untilKind(later.model.lock.$state, 'free');
    expect(later.model.payments.$status.get()).toMatchObject({ arrived: { payments: [{ amountCents: 150050 }] } });
    expect(later.model.card.$code.get()).toBeUndefined();
    await untilKind(later.model.$ways, 'ready');
    await expect.poll(() => later.model.$ways.get()).toMatchObject({ status: 'fresh' });
    expect(await paymentsOf(sandbox, INSTALMENT)).toHaveLength(1);
    await payWith(later, '1234');
    await confirmFromPhone(later, sandbox);
    expect(await paymentsOf(sandbox, INSTALMENT)).toHaveLength(2);
  });

  it('that was paid with a code meanwhile is not told as paid by the card whose answer got lost', async () => {
    const page = await readyThere();
    await payWith(page, '1234');
    await pay(sandbox, await codeFor(sandbox, INSTALMENT, dueNow.withholdingAmount));
    await armIt('confirmRepayment', 'drop');
    await confirmFromPhone(page, sandbox);
    await lookedAt(page, 'changed');
    expect(page.routes.routeMoves).toEqual([]);
  });

  it('whose order could not be read before it was paid for is never open either, and the page says no more', async () => {
    const page = await readyThere();
    await armIt('readOrder', 'drop');
    page.comeBack('visible');
    await untilKind(page.model.$ways, 'ready');
    await expect.poll(() => page.model.$ways.get()).toMatchObject({ status: 'fresh' });
    await armIt('readOrder', 'drop');
    await armIt('commitRepayment', 'drop');
    await payWith(page, '7890');
    await lookedAt(page, 'changed');
  });

  it('waits three seconds at most for what the order says before it goes out', async () => {
    const { fetch, answer, waiting } = heldService();
    const held: typeof fetch = (input, init) =>
      new URL((input as Request).url).pathname === PATHS.order ? new Promise(() => {}) : fetch(input, init);
    const test = openAt(INSTALMENT, { sandbox: { fetch: held as never }, session: dueNow });
    answer(0, success({ ...ways, facts: { dueAmount: 150050 } }));
    await untilKind(test.model.$ways, 'ready');
    payWith(test, '7890');
    test.clock.advance(2999);
    await nextTurn();
    expect([stateOf(test).kind, waiting()]).toEqual(['sending', 1]);
    test.clock.advance(1);
    await nextTurn();
    expect(waiting()).toBe(2);
  });

  it.each([
    ['what is left', { totalLeft: 450050 }, { totalLeft: 300000 }],
    ['the day that is next', { dueDate: '2026-12-04' }, { dueDate: '2027-01-04' }],
    ['the instalment that is due', { instalment: { at: 2, of: 4 } }, { instalment: { at: 3, of: 4 } }],
  ])('is not open to be paid again where the order counts it in %s, before it lists the payment', async (...row) => {
    const [, ...facts] = row;
    const orders = facts.map((each) => () => success({ ...due, facts: { payments: [], ...each } }));
    const plan = { ...paying, 'repayment-commit': [noLine], 'loan-details': orders };
    const page = await readyAt(ORDER, { sandbox: { fetch: servicePlan(plan) }, session });
    await payWith(page, '7890');
    await lookedAt(page, 'changed');
  });

  it.each([
    ['an error of the host', () => new Response('', { status: 500 })],
    ['a refusal', () => refusal('Your session has ended.')],
  ] as const)('whose look at the order ends in %s is not known to be open', async (_, look) => {
    const plan = { 'repayment-commit': [() => refusal('', '800005')], 'loan-details': [() => success(due), look] };
    const page = await readyAt(ORDER, { sandbox: { fetch: servicePlan({ ...paying, ...plan }) }, session });
    await payWith(page, '7890');
    const unknown = { kind: 'unconfirmed', check: 'unknown', maySendAgain: false };
    await expect.poll(() => stateOf(page)).toMatchObject(unknown);
    page.clock.advance(WINDOW_MS);
    await expect.poll(() => sentTo(page, 'order')).toHaveLength(3);
    await expect.poll(() => stateOf(page)).toMatchObject(unknown);
  });
});

it.each([
  ['whoever the order names', { ...due, telephone: '02 8555 0177' }, '02 8555 0177', '0285550177'],
  ['the lender where it names nobody', due, servicePhone, '+63285550100'],
])('an unconfirmed payment says whom to call: the lender until the order has been read, then %s', async (...row) => {
  const [, order, shown, phone] = row;
  const fetch = answering(success(ways), new Response('', { status: 502 }), success(order));
  const page = await readyAt(ORDER, { fetch, session, app: 'android' });
  await payWith(page, '7890');
  expect(page.model.phone()).toBe(servicePhone);
  await expect.poll(() => page.model.lock.seen()).toMatchObject({ statusText: 'Due' });
  expect(page.model.phone()).toBe(shown);
  page.model.call();
  expect(page.messages).toEqual([{ action: 'callPhone', payload: { phone } }]);
});

describe('what an answer leaves for the next pages', () => {
  const needsCode = () => success({ needValid: 1, repayRecordId: 31 });
  const paid = () => success({ needValid: 0, repayRecordId: 32 });
  const lost = () => new Response('', { status: 502 });

  const byCard = (page: OpenPage) => payWith(page, '7890');
  const byWallet = ({ model }: OpenPage) => model.payByWallet();
  const byCode = async (page: OpenPage) => {
    await byCard(page);
    page.model.card.type('123456');
    await page.model.card.confirm();
  };

  const recordOf = ({ model }: OpenPage) => model.payments.$status.get().pending;

  it.each([
    ['a card that is charged', byCard, [paid], 'card', '32', 'accepted'],
    ['a code that is confirmed', byCode, [needsCode, () => success(null)], 'card', '31', 'accepted'],
    ['a wallet that is opened', byWallet, [() => success({ url: 'https://wallet.example/' })], 'wallet', '', 'opened'],
    ['a code whose answer is lost', byCode, [needsCode, lost], 'card', '31', 'unconfirmed'],
  ] as const)('%s is recorded with its reference and amount', async (_, pay, answers, way, reference, state) => {
    const page = await readyAt(ORDER, { fetch: answering(success(ways), ...answers.map((give) => give())), session });
    await pay(page);
    expect(recordOf(page)).toMatchObject({ way, reference, state, amount: '725000' });
  });

  it('is an unconfirmed payment, where the page is killed before the answer comes', async () => {
    const { answer, fetch } = heldService();
    const page = openAt(ORDER, { session, fetch });
    answer(0, success(ways));
    await untilKind(page.model.$ways, 'ready');
    byWallet(page);
    await expect.poll(() => sentTo(page, 'wallet')).toHaveLength(1);
    const next = openAt(ORDER, { sandbox, session, ...samePhone(page) });
    expect(recordOf(next)).toMatchObject({ way: 'wallet', state: 'unconfirmed' });
  });
});

describe('the wallet', () => {
  const onWallet = (opening: Opening = {}) => readyHere({ hash: '#/alipayrepayment', ...opening });

  it('holds back the cards once it has been opened, until a look and a decision', async () => {
    const page = await onWallet();
    await page.model.payByWallet();
    page.comeBack('revived');
    expect(stateOf(page)).toMatchObject({ kind: 'unconfirmed', check: 'checking', wasAccepted: true });
    await lookedAt(page, 'open');
    await payWith(page, '7890');
    expect(sentTo(page, 'commit')).toEqual([]);
    page.model.payAgain();
    expect(stateOf(page).kind).toBe('free');
  });

  it('is not followed to an address that can run something', async () => {
    const fetch = answering(success(ways), success({ url: 'javascript:alert(1)' }), success(due));
    const page = await onWallet({ fetch });
    await page.model.payByWallet();
    expect(page.moves).toEqual([]);
    expect(page.toasts.at(-1)?.text).toBe('We cannot open this link here. Try another way, or call us.');
    page.clock.advance(0);
    await lookedAt(page, 'open');
  });

  it("opens the brand's own app through the bridge, and looks at the order afterwards", async () => {
    const fetch = answering(success(ways), success({ url: 'sampleloan://wallet' }), success(due));
    const page = await onWallet({ fetch, app: 'android' });
    await page.model.payByWallet();
    expect(page.messages).toEqual([{ action: 'openPage', payload: { url: 'sampleloan://wallet' } }]);
    page.clock.advance(10_000);
    await lookedAt(page, 'open');
  });

  it('is not asked where the order has none, nor before the page knows', async () => {
    const page = openAt(ORDER, { fetch: answering(success({ ...ways, alipay: null })), session });
    await page.model.payByWallet();
    await untilKind(page.model.$ways, 'ready');
    await page.model.payByWallet();
    expect(sentTo(page, 'wallet')).toEqual([]);
  });
});

describe('an earlier payment', () => {
  it('of the order that is settled by now leads to the order at once', async () => {
    const first = await readyHere();
    await payWith(first, '7890');
    const page = openAt(ORDER, { sandbox, session, ...samePhone(first) });
    await untilKind(page.model.lock.$state, 'done');
    expect(page.routes.routeMoves).toEqual([orderRoute, 'redirect']);
  });

  it('whose order HTTP 401 answers tells of that, and no more of what the order said', async () => {
    const [lost, ended] = [502, 401].map((status) => new Response('', { status })) as [Response, Response];
    const fetch = answering(success(ways), lost, success(due), ended);
    const page = await readyAt(ORDER, { fetch, session });
    await payWith(page, '7890');
    await untilSettled(page);
    expect([page.model.lock.seen()?.statusText, page.model.lock.failure()]).toEqual(['Due', undefined]);
    await page.model.lock.checkAgain();
    expect(stateOf(page)).toMatchObject({ check: 'unknown' });
    expect(page.model.lock.failure()?.outcome.status).toBe(401);
    expect(page.model.lock.seen()).toBeUndefined();
  });
});
