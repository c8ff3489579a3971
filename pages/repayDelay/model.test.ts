import { describe, expect, it } from 'vitest';
import { sandboxForEachTest } from '../../scripts/sandbox/testSandbox.ts';
import { success } from '../../test/support/answers.ts';
import { channelsAtHand } from '../../test/support/channels.ts';
import { type TestPhone, testEnv } from '../../test/support/testEnv.ts';
import { untilKind } from '../../test/support/until.ts';
import { createRepayDelay } from './model.ts';

const sandbox = sandboxForEachTest();

const opened = (search: string, phone: Partial<TestPhone> = {}) => {
  const platform = testEnv({ search, sandbox, ...phone });
  const hand = channelsAtHand();
  const model = createRepayDelay(hand.withChannels(platform));
  model.open();
  return { ...platform, ...hand, model };
};

/** The page at a service that answers with this amount what is due now. */
const withDue = (repayAmount: () => unknown) => {
  const fetch = (async ({ url }: Request) =>
    success(
      url.includes('/growing/plan') ? { delayInfo: { delayAmount: 48_000 } } : { repayAmount: await repayAmount() },
    )) as typeof globalThis.fetch;
  return opened('?userId=50015&orderId=174002&productId=2001', { fetch });
};

describe('the delay page', () => {
  it.each([
    [320_000, 320_000],
    ['3,200.00', '3,200.00'],
    [0, undefined],
    [-320_000, undefined],
  ])('offers to pay instead where %j is due now', async (repayAmount, payNow) => {
    const { model, calls } = withDue(() => repayAmount);
    await expect.poll(() => calls.map(({ path }) => path)).toContain('/api/v3/installment/loan-play-detail');
    await untilKind(model.$view, 'ready');
    await expect.poll(() => model.$payNow.get()).toBe(payNow);
  });

  it('offers what is due by the latest reading, and nothing from before', async () => {
    const answers: ((repayAmount: number) => void)[] = [];
    const { model } = withDue(() => new Promise<number>((resolve) => answers.push(resolve)));
    await expect.poll(() => answers.length).toBe(1);
    answers[0]?.(320_000);
    await expect.poll(() => model.$payNow.get()).toBe(320_000);
    model.refresh();
    await expect.poll(() => answers.length).toBe(2);
    model.refresh();
    await expect.poll(() => answers.length).toBe(3);
    answers[2]?.(0);
    await expect.poll(() => model.$payNow.get()).toBeUndefined();
    answers[1]?.(320_000);
    await new Promise((resolve) => setTimeout(resolve));
    expect(model.$payNow.get()).toBeUndefined();
  });

  it.each([
    ['174002', '2001', '50015', 48_000],
    ['180003', '2001', '50018', '120000'],
  ])('pays the rollover of %s, just as the price came', async (orderId, productId, userId, amount) => {
    const { model, calls, moves, choose, channels } = opened(
      `?userId=${userId}&orderId=${orderId}&productId=${productId}`,
    );
    await untilKind(model.$view, 'ready');
    await choose(model, '90007');
    await channels().pay();
    expect(calls.at(-1)?.body).toEqual({ productId, orderId, amount, channelNumber: '90007', isDelay: 1 });
    expect(moves).toHaveLength(1);
    const promised = { isRollover: true, promisedDay: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) };
    expect(model.payments.$status.get().pending).toMatchObject(promised);
  });
});
