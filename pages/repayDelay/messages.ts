import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('repayDelay', {
  title: 'Rollover repayment',
  next: 'Your next payment date is',
  choice: 'Before you roll over',
  now: 'Fee now',
  inAll: 'All payments of this plan',
  notLess: 'This does not reduce what you owe.',
  payNow: 'Pay what is due instead',
  plan: 'Payment plan after the rollover',
});
