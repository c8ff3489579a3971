import { describe, expect, it } from 'vitest';
import { answering, success } from '../../test/support/answers.ts';
import { testEnv } from '../../test/support/testEnv.ts';
import { createRepaymentOfCode } from './model.ts';

const KEY = 'loan:default:repaymentInfo';
const ofOrder = '?userId=7&orderId=174002&productId=2001';
const plan = { repayAmount: 320_000, defDetail: { payCode: '7100' } };
const info = { ...plan, userId: '7', orderId: '174002', productId: '2001', checkedAt: 5000 };

const opened = (search: string) => {
  const storage = new Map([[KEY, JSON.stringify({ v: 1, data: info })]]);
  const platform = testEnv({ search, storage, nowMs: 6000, fetch: answering(success(plan)) });
  const model = createRepaymentOfCode(platform.env);
  return { ...platform, model };
};

describe('the earlier page of a code', () => {
  it('is loading, then shows the stored code, and asks once whether it still holds', async () => {
    const { model, calls } = opened(ofOrder);
    expect(model.$code.get()).toEqual({ kind: 'loading' });
    model.open();
    expect(model.$code.get()).toMatchObject({ kind: 'ready', code: '7100', total: 320_000, status: 'revalidating' });
    await expect.poll(() => model.$code.get()).toMatchObject({ status: 'fresh', checkedAtMs: 6000 });
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it.each([
    ['', '1'],
    ['&type=1', '1'],
    ['&type=2', '2'],
    ['&type=2&type=1', '2'],
    ['&type=9', '1'],
  ])('with %j in its address is of type %s', (extra, type) => {
    expect(opened(ofOrder + extra).model.type).toBe(type);
  });

  it('leads to the order, and copies the code', async () => {
    const { model, copied } = opened(ofOrder);
    expect(model.orderAddress).toBe('/loanDetail?userId=7&orderId=174002&productId=2001&product_id=2001');
    model.copy('7100');
    await expect.poll(() => copied).toEqual(['7100']);
  });
});
