import { renderToString } from 'preact-render-to-string';
import { type ComponentType, createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { loadLater } from '../../shared/platform/loadLater.ts';
import { success } from '../../test/support/answers.ts';
import { channelsAtHand } from '../../test/support/channels.ts';
import { laterOf, type TestPhone, testEnv } from '../../test/support/testEnv.ts';
import { testSandbox } from '../../test/support/testSandbox.ts';
import { untilKind } from '../../test/support/until.ts';
import { compareWithPaying } from './Compare.tsx';
import { createRepayDelay } from './model.ts';

const sandbox = testSandbox('for each');

const opened = (search: string, phone: Partial<TestPhone> = {}) => {
  const platform = testEnv({ search, sandbox, ...phone });
  const hand = channelsAtHand();
  const model = createRepayDelay(hand.withChannels(platform));
  model.open();
  return { ...platform, ...hand, model };
};

describe('the delay page', () => {
  it('is compared with paying now, though it was read again in vain before the rest of the page came', async () => {
    let isOnline = true;
    const service = {
      fetch: async (request: Request) => {
        if (!isOnline) throw new TypeError('Failed to fetch');
        return sandbox.fetch(request);
      },
    };
    const platform = testEnv({ search: '?userId=50015&orderId=174002&productId=2001', sandbox: service });
    let comes = () => {};
    const coming = new Promise<void>((resolve) => {
      comes = resolve;
    });
    const later = loadLater(async () => {
      await coming;
      return { ...platform.parts, compareWithPaying };
    });
    void later.load();
    const model = createRepayDelay({ ...platform.env, later });
    model.open();
    await untilKind(model.$view, 'ready');
    isOnline = false;
    model.refresh();
    await expect.poll(() => model.$view.get()).toMatchObject({ status: 'stale' });
    isOnline = true;
    comes();
    await expect.poll(() => model.$Sides.get()).toBeTypeOf('function');
    const table = renderToString(createElement(model.$Sides.get() as ComponentType, {}));
    expect(table.match(/[^<>]+(?=<)/g)?.filter((words) => words.trim())).toEqual([
      ...['Pay now', 'Roll over', 'You pay now', '₱3,200.00', '₱480.00', 'Due later', '–', '₱3,200.00'],
      ...[expect.stringMatching(/^20/), 'Total', '₱3,200.00', '₱480.00 less', '₱3,680.00'],
    ]);
    expect(platform.calls.at(-1)?.path).toBe('/api/v3/installment/loan-play-detail');
  });

  const tableOf = async (plan: object, repayAmount: unknown) => {
    const fetch = (async ({ url }: Request) =>
      success(
        url.includes('/growing/plan') ? plan : { repayAmount, repayDate: '2026-12-05' },
      )) as unknown as typeof globalThis.fetch;
    const { env, parts } = testEnv({ search: '?userId=50015&orderId=174002&productId=2001', fetch });
    const model = createRepayDelay({ ...env, later: laterOf({ ...parts, compareWithPaying }) });
    model.open();
    await expect.poll(() => model.$Sides.get()).toBeTypeOf('function');
    const table = renderToString(createElement(model.$Sides.get() as ComponentType, {}));
    return { payNow: model.$payNow.get(), words: table.match(/[^<>]+(?=<)/g)?.filter((words) => words.trim()) };
  };
  const items = [
    { amount: 48_000, time: '2026-12-05' },
    { amount: 320_000, time: '2026-12-16' },
  ];

  it('names no day for what is due later where the plan has another one for it than the new due date', async () => {
    const { words } = await tableOf(
      { delayInfo: { delayAmount: 48_000 }, repayDate: '2026-12-20', repayPlan: { items } },
      320_000,
    );
    expect(words?.slice(words.indexOf('Due later'))).toEqual([
      ...['Due later', '–', '₱3,200.00', 'New due date', '–', '2026-12-20', 'Total', '–', '₱3,680.00'],
    ]);
  });

  it.each([0, -320_000])('compares with nothing, and offers nothing, where %j is due now', async (repayAmount) => {
    const { payNow, words } = await tableOf(
      { delayInfo: { delayAmount: 48_000 }, repayDate: '2026-12-16', repayPlan: { items } },
      repayAmount,
    );
    expect([payNow, words?.includes('Pay now')]).toEqual([undefined, false]);
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
