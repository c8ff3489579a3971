import { describe, expect, it } from 'vitest';
import { heldService, refusal, success } from '../../../../test/support/answers.ts';
import { type TestPhone, testEnv } from '../../../../test/support/testEnv.ts';
import { id } from '../../../brand/current.ts';
import { paySlips } from '../../../platform/storage/paySlip.ts';
import { sessionStore } from '../../../platform/storage/sessionStore.ts';
import type { SubmissionLog } from '../../../platform/storage/submissionLog.ts';
import type { OpenWatch } from '../latePayment.ts';
import { createPaySlip, type PaySlipModel } from '../PaySlip/paySlipModel.ts';
import { type CodeView, storedCode, type WatchedCodeEnv } from '../storedCode.ts';
import { createExpiredCode, type ExpiredCodeModel } from './expiredCodeModel.ts';
import { text } from './messages.ts';

const NOW_MS = Date.parse('2026-12-01T04:00:00Z');
const HOUR_MS = 3_600_000;
const VALID_MS = 48 * HOUR_MS;
const PERIOD = '/api/v3/installment/loan-play-detail';
const RENEW = '/api/v3/loan-details/generate-vcode';
const search = '?userId=7&sessionId=s&orderId=174002&productId=2001';
const planOf = (payCode: string) => ({
  repayAmount: '320000',
  repayList: [{ name: 'Sample Counter', channel_number: 90007 }],
  defDetail: { payCode, title: 'Sample Counter' },
});
const made = (): Response => success({ payUrl: 'https://pay.example/1' });

type Fetch = NonNullable<TestPhone['fetch']>;

/** What a tab sees: its answers come from one service in turn, its storage is the phone's. */
const opened = (
  phoneStorage: Map<string, string>,
  phone: Partial<TestPhone> & { exclusive?: SubmissionLog['exclusive'] } = {},
) => {
  const platform = testEnv({ search, nowMs: NOW_MS, phoneStorage, ...phone });
  const storage = {
    getItem: (key: string) => phoneStorage.get(key) ?? null,
    setItem: (key: string, value: string) => void phoneStorage.set(key, value),
    removeItem: (key: string) => void phoneStorage.delete(key),
    key: (at: number) => [...phoneStorage.keys()][at] ?? null,
    get length() {
      return phoneStorage.size;
    },
  };
  let expired: ExpiredCodeModel | undefined;
  let slip: PaySlipModel | undefined;
  const openWatch: OpenWatch<WatchedCodeEnv> = (env) => {
    const slips = paySlips(() => storage, env.page, env.clock.now);
    expired = createExpiredCode({
      ...env,
      slips,
      isRemoved: () => slip?.$state.get() === 'removed',
      exclusive: phone.exclusive ?? ((_, run) => run()),
    });
    slip = createPaySlip({ ...env, slips, onOnline: () => {} });
    return { begin: () => {}, expect: () => {}, explains: async () => false } as unknown as ReturnType<OpenWatch>;
  };
  const model = storedCode({
    ...platform.env,
    phone: sessionStore(id, () => storage),
    loadWatch: async () => openWatch,
  });
  const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 5));
  model.open();
  return {
    ...platform,
    model,
    settled,
    asked: () => platform.calls.map(({ path }) => path),
    slip: () => slip as PaySlipModel,
    expired: () => expired as ExpiredCodeModel,
  };
};

const inTurn = (...answers: (Response | Error)[]): Fetch => {
  const left = [...answers];
  return async () => {
    const answer = left.shift() ?? new Error('offline');
    if (answer instanceof Error) throw new TypeError(answer.message);
    return answer;
  };
};

const kindOf = (view: CodeView): string =>
  view.kind === 'ready' || view.kind === 'expired' ? `${view.kind} ${view.code} ${view.status}` : view.kind;

/** A phone that has seen the code of the counter, 7100, at NOW_MS. */
const visited = async () => {
  const phoneStorage = new Map<string, string>();
  const visit = opened(phoneStorage, { fetch: inTurn(success(planOf('7100'))) });
  await visit.settled();
  expect(kindOf(visit.model.$code.get())).toBe('ready 7100 fresh');
  return { phoneStorage, visit };
};

