import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('repayDelay', {
  title: 'Rollover repayment',
  next: 'Your next payment date is',
  plan: 'Payment plan after the rollover',
});
