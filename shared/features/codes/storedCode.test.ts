import { describe, expect, it } from 'vitest';
import { answering, heldService, refusal, success } from '../../../test/support/answers.ts';
import { refuse } from '../../../test/support/mapStorage.ts';
import { type TestEnv, type TestPhone, testEnv } from '../../../test/support/testEnv.ts';
import { DAY_MS } from '../../domain/dates.ts';
import { type CodeEnv, isCodeShown, storedCode } from './storedCode.ts';

const KEY = 'loan:default:repaymentInfo';
const HOUR_MS = 3_600_000;
const NOW_MS = Date.parse('2026-12-01T04:00:00Z');
const search = '?userId=7&orderId=174002&productId=2001';
const rollover = `${search}&isDelay=1`;
const PERIOD = '/api/v3/installment/loan-play-detail';
const DELAY = '/api/growing/plan';
const ORDER = '/api/v3/loan-details/loan-details';

const period = { repayAmount: '320000', defDetail: { payCode: '7100', title: 'Sample Wallet' } };
const delay = { delayInfo: { title: 'Move the date', delayAmount: 48_000 }, defDetail: { payCode: '7200' } };
const owned = { userId: '7', orderId: '174002', productId: '2001' };
const stored = (data: object, agoMs = HOUR_MS) =>
  new Map([[KEY, JSON.stringify({ v: 1, data: { ...owned, checkedAt: NOW_MS - agoMs, ...data } })]]);

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

/** A service whose calls wait until the test answers them, which takes a moment. */
const waitingService = () => {
  const { answer, fetch } = heldService();
  return {
    fetch,
    answer: (call: number, response: Response) => {
      answer(call, response);
      return settled();
    },
  };
};

type Facts = { readonly [name: string]: unknown };

/** Opens the page; `fetch` answers for the code, and the order states what `say` said last. */
const opened = ({ fetch = answering(), ...phone }: Partial<TestPhone> = {}, env: Partial<CodeEnv> = {}) => {
  let order: object = { orderStatus: 170, facts: { dueAmount: 320_000, payments: [] } };
  const both = (async (request: Request) =>
    request.url.includes(ORDER) ? success(order) : fetch(request)) as typeof fetch;
  const platform = testEnv({ search, nowMs: NOW_MS, fetch: both, ...phone });
  const model = storedCode({ ...platform.env, ...env });
  model.open();
  return {
    ...platform,
    model,
    code: () => model.$code.get(),
    asked: () => platform.calls.map(({ path }) => path).filter((path) => path !== ORDER),
    say: (facts: Facts, orderStatus = 170) => {
      order = { orderStatus, facts };
    },
    payments: () => model.payments.$status.get(),
  };
};

/** Opens the page and waits for its first responses. */
const answered = async (...how: Parameters<typeof opened>) => {
  const page = opened(...how);
  await settled();
  return page;
};

