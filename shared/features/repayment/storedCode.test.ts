import { atom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import { answering, heldService, refusal, success } from '../../../test/support/answers.ts';
import { refuse } from '../../../test/support/mapStorage.ts';
import { type TestEnv, type TestPhone, testEnv } from '../../../test/support/testEnv.ts';
import { expectCode } from './PaySlip/expectCode.ts';
import type { PaymentWatch } from './paymentWatch.ts';
import { storedCode, type WatchedCodeEnv } from './storedCode.ts';

const KEY = 'loan:default:repaymentInfo';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOW_MS = Date.parse('2026-12-01T04:00:00Z');
const search = '?userId=7&orderId=174002&productId=2001';
const rollover = `${search}&isDelay=1`;
const PERIOD = '/api/v3/installment/loan-play-detail';
const DELAY = '/api/growing/plan';

const period = { repayAmount: '320000', defDetail: { payCode: '7100', title: 'Sample Wallet' } };
const delay = { delayInfo: { title: 'Move the date', delayAmount: 48_000 }, defDetail: { payCode: '7200' } };
const owned = { userId: '7', orderId: '174002', productId: '2001' };
const stored = (data: object, agoMs = HOUR_MS) =>
  new Map([[KEY, JSON.stringify({ v: 1, data: { ...owned, checkedAt: NOW_MS - agoMs, ...data } })]]);

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

const opened = (phone: Partial<TestPhone> = {}) => {
  const platform = testEnv({ search, nowMs: NOW_MS, ...phone });
  const model = storedCode(platform.env);
  model.open();
  const asked = () => platform.calls.map(({ path }) => path);
  return { ...platform, model, code: () => model.$code.get(), asked };
};

/** Opens the page and waits for its first responses. */
const answered = async (phone: Partial<TestPhone> = {}) => {
  const page = opened(phone);
  await settled();
  return page;
};

describe('a code that the tab has kept', () => {
  it('is shown at once with its moment, and then as the service says it is now', async () => {
    const { code, asked, storage } = opened({
      storage: stored(period),
      fetch: answering(success({ ...period, repayAmount: 1, defDetail: { payCode: '7101' } })),
    });
    const kept = { kind: 'ready', code: '7100', total: '320000', checkedAtMs: NOW_MS - HOUR_MS };
    expect(code()).toMatchObject({ ...kept, status: 'revalidating' });
    await settled();
    expect(code()).toMatchObject({ code: '7101', total: 1, checkedAtMs: NOW_MS, status: 'fresh' });
    expect(asked()).toEqual([PERIOD]);
    expect(JSON.parse(storage.get(KEY) ?? '').data).toMatchObject({ ...owned, repayAmount: 1, checkedAt: NOW_MS });
  });

  it('of a rollover is asked for where it came from, and stays the price of the rollover', async () => {
    for (const [isRollover, address] of [
      [{}, search],
      [{ isRollover: 1, repayAmount: 320_000 }, rollover],
    ] as const) {
      const { model, code, asked } = opened({
        search: address,
        storage: stored({ ...delay, ...isRollover }),
        fetch: answering(success({ ...delay, ...isRollover, defDetail: { payCode: '7201' } })),
      });
      expect(code()).toMatchObject({ code: '7200', total: 48_000 });
      await settled();
      expect(code()).toMatchObject({ code: '7201', total: 48_000, status: 'fresh' });
      expect(asked()).toEqual([DELAY]);
      expect(model.isRollover()).toBe(true);
    }
  });

  it('that cannot be checked stays within its day, and says so', async () => {
    const { code } = await answered({ storage: stored(period) });
    expect(code()).toMatchObject({ kind: 'ready', checkedAtMs: NOW_MS - HOUR_MS, status: 'stale' });
  });

  it.each([
    ['a day old', DAY_MS],
    ['six days old', 6 * DAY_MS],
    ['of a clock that has been set back', -HOUR_MS],
  ])('%s is not shown before it has been checked', async (_, agoMs) => {
    const service = heldService();
    const { model, code } = opened({ storage: stored(period, agoMs), fetch: service.fetch });
    expect(code()).toEqual({ kind: 'old', checkedAtMs: NOW_MS - agoMs, isChecking: true });
    await settled();
    service.answer(0, new Response('', { status: 500 }));
    await settled();
    expect(code()).toEqual({ kind: 'old', checkedAtMs: NOW_MS - agoMs, isChecking: false });
    model.refresh();
    expect(code()).toMatchObject({ isChecking: true });
    await settled();
    service.answer(1, success(period));
    await settled();
    expect(code()).toMatchObject({ kind: 'ready', code: '7100', status: 'fresh' });
  });

  it('that the service refuses now is gone, here and on the next page, which asks the same call', async () => {
    const { code, storage, toasts } = await answered({
      search: rollover,
      storage: stored({ ...delay, isRollover: 1 }),
      fetch: answering(refusal('There is nothing to repay.')),
    });
    expect(code()).toMatchObject({ kind: 'refused', message: 'There is nothing to repay.' });
    expect(toasts.map(({ text }) => text)).toEqual(['There is nothing to repay.']);
    const next = opened({ search: rollover, storage, fetch: answering(success(delay)) });
    expect(next.code()).toEqual({ kind: 'loading' });
    await settled();
    expect(next.asked()).toEqual([DELAY]);
    expect(next.code()).toMatchObject({ kind: 'ready', code: '7200' });
  });

  it.each([401, 403])(
    'that HTTP %i answers is gone too, for whoever opens the next page without a line',
    async (status) => {
      const { code, storage } = await answered({
        storage: stored(period),
        fetch: answering(new Response('', { status })),
      });
      expect(code()).toMatchObject({ kind: 'refused' });
      const next = await answered({ storage });
      expect(next.code()).toMatchObject({ kind: 'unknown' });
    },
  );

  it('that the order has no more is gone too', async () => {
    const { code } = await answered({
      storage: stored(period),
      fetch: answering(success({ ...period, defDetail: null })),
    });
    expect(code()).toEqual({ kind: 'noCode' });
  });

  it('is asked for again when the borrower comes back, once, and the late answer of before changes nothing', async () => {
    const service = heldService();
    const { code, comeBack, asked } = await answered({ storage: stored(period), fetch: service.fetch });
    comeBack('visible');
    await settled();
    expect(asked()).toEqual([PERIOD, PERIOD]);
    service.answer(1, success({ ...period, repayAmount: 2 }));
    await settled();
    service.answer(0, success({ ...period, repayAmount: 1 }));
    await settled();
    expect(code()).toMatchObject({ total: 2, status: 'fresh' });
  });

  it('stays in the tab where a refusal of before the borrower came back arrives after it', async () => {
    const service = heldService();
    const { code, comeBack, storage } = await answered({ storage: stored(period), fetch: service.fetch });
    comeBack('visible');
    await settled();
    service.answer(1, success({ ...period, defDetail: { payCode: '7101' } }));
    await settled();
    service.answer(0, refusal('Busy.'));
    await settled();
    expect(code()).toMatchObject({ code: '7101', status: 'fresh' });
    expect(opened({ storage }).code()).toMatchObject({ code: '7101' });
  });

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
    expect(code()).toMatchObject({ kind: 'old', isChecking: true });
    await settled();
    expect(asked()).toHaveLength(2);
    expect(code()).toMatchObject({ kind: 'old', isChecking: false });
  });
});

