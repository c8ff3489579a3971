import { describe, expect, it } from 'vitest';
import { heldService, refusal, success } from '../../../../test/support/answers.ts';
import { mapStorage } from '../../../../test/support/mapStorage.ts';
import { type TestPhone, testEnv } from '../../../../test/support/testEnv.ts';
import { unlessOffline } from '../../../app/lateClient/client.ts';
import { text as client } from '../../../app/lateClient/messages.ts';
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
const old = (): Response => success(planOf('7100'));
const fresh = (): Response => success(planOf('7101'));
const made = (): Response => success({ payUrl: 'https://pay.example/1' });

type Fetch = NonNullable<TestPhone['fetch']>;

/** Opens a tab whose responses come from one service, in turn; its storage is the phone's. */
const opened = (
  phoneStorage: Map<string, string>,
  phone: Partial<TestPhone> & { exclusive?: SubmissionLog['exclusive']; isOnline?: () => boolean } = {},
) => {
  const platform = testEnv({ search, nowMs: NOW_MS, phoneStorage, ...phone });
  const storage = mapStorage(phoneStorage);
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
    call: unlessOffline(platform.env.call, phone.isOnline ?? (() => true)),
    phone: sessionStore(id, () => storage),
    loadWatch: async () => openWatch,
  });
  const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 5));
  model.open();
  return {
    ...platform,
    model,
    settled,
    code: () => kindOf(model.$code.get()),
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

/** Opens the page `sinceMs` after NOW_MS and waits for its first responses. */
const visitAt = async (
  phoneStorage: Map<string, string>,
  sinceMs: number,
  answers: Parameters<typeof inTurn> = [old()],
  extra: Parameters<typeof opened>[1] = {},
) => {
  const page = opened(phoneStorage, { nowMs: NOW_MS + sinceMs, fetch: inTurn(...answers), ...extra });
  await page.settled();
  return page;
};

/** Creates a phone that has read the counter's code, 7100, at NOW_MS. */
const visited = async () => {
  const phoneStorage = new Map<string, string>();
  const visit = await visitAt(phoneStorage, 0);
  expect(visit.code()).toBe('ready 7100 fresh');
  return { phoneStorage, visit };
};

/** Opens the page on the same phone hours later, when its code has expired. */
const late = async (...answers: Parameters<typeof inTurn>) => {
  const { phoneStorage } = await visited();
  const page = await visitAt(phoneStorage, VALID_MS, [old(), ...answers]);
  expect(page.code()).toBe('expired 7100 fresh');
  return { ...page, phoneStorage };
};

/** Opens the same page; the test sends all its responses but the first. */
const lateWithHeld = async (phoneStorage: Map<string, string>) => {
  const service = heldService();
  const page = opened(phoneStorage, { nowMs: NOW_MS + VALID_MS, fetch: service.fetch });
  await page.settled();
  service.answer(0, old());
  await page.settled();
  return { ...page, answer: service.answer };
};

describe('A code that its channel takes for some hours', () => {
  it('is never seen to expire where the brand says no hours, or the phone keeps nothing', async () => {
    const silent = { ...planOf('7100'), repayList: [{ name: 'Sample Counter', channel_number: '1' }] };
    const phoneStorage = new Map<string, string>();
    await visitAt(phoneStorage, 0, [success(silent)]);
    expect([...phoneStorage.keys()].filter((key) => key.includes(':code:'))).toEqual([]);
    expect((await visitAt(new Map(), VALID_MS)).code()).toBe('ready 7100 fresh');
  });

  it('is hidden before anything that follows the document has come', async () => {
    const { phoneStorage } = await visited();
    const platform = testEnv({ search, nowMs: NOW_MS + VALID_MS, fetch: inTurn(old()) });
    const shown: string[] = [];
    const model = storedCode({
      ...platform.env,
      phone: sessionStore(id, () => mapStorage(phoneStorage)),
      loadWatch: () => new Promise(() => {}),
    });
    model.$code.listen((view) => shown.push(kindOf(view)));
    model.open();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(shown).toEqual(['expired 7100 fresh']);
  });

  it('expires between two returns to the page', async () => {
    const { phoneStorage } = await visited();
    const page = await visitAt(phoneStorage, VALID_MS - HOUR_MS, [old(), old()]);
    expect(page.code()).toBe('ready 7100 fresh');
    page.clock.advance(HOUR_MS);
    expect(page.code()).toBe('expired 7100 fresh');
    page.comeBack('visible');
    await page.settled();
    expect(page.code()).toBe('expired 7100 fresh');
    expect(page.asked()).toEqual([PERIOD, PERIOD]);
  });

  it('that a clock set ahead had noted counts from the next answer', async () => {
    const { phoneStorage } = await visited();
    await visitAt(phoneStorage, -10 * HOUR_MS);
    expect((await visitAt(phoneStorage, VALID_MS - 10 * HOUR_MS)).code()).toBe('expired 7100 fresh');
  });
});

describe('The slip of an expired code', () => {
  it('is not on screen without a connection', async () => {
    const { phoneStorage } = await visited();
    await visitAt(phoneStorage, 40 * HOUR_MS);
    expect((await visitAt(phoneStorage, VALID_MS, [])).code()).toBe('expired 7100 stale');
  });

  it('leaves the phone a day after it has expired, and the code is not taken for a new one then', async () => {
    const { phoneStorage } = await visited();
    const gone = await visitAt(phoneStorage, VALID_MS + 24 * HOUR_MS);
    expect([...phoneStorage.keys()].filter((key) => key.includes(':slip:'))).toEqual([]);
    expect(gone.code()).toBe('expired 7100 fresh');
  });

  it('takes what the phone knew of the code along where the borrower removes it', async () => {
    const { phoneStorage, visit } = await visited();
    visit.slip().remove();
    visit.model.refresh();
    await visit.settled();
    expect(phoneStorage.size).toBe(0);
  });
});

describe('Getting a new code', () => {
  it('sends one request for two taps, of what is due at its channel, and shows the code that the order then has', async () => {
    const page = await lateWithHeld((await visited()).phoneStorage);
    const taps = [page.expired().renew(), page.expired().renew()];
    await page.settled();
    expect(page.expired().$step.get()).toBe('asking');
    page.answer(1, made());
    await page.settled();
    page.answer(2, fresh());
    await Promise.all(taps);
    expect(page.asked()).toEqual([PERIOD, RENEW, PERIOD]);
    const order = { productId: '2001', orderId: '174002' };
    expect(page.calls[1]?.body).toEqual({ ...order, amount: '320000', channelNumber: 90007 });
    expect(page.code()).toBe('ready 7101 fresh');
  });

  it('takes the same digits for a new code then, here, at the next visit, and until that has expired', async () => {
    const page = await late(made(), old());
    await page.expired().renew();
    expect(page.code()).toBe('ready 7100 fresh');
    expect(page.expired().$note.get()).toBe('');
    const { phoneStorage } = page;
    expect((await visitAt(new Map(phoneStorage), 2 * VALID_MS - 1)).code()).toBe('ready 7100 fresh');
    expect((await visitAt(new Map(phoneStorage), 2 * VALID_MS)).code()).toBe('expired 7100 fresh');
  });

  it('sends none while another tab asks, with locks or without, and says so', async () => {
    const locked = await visitAt((await visited()).phoneStorage, VALID_MS, [old()], {
      exclusive: async () => undefined,
    });
    await locked.expired().renew();
    expect(locked.asked()).toEqual([PERIOD]);
    expect([locked.expired().$step.get(), locked.expired().$note.get()]).toEqual(['unknown', text.elsewhere]);

    const { phoneStorage } = await visited();
    const one = await lateWithHeld(phoneStorage);
    const tap = one.expired().renew();
    await one.settled();
    const two = await visitAt(phoneStorage, VALID_MS, [old(), old(), fresh()]);
    await two.expired().renew();
    expect(two.asked()).toEqual([PERIOD, PERIOD]);
    expect(two.expired().$note.get()).toBe(text.elsewhere);
    one.answer(1, made());
    await one.settled();
    one.answer(2, fresh());
    await tap;
    await two.expired().checkAgain();
    expect(two.code()).toBe('ready 7101 fresh');
    expect([...one.asked(), ...two.asked()].filter((path) => path === RENEW)).toHaveLength(1);
  });

  it('sends none where another tab has a new code by now, and shows it', async () => {
    const page = await late(old());
    const other = await visitAt(page.phoneStorage, VALID_MS, [old(), made(), new Error('offline')]);
    await other.expired().renew();
    expect(other.expired().$note.get()).toBe(text.made);
    await page.expired().renew();
    expect(page.asked()).toEqual([PERIOD, PERIOD]);
    expect(page.code()).toBe('ready 7100 fresh');
  });

  it('whose answer is lost says that nobody knows, sends nothing more before the order is read, and then may', async () => {
    const page = await late(new Response('', { status: 502 }), old(), made(), fresh());
    await page.expired().renew();
    expect([page.expired().$step.get(), page.expired().$note.get()]).toEqual(['unknown', text.unknown]);
    await page.expired().renew();
    expect(page.asked()).toEqual([PERIOD, RENEW]);
    await page.expired().checkAgain();
    // The digits have not changed, and no response has said that the code is new.
    expect(page.code()).toBe('expired 7100 fresh');
    expect(page.expired().$step.get()).toBe('idle');
    await page.expired().renew();
    expect(page.asked()).toEqual([PERIOD, RENEW, PERIOD, RENEW, PERIOD]);
    expect(page.code()).toBe('ready 7101 fresh');
  });

  it('whose answer is lost with the page is not sent again at once by the next one', async () => {
    const { phoneStorage } = await visited();
    const gone = await lateWithHeld(phoneStorage);
    void gone.expired().renew();
    await gone.settled();
    const next = await visitAt(phoneStorage, VALID_MS + 1000, [old(), old(), old(), old(), made(), fresh()]);
    await next.expired().renew();
    expect(next.asked()).toEqual([PERIOD, PERIOD]);
    expect(next.expired().$step.get()).toBe('unknown');
    next.clock.advance(60_000);
    await next.expired().checkAgain();
    await next.expired().renew();
    expect(next.asked()).toEqual([PERIOD, PERIOD, PERIOD, PERIOD, RENEW, PERIOD]);
  });

  it('without a connection sends none, and says so', async () => {
    const page = await late(new Error('offline'), new Error('offline'));
    await page.model.refresh();
    await page.settled();
    expect(page.code()).toBe('expired 7100 stale');
    await page.expired().renew();
    expect(page.asked()).toEqual([PERIOD, PERIOD, PERIOD]);
    expect([page.expired().$step.get(), page.expired().$note.get()]).toEqual(['idle', text.unchecked]);
    // The note stays during the next request, so that the layout does not move while the borrower taps.
    const again = page.expired().renew();
    expect([page.expired().$step.get(), page.expired().$note.get()]).toEqual(['asking', text.unchecked]);
    await again;
  });

  it('is not asked for by a phone that says that it has no connection, which leaves nothing to wait for', async () => {
    const { phoneStorage } = await visited();
    let isOnline = true;
    const page = await visitAt(phoneStorage, VALID_MS, [old(), made(), fresh()], { isOnline: () => isOnline });
    isOnline = false;
    await page.expired().renew();
    expect(page.asked()).toEqual([PERIOD]);
    expect([page.expired().$step.get(), page.expired().$note.get()]).toEqual(['idle', client.unsent]);
    isOnline = true;
    await page.expired().renew();
    expect(page.code()).toBe('ready 7101 fresh');
  });

  it('that is made while the order cannot be read is told of, and shown once it can', async () => {
    const page = await late(made(), new Error('offline'), old());
    await page.expired().renew();
    expect(page.code()).toBe('expired 7100 stale');
    expect(page.expired().$note.get()).toBe(text.made);
    await page.expired().renew();
    expect(page.asked()).toEqual([PERIOD, RENEW, PERIOD, PERIOD]);
    expect(page.code()).toBe('ready 7100 fresh');
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
    expect((await visitAt(full, VALID_MS)).code()).toBe('expired 7100 fresh');
  });

  it('that is refused says why, and reads the order again', async () => {
    const page = await late(refusal('Pay at another channel.'), old());
    await page.expired().renew();
    expect(page.asked()).toEqual([PERIOD, RENEW, PERIOD]);
    expect([page.expired().$step.get(), page.expired().$note.get()]).toEqual(['idle', 'Pay at another channel.']);
    expect(page.toasts).toEqual([{ text: 'Pay at another channel.', durationMs: 2000 }]);
    expect(page.code()).toBe('expired 7100 fresh');
  });
});
