import { describe, expect, it } from 'vitest';
import { heldService, refusal, success } from '../../../test/support/answers.ts';
import { keptPayment } from '../../../test/support/keptPayment.ts';
import { type TestPhone, testEnv } from '../../../test/support/testEnv.ts';
import { readOrder } from '../../api/endpoints/readOrder.ts';
import { paymentWatch } from './paymentWatch.ts';
import { keepSentPayment, readSentPayment, type SentPayment } from './sentPayment.ts';

const ORDER = '/api/v3/loan-details/loan-details';
const PLAN = '/api/v3/installment/loan-play-detail';
const SEARCH = '?userId=7&orderId=170001&productId=2002';
const OTHER_ORDER = SEARCH.replace('170001', '2');
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

const { way, amount, channel, reference, promised, isAccepted } = keptPayment;
const byCode: SentPayment = { way, amount, channel, reference, promised, isAccepted };

/** Creates a service that returns this order until the test sets another response. */
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

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

const opened = (phone: Partial<TestPhone> = {}) => {
  let isHidden = false;
  const test = testEnv({ search: SEARCH, ...phone });
  const removed: boolean[] = [];
  const removeSlip = (isRollover: boolean) => void removed.push(isRollover);
  const watch = paymentWatch({ ...test.env, isHidden: () => isHidden, removeSlip });
  return {
    ...test,
    watch,
    removed,
    state: () => watch.$state.get(),
    kept: () => readSentPayment(test.env.store),
    paths: () => test.calls.map(({ path }) => path),
    hide: () => {
      isHidden = true;
    },
    show: async () => {
      isHidden = false;
      test.comeBack('visible');
      await nextTask();
    },
    pass: async (ms: number, stepMs = 500) => {
      for (let passed = 0; passed < ms; passed += stepMs) {
        test.clock.advance(stepMs);
        await nextTask();
      }
    },
  };
};

/** Opens a page in this tab and starts its watch. */
const looking = async (phone: Partial<TestPhone>) => {
  const page = opened(phone);
  page.watch.begin();
  await nextTask();
  return page;
};

/** Opens a page that has read the order's state and then waits for these payments, added one after the other. */
const waitingFor = async (...payments: SentPayment[]) => {
  const at = service(second);
  const page = opened({ fetch: at.fetch });
  for (const payment of payments) {
    page.watch.expect(payment);
    await nextTask();
  }
  page.watch.begin();
  await nextTask();
  return { ...page, at };
};

const atCounter: SentPayment = { ...byCode, way: 'channel', channel: 'Sample Counter', reference: '' };
const fee: SentPayment = { ...byCode, amount: '48000', reference: '7200', promised: '2026-12-12' };
const dearer = { ...byCode, amount: '160050' };
const inCommon = { channel: '', reference: '', isOneOfSeveral: true };
const moved = order('2 of 4', '2026-12-12');

