import { expect, it } from 'vitest';
import { readOrder } from './readOrder.ts';
import { readOrderWords } from './readOrderWords.ts';

const answer = {
  orderStatus: 174,
  noticeStatusText: 'Due soon',
  noticeDesText: 'Your repayment is due on 2026-05-04.',
  productName: 'Sample Peso Loan',
  productLogo: '/images/logo.svg',
  userOrderDetail: { detail: [{ text: 'Total repayment', value: '₱3,100.00' }, {}, null] },
  telephone: '+63 900 000 0001',
  recProducts: [{ name: 'Sample Cash Now' }],
  playeduL: 'https://elsewhere.test/',
};

it('is the call that reads an order, for any order, with the spellings of its product that are given', () => {
  const key = { productId: '2001', orderId: '174001' };
  expect(readOrderWords.entry).toBe(readOrder.entry);
  expect(Object.entries(readOrderWords.payload(key))).toEqual(Object.entries(key));
  expect(readOrderWords.payload({ ...key, product_id: 'B' })).toEqual({ ...key, product_id: 'B' });
});

it('reads what the order says of itself just as the whole order is read, and no more', () => {
  const words = readOrderWords.parse(answer);
  expect(words).toEqual({
    status: '174',
    statusText: 'Due soon',
    statusDescription: 'Your repayment is due on 2026-05-04.',
    productName: 'Sample Peso Loan',
    productLogo: '/images/logo.svg',
    details: [{ label: 'Total repayment', value: '₱3,100.00' }],
    phone: '+63 900 000 0001',
  });
  expect(readOrder.parse(answer)).toMatchObject(words ?? {});
});

it.each([null, [], 'text', {}, { noticeStatusText: 'Due' }])('of %j nothing is known', (data) => {
  expect(readOrderWords.parse(data)).toBeUndefined();
});
