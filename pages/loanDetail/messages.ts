import { defineMessages } from '../../shared/i18n/messages.ts';

export const loanDetailText = defineMessages('loanDetail', {
  title: 'Order Details',
  repay: 'REPAY',
  repayment: 'Repayment',
  rollover: 'Rollover Repayment',
  short: 'Short of money?',
  again: 'Borrow Again',
});

export const orderRestText = defineMessages('orderRest', {
  more: 'Click to view more products',
  withdraw: 'Withdraw Now',
  withdrawTitle: 'About your loan',
  bankTitle: 'Bank account',
  tipsTitle: 'Kind tips',
  ok: 'OK',
  scoreTitle: 'How do you like our service?',
  thanks: 'Thank you',
  lowScore: 'We will work on it.',
  failed: 'We could not send this. Please try again.',
});

export const orderHubText = defineMessages('orderHub', {
  hub: 'More about this order',
  pay: 'Pay',
  loan: 'Your loan',
  account: 'Check your bank account',
  withdrawHow: 'Customer service tells you how to get your money.',
});