/** The same phone, hours later: its code has expired. */
const late = async (fetch: Fetch, extra: Parameters<typeof opened>[1] = {}) => {
  const { phoneStorage } = await visited();
  const page = opened(phoneStorage, { nowMs: NOW_MS + VALID_MS, fetch, ...extra });
  await page.settled();
  expect(kindOf(page.model.$code.get())).toBe('expired 7100 fresh');
  return { ...page, phoneStorage };
};

describe('A code that its channel takes for some hours', () => {
  it('is valid from the first answer in which this phone sees it, and no minute longer', async () => {
    const { phoneStorage } = await visited();
    const before = opened(new Map(phoneStorage), {
      nowMs: NOW_MS + VALID_MS - 1,
      fetch: inTurn(success(planOf('7100'))),
    });
    await before.settled();
    expect(kindOf(before.model.$code.get())).toBe('ready 7100 fresh');
    const after = opened(new Map(phoneStorage), {
      nowMs: NOW_MS + VALID_MS,
      fetch: inTurn(success(planOf('7100'))),
    });
    await after.settled();
    expect(kindOf(after.model.$code.get())).toBe('expired 7100 fresh');
  });

  it('is noted without its digits and without whose it is', async () => {
    const { phoneStorage } = await visited();
    const notes = [...phoneStorage].filter(([key]) => key.startsWith(`loan:${id}:code:`));
    expect(notes).toHaveLength(1);
    expect(JSON.stringify(notes)).not.toMatch(/7100|174002|2001|"s"/);
  });

  it.each([
    ['another borrower', 'userId=7', 'userId=8'],
    ['another session', 'sessionId=s', 'sessionId=t'],
    ['another order', 'orderId=174002', 'orderId=174003'],
    ['the rollover of the order', search, `${search}&isDelay=1`],
  ])('says nothing of that of %s', async (_, mine, theirs) => {
    const { phoneStorage } = await visited();
    const plan = { ...planOf('7100'), delayInfo: { title: 'Move the date', delayAmount: 48_000 } };
    const other = opened(phoneStorage, {
      search: search.replace(mine, theirs),
      nowMs: NOW_MS + VALID_MS,
      fetch: inTurn(success(plan)),
    });
    await other.settled();
    expect(kindOf(other.model.$code.get())).toBe('ready 7100 fresh');
  });

  it('is never seen to expire where the brand says no hours, or the phone keeps nothing', async () => {
    const silent = { ...planOf('7100'), repayList: [{ name: 'Sample Counter', channel_number: '1' }] };
    const phoneStorage = new Map<string, string>();
    const first = opened(phoneStorage, { fetch: inTurn(success(silent)) });
    await first.settled();
    expect([...phoneStorage.keys()].filter((key) => key.includes(':code:'))).toEqual([]);
    const blocked = opened(new Map(), { nowMs: NOW_MS + VALID_MS, fetch: inTurn(success(planOf('7100'))) });
    await blocked.settled();
    expect(kindOf(blocked.model.$code.get())).toBe('ready 7100 fresh');
  });

  it('is hidden before anything that follows the document has come', async () => {
    const { phoneStorage } = await visited();
    const place = { getItem: (key: string) => phoneStorage.get(key) ?? null, setItem: () => {}, removeItem: () => {} };
    const platform = testEnv({ search, nowMs: NOW_MS + VALID_MS, fetch: inTurn(success(planOf('7100'))) });
    const shown: string[] = [];
    const model = storedCode({
      ...platform.env,
      phone: sessionStore(id, () => place),
      loadWatch: () => new Promise(() => {}),
    });
    model.$code.listen((view) => shown.push(kindOf(view)));
    model.open();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(shown).toEqual(['expired 7100 fresh']);
  });

  it('expires on a page that stays open, at its moment', async () => {
    const { visit } = await visited();
    visit.clock.advance(VALID_MS - 1);
    await visit.settled();
    expect(kindOf(visit.model.$code.get())).not.toContain('expired');
    visit.clock.advance(1);
    await visit.settled();
    expect(visit.model.$code.get().kind).not.toBe('ready');
  });

  it('expires between two returns to the page', async () => {
    const { phoneStorage } = await visited();
    const page = opened(phoneStorage, {
      nowMs: NOW_MS + VALID_MS - HOUR_MS,
      fetch: inTurn(success(planOf('7100')), success(planOf('7100'))),
    });
    await page.settled();
    expect(kindOf(page.model.$code.get())).toBe('ready 7100 fresh');
    page.clock.advance(HOUR_MS);
    expect(kindOf(page.model.$code.get())).toBe('expired 7100 fresh');
    page.comeBack('visible');
    await page.settled();
    expect(kindOf(page.model.$code.get())).toBe('expired 7100 fresh');
    expect(page.asked()).toEqual([PERIOD, PERIOD]);
  });

  it('that a clock set ahead had noted counts from the next answer', async () => {
    const { phoneStorage } = await visited();
    const early = opened(phoneStorage, { nowMs: NOW_MS - 10 * HOUR_MS, fetch: inTurn(success(planOf('7100'))) });
    await early.settled();
    const after = opened(phoneStorage, {
      nowMs: NOW_MS + VALID_MS - 10 * HOUR_MS,
      fetch: inTurn(success(planOf('7100'))),
    });
    await after.settled();
    expect(kindOf(after.model.$code.get())).toBe('expired 7100 fresh');
  });
});

