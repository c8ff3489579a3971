import { describe, expect, it } from 'vitest';
import { listCardNumbers, readAccountPrompt } from './boundAccounts.ts';

describe('whether an order asks for an account', () => {
  it.each([
    [{ orderStatus: 170, cardNeedPop: 1 }, true],
    [{ orderStatus: '170', cardNeedPop: '1' }, true],
    [{ orderStatus: 170, cardNeedPop: '0' }, false],
    [{ orderStatus: 170 }, false],
  ])('is read from %j', (data, asks) => {
    expect(readAccountPrompt.parse(data)).toBe(asks);
  });

  it.each([null, {}, [], 'text', { cardNeedPop: 0 }])('is unknown where %j is no order', (data) => {
    expect(readAccountPrompt.parse(data)).toBeUndefined();
  });

  it('is asked as an order is', () => {
    expect(readAccountPrompt.entry.path).toBe('/v3/loan-details/loan-details');
    expect(readAccountPrompt.payload({ productId: '2001', orderId: '170001' })).toEqual({
      productId: '2001',
      orderId: '170001',
    });
  });
});

describe('the numbers of the bound cards', () => {
  it('are read as they are shown', () => {
    const bankCards = [{ cardNo: '**** 1234' }, { cardNo: 5678 }, null, {}];
    expect(listCardNumbers.parse({ bankCards })).toEqual(['**** 1234', '5678', '', '']);
    expect(listCardNumbers.parse({ bankCards: [] })).toEqual([]);
  });

  it.each([null, {}, [], { bankCards: 'x' }])('are unknown where %j has no list', (data) => {
    expect(listCardNumbers.parse(data)).toBeUndefined();
  });

  it('are asked for as the ways to repay are', () => {
    expect(listCardNumbers.entry.path).toBe('/v2/{svc}/service/loan/repayment-way');
    expect(listCardNumbers.payload({ orderId: '170001' })).toEqual({ orderId: '170001' });
  });
});
