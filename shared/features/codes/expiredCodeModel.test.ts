import { describe, expect, it } from 'vitest';
import { heldService, refusal, success } from '../../../test/support/answers.ts';
import { laterOf, type TestPhone, testEnv } from '../../../test/support/testEnv.ts';
import { readDelayPlan } from '../../api/endpoints/readDelayPlan.ts';
import type { RepaymentInfo } from '../../api/endpoints/repaymentInfo.ts';
import type { RunAlone } from '../../platform/storage/recordStore.ts';
import { createExpiredCode, type ExpiredCodeModel } from './expiredCodeModel.ts';
import { expiredCodeText as text } from './messages.ts';
import { expiredIn } from './paySlipModel.ts';
import { type CodePartsEnv, type CodeView, storedCode } from './storedCode.ts';

const NOW_MS = Date.parse('2026-12-01T04:00:00Z');
const PERIOD = '/api/v3/installment/loan-play-detail';
const RENEW = '/api/v3/loan-details/generate-vcode';
const search = '?userId=7&sessionId=s&orderId=174002&productId=2001';
const planOf = (payCode: string, validUntil: string, title = 'Sample Counter') => ({
  repayAmount: '320000',
  repayList: [{ name: 'Sample Counter', channel_number: 90007 }],
  defDetail: { payCode, title },
  facts: { code: { validUntil } },
});
const old = (): Response => success(planOf('7100', '2026-12-01T12:00:00+08:00'));
const fresh = (payCode = '7101'): Response => success(planOf(payCode, '2026-12-03T12:00:00+08:00'));
const made = (): Response => success({ payUrl: 'https://pay.example/1' });

const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

const kindOf = (view: CodeView): string =>
  view.kind === 'ready' || view.kind === 'expired' ? `${view.kind} ${view.code} ${view.status}` : view.kind;

/** Opens the page; `fetch` answers for the code, and its order is never read. */
const opened = async (fetch: NonNullable<TestPhone['fetch']>, exclusive: RunAlone = (_, run) => run()) => {
  const both = (async (request: Request) =>
    request.url.includes('/loan-details/loan-details')
      ? new Response('', { status: 401 })
      : fetch(request)) as typeof fetch;
  const platform = testEnv({ search, nowMs: NOW_MS, fetch: both });
  let expired: ExpiredCodeModel | undefined;
  const codeParts = (env: CodePartsEnv) => {
    expired = createExpiredCode(env, { refresh: env.query.refresh, exclusive, expired: expiredIn(env.$code) });
    return platform.parts.codeParts();
  };
  const model = storedCode({ ...platform.env, later: laterOf({ ...platform.parts, codeParts }) });
  model.open();
  await settled();
  const codeModel = (): ExpiredCodeModel => expired as ExpiredCodeModel;
  return {
    ...platform,
    model,
    code: () => kindOf(model.$code.get()),
    asked: () => platform.calls.map(({ path }) => path).filter((path) => path === PERIOD || path === RENEW),
    renew: () => codeModel().renew(),
    checkAgain: () => codeModel().checkAgain(),
    canRenew: () => codeModel().canRenew(),
    said: () => [codeModel().$step.get(), codeModel().$note.get()],
  };
};

/** Opens the page with a code that has expired, for which these are the next responses. */
const late = async (answers: readonly (Response | 'lost')[], exclusive?: RunAlone) => {
  const left = [old(), ...answers];
  const page = await opened(async () => {
    const answer = left.shift();
    if (!answer || answer === 'lost') throw new TypeError('Failed to fetch');
    return answer;
  }, exclusive);
  expect(page.code()).toBe('expired 7100 fresh');
  return page;
};