describe('Waiting for a payment', () => {
  it('looks every 2 s for a minute, then every 10 s, and no more after a quarter of an hour', async () => {
    const { pass, calls } = await waitingFor(byCode);
    const before = calls.length;
    await pass(MINUTE_MS);
    expect(calls.length - before).toBe(30);
    await pass(14 * MINUTE_MS, 5000);
    expect(calls.length - before).toBe(30 + 84);
    await pass(60 * MINUTE_MS, 30_000);
    expect(calls.length - before).toBe(30 + 84);
    expect(new Set(calls.map(({ path }) => path))).toEqual(new Set([ORDER]));
  });

  it('says after a quarter of an hour that it is overdue, and when it last looked, and looks again for as long when told to', async () => {
    const { watch, state, pass, calls, clock } = await waitingFor(byCode);
    await pass(15 * MINUTE_MS - 20_000, 10_000);
    expect(state()).toMatchObject({ kind: 'waiting', isOverdue: false, stoppedAtMs: undefined });
    await pass(20_000, 10_000);
    const stopped = { kind: 'waiting', isOverdue: true, payment: byCode, stoppedAtMs: clock.now() };
    expect(state()).toMatchObject(stopped);
    const before = calls.length;
    watch.begin();
    expect(state()).toMatchObject({ ...stopped, stoppedAtMs: undefined });
    await nextTask();
    await pass(MINUTE_MS);
    expect(calls.length - before).toBe(1 + 30);
  });

  it('does not look while the page is hidden, and looks at once when it is seen again', async () => {
    const { pass, hide, show, calls } = await waitingFor(byCode);
    const before = calls.length;
    hide();
    await pass(5 * MINUTE_MS, 10_000);
    expect(calls).toHaveLength(before);
    await show();
    expect(calls).toHaveLength(before + 1);
    await pass(4000);
    expect(calls).toHaveLength(before + 3);
  });

  it('waits on return for what another page of the tab has noted meanwhile', async () => {
    const { env, state, show } = await waitingFor();
    keepSentPayment(env.store, { ...keptPayment, way: 'card', sentAtMs: env.clock.now() });
    await show();
    expect(state()).toMatchObject({ kind: 'waiting', payment: { way: 'card' } });
  });

  it('looks once where no payment is expected, and once more when the borrower comes back', async () => {
    const { pass, show, calls } = await waitingFor();
    await pass(5 * MINUTE_MS, 10_000);
    expect(calls).toHaveLength(1);
    await show();
    await pass(5 * MINUTE_MS, 10_000);
    expect(calls).toHaveLength(2);
  });

  it('reads the order once for a code that the service confirms after the first look, and goes on looking', async () => {
    const { watch, paths, state, at, pass } = await waitingFor();
    watch.expect(byCode);
    await nextTask();
    expect(paths()).toEqual([ORDER]);
    at.say(third);
    await pass(2000);
    expect(state()).toMatchObject({ kind: 'arrived', progress: { paid: 2, steps: 1 }, payment: byCode });
  });

  it('sees an instalment arrive, says what is due next, and stops', async () => {
    const { state, at, pass, paths, kept, env, removed } = await waitingFor(byCode);
    env.store.write('repaymentInfo', { defDetail: { payCode: '7100' } });
    at.say(third);
    await pass(2000);
    // The code may have been used, so it is removed from the storage, and both slips from the phone.
    expect([env.store.read('repaymentInfo'), removed]).toEqual([undefined, [true, false]]);
    expect(state()).toMatchObject({
      kind: 'arrived',
      progress: { kind: 'instalment', paid: 2, all: 4 },
      payment: byCode,
      next: { amount: 150_050, dueDate: '2026-12-27' },
    });
    const asked = paths().length;
    expect(paths().at(-1)).toBe(PLAN);
    await pass(MINUTE_MS);
    expect(paths()).toHaveLength(asked);
    expect(kept()).toBeUndefined();
  });

  /** Opens a page on which an instalment has arrived and which has read the next amount due. */
  const arrivedHere = async () => {
    const page = await waitingFor(byCode);
    page.at.say(third);
    await page.pass(2000);
    expect(page.state()).toMatchObject({ kind: 'arrived', progress: { paid: 2 } });
    return page;
  };

  it('looks for the next payment too, that is begun where the last one has just arrived', async () => {
    const { watch, state, at, show, pass, kept } = await arrivedHere();
    watch.expect(atCounter, readOrder.parse(third));
    expect(state()).toMatchObject({ kind: 'waiting', payment: atCounter, isOverdue: false });
    await show();
    expect(state()).toMatchObject({ kind: 'waiting' });
    at.say(order('4 of 4', '2027-01-27'));
    await pass(2000);
    expect(state()).toMatchObject({ kind: 'arrived', progress: { paid: 3, steps: 1 }, payment: atCounter });
    expect(kept()).toBeUndefined();
  });

  it('leaves the thanks where they are while the next code is only looked at', async () => {
    const { watch, state, kept } = await arrivedHere();
    watch.expect({ ...byCode, reference: '7200' });
    await nextTask();
    expect(state()).toMatchObject({ kind: 'arrived', progress: { paid: 2 } });
    expect(kept()).toMatchObject({ reference: '7200', isOnlyShown: true });
  });

  it('does not take an instalment that had arrived before for why the service refuses', async () => {
    const { watch, at, removed } = await arrivedHere();
    at.say('refused');
    removed.length = 0;
    expect(await watch.explains(false)).toBe(false);
    expect(removed).toEqual([false]);
  });

  it('takes a settled order for why the service refuses, also where it was seen before the refusal came', async () => {
    const { watch } = await looking({ fetch: service(settled).fetch });
    expect(await watch.explains(false)).toBe(true);
  });

  it('sees that the order is settled, asks for nothing more, and does not look when the borrower comes back', async () => {
    const { state, paths, show } = await looking({ fetch: service(settled).fetch });
    expect(state()).toMatchObject({ kind: 'arrived', progress: { kind: 'settled' }, payment: undefined });
    await show();
    expect(paths()).toEqual([ORDER]);
  });

  it.each([
    ['an earlier page of the tab', SEARCH, 'arrived', byCode],
    ['no page of another order', OTHER_ORDER, 'waiting', undefined],
    ['no page of another borrower', SEARCH.replace('userId=7', 'userId=8'), 'waiting', undefined],
  ])('goes on with the payment of %s', async (_, search, kind, payment) => {
    const { storage } = await waitingFor(byCode);
    const { state } = await looking({ fetch: service(third).fetch, storage, search });
    expect(state()).toMatchObject({ kind, payment });
  });

  it('is not lost by a look at the code of another order', async () => {
    const { storage, kept } = await waitingFor(byCode, atCounter);
    (await looking({ fetch: service(second).fetch, storage, search: OTHER_ORDER })).watch.expect(byCode);
    expect(kept()).toMatchObject({ way: 'channel', isOnlyShown: false });
  });

  it('keeps how the order stood first, and since when the latest may have been paid, though another way to pay is taken', async () => {
    const { watch, at, kept, clock } = await waitingFor(byCode);
    const begunAtMs = clock.now() + MINUTE_MS;
    clock.advance(MINUTE_MS);
    at.say(third);
    watch.expect(atCounter);
    await nextTask();
    const before = { details: [{ value: '2 of 4' }, { value: '2026-11-28' }] };
    expect(kept()).toMatchObject({ way: 'channel', sentAtMs: begunAtMs, before });
    clock.advance(MINUTE_MS);
    watch.expect(byCode);
    expect(kept()).toMatchObject({ sentAtMs: begunAtMs, before });
  });

  it.each<[string, SentPayment[], object]>([
    ['two ways to pay what they have in common', [byCode, atCounter], inCommon],
    ['a third no more than that', [byCode, atCounter, byCode], inCommon],
    ['a code that is shown again all', [byCode, byCode], { ...byCode, isOneOfSeveral: false }],
    ['one that costs another amount the rest', [byCode, dearer], { ...byCode, amount: '', isOneOfSeveral: true }],
  ])('keeps of %s', async (_, begun, expected) => {
    expect((await waitingFor(...begun)).kept()).toMatchObject(expected);
  });

  it('goes on waiting for a rollover, and for what was accepted, though another way to pay is taken', async () => {
    const { state, at, kept, pass } = await waitingFor(
      { ...byCode, promised: '2026-12-12', isAccepted: true },
      { ...byCode, reference: '7200', amount: '320000' },
    );
    expect(kept()).toMatchObject({ promised: '2026-12-12', isAccepted: true });
    at.say(moved);
    await pass(2000);
    const payment = { amount: '', reference: '' };
    expect(state()).toMatchObject({ kind: 'arrived', progress: { kind: 'rolledOver' }, payment });
  });

  it('keeps of a rollover its own amount and code, whatever else was begun before or after it', async () => {
    const [unnamed, rollover] = [
      { amount: '', reference: '' },
      { way: 'code', amount: '48000', reference: '7200', isOnlyShown: true },
    ];
    for (const begun of [
      [byCode, fee],
      [fee, byCode],
      [atCounter, fee],
      [fee, atCounter],
    ])
      expect((await waitingFor(...begun)).kept()).toMatchObject({ ...unnamed, promised: '2026-12-12', rollover });
  });

  it('keeps of two ways to pay the same rollover what they have in common, and of another day the last one', async () => {
    const { watch, kept } = await waitingFor(fee, { ...fee, way: 'channel', channel: 'Sample Counter', reference: '' });
    const sent = { way: 'channel', amount: '48000', channel: '', reference: '', isOnlyShown: false };
    expect(kept()?.rollover).toEqual(sent);
    watch.expect({ ...fee, amount: '50000', promised: '2026-12-13' });
    expect(kept()?.rollover).toMatchObject({ way: 'code', amount: '50000', reference: '7200' });
  });

  it('takes no code that was seen for a payment, until they leave for a channel or say that they paid', async () => {
    const { watch, kept } = await waitingFor(byCode, fee);
    expect(kept()).toMatchObject({ isOnlyShown: true, rollover: { isOnlyShown: true } });
    watch.sayPaid();
    expect(kept()).toMatchObject({ isOnlyShown: false, rollover: { isOnlyShown: false } });
    expect((await waitingFor({ ...byCode, way: 'channel' }, byCode)).kept()?.isOnlyShown).toBe(false);
  });

  it('sees a rollover arrive whose page left for a channel, by what the order said before', async () => {
    const first = opened({ fetch: service(second).fetch });
    first.watch.prepare();
    await nextTask();
    first.watch.expect({ ...fee, way: 'channel' });
    const next = await looking({ fetch: service(moved).fetch, storage: first.storage });
    const progress = { kind: 'rolledOver', dueDate: '2026-12-12' };
    expect(next.state()).toMatchObject({ kind: 'arrived', progress, payment: { amount: '48000' } });
  });

  /** Creates a payment that one page has seen arrive. @returns the service that shows it, the storage, and when it was seen. */
  const arrived = async (payment: SentPayment, now: ReturnType<typeof order>) => {
    const { at, pass, state, storage, clock } = await waitingFor(payment);
    at.say(now);
    await pass(2000);
    expect(state()).toMatchObject({ kind: 'arrived' });
    return { at, storage, seenAtMs: clock.now() };
  };

  const rolledOver = () => arrived(fee, moved);

  /** Opens an order's page anew in the same tab; the page reads the order itself. */
  const openedAnew = async (storage: Map<string, string>, now: ReturnType<typeof order>) => {
    const page = opened({ fetch: service(now).fetch, storage });
    const outcome = await page.env.call(readOrder, { productId: '2002', orderId: '170001' });
    if (outcome.kind !== 'ok') throw new Error('The order could not be read.');
    page.watch.see(outcome.data);
    await nextTask();
    return page.state();
  };

  it('tells of a payment again after a reload, with its amount only as long as no other has followed it', async () => {
    const { storage } = await arrived(byCode, third);
    const kept = { kind: 'arrived', payment: { amount: '150050', reference: '7100' } };
    expect(await openedAnew(storage, third)).toMatchObject({ ...kept, progress: { paid: 2, all: 4, steps: 1 } });
    expect(await openedAnew(storage, order('4 of 4', '2027-01-27'))).toMatchObject({ ...kept, progress: { steps: 2 } });
    // The order is in its state from before the payment, so the page must not say that it was paid.
    expect(await openedAnew(storage, second)).toMatchObject({ kind: 'waiting', payment: undefined });
  });

  it('tells of a rollover again that was seen before, where the service refuses another one', async () => {
    const { at, storage, seenAtMs } = await rolledOver();
    const next = await looking({ fetch: at.fetch, storage });
    expect(next.state()).toMatchObject({ kind: 'waiting', payment: undefined });
    expect(await next.watch.explains(true)).toBe(true);
    const progress = { kind: 'rolledOver', dueDate: '2026-12-12' };
    const payment = { amount: '48000', reference: '7200' };
    expect(next.state()).toMatchObject({ kind: 'arrived', progress, payment, seenAtMs });
  });

  it('tells of it no more where the order shows another date, nothing, or another payment was begun', async () => {
    for (const said of [order('2 of 4', '2026-12-13'), 'lost', 'refused'] as const) {
      const { at, storage } = await rolledOver();
      at.say(said);
      const next = opened({ fetch: at.fetch, storage });
      expect(await next.watch.explains(true)).toBe(false);
      expect(next.state()).toMatchObject({ kind: 'waiting' });
    }
    const { at, storage } = await rolledOver();
    const paying = opened({ fetch: at.fetch, storage });
    paying.watch.expect(byCode);
    await nextTask();
    expect(paying.kept()).toMatchObject({ ...byCode, isOneOfSeveral: false });
    expect(await opened({ fetch: at.fetch, storage }).watch.explains(true)).toBe(false);
  });

  it('tells of no instalment where a rollover is refused, of no rollover where none was, and nothing to another borrower', async () => {
    const { at, storage } = await arrived(byCode, third);
    const next = opened({ fetch: at.fetch, storage });
    expect(await next.watch.explains(true)).toBe(false);
    expect(next.state()).toMatchObject({ kind: 'waiting' });
    const moving = await rolledOver();
    const [own, other] = [SEARCH, SEARCH.replace('7', '8')].map((search) =>
      opened({ fetch: moving.at.fetch, storage: moving.storage, search }),
    );
    expect(await own?.watch.explains(false)).toBe(false);
    expect(await other?.watch.explains(true)).toBe(false);
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
    for (const said of ['lost', moved] as const) {
      const at = service(second);
      at.say(said);
      const { watch, state } = opened({ fetch: at.fetch });
      watch.prepare();
      await nextTask();
      watch.expect({ ...fee, way: 'channel' });
      at.say(moved);
      watch.begin();
      await nextTask();
      expect(state()).toMatchObject({ kind: 'waiting' });
    }
  });

  it('concludes nothing from a no or from no answer, says nothing of it, and goes on', async () => {
    const { state, at, pass, toasts } = await waitingFor(byCode);
    for (const failure of ['refused', 'lost'] as const) {
      at.say(failure);
      await pass(6000);
      expect(state()).toMatchObject({ kind: 'waiting' });
    }
    at.say(settled);
    await pass(6000);
    expect(state()).toMatchObject({ kind: 'arrived' });
    expect(toasts).toEqual([]);
  });

  it('says that the order does not show a payment only where a look could tell', async () => {
    const { state, at, pass, show } = await waitingFor(byCode);
    expect(state()).toMatchObject({ isCompared: true });
    at.say('lost');
    await pass(6000);
    expect(state()).toMatchObject({ isCompared: true });
    const back = show();
    expect(state()).toMatchObject({ isCompared: undefined });
    await back;
    expect(state()).toMatchObject({ isCompared: false });
    at.say(second);
    await pass(6000);
    expect(state()).toMatchObject({ isCompared: true });
    // The same order in another language.
    at.say(JSON.parse(JSON.stringify(third).replace('Instalment', 'Cicilan')));
    await pass(6000);
    expect(state()).toMatchObject({ kind: 'waiting', isCompared: false });
    at.say(third);
    await pass(6000);
    expect(state()).toMatchObject({ kind: 'arrived' });
  });

  it('asks once at a time, however often the borrower comes back', async () => {
    const held = heldService();
    const { state, show } = await looking({ fetch: held.fetch });
    await show();
    await show();
    expect(held.waiting()).toBe(1);
    held.answer(0, success(settled));
    await nextTask();
    expect(state()).toMatchObject({ kind: 'arrived' });
  });

  it('works where the tab keeps nothing', async () => {
    const at = service(second);
    const test = testEnv({ search: SEARCH, fetch: at.fetch });
    const store = { read: () => undefined, write: () => false };
    const watch = paymentWatch({ ...test.env, store, isHidden: () => false, removeSlip: () => {} });
    watch.expect(byCode);
    await nextTask();
    at.say(third);
    watch.begin();
    await nextTask();
    expect(watch.$state.get()).toMatchObject({ kind: 'arrived', payment: byCode });
  });
});
