import { describe, expect, it } from 'vitest';
import { testEnv } from '../../test/support/testEnv.ts';
import { createRepaymentOfCode } from './model.ts';

const KEY = 'loan:default:repaymentInfo';
const ofOrder = '?orderId=174002&productId=2001';
const info = { orderId: '174002', productId: '2001', repayAmount: 320_000, defDetail: { payCode: '7100' } };

const opened = (search: string, data: unknown = info) => {
  const storage = new Map(data ? [[KEY, JSON.stringify({ v: 1, data })]] : []);
  const platform = testEnv({ search, storage });
  const model = createRepaymentOfCode(platform.env);
  return { ...platform, model };
};

describe('the earlier page of a code', () => {
  it('is loading, then shows the stored code without a call', () => {
    const { model, calls } = opened(ofOrder);
    expect(model.$view.get()).toEqual({ kind: 'loading' });
    model.open();
    expect(model.$view.get()).toMatchObject({ kind: 'ready', code: '7100', total: 320_000 });
    expect(calls).toEqual([]);
  });

  it.each([
    ['nothing is stored', undefined, { kind: 'noOrder' }],
    ['another order is', { ...info, orderId: '1' }, { kind: 'noOrder' }],
    ['the order has no code', { ...info, defDetail: null }, { kind: 'noCode' }],
    ['no amount is known', { ...info, repayAmount: null }, { kind: 'noOrder' }],
  ])('says so where %s', (_, data, view) => {
    const { model, calls } = opened(ofOrder, data ?? null);
    model.open();
    expect(model.$view.get()).toEqual(view);
    expect(calls).toEqual([]);
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
    expect(model.orderAddress).toBe('/loanDetail?orderId=174002&productId=2001&product_id=2001');
    model.copy('7100');
    await expect.poll(() => copied).toEqual(['7100']);
  });

  it('shows what the store says when the borrower comes back', () => {
    const { model, storage, comeBack } = opened(ofOrder);
    model.open();
    storage.clear();
    comeBack('revived');
    expect(model.$view.get()).toEqual({ kind: 'noOrder' });
    expect(model.stores).toEqual([model.$view]);
  });
});
