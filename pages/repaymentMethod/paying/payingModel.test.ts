import { describe, expect, it, vi } from 'vitest';
import { sandboxForAllTests } from '../../../scripts/sandbox/testSandbox.ts';
import { unknown } from '../../../shared/api/client.ts';
import { answering, heldService, refusal, success } from '../../../test/support/answers.ts';
import { nextTurn, openAt, openPaying, PATHS, readyAt, waysOf } from '../../../test/support/repaymentMethod.ts';
import { testEnv } from '../../../test/support/testEnv.ts';
import { testRoutes } from '../../../test/support/testRoutes.ts';
import { untilKind } from '../../../test/support/until.ts';
import { amountCheck } from '../amountCheck.ts';
import { repaymentMethodText as pageText, payingText as text } from '../messages.ts';
import type { PaymentLock } from './paymentLock.ts';
import { sendPayment } from './sendPayment.ts';

// The page reads the order together with the ways to pay, because a payment's note contains the order's state.
const READ = [PATHS.ways, PATHS.order];

// The tests of this file pay nothing, so the order keeps its seeded state.
const sandbox = sandboxForAllTests();

const due = { withholdingAmount: '150050' };
const paths = (calls: readonly { readonly path: string }[]) => calls.map(({ path }) => path);

describe('the ways to pay', () => {
  it.each([
    ['in its words', 'There is nothing to repay.', 'There is nothing to repay.'],
    ['without a word, in words of the page', '', text.queryFailed],
  ])('that the service refuses %s, are refused so, which is no toast too', async (_, said, message) => {
    const { model, toasts } = openAt('170001', { fetch: answering(refusal(said)) });
    expect(await untilKind(model.$ways, 'refused')).toMatchObject({ failure: { outcome: { message } } });
    expect(toasts).toEqual([]);
  });

  it('that do not come are an error, and can be asked for again', async () => {
    const { model, toasts } = openAt('170001', { fetch: answering() });
    expect(await untilKind(model.$ways, 'unknown')).toMatchObject({ failure: { outcome: { reason: 'offline' } } });
    expect(toasts.map(({ text }) => text)).toEqual(['error']);
  });

  it('are not asked for by an address without an order, which says so', async () => {
    const search = '?userId=50011&sessionId=session-50011';
    const test = testEnv({ search, sandbox });
    const { calls, toasts } = test;
    const { model } = openPaying(test, testRoutes());
    expect(await untilKind(model.$ways, 'unknown')).toMatchObject({ failure: { outcome: { reason: 'incomplete' } } });
    expect(calls).toEqual([]);
    expect(toasts).toEqual([]);
  });

  it('are read again when the borrower comes back, the choice kept', async () => {
    const page = await readyAt('170001', { sandbox, session: due });
    page.model.card.choose(waysOf(page).cards[1]?.id ?? '');
    page.comeBack('visible');
    expect(page.model.$ways.get()).toMatchObject({ kind: 'ready', status: 'revalidating' });
    await nextTurn();
    await untilKind(page.model.$ways, 'ready');
    expect(paths(page.calls)).toEqual([...READ, ...READ]);
    expect(page.model.card.$chosen.get()).toBe(waysOf(page).cards[1]?.id);
  });
});

describe('the amount', () => {
  const given = [
    '000150050',
    '1234.56',
    '₱ 1,500.50',
    '1500 PHP',
    '1.500,50 €',
    '1 500\u202f500,50 ₽',
    'Rs. 1,23,456.50',
    ' 150050\u200b',
    'Rp12.500',
  ];

  it.each(given)('%s is what the address says', (withholdingAmount) => {
    expect(openAt('170001', { session: { withholdingAmount } }).model.amounts.current()).toBe(withholdingAmount);
  });

  it.each([
    '',
    '0.00',
    '₱-5.00',
    '1e5',
    'pay 100',
    '02 855 501',
    '9175 550 100',
    '0917.555.0100',
    '917.555.01',
    '1.500.50',
    '1,234,56',
    '150.5',
    '₱1<b>',
  ])('%j is none, and nothing can be paid', async (withholdingAmount) => {
    const page = await readyAt('170001', { sandbox, session: { withholdingAmount } });
    expect(page.model.amounts.current()).toBeUndefined();
    page.model.card.choose(waysOf(page).cards[0]?.id ?? '');
    await page.model.card.pay();
    await page.model.payByWallet();
    expect(paths(page.calls)).toEqual(READ);
  });
});

