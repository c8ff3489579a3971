import { describe, expect, it } from 'vitest';
import { heldService, refusal, success } from '../../../test/support/answers.ts';
import { type TestPhone, testEnv } from '../../../test/support/testEnv.ts';
import { readOrder } from '../../api/endpoints/readOrder.ts';
import { paymentWatch } from './paymentWatch.ts';
import { readSentPayment, type SentPayment } from './sentPayment.ts';

const ORDER = '/api/v3/loan-details/loan-details';
const PLAN = '/api/v3/installment/loan-play-detail';
const MINUTE_MS = 60_000;

const order = (instalment: string, dueDate: string, orderStatus = 170) => ({
  orderStatus,
  noticeStatusText: 'Repayment due',
  userOrderDetail: {
    detail: [
      { text: 'Instalment', value: instalment },
      { text: 'Due date', value: dueDate },
    ],
  },
});
const second = order('2 of 4', '2026-11-28');
const third = order('3 of 4', '2026-12-27');
const settled = order('4 of 4', '2026-12-27', 200);

const byCode: SentPayment = {
  way: 'code',
  amount: '150050',
  channel: 'Sample Wallet',
  reference: '7100',
  promised: '',
  isAccepted: false,
};

/** A service that says this of the order until it says something else. */
const service = (first: object) => {
  let now: object | 'refused' | 'lost' = first;
  const fetcher: typeof fetch = async (input) => {
    if (now === 'lost') throw new TypeError('Failed to fetch');
    if (now === 'refused') return refusal('Your session has ended.');
    const isPlan = String(input instanceof Request ? input.url : input).includes(PLAN);
    return success(isPlan ? { repayAmount: 150_050, repayDate: '2026-12-27' } : now);
  };
  return {
    fetch: fetcher,
    say: (next: typeof now) => {
      now = next;
    },
  };
};

const opened = (phone: Partial<TestPhone> = {}) => {
  let isHidden = false;
  const test = testEnv({ search: '?userId=7&orderId=170001&productId=2002', ...phone });
  const watch = paymentWatch({ ...test.env, isHidden: () => isHidden });
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
  return {
    ...test,
    watch,
    settle,
    paths: () => test.calls.map(({ path }) => path),
    hide: () => {
      isHidden = true;
    },
    show: async () => {
      isHidden = false;
      test.comeBack('visible');
      await settle();
    },
    pass: async (ms: number, stepMs = 500) => {
      for (let passed = 0; passed < ms; passed += stepMs) {
        test.clock.advance(stepMs);
        await settle();
      }
    },
  };
};

