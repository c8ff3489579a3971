import { describe, expect, it, vi } from 'vitest';
import { codeFor, pay } from '../../../scripts/sandbox/testBorrower.ts';
import { fil } from '../../../scripts/sandbox/texts/fil.ts';
import { heldService, refusal, success } from '../../../test/support/answers.ts';
import { blindWatch, channelsAtHand } from '../../../test/support/channels.ts';
import { signedIn } from '../../../test/support/signedIn.ts';
import { type TestPhone, testEnv } from '../../../test/support/testEnv.ts';
import { testSandbox } from '../../../test/support/testSandbox.ts';
import { untilKind } from '../../../test/support/until.ts';
import { type PeriodPlan, readPeriodPlan } from '../../api/endpoints/readPeriodPlan.ts';
import { t } from '../../i18n/t.ts';
import type { OpenWatch } from './latePayment.ts';
import { type PlanToPay, type RepaymentEnv, repaymentModel } from './repayment.ts';

const search = '?userId=50017&orderId=180002&productId=2002&lang=fil';
const session = 'userId=50017&orderId=180002&productId=2002&product_id=2002&lang=fil';
const KEY = 'loan:default:repaymentInfo';

const sandbox = testSandbox('for each');

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

const period: PlanToPay<PeriodPlan> = {
  endpoint: readPeriodPlan,
  isRollover: false,
  amountOf: ({ repayAmount }) => repayAmount,
};

const modelOn = (env: Omit<RepaymentEnv<PeriodPlan>, 'loadAfterPlan'>, { loadAfterPlan } = channelsAtHand()) =>
  repaymentModel({ ...env, loadAfterPlan }, period);

const opened = (phone: Partial<TestPhone> = {}) => {
  const platform = testEnv({ search, sandbox, ...phone });
  const hand = channelsAtHand();
  const model = modelOn(platform.env, hand);
  model.open();
  return { ...platform, ...hand, model };
};

