import { logo } from './words.ts';

type Changes = { readonly [name: string]: unknown };

/** Returns an order as the service sends it, without the fields that it may leave out. */
export const order = (orderStatus: number | string, changes: Changes = {}) => ({
  orderStatus,
  noticeStatusText: 'Repayment due',
  noticeDesText: 'Please repay by 2026-05-04.',
  productName: 'Sample Peso Loan',
  productLogo: logo,
  userOrderDetail: {
    detail: [
      { text: 'Loan amount', value: '₱3,000.00' },
      { text: 'Total repayment', value: '₱3,200.00' },
      { text: 'Due date', value: '2026-05-04' },
    ],
  },
  telephone: '+63 2 8555 0199',
  ...changes,
});

/** Returns a recommended product as the service sends it. */
export const product = (name: string, changes: Changes = {}) => ({
  productId: name.toLowerCase().replaceAll(' ', '-'),
  logo,
  name,
  buttonText: 'Apply',
  clickable: 1,
  range: '50000',
  rangeDesc: 'Loan amount',
  rate: '0.05% a day',
  rateDesc: 'Interest rate',
  tags: ['Quick', 'No papers'],
  url: '',
  ...changes,
});

/** Recommended products; the last one cannot be chosen at the moment. */
export const products = [
  product('Sample Cash Now'),
  product('Sample Salary Loan', { tags: ['For employees'] }),
  product('Sample Store Loan', { clickable: 0, buttonText: 'Sold out' }),
];