describe('an amount of the link that is not what is due', () => {
  const link = { withholdingAmount: '50000' };
  const ways = (facts: object) => ({ alipay: { name: 'W' }, repayToken: 't', bankCards: [], facts });
  const choice = { kind: 'choice', link: '50000', order: '149999', chosen: undefined };

  /** Opens the page of a service that names what is due in these facts, or in its plan. */
  const opened = async (ofWays: object, ofOrder: object, ofPlan: object = {}) => {
    const bodies: { [path: string]: object } = {
      [PATHS.ways]: ways(ofWays),
      [PATHS.order]: { orderStatus: 170, facts: ofOrder },
      [PATHS.plan]: ofPlan,
      [PATHS.wallet]: { url: 'https://wallet.example/' },
    };
    const fetch = async (request: Request) => success(bodies[new URL(request.url).pathname]);
    const page = openAt('170001', { sandbox: { fetch: fetch as never }, session: link });
    await untilKind(page.model.$ways, 'ready');
    await nextTurn();
    return page;
  };

  it.each([
    ['the ways to pay', { dueAmount: 149999 }, { dueAmount: 1 }, {}, []],
    ['the order', {}, { dueAmount: '149999' }, {}, []],
    ['the order, though the ways to pay name that of the link,', { dueAmount: 50000 }, { dueAmount: 149999 }, {}, []],
    ['the plan', {}, {}, { repayAmount: 149999 }, [PATHS.plan]],
  ])('has to be chosen from both where %s names another', async (_, ofWays, ofOrder, ofPlan, more) => {
    const page = await opened(ofWays, ofOrder, ofPlan);
    expect(page.model.amounts.$view.get()).toEqual(choice);
    await page.model.payByWallet();
    expect(page.toasts).toEqual([{ text: 'Please choose the amount to pay first', durationMs: undefined }]);
    expect(paths(page.calls)).toEqual([...READ, ...more]);

    page.model.amounts.choose('149999');
    await page.model.payByWallet();
    expect(page.calls.find(({ path }) => path === PATHS.wallet)?.body).toMatchObject({ amount: '149999' });
    expect(page.model.payments.$status.get().pending).toMatchObject({ amount: '149999', state: 'opened' });
  });

  it('has to be chosen from again once another amount is due than the one that was chosen', () => {
    const amounts = amountCheck('50000');
    amounts.learn({ order: 149999 });
    amounts.choose('149999');
    expect(amounts.current()).toBe('149999');
    amounts.learn({ order: 160000 });
    expect(amounts.current()).toBeUndefined();
  });

  it.each([
    ['the same amount, as cents', { dueAmount: 50000 }, '50000'],
    ['nothing', {}, '50000'],
  ])('is sent as it came where the service names %s', async (_, facts, amount) => {
    const page = await opened(facts, {});
    expect(page.model.amounts.$view.get()).toEqual({ kind: 'given', amount });
  });

  it('is no other where only the link writes it with separators', () => {
    const amounts = amountCheck('1,499.99');
    amounts.learn({ order: 149999 });
    expect(amounts.$view.get()).toEqual({ kind: 'given', amount: '1,499.99' });
  });

  it.each([
    [{ dueAmount: 0 }, {}],
    [{ dueAmount: 50000 }, { dueAmount: 0 }],
  ])('is not sent where nothing is due: %j, %j', async (ofWays, ofOrder) => {
    const page = await opened(ofWays, ofOrder);
    expect(page.model.amounts.$view.get()).toEqual({ kind: 'nothing' });
    await page.model.payByWallet();
    expect(paths(page.calls)).toEqual(READ);
  });

  it('is not sent where what is due becomes known only while the tap waits', async () => {
    const { fetch, answer } = heldService();
    const page = openAt('170001', { sandbox: { fetch: fetch as never }, session: link });
    answer(0, success(ways({})));
    await untilKind(page.model.$ways, 'ready');
    const paid = page.model.payByWallet();
    answer(1, success({ orderStatus: 170, facts: { dueAmount: 149999 } }));
    await paid;
    expect(page.model.amounts.$view.get()).toEqual(choice);
    expect(page.model.lock.$state.get().kind).toBe('free');
    expect(page.model.$problem.get()).toEqual(pageText.pickAmount);
    expect(paths(page.calls)).toEqual(READ);
  });
});