describe('a plan and its payment', () => {
  it('asks for the order of the address once, and knows the pages that belong to it', async () => {
    const { model, calls } = opened();
    expect(model.$view.get()).toEqual({ kind: 'loading' });
    const { data } = await untilKind(model.$view, 'ready');
    expect(data.plan.repayAmount).toBe('300000');
    expect(data.codeAddress).toBe(`/repaymentOfCode2?${session}`);
    expect(data.instructionsAddress).toBe(`/carpmm?${session}`);
    const body = { productId: '2002', orderId: '180002' };
    expect(calls).toMatchObject([{ method: 'POST', path: '/api/v3/installment/loan-play-detail', body }]);
  });

  it('keeps what it found out for the page of the code, with its order and its moment', async () => {
    const { model, storage, clock } = opened();
    await untilKind(model.$view, 'ready');
    const kept = { userId: '50017', orderId: '180002', productId: '2002', repayAmount: '300000', isRollover: 0 };
    expect(JSON.parse(storage.get(KEY) ?? '').data).toMatchObject({ ...kept, checkedAt: clock.now() });
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

  it('keeps the later of two plans where the answer of before the borrower came back arrives after it', async () => {
    const service = heldService();
    const { model, storage, comeBack } = opened({ fetch: service.fetch });
    await settled();
    service.answer(0, success({ repayAmount: '320000' }));
    await untilKind(model.$view, 'ready');
    model.refresh();
    comeBack('visible');
    await settled();
    service.answer(2, success({ repayAmount: '200000' }));
    await settled();
    service.answer(1, success({ repayAmount: '310000' }));
    await settled();
    expect(model.$view.get()).toMatchObject({ status: 'fresh', data: { due: '200000' } });
    expect(JSON.parse(storage.get(KEY) ?? '').data).toMatchObject({ repayAmount: '200000' });
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

  it('reaches for the storage while the answer is still on its way', () => {
    const { env, clock } = testEnv({ search, fetch: () => new Promise(() => {}) });
    const read = vi.fn(() => undefined);
    modelOn({ ...env, store: { ...env.store, read } }).open();
    clock.advance(0);
    expect(read).toHaveBeenCalledOnce();
  });

  it('leads to the page of the code where the storage refuses, which asks for it itself', async () => {
    const { env } = testEnv({ search, fetch: async () => success({ repayAmount: '300000' }) });
    const model = modelOn({ ...env, store: { ...env.store, write: () => false } });
    model.open();
    const { data } = await untilKind(model.$view, 'ready');
    expect(data.codeAddress).toBe(`/repaymentOfCode2?${session}`);
  });

  it.each([
    ['once what notes the payment has come, which then does', true],
    ['after three seconds where that never comes', false],
  ])('leaves for a channel %s', async (_, comes) => {
    const { env, moves, calls, clock } = testEnv({ search, sandbox });
    const hand = channelsAtHand();
    const watch = { ...blindWatch(), expectAtChannel: vi.fn() };
    let come = (): void => {};
    const loadWatch = () =>
      new Promise<OpenWatch>((resolve) => {
        come = () => resolve(() => watch);
      });
    const model = repaymentModel({ ...env, loadAfterPlan: hand.loadAfterPlan, loadWatch }, period);
    model.open();
    await untilKind(model.$view, 'ready');
    await hand.choose(model, '90007');
    const paid = hand.channels().pay();
    await expect.poll(() => calls.map(({ path }) => path)).toContain('/api/v3/loan-details/generate-vcode');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(moves).toEqual([]);
    if (comes) come();
    else clock.advance(3000);
    await paid;
    await expect.poll(() => moves).toHaveLength(1);
    expect(watch.expectAtChannel).toHaveBeenCalledTimes(comes ? 1 : 0);
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
    expect(toasts.map(({ text }) => text)).toEqual([fil.refusals.amountChanged]);
    const now = { status: 'fresh', data: { plan: { repayAmount: '200000' } } };
    await expect.poll(() => model.$view.get()).toMatchObject(now);
    await channels().pay();
    const order = { productId: '2002', orderId: '180002' };
    expect(calls.at(-1)?.body).toEqual({ ...order, amount: '200000', channelNumber: '90006' });
    expect(moves).toHaveLength(1);
  });

  it('does not say that the service refused where the channels did not come, and opens them at the next tap', async () => {
    const { env, toasts } = testEnv({ search, sandbox });
    const hand = channelsAtHand();
    let isDown = true;
    const model = modelOn(env, {
      ...hand,
      loadAfterPlan: async () => {
        if (isDown) throw new TypeError('Failed to fetch');
        return hand.open;
      },
    });
    const said = await model.showChannels();
    expect(said && t(said)).toBe('There is no connection, and nothing was sent. Please try again.');
    expect(toasts).toEqual([]);
    isDown = false;
    model.showChannels();
    await expect.poll(() => hand.channels().$step.get().kind).toBe('choosing');
  });

  it('asks again for what follows the plan with the next read, where it did not come', async () => {
    const hand = channelsAtHand();
    let isDown = true;
    const loadAfterPlan = async () => {
      if (isDown) throw new TypeError('offline');
      return hand.open;
    };
    const model = modelOn(testEnv({ search, sandbox }).env, { ...hand, loadAfterPlan });
    model.open();
    await untilKind(model.$view, 'ready');
    expect(model.$Channels.get()).toBeUndefined();
    isDown = false;
    model.refresh();
    await expect.poll(() => model.$Channels.get()).toBeDefined();
  });

  it('copies its code', async () => {
    const { model, copied } = opened();
    model.copy('71000000000123');
    await expect.poll(() => copied).toEqual(['71000000000123']);
  });
});

describe('what another tab may have paid', () => {
  const opensWith = async (loadWatch: () => Promise<OpenWatch>) => {
    const { env, submissionLog: phone, clock, comeBack } = testEnv({ search, sandbox });
    phone.write('sent:repay:50017:order:180002', { atMs: clock.now(), call: 'commit' });
    const model = modelOn({ ...env, phone, loadWatch });
    model.open();
    await untilKind(model.$view, 'ready');
    return { parts: () => model.$parts.get(), clock, comeBack };
  };

  it('waits for what says so, which comes with it', async () => {
    const Waiting = () => null;
    let come = (_: OpenWatch): void => {};
    const { parts, clock } = await opensWith(() => new Promise((resolve) => (come = resolve)));
    clock.advance(2999);
    expect(parts()).toEqual({ isAwaited: true });
    come((_, $parts) => {
      $parts.set({ Waiting });
      return blindWatch();
    });
    await expect.poll(parts).toEqual({ Waiting });
  });

  it('can be paid where that fails to come, or has not come within three seconds, and from then on', async () => {
    await expect.poll((await opensWith(() => Promise.reject(new TypeError('Failed to fetch')))).parts).toEqual({});
    const { parts, clock, comeBack } = await opensWith(() => new Promise(() => {}));
    clock.advance(3000);
    comeBack('visible');
    expect(parts()).toEqual({});
  });
});

describe('the page of the code', () => {
  const fetched = async (phone: Partial<TestPhone>) => {
    const fetcher = vi.fn<(address: string) => Promise<Response>>(async () => new Response(''));
    // In development nothing is fetched ahead.
    vi.stubEnv('DEV', false);
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('addEventListener', () => {});
    // A browser whose document has no speculation rules.
    vi.stubGlobal('document', { querySelector: () => null });
    vi.stubGlobal('fetch', fetcher);
    const { model, clock } = opened(phone);
    await untilKind(model.$view, 'ready');
    clock.advance(0);
    // The code that fetches ahead loads after the document.
    await Promise.resolve();
    clock.advance(2_500);
    // Once loaded, it checks whether the browser prerenders.
    await new Promise((resolve) => setTimeout(resolve));
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    return fetcher.mock.calls;
  };

  it('is fetched ahead once this one is at rest, where there is a code', async () => {
    expect(await fetched({ search: '?userId=50015&orderId=174002&productId=2001' })).toEqual([
      ['/repaymentOfCode2?userId=50015&orderId=174002&productId=2001&product_id=2001'],
    ]);
  });

  it('is not fetched ahead where there is none', async () => {
    expect(await fetched({})).toEqual([]);
  });
});
