import { ofOrder, secondsAgo } from './kept.ts';

/** The rows of an order in instalments, as the service answers them. */
export const instalments = (count: string, dueDate: string) => ({
  detail: [
    { text: 'Total repayment', value: '₱6,001.49' },
    { text: 'Instalment', value: count },
    { text: 'Due date', value: dueDate },
  ],
});

const wordsOf = ({ detail }: ReturnType<typeof instalments>) =>
  detail.map(({ text, value }) => ({ label: text, value }));

/** The payment that an earlier page of the tab has led to, before which instalment 2 of 4 was due. */
export const sentPayment = (changes: { readonly [name: string]: unknown } = {}, agoSeconds = 60) => ({
  stored: {
    payment: {
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
