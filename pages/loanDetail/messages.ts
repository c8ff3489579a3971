import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('loanDetail', {
  title: 'Order Details',
  repay: 'REPAY',
  repayment: 'Repayment',
  rollover: 'Rollover Repayment',
  short: 'Short of money?',
  again: 'Borrow Again',
  call: 'Call customer service',
});
