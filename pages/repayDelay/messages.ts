import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('repayDelay', {
  title: 'Rollover repayment',
  next: 'Your next payment date is',
  choice: 'Before you roll over',
  notLess: 'This does not reduce what you owe for the loan itself.',
  payNow: 'Pay what is due instead',
  fee: 'Rollover fee {amount}',
  plan: 'Payment plan after the rollover',
});