describe('The slip of an expired code', () => {
  it('is not on screen without a connection', async () => {
    const { phoneStorage, visit } = await visited();
    visit.clock.advance(40 * HOUR_MS);
    const again = opened(phoneStorage, { nowMs: NOW_MS + 40 * HOUR_MS, fetch: inTurn(success(planOf('7100'))) });
    await again.settled();
    const offline = opened(phoneStorage, { nowMs: NOW_MS + VALID_MS, fetch: inTurn() });
    await offline.settled();
    expect(kindOf(offline.model.$code.get())).toBe('expired 7100 stale');
  });

  it('leaves the phone a day after it has expired, and the code is not taken for a new one then', async () => {
    const { phoneStorage } = await visited();
    const again = opened(phoneStorage, { nowMs: NOW_MS + 40 * HOUR_MS, fetch: inTurn(success(planOf('7100'))) });
    await again.settled();
    const slips = () => [...phoneStorage.keys()].filter((key) => key.includes(':slip:'));
    const day = (nowMs: number) => opened(phoneStorage, { nowMs, fetch: inTurn(success(planOf('7100'))) });
    await day(NOW_MS + VALID_MS + 24 * HOUR_MS - 1).settled();
    expect(slips()).toHaveLength(1);
    const gone = day(NOW_MS + VALID_MS + 24 * HOUR_MS);
    await gone.settled();
    expect(slips()).toEqual([]);
    expect(kindOf(gone.model.$code.get())).toBe('expired 7100 fresh');
  });

  it('takes what the phone knew of the code along where the borrower removes it', async () => {
    const { phoneStorage, visit } = await visited();
    visit.slip().remove();
    visit.model.refresh();
    await visit.settled();
    expect(phoneStorage.size).toBe(0);
  });

  it('and what was noted of the code leave the phone with another borrower', async () => {
    const { phoneStorage } = await visited();
    const other = opened(phoneStorage, { search: search.replace('userId=7', 'userId=8'), fetch: inTurn() });
    await other.settled();
    expect(phoneStorage.size).toBe(0);
  });
});