describe('a code that the tab has kept', () => {
  it('is shown at once with its moment, and then as the service says it is now', async () => {
    const { code, asked, storage } = opened({
      storage: stored({ ...period, isRollover: 0 }),
      fetch: answering(success({ ...period, repayAmount: 1, defDetail: { payCode: '7101' } })),
    });
    const kept = { kind: 'ready', code: '7100', total: '320000', checkedAtMs: NOW_MS - HOUR_MS };
    expect(code()).toMatchObject({ ...kept, status: 'revalidating' });
    await settled();
    expect(code()).toMatchObject({ code: '7101', total: 1, checkedAtMs: NOW_MS, status: 'fresh' });
    expect(asked()).toEqual([PERIOD]);
    expect(JSON.parse(storage.get(KEY) ?? '').data).toMatchObject({ ...owned, repayAmount: 1, checkedAt: NOW_MS });
  });

  it.each([
    ['the amount due', period, '320000', PERIOD],
    ['a rollover', delay, 48_000, DELAY],
  ])(
    'by an app, which names no time, is shown at once without one, and ages from then on: %s',
    async (_, plan, total, path) => {
      const storage = stored({ ...plan, checkedAt: undefined });
      const lost = (): never => {
        throw new TypeError('Failed to fetch');
      };
      const page = opened({ storage, fetch: lost });
      expect(page.code()).toMatchObject({ kind: 'ready', total, checkedAtMs: undefined, status: 'revalidating' });
      await settled();
      expect(page.asked()).toEqual([path]);
      const later = opened({ storage, nowMs: NOW_MS + HOUR_MS, fetch: lost });
      expect(later.code()).toMatchObject({ kind: 'ready', total, checkedAtMs: undefined });
      const old = opened({ storage, nowMs: NOW_MS + DAY_MS, fetch: lost });
      expect(old.code()).toEqual({ kind: 'loading' });
    },
  );

  it.each([
    ['a day old', DAY_MS],
    ['of a clock that has been set back', -HOUR_MS],
  ])('%s is not shown before it has been checked', async (_, agoMs) => {
    const storage = stored({ ...period, isRollover: 0 }, agoMs);
    const { code } = opened({ storage, fetch: answering(new Response('', { status: 500 })) });
    expect(code()).toEqual({ kind: 'loading' });
    await settled();
    expect(code()).toMatchObject({ kind: 'unknown' });
  });

  it.each([
    ['that the service refuses now', 'refused', refusal('There is nothing to repay.')],
    ['that HTTP 401 answers', 'refused', new Response('', { status: 401 })],
    ['that HTTP 403 answers', 'refused', new Response('', { status: 403 })],
    ['that the order has no more', 'noCode', success({ ...period, defDetail: null })],
  ])('%s is gone, without a toast, and on the next page without a line too', async (_, kind, answer) => {
    const { code, storage, toasts } = await answered({ storage: stored(period), fetch: answering(answer) });
    expect([code().kind, toasts]).toEqual([kind, []]);
    const next = await answered({ storage });
    expect(next.code()).toMatchObject({ kind: 'unknown' });
  });

  it.each([
    ['answer', success({ ...period, repayAmount: 1 })],
    ['refusal', refusal('Busy.')],
  ])(
    'is asked for again when the borrower comes back, once, and a late %s of before changes nothing',
    async (_, late) => {
      const service = waitingService();
      const { code, comeBack, asked, storage } = await answered({ storage: stored(period), fetch: service.fetch });
      comeBack('visible');
      await settled();
      expect(asked()).toEqual([PERIOD, PERIOD]);
      await service.answer(1, success({ ...period, repayAmount: 2 }));
      await service.answer(0, late);
      expect(code()).toMatchObject({ total: 2, status: 'fresh' });
      expect(opened({ storage }).code()).toMatchObject({ total: 2 });
    },
  );

  it('is the one that another page of the tab has kept meanwhile, when the borrower comes back', async () => {
    const { code, comeBack, asked, storage, clock } = await answered({
      storage: stored(period),
      fetch: answering(success(period), success(delay)),
    });
    clock.advance(5);
    storage.set(KEY, stored({ ...delay, checkedAt: NOW_MS + 5 }).get(KEY) ?? '');
    comeBack('revived');
    expect(code()).toMatchObject({ code: '7200', total: 48_000, status: 'revalidating' });
    await settled();
    expect(asked()).toEqual([PERIOD, DELAY]);
    expect(code()).toMatchObject({ code: '7200', total: 48_000, status: 'fresh' });
  });

  it.each([
    ['takes no more', ({ storage }: TestEnv) => void Object.assign(storage, { set: refuse }), ''],
    ['does not take so long an answer', () => {}, 'x'.repeat(100_001)],
  ])('does not come back over a newer one that the tab %s', async (_, fill, noticeMsg) => {
    const newer = { ...period, noticeMsg, defDetail: { payCode: '7101' } };
    const page = await answered({ storage: stored(period), fetch: answering(success(period), success(newer)) });
    fill(page);
    page.clock.advance(60_000);
    page.model.refresh();
    await settled();
    expect(page.code()).toMatchObject({ code: '7101', status: 'fresh' });
    page.clock.advance(60_000);
    page.comeBack('visible');
    await settled();
    expect(page.code()).toMatchObject({ code: '7101', checkedAtMs: NOW_MS + 60_000, status: 'stale' });
  });

  it('is asked for again once its page has stood open for a day', async () => {
    const { code, clock, asked } = await answered({ storage: stored(period), fetch: answering(success(period)) });
    clock.advance(DAY_MS - 1);
    expect(code()).toMatchObject({ kind: 'ready', status: 'fresh' });
    clock.advance(1);
    expect(code()).toEqual({ kind: 'loading' });
    await settled();
    expect(asked()).toHaveLength(2);
    expect(code()).toMatchObject({ kind: 'unknown' });
  });
});

