import { describe, expect, it, vi } from 'vitest';
import { refusals } from '../../../scripts/sandbox/http/envelope.ts';
import { codeFor, pay } from '../../../scripts/sandbox/testBorrower.ts';
import { sandboxForEachTest } from '../../../scripts/sandbox/testSandbox.ts';
import { heldService, refusal, success } from '../../../test/support/answers.ts';
import { channelsAtHand } from '../../../test/support/channels.ts';
import { signedIn } from '../../../test/support/signedIn.ts';
import { type TestPhone, testEnv } from '../../../test/support/testEnv.ts';
import { untilKind } from '../../../test/support/until.ts';
import { type PeriodPlan, readPeriodPlan } from '../../api/endpoints/readPeriodPlan.ts';
import { loadLater } from '../../platform/loadLater.ts';
import { isOver, type PlanToPay, type RepaymentEnv, repaymentModel } from './repayment.ts';

const search = '?userId=50017&orderId=180002&productId=2002&lang=fil';
const session = 'userId=50017&orderId=180002&productId=2002&product_id=2002&lang=fil';
const KEY = 'loan:default:repaymentInfo';

const sandbox = sandboxForEachTest();

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

const period: PlanToPay<PeriodPlan> = {
  endpoint: readPeriodPlan,
  isRollover: false,
  amountOf: ({ repayAmount }) => repayAmount,
};

const modelOn = (env: RepaymentEnv) => repaymentModel(env, period);

const opened = (phone: Partial<TestPhone> = {}) => {
  const platform = testEnv({ search, sandbox, ...phone });
  const hand = channelsAtHand();
  const model = modelOn(hand.withChannels(platform));
  model.open();
  return { ...platform, ...hand, model };
};

