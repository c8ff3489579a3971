import { describe, expect, it } from 'vitest';
import { answering, heldService, refusal, success } from '../../../test/support/answers.ts';
import { mapStorage } from '../../../test/support/mapStorage.ts';
import { type TestPhone, testEnv } from '../../../test/support/testEnv.ts';
import type { Call } from '../../api/client.ts';
import { loadLater } from '../../platform/loadLater.ts';
import { paySlips } from '../../platform/storage/paySlip.ts';
import { codeProfile } from './channelProfiles.ts';
import { createPaySlip, type PaySlipModel } from './paySlipModel.ts';
import { type CodePartsEnv, type CodeView, storedCode } from './storedCode.ts';

const NOW_MS = Date.parse('2026-12-01T04:00:00Z');
const HOUR_MS = 3_600_000;
const search = '?userId=7&sessionId=s&orderId=174002&productId=2001';
const ORDER = '/loan-details/loan-details';
const order = { orderStatus: 170, facts: { dueAmount: 320_000 } };
const period = {
  repayAmount: '320000',
  repayDate: '2026-12-05',
  productName: 'Sample Peso Loan',
  productLogo: '/logo.svg',
  borrowerName: 'Juan',
  mobile: '09170000000',
  detail: [{ text: 'Instalment', value: '1 of 3' }],
  defDetail: {
    payCode: '7100',
    title: 'Sample Wallet',
    logo: '/wallet.svg',
    payNotice: [{ title: 'At a counter', list: [{ name: 'Pay', steps: ['Show the code.', 'Keep the slip.'] }] }],
  },
};
const delay = {
  delayInfo: { title: 'Move the date', delayAmount: 48_000 },
  repayDate: '2026-12-12',
  facts: { stillOwed: 320_000 },
  defDetail: { payCode: '7200' },
};

const counter = { name: 'Sample Counter', channel_number: '90007', logo: '/counter.svg' };
const atCounter = { ...period, repayList: [counter], defDetail: { ...period.defDetail, title: counter.name } };

/** The slips on a phone; the records of payments are beside them. */
const slipsOn = (phoneStorage: Map<string, string>) => [...phoneStorage].filter(([key]) => key.includes(':slip:'));

/** Opens the page; `fetch` answers for the code alone. */
const opened = (phoneStorage: Map<string, string>, { fetch = answering(), ...phone }: Partial<TestPhone> = {}) => {
  const both = (async (request: Request) =>
    request.url.includes(ORDER) ? success(order) : fetch(request)) as typeof fetch;
  const platform = testEnv({ search, nowMs: NOW_MS, phoneStorage, fetch: both, ...phone });
  const storage = mapStorage(phoneStorage);
  const online: (() => void)[] = [];
  let slip: PaySlipModel | undefined;
  const codeParts = (env: CodePartsEnv) => {
    const slips = paySlips(() => storage, env.page, env.clock.now);
    slip = createPaySlip({ ...env, slips, onOnline: (run) => void online.push(run) });
    return platform.parts.codeParts();
  };
  // It comes after the first answer, or earlier where the page asks for it.
  const later = loadLater(async () => ({ ...platform.parts, codeParts }));
  const loadOnceShown = async () => {
    for (let turn = 0; turn < 20; turn += 1) await undefined;
    await later.load();
  };
  const call = (async (...asked: Parameters<Call>) => {
    const outcome = await platform.env.call(...asked);
    void loadOnceShown();
    return outcome;
  }) as Call;
  const model = storedCode({ ...platform.env, call, later });
  model.open();
  const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 5));
  const comeOnline = () => {
    for (const run of online) run();
  };
  const calls = () => platform.calls.filter(({ path }) => !path.includes(ORDER));
  return { ...platform, calls, model, settled, comeOnline, slip: () => slip as PaySlipModel };
};

/** Opens the page on this phone, offline unless `phone` says otherwise, and waits for its first responses. */
const visit = async (phoneStorage: Map<string, string>, phone: Partial<TestPhone> = {}) => {
  const page = opened(phoneStorage, phone);
  await page.settled();
  return page;
};