describe('a code that the tab has not kept', () => {
  it.each([
    ['nothing', new Map<string, string>()],
    ['that of another borrower', stored({ ...period, userId: '8' })],
    ['one without an amount', stored({ ...period, repayAmount: null })],
    ['one that says no moment', stored({ ...period, checkedAt: undefined })],
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

  it.each(['', '?userId=7', '?userId=7&productId=2001', '?userId=7&orderId=174002'])(
    'is not asked for by %j, which does not name the order',
    (address) => {
      const { code, asked } = opened({ search: address, storage: stored(period) });
      expect(code()).toEqual({ kind: 'noOrder' });
      expect(asked()).toEqual([]);
    },
  );

  it('is not that of a rollover, where the address names the order alone and no rollover', () => {
    const storage = stored({ ...period, productId: undefined, isRollover: 1 });
    const { code, calls } = opened({ search: '?userId=7&orderId=174002', storage });
    expect(code()).toEqual({ kind: 'noOrder' });
    expect(calls).toEqual([]);
  });

  it('is asked for once another page has kept it, where the address does not name the order', async () => {
    const { code, asked, comeBack, storage } = opened({
      search: '?userId=7&orderId=174002',
      fetch: answering(success(period)),
    });
    expect(code()).toEqual({ kind: 'noOrder' });
    comeBack('visible');
    expect(asked()).toEqual([]);
    storage.set(KEY, stored({ ...period, productId: undefined }).get(KEY) ?? '');
    comeBack('visible');
    expect(code()).toMatchObject({ kind: 'ready', code: '7100', status: 'revalidating' });
    await settled();
    expect(asked()).toEqual([PERIOD]);
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

  it.each([{}, { repayAmount: 0 }, { repayAmount: '0.00' }])(
    'that an app has kept of a rollover, with %j as the whole amount, is still one after a reload',
    async (whole) => {
      const { code, storage } = await answered({
        storage: stored({ ...delay, ...whole }),
        fetch: answering(success(delay)),
      });
      expect(code()).toMatchObject({ total: 48_000, isRollover: true });
      const next = opened({ storage, fetch: answering(success(delay)) });
      expect(next.code()).toMatchObject({ total: 48_000, isRollover: true });
      await settled();
      expect(next.asked()).toEqual([DELAY]);
    },
  );

  it('is unknown where the service is, and can be asked for again', async () => {
    const { model, code } = await answered({ fetch: answering(new Response('', { status: 500 }), success(period)) });
    expect(code()).toMatchObject({ kind: 'unknown', reason: 'http' });
    model.refresh();
    await settled();
    expect(code()).toMatchObject({ kind: 'ready', code: '7100' });
  });
});

const COUNTER = { name: 'Sample Counter', channel_number: '90007' };
const atCounter = (repayAmount: unknown) => ({
  repayAmount,
  repayList: [COUNTER],
  defDetail: { payCode: '7100', title: COUNTER.name },
});

describe('a code of a channel that the brand knows', () => {
  it.each([
    [123_456, 123_500],
    ['123400', '123400'],
    ['₱ 1,234.56 in all', '₱ 1,234.56 in all'],
  ])('that takes whole units alone, with %s due, is to be paid with %s', (total, pay) => {
    const { code } = opened({ storage: stored(atCounter(total)), fetch: heldService().fetch });
    expect(code()).toMatchObject({ kind: 'ready', code: '7100', total, pay });
  });

  it('is to be paid with what is due where the brand says nothing of its channel', () => {
    const wallet = { ...atCounter(123_456), defDetail: { payCode: '7100', title: 'Sample Wallet' } };
    const { code } = opened({ storage: stored(wallet), fetch: heldService().fetch });
    expect(code()).toMatchObject({ total: 123_456, pay: 123_456 });
  });

  it.each([
    [4_900, { kind: 'tooLittle', limitCents: 5_000 }],
    [5_000_001, { kind: 'tooMuch', limitCents: 5_000_000 }],
  ])('is barred where the channel does not take the amount (%i)', async (total, limit) => {
    const { code, asked } = opened({
      storage: stored(atCounter(total)),
      fetch: answering(success(atCounter(total))),
    });
    const barred = { kind: 'barred', channel: 'Sample Counter', total, limit, isRollover: false };
    expect(code()).toEqual(barred);
    await settled();
    expect(code()).toEqual(barred);
    expect(asked()).toEqual([PERIOD]);
  });

  it('that must not be paid with cannot be loaded where what says why does not come, and asks again', async () => {
    let isThere = false;
    const loadWatch = async () => {
      if (!isThere) throw new Error('offline');
      return () => ({}) as PaymentWatch;
    };
    const { env } = testEnv({
      search,
      nowMs: NOW_MS,
      fetch: answering(success(atCounter(4_900)), success(atCounter(4_900))),
    });
    const model = storedCode({ ...env, loadWatch });
    model.open();
    await expect.poll(() => model.$code.get()).toEqual({ kind: 'unknown', reason: 'offline' });
    isThere = true;
    model.refresh();
    await expect.poll(() => model.$code.get()).toMatchObject({ kind: 'barred' });
  });
});

describe('a payment by the code', () => {
  const watched = async (phone: Partial<TestPhone>) => {
    const platform = testEnv({ search, nowMs: NOW_MS, ...phone });
    const done: unknown[] = [];
    const watch = {
      expect: (payment: unknown) => done.push(payment),
      begin: () => done.push('begin'),
      explains: async (ofRollover: boolean) => {
        done.push(`explains ${ofRollover}`);
        return true;
      },
    };
    const openWatch = ({ $code }: WatchedCodeEnv) => {
      expectCode({ $code, $isFromPhone: atom(false) }, watch);
      return watch as unknown as PaymentWatch;
    };
    const model = storedCode({ ...platform.env, loadWatch: async () => openWatch });
    model.open();
    await settled();
    return { ...platform, model, done };
  };

  it('is watched for from the first code on, and expected as the service says it is', async () => {
    const { model, done } = await watched({ fetch: answering(success(period), success(period)) });
    const sent = { way: 'code', amount: '320000', channel: 'Sample Wallet', reference: '7100', promised: '' };
    expect(done).toEqual([{ ...sent, isAccepted: false }, 'begin']);
    model.refresh();
    await settled();
    expect(done.at(-1)).toMatchObject(sent);
  });

  it('is expected as rounded up where its channel takes whole units alone, and not where it takes none of it', async () => {
    const round = await watched({ fetch: answering(success(atCounter(123_456))) });
    expect(round.done[0]).toMatchObject({ amount: '123500' });
    const barred = await watched({ fetch: answering(success(atCounter(4_900))) });
    expect(barred.done).toEqual([]);
  });

  it('of a rollover names the day that it moves to', async () => {
    const plan = { ...delay, repayDate: '2026-12-15' };
    const { done } = await watched({ search: rollover, fetch: answering(success(plan)) });
    expect(done[0]).toMatchObject({ reference: '7200', promised: '2026-12-15' });
  });

  it('is looked for where the service refuses the code, and not where nothing is known of it', async () => {
    const no = await watched({ fetch: answering(refusal('There is nothing to repay.')) });
    expect(no.done).toEqual(['explains false']);
    expect(no.toasts).toHaveLength(1);
    const lost = await watched({ fetch: answering(new Response('', { status: 500 })) });
    expect(lost.done).toEqual([]);
  });

  it('that may have been made waits for the watch, and one whose code was only seen does not', async () => {
    const partsWith = (isOnlyShown: 0 | 1) => {
      const payment = { ...owned, way: 'channel', sentAtMs: NOW_MS, isOnlyShown };
      const storage = stored(period).set('loan:default:payment:174002', JSON.stringify({ v: 1, data: payment }));
      const { env } = testEnv({ search, nowMs: NOW_MS, storage });
      const model = storedCode({ ...env, loadWatch: () => new Promise(() => {}) });
      model.open();
      expect(model.$code.get()).toMatchObject({ kind: 'ready' });
      return model.$parts.get();
    };
    expect(partsWith(0)).toEqual({ isAwaited: true });
    expect(partsWith(1)).toEqual({});
  });

  it('explains a refusal, which then is not said beside it', async () => {
    const payment = { userId: '7', orderId: '174002', productId: '2001', sentAtMs: NOW_MS };
    const kept = new Map([['loan:default:payment:174002', JSON.stringify({ v: 1, data: payment })]]);
    const no = await watched({
      search: rollover,
      storage: kept,
      fetch: answering(refusal('The date cannot be moved.')),
    });
    expect(no.done).toEqual(['explains true']);
    expect(no.toasts).toEqual([]);
    expect(no.model.$code.get()).toMatchObject({ kind: 'refused' });
  });
});