describe('Getting a new code', () => {
  it('sends one request, of what is due at its channel, and shows the code that the order then has', async () => {
    const page = await late(inTurn(success(planOf('7100')), made(), success(planOf('7101'))));
    await page.expired().renew();
    expect(page.asked()).toEqual([PERIOD, RENEW, PERIOD]);
    expect(page.calls[1]?.body).toEqual({
      productId: '2001',
      orderId: '174002',
      amount: '320000',
      channelNumber: 90007,
    });
    expect(kindOf(page.model.$code.get())).toBe('ready 7101 fresh');
  });

  it('takes the same digits for a new code then, here, at the next visit, and until that has expired', async () => {
    const page = await late(inTurn(success(planOf('7100')), made(), success(planOf('7100'))));
    await page.expired().renew();
    expect(kindOf(page.model.$code.get())).toBe('ready 7100 fresh');
    expect(page.expired().$note.get()).toBe('');
    const at = async (sinceMs: number) => {
      const visit = opened(new Map(page.phoneStorage), {
        nowMs: NOW_MS + VALID_MS + sinceMs,
        fetch: inTurn(success(planOf('7100'))),
      });
      await visit.settled();
      return kindOf(visit.model.$code.get());
    };
    expect(await at(VALID_MS - 1)).toBe('ready 7100 fresh');
    expect(await at(VALID_MS)).toBe('expired 7100 fresh');
  });

  it('sends one request for two taps', async () => {
    const service = heldService();
    const { phoneStorage } = await visited();
    const page = opened(phoneStorage, { nowMs: NOW_MS + VALID_MS, fetch: service.fetch });
    await page.settled();
    service.answer(0, success(planOf('7100')));
    await page.settled();
    const taps = [page.expired().renew(), page.expired().renew()];
    await page.settled();
    expect(page.expired().$step.get()).toBe('asking');
    service.answer(1, made());
    await page.settled();
    service.answer(2, success(planOf('7101')));
    await Promise.all(taps);
    expect(page.asked()).toEqual([PERIOD, RENEW, PERIOD]);
  });

  it('sends none while another tab asks, with locks or without, and says so', async () => {
    const locked = await late(inTurn(success(planOf('7100'))), { exclusive: async () => undefined });
    await locked.expired().renew();
    expect(locked.asked()).toEqual([PERIOD]);
    expect([locked.expired().$step.get(), locked.expired().$note.get()]).toEqual(['unknown', text.elsewhere]);

    const service = heldService();
    const { phoneStorage } = await visited();
    const one = opened(phoneStorage, { nowMs: NOW_MS + VALID_MS, fetch: service.fetch });
    await one.settled();
    service.answer(0, success(planOf('7100')));
    await one.settled();
    const tap = one.expired().renew();
    await one.settled();
    const two = opened(phoneStorage, {
      nowMs: NOW_MS + VALID_MS,
      fetch: inTurn(success(planOf('7100')), success(planOf('7100')), success(planOf('7101'))),
    });
    await two.settled();
    await two.expired().renew();
    expect(two.asked()).toEqual([PERIOD, PERIOD]);
    expect(two.expired().$note.get()).toBe(text.elsewhere);
    service.answer(1, made());
    await one.settled();
    service.answer(2, success(planOf('7101')));
    await tap;
    await two.expired().checkAgain();
    expect(kindOf(two.model.$code.get())).toBe('ready 7101 fresh');
    expect([...one.asked(), ...two.asked()].filter((path) => path === RENEW)).toHaveLength(1);
  });

  it('sends none where another tab has a new code by now, and shows it', async () => {
    const page = await late(inTurn(success(planOf('7100')), success(planOf('7100'))));
    const other = opened(page.phoneStorage, {
      nowMs: NOW_MS + VALID_MS,
      fetch: inTurn(success(planOf('7100')), made(), new Error('offline')),
    });
    await other.settled();
    await other.expired().renew();
    expect(other.expired().$note.get()).toBe(text.made);
    await page.expired().renew();
    expect(page.asked()).toEqual([PERIOD, PERIOD]);
    expect(kindOf(page.model.$code.get())).toBe('ready 7100 fresh');
  });

  it('whose answer is lost says that nobody knows, sends nothing more before the order is read, and then may', async () => {
    const page = await late(
      inTurn(
        success(planOf('7100')),
        new Response('', { status: 502 }),
        success(planOf('7100')),
        made(),
        success(planOf('7101')),
      ),
    );
    await page.expired().renew();
    expect([page.expired().$step.get(), page.expired().$note.get()]).toEqual(['unknown', text.unknown]);
    await page.expired().renew();
    expect(page.asked()).toEqual([PERIOD, RENEW]);
    await page.expired().checkAgain();
    // The digits are those of before, and nobody said that they are new.
    expect(kindOf(page.model.$code.get())).toBe('expired 7100 fresh');
    expect(page.expired().$step.get()).toBe('idle');
    await page.expired().renew();
    expect(page.asked()).toEqual([PERIOD, RENEW, PERIOD, RENEW, PERIOD]);
    expect(kindOf(page.model.$code.get())).toBe('ready 7101 fresh');
  });

  it('whose answer is lost with the page is not sent again at once by the next one', async () => {
    const { phoneStorage } = await visited();
    const service = heldService();
    const gone = opened(phoneStorage, { nowMs: NOW_MS + VALID_MS, fetch: service.fetch });
    await gone.settled();
    service.answer(0, success(planOf('7100')));
    await gone.settled();
    void gone.expired().renew();
    await gone.settled();
    const next = opened(phoneStorage, {
      nowMs: NOW_MS + VALID_MS + 1000,
      fetch: inTurn(...Array.from({ length: 4 }, () => success(planOf('7100'))), made(), success(planOf('7101'))),
    });
    await next.settled();
    await next.expired().renew();
    expect(next.asked()).toEqual([PERIOD, PERIOD]);
    expect(next.expired().$step.get()).toBe('unknown');
    next.clock.advance(60_000);
    await next.expired().checkAgain();
    await next.expired().renew();
    expect(next.asked()).toEqual([PERIOD, PERIOD, PERIOD, PERIOD, RENEW, PERIOD]);
  });

  it('without a connection sends none, and says so', async () => {
    const page = await late(inTurn(success(planOf('7100')), new Error('offline'), new Error('offline')));
    await page.model.refresh();
    await page.settled();
    expect(kindOf(page.model.$code.get())).toBe('expired 7100 stale');
    await page.expired().renew();
    expect(page.asked()).toEqual([PERIOD, PERIOD, PERIOD]);
    expect([page.expired().$step.get(), page.expired().$note.get()]).toEqual(['idle', text.unchecked]);
    // Nothing moves under the finger at the next tap.
    const again = page.expired().renew();
    expect([page.expired().$step.get(), page.expired().$note.get()]).toEqual(['asking', text.unchecked]);
    await again;
  });

  it('that is made while the order cannot be read is told of, and shown once it can', async () => {
    const page = await late(inTurn(success(planOf('7100')), made(), new Error('offline'), success(planOf('7100'))));
    await page.expired().renew();
    expect(kindOf(page.model.$code.get())).toBe('expired 7100 stale');
    expect(page.expired().$note.get()).toBe(text.made);
    await page.expired().renew();
    expect(page.asked()).toEqual([PERIOD, RENEW, PERIOD, PERIOD]);
    expect(kindOf(page.model.$code.get())).toBe('ready 7100 fresh');
  });

  it('that the phone cannot note any more leaves the page as it is', async () => {
    const { phoneStorage } = await visited();
    for (const [key, text] of phoneStorage)
      if (key.includes(':code:')) {
        const { v, data } = JSON.parse(text) as { v: number; data: object };
        phoneStorage.set(key, JSON.stringify({ v, data: { ...data, renewedAt: NOW_MS + HOUR_MS } }));
      }
    const full = new Map(phoneStorage);
    full.set = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const page = opened(full, { nowMs: NOW_MS + VALID_MS, fetch: inTurn(success(planOf('7100'))) });
    await page.settled();
    expect(kindOf(page.model.$code.get())).toBe('expired 7100 fresh');
  });

  it('that is refused says why, and reads the order again', async () => {
    const page = await late(
      inTurn(success(planOf('7100')), refusal('Pay at another channel.'), success(planOf('7100'))),
    );
    await page.expired().renew();
    expect(page.asked()).toEqual([PERIOD, RENEW, PERIOD]);
    expect([page.expired().$step.get(), page.expired().$note.get()]).toEqual(['idle', 'Pay at another channel.']);
    expect(kindOf(page.model.$code.get())).toBe('expired 7100 fresh');
  });
});
