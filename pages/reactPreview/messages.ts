import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('reactPreview', {
  title: 'React components',
  amount: 'Amount',
  day: 'Pay on {day}',
  chart: 'Repayments of the last months',
});