describe('a plan and its payment', () => {
  it('asks for the order of the address once, and knows the pages that belong to it', async () => {
    const { model, calls } = opened();
    expect(model.$view.get()).toEqual({ kind: 'loading' });
    const { data } = await untilKind(model.$view, 'ready');
    expect(data.repayAmount).toBe('300000');
    expect(model.codeAddress).toBe(`/repaymentOfCode2?${session}`);
    expect(model.instructionsAddress).toBe(`/carpmm?${session}`);
    const body = { productId: '2002', orderId: '180002' };
    expect(calls).toMatchObject([{ method: 'POST', path: '/api/v3/installment/loan-play-detail', body }]);
  });

  it.each([
    ['refuses it', refusal('There is nothing to repay.')],
    ['says that the session has ended', new Response('', { status: 401 })],
  ])('leaves no code of it for the next page where the service %s, but one of the rollover', async (_, no) => {
    const owned = { userId: '50017', orderId: '180002', productId: '2002', checkedAt: Date.now() };
    for (const isRollover of [0, 1]) {
      const data = { ...owned, isRollover, defDetail: { payCode: '7100' } };
      const storage = new Map([[KEY, JSON.stringify({ v: 1, data })]]);
      const { model } = opened({ storage, nowMs: owned.checkedAt, fetch: async () => no.clone() });
      await untilKind(model.$view, 'refused');
      expect(storage.get(KEY)?.includes('7100')).toBe(!!isRollover);
    }
  });

  it('keeps for the page of the code the later of two plans, where the answer of before the borrower came back arrives after it', async () => {
    const service = heldService();
    const { model, storage, clock, comeBack } = opened({ fetch: service.fetch });
    await settled();
    service.answer(0, success({ repayAmount: '320000' }));
    await untilKind(model.$view, 'ready');
    const see = vi.spyOn(model.payments, 'see');
    model.refresh();
    comeBack('visible');
    await settled();
    service.answer(2, success({ repayAmount: '200000' }));
    await settled();
    service.answer(1, success({ repayAmount: '310000' }));
    await settled();
    expect(model.$view.get()).toMatchObject({ status: 'fresh', data: { repayAmount: '200000' } });
    const kept = { userId: '50017', orderId: '180002', productId: '2002', repayAmount: '200000', isRollover: 0 };
    expect(JSON.parse(storage.get(KEY) ?? '').data).toMatchObject({ ...kept, checkedAt: clock.now() });
    // Nor is the older one what the order is said to say.
    expect(see.mock.calls.map(([{ due }]) => due)).toEqual(['200000']);
  });

  it('shows no amount of the day before that cannot be read again, for late fees come with the day', async () => {
    let isOffline = false;
    const fetch: typeof globalThis.fetch = async () => (isOffline ? Response.error() : success({ repayAmount: '1' }));
    const { model, clock, comeBack } = opened({ fetch });
    await untilKind(model.$view, 'ready');
    isOffline = true;
    for (const [hours, kinds] of [
      [23, ['ready', 'ready']],
      [1, ['loading', 'unknown']],
    ] as const) {
      clock.advance(hours * 3_600_000);
      comeBack('visible');
      const { kind } = model.$view.get();
      await settled();
      expect([kind, model.$view.get().kind]).toEqual(kinds);
    }
  });

  it('pays nothing before the plan is there, nor while it is read again, nor where that failed', async () => {
    let isDown = false;
    let come = () => {};
    const coming = new Promise<void>((resolve) => {
      come = resolve;
    });
    const fetcher = (async (request: Request) => {
      if (isDown) throw new TypeError('Failed to fetch');
      await coming;
      return signedIn(sandbox).fetch(request);
    }) as typeof fetch;
    const { model, calls, choose, channels } = opened({ fetch: fetcher });
    await choose(model, '90006');
    await channels().pay();
    come();
    await untilKind(model.$view, 'ready');
    isDown = true;
    model.refresh();
    await channels().pay();
    await expect.poll(() => model.$view.get()).toMatchObject({ kind: 'ready', status: 'stale' });
    await channels().pay();
    expect(calls.map(({ path }) => path)).toEqual(Array(2).fill('/api/v3/installment/loan-play-detail'));
  });

  it('learns of a changed amount when the old one is refused, and pays what the plan says then', async () => {
    const { model, moves, toasts, calls, choose, channels } = opened();
    await untilKind(model.$view, 'ready');
    await choose(model, '90006');
    await pay(sandbox, await codeFor(sandbox, '180002', '300000'));
    await channels().pay();
    expect(channels().$step.get()).toMatchObject({ note: refusals.amountChanged.message });
    expect(toasts).toEqual([]);
    const now = { status: 'fresh', data: { repayAmount: '200000' } };
    await expect.poll(() => model.$view.get()).toMatchObject(now);
    await channels().pay();
    const order = { productId: '2002', orderId: '180002' };
    expect(calls.at(-1)?.body).toEqual({ ...order, amount: '200000', channelNumber: '90006' });
    expect(moves).toHaveLength(1);
  });

  it.each([0, '0.00', -150_050])('pays nothing where what is due is %j', async (repayAmount) => {
    const { model, calls, choose, channels } = opened({ fetch: async () => success({ repayAmount }) });
    await untilKind(model.$view, 'ready');
    await choose(model, '90006');
    await channels().pay();
    expect(calls.map(({ path }) => path)).not.toContain('/api/v3/loan-details/generate-vcode');
  });

  it('opens the list of channels at the next tap where the rest of the page did not come', async () => {
    const { env, parts, toasts } = testEnv({ search, sandbox });
    const hand = channelsAtHand();
    let isDown = true;
    const later = loadLater(async () => {
      if (isDown) throw new TypeError('Failed to fetch');
      return { ...parts, planChannels: hand.planChannels };
    });
    const model = modelOn({ ...env, later });
    await model.showChannels();
    expect([later.$state.get().kind, toasts]).toEqual(['failed', []]);
    isDown = false;
    await model.showChannels();
    expect(hand.channels().$step.get().kind).toBe('choosing');
  });
});

