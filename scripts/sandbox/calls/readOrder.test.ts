import { describe, expect, it } from 'vitest';
import { borrowers } from '../seed/borrowers.ts';
import { call, callFor, sessionOf } from '../testBorrower.ts';
import { sandboxForAllTests } from '../testSandbox.ts';

describe('order details', () => {
  const sandbox = sandboxForAllTests();

  it.each(borrowers)('shows order $orderId in status $status', async ({ orderId, status, productName }) => {
    const { code, data } = await callFor(sandbox, orderId, 'readOrder');
    expect(code).toBe('00');
    expect(data).toMatchObject({ orderStatus: status, productName });
    expect(data.noticeStatusText).not.toBe('');
    expect(data.userOrderDetail.detail.length).toBeGreaterThan(0);
  });

  it('does not ask for a score again once it has one', async () => {
    expect((await callFor(sandbox, '170114', 'readOrder')).data.isScore).toBe('1');
    expect((await callFor(sandbox, '170114', 'rateStore', { score: 5 })).code).toBe('00');
    expect((await callFor(sandbox, '170114', 'readOrder')).data.isScore).toBe('0');
  });

  it('shows the late charges of an overdue order', async () => {
    const { data } = await callFor(sandbox, '180001', 'readOrder');
    expect(data.userOrderDetail.detail).toContainEqual({ text: 'Late charges', value: '₱2,250.00' });
    expect(data.userOrderDetail.detail).toContainEqual({ text: 'Days overdue', value: '5' });
  });

  it('refuses another product, and a call that names no order', async () => {
    const { orderId = '', productId: _, ...session } = sessionOf('170001');
    expect((await call(sandbox, 'readOrder', { ...session, orderId, productId: '9' })).code).toBe('4031');
    expect((await call(sandbox, 'readOrder', { ...session, orderId, product_id: '9' })).code).toBe('4031');
    expect((await call(sandbox, 'readOrder', session)).code).toBe('4000');
  });
});
