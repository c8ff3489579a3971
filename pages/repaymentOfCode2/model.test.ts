import { describe, expect, it } from 'vitest';
import type { CodeView } from '../../shared/features/repayment/storedCode.ts';
import { answering } from '../../test/support/answers.ts';
import { manualClock } from '../../test/support/manualClock.ts';
import { opener } from '../../test/support/testEnv.ts';
import { testSandbox } from '../../test/support/testSandbox.ts';
import { type CodeModel, createRepaymentOfCode2 } from './model.ts';

const KEY = 'loan:default:repaymentInfo';
const ofOrder = '?userId=50015&orderId=174002&productId=2001';
const NOW_MS = manualClock().now();
const info = {
  userId: '50015',
  orderId: '174002',
  productId: '2001',
  checkedAt: NOW_MS - 5000,
  repayAmount: 123_456,
  defDetail: { payCode: '7100' },
};
const stored = (data: unknown) => new Map([[KEY, JSON.stringify({ v: 1, data })]]);

const sandbox = testSandbox('for each');

const opened = opener(({ env }) => createRepaymentOfCode2(env), { sandbox });

const viewOf = async (model: CodeModel, kind: CodeView['kind']): Promise<CodeView> => {
  await expect.poll(() => model.$code.get()).toMatchObject({ kind });
  return model.$code.get();
};

describe('the page of a code', () => {
  it('is loading, then shows what the service says, and keeps it', async () => {
    const { model, calls, storage, clock } = opened(ofOrder);
    expect(model.$code.get()).toEqual({ kind: 'loading' });
    expect(await viewOf(model, 'ready')).toMatchObject({
      total: 320_000,
      code: expect.stringMatching(/^71\d{12}$/),
      checkedAtMs: clock.now(),
    });
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      ['/api/v3/installment/loan-play-detail', { productId: '2001', orderId: '174002' }],
    ]);
    expect(JSON.parse(storage.get(KEY) ?? '')).toMatchObject({
      v: 1,
      data: {
        userId: '50015',
        orderId: '174002',
        productId: '2001',
        defDetail: { payCode: expect.stringMatching(/^71\d{12}$/) },
        checkedAt: clock.now(),
      },
    });
  });

  it('says that the order has no code', async () => {
    const { model } = opened('?userId=50012&orderId=170002&productId=2001');
    expect(await viewOf(model, 'noCode')).toEqual({ kind: 'noCode' });
    expect(model.isRollover()).toBe(false);
  });

  it('is refused in the words of the service', async () => {
    const { model, toasts } = opened('?userId=50020&orderId=200002&productId=2001');
    const message = 'There is nothing to repay on this order.';
    expect(await viewOf(model, 'refused')).toMatchObject({ message });
    expect(toasts).toEqual([{ text: message, durationMs: 2000 }]);
  });

  it('is unknown without a line', async () => {
    const { model, moves } = opened(ofOrder, { fetch: answering() });
    expect(await viewOf(model, 'unknown')).toMatchObject({ kind: 'unknown', reason: 'offline' });
    expect(moves).toEqual([]);
  });

  it('leads to the order, and copies the code', async () => {
    const { model, copied } = opened(ofOrder, { storage: stored(info) });
    expect(model.orderAddress).toBe('/loanDetail?userId=50015&orderId=174002&productId=2001&product_id=2001');
    model.copy('7100');
    await expect.poll(() => copied).toEqual(['7100']);
  });
});