describe('a payment at a channel', () => {
  const ORDER = '/api/v3/loan-details/loan-details';
  const PLAN = '/api/v3/installment/loan-play-detail';
  const planOf = (repayAmount: number, repayDate = '2026-12-05') =>
    success({ repayAmount, repayDate, repayList: [{ name: 'Sample Counter', channel_number: '90007' }] });

  /** A service whose order, plan and channel answer as the test says. */
  const service = () => {
    const says = {
      order: () => success({ orderStatus: 170, facts: { payments: [] } }),
      plan: () => planOf(320_000),
      payUrl: 'https://pay.example/1',
    };
    const fetch = (async ({ url }: Request) => {
      if (url.includes(ORDER)) return says.order();
      return url.includes(PLAN) ? says.plan() : success({ payUrl: says.payUrl });
    }) as unknown as typeof globalThis.fetch;
    return { says, fetch };
  };

  const paidAt = async (payUrl: string) => {
    const { says, fetch } = service();
    says.payUrl = payUrl;
    const page = opened({ fetch });
    await untilKind(page.model.$view, 'ready');
    await page.choose(page.model, '90007');
    await page.channels().pay();
    return { ...page, says, fetch };
  };

  it('is recorded as it was asked for, though another amount is due by the time its address comes', async () => {
    const { says, fetch } = service();
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const held = (async (request: Request) => {
      if (!request.url.includes(ORDER) && !request.url.includes(PLAN)) await asked;
      return fetch(request);
    }) as unknown as typeof fetch;
    const { model, choose, channels, moves } = opened({ fetch: held });
    await untilKind(model.$view, 'ready');
    await choose(model, '90007');
    const paying = channels().pay();
    says.plan = () => success({ repayAmount: 330_000, repayDate: '2026-12-06' });
    model.refresh();
    await expect.poll(() => model.$view.get()).toMatchObject({ status: 'fresh', data: { repayAmount: 330_000 } });
    await channels().pay();
    answer();
    await paying;
    const paid = { way: 'channel', state: 'opened', amount: '320000', place: 'Sample Counter', isRollover: false };
    expect([moves.length, model.payments.$status.get().pending]).toMatchObject([1, paid]);
  });

  it('is not recorded where the address of the channel is not opened', async () => {
    const { model, moves } = await paidAt('javascript:alert(1)');
    expect([moves, model.payments.$status.get().pending]).toEqual([[], undefined]);
  });

  it('that may have arrived in part leaves neither amount nor code of before, where they cannot be read again', async () => {
    const { model, says } = await paidAt('https://pay.example/1');
    says.order = () => success({ orderStatus: 170 });
    says.plan = () => {
      says.plan = () => Response.error();
      return planOf(120_000);
    };
    model.payments.watch();
    await expect.poll(() => model.$view.get().kind).toBe('unknown');
  });

  it('explains why the service refuses the plan, in place of its words', async () => {
    const { says, fetch } = service();
    says.plan = () => refusal('There is nothing to repay.');
    says.order = () => success({ orderStatus: 200 });
    const { model, toasts } = opened({ fetch });
    await untilKind(model.$view, 'refused');
    expect([toasts, model.payments.$status.get().arrived?.isSettled]).toEqual([[], true]);
    expect(isOver(model.payments.$status.get().arrived)).toBe(true);
  });
});

it('A code on the page of a plan expires when the service says so, and by nothing else', async () => {
  const plan = { repayAmount: 1, defDetail: { payCode: '7100' } };
  const facts = { code: { validUntil: '2026-12-01T13:00:00+08:00' } };
  for (const [data, hasExpired] of [
    [{ ...plan, facts }, true],
    [plan, false],
  ] as const) {
    const { model, clock } = opened({ fetch: async () => success(data) });
    await untilKind(model.$view, 'ready');
    clock.advance(3_599_999);
    expect(model.$hasExpired.get()).toBe(false);
    clock.advance(1);
    expect(model.$hasExpired.get()).toBe(hasExpired);
  }
});
