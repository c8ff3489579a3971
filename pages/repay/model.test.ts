import { describe, expect, it } from 'vitest';
import { channelsAtHand } from '../../test/support/channels.ts';
import { type TestPhone, testEnv } from '../../test/support/testEnv.ts';
import { testSandbox } from '../../test/support/testSandbox.ts';
import { untilKind } from '../../test/support/until.ts';
import { createRepay } from './model.ts';

const sandbox = testSandbox('for each');

const opened = (search: string, phone: Partial<TestPhone> = {}) => {
  const platform = testEnv({ search, sandbox, ...phone });
  const hand = channelsAtHand();
  const model = createRepay({ ...platform.env, loadAfterPlan: hand.loadAfterPlan });
  model.open();
  return { ...platform, ...hand, model };
};

describe('the period page', () => {
  it('is loading, then shows what is due on the order', async () => {
    const { model, clock } = opened('?userId=50011&orderId=170001&productId=2002');
    expect(model.$view.get()).toEqual({ kind: 'loading' });
    const view = await untilKind(model.$view, 'ready');
    expect(view).toMatchObject({ status: 'fresh', checkedAtMs: clock.now() });
    expect(view.data.plan).toMatchObject({
      repayAmount: 150_050,
      dueDate: '2026-12-06',
      productName: 'Sample Instalment Loan',
      hasTip: true,
      payCode: { title: 'Sample Wallet' },
    });
    expect(view.data.plan.details[0]).toEqual({ label: 'Amount of this instalment', value: '₱1,500.50' });
    expect(view.data.plan.channels.map(({ number }) => number)).toEqual(['90006', '90007', '90008', '90009']);
  });

  it('pays the whole amount due, and not a rollover', async () => {
    const { model, calls, moves, choose, channels } = opened('?userId=50014&orderId=174001&productId=2001');
    await untilKind(model.$view, 'ready');
    await choose(model, '90008');
    await channels().pay();
    expect(calls.at(-1)?.body).toEqual({
      productId: '2001',
      orderId: '174001',
      amount: '265075',
      channelNumber: '90008',
    });
    expect(moves).toHaveLength(1);
  });
});
