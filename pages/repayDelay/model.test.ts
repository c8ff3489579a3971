import { describe, expect, it } from 'vitest';
import { blindWatch, channelsAtHand } from '../../test/support/channels.ts';
import { opener, type TestPhone, testEnv } from '../../test/support/testEnv.ts';
import { testSandbox } from '../../test/support/testSandbox.ts';
import { untilKind } from '../../test/support/until.ts';
import { openAfterRollover } from './afterRollover.tsx';
import { createRepayDelay } from './model.ts';

const sandbox = testSandbox('for each');

const openWatch = () => blindWatch();

const opened = (search: string, phone: Partial<TestPhone> = {}) => {
  const platform = testEnv({ search, sandbox, ...phone });
  const hand = channelsAtHand();
  const loadAfterRollover = async () => ({ openWatch, openAfterRollover: hand.open });
  const model = createRepayDelay({ ...platform.env, loadAfterRollover });
  model.open();
  return { ...platform, ...hand, model };
};

describe('the delay page', () => {
  it('keeps no room free for a comparison whose part of the script does not come', async () => {
    const loadAfterRollover = () => Promise.reject(new Error('lost'));
    const open = opener(({ env }) => createRepayDelay({ ...env, loadAfterRollover }), { sandbox });
    const { model } = open('?userId=50015&orderId=174002&productId=2001');
    await untilKind(model.$view, 'ready');
    await expect.poll(() => model.$Sides.get()).toBeNull();
  });

  it('is compared with paying now, though it was read again in vain before that part of the script came', async () => {
    let isOnline = true;
    const service = {
      fetch: async (request: Request) => {
        if (!isOnline) throw new TypeError('Failed to fetch');
        return sandbox.fetch(request);
      },
    };
    const platform = testEnv({ search: '?userId=50015&orderId=174002&productId=2001', sandbox: service });
    let comes = () => {};
    const later = new Promise<void>((resolve) => {
      comes = resolve;
    });
    const loadAfterRollover = () => later.then(() => ({ openWatch, openAfterRollover }));
    const model = createRepayDelay({ ...platform.env, loadAfterRollover });
    model.open();
    await untilKind(model.$view, 'ready');
    isOnline = false;
    model.refresh();
    await expect.poll(() => model.$view.get()).toMatchObject({ status: 'stale' });
    isOnline = true;
    comes();
    await expect.poll(() => model.$Sides.get()).toBeTypeOf('function');
    expect(platform.calls.at(-1)?.path).toBe('/api/v3/installment/loan-play-detail');
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
  });
});