/** Creates a phone on which the page has been open once with a connection. */
const visited = async (data: object = period, extra = '') => {
  const phoneStorage = new Map<string, string>();
  const first = await visit(phoneStorage, { search: search + extra, fetch: answering(success(data)) });
  expect(first.slip().$isKept.get()).toBe(true);
  return { phoneStorage, first };
};

/** Opens the page on the same phone while the service holds its response back; three seconds have passed. */
const slowly = async () => {
  const { phoneStorage } = await visited();
  const service = heldService();
  const page = opened(phoneStorage, { nowMs: NOW_MS + HOUR_MS, fetch: service.fetch });
  page.clock.advance(2999);
  await page.settled();
  expect(page.model.$code.get()).toEqual({ kind: 'loading' });
  page.clock.advance(1);
  await page.settled();
  return { ...page, phoneStorage, answer: service.answer };
};

const shown = (view: CodeView) => (view.kind === 'ready' ? [view.code, view.total, view.status] : view.kind);

describe('The slip of a pay code', () => {
  it('holds what is shown of the code and nothing else', async () => {
    const { phoneStorage } = await visited();
    const text = JSON.stringify(slipsOn(phoneStorage));
    for (const words of ['7100', '320000', '2026-12-05', 'Sample Wallet', 'Show the code.', 'At a counter'])
      expect(text).toContain(words);
    for (const words of ['Juan', '0917', 'svg', 'userId', 'session', '1 of 3']) expect(text).not.toContain(words);
  });

  it('is on screen where the service does not answer, with its moment, and is asked for again', async () => {
    const { phoneStorage } = await visited();
    const { model, slip, calls } = await visit(phoneStorage, { nowMs: NOW_MS + HOUR_MS });
    expect(model.$code.get()).toMatchObject({
      kind: 'ready',
      code: '7100',
      total: '320000',
      checkedAtMs: NOW_MS,
      status: 'stale',
      info: { productName: 'Sample Peso Loan', productLogo: '', payCode: { title: 'Sample Wallet', logo: '' } },
    });
    expect(slip().$isFromPhone.get()).toBe(true);
    expect(calls().map(({ path }) => path)).toEqual(Array(2).fill('/api/v3/installment/loan-play-detail'));
  });

  it('knows the channel of its code, of all that there are, and pays there what the page said', async () => {
    const repayList = [{ name: 'Sample Wallet', channel_number: '90006' }, counter];
    const { phoneStorage } = await visited({ ...atCounter, repayAmount: 123_456, repayList });
    expect(JSON.stringify(slipsOn(phoneStorage))).not.toMatch(/90006|counter\.svg/);
    const { model } = await visit(phoneStorage);
    const view = model.$code.get();
    expect(view).toMatchObject({ kind: 'ready', total: 123_456, pay: 123_500, status: 'stale' });
    expect(view.kind === 'ready' && codeProfile(view.info)).toMatchObject({ barcode: 'code128', singleUse: true });
  });

  it('is on screen once the answer has taken seconds, until that comes, and never after it', async () => {
    const { model, slip, settled, clock, calls, answer } = await slowly();
    expect(model.$code.get()).toMatchObject({ code: '7100', checkedAtMs: NOW_MS, status: 'revalidating' });
    expect(slip().$isFromPhone.get()).toBe(true);
    answer(0, success({ ...period, defDetail: { payCode: '7101' } }));
    await settled();
    expect(shown(model.$code.get())).toEqual(['7101', '320000', 'fresh']);
    expect(slip().$isFromPhone.get()).toBe(false);
    clock.advance(60_000);
    await settled();
    expect(shown(model.$code.get())).toEqual(['7101', '320000', 'fresh']);
    expect(calls()).toHaveLength(1);
  });

  it('of a rollover says what is still owed, and is not that of the order', async () => {
    const { phoneStorage } = await visited(delay, '&isDelay=1');
    const again = await visit(phoneStorage, { search: `${search}&isDelay=1` });
    expect(shown(again.model.$code.get())).toEqual(['7200', 48_000, 'stale']);
    expect(JSON.stringify(again.model.$code.get())).toContain('320000');
    expect((await visit(phoneStorage)).model.$code.get()).toMatchObject({ kind: 'unknown' });
  });

  it('is checked when the connection is said to be back, and once more where nothing comes through yet', async () => {
    const { phoneStorage } = await visited();
    let answers = answering();
    const { model, calls, comeOnline, settled, clock } = await visit(phoneStorage, {
      fetch: (...asked) => answers(...asked),
    });
    const asked = calls().length;
    comeOnline();
    await settled();
    clock.advance(2999);
    await settled();
    expect(calls()).toHaveLength(asked + 1);
    expect(shown(model.$code.get())).toEqual(['7100', '320000', 'stale']);
    answers = answering(success({ ...period, defDetail: { payCode: '7101' } }));
    clock.advance(1);
    await settled();
    expect(shown(model.$code.get())).toEqual(['7101', '320000', 'fresh']);
    clock.advance(60_000);
    await settled();
    expect(calls()).toHaveLength(asked + 2);
  });

  it('that has been checked since then is not checked once more', async () => {
    const { phoneStorage } = await visited();
    let answers = answering();
    const { model, calls, comeOnline, settled, clock } = await visit(phoneStorage, {
      fetch: (...asked) => answers(...asked),
    });
    comeOnline();
    await settled();
    answers = answering(success(period));
    model.refresh();
    await settled();
    const asked = calls().length;
    clock.advance(3000);
    await settled();
    expect(calls()).toHaveLength(asked);
    expect(shown(model.$code.get())).toEqual(['7100', '320000', 'fresh']);
  });

  it.each([
    ['a day old is not shown, and gone', 24, 0],
    ['of a clock that has been set back is not shown', -1, 1],
  ])('that is %s', async (_, hours, left) => {
    const { phoneStorage } = await visited();
    const later = await visit(phoneStorage, { nowMs: NOW_MS + hours * HOUR_MS });
    expect(later.model.$code.get()).toMatchObject({ kind: 'unknown' });
    expect(slipsOn(phoneStorage)).toHaveLength(left);
  });

  it.each([
    ['the order is refused', 'refused', refusal('There is nothing to repay.')],
    ['the order is without a code', 'noCode', success({ ...period, defDetail: null })],
    ['there is nothing to pay any more', 'nothingToPay', success({ ...atCounter, repayAmount: 0 })],
    ['its channel does not take the amount any more', 'barred', success({ ...atCounter, repayAmount: 5_000_001 })],
  ])('leaves the phone where %s', async (_, kind, answer) => {
    const { phoneStorage } = await visited(atCounter);
    const { model, settled } = await visit(phoneStorage, { fetch: answering(success(atCounter), answer) });
    model.refresh();
    await settled();
    expect([model.$code.get().kind, slipsOn(phoneStorage)]).toEqual([kind, []]);
  });

  it.each([
    ['another borrower', 'userId=7', 'userId=8'],
    ['an earlier session', 'sessionId=s', 'sessionId=junk'],
  ])('of %s is not shown, and leaves once the service accepts the session', async (_, own, foreign) => {
    const { phoneStorage } = await visited();
    const link = { search: search.replace(own, foreign) };
    for (const fetch of [answering(), answering(refusal('Please log in again.'))]) {
      const other = await visit(phoneStorage, { ...link, fetch });
      expect(other.model.$code.get().kind).not.toBe('ready');
      expect(shown((await visit(phoneStorage)).model.$code.get())).toEqual(['7100', '320000', 'stale']);
    }
    await visit(phoneStorage, { ...link, fetch: answering(success(period)) });
    expect((await visit(phoneStorage)).model.$code.get()).toMatchObject({ kind: 'unknown' });
  });

  it.each([
    ['no amount', { repayAmount: undefined }],
    ['the other purpose', { isRollover: 1 }],
  ])('with %s in the storage is none', async (_, broken) => {
    const { phoneStorage } = await visited();
    for (const [key, text] of slipsOn(phoneStorage)) {
      const { data } = JSON.parse(text) as { data: object };
      phoneStorage.set(key, JSON.stringify({ v: 1, data: { ...data, ...broken } }));
    }
    const { model } = await visit(phoneStorage);
    expect(model.$code.get()).toMatchObject({ kind: 'unknown' });
  });
});
