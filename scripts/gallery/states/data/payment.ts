import { ok } from '../answers.ts';
import { ofOrder, secondsAgo } from './kept.ts';
import { order } from './order.ts';

/** Returns the detail rows of an order in instalments, as the service sends them. */
export const instalments = (count: string, dueDate: string) => ({
  detail: [
    { text: 'Total repayment', value: '₱6,001.49' },
    { text: 'Instalment', value: count },
    { text: 'Due date', value: dueDate },
  ],
});

const wordsOf = ({ detail }: ReturnType<typeof instalments>) =>
  detail.map(({ text, value }) => ({ label: text, value }));

const orderWith = (count: string, dueDate: string) => ok(order(170, { userOrderDetail: instalments(count, dueDate) }));

/** The order before the payment below, after that payment has arrived, and after a rollover has. */
export const due = orderWith('2 of 4', '2026-05-04');
export const dueNext = orderWith('3 of 4', '2026-06-04');
export const dueLater = orderWith('2 of 4', '2026-05-18');

/** Returns the stored payment that an earlier page of the tab has started, when instalment 2 of 4 was due. */
export const sentPayment = (changes: { readonly [name: string]: unknown } = {}, agoSeconds = 60) => ({
  stored: {
    'payment:{order}': {
      ...ofOrder,
      way: 'card',
      amount: '150050',
      channel: '',
      reference: '90017',
      promised: '',
      isAccepted: 1,
      sentAtMs: secondsAgo(agoSeconds),
      before: {
        status: '170',
        statusText: 'Repayment due',
        statusDescription: 'Please repay by 2026-05-04.',
        details: wordsOf(instalments('2 of 4', '2026-05-04')),
      },
      ...changes,
    },
  },
});
