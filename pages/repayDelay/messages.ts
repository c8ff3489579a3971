import { defineMessages } from '../../shared/i18n/messages.ts';

export const repayDelayText = defineMessages('repayDelay', {
  title: 'Move your due date',
  next: 'Your next payment date is',
  choice: 'Before you roll over',
  payNow: 'Pay what is due instead',
  payNowAmount: 'Pay {amount} now instead',
  fee: 'Rollover fee {amount}',
  plan: 'Payment plan after rollover',
});