describe('an in-page route', () => {
  it.each([
    ['', 'list'],
    ['#/', 'list'],
    ['#/nobody-knows', 'list'],
    ['#/__proto__', 'list'],
    ['#/my-borrowDetail', 'list'],
    ['#/borrowDetails', 'list'],
    ['#/alipayrepayment', 'alipayrepayment'],
  ])('%j opens the screen %s', (hash, name) => {
    const { model, routes } = openAt('170001', { sandbox, hash });
    expect(model.$route.get()).toEqual({ name, isMoved: false });
    expect(routes.routeMoves).toEqual([]);
  });

  it.each(['#/addnormalcard', '#/borrowDetail?productId=2002&orderId=170001'])(
    '%s is handed over to its own document, and the page loaded anew where the route changes before that has come',
    (hash) => {
      const { routes, calls, moves } = openAt('170001', { sandbox, hash });
      expect(routes.routeMoves).toEqual(['redirect']);
      expect(calls).toEqual([]);
      expect(moves).toEqual([]);
      routes.arrive('#/');
      expect(moves).toEqual(['reload']);
    },
  );

  const card = { id: '1', bankName: 'Sample Bank', cardNo: '**** 1234', bankCode: 'SB' };

  it.each([
    ['chooses the card that was bound, where there is no other', [card], '1'],
    ['chooses none of several cards, for nobody says which is new', [card, { ...card, id: '2' }], undefined],
  ])('leads back from the bank form with a word that it is bound, and %s', async (_, bankCards, chosen) => {
    const fetch = answering(success({ bankCards, repayToken: 'token' }));
    const page = await readyAt('170001', { hash: '#/?bound', fetch });
    await nextTurn();
    expect([page.model.$route.get().name, page.model.card.$chosen.get()]).toEqual(['list', chosen]);
    expect(page.toasts).toEqual([{ text: 'Your account is saved', durationMs: 2000 }]);
  });
});

describe('paying without a card', () => {
  it.each([
    ['none is chosen', undefined],
    ['the chosen one is not there any more', 'nobody'],
  ])('asks for one where %s, and sends nothing', async (_, chosen) => {
    const page = await readyAt('170001', { sandbox, session: due });
    if (chosen) page.model.card.choose(chosen);
    await page.model.card.pay();
    expect(page.model.card.$unchosen.get()).toBe(text.pickCard);
    expect(page.toasts).toEqual([]);
    expect(paths(page.calls)).toEqual(READ);
    page.model.card.choose('nobody');
    expect(page.model.card.$unchosen.get()).toBe('');
  });

  it('sends nothing while the ways are not fresh', async () => {
    const bankCards = [{ id: 1, bankName: 'B', cardNo: '1', bankCode: 'C' }];
    const ways = { alipay: null, repayToken: 't', bankCards, facts: { dueAmount: 150050 } };
    const page = await readyAt('170001', { fetch: answering(success(ways)), session: due });
    page.model.card.choose(waysOf(page).cards[0]?.id ?? '');
    page.model.refresh();
    await page.model.card.pay();
    await nextTurn();
    expect(page.model.$ways.get()).toMatchObject({ status: 'stale' });
    await page.model.card.pay();
    expect(paths(page.calls)).toEqual([...READ, ...READ]);
  });
});

it('A payment that certainly was not sent, as on a phone without a connection, is withdrawn', async () => {
  const lock = { send: (ask: () => unknown) => ask() } as unknown as PaymentLock;
  const payments = { record: vi.fn(), withdraw: vi.fn() };
  const send = sendPayment(lock, payments, { current: () => '150050' });
  await send(async () => ({ ...unknown('offline'), isUnsent: true }), { way: 'wallet', made: () => undefined });
  const sending = { state: 'sending', amount: '150050' };
  expect(payments.record.mock.calls).toMatchObject([[sending]]);
  expect(payments.withdraw.mock.calls).toMatchObject([[sending]]);
});
