import { ok, secondsAgo } from '../State.ts';
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
  buttonText: 'Apply now',
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

const instalment = (at: number, state: string) => ({
  title: `Instalment ${at} of 4`,
  amount: at < 4 ? 150_050 : 149_999,
  dueDate: `2026-0${at + 2}-04`,
  state,
});

/** The plan of an order in four instalments, of which this one is due. */
export const planAt = (due: number, state = 'due') =>
  [1, 2, 3, 4].map((at) => instalment(at, at < due ? 'paid' : at > due ? 'coming' : state));

/** A payment that the service has booked. */
export const booked = (changes: Changes = {}) => ({
  id: 'P2',
  at: '2026-05-03T14:30:00+08:00',
  amount: 150_050,
  way: 'Sample Counter',
  reference: '7100001700012',
  purpose: 'repayment',
  ...changes,
});

/** Returns the answer of an order of which this instalment is due. */
export const orderWith = (due: number, changes: Changes) =>
  ok(
    order(170, {
      facts: {
        owner: 'Juan D., phone ending 4567',
        account: 'BPI account ending 7890',
        dueAmount: 150_050,
        totalLeft: due === 2 ? 450_149 : 300_049,
        plan: planAt(due),
        payments: [],
        ...changes,
      },
    }),
  );

/** The order before the payment below, after that payment has arrived, and after a rollover has. */
export const due = orderWith(2, { dueDate: '2026-05-04' });
export const dueNext = orderWith(3, { dueDate: '2026-06-04', payments: [booked()] });
export const dueLater = orderWith(2, {
  dueDate: '2026-05-18',
  payments: [booked({ amount: 48_000, purpose: 'rollover' })],
});

/** Returns the record of a payment that an earlier page has started, when instalment 2 of 4 was due. */
export const sentPayment = (changes: Changes = {}, agoSeconds = 60) => ({
  stored: {
    'payments:order:{order}': {
      atMs: secondsAgo(agoSeconds),
      payments: [
        {
          way: 'card',
          isRollover: 0,
          amount: '150050',
          place: '',
          reference: '90017',
          promisedDay: '',
          state: 'accepted',
          atMs: secondsAgo(agoSeconds),
          before: { status: '170', orderDue: '150050', orderDueDate: '2026-05-04', paymentIds: [] },
          ...changes,
        },
      ],
    },
  },
});

/** Changes to that record: the code of the plans was opened. */
export const codeOpened = { way: 'code', state: 'opened', place: 'Sample Wallet', reference: '71159216117041' };
