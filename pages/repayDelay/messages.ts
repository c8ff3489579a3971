import { defineMessages } from '../../shared/i18n/messages.ts';

export const repayDelayText = defineMessages('repayDelay', {
  title: 'Rollover repayment',
  next: 'Your next payment date is',
  choice: 'Before you roll over',
  notLess: 'This does not reduce what you owe for the loan itself.',
  payNow: 'Pay what is due instead',
  fee: 'Rollover fee {amount}',
  plan: 'Payment plan after the rollover',
});

export const rolloverCompareText = defineMessages('rolloverCompare', {
  pay: 'Pay now',
  rollOver: 'Roll over',
  now: 'You pay now',
  later: 'Due later',
  newDate: 'New due date',
  inAll: 'In all',
  less: '{amount} less',
  more: '{amount} more',
});
