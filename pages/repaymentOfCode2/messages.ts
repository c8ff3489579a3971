import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('repaymentOfCode2', {
  title: 'Pay code',
  total: 'To pay',
  keepSlip: 'Please keep the deposit slip as proof of your payment.',
  steps: 'How to pay with this code',
});