describe('a code that the tab has not kept', () => {
  it.each([
    ['nothing', new Map<string, string>()],
    ['that of another borrower', stored({ ...period, userId: '8' })],
    ['one without an amount', stored({ ...period, repayAmount: null })],
  ])('is asked for where the address names the order and the tab has %s', async (_, storage) => {
    const { code, asked } = opened({
      storage,
      fetch: answering(success({ ...period, ...delay, defDetail: { payCode: '7300' } })),
    });
    expect(code()).toEqual({ kind: 'loading' });
    await settled();
    expect(code()).toMatchObject({ kind: 'ready', code: '7300', status: 'fresh' });
    expect(asked()).toHaveLength(1);
  });

  it.each([
    ['', 'an order'],
    ['?userId=7', 'an order'],
    ['?userId=7&productId=2001', 'an order'],
    ['?userId=7&orderId=174002', 'a product'],
  ])('is not asked for by %j, which lacks %s', (address) => {
    const { code, asked } = opened({ search: address, storage: stored(period) });
    expect(code()).toEqual({ kind: 'noOrder' });
    expect(asked()).toEqual([]);
  });

  it('is not that of a rollover, where the address names the order alone and no rollover', () => {
    const storage = stored({ ...period, productId: undefined, isRollover: 1 });
    const { code, calls } = opened({ search: '?userId=7&orderId=174002', storage });
    expect(code()).toEqual({ kind: 'noOrder' });
    expect(calls).toEqual([]);
  });

  it.each([
    ['a rollover, where the link is for the amount due', search, { ...delay, isRollover: 1 }, PERIOD, '320000'],
    ['the amount due, where the link is for a rollover', rollover, { ...period, isRollover: 0 }, DELAY, 48_000],
  ])('is asked for where an earlier page has kept %s', async (_, address, data, path, total) => {
    const { code, asked, comeBack, storage } = opened({
      search: address,
      storage: stored(data),
      fetch: answering(success({ ...period, ...delay }), success({ ...period, ...delay })),
    });
    expect(code()).toEqual({ kind: 'loading' });
    await settled();
    expect(asked()).toEqual([path]);
    expect(code()).toMatchObject({ kind: 'ready', total, isRollover: path === DELAY });
    storage.set(KEY, stored(data, 0).get(KEY) ?? '');
    comeBack('revived');
    await settled();
    expect(asked()).toEqual([path, path]);
    expect(code()).toMatchObject({ kind: 'ready', total });
  });

  it.each([{}, { repayAmount: 0 }, { repayAmount: '0.00' }])('is still a rollover, of %j, on reload', async (whole) => {
    const { code, storage } = await answered({
      storage: stored({ ...delay, ...whole }),
      fetch: answering(success(delay)),
    });
    expect(code()).toMatchObject({ total: 48_000, isRollover: true });
    const next = opened({ storage, fetch: answering(success(delay)) });
    expect(next.code()).toMatchObject({ total: 48_000, isRollover: true });
    await settled();
    expect(next.asked()).toEqual([DELAY]);
  });
});

const COUNTER = { name: 'Sample Counter', channel_number: '90007' };
const atCounter = (repayAmount: unknown, title = COUNTER.name) => ({
  repayAmount,
  repayList: [COUNTER],
  defDetail: { payCode: '7100', title },
});

describe('a code of a channel that the brand knows', () => {
  it.each([
    [COUNTER.name, 123_456, 123_500],
    [COUNTER.name, '123400', '123400'],
    [COUNTER.name, '₱ 1,234.56 in all', '₱ 1,234.56 in all'],
    ['Sample Wallet', 123_456, 123_456],
  ])('is to be paid in whole units where %s takes them alone: with %s due, %s', (title, total, pay) => {
    const { code } = opened({ storage: stored(atCounter(total, title)), fetch: heldService().fetch });
    expect(code()).toMatchObject({ kind: 'ready', code: '7100', total, pay });
  });

  it('is barred where the channel does not take the amount, and names the limit', async () => {
    const { code } = await answered({ fetch: answering(success(atCounter(4_900))) });
    const limit = { kind: 'tooLittle', limitCents: 5_000 };
    expect(code()).toEqual({ kind: 'barred', channel: 'Sample Counter', total: 4_900, limit, isRollover: false });
  });
});

describe('An amount that is none', () => {
  it.each([0, -150_050, '0.00', '-₱1,500.50'])('(%j) has no code', async (repayAmount) => {
    const { code, payments } = await answered({ fetch: answering(success({ ...period, repayAmount })) });
    expect(code()).toEqual({ kind: 'nothingToPay' });
    expect(payments().pending).toBeUndefined();
  });
});

it('A code that the service says is valid until some moment expires then, though the page stays open', async () => {
  const facts = { code: { validUntil: '2026-12-01T13:00:00+08:00' } };
  const { code, clock, asked } = await answered({ fetch: answering(success({ ...period, facts })) });
  expect(code()).toMatchObject({ kind: 'ready', status: 'fresh' });
  clock.advance(HOUR_MS - 1);
  expect(code()).toMatchObject({ kind: 'ready' });
  clock.advance(1);
  expect([code().kind, asked()]).toEqual(['expired', [PERIOD]]);
});

