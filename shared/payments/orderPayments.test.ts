import { atom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import { heldService, refusal, success } from '../../test/support/answers.ts';
import { refuse } from '../../test/support/mapStorage.ts';
import { type TestPhone, testEnv } from '../../test/support/testEnv.ts';
import { DAY_MS } from '../domain/dates.ts';
import { openPayments } from './openPayments.ts';
import type { ReadState } from './orderPayments.ts';
import { type NewPayment, orderPayments, type PaymentStatus, type PaymentsEnv, waysBegun } from './orderPayments.ts';

const ORDER = '/api/v3/loan-details/loan-details';
const PLAN = '/api/v3/installment/loan-play-detail';
const KEY = 'loan:default:payments:order:o1';
const SEARCH = '?userId=7&orderId=o1&productId=9';
const MINUTE_MS = 60_000;

const booked = { id: 'p1', at: '2026-12-01T12:00:00+08:00', amount: 320_000, way: 'Counter', purpose: 'repayment' };
const rollover = { ...booked, id: 'r1', amount: 48_000, purpose: 'rollover' };
const due = { dueAmount: 320_000, dueDate: '2026-12-05', payments: [] as object[] };
const next = { dueAmount: 120_000, dueDate: '2027-01-05', payments: [booked] };
const NEXT = { amount: '120000', date: '2027-01-05' };

const code: NewPayment = {
  way: 'code',
  state: 'opened',
  isRollover: false,
  amount: '320000',
  place: 'Sample Counter',
  reference: '7100',
  promisedDay: '',
};
const card: NewPayment = { ...code, way: 'card', state: 'sending', place: '', reference: '' };
const channel: NewPayment = { ...code, way: 'channel', reference: '' };
const fee: NewPayment = { ...code, isRollover: true, amount: '48000', reference: '7200', promisedDay: '2026-12-12' };

const order = (facts: object = due, orderStatus = 170) => success({ orderStatus, facts });
const paidInFull = { payments: [], isSettled: true, movedTo: '', isKnown: true, isEarlier: false };
const settledOrder = () => order({ ...due, payments: [booked] }, 200);
const lost = (): Response => {
  throw new TypeError('Failed to fetch');
};

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Opens a page of the order; `say` changes what the service answers for the order, `sayPlan` for its plan. */
const opened = (phone: Partial<TestPhone> = {}, more: Partial<PaymentsEnv> = {}) => {
  let answer: () => Response = order;
  let plan: () => Response = () => success({ repayAmount: 320_000, repayDate: '2026-12-05' });
  const fetch: typeof globalThis.fetch = (async (input: Request) =>
    input.url.includes(PLAN) ? plan() : answer()) as unknown as typeof fetch;
  const test = testEnv({ search: SEARCH, fetch, ...phone });
  const env = { ...test.env, ...more };
  const payments = openPayments(env, atom<PaymentStatus>({}));
  const look = async () => {
    payments.watch();
    await settled();
    await settled();
  };
  return {
    ...test,
    payments,
    status: () => payments.$status.get(),
    pending: () => payments.$status.get().pending,
    asked: (path = ORDER) =>
      test.calls.filter((call) => call.path === path && call.query.get('orderId') === 'o1').length,
    sayPlan: (now: () => Response) => {
      plan = now;
    },
    say: (now: () => Response) => {
      answer = now;
    },
    /** The order is looked at. */
    look,
    /** The order is looked at, and the service answers this from now on. */
    hear: (now: () => Response) => {
      answer = now;
      return look();
    },
    pass: async (ms: number, stepMs = 1000) => {
      for (let passed = 0; passed < ms; passed += stepMs) {
        test.clock.advance(stepMs);
        await settled();
      }
    },
  };
};

type Page = ReturnType<typeof opened>;

/** Opens a page that has looked at the order and then recorded these payments. */
const begun = async (...made: NewPayment[]) => {
  const page = opened();
  await page.look();
  for (const payment of made) page.payments.record(payment);
  return page;
};

/** Opens another page on the same phone, on which the service answers `now`, and looks. */
const reopened = async ({ phoneStorage, clock }: Page, now: () => Response = order, phone: Partial<TestPhone> = {}) => {
  const page = opened({ phoneStorage, clock, ...phone });
  await page.hear(now);
  return page;
};

describe('A payment that may have been made', () => {
  it('is known to the next page of the order, whoever its address names, and to no other order', async () => {
    const page = await begun(channel);
    const other = await reopened(page, order, { search: '?userId=8&orderId=o1' });
    expect(other.pending()).toMatchObject({ ...channel, before: { orderDue: '320000', paymentIds: [] } });
    expect((await reopened(page, order, { search: SEARCH.replace('o1', 'o2') })).pending()).toBeUndefined();
  });

  it('whose request was under way when its page was left is unconfirmed', async () => {
    const page = await begun(card);
    expect((await reopened(page)).pending()).toMatchObject({ way: 'card', state: 'unconfirmed' });
  });

  it.each<[NewPayment, NewPayment]>([
    [card, { ...card, state: 'accepted', reference: 'n1' }],
    [card, { ...card, state: 'unconfirmed' }],
    [code, code],
  ])(
    'keeps when it was sent, and what was known before it, when its state changes, until it is made again',
    async (first, then) => {
      const { payments, clock, pending } = await begun(first);
      const atMs = clock.now();
      clock.advance(5000);
      payments.see({ paymentIds: ['r1'] });
      payments.record(then);
      expect(pending()).toMatchObject({ ...then, atMs, before: { paymentIds: [] } });
      payments.record(card);
      expect(pending()).toMatchObject({ way: 'card', atMs: clock.now() });
    },
  );

  it.each<[ReadState, ReadState]>([
    [{}, { orderDue: '320000' }],
    [{ due: '320000' }, { orderDue: '320000' }],
    [{ due: '330000' }, { orderDue: undefined }],
  ])('is compared with the order as it was read, whatever plan was read since', async (plan, order) => {
    const { payments, pending } = await begun();
    payments.see(plan);
    payments.record(channel);
    expect(pending()?.before).toMatchObject({ status: '170', paymentIds: [], ...order });
  });

  it('goes when it was certainly not made, and the one that it has replaced is there again', async () => {
    const { payments, pending } = await begun(channel, card);
    payments.withdraw(card);
    expect(pending()).toMatchObject(channel);
    payments.record({ ...card, state: 'unconfirmed' });
    payments.record(card);
    payments.withdraw(card);
    expect(pending()).toMatchObject({ state: 'unconfirmed' });
  });

  it('is the one that was sent, of several, and a channel before a code', async () => {
    const { payments, pending, phoneStorage } = await begun(channel, code);
    expect(pending()).toMatchObject({ way: 'channel' });
    payments.record({ ...card, state: 'unconfirmed' });
    payments.record(code);
    expect(pending()).toMatchObject({ way: 'card' });
    expect(phoneStorage.get(KEY)?.match(/"reference":"7100"/g)).toHaveLength(1);
  });

  it('is missing after a quarter of an hour, whatever is done to the clock, and one that is made then is not', async () => {
    const page = await begun();
    page.clock.advance(MINUTE_MS);
    page.payments.record(channel);
    page.clock.advance(5 * MINUTE_MS);
    page.clock.set(-60 * MINUTE_MS);
    page.comeBack('visible');
    expect(page.status().isOverdue).toBe(false);
    page.clock.advance(10 * MINUTE_MS);
    page.comeBack('visible');
    expect([page.status().isOverdue, (await reopened(page)).status().isOverdue]).toEqual([true, false]);
    page.clock.set(60 * MINUTE_MS);
    expect((await reopened(page)).status().isOverdue).toBe(true);
    page.payments.record(card);
    expect(page.status()).toMatchObject({ pending: { way: 'card' }, isOverdue: false });
  });

  it('is still known where the phone’s clock was ahead when it was made, and has been set right since', async () => {
    const page = await begun(channel);
    page.clock.set(-2 * DAY_MS);
    expect([(await reopened(page)).pending(), waysBegun(page.env)]).toMatchObject([channel, ['channel']]);
  });

  it.each([
    ['stores nothing', () => opened({}, { records: { read: () => undefined, write: () => false } })],
    ['throws', () => opened({ phoneStorage: Object.assign(new Map<string, string>(), { get: refuse, set: refuse }) })],
  ])('is known to its page alone where the phone %s', async (_, open) => {
    const page = open();
    page.payments.record(channel);
    await page.look();
    expect(page.pending()).toMatchObject(channel);
    await page.hear(settledOrder);
    expect([page.pending(), page.status().arrived?.isSettled]).toEqual([undefined, true]);
  });

  it('is still known to its page, and to the next one, where the phone clears its storage meanwhile', async () => {
    const page = await reopened(await begun(channel));
    page.phoneStorage.clear();
    page.comeBack('visible');
    await page.look();
    expect(page.pending()).toMatchObject(channel);
    expect((await reopened(page)).pending()).toMatchObject(channel);
  });

  it('is none on a page that names no order, which asks for nothing', async () => {
    const page = opened({ search: '?userId=7' });
    page.payments.record(channel);
    await page.look();
    expect([page.pending(), page.calls.length, page.phoneStorage.size]).toEqual([undefined, 0, 0]);
  });
});

describe('A payment has arrived', () => {
  it('where the service has booked one that was not there before, and the code is forgotten then, until the next is begun', async () => {
    const page = await begun(code, channel, channel);
    page.storage.set('loan:default:repaymentInfo', '{}');
    // The plan was read before; what is due next is the order's word.
    page.payments.see({ due: '320000', dueDate: '2026-12-05' });
    await page.hear(() => order(next));
    page.payments.record(code);
    await page.look();
    expect(page.status()).toMatchObject({
      pending: code,
      arrived: {
        payments: [{ id: 'p1', amountCents: 320_000, way: 'Counter' }],
        isSettled: false,
        movedTo: '',
        isEarlier: false,
      },
      next: NEXT,
    });
    expect(page.storage.get('loan:default:repaymentInfo')).not.toBe('{}');
    page.payments.record(card);
    expect(page.status()).toMatchObject({ arrived: undefined, pending: { way: 'card' } });
  });

  it('where the order is settled, without a booked payment too', async () => {
    const page = await reopened(await begun(code, channel), () => success({ orderStatus: 200 }));
    expect(page.status()).toMatchObject({ pending: undefined, next: undefined });
    expect(page.status().arrived).toEqual(paidInFull);
  });

  it('and what a settled order still says is due is said too', async () => {
    const page = await begun(channel);
    for (const [facts, amount] of [
      [{ ...due, dueAmount: 5000 }, '5000'],
      [{ ...due, dueAmount: 0 }, undefined],
      [{}, undefined],
    ] as const) {
      await page.hear(() => order(facts, 200));
      expect([page.status().arrived, page.status().next?.amount]).toEqual([paidInFull, amount]);
    }
  });

  it.each([
    ['and is known by the order as it was first read after a code', code, [{ id: 'p1' }]],
    [
      'and not after any other, which may have been paid before that',
      { ...channel, state: 'unconfirmed' } as const,
      undefined,
    ],
  ])('%s was begun', async (_, payment, payments) => {
    const page = opened();
    page.payments.record({ ...card, state: 'unconfirmed' });
    page.payments.record(payment);
    await page.look();
    await page.hear(() => order(next));
    expect(page.status().arrived?.payments).toEqual(payments && [expect.objectContaining(payments[0])]);
  });

  it('not where only texts of the order have changed, nor where a payment was booked before', async () => {
    const page = opened();
    const told = (value: string, payments: object[]) => () =>
      success({
        orderStatus: 170,
        facts: { ...due, payments },
        userOrderDetail: { detail: [{ text: 'Tries to collect', value }] },
      });
    await page.hear(told('1 of 3', [booked]));
    page.payments.record(channel);
    await page.hear(told('2 of 3, next on 2026-12-12', [booked]));
    expect(page.status()).toMatchObject({ pending: channel, arrived: undefined, changed: undefined });
  });

  it('and is told of again after a reload for an hour, as long as the order has it', async () => {
    const page = await begun(channel);
    await page.hear(() => order(next));
    const elsewhere = { ...booked, id: 'p2' };
    const again = (await reopened(page, () => order({ ...next, payments: [booked, elsewhere] }))).status().arrived;
    expect(again).toMatchObject({ payments: [{ id: 'p1' }], isKnown: true, isEarlier: true });
    expect((await reopened(page, () => order({ ...next, payments: [] }))).status().arrived).toBeUndefined();
    page.clock.advance(60 * MINUTE_MS);
    expect((await reopened(page, () => order(next))).status().arrived).toBeUndefined();
  });

  it.each([
    ['settled', () => order(due, 200), () => order(due)],
    ['moved', () => order({ ...due, dueDate: '2026-12-12' }), () => order({ ...due, dueDate: '2027-01-12' })],
    ['paid', () => order(next), () => order({ ...next, payments: [] })],
  ])('and is not told of any more where the order is not %s any more', async (_, then, now) => {
    const page = await begun(fee, channel);
    await page.hear(then);
    const told = page.status().arrived;
    expect(told).toBeDefined();
    await page.hear(then);
    expect(page.status().arrived).toBe(told);
    expect((await reopened(page, then)).status().arrived).toBeDefined();
    expect((await reopened(page, now)).status().arrived).toBeUndefined();
    await page.hear(now);
    expect(page.status().arrived).toBeUndefined();
  });

  it('and once a plan is read, only the order says whether it is still settled', async () => {
    const page = await begun(channel);
    await page.hear(settledOrder);
    const again = opened({ phoneStorage: page.phoneStorage, clock: page.clock });
    for (const [answer, isSettled, asked] of [
      [settledOrder, true, 1],
      [order, undefined, 2],
    ] as const) {
      again.say(answer);
      again.payments.see({ due: '320000' });
      await settled();
      expect([again.status().arrived?.isSettled, again.asked()]).toEqual([isSettled, asked]);
    }
  });

  it('and is told of again until a look says that the order is open, also one that was under way, and not on the next page', async () => {
    const { phoneStorage, clock, hear } = await begun(channel);
    await hear(settledOrder);
    const orders = heldService();
    const again = opened({ phoneStorage, clock, fetch: orders.fetch });
    again.payments.watch();
    again.payments.see({ due: '320000' });
    expect(again.status().arrived?.isSettled).toBe(true);
    orders.answer(0, order());
    await settled();
    expect(again.status().arrived).toBeUndefined();
    const next = opened({ phoneStorage, clock, fetch: orders.fetch });
    next.payments.see({ due: '320000' });
    expect(next.status().arrived).toBeUndefined();
  });

  it('and what is due next is not what an older response says, that comes after it', async () => {
    const orders = heldService();
    const page = opened({ fetch: orders.fetch });
    page.payments.see({ due: '320000', dueDate: '2026-12-05', payments: [], paymentIds: [] });
    page.payments.record(channel);
    page.payments.watch();
    const payments = [{ ...rollover, atMs: 5, amountCents: 320_000, reference: '', purpose: 'repayment' as const }];
    page.payments.see({ due: '120000', dueDate: '2027-01-05', payments, paymentIds: ['r1'] });
    expect(page.status()).toMatchObject({ arrived: { payments }, next: NEXT });
    orders.answer(0, order());
    await settled();
    expect(page.status()).toMatchObject({ arrived: { payments }, next: NEXT });
  });

  it.each<[string, object, ReadState, object]>([
    [
      'is what a later plan says, where only its day is another',
      due,
      { due: '320000', dueDate: '2027-01-05' },
      { amount: '320000', date: '2027-01-05' },
    ],
    [
      'has no day of an earlier plan, where the order names none',
      { ...due, dueAmount: 120_000, dueDate: undefined, payments: [booked] },
      {},
      { amount: '120000', date: undefined },
    ],
    [
      'is not what was due before, where the order no longer says what is',
      { ...due, dueAmount: undefined, dueDate: undefined, payments: [booked] },
      {},
      { amount: undefined, date: undefined },
    ],
  ])('and what is due next %s', async (_, facts, plan, next) => {
    const page = opened();
    await page.look();
    page.payments.see({ due: '320000', dueDate: '2026-12-05', paymentIds: [], payments: [] });
    page.payments.record(channel);
    page.sayPlan(() => refusal('Nothing is due now.'));
    await page.hear(() => order(facts));
    const payments = [{ ...rollover, atMs: 5, amountCents: 320_000, reference: '', purpose: 'repayment' as const }];
    if (plan.due) page.payments.see({ ...plan, payments, paymentIds: ['r1'] });
    expect(page.status()).toMatchObject({ arrived: { payments: [{}] }, next });
    expect(page.status().next).toEqual(next);
  });

  it('and answers the one with its reference of two that may have been made, or else the oldest of its purpose', async () => {
    const page = await begun(channel);
    page.clock.advance(1000);
    page.payments.record({ ...code, way: 'card', state: 'unconfirmed' });
    const named = await reopened(page, () => order({ ...next, payments: [{ ...booked, reference: '7100' }] }), {
      phoneStorage: new Map(page.phoneStorage),
    });
    expect(named.pending()).toMatchObject({ way: 'channel' });
    const oldest = await reopened(page, () => order(next));
    expect(oldest.pending()).toMatchObject({ way: 'card' });
    // It is not taken for the other one as well.
    await oldest.look();
    expect(oldest.pending()).toMatchObject({ way: 'card' });
    await oldest.hear(() => order({ ...next, payments: [booked, { ...booked, id: 'p2' }] }));
    expect([oldest.pending(), oldest.status().arrived?.payments]).toMatchObject([undefined, [{ id: 'p2' }]]);
  });

  it('in both of two tabs, of which the other has seen it first', async () => {
    const one = await begun(channel);
    const two = await reopened(one);
    expect(two.pending()).toMatchObject(channel);
    await one.hear(() => order(next));
    await two.hear(() => order(next));
    expect(two.status()).toMatchObject({ pending: undefined, arrived: { payments: [{ id: 'p1' }] } });
  });

  it('explains why the service refuses to go on, where the order is settled without one that is known too', async () => {
    const page = await begun(channel);
    expect(await page.payments.explains()).toBe(false);
    page.say(() => order(next));
    expect(await page.payments.explains()).toBe(true);
    const unknown = opened();
    unknown.say(() => order(due, 200));
    const { explains, $status } = orderPayments(unknown.env);
    expect(await explains()).toBe(true);
    expect($status.get().arrived).toEqual({ ...paidInFull, isKnown: false });
  });

  it('is not waited for longer than a moment where the service refuses to go on', async () => {
    const page = opened({ fetch: () => new Promise(() => {}) });
    const explained = orderPayments(page.env).explains();
    page.clock.advance(3000);
    expect(await explained).toBe(false);
  });
});

describe('A due date has moved', () => {
  const undated = { ...fee, promisedDay: '' };
  const toDay = (movedTo: string, payments: object[] = [{ purpose: 'rollover' }]) => ({
    arrived: { payments, movedTo },
    // The repayment that may have been made is not answered by it.
    pending: channel,
  });

  it.each<[string, NewPayment, object, object]>([
    ['where it is the day that a rollover promised', fee, { dueDate: '2026-12-12' }, toDay('2026-12-12', [])],
    [
      'and what was sent for it has arrived',
      { ...fee, way: 'card', state: 'accepted' },
      { dueDate: '2026-12-12' },
      toDay('2026-12-12', []),
    ],
    ['not where a booked rollover left it as it was', undated, { payments: [rollover] }, toDay('')],
    [
      'where the service has booked a rollover',
      undated,
      { dueDate: '2026-12-19', payments: [rollover] },
      toDay('2026-12-19'),
    ],
    [
      'not where it is any other day: that only is said',
      fee,
      { dueDate: '2027-01-05' },
      { arrived: undefined, changed: { amount: '320000', date: '2027-01-05' } },
    ],
  ])('%s', async (_, payment, facts, status) => {
    const page = await begun(payment, channel);
    await page.hear(() => order({ ...due, ...facts }));
    expect(page.status()).toMatchObject(status);
  });

  it('by the plan of what is due too, where the service states no facts', async () => {
    const page = opened();
    page.say(() => success({ orderStatus: 170 }));
    page.payments.see({ due: '320000', dueDate: '2026-12-05' });
    page.payments.record(fee);
    page.sayPlan(() => success({ repayAmount: 320_000, repayDate: '2026-12-12' }));
    await page.look();
    expect(page.status().arrived).toMatchObject({ movedTo: '2026-12-12' });
  });
});

describe('What is due has changed, and nothing says why', () => {
  it.each([
    ['a part is paid', 120_000],
    ['charges are added', 330_000],
  ])('where %s while a code stands there, whose amount was another', async (_, dueAmount) => {
    const page = await begun(code);
    page.storage.set('loan:default:repaymentInfo', '{}');
    await page.hear(() => order({ ...due, dueAmount }));
    expect(page.status()).toMatchObject({
      pending: undefined,
      arrived: undefined,
      changed: { amount: String(dueAmount), date: '2026-12-05' },
    });
    expect(page.storage.get('loan:default:repaymentInfo')).not.toBe('{}');
  });

  it('but for the plan, which was read after the order', async () => {
    const page = await begun();
    page.payments.see({ due: '320000', dueDate: '2026-12-05' });
    page.payments.record(code);
    for (const amount of ['330000', '340000']) {
      page.payments.see({ due: amount, dueDate: '2026-12-05' });
      expect(page.status()).toMatchObject({ changed: { amount, date: '2026-12-05' } });
    }
  });

  it('and what was sent may still arrive', async () => {
    const page = await begun(card);
    await page.hear(() => order({ ...due, dueAmount: 330_000 }));
    expect(page.status()).toMatchObject({ changed: { amount: '330000' }, pending: { way: 'card' } });
    await page.hear(() => order(next));
    expect(page.status()).toMatchObject({ changed: undefined, pending: undefined, arrived: { payments: [{}] } });
  });

  it('by the plan too, where the service states no facts, which is read for that alone', async () => {
    const page = opened();
    page.say(() => success({ orderStatus: 170 }));
    const plan: ReadState = { due: '320000', dueDate: '2026-12-05' };
    page.payments.see(plan);
    page.payments.record(code);
    await page.look();
    expect([page.status().changed, page.asked(PLAN)]).toEqual([undefined, 1]);
    // What cannot be read has not changed.
    for (const unread of [lost, () => success({})]) {
      page.sayPlan(unread);
      await page.look();
      expect([page.status().changed, page.pending()]).toMatchObject([undefined, code]);
    }
    page.sayPlan(() => success({ repayAmount: 120_000, repayDate: '2026-12-05' }));
    await page.look();
    expect(page.status()).toMatchObject({ changed: { amount: '120000' }, pending: undefined });
    await page.look();
    expect(page.asked(PLAN)).toBe(4);
  });

  it('by the plan, where only that was known before a payment was sent', async () => {
    const page = opened();
    page.payments.see({ due: '320000', dueDate: '2026-12-05' });
    page.payments.record(channel);
    page.sayPlan(() => success({ repayAmount: 120_000, repayDate: '2026-12-05' }));
    await page.hear(() => order({ ...due, dueAmount: 120_000 }));
    expect(page.status().changed).toEqual({ amount: '120000', date: '2026-12-05' });
  });
});

describe('Looking for a payment', () => {
  it('goes on while one is pending, slower after a minute, stops after a quarter of an hour, and begins again when asked', async () => {
    const page = await begun(channel);
    await page.look();
    await page.pass(MINUTE_MS);
    const quick = page.asked();
    await page.pass(14 * MINUTE_MS, 2000);
    const all = page.asked();
    expect(quick).toBeGreaterThan((2 * (all - quick)) / 14);
    expect(page.status()).toMatchObject({ looking: { kind: 'stopped' }, isOverdue: true });
    expect(page.clock.waiting()).toBe(0);
    await page.look();
    expect([page.status().looking?.kind, page.asked()]).toEqual(['looking', all + 1]);
  });

  it('looks once where none is pending, and not at all while the page is hidden', async () => {
    const none = await begun();
    none.comeBack('visible');
    await none.pass(MINUTE_MS);
    expect(none.asked()).toBe(1);
    let isHidden = true;
    const page = opened({}, { isHidden: () => isHidden });
    page.payments.record(channel);
    await page.look();
    await page.pass(MINUTE_MS);
    expect(page.asked()).toBe(1);
    isHidden = false;
    page.comeBack('visible');
    await settled();
    expect(page.asked()).toBe(2);
  });

  it('waits twice as long after each look that does not come through, and says when one last did', async () => {
    const page = await begun(channel);
    await page.look();
    const lastMs = page.clock.now();
    page.say(lost);
    const pauses: number[] = [];
    for (let failed = 0; failed < 4; failed += 1) {
      pauses.push(page.clock.untilNext());
      await page.pass(page.clock.untilNext(), page.clock.untilNext());
    }
    expect(pauses.map((pause, at) => at < 1 || pause === 2 * (pauses[at - 1] ?? 0))).toEqual(Array(4).fill(true));
    expect(page.status().looking).toEqual({ kind: 'failing', lastMs });
    await page.hear(order);
    expect(page.status().looking).toEqual({ kind: 'looking', lastMs: page.clock.now() });
  });

  it.each([lost, () => refusal('Busy.', '5001')])(
    'has never come through where no look has, also once it has stopped: %o',
    async (answer) => {
      const page = opened();
      page.say(answer);
      page.payments.record(channel);
      expect(page.status().looking).toEqual({ kind: 'looking', lastMs: undefined });
      await page.look();
      expect(page.status().looking).toEqual({ kind: 'failing', lastMs: undefined });
      await page.pass(30 * MINUTE_MS, 30_000);
      expect(page.status().looking).toEqual({ kind: 'stopped', lastMs: undefined });
      page.payments.watch();
      expect(page.status().looking).toEqual({ kind: 'looking', lastMs: undefined });
    },
  );

  it.each([
    ['HTTP 401', () => new Response('', { status: 401 })],
    ['a refusal', () => refusal('Please log in again.', '4001')],
  ])('ends at once where the service says by %s that the borrower is signed out', async (_, answer) => {
    const page = await begun(channel);
    await page.hear(answer);
    const asked = page.asked();
    await page.pass(30 * MINUTE_MS, MINUTE_MS);
    expect([page.status().looking?.kind, page.asked()]).toEqual(['signedOut', asked]);
    expect(page.pending()).toMatchObject(channel);
  });
});

describe('A page that is prerendered', () => {
  it('reads and writes nothing of the phone before it is opened, and then shows and looks', async () => {
    const earlier = await begun(channel);
    const phoneStorage = new Map(earlier.phoneStorage);
    let open = () => {};
    const opening = new Promise<void>((resolve) => {
      open = resolve;
    });
    const page = testEnv({ search: SEARCH, fetch: async () => order(), phoneStorage, clock: earlier.clock });
    const payments = orderPayments({ ...page.env, opened: opening });
    payments.see({ orderDue: '320000', orderDueDate: '2026-12-05' });
    payments.record({ ...card, state: 'unconfirmed' });
    payments.watch();
    await settled();
    expect([payments.$status.get(), page.calls]).toEqual([{}, []]);
    expect(phoneStorage).toEqual(earlier.phoneStorage);
    open();
    await settled();
    await settled();
    expect(page.calls.length).toBeGreaterThan(0);
    expect(payments.$status.get().pending).toMatchObject({ way: 'card', before: { orderDue: '320000' } });
    payments.record(code);
    expect(phoneStorage.get(KEY)).toContain('7100');
  });

  it('looks for a payment that it knows of once it is opened, though nothing had been asked for', async () => {
    const { phoneStorage } = await begun(channel);
    const page = testEnv({ search: SEARCH, fetch: async () => order(), phoneStorage });
    const payments = orderPayments({ ...page.env, opened: Promise.resolve() });
    await settled();
    await settled();
    expect(payments.$status.get().pending).toMatchObject(channel);
    expect(page.calls).toHaveLength(1);
  });
});

it('Warns of what was begun within a day before the rest of the page has come', async () => {
  const { env, phoneStorage } = await begun(channel, code);
  expect(waysBegun(env)).toEqual(['code', 'channel']);
  const dayLater = testEnv({ search: SEARCH, phoneStorage, nowMs: env.clock.now() + DAY_MS });
  expect(waysBegun(dayLater.env)).toEqual([]);
});