describe('Getting a new code', () => {
  it('reads the order, sends one request for two taps, of what is due at its channel, and shows the code that the order then has', async () => {
    const service = heldService();
    const page = await opened(service.fetch);
    service.answer(0, old());
    await settled();
    const taps = [page.renew(), page.renew()];
    for (const answer of [old(), made(), fresh()]) {
      await settled();
      expect(page.said()).toEqual(['asking', '']);
      service.answer(service.waiting() - 1, answer);
    }
    await Promise.all(taps);
    expect(page.asked()).toEqual([PERIOD, PERIOD, RENEW, PERIOD]);
    const order = { productId: '2001', orderId: '174002' };
    expect(page.calls.find(({ path }) => path === RENEW)?.body).toEqual({
      ...order,
      amount: '320000',
      channelNumber: 90007,
    });
    expect([page.code(), page.said()]).toEqual(['ready 7101 fresh', ['idle', '']]);
  });

  it('asks for the code of a rollover where that has expired', async () => {
    const { env, calls } = testEnv({ search, fetch: async () => made() });
    const plan = { ...planOf('7100', '2026-12-01T12:00:00+08:00'), delayInfo: { delayAmount: '48000' } };
    const info = readDelayPlan.parse(plan) as RepaymentInfo;
    const expired = () => ({ info, total: '48000', isRollover: true });
    await createExpiredCode(env, { refresh: async () => true, exclusive: (_, run) => run(), expired }).renew();
    expect(calls.map(({ body }) => body)).toMatchObject([{ amount: '48000', isDelay: 1 }]);
  });

  it('shows the same digits again where the service says that they are valid for longer', async () => {
    const page = await late([old(), made(), fresh('7100')]);
    await page.renew();
    expect(page.code()).toBe('ready 7100 fresh');
  });

  it('sends none while another tab asks, and says so', async () => {
    const page = await late([], async () => undefined);
    await page.renew();
    expect([page.asked(), page.said()]).toEqual([[PERIOD], ['unknown', text.elsewhere]]);
  });

  it('sends none where the order has a new code by now, and shows it', async () => {
    const page = await late([fresh()]);
    await page.renew();
    expect([page.asked(), page.code(), page.said()]).toEqual([[PERIOD, PERIOD], 'ready 7101 fresh', ['idle', '']]);
  });

  it('is not offered where its channel is not known', async () => {
    const silent = planOf('7100', '2026-12-01T12:00:00+08:00', 'Another Counter');
    const page = await opened(async () => success(silent));
    expect([page.code(), page.canRenew(), (await late([])).canRenew()]).toEqual(['expired 7100 fresh', false, true]);
  });

  it('whose answer is lost says that nobody knows, sends nothing more before the order is read, and then may', async () => {
    const page = await late([old(), new Response('', { status: 502 }), old(), old(), made(), fresh()]);
    await page.renew();
    expect(page.said()).toEqual(['unknown', text.unknown]);
    await page.renew();
    expect(page.asked()).toEqual([PERIOD, PERIOD, RENEW]);
    await page.checkAgain();
    expect([page.code(), page.said()]).toEqual(['expired 7100 fresh', ['idle', '']]);
    await page.renew();
    expect(page.code()).toBe('ready 7101 fresh');
  });

  it('without a connection sends none, and says so', async () => {
    const page = await late(['lost']);
    await page.renew();
    expect([page.code(), page.asked(), page.said()]).toEqual([
      'expired 7100 stale',
      [PERIOD, PERIOD],
      ['idle', text.unchecked],
    ]);
  });

  it.each([
    ['while the order cannot be read', 'lost', 'stale'],
    ['and the order has the old one still', old(), 'fresh'],
  ] as const)('that may have been made %s is told of, and shown once the order has it', async (_, answer, status) => {
    const page = await late([old(), made(), answer, fresh()]);
    await page.renew();
    expect([page.code(), page.said()]).toEqual([`expired 7100 ${status}`, ['unknown', text.unknown]]);
    await page.checkAgain();
    expect([page.code(), page.said()]).toEqual(['ready 7101 fresh', ['idle', '']]);
  });

  it('that is refused says why, and reads the order again', async () => {
    const page = await late([old(), refusal('Pay at another channel.'), old()]);
    await page.renew();
    expect(page.asked()).toEqual([PERIOD, PERIOD, RENEW, PERIOD]);
    expect([page.code(), page.said()]).toEqual(['expired 7100 fresh', ['idle', 'Pay at another channel.']]);
  });
});
