import { describe, expect, it } from 'vitest';
import { testEnv } from '../../test/support/testEnv.ts';
import { readCodeInfo } from '../api/endpoints/repaymentInfo.ts';
import { orderOf, showCode, storedCode } from './storedCode.ts';

const KEY = 'loan:default:repaymentInfo';
const wire = {
  orderId: '174002',
  productId: '2001',
  checkedAt: 5000,
  repayAmount: '320000',
  delayInfo: { title: 'Move the date', delayAmount: 48_000 },
  defDetail: { payCode: '71000000000123', title: 'Sample Wallet' },
};

const phoneWith = (data: unknown, search = '?orderId=174002&productId=2001') =>
  testEnv({ search, storage: new Map([[KEY, JSON.stringify({ v: 1, data })]]) }).env;

describe('a code to show', () => {
  it('is of the order that the address names, by either spelling of the product', () => {
    expect(orderOf(testEnv({ search: '?orderId=1&product_id=2' }).env)).toEqual({ orderId: '1', productId: '2' });
    expect(orderOf(testEnv({ search: '' }).env)).toEqual({ orderId: undefined, productId: undefined });
  });

  it('stands for the whole amount, else for the price of the rollover', () => {
    expect(showCode(readCodeInfo(wire), 5000)).toMatchObject({
      kind: 'ready',
      code: '71000000000123',
      total: '320000',
      checkedAtMs: 5000,
    });
    expect(showCode(readCodeInfo({ ...wire, repayAmount: undefined }), undefined)).toMatchObject({
      kind: 'ready',
      total: 48_000,
      checkedAtMs: undefined,
    });
  });

  it('may not be there', () => {
    expect(showCode(readCodeInfo({ ...wire, defDetail: null }), 5000)).toEqual({ kind: 'noCode' });
  });

  it('is of no use where it says no amount', () => {
    const info = readCodeInfo({ ...wire, repayAmount: '', delayInfo: null });
    expect(showCode(info, 5000)).toEqual({ kind: 'unknown', why: 'data' });
  });
});

describe('a stored code', () => {
  it('is shown with the moment of its answer', () => {
    expect(storedCode(phoneWith(wire))).toMatchObject({ kind: 'ready', total: '320000', checkedAtMs: 5000 });
  });

  it('is shown where the address names no order', () => {
    expect(storedCode(phoneWith(wire, ''))).toMatchObject({ kind: 'ready' });
  });

  it.each([
    ['another order', { ...wire, orderId: '1' }],
    ['another product', { ...wire, productId: '1' }],
    ['no order', { ...wire, orderId: undefined }],
    ['nothing', {}],
    ['no amount', { ...wire, repayAmount: null, delayInfo: {} }],
    ['a text', 'wire'],
  ])('counts as absent where it is of %s', (_, data) => {
    expect(storedCode(phoneWith(data))).toBeUndefined();
  });
});
