import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('confirmOfPeriod', {
  title: 'Confirm your instalment loan',
  periods: 'Number of periods',
  firstPay: 'First payment',
  firstPeriod: 'First period',
});
