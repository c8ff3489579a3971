import { afterEach, describe, expect, it, vi } from 'vitest';
import { success } from '../../../test/support/answers.ts';
import { channelsAtHand } from '../../../test/support/channels.ts';
import { mapStorage } from '../../../test/support/mapStorage.ts';
import { testEnv } from '../../../test/support/testEnv.ts';
import { untilKind } from '../../../test/support/until.ts';
import { readDelayPlan } from '../../api/endpoints/readDelayPlan.ts';
import { readPeriodPlan } from '../../api/endpoints/readPeriodPlan.ts';
import { id } from '../../brand/current.ts';
import { sessionStore } from '../../platform/storage/sessionStore.ts';
import { type RepaymentModel, repaymentModel } from './repayment.ts';

const NOW_MS = Date.parse('2026-12-01T04:00:00Z');
const HOUR_MS = 3_600_000;
// How long the sample brand's counter accepts a code.
const VALID_MS = 48 * HOUR_MS;
const RENEW = '/api/v3/loan-details/generate-vcode';
const search = '?userId=7&sessionId=s&orderId=174002&productId=2001';

const plan = (payCode = '7100') =>
  success({
    repayAmount: '320000',
    delayInfo: { delayAmount: '48000' },
    repayList: [
      { name: 'Sample Counter', channel_number: 90007 },
      { name: 'Sample Wallet', channel_number: 90009 },
    ],
    defDetail: { payCode, title: 'Sample Counter' },
  });

const opened = async <Plan>(model: RepaymentModel<Plan>) => {
  model.open();
  await untilKind(model.$view, 'ready');
  return { $expiredAtMs: model.$expiredAtMs, showChannels: model.showChannels };
};

const isExpired = ({ $expiredAtMs }: Pick<RepaymentModel<unknown>, '$expiredAtMs'>): boolean =>
  $expiredAtMs.get() !== undefined;

/** Opens a page with a plan; its requests get these responses in turn. */
const visit = async (phoneStorage: Map<string, string>, sinceMs: number, answers = [plan()], isRollover = false) => {
  const storage = mapStorage(phoneStorage);
  vi.stubGlobal('localStorage', storage);
  vi.setSystemTime(NOW_MS + sinceMs);
  const platform = testEnv({
    search,
    nowMs: NOW_MS + sinceMs,
    phoneStorage,
    fetch: async () => {
      const answer = answers.shift();
      if (!answer) throw new TypeError('offline');
      return answer;
    },
  });
  const hand = channelsAtHand();
  const env = {
    ...platform.env,
    phone: sessionStore(id, () => storage),
    loadAfterPlan: hand.loadAfterPlan,
  };
  const model = isRollover
    ? await opened(repaymentModel(env, { endpoint: readDelayPlan, isRollover, amountOf: ({ delay }) => delay.amount }))
    : await opened(
        repaymentModel(env, { endpoint: readPeriodPlan, isRollover, amountOf: ({ repayAmount }) => repayAmount }),
      );
  await vi.waitFor(() => hand.channels(), { timeout: 15_000 });
  return { ...platform, ...hand, model };
};

describe.each([
  ['what is due', false],
  ['a rollover', true],
])('The code beside the plan of %s', (_, isRollover) => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const visitAt = (phone: Map<string, string>, sinceMs: number, answers?: Response[]) =>
    visit(phone, sinceMs, answers, isRollover);

  it('is shown for the hours of its channel from the first answer with it, and no minute longer', async () => {
    const phone = new Map<string, string>();
    expect(isExpired((await visitAt(phone, 0)).model)).toBe(false);
    expect(isExpired((await visitAt(phone, VALID_MS - 1)).model)).toBe(false);
    expect(isExpired((await visitAt(phone, VALID_MS)).model)).toBe(true);
    // Different digits are a new code.
    expect(isExpired((await visitAt(phone, VALID_MS, [plan('7101')])).model)).toBe(false);
  });

  it('goes while the page is open, at the moment at which it expires', async () => {
    const phone = new Map<string, string>();
    await visitAt(phone, 0);
    const { model, clock } = await visitAt(phone, VALID_MS - HOUR_MS);
    clock.advance(HOUR_MS - 1);
    expect(isExpired(model)).toBe(false);
    clock.advance(1);
    expect(isExpired(model)).toBe(true);
  });

  it('is a new one, with the same digits, where the list of channels has made one of its channel', async () => {
    const phone = new Map<string, string>();
    await visitAt(phone, 0);
    const made = success({ payUrl: '/repaymentOfCode2' });
    const page = await visitAt(phone, VALID_MS, [plan(), made]);
    await page.choose(page.model, 90007);
    await page.channels().pay();
    expect(page.calls.map(({ path }) => path)).toContain(RENEW);
    const next = await visitAt(phone, VALID_MS + 1000, [plan()]);
    expect(isExpired(next.model)).toBe(false);
    expect(isExpired((await visitAt(phone, 2 * VALID_MS - 1)).model)).toBe(false);
    expect(isExpired((await visitAt(phone, 2 * VALID_MS + 1000)).model)).toBe(true);
  });

  it('stays the old one where that has made one of another channel', async () => {
    const phone = new Map<string, string>();
    await visitAt(phone, 0);
    const page = await visitAt(phone, VALID_MS, [plan(), success({ payUrl: '/repaymentOfCode2' })]);
    await page.choose(page.model, 90009);
    await page.channels().pay();
    expect(isExpired((await visitAt(phone, VALID_MS + 1000)).model)).toBe(true);
  });
});
