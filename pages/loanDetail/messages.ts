import { defineMessages } from '../../shared/i18n/messages.ts';

export const loanDetailText = defineMessages('loanDetail', {
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
});

export const orderHubText = defineMessages('orderHub', {
  hub: 'More about this order',
  pay: 'Pay',
  loan: 'Your loan',
  account: 'Check your bank account',
  withdrawHow: 'Customer service tells you how to get your money.',
});

export const justTakenText = defineMessages('justTaken', {
  confirmed: 'Your loan is confirmed',
  requested: 'We have your request',
  arrives: 'Under our terms, your money arrives within {least} to {most} calendar days.',
  onlyPayment: 'One payment',
});