describe('Waiting for a payment', () => {
  it('looks every 2 s for a minute, then every 10 s, and no more after a quarter of an hour', async () => {
    const { watch, pass, settle, calls } = opened({ fetch: service(second).fetch });
    watch.expect(byCode);
    await settle();
    watch.begin();
    await settle();
    const before = calls.length;
    await pass(MINUTE_MS);
    expect(calls.length - before).toBe(30);
    await pass(14 * MINUTE_MS, 5000);
    expect(calls.length - before).toBe(30 + 84);
    await pass(60 * MINUTE_MS, 30_000);
    expect(calls.length - before).toBe(30 + 84);
    expect(new Set(calls.map(({ path }) => path))).toEqual(new Set([ORDER]));
  });

  it('says after a quarter of an hour that it is overdue, and not before', async () => {
    const { watch, pass, settle } = opened({ fetch: service(second).fetch });
    watch.expect(byCode);
    watch.begin();
    await settle();
    await pass(15 * MINUTE_MS - 20_000, 10_000);
    expect(watch.$state.get()).toMatchObject({ kind: 'waiting', isOverdue: false });
    await pass(20_000, 10_000);
    expect(watch.$state.get()).toMatchObject({ kind: 'waiting', isOverdue: true, payment: byCode });
  });

  it('says when it last looked once it has stopped, and looks again for as long when it is told to', async () => {
    const { watch, pass, calls, clock, settle } = opened({ fetch: service(second).fetch });
    watch.expect(byCode);
    watch.begin();
    await settle();
    await pass(14 * MINUTE_MS, 10_000);
    expect(watch.$state.get()).toMatchObject({ stoppedAtMs: undefined });
    await pass(MINUTE_MS, 10_000);
    expect(watch.$state.get()).toMatchObject({ kind: 'waiting', stoppedAtMs: clock.now() });
    await pass(60 * MINUTE_MS, 30_000);
    const before = calls.length;
    watch.begin();
    expect(watch.$state.get()).toMatchObject({ kind: 'waiting', stoppedAtMs: undefined });
    await settle();
    await pass(MINUTE_MS);
    expect(calls.length - before).toBe(1 + 30);
  });

  it('does not look while the page is hidden, and looks at once when it is seen again', async () => {
    const { watch, pass, hide, show, calls, settle } = opened({ fetch: service(second).fetch });
    watch.expect(byCode);
    watch.begin();
    await settle();
    hide();
    await pass(5 * MINUTE_MS, 10_000);
    expect(calls).toHaveLength(1);
    await show();
    expect(calls).toHaveLength(2);
    await pass(4000);
    expect(calls).toHaveLength(4);
  });

  it('looks once where no payment is expected, and once more when the borrower comes back', async () => {
    const { watch, pass, show, calls, settle } = opened({ fetch: service(second).fetch });
    watch.begin();
    await settle();
    await pass(5 * MINUTE_MS, 10_000);
    expect(calls).toHaveLength(1);
    await show();
    await pass(5 * MINUTE_MS, 10_000);
    expect(calls).toHaveLength(2);
  });

  it('sees an instalment arrive, says what is due next, and stops', async () => {
    const at = service(second);
    const { watch, pass, settle, paths, env } = opened({ fetch: at.fetch });
    watch.expect(byCode);
    await settle();
    watch.begin();
    await settle();
    at.say(third);
    await pass(2000);
    expect(watch.$state.get()).toMatchObject({
      kind: 'arrived',
      progress: { kind: 'instalment', paid: 2, all: 4 },
      payment: byCode,
      next: { amount: 150_050, dueDate: '2026-12-27' },
    });
    const asked = paths().length;
    expect(paths().at(-1)).toBe(PLAN);
    await pass(MINUTE_MS);
    expect(paths()).toHaveLength(asked);
    expect(readSentPayment(env.store)).toBeUndefined();
  });

  it('sees that the order is settled, asks for nothing more, and does not look when the borrower comes back', async () => {
    const { watch, settle, paths, show } = opened({ fetch: service(settled).fetch });
    watch.begin();
    await settle();
    expect(watch.$state.get()).toMatchObject({ kind: 'arrived', progress: { kind: 'settled' }, payment: undefined });
    await show();
    expect(paths()).toEqual([ORDER]);
  });

  it('compares with the order of an earlier page of the tab', async () => {
    const first = opened({ fetch: service(second).fetch });
    first.watch.expect(byCode);
    await first.settle();
    const next = opened({ fetch: service(third).fetch, storage: first.storage });
    next.watch.begin();
    await next.settle();
    expect(next.watch.$state.get()).toMatchObject({ kind: 'arrived', payment: byCode });
  });

  it('does not take the payment of another order, or of another borrower', async () => {
    const first = opened({ fetch: service(second).fetch });
    first.watch.expect(byCode);
    await first.settle();
    for (const search of ['?userId=7&orderId=2&productId=2002', '?userId=8&orderId=170001&productId=2002']) {
      const other = opened({ fetch: service(third).fetch, storage: first.storage, search });
      other.watch.begin();
      await other.settle();
      expect(other.watch.$state.get()).toMatchObject({ kind: 'waiting', payment: undefined });
    }
  });

  it('keeps how the order stood first, and since when, though another way to pay is taken', async () => {
    const at = service(second);
    const { watch, settle, env, clock } = opened({ fetch: at.fetch });
    const begunAtMs = clock.now();
    watch.expect(byCode);
    await settle();
    clock.advance(MINUTE_MS);
    at.say(third);
    watch.expect({ ...byCode, way: 'channel', channel: 'Sample Counter' });
    await settle();
    expect(readSentPayment(env.store)).toMatchObject({
      way: 'channel',
      sentAtMs: begunAtMs,
      before: { details: [{ value: '2 of 4' }, { value: '2026-11-28' }] },
    });
  });

  it('keeps of two ways to pay only what they have in common, on the next page of the tab too', async () => {
    const { watch, settle, env } = opened({ fetch: service(second).fetch });
    watch.expect(byCode);
    await settle();
    watch.expect({ ...byCode, way: 'channel', channel: 'Sample Counter', reference: '' });
    expect(readSentPayment(env.store)).toMatchObject({
      amount: '150050',
      channel: '',
      reference: '',
      isOneOfSeveral: true,
    });
    watch.expect(byCode);
    expect(readSentPayment(env.store)).toMatchObject({ channel: '', reference: '', isOneOfSeveral: true });
  });

  it('knows a code that is shown again for the same, and not what it costs where that has changed', async () => {
    const { watch, settle, env } = opened({ fetch: service(second).fetch });
    watch.expect(byCode);
    await settle();
    watch.expect(byCode);
    expect(readSentPayment(env.store)).toMatchObject({ ...byCode, isOneOfSeveral: false });
    watch.expect({ ...byCode, amount: '160050' });
    expect(readSentPayment(env.store)).toMatchObject({ ...byCode, amount: '', isOneOfSeveral: true });
  });

  it('goes on waiting for a rollover, and for what was accepted, though another way to pay is taken', async () => {
    const at = service(second);
    const { watch, settle, env, pass } = opened({ fetch: at.fetch });
    watch.expect({ ...byCode, promised: '2026-12-12', isAccepted: true });
    await settle();
    watch.expect({ ...byCode, reference: '7200', amount: '320000' });
    expect(readSentPayment(env.store)).toMatchObject({ promised: '2026-12-12', isAccepted: true });
    at.say(order('2 of 4', '2026-12-12'));
    watch.begin();
    await pass(2000);
    expect(watch.$state.get()).toMatchObject({
      kind: 'arrived',
      progress: { kind: 'rolledOver' },
      payment: { amount: '', reference: '' },
    });
  });

  it('keeps of a rollover its own amount and code, whatever else was begun before or after it', async () => {
    const fee = { ...byCode, amount: '48000', reference: '7200', promised: '2026-12-12' };
    for (const begun of [
      [byCode, fee],
      [fee, byCode],
    ]) {
      const { watch, settle, env } = opened({ fetch: service(second).fetch });
      for (const each of begun) watch.expect(each);
      await settle();
      expect(readSentPayment(env.store)).toMatchObject({
        amount: '',
        reference: '',
        promised: '2026-12-12',
        rollover: { way: 'code', amount: '48000', reference: '7200' },
      });
    }
  });

  it('keeps of two ways to pay the same rollover what they have in common, and of another day the last one', () => {
    const fee = { ...byCode, amount: '48000', promised: '2026-12-12' };
    const { watch, env } = opened({ fetch: service(second).fetch });
    watch.expect(fee);
    watch.expect({ ...fee, way: 'channel', channel: 'Sample Counter', reference: '' });
    expect(readSentPayment(env.store)?.rollover).toEqual({
      way: 'channel',
      amount: '48000',
      channel: '',
      reference: '',
    });
    watch.expect({ ...fee, amount: '50000', promised: '2026-12-13' });
    expect(readSentPayment(env.store)?.rollover).toMatchObject({ way: 'code', amount: '50000', reference: '7100' });
  });

  it('takes no code that was seen for a payment, until they leave for a channel or say that they paid', () => {
    const { watch, env } = opened({ fetch: service(second).fetch });
    const isOnlyShown = () => readSentPayment(env.store)?.isOnlyShown;
    watch.expect(byCode);
    watch.expect({ ...byCode, reference: '7200' });
    expect(isOnlyShown()).toBe(true);
    watch.sayPaid();
    expect(isOnlyShown()).toBe(false);
    const other = opened({ fetch: service(second).fetch });
    other.watch.expect({ ...byCode, way: 'channel' });
    other.watch.expect(byCode);
    expect(readSentPayment(other.env.store)?.isOnlyShown).toBe(false);
  });

  it('sees a rollover arrive whose page left for a channel, by what the order said before', async () => {
    const at = service(second);
    const first = opened({ fetch: at.fetch });
    first.watch.prepare();
    await first.settle();
    first.watch.expect({ ...byCode, way: 'channel', amount: '48000', promised: '2026-12-12' });
    at.say(order('2 of 4', '2026-12-12'));
    const next = opened({ fetch: at.fetch, storage: first.storage });
    next.watch.begin();
    await next.settle();
    expect(next.watch.$state.get()).toMatchObject({
      kind: 'arrived',
      progress: { kind: 'rolledOver', dueDate: '2026-12-12' },
      payment: { amount: '48000' },
    });
  });

  /** An order's page of the same tab, opened anew: it reads the order by itself. */
  const openedAnew = async (storage: Map<string, string>, now: ReturnType<typeof order>) => {
    const at = service(now);
    const page = opened({ fetch: at.fetch, storage });
    const outcome = await page.env.call(readOrder, { productId: '2002', orderId: '170001' });
    if (outcome.kind !== 'ok') throw new Error('The order could not be read.');
    page.watch.see(outcome.data);
    await page.settle();
    return page.watch.$state.get();
  };

  it('tells of a payment again after a reload, with its amount only as long as no other has followed it', async () => {
    const at = service(second);
    const { watch, settle, storage } = opened({ fetch: at.fetch });
    watch.expect(byCode);
    await settle();
    at.say(third);
    watch.begin();
    await settle();
    expect(watch.$state.get()).toMatchObject({ kind: 'arrived' });
    const kept = { kind: 'arrived', payment: { amount: '150050', reference: '7100' } };
    expect(await openedAnew(storage, third)).toMatchObject({ ...kept, progress: { paid: 2, all: 4, steps: 1 } });
    expect(await openedAnew(storage, order('4 of 4', '2027-01-27'))).toMatchObject({ ...kept, progress: { steps: 2 } });
    // The order is as it was before: nobody says that anything was paid.
    expect(await openedAnew(storage, second)).toMatchObject({ kind: 'waiting', payment: undefined });
  });

  /** A rollover that one page has seen arrive, and the service that says so. */
  const rolledOver = async () => {
    const at = service(second);
    const first = opened({ fetch: at.fetch });
    first.watch.prepare();
    await first.settle();
    first.watch.expect({ ...byCode, amount: '48000', promised: '2026-12-12' });
    at.say(order('2 of 4', '2026-12-12'));
    first.watch.begin();
    await first.settle();
    expect(first.watch.$state.get()).toMatchObject({ kind: 'arrived' });
    return { at, storage: first.storage, seenAtMs: first.clock.now() };
  };

  it('tells of a rollover again that was seen before, where the service refuses another one', async () => {
    const { at, storage, seenAtMs } = await rolledOver();
    const next = opened({ fetch: at.fetch, storage });
    next.watch.begin();
    await next.settle();
    expect(next.watch.$state.get()).toMatchObject({ kind: 'waiting', payment: undefined });
    expect(await next.watch.explains(true)).toBe(true);
    expect(next.watch.$state.get()).toMatchObject({
      kind: 'arrived',
      progress: { kind: 'rolledOver', dueDate: '2026-12-12' },
      payment: { amount: '48000', reference: '7100' },
      seenAtMs,
    });
  });

  it('tells of it no more where the order shows another date, nothing, or another payment was begun', async () => {
    for (const said of [order('2 of 4', '2026-12-13'), 'lost', 'refused'] as const) {
      const { at, storage } = await rolledOver();
      at.say(said);
      const next = opened({ fetch: at.fetch, storage });
      expect(await next.watch.explains(true)).toBe(false);
      expect(next.watch.$state.get()).toMatchObject({ kind: 'waiting' });
    }
    const { at, storage } = await rolledOver();
    const paying = opened({ fetch: at.fetch, storage });
    paying.watch.expect(byCode);
    await paying.settle();
    expect(readSentPayment(paying.env.store)).toMatchObject({ ...byCode, isOneOfSeveral: false });
    expect(await opened({ fetch: at.fetch, storage }).watch.explains(true)).toBe(false);
  });

  it('tells of no instalment where a rollover is refused: that is no reason for it', async () => {
    const at = service(second);
    const first = opened({ fetch: at.fetch });
    first.watch.expect(byCode);
    await first.settle();
    at.say(third);
    first.watch.begin();
    await first.settle();
    expect(first.watch.$state.get()).toMatchObject({ kind: 'arrived' });
    const next = opened({ fetch: at.fetch, storage: first.storage });
    expect(await next.watch.explains(true)).toBe(false);
    expect(next.watch.$state.get()).toMatchObject({ kind: 'waiting' });
  });

  it('tells of it not where what was refused is no rollover, nor to another borrower', async () => {
    const { at, storage } = await rolledOver();
    expect(await opened({ fetch: at.fetch, storage }).watch.explains(false)).toBe(false);
    const other = opened({ fetch: at.fetch, storage, search: '?userId=8&orderId=170001&productId=2002' });
    expect(await other.watch.explains(true)).toBe(false);
  });

  it('keeps a refusal waiting for 3 s at most', async () => {
    const { watch, pass } = opened({ fetch: heldService().fetch });
    const said: boolean[] = [];
    void watch.explains(true).then((isPaid) => said.push(isPaid));
    await pass(2500);
    expect(said).toEqual([]);
    await pass(500);
    expect(said).toEqual([false]);
  });

  it('claims no rollover where the order said nothing before, or named that day already', async () => {
    for (const said of ['lost', order('2 of 4', '2026-12-12')] as const) {
      const at = service(second);
      at.say(said);
      const { watch, settle } = opened({ fetch: at.fetch });
      watch.prepare();
      await settle();
      watch.expect({ ...byCode, way: 'channel', promised: '2026-12-12' });
      at.say(order('2 of 4', '2026-12-12'));
      watch.begin();
      await settle();
      expect(watch.$state.get()).toMatchObject({ kind: 'waiting' });
    }
  });

  it('concludes nothing from a no or from no answer, says nothing of it, and goes on', async () => {
    const at = service(second);
    const { watch, pass, settle, toasts } = opened({ fetch: at.fetch });
    watch.expect(byCode);
    watch.begin();
    await settle();
    for (const failure of ['refused', 'lost'] as const) {
      at.say(failure);
      await pass(6000);
      expect(watch.$state.get()).toMatchObject({ kind: 'waiting' });
    }
    at.say(settled);
    await pass(6000);
    expect(watch.$state.get()).toMatchObject({ kind: 'arrived' });
    expect(toasts).toEqual([]);
  });

  it('asks once at a time, however often the borrower comes back', async () => {
    const held = heldService();
    const { watch, settle, show } = opened({ fetch: held.fetch });
    watch.begin();
    await settle();
    await show();
    await show();
    expect(held.waiting()).toBe(1);
    held.answer(0, success(settled));
    await settle();
    expect(watch.$state.get()).toMatchObject({ kind: 'arrived' });
  });

  it('works where the tab keeps nothing', async () => {
    const at = service(second);
    const test = testEnv({ search: '?userId=7&orderId=170001&productId=2002', fetch: at.fetch });
    const store = { read: () => undefined, write: () => false };
    const watch = paymentWatch({ ...test.env, store, isHidden: () => false });
    watch.expect(byCode);
    await new Promise((resolve) => setTimeout(resolve));
    at.say(third);
    watch.begin();
    await new Promise((resolve) => setTimeout(resolve));
    expect(watch.$state.get()).toMatchObject({ kind: 'arrived', payment: byCode });
  });
});