describe('a payment by the code', () => {
  const booked = { id: 'p1', at: '2026-12-01T12:00:00+08:00', amount: 320_000, purpose: 'repayment' };
  const withBooked = { dueAmount: 320_000, payments: [booked] };
  const left = { ...period, repayAmount: '120000', defDetail: { payCode: '7101' } };

  it('is recorded when the service has said the code, with its amount, and not before', async () => {
    const service = waitingService();
    const { payments, model } = await answered({ storage: stored(period), fetch: service.fetch });
    expect([model.$code.get().kind, payments().pending]).toEqual(['ready', undefined]);
    await service.answer(0, success(period));
    const { pending } = payments();
    expect(pending).toMatchObject({ way: 'code', state: 'opened', amount: '320000', reference: '7100' });
    expect(pending).toMatchObject({ place: 'Sample Wallet', before: { due: '320000', orderDue: '320000' } });
  });

  it('is recorded as rounded up where its channel takes whole units alone, and not where it takes none of it', async () => {
    const round = await answered({ fetch: answering(success(atCounter(123_456))) });
    expect(round.payments().pending).toMatchObject({ amount: '123500' });
    const barred = await answered({ fetch: answering(success(atCounter(4_900))) });
    expect(barred.payments().pending).toBeUndefined();
  });

  it('of a rollover promises no day, for its code was only seen', async () => {
    const plan = { ...delay, repayDate: '2026-12-15' };
    const { payments } = await answered({ search: rollover, fetch: answering(success(plan)) });
    expect(payments().pending).toMatchObject({ isRollover: true, amount: '48000', promisedDay: '' });
  });

  it('may have been made in part where less is due now: then its amount is read again, and the old one is gone', async () => {
    const { code, say, clock, payments } = await answered({ fetch: answering(success(period), success(left)) });
    say({ dueAmount: 120_000, dueDate: '2026-12-05', payments: [] });
    clock.advance(2000);
    await settled();
    expect(code()).toMatchObject({ code: '7101', total: '120000', status: 'fresh' });
    expect(payments()).toMatchObject({
      arrived: undefined,
      changed: { amount: '120000', date: '2026-12-05' },
      pending: { reference: '7101' },
    });
  });

  it('is gone where less is due now, and its amount cannot be read again', async () => {
    const { code, say, clock } = await answered({ fetch: answering(success(period)) });
    say({ dueAmount: 120_000, dueDate: '2026-12-05', payments: [] });
    clock.advance(2000);
    await settled();
    expect(code()).toMatchObject({ kind: 'unknown' });
  });

  it('is not read once more where its own plan brought the other amount', async () => {
    const { model, code, asked, payments } = await answered({ fetch: answering(success(period), success(left)) });
    model.refresh();
    await settled();
    expect(code()).toMatchObject({ code: '7101', total: '120000', status: 'fresh' });
    expect(payments()).toMatchObject({ changed: { amount: '120000' } });
    expect(asked().filter((call) => call === PERIOD)).toHaveLength(2);
  });

  it('that has arrived while its page was closed is not followed by a record of the next code, which is not shown', async () => {
    const { phoneStorage, clock } = await answered({ fetch: answering(success(period)) });
    const nextPlan = success({ ...period, defDetail: { payCode: '7101' }, facts: withBooked });
    const again = await answered({ phoneStorage, clock, fetch: answering(nextPlan) });
    expect(isCodeShown(again.payments(), again.code())).toBe(false);
    expect(again.payments()).toMatchObject({ arrived: { payments: [{ id: 'p1' }] }, pending: undefined });
  });

  it('that has arrived stays all that its page shows when it is loaded again, unless the next code was opened', async () => {
    const { phoneStorage, say, clock } = await answered({ fetch: answering(success(period)) });
    say(withBooked);
    clock.advance(2000);
    await settled();
    const nextPlan = () => answering(success({ ...period, defDetail: { payCode: '7101' }, facts: withBooked }));
    const reloaded = await answered({ phoneStorage, clock, fetch: nextPlan() }, { staysArrived: true });
    expect(isCodeShown(reloaded.payments(), reloaded.code())).toBe(false);
    expect(reloaded.payments().pending).toBeUndefined();
    await answered({ phoneStorage, clock, fetch: nextPlan() });
    const next = await answered({ phoneStorage, clock, fetch: nextPlan() }, { staysArrived: true });
    expect(isCodeShown(next.payments(), next.code())).toBe(true);
  });

  it('explains a refusal', async () => {
    const page = opened({ fetch: answering(refusal('There is nothing to repay.')) });
    page.say({}, 200);
    await expect.poll(page.code).toMatchObject({ kind: 'refused' });
    expect([page.toasts, page.payments().arrived?.isSettled]).toEqual([[], true]);
  });
});
